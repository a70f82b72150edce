"""Tunes the policy's weights from nothing by self-play: separable CMA-ES on deals from hashed seeds.

A run is a list of numbers that goes into JSON after each generation, so it can stop and go on; the same seed gives
the same weights, whatever the number of threads. Needs numpy (the extra `lab`).
"""

from __future__ import annotations

import json
import math
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from dethrone.players.regicide.policy import WEIGHTS, Policy, policy_games
from dethrone.players.regicide.weights import policy_weights, save_policy
from dethrone.regicide.position import Position
from dethrone.regicide.rules import Rules

Floats = npt.NDArray[np.float64]

SOLO_ONLY = ("flip", "flip_worth", "flip_margin")
JESTER_ONLY = ("jester", "jester_immune", "jester_again", "name_cards", "name_self")
ORDER_ONLY = ("want", "unwilling", "name_keen", "name_unwilling")
TABLE_ONLY = ("yielding", "yield_count", "yield_again", "next_short")


def weights_that_matter(rules: Position) -> list[str]:
    """The weights that can change a move under the rules of a position."""
    idle: set[str] = set()
    if rules.players > 1 or not rules.solo_flips:
        idle.update(SOLO_ONLY)
    if rules.players == 1:
        idle.update(TABLE_ONLY)
    if not rules.jesters:
        idle.update(JESTER_ONLY)
    if not rules.open_order or rules.players == 1:
        idle.update(ORDER_ONLY)
    return [name for name in WEIGHTS if name not in idle]


@dataclass
class Run:
    """A tuning run as it stands: where the search distribution is, and how it was led there."""

    names: list[str]
    base: dict[str, float]
    seed: int
    games: int = 3000
    width: int = 18
    step: float = 0.35
    generation: int = 0
    mean: list[float] = field(default_factory=list)
    spread: list[float] = field(default_factory=list)
    variance: list[float] = field(default_factory=list)
    path: list[float] = field(default_factory=list)
    step_path: list[float] = field(default_factory=list)
    fitness: float = 0.0
    won: float = 0.0

    @classmethod
    def fresh(cls, names: Sequence[str], base: dict[str, float], seed: int, **settings: float) -> Run:
        """A run that starts at given weights."""
        run = cls(list(names), dict(base), seed)
        for name, setting in settings.items():
            setattr(run, name, setting)
        run.mean = [base[name] for name in names]
        run.spread = [max(0.3, abs(base[name]) * 0.5) for name in names]
        run.variance = [1.0] * len(names)
        run.path = [0.0] * len(names)
        run.step_path = [0.0] * len(names)
        return run

    @property
    def weights(self) -> dict[str, float]:
        """The weights in the middle of the search distribution."""
        return {**self.base, **dict(zip(self.names, self.mean, strict=True))}

    def first_seed(self) -> int:
        """The first deal of the generation to come: each generation has deals of its own."""
        return self.seed + self.generation * self.games


def load_run(path: Path) -> Run:
    """A run from its file."""
    return Run(**json.loads(path.read_text("utf-8")))


def save_run(run: Run, path: Path) -> None:
    """Write a run so that an interruption never leaves half a file."""
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(asdict(run), indent=1), "utf-8")
    draft.replace(path)


def tune(
    run: Run,
    rules: Position,
    generations: int,
    *,
    threads: int = 2,
    state: Path | None = None,
    report: Callable[[Run], None] | None = None,
) -> Run:
    """Bring a run up to a number of generations; after each the state is saved and reported."""
    with ThreadPoolExecutor(threads) as pool:
        while run.generation < generations:
            advance(run, rules, pool)
            if state:
                save_run(run, state)
            if report:
                report(run)
    return run


