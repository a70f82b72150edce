"""Trains the value net: first on games of a player who looks once, then rounds of self-play. Needs numpy.

The first games are the policy's, some ten thousand, or the quick player's, some hundred thousand, which lead much
further; or there are none, where a net is given to go on from. Every later round is played by the search with the net
of the round before, which is then fitted on, a little, to what the last rounds played. What is played is kept in a
folder, part by part, and a round whose net is there is not repeated, so a run can stop and go on, or be given more
rounds; the same plan gives the same games. At the end the last net plays once more, for the chance to win that its
values stand for.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.crew import hired
from dethrone.lab.training.curve import Curve
from dethrone.lab.training.regicide.calibrate import calibrate
from dethrone.lab.training.regicide.fit import Course, Report, fit
from dethrone.lab.training.regicide.harvest import harvest
from dethrone.lab.training.regicide.inputs import Floats, Inputs, features, joined
from dethrone.lab.training.regicide.selfplay import Lesson, Rows, Student, play_games, worth
from dethrone.players.regicide.odds import Odds
from dethrone.players.regicide.settings import WEAKER, Beside
from dethrone.players.regicide.weights import (
    HOME,
    how_made,
    net_numbers,
    policy_weights,
    quick_numbers,
    save_net,
)
from dethrone.regicide.position import Position
from dethrone.regicide.rules import OFFICIAL

First = Literal["policy", "quick"]
FIRST_GAMES: dict[First, int] = {"policy": 20_000, "quick": 360_000}
CHANCE_GAMES = 1000
FIRST_COURSES: dict[First, Course] = {"policy": Course(epochs=12, batch=512, rate=2e-3), "quick": Course()}
# A later round changes little of what the net knows, and strays are seldom.
ON = Course(epochs=3, batch=512, rate=4e-4)
MEMORY, STRAY_GAMES = 6, 0.25


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
    with hired(processes) as pool:
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


def targets(rows: Rows, trust: float) -> Floats:
    """What the net should answer: how the game ended, a share of a win for getting far; on the way back from the
    end each row mixes in what the search thought there, and a stray cuts off what came of it."""
    ended = worth(rows["won"], rows["progress"])
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


@dataclass(frozen=True, kw_only=True)
class Curriculum:
    """A whole training: games of somebody who looks once, then rounds of search."""

    players: int
    rounds: int = 8
    games: int = 3000
    samples: int = 100
    first: First = "quick"
    first_games: int | None = None
    chance_games: int | None = None
    trust: float = (
        0.85  # how much of what came later counts at each row, against what the search thought there
    )
    processes: int = 2
    start: Path | None = None  # a net to go on from, instead of first games
    beside: Beside = ""  # who sits in one of two seats; the other learns to play with him

    def seed(self, number: int) -> int:
        """The number of a round's first game."""
        company = 50_000_000 * (WEAKER.index(self.beside) + 1) if self.beside else 0
        return 1_100_000_000 + 200_000_000 * self.players + company + 500_000 * number

    def games_in(self, number: int) -> int:
        """How many games a round has."""
        if number > self.rounds:
            return self.chance_games or CHANCE_GAMES
        return self.games if number else self.first_games or FIRST_GAMES[self.first]

    def numbers(self, number: int) -> range:
        """The numbers of a round's games."""
        return range(self.seed(number), self.seed(number) + self.games_in(number))

    @property
    def rules(self) -> Position:
        """A position that has the rules."""
        return OFFICIAL.position(self.players)

    def play(
        self, number: int, net: array[float] | None, lesson: Lesson, folder: Path, report: Report
    ) -> Rows:
        """The games of a round; the round after the last is for telling chances."""
        return play_round(
            Student(policy_weights(self.players), net), self.rules, replace(lesson, beside=self.beside),
            seed=self.seed(number), games=self.games_in(number), folder=folder / self.name(number),
            processes=self.processes, report=report,
        )  # fmt: skip

    def name(self, number: int) -> str:
        """The name of a round's folder."""
        return str(number) if number <= self.rounds else f"{number}-chance"

    @property
    def command(self) -> str:
        """What to type for this curriculum."""
        return (
            f"dethrone lab train --players {self.players} --rounds {self.rounds} --games {self.games} "
            f"--samples {self.samples} --trust {self.trust} "
            + (f"--first {self.first}" if self.start is None else f"--start {self.start.name}")
            + (f" --beside {self.beside}" if self.beside else "")
        )

    def made(self) -> dict[str, object]:
        """What a net's file says of its origin."""
        numbers = [self.numbers(number) for number in range(self.start is not None, self.rounds + 2)]
        seeds = [[games.start, games.stop - 1] for games in numbers]
        made = {"players": self.players, "rules": "official", "command": self.command, "seeds": seeds}
        before = self.before
        return made if before is None else {**made, "before": how_made(before)}

    @property
    def before(self) -> Path | None:
        """The net that this training stands on, if there is one."""
        if self.start is not None:
            return self.start
        return HOME / f"quick-{self.players}.json" if self.first == "quick" else None


