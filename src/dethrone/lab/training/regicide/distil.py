"""Trains the quick player's net: rounds of its own games, judged by the search, and a fit to all of them. Needs numpy.

The first round is played by the policy or by a net to go on from, each later one by the net of the round before, so the
net is taught where its own play leads it. What is played is kept in a folder, part by part, and a round whose net is
there is not repeated: a training can stop and go on. The same plan gives the same net to the byte.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.crew import hired
from dethrone.lab.training.curve import Curve
from dethrone.lab.training.regicide.selfplay import Student
from dethrone.lab.training.regicide.teach import Lesson, Lessons, joined, quick_of, replayed, teach
from dethrone.players.regicide.quick import quick_games, shape
from dethrone.players.regicide.weights import (
    HOME,
    how_made,
    net_numbers,
    policy_weights,
    quick_numbers,
    save_quick,
)
from dethrone.regicide.rules import OFFICIAL

Floats = npt.NDArray[np.float32]
Halves = npt.NDArray[np.float16]
Report = Callable[[str], None]
TRIED_FROM = 900_000_000  # deals on which the net of each round is tried


@dataclass(frozen=True, kw_only=True)
class Course:
    """How the net is fitted to what the teacher said."""

    epochs: int = 4
    batch: int = 256  # decisions
    rate: float = 2e-3
    decay: float = 1e-5
    heat: float = 0.03  # worth by which a move must be better to be called the better one


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A whole training."""

    players: int
    rounds: int = 6
    games: int = 2500
    part: int = 50
    processes: int = 2
    start: Path | None = None  # a net to go on from, perhaps one for more players
    tried: int = 2000  # games in which the net of each round is tried
    lesson: Lesson = field(default_factory=Lesson)
    course: Course = field(default_factory=Course)

    def seed(self, number: int) -> int:
        """The number of a round's first game."""
        return 200_000_000 + 20_000_000 * self.players + 500_000 * number

    def file(self, number: int) -> str:
        """The name of a round's net: the last one is fitted for longer, so it is not that of a longer plan."""
        return f"quick-{number}-last.json" if number + 1 == self.rounds else f"quick-{number}.json"

    @property
    def command(self) -> str:
        """What to type for this plan."""
        command = f"dethrone lab train --net quick --players {self.players} --rounds {self.rounds} --games {self.games}"
        return command if self.start is None else f"{command} --start {self.start.name}"

    def made(self, rounds: int) -> dict[str, object]:
        """What a net's file says of its origin."""
        seeds = [[self.seed(number), self.seed(number) + self.games - 1] for number in range(rounds)]
        made = {"players": self.players, "rules": "official", "command": self.command, "seeds": seeds}
        return made if self.start is None else {**made, "before": how_made(self.start)}


@dataclass
class Rows:
    """Decisions as the net sees them: a long row each, and short ones for the moves that were judged."""

    known: Halves
    moves: Halves
    counts: npt.NDArray[np.int64]
    values: Floats

    def __len__(self) -> int:
        return len(self.counts)


def train(plan: Plan, folder: Path, report: Report = print) -> array[float]:
    """Follow a plan to its end; the nets of its rounds lie in the folder."""
    curve = Curve(folder)
    net = None if plan.start is None else quick_numbers(plan.start)
    learned: list[Rows] = []
    for number in range(plan.rounds):
        lessons = taught(plan, number, net, folder / str(number), report)
        learned.append(rows_of(lessons, plan.players))
        path = folder / plan.file(number)
        if not path.exists():
            rows = joined_rows(learned)
            fit = Fit(net, seed=plan.seed(number), course=plan.course)
            loss = fit.run(rows, final=number + 1 == plan.rounds)
            save_quick(path, fit.numbers(), plan.made(number + 1))
            won = share_won(plan, quick_numbers(path))
            curve.add(str(number), won=won, loss=loss)
            report(
                f"round {number}: {len(rows)} decisions, loss {loss:.4f}, {100 * won:.1f} % of {plan.tried} games won"
            )
        net = quick_numbers(path)
    assert net is not None
    return net


def share_won(plan: Plan, numbers: array[float]) -> float:
    """The share of games that a net wins."""
    quick = quick_of(policy_weights(plan.players), numbers)
    return quick_games(quick, OFFICIAL.position(plan.players), plan.tried, TRIED_FROM)[0] / plan.tried


