"""Tunes the policy's weights from nothing by self-play: separable CMA-ES on deals from hashed seeds.

A run is a list of numbers that goes into JSON after each generation, so it can stop and go on; the same seed gives
the same weights, whatever the number of threads. Needs numpy (the extra `lab`).
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from dethrone.players.regicide.policy import WEIGHTS, Policy, policy_games
from dethrone.regicide.position import Position

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
class Tuning:
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
    def fresh(cls, names: Sequence[str], base: dict[str, float], seed: int, **settings: float) -> Tuning:
        """A run that starts at given weights."""
        tuning = cls(list(names), dict(base), seed)
        for name, setting in settings.items():
            setattr(tuning, name, setting)
        tuning.mean = [base[name] for name in names]
        tuning.spread = [max(0.3, abs(base[name]) * 0.5) for name in names]
        tuning.variance = [1.0] * len(names)
        tuning.path = [0.0] * len(names)
        tuning.step_path = [0.0] * len(names)
        return tuning

    @property
    def weights(self) -> dict[str, float]:
        """The weights in the middle of the search distribution."""
        return {**self.base, **dict(zip(self.names, self.mean, strict=True))}

    def first_seed(self) -> int:
        """The first deal of the generation to come: each generation has deals of its own."""
        return self.seed + self.generation * self.games


def load_tuning(path: Path) -> Tuning:
    """A run from its file."""
    return Tuning(**json.loads(path.read_text("utf-8")))


def save_tuning(tuning: Tuning, path: Path) -> None:
    """Write a run so that an interruption never leaves half a file."""
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(asdict(tuning), indent=1), "utf-8")
    draft.replace(path)


def tune(
    tuning: Tuning,
    rules: Position,
    generations: int,
    *,
    threads: int = 2,
    state: Path | None = None,
    report: Callable[[Tuning], None] | None = None,
) -> Tuning:
    """Bring a run up to a number of generations; after each the state is saved and reported."""
    with ThreadPoolExecutor(threads) as pool:
        while tuning.generation < generations:
            advance(tuning, rules, pool)
            if state:
                save_tuning(tuning, state)
            if report:
                report(tuning)
    return tuning


def advance(tuning: Tuning, rules: Position, pool: ThreadPoolExecutor) -> None:
    """One generation: try points around the mean on the same deals, and move towards the better half."""
    noise = np.random.default_rng([tuning.seed, tuning.generation]).standard_normal(
        (tuning.width, len(tuning.names))
    )
    deviation = np.sqrt(np.array(tuning.variance))
    points = np.array(tuning.mean) + tuning.step * np.array(tuning.spread) * deviation * noise
    results = list(pool.map(lambda point: try_point(tuning, rules, point), points))
    order = np.argsort([-fitness for fitness, _ in results], kind="stable")[: tuning.width // 2]
    tuning.fitness = float(np.mean([results[i][0] for i in order]))
    tuning.won = float(np.mean([results[i][1] for i in order]))
    move_distribution(tuning, noise[order], deviation)
    tuning.generation += 1


def try_point(tuning: Tuning, rules: Position, point: Floats) -> tuple[float, float]:
    """Fitness and share of wins of a point."""
    weights = {**tuning.base, **dict(zip(tuning.names, point.tolist(), strict=True))}
    wins, fitness, _ = policy_games(Policy(weights), rules, tuning.games, tuning.first_seed())
    return fitness / tuning.games, wins / tuning.games


def move_distribution(tuning: Tuning, best: Floats, deviation: Floats) -> None:
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
    tuning.mean = (np.array(tuning.mean) + tuning.step * np.array(tuning.spread) * moved).tolist()
    step_path = (1 - step_rate) * np.array(tuning.step_path)
    step_path += math.sqrt(step_rate * (2 - step_rate) * effective) * drift
    length = float(np.linalg.norm(step_path))
    settled = length / math.sqrt(1 - (1 - step_rate) ** (2 * (tuning.generation + 1)))
    path = (1 - path_rate) * np.array(tuning.path)
    if settled < (1.4 + 2 / (size + 1)) * expected:
        path += math.sqrt(path_rate * (2 - path_rate) * effective) * moved
    variance = (1 - one_rate - many_rate) * np.array(tuning.variance) + one_rate * path**2
    variance += many_rate * (shares @ (deviation * best) ** 2)
    tuning.step *= math.exp(step_rate / damping * (length / expected - 1))
    tuning.step_path, tuning.path, tuning.variance = step_path.tolist(), path.tolist(), variance.tolist()


def how_made(tuning: Tuning, players: int, rules: str) -> dict[str, object]:
    """What a weights file says of its origin."""
    command = f"dethrone lab tune --players {players} --rules {rules} --generations {tuning.generation}"
    last = tuning.seed + tuning.generation * tuning.games - 1
    return {"players": players, "rules": rules, "command": command, "seeds": [tuning.seed, last]}
