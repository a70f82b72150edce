"""Trains the value net from nothing: rounds of self-play, each with the net of the round before. Needs numpy.

Round 0 is played by the policy alone; a later net learns from its own round and the one before. What is played is
kept in a folder, part by part, and a round whose net is there is not repeated, so a run can stop and go on, or be
given more rounds; the same plan gives the same games. At the end the last net plays once more, for the chance to win
that its values stand for.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.curve import Curve
from dethrone.lab.training.regicide.calibrate import calibrate
from dethrone.lab.training.regicide.selfplay import Lesson, Rows, Student, from_row, play_games
from dethrone.players.regicide.net import fill_rows, shape
from dethrone.players.regicide.odds import Odds
from dethrone.players.regicide.weights import how_made, net_numbers, policy_weights, save_net
from dethrone.regicide.position import Position
from dethrone.regicide.rules import OFFICIAL

Floats = npt.NDArray[np.float32]
Report = Callable[[str], None]

# Going on from a net: what it knows is changed little by a round, and seldom by strays.
ON_MEMORY, ON_EPOCHS, ON_RATE, ON_STRAY_GAMES = 4, 5, 7e-4, 0.25


@dataclass(frozen=True, kw_only=True)
class Course:
    """How a net is fitted to rows."""

    epochs: int = 12
    batch: int = 512
    rate: float = 2e-3
    decay: float = 1e-5
    trust: float = (
        0.7  # how much of what came later counts at each row, against what the search thought there
    )


def play_round(
    student: Student,
    rules: Position,
    lesson: Lesson,
    *,
    seed: int,
    games: int,
    folder: Path,
    processes: int = 2,
    part: int = 100,
    report: Report = print,
) -> Rows:
    """Play a round's games in parts; parts that lie in the folder already are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    starts = range(seed, seed + games, part)
    missing = [start for start in starts if not (folder / f"{start}.npy").exists()]
    with ProcessPoolExecutor(processes) as pool:
        count = len(missing)
        jobs = [pool.submit(play_games, student, rules, lesson, start, part) for start in missing]
        for done, (start, job) in enumerate(zip(missing, jobs, strict=True)):
            rows = job.result()
            save_part(folder / f"{start}.npy", rows)
            report(f"part {done + 1} of {count}: {rows['won'].mean():.3f} of the rows won")
    return np.concatenate([np.load(folder / f"{start}.npy") for start in starts])


def save_part(path: Path, rows: Rows) -> None:
    """Write rows so that an interruption never leaves half a file."""
    draft = path.with_suffix(".new")
    with draft.open("wb") as file:
        np.save(file, rows)
    draft.replace(path)


def features(rows: Rows, rules: Position) -> Floats:
    """The net's inputs for rows."""
    inputs = shape()[0]
    pieces = []
    for start in range(0, len(rows), 5000):
        positions = []
        for row in rows[start : start + 5000]:
            position = rules.copy()
            from_row(row, position)
            positions.append(position)
        piece = array("f", bytes(4 * inputs * len(positions)))
        fill_rows(positions, piece)
        pieces.append(np.frombuffer(piece, np.float32).reshape(-1, inputs))
    return np.concatenate(pieces)


def targets(rows: Rows, trust: float) -> Floats:
    """What the net should answer: how the game ended, a share of a win for getting far; on the way back from the
    end each row mixes in what the search thought there, and a stray cuts off what came of it."""
    ended = 0.8 * rows["won"] + 0.2 * rows["progress"] ** 2
    found = np.empty(len(rows), np.float32)
    later = 0.0
    for i in range(len(rows) - 1, -1, -1):
        if i + 1 == len(rows) or rows["game"][i] != rows["game"][i + 1]:
            later = float(ended[i])
        thought = float(rows["value"][i])
        if thought > 0:
            later = thought if rows["stray"][i] else trust * later + (1 - trust) * thought
        found[i] = later
    return found


def is_held_back(rows: Rows) -> npt.NDArray[np.bool_]:
    """Every twentieth game is kept to judge the net by."""
    held: npt.NDArray[np.bool_] = rows["game"] % 20 == 0
    return held


