"""Learn a game by masked PPO on the vector environment, in NumPy alone; draw the curve beside random and greedy.

    python examples/masked_ppo.py --minutes 10 --seed 1 --plot curve.png

One net plays all seats, each from its own view. The reward is shaped: what part of all royals' health an action beat,
and 1 or -1 at the end. What is drawn is that part for whole games, by the most likely action on deals not learnt from.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dethrone import games, players
from dethrone.envs.playing import batch
from dethrone.envs.vector import BatchEnv

Array = NDArray[Any]
HIDDEN, STEPS, GAMES, EPOCHS, PARTS = 128, 32, 512, 2, 16
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.999, 0.95, 0.2, 0.005, 1e-3
TEST_SEED, TEST_GAMES = 2**40, 512


class Net:
    """Two layers, then a head for actions and one for the value; Adam does the learning."""

    def __init__(self, inputs: int, actions: int, chooser: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        scales = [1.4, 1.4, 0.01, 1.0]
        self.weights = [
            (chooser.standard_normal(size) * scale / np.sqrt(size[0])).astype(np.float32)
            for size, scale in zip(sizes, scales, strict=True)
        ]
        self.weights += [np.zeros(size[1], np.float32) for size in sizes]
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, tuple[Array, Array, Array]]:
        """Chances of the actions, the value, and what the way back needs."""
        w1, w2, wa, wv, b1, b2, ba, bv = self.weights
        x = np.log1p(seen.astype(np.float32))
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        logits = np.where(masks > 0, h2 @ wa + ba, np.float32(-1e9))
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return chances, (h2 @ wv + bv)[:, 0], (x, h1, h2)

    def learn(self, layers: tuple[Array, Array, Array], to_logits: Array, to_value: Array) -> None:
        """One step against the gradients at the two heads."""
        x, h1, h2 = layers
        _, w2, wa, wv, *_ = self.weights
        to_value = to_value[:, None]
        to_h2 = (to_logits @ wa.T + to_value @ wv.T) * (h2 > 0)
        to_h1 = (to_h2 @ w2.T) * (h1 > 0)
        grads = [x.T @ to_h1, h1.T @ to_h2, h2.T @ to_logits, h2.T @ to_value]
        grads += [to_h1.sum(0), to_h2.sum(0), to_logits.sum(0), to_value.sum(0)]
        norm = np.sqrt(sum(float((grad**2).sum()) for grad in grads))
        self.updates += 1
        for i, steep in enumerate(grads):
            grad = steep * min(1.0, 0.5 / (norm + 1e-8))
            self.first[i] += 0.1 * (grad - self.first[i])
            self.second[i] += 0.001 * (grad**2 - self.second[i])
            mean = self.first[i] / (1 - 0.9**self.updates)
            spread = self.second[i] / (1 - 0.999**self.updates)
            self.weights[i] -= RATE * mean / (np.sqrt(spread) + 1e-5)


def drawn(chances: Array, chooser: np.random.Generator) -> Array:
    """An action for each game, as likely as the net finds it; never one without any chance.

    A draw may be exactly 0, and so near 1 that its product is rounded to the whole sum: a place is within the sums.
    """
    sums = chances.cumsum(1)
    whole = sums[:, -1:]
    places = np.minimum(chooser.random(whole.shape, dtype=np.float32) * whole, np.nextafter(whole, 0))
    found: Array = (sums <= places).sum(1)
    return found


class Rollout:
    """What some steps of all games brought."""

    def __init__(self, envs: BatchEnv) -> None:
        count = envs.num_envs
        self.seen = np.zeros((STEPS, count, envs.batch.width), np.int16)
        self.masks = np.zeros((STEPS, count, envs.batch.actions), np.int8)
        self.actions = np.zeros((STEPS, count), np.int64)
        self.chances, self.rewards, self.ends = (np.zeros((STEPS, count), np.float32) for _ in range(3))
        self.values = np.zeros((STEPS + 1, count), np.float32)

    def play(self, envs: BatchEnv, net: Net, chooser: np.random.Generator) -> None:
        """Go on with all games."""
        for step in range(STEPS):
            self.seen[step], self.masks[step] = envs.observations, envs.masks
            chances, self.values[step], _ = net.forward(self.seen[step], self.masks[step])
            self.actions[step] = drawn(chances, chooser)
            self.chances[step] = chances[np.arange(len(chances)), self.actions[step]]
            _, self.rewards[step], self.ends[step], _, _ = envs.step(self.actions[step])
        self.values[STEPS] = net.forward(envs.observations, envs.masks)[1]

    def advantages(self) -> Array:
        """How much better each action was than expected (GAE)."""
        found, later = np.zeros_like(self.rewards), np.zeros(self.rewards.shape[1], np.float32)
        for step in reversed(range(STEPS)):
            goes_on = 1 - self.ends[step]
            surprise = self.rewards[step] + GAMMA * goes_on * self.values[step + 1] - self.values[step]
            found[step] = later = surprise + GAMMA * LAMBDA * goes_on * later
        return found


def improve(net: Net, rollout: Rollout, chooser: np.random.Generator) -> None:
    """PPO's clipped steps over everything that was played."""
    gains = rollout.advantages()
    returns = (gains + rollout.values[:-1]).reshape(-1)
    seen, masks = (rows.reshape(len(returns), -1) for rows in (rollout.seen, rollout.masks))
    actions, before = rollout.actions.reshape(-1), rollout.chances.reshape(-1)
    gains = gains.reshape(-1)
    for _ in range(EPOCHS):
        for part in np.array_split(chooser.permutation(len(returns)), PARTS):
            chances, values, layers = net.forward(seen[part], masks[part])
            rows = np.arange(len(part))
            gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-8)
            ratio = chances[rows, actions[part]] / before[part]
            is_free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            to_logits = chances * (gain * ratio * is_free)[:, None]
            to_logits[rows, actions[part]] -= gain * ratio * is_free
            logs = np.log(chances + 1e-12)
            to_logits += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
            net.learn(layers, to_logits / len(part), (values - returns[part]) / len(part))


