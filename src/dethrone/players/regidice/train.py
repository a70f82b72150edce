"""Trains the weights from nothing: rounds of self-play, each with the weights of the round before. Needs numpy.

    python -m dethrone.players.regidice.train 3 runs/three --rounds 20 --games 100

What is played is kept in a folder, round by round; a round that is there is not repeated, so a run can stop and go
on, and the same seed gives the same games and weights.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import numpy as np

from dethrone.players.regidice.learn import Course, fit_caller, fit_value
from dethrone.players.regidice.selfplay import Lesson, Lessons, play_games
from dethrone.players.regidice.weights import Weights, first_weights, how_made, read_weights, save_weights
from dethrone.regidice.rules import Rules

Report = Callable[[str], None]


@dataclass(frozen=True, kw_only=True)
class Run:
    """A run of training."""

    players: int
    folder: Path
    rounds: int = 20
    games: int = 100
    memory: int = 8  # rounds whose games are learned from
    linear: int = 8  # rounds before the hidden layer learns, too
    seed: int = 0
    rules: str = "rulebook"
    lesson: Lesson = field(default_factory=Lesson)
    course: Course = field(default_factory=Course)
    start: Path | None = None

    @property
    def command(self) -> str:
        """The command that repeats it."""
        start = f" --start {self.start.name}" if self.start else ""
        return (
            f"python -m dethrone.players.regidice.train {self.players} {self.folder.name} --rounds {self.rounds}"
            f" --games {self.games} --memory {self.memory} --linear {self.linear} --seed {self.seed}"
            f" --rules {self.rules} --samples {self.lesson.samples} --scattered {self.lesson.scattered}"
            f" --per-round {self.course.per_round}{start}"
        )


def train(run: Run, report: Report = print) -> Weights:
    """Play and learn, round by round, and return the last weights."""
    run.folder.mkdir(parents=True, exist_ok=True)
    weights = first_weights() if run.start is None else read_weights(run.start)
    kept: list[Lessons] = []
    for number in range(run.rounds):
        lessons = played(run, number, weights, report)
        kept = [*kept[-run.memory + 1 :], lessons]
        path = run.folder / f"weights-{number}.json"
        if not path.exists():
            save_weights(path, learned(run, number, weights, kept), made(run, number))
        weights = read_weights(path)
    return weights


def played(run: Run, number: int, weights: Weights, report: Report) -> Lessons:
    """A round's games, from the folder if they are there."""
    path = run.folder / f"games-{number}.npz"
    first = run.seed + number * run.games
    began = time.monotonic()
    if not path.exists():
        lesson = Lesson(**{**asdict(run.lesson), "options": Rules.parse(run.rules).options})
        lessons = play_games(weights.worker(), run.players, lesson, range(first, first + run.games))
        np.savez_compressed(path, tables=lessons.tables, calls=lessons.calls)
        report(f"round {number}: {summary(lessons)}, {time.monotonic() - began:.0f} s")
    with np.load(path) as stored:
        return Lessons(stored["tables"], stored["calls"])


def summary(lessons: Lessons) -> str:
    """How the games of a round went, those from the beginning and the others."""
    tables = lessons.tables
    starts = np.append(0, 1 + np.flatnonzero(np.diff(tables["game"])))
    ends = np.append(starts[1:] - 1, len(tables) - 1)
    won, rounds = tables["status"][ends] == 1, tables["round"][ends]
    inputs = tables["inputs"][starts]
    whole = (inputs[:, 19] == 0) & (tables["enemy"][starts] == 0) & (inputs[:, 2] == 1)
    if whole.all() or not whole.any():
        return f"{won.mean():.3f} won, {rounds.mean():.1f} rounds"
    felled = (tables["enemy"][ends] + won)[whole].mean()
    return (
        f"{won[whole].mean():.3f} won, {rounds[whole].mean():.1f} rounds, {felled:.2f} felled;"
        f" from the middle {won[~whole].mean():.3f}, {rounds[~whole].mean():.1f}"
    )


def learned(run: Run, number: int, weights: Weights, kept: Sequence[Lessons]) -> Weights:
    """The weights after a round."""
    tables = np.concatenate([lessons.tables for lessons in kept])
    calls = np.concatenate([lessons.calls for lessons in kept])
    seed = run.seed + number
    course = replace(run.course, linear=number < run.linear)
    return Weights(
        fit_value(weights.value, tables, course, seed), fit_caller(weights.caller, calls, course, seed)
    )


def made(run: Run, number: int) -> dict[str, object]:
    """How weights were made."""
    last = run.seed + (number + 1) * run.games - 1
    return {
        "players": run.players,
        "rules": run.rules,
        "command": run.command,
        "round": number,
        "seeds": [run.seed, last],
        "lesson": asdict(run.lesson),
        "course": asdict(run.course),
        "before": [] if run.start is None else how_made(run.start),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Train by command."""
    parser = argparse.ArgumentParser(prog="python -m dethrone.players.regidice.train")
    parser.add_argument("players", type=int, choices=(2, 3, 4))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--memory", type=int, default=8)
    parser.add_argument("--linear", type=int, default=8)
    parser.add_argument("--scattered", type=float, default=0.4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rules", default="rulebook")
    parser.add_argument("--samples", type=int, default=160)
    parser.add_argument("--per-round", type=float, default=0.98)
    parser.add_argument("--start", type=Path)
    given = parser.parse_args(arguments)
    train(
        Run(
            players=given.players,
            folder=given.folder,
            rounds=given.rounds,
            games=given.games,
            memory=given.memory,
            linear=given.linear,
            seed=given.seed,
            rules=given.rules,
            lesson=Lesson(samples=given.samples, scattered=given.scattered),
            course=Course(per_round=given.per_round),
            start=given.start,
        ),
        lambda line: print(line, flush=True),
    )


if __name__ == "__main__":
    main()