class Fit:
    """A net being fitted by Adam to inputs and targets, by cross-entropy."""

    def __init__(self, start: Sequence[float] | None, seed: int) -> None:
        inputs, first, second = shape()
        self.shapes = [(inputs, first), (first,), (first, second), (second,), (second, 1), (1,)]
        random = np.random.default_rng(seed)
        scales = [0.2, 0.0, (2 / first) ** 0.5, 0.0, 0.15, 0.0]
        if start is None:
            self.layers = [
                (random.standard_normal(size) * scale).astype(np.float32)
                for size, scale in zip(self.shapes, scales, strict=True)
            ]
        else:
            self.layers = list(self._cut(np.array(start, np.float32)))
        self.random = random
        self.steps = 0
        self.means = [np.zeros(size, np.float32) for size in self.shapes]
        self.squares = [np.zeros(size, np.float32) for size in self.shapes]

    def _cut(self, numbers: Floats) -> Iterator[Floats]:
        at = 0
        for size in self.shapes:
            yield numbers[at : at + int(np.prod(size))].reshape(size).copy()
            at += int(np.prod(size))

    def numbers(self) -> array[float]:
        """The weights in the order in which a net takes them."""
        return array("f", np.concatenate([layer.ravel() for layer in self.layers]).tolist())

    def answer(self, rows: Floats) -> Floats:
        """The net's answers."""
        first, first_bias, second, second_bias, last, last_bias = self.layers
        hidden = np.maximum(rows @ first + first_bias, 0)
        deep = np.maximum(hidden @ second + second_bias, 0)
        found: Floats = 1 / (1 + np.exp(-(deep @ last + last_bias)[:, 0]))
        return found

    def loss(self, rows: Floats, wanted: Floats) -> float:
        """Cross-entropy on average."""
        found = np.concatenate([self.answer(rows[i : i + 20000]) for i in range(0, len(rows), 20000)])
        found = np.clip(found, 1e-6, 1 - 1e-6)
        return float(-(wanted * np.log(found) + (1 - wanted) * np.log(1 - found)).mean())

    def epoch(self, rows: Floats, wanted: Floats, course: Course, rates: Iterator[float]) -> None:
        """One pass over all rows in random order."""
        order = self.random.permutation(len(rows))
        for start in range(0, len(order) - course.batch + 1, course.batch):
            chosen = order[start : start + course.batch]
            self.step(rows[chosen], wanted[chosen], next(rates), course.decay)

    def step(self, rows: Floats, wanted: Floats, rate: float, decay: float) -> None:
        """One step of Adam."""
        first, first_bias, second, second_bias, last, last_bias = self.layers
        hidden = np.maximum(rows @ first + first_bias, 0)
        deep = np.maximum(hidden @ second + second_bias, 0)
        found = 1 / (1 + np.exp(-(deep @ last + last_bias)))
        error = (found - wanted[:, None]) / len(rows)
        to_deep = (error @ last.T) * (deep > 0)
        to_hidden = (to_deep @ second.T) * (hidden > 0)
        slopes = [rows.T @ to_hidden, to_hidden.sum(0), hidden.T @ to_deep, to_deep.sum(0)]
        slopes += [deep.T @ error, error.sum(0)]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.layers[i] -= rate * (mean / (np.sqrt(square) + 1e-8) + decay * self.layers[i])


