"""Trains the weights from nothing: rounds of self-play, each with the weights of the round before. Needs numpy.

A whole training has stages: quick games first, many of them begun in the middle, then better ones. Weights that forget
the games of the stage before are led astray by the first ones of the next, so those are learned from as well. Two and
four players go on from the weights for three, which are learned most easily. What is played is kept in a folder, round
by round; a round that is there is not repeated, so a training can stop and go on, and gives the same games and weights.
At the end the last weights play once more, for the chance to win that their values stand for.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import numpy as np

from dethrone.lab.training.crew import hired, is_at_cluster
from dethrone.lab.training.curve import Curve
from dethrone.lab.training.regidice.calibrate import calibrate
from dethrone.lab.training.regidice.learn import Course, fit_caller, fit_value
from dethrone.lab.training.regidice.selfplay import NAME, Lesson, Lessons, play_games
from dethrone.players.regidice.odds import Odds
from dethrone.players.regidice.weights import Weights, first_weights, how_made, read_weights, save_weights
from dethrone.regidice.rules import Rules

Report = Callable[[str], None]
PART = 5  # games that a process plays at a time


@dataclass(frozen=True, kw_only=True)
class StageRun:
    """A run of training."""

    players: int
    folder: Path
    rounds: int = 20
    games: int = 100
    memory: int = 14  # rounds whose games are learned from
    linear: int = 8  # rounds before the hidden layer learns, too
    seed: int = 0
    rules: str = "rulebook"
    lesson: Lesson = field(default_factory=Lesson)
    course: Course = field(default_factory=Course)
    start: Path | None = None
    before: tuple[Path, ...] = ()  # games of earlier stages, learned from until there are enough
    processes: int = 1

    @property
    def weights(self) -> Path:
        """The file of its last weights."""
        return self.folder / f"weights-{self.rounds - 1}.json"


@dataclass(frozen=True, kw_only=True)
class Stage:
    """One stage of a training."""

    name: str
    players: int
    rounds: int
    games: int
    seed: int
    samples: int
    scattered: float
    per_round: float
    strays: float = 0.01
    linear: int = 0
    keen: bool = True
    caution: float = 0.0
    memory: int = 14
    calls: float = 0.15
    epochs: int = 12
    batch: int = 128
    trust: float = 0.85
    is_fresh: bool = False  # it learns from its own games alone

    def run(self, folder: Path, start: Path | None, processes: int, before: Sequence[Path] = ()) -> StageRun:
        """The stage in a folder, on the weights of the one before."""
        return StageRun(
            players=self.players,
            folder=folder / self.name,
            rounds=self.rounds,
            games=self.games,
            memory=self.memory,
            linear=self.linear,
            seed=self.seed,
            lesson=Lesson(
                samples=self.samples,
                scattered=self.scattered,
                strays=self.strays,
                keen=self.keen,
                caution=self.caution,
                calls=self.calls,
            ),
            course=Course(per_round=self.per_round, epochs=self.epochs, batch=self.batch, trust=self.trust),
            start=start,
            before=tuple(before),
            processes=processes,
        )

    def games_in(self, folder: Path) -> list[Path]:
        """The files of its games."""
        return [folder / self.name / f"games-{number}.npz" for number in range(self.rounds)]


COMMON = (
    Stage(
        name="begun", players=3, rounds=21, games=80, seed=31_000_000, samples=70, scattered=0.6,
        per_round=0.94, strays=0.03, linear=8, keen=False,
    ),
    Stage(
        name="steady", players=3, rounds=6, games=60, seed=32_000_000, samples=160, scattered=0.25,
        per_round=0.95, keen=False,
    ),
)  # fmt: skip
THREE = (
    Stage(
        name="three", players=3, rounds=16, games=50, seed=33_000_000, samples=200, scattered=0.15,
        per_round=0.96,
    ),
    Stage(
        name="three-more", players=3, rounds=16, games=60, seed=34_000_000, samples=200, scattered=0.15,
        per_round=0.955, memory=8,
    ),
)  # fmt: skip


def _many(name: str, players: int, rounds: int, seed: int, per_round: float) -> Stage:
    """Many more games than any stage before, played in earnest: what the third enemy's net lacked most.

    They are learned from alone, and the declarations' terms stay as they are.
    """
    return Stage(
        name=name, players=players, rounds=rounds, games=2500, seed=seed, samples=120, scattered=0.08,
        per_round=per_round, strays=0.015, caution=1.0, calls=0.0, epochs=16, batch=256, trust=1.0,
        is_fresh=True,
    )  # fmt: skip


LAST = {
    2: (
        *THREE,
        Stage(
            name="two", players=2, rounds=16, games=60, seed=22_000_000, samples=250, scattered=0.2,
            per_round=0.965, memory=8,
        ),
        Stage(
            name="two-more", players=2, rounds=20, games=60, seed=23_000_000, samples=300, scattered=0.15,
            per_round=0.975, memory=8,
        ),
        _many("two-many", 2, 2, 24_000_000, 0.975),
    ),
    3: (*THREE, _many("three-many", 3, 1, 35_000_000, 0.965)),
    4: (
        Stage(
            name="four", players=4, rounds=20, games=40, seed=42_000_000, samples=200, scattered=0.25,
            per_round=0.96,
        ),
        Stage(
            name="four-more", players=4, rounds=16, games=50, seed=43_000_000, samples=200, scattered=0.15,
            per_round=0.955, memory=8,
        ),
    ),
}  # fmt: skip
CHANCES = Stage(
    name="chances", players=0, rounds=1, games=300, seed=50_000_000, samples=150, scattered=0.4,
    per_round=1.0, strays=0.0, caution=1.0,
)  # fmt: skip


def stages(players: int) -> tuple[Stage, ...]:
    """The whole training for a number of players."""
    return (*COMMON, *LAST[players])


def follow(players: int, folder: Path, processes: int = 1, report: Report = print) -> Path:
    """Train through all stages, or go on with it; answers the file of the last weights."""
    start: Path | None = None
    passed: list[Stage] = []
    for stage in stages(players):
        earlier = [] if stage.is_fresh else [one for one in passed if one.players == stage.players]
        before = [path for one in earlier for path in one.games_in(folder)]
        run = stage.run(folder, start, processes, before)
        train(run, lambda line, name=stage.name: report(f"{name}, {line}"))  # type: ignore[misc]
        start = run.weights
        passed.append(stage)
    assert start is not None
    return start


def tell_chances(
    players: int, folder: Path, weights: Path, processes: int = 1, report: Report = print
) -> Odds:
    """How to read a search's value with some weights as a chance to win."""
    stage = replace(
        CHANCES,
        name=f"{CHANCES.name}-{weights.parent.name}",
        players=players,
        seed=CHANCES.seed + CHANCES.games * players,
    )
    run = stage.run(folder, weights, processes)
    run.folder.mkdir(parents=True, exist_ok=True)
    return calibrate(played(run, 0, read_weights(weights), report).tables)