# ---------------------------------------------------------------- measuring
def tested(
    net: Net | None, game: str, seats: int, rules: str, chooser: np.random.Generator
) -> tuple[float, float]:
    """The part beaten and the share won over deals that nobody learnt from; without a net at random."""
    envs = BatchEnv(TEST_GAMES, game, seats, rules, shaped=True, copy=False)
    envs.reset(seed=TEST_SEED)
    totals, is_done = np.zeros(TEST_GAMES), np.zeros(TEST_GAMES, np.bool_)
    won = np.zeros(TEST_GAMES, np.bool_)
    while not is_done.all():
        if net is None:
            actions = drawn(envs.masks / envs.masks.sum(1, keepdims=True), chooser)
        else:
            actions = net.forward(envs.observations, envs.masks)[0].argmax(1)
        _, rewards, ends, _, _ = envs.step(actions)
        totals += rewards * ~is_done
        won |= ends & ~is_done & (rewards > 0.5)
        is_done |= ends
    return float((totals - np.where(won, 1, -1)).mean()), float(won.mean())


def roster_tested(name: str, game: str, seats: int, rules: str) -> tuple[float, float]:
    """The same for a player of the roster, on the same deals."""
    one, deals = batch(game, seats, rules, shaping=1.0), batch(game, seats, rules, TEST_GAMES)
    deals.seed(TEST_SEED)
    beaten = won = 0.0
    for deal in deals.seeds:
        one.deal(deal)
        bots = [players.player(name, game=game, seed=seat) for seat in range(seats)]
        total = 0.0
        while (seat := one.decider()) is not None:
            total += one.play(one.number(bots[seat].choose(one.view(seat))))
        won += one.is_won()
        beaten += total - (1 if one.is_won() else -1)
    return beaten / TEST_GAMES, won / TEST_GAMES


def learn(options: argparse.Namespace) -> dict[str, Any]:
    """Learn for so long; answers the curve and what it is compared with."""
    chooser = np.random.default_rng(options.seed)
    envs = BatchEnv(GAMES, options.game, options.players, options.rules, shaped=True, copy=False)
    envs.reset(seed=options.seed)
    net, rollout = Net(envs.batch.width, envs.batch.actions, chooser), Rollout(envs)
    table = (options.game, options.players, options.rules)
    curve: list[tuple[int, float, float]] = []
    began, steps, next_test = time.process_time(), 0, 0.0
    while (spent := time.process_time() - began) < 60 * options.minutes:
        if spent >= next_test:
            curve.append((steps, *tested(net, *table, chooser)))
            print(
                f"{spent:5.0f} s  {steps:9,} steps  beaten {curve[-1][1]:.3f}  won {curve[-1][2]:.3f}",
                flush=True,
            )
            next_test = spent + 60 * options.minutes / 30
        rollout.play(envs, net, chooser)
        improve(net, rollout, chooser)
        steps += STEPS * GAMES
    curve.append((steps, *tested(net, *table, chooser)))
    return {
        "curve": curve,
        "random": tested(None, *table, chooser),
        "greedy": roster_tested("greedy", *table),
    }


def told(found: dict[str, Any]) -> None:
    """The last point of the curve beside what it is compared with."""
    rows = {"random": found["random"], "greedy": found["greedy"], "learnt": found["curve"][-1][1:]}
    for name, (beaten, won) in rows.items():
        print(f"{name:7} beaten {beaten:.3f}  won {won:.3f}  ({TEST_GAMES} games)")


def draw(found: dict[str, Any], options: argparse.Namespace, name: str = "masked PPO") -> None:
    """The curve as a small picture."""
    import matplotlib.pyplot as plt  # noqa: PLC0415 (only a picture needs it)

    steps, beaten, _ = zip(*found["curve"], strict=True)
    figure, axes = plt.subplots(figsize=(5, 3.2))
    axes.plot([step / 1e6 for step in steps], beaten, color="#a8201a", label=name)
    for other, style in (("greedy", "--"), ("random", ":")):
        axes.axhline(found[other][0], color="#1d1a16", linestyle=style, label=other)
    axes.set_xlabel("steps, millions")
    axes.set_ylabel("royals' health beaten")
    axes.set_title(f"{options.game}, {options.players} player(s), seed {options.seed}", fontsize=9)
    axes.legend(fontsize=8, loc=(0.56, 0.14))
    figure.tight_layout()
    figure.savefig(options.plot, dpi=90)


def main() -> None:
    """Learn, print, draw."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="regicide")
    parser.add_argument("--players", type=int, help="default: as few as the game is for")
    parser.add_argument("--rules", default="")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    options.players = options.players or games.kind(options.game).players[0]
    found = learn(options)
    told(found)
    if options.json:
        options.json.write_text(json.dumps(found), "utf-8")
    if options.plot:
        draw(found, options)


if __name__ == "__main__":
    main()