def fit(
    rows: Floats,
    wanted: Floats,
    held: npt.NDArray[np.bool_],
    course: Course,
    *,
    seed: int,
    start: Sequence[float] | None = None,
    report: Report = print,
) -> array[float]:
    """Fit a net; the rate falls to nothing in a straight line."""
    net = Fit(start, seed)
    steps = course.epochs * ((~held).sum() // course.batch)
    rates = iter(np.linspace(course.rate, 1e-5, max(1, int(steps))).tolist())
    kept_rows, kept_wanted = rows[~held], wanted[~held]
    for epoch in range(course.epochs):
        net.epoch(kept_rows, kept_wanted, course, rates)
        if epoch in (0, course.epochs // 2, course.epochs - 1):
            report(
                f"epoch {epoch + 1}: loss {net.loss(rows[held], wanted[held]):.4f} on {held.sum()} rows held back"
            )
    return net.numbers()


@dataclass(frozen=True, kw_only=True)
class Curriculum:
    """A whole training: the policy's games first, then rounds of search."""

    players: int
    rounds: int = 3
    games: int = 5000
    samples: int = 100
    first_games: int = 20_000
    chance_games: int = 1000
    trust: float = 0.7  # of the last net, where more of how games ended may count than in the rounds before
    processes: int = 2
    start: Path | None = None  # a net to go on from, instead of the policy's games

    def seed(self, number: int) -> int:
        """The number of a round's first game."""
        first = 40_000_000 if self.start is None else 70_000_000
        return first + 4_000_000 * self.players + 200_000 * number

    def games_in(self, number: int) -> int:
        """How many games a round has."""
        if number > self.rounds:
            return self.chance_games
        return self.games if number else self.first_games

    def play(
        self, number: int, net: array[float] | None, lesson: Lesson, folder: Path, report: Report
    ) -> Rows:
        """The games of a round; the round after the last is for telling chances."""
        return play_round(
            Student(policy_weights(self.players), net), OFFICIAL.position(self.players), lesson,
            seed=self.seed(number), games=self.games_in(number), folder=folder / self.name(number),
            processes=self.processes, report=report,
        )  # fmt: skip

    def name(self, number: int) -> str:
        """The name of a round's folder."""
        return str(number) if number <= self.rounds else f"{number}-chance"

    def fit(
        self,
        learned: list[Rows],
        course: Course,
        number: int,
        report: Report,
        start: array[float] | None = None,
    ) -> array[float]:
        """The net that a round leads to, from nothing or on from another."""
        rows = np.concatenate(learned)
        inputs = features(rows, OFFICIAL.position(self.players))
        wanted = targets(rows, course.trust)
        return fit(inputs, wanted, is_held_back(rows), course, seed=number, start=start, report=report)

    @property
    def command(self) -> str:
        """What to type for this curriculum."""
        return (
            f"dethrone lab train --players {self.players} --rounds {self.rounds} --games {self.games} "
            f"--samples {self.samples} --trust {self.trust}"
            + ("" if self.start is None else f" --start {self.start.name}")
        )

    def made(self) -> dict[str, object]:
        """What a net's file says of its origin."""
        firsts = [(self.seed(number), self.games_in(number)) for number in range(self.rounds + 2)]
        seeds = [[first, first + games - 1] for first, games in firsts[self.start is not None :]]
        made = {"players": self.players, "rules": "official", "command": self.command, "seeds": seeds}
        return made if self.start is None else {**made, "before": how_made(self.start)}


class Trained(NamedTuple):
    """The last net, and how to read a search's value with it as a chance to win."""

    net: array[float]
    chance: Odds


def train(curriculum: Curriculum, folder: Path, course: Course, report: Report = print) -> Trained:
    """Follow a plan to its end; the nets of its rounds lie in the folder."""
    if curriculum.start is not None:
        return train_on(curriculum, curriculum.start, folder, course, report)
    curve = Curve(folder)
    net: array[float] | None = None
    learned: list[Rows] = []  # of the last two rounds of search
    for number in range(curriculum.rounds + 1):
        rows = curriculum.play(
            number, net, Lesson(samples=curriculum.samples if number else 0), folder, report
        )
        learned = [*learned[-1:], rows] if number > 1 else [rows]
        path = folder / f"net-{number}.json"
        if not path.exists():
            report(f"round {number}: {sum(map(len, learned))} rows")
            save_net(path, curriculum.fit(learned, course, number, report), curriculum.made())
        net = net_numbers(path)
        curve.add(str(number), won=share_won(rows))
    assert net is not None
    if curriculum.trust != course.trust:
        net = curriculum.fit(learned, replace(course, trust=curriculum.trust), curriculum.rounds, report)
    return Trained(net, chances(curriculum, net, folder, report))


def train_on(curriculum: Curriculum, start: Path, folder: Path, course: Course, report: Report) -> Trained:
    """More rounds from a net: each is fitted on from the one before, a little, to what the last rounds played."""
    course = replace(course, trust=curriculum.trust, epochs=ON_EPOCHS, rate=ON_RATE)
    curve = Curve(folder)
    net = net_numbers(start)
    learned: list[Rows] = []
    for number in range(1, curriculum.rounds + 1):
        lesson = Lesson(samples=curriculum.samples, stray_games=ON_STRAY_GAMES)
        rows = curriculum.play(number, net, lesson, folder, report)
        learned = [*learned[1 - ON_MEMORY :], rows]
        path = folder / f"net-{number}.json"
        if not path.exists():
            report(f"round {number}: {sum(map(len, learned))} rows, {rows['won'].mean():.3f} of them won")
            save_net(path, curriculum.fit(learned, course, number, report, net), curriculum.made())
        net = net_numbers(path)
        curve.add(str(number), won=share_won(rows))
    return Trained(net, chances(curriculum, net, folder, report))


def share_won(rows: Rows) -> float:
    """The share of a round's games that were won, strays and all."""
    _, firsts = np.unique(rows["game"], return_index=True)
    return float(rows["won"][firsts].mean())


def chances(curriculum: Curriculum, net: array[float], folder: Path, report: Report) -> Odds:
    """How to read a search's value with the last net as a chance to win."""
    lesson = Lesson(samples=curriculum.samples, stray_games=0.0)
    return calibrate(curriculum.play(curriculum.rounds + 1, net, lesson, folder, report))