def train(run: StageRun, report: Report = print) -> Weights:
    """Play and learn, round by round, and return the last weights."""
    run.folder.mkdir(parents=True, exist_ok=True)
    curve = Curve(run.folder.parent)
    weights = first_weights() if run.start is None else read_weights(run.start)
    kept = [read_lessons(path) for path in run.before[-run.memory :]]
    for number in range(run.rounds):
        lessons = played(run, number, weights, report)
        kept = [*kept[-run.memory + 1 :], lessons]
        path = run.folder / f"weights-{number}.json"
        if not path.exists():
            save_weights(path, learned(run, number, weights, kept), made(run, number))
        weights = read_weights(path)
        curve.add(f"{run.folder.name}-{number}", won=share_won(lessons))
    return weights


def played(run: StageRun, number: int, weights: Weights, report: Report) -> Lessons:
    """A round's games, from the folder if they are there."""
    path = run.folder / f"games-{number}.npz"
    first = run.seed + number * run.games
    began = time.monotonic()
    if not path.exists():
        lesson = Lesson(**{**asdict(run.lesson), "options": Rules.parse(run.rules).options})
        lessons = play_round(run, lesson, weights, range(first, first + run.games))
        draft = path.with_suffix(".new")
        with draft.open("wb") as file:
            np.savez_compressed(file, tables=lessons.tables, calls=lessons.calls)
        draft.replace(path)
        report(f"round {number}: {summary(lessons)}, {time.monotonic() - began:.0f} s")
    return read_lessons(path)


def read_lessons(path: Path) -> Lessons:
    """The games of a round."""
    with np.load(path) as stored:
        return Lessons(stored["tables"], stored["calls"])


def play_round(run: StageRun, lesson: Lesson, weights: Weights, numbers: range) -> Lessons:
    """Games by their numbers, by several processes or a cluster; the same rows whoever plays them."""
    if run.processes == 1 and not is_at_cluster():
        return _play(weights, run.players, lesson, numbers)
    parts = [numbers[i : i + PART] for i in range(0, len(numbers), PART)]
    with hired(run.processes) as pool:
        jobs = [pool.submit(_play, weights, run.players, lesson, part) for part in parts]
        found = [job.result() for job in jobs]
    return Lessons(
        np.concatenate([one.tables for one in found]), np.concatenate([one.calls for one in found])
    )


def _play(weights: Weights, players: int, lesson: Lesson, numbers: range) -> Lessons:
    return play_games(weights.worker(), players, lesson, numbers)


def share_won(lessons: Lessons) -> float:
    """The share of a round's games that were won, those from the middle, too."""
    _, firsts = np.unique(lessons.tables["game"], return_index=True)
    return float((lessons.tables["status"][firsts] == 1).mean())


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


def learned(run: StageRun, number: int, weights: Weights, kept: Sequence[Lessons]) -> Weights:
    """The weights after a round."""
    tables = np.concatenate([lessons.tables for lessons in kept])
    calls = np.concatenate([lessons.calls for lessons in kept])
    seed = run.seed + number
    course = replace(run.course, linear=number < run.linear)
    return Weights(
        fit_value(weights.value, tables, course, seed), fit_caller(weights.caller, calls, course, seed)
    )


def made(run: StageRun, number: int) -> dict[str, object]:
    """How weights were made."""
    last = run.seed + (number + 1) * run.games - 1
    return {
        "players": run.players,
        "rules": run.rules,
        "command": f"dethrone lab train --game {NAME} --players {run.players}",
        "stage": run.folder.name,
        "round": number,
        "seeds": [run.seed, last],
        "lesson": asdict(run.lesson),
        "course": asdict(run.course),
        "before": [] if run.start is None else how_made(run.start),
    }