def advance(run: Run, rules: Position, pool: ThreadPoolExecutor) -> None:
    """One generation: try points around the mean on the same deals, and move towards the better half."""
    noise = np.random.default_rng([run.seed, run.generation]).standard_normal((run.width, len(run.names)))
    deviation = np.sqrt(np.array(run.variance))
    points = np.array(run.mean) + run.step * np.array(run.spread) * deviation * noise
    results = list(pool.map(lambda point: try_point(run, rules, point), points))
    order = np.argsort([-fitness for fitness, _ in results], kind="stable")[: run.width // 2]
    run.fitness = float(np.mean([results[i][0] for i in order]))
    run.won = float(np.mean([results[i][1] for i in order]))
    move_distribution(run, noise[order], deviation)
    run.generation += 1


def try_point(run: Run, rules: Position, point: Floats) -> tuple[float, float]:
    """Fitness and share of wins of a point."""
    weights = {**run.base, **dict(zip(run.names, point.tolist(), strict=True))}
    wins, fitness, _ = policy_games(Policy(weights), rules, run.games, run.first_seed())
    return fitness / run.games, wins / run.games


def move_distribution(run: Run, best: Floats, deviation: Floats) -> None:
    """The update of separable CMA-ES (Ros and Hansen, 2008) from the better half, best first."""
    parents, size = best.shape
    shares = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
    shares /= shares.sum()
    effective = 1.0 / float((shares**2).sum())
    step_rate = (effective + 2) / (size + effective + 5)
    damping = 1 + step_rate + 2 * max(0.0, math.sqrt((effective - 1) / (size + 1)) - 1)
    path_rate = (4 + effective / size) / (size + 4 + 2 * effective / size)
    one_rate = 2 / ((size + 1.3) ** 2 + effective) * (size + 2) / 3
    many_rate = 2 * (effective - 2 + 1 / effective) / ((size + 2) ** 2 + effective) * (size + 2) / 3
    many_rate = min(1 - one_rate, many_rate)
    expected = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))

    drift = shares @ best
    moved = deviation * drift
    run.mean = (np.array(run.mean) + run.step * np.array(run.spread) * moved).tolist()
    step_path = (1 - step_rate) * np.array(run.step_path)
    step_path += math.sqrt(step_rate * (2 - step_rate) * effective) * drift
    length = float(np.linalg.norm(step_path))
    settled = length / math.sqrt(1 - (1 - step_rate) ** (2 * (run.generation + 1)))
    path = (1 - path_rate) * np.array(run.path)
    if settled < (1.4 + 2 / (size + 1)) * expected:
        path += math.sqrt(path_rate * (2 - path_rate) * effective) * moved
    variance = (1 - one_rate - many_rate) * np.array(run.variance) + one_rate * path**2
    variance += many_rate * (shares @ (deviation * best) ** 2)
    run.step *= math.exp(step_rate / damping * (length / expected - 1))
    run.step_path, run.path, run.variance = step_path.tolist(), path.tolist(), variance.tolist()


def main(words: Sequence[str] | None = None) -> None:
    """`python -m dethrone.players.regicide.tune 2 --generations 300 --out policy-2.json`"""
    parser = ArgumentParser(description="Tune the policy's weights from nothing.")
    parser.add_argument("players", type=int)
    parser.add_argument("--rules", default="official")
    parser.add_argument("--generations", type=int, default=250)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--only", nargs="*", help="tune only these weights, starting from those that ship")
    parser.add_argument(
        "--state", type=Path, help="where the run is kept after each generation, to go on from"
    )
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args(words)
    rules = Rules.parse(options.rules).position(options.players)
    if options.state and options.state.exists():
        run = load_run(options.state)
    else:
        base = policy_weights(options.players) if options.only else WEIGHTS
        run = Run.fresh(options.only or weights_that_matter(rules), base, options.players * 10_000_000)
    tune(run, rules, options.generations, threads=options.threads, state=options.state, report=tell)
    save_policy(options.out, run.weights, how_made(run, options.players, options.rules))


def tell(run: Run) -> None:
    """Print how a run stands."""
    print(
        f"generation {run.generation}: {100 * run.won:.1f} % won by the better half, step {run.step:.3f}",
        flush=True,
    )


def how_made(run: Run, players: int, rules: str) -> dict[str, object]:
    """What a weights file says of its origin."""
    command = f"dethrone lab tune --players {players} --rules {rules} --generations {run.generation}"
    last = run.seed + run.generation * run.games - 1
    return {"players": players, "rules": rules, "command": command, "seeds": [run.seed, last]}


if __name__ == "__main__":
    main()