class Trained(NamedTuple):
    """The last net, and how to read a search's value with it as a chance to win."""

    net: array[float]
    chance: Odds


class Lessons(NamedTuple):
    """What a round taught."""

    inputs: Inputs
    wanted: Floats
    held: npt.NDArray[np.bool_]


def train(curriculum: Curriculum, folder: Path, report: Report = print) -> Trained:
    """Follow a plan to its end; the nets of its rounds lie in the folder."""
    curve = Curve(folder)
    start = curriculum.start
    net = first_net(curriculum, folder, curve, report) if start is None else net_numbers(start)
    learned: list[Lessons] = []
    for number in range(1, curriculum.rounds + 1):
        lesson = Lesson(samples=curriculum.samples, stray_games=STRAY_GAMES)
        rows = curriculum.play(number, net, lesson, folder, report)
        learned = [*learned[1 - MEMORY :], lessons_of(rows, curriculum, curriculum.trust)]
        path = folder / f"net-{number}.json"
        if not path.exists():
            report(f"round {number}: {share_won(rows):.3f} of the games won")
            lessons = all_of(learned)
            save_net(path, fit(*lessons, ON, seed=number, start=net, report=report), curriculum.made())
        net = net_numbers(path)
        curve.add(str(number), won=share_won(rows))
    return Trained(net, chances(curriculum, net, folder, report))


def first_net(curriculum: Curriculum, folder: Path, curve: Curve, report: Report) -> array[float]:
    """The net of the games that nobody searched."""
    path = folder / "net-0.json"
    if not path.exists():
        lessons, won = first_lessons(curriculum, folder, report)
        report(f"{len(lessons.inputs)} rows")
        save_net(
            path, fit(*lessons, FIRST_COURSES[curriculum.first], seed=0, report=report), curriculum.made()
        )
        curve.add("0", won=won)
    return net_numbers(path)


def first_lessons(curriculum: Curriculum, folder: Path, report: Report) -> tuple[Lessons, float]:
    """What those games taught, and the share of them that was won."""
    if curriculum.first == "policy":
        rows = curriculum.play(0, None, Lesson(samples=0), folder, report)
        return lessons_of(rows, curriculum, 1.0), share_won(rows)
    reaped = harvest(
        policy_weights(curriculum.players), quick_numbers(HOME / f"quick-{curriculum.players}.json"),
        curriculum.rules, games=curriculum.numbers(0), folder=folder / curriculum.name(0),
        processes=curriculum.processes, beside=curriculum.beside, report=report,
    )  # fmt: skip
    return Lessons(reaped.inputs, reaped.wanted, reaped.held), reaped.won


def lessons_of(rows: Rows, curriculum: Curriculum, trust: float) -> Lessons:
    """What a round's rows teach."""
    inputs = features(rows, curriculum.rules, curriculum.beside)
    return Lessons(inputs, targets(rows, trust), is_held_back(rows))


def all_of(parts: list[Lessons]) -> Lessons:
    """Several rounds as one."""
    return Lessons(
        joined([part.inputs for part in parts]),
        np.concatenate([part.wanted for part in parts]),
        np.concatenate([part.held for part in parts]),
    )


def share_won(rows: Rows) -> float:
    """The share of a round's games that were won, strays and all."""
    _, firsts = np.unique(rows["game"], return_index=True)
    return float(rows["won"][firsts].mean())


def chances(curriculum: Curriculum, net: array[float], folder: Path, report: Report) -> Odds:
    """How to read a search's value with the last net as a chance to win."""
    lesson = Lesson(samples=curriculum.samples, stray_games=0.0)
    return calibrate(curriculum.play(curriculum.rounds + 1, net, lesson, folder, report))
