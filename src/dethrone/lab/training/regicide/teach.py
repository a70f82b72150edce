"""Games of the quick player, in which the search says of some decisions what every move is worth. Needs numpy.

A game is told by its number alone. Kept are its moves and, for each decision that was looked at, the moves with their
worth; positions come back by playing the moves again. All moves of a decision are tried in the same worlds, equally
many, so that no move looks better for having been tried longer.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.regicide.selfplay import Student
from dethrone.players.regicide.policy import Policy, policy_move
from dethrone.players.regicide.quick import Quick
from dethrone.players.regicide.settings import Settings
from dethrone.regicide.codes import ASKING, OVER, SUFFERING
from dethrone.regicide.engine import apply, start
from dethrone.regicide.legal import legal_moves, minimal_payments
from dethrone.regicide.position import Position

Words = npt.NDArray[np.uint64]
Whole = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """How games are played and what the teacher does."""

    worlds: int = 20
    width: int = 11  # moves that the policy likes best
    others: int = 2  # and any others
    guided: int = 2
    share: float = 0.5  # of decisions that are looked at
    strays: float = 0.04
    flips: tuple[float, float, float] = (0.35, 0.25, 0.4)  # solo: how often a game starts with 0, 1, 2


@dataclass
class Lessons:
    """Games and decisions as flat arrays."""

    numbers: Whole  # of the games
    flips: Whole  # solo: with how many each started
    lengths: Whole  # how many moves each has
    moves: Words
    games: Whole  # of the decisions: which game it is of, counted here
    plies: Whole
    counts: Whole  # how many moves were judged
    choices: Words
    values: Floats
    won: Whole

    def parts(self) -> dict[str, npt.NDArray[np.generic]]:
        """All arrays by name."""
        return dict(vars(self))


@dataclass
class _Diary:
    """Lessons being written."""

    columns: dict[str, list[float]] = field(
        default_factory=lambda: {name: [] for name in Lessons.__dataclass_fields__}
    )

    def add(self, name: str, *numbers: float) -> None:
        self.columns[name].extend(numbers)

    def lessons(self) -> Lessons:
        kinds = {"moves": np.uint64, "choices": np.uint64, "values": np.float32}
        return Lessons(
            **{name: np.array(column, kinds.get(name, np.int64)) for name, column in self.columns.items()}
        )


def joined(parts: Sequence[Lessons]) -> Lessons:
    """Several lessons as one."""
    before = np.cumsum([0, *(len(part.numbers) for part in parts)])
    columns = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in Lessons.__dataclass_fields__
        if name != "games"
    }
    games = np.concatenate([part.games + first for part, first in zip(parts, before, strict=False)])
    return Lessons(games=games, **columns)


def quick_of(policy: dict[str, float], numbers: array[float]) -> Quick:
    """A quick player with some weights."""
    quick = Quick(Policy(policy))
    quick.load(numbers)
    return quick


class School:
    """Who plays, who judges, and what has come of it."""

    def __init__(
        self, teacher: Student, numbers: array[float] | None, rules: Position, lesson: Lesson
    ) -> None:
        self.worker = teacher.worker()
        self.policy = Policy(teacher.policy)
        self.quick = None if numbers is None else quick_of(teacher.policy, numbers)
        self.rules = rules
        self.lesson = lesson
        self.diary = _Diary()

    def play(self, number: int) -> None:
        """One game; some of its decisions are judged."""
        lesson, diary, random = self.lesson, self.diary, Random(number)
        flips = random.choices((0, 1, 2), lesson.flips)[0] if self.rules.players == 1 else 0
        position = begun(self.rules, number, flips)
        moves: list[int] = []
        game = len(diary.columns["numbers"])
        while position.phase != OVER:
            move = self._move(position)
            legal = minimal_payments(position) if position.phase == SUFFERING else legal_moves(position)
            if len(legal) > 1 and position.phase != ASKING and random.random() < lesson.share:
                more = [move, *random.sample(legal, min(lesson.others, len(legal)))]
                choices = self._judge(position, more, random)
                diary.add("games", game)
                diary.add("plies", len(moves))
                if random.random() < lesson.strays:
                    move = random.choice(choices[:5])
            moves.append(move)
            apply(position, move)
        diary.add("numbers", number)
        diary.add("flips", flips)
        diary.add("lengths", len(moves))
        diary.add("moves", *moves)
        diary.add("won", position.outcome == 1)

    def _move(self, position: Position) -> int:
        return policy_move(self.policy, position) if self.quick is None else self.quick.move(position)

    def _judge(self, position: Position, more: list[int], random: Random) -> list[int]:
        """What the moves of a decision are worth, on average over the same worlds."""
        lesson, scores = self.lesson, self.worker.scores
        settings = Settings(seed=random.getrandbits(62), width=lesson.width, guided=lesson.guided)
        self.worker.begin(position, position.decider(), settings)
        choices = list(dict.fromkeys([*self.worker.propose(lesson.width), *more]))
        scores.consider(choices)
        self.worker.work(0, lesson.worlds)
        self.diary.add("counts", len(choices))
        self.diary.add("choices", *choices)
        self.diary.add("values", *(total / lesson.worlds for total, _ in scores.points()))
        return choices


def teach(
    teacher: Student, numbers: array[float] | None, rules: Position, lesson: Lesson, games: range
) -> Lessons:
    """Some games by their numbers, played by the net or, without one, by the policy."""
    school = School(teacher, numbers, rules, lesson)
    for number in games:
        school.play(number)
    return school.diary.lessons()


def begun(rules: Position, number: int, flips: int) -> Position:
    """A game at its beginning."""
    position = rules.copy()
    start(position, number, 0)
    position.flips = flips
    return position


def replayed(lessons: Lessons, rules: Position) -> Iterator[tuple[Position, list[int]]]:
    """Every decision again: its position and the moves that were judged."""
    firsts = np.cumsum([0, *lessons.lengths])
    at = 0
    decision = 0
    for game, number in enumerate(lessons.numbers.tolist()):
        position = begun(rules, number, int(lessons.flips[game]))
        words = lessons.moves[firsts[game] : firsts[game + 1]].tolist()
        for ply, word in enumerate(words):
            if decision < len(lessons.games) and (lessons.games[decision], lessons.plies[decision]) == (
                game,
                ply,
            ):
                count = int(lessons.counts[decision])
                yield position, lessons.choices[at : at + count].tolist()
                at += count
                decision += 1
            apply(position, word)