def taught(plan: Plan, number: int, net: array[float] | None, folder: Path, report: Report) -> Lessons:
    """The games of a round in parts; those that lie in the folder are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    starts = range(plan.seed(number), plan.seed(number) + plan.games, plan.part)
    missing = [start for start in starts if not (folder / f"{start}.npz").exists()]
    teacher = Student(policy_weights(plan.players), net_numbers(HOME / f"net-{plan.players}.json"))
    rules = OFFICIAL.position(plan.players)
    with hired(plan.processes) as pool:
        jobs = [
            pool.submit(teach, teacher, net, rules, plan.lesson, range(start, start + plan.part))
            for start in missing
        ]
        for start, job in zip(missing, jobs, strict=True):
            save_lessons(folder / f"{start}.npz", job.result())
            report("")
    return joined([read_lessons(folder / f"{start}.npz") for start in starts])


def save_lessons(path: Path, lessons: Lessons) -> None:
    """Write lessons so that an interruption never leaves half a file."""
    draft = path.with_suffix(".new")
    with draft.open("wb") as file:
        np.savez(file, **lessons.parts())  # type: ignore[arg-type]
    draft.replace(path)


def read_lessons(path: Path) -> Lessons:
    """Lessons from their file."""
    with np.load(path) as stored:
        return Lessons(**stored)


def rows_of(lessons: Lessons, players: int) -> Rows:
    """What the net sees of lessons."""
    inputs, move_inputs, _, _ = shape()
    quick = quick_of(policy_weights(players), array("f", bytes(4 * count())))
    known = np.empty((len(lessons.counts), inputs), np.float16)
    moves = np.empty((len(lessons.choices), move_inputs), np.float16)
    at = 0
    for i, (position, choices) in enumerate(replayed(lessons, OFFICIAL.position(players))):
        long, short = quick.rows(position, choices)
        known[i] = np.frombuffer(long, np.float32)
        moves[at : at + len(choices)] = np.frombuffer(short, np.float32).reshape(-1, move_inputs)
        at += len(choices)
    return Rows(known, moves, lessons.counts, lessons.values)


def joined_rows(parts: Sequence[Rows]) -> Rows:
    """Several sets of rows as one."""
    return Rows(
        np.concatenate([part.known for part in parts]),
        np.concatenate([part.moves for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.values for part in parts]),
    )


def count() -> int:
    """How many numbers a net has."""
    inputs, move_inputs, first, second = shape()
    return (inputs + move_inputs + 1) * first + first * second + 2 * second


class Fit:
    """The net being fitted by Adam: the better a move is, the higher its answer among those of its decision."""

    def __init__(self, start: Sequence[float] | None, seed: int, course: Course) -> None:
        inputs, move_inputs, first, second = shape()
        self.shapes = [(inputs, first), (move_inputs, first), (first,), (first, second), (second,), (second,)]
        self.random = np.random.default_rng(seed)
        self.course = course
        scales = [0.15, 0.15, 0.0, (2 / first) ** 0.5, 0.0, 0.15]
        if start is None:
            self.layers: list[Floats] = [
                (self.random.standard_normal(size) * scale).astype(np.float32)
                for size, scale in zip(self.shapes, scales, strict=True)
            ]
        else:
            cuts = np.cumsum([int(np.prod(size)) for size in self.shapes])[:-1]
            parts = np.split(np.array(start, np.float32), cuts)
            self.layers = [part.reshape(size).copy() for part, size in zip(parts, self.shapes, strict=True)]
        self.steps = 0
        self.means = [np.zeros(size, np.float32) for size in self.shapes]
        self.squares = [np.zeros(size, np.float32) for size in self.shapes]

    def numbers(self) -> array[float]:
        """The weights in the order in which the player takes them."""
        return array("f", np.concatenate([layer.ravel() for layer in self.layers]).tolist())

    def run(self, rows: Rows, *, final: bool) -> float:
        """Some passes over all decisions, twice as many for the last net; the loss of the last pass."""
        course = self.course
        epochs = 2 * course.epochs if final else course.epochs
        firsts = np.concatenate([[0], np.cumsum(rows.counts)])
        batches = max(1, len(rows) // course.batch)
        rates = iter(np.linspace(course.rate, course.rate * 0.02, epochs * batches).tolist())
        loss = 0.0
        for _ in range(epochs):
            loss = 0.0
            order = self.random.permutation(len(rows))
            for i in range(batches):
                chosen = np.sort(order[i * course.batch : (i + 1) * course.batch])
                counts = rows.counts[chosen]
                places = np.repeat(firsts[chosen] - np.cumsum(counts) + counts, counts) + np.arange(
                    counts.sum()
                )
                loss += self.step(
                    rows.known[chosen].astype(np.float32),
                    rows.moves[places].astype(np.float32),
                    counts,
                    rows.values[places],
                    next(rates),
                )
            loss /= batches
        return loss

    def step(
        self, known: Floats, moves: Floats, counts: npt.NDArray[np.int64], values: Floats, rate: float
    ) -> float:
        """One step down the slope of a batch; the loss before it, above what the teacher itself leaves open."""
        known_weights, move_weights, first_bias, second, second_bias, last = self.layers
        starts = np.cumsum(counts) - counts
        base = known @ known_weights + first_bias
        hidden = np.maximum(moves @ move_weights + np.repeat(base, counts, axis=0), 0)
        deep = np.maximum(hidden @ second + second_bias, 0)
        found = shares(deep @ last, starts, counts)
        wanted = shares(values / self.course.heat, starts, counts)
        loss = float((wanted * (np.log(wanted + 1e-9) - np.log(found + 1e-9))).sum() / len(counts))
        error = (found - wanted) / len(counts)
        to_deep = error[:, None] * last * (deep > 0)
        to_hidden = (to_deep @ second.T) * (hidden > 0)
        to_base = np.add.reduceat(to_hidden, starts, axis=0)
        slopes = [known.T @ to_base, moves.T @ to_hidden, to_base.sum(0)]
        slopes += [hidden.T @ to_deep, to_deep.sum(0), deep.T @ error]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.layers[i] -= rate * (mean / (np.sqrt(square) + 1e-8) + self.course.decay * self.layers[i])
        return loss


def shares(numbers: Floats, starts: npt.NDArray[np.int64], counts: npt.NDArray[np.int64]) -> Floats:
    """The softmax of each decision's numbers."""
    most = np.maximum.reduceat(numbers, starts)
    risen = np.exp(numbers - np.repeat(most, counts))
    found: Floats = risen / np.repeat(np.add.reduceat(risen, starts), counts)
    return found
