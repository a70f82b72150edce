"""Exercises as they are kept: a position, and what has to be found there, step by step."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from dethrone import games
from dethrone.errors import Refused
from dethrone.school.refusal import Reason

LESSONS, PUZZLES = "lessons", "puzzles"
DECISIONS = ("pay", "next")  # kinds of puzzles


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position, and for each step the moves that are right; the first of them is shown to whoever asks."""

    game: str
    name: str  # of a lesson; of a puzzle its kind
    position: str
    steps: tuple[tuple[str, ...], ...]
    is_open: bool = False  # whether all cards are shown, and any way to win is right
    source: str = ""  # the game that it was found in

    @property
    def line(self) -> tuple[str, ...]:
        """A solution."""
        return tuple(step[0] for step in self.steps)

    @property
    def is_decision(self) -> bool:
        """Whether only the first move is asked for, of which all that are right are known, and the rest follows."""
        return self.is_open and self.name in DECISIONS


@cache
def exercises(kind: str, game: str) -> tuple[Exercise, ...]:
    """All lessons or puzzles of a game, in their order; none where it has none."""
    file = files(__package__) / kind / f"{game}.json"
    if game not in games.ROOMS or not file.is_file():
        return ()
    return tuple(_exercise(game, one) for one in json.loads(file.read_text("utf-8")))


def _exercise(game: str, data: dict[str, Any]) -> Exercise:
    steps = tuple(tuple(step) for step in data.pop("steps"))
    return Exercise(game, steps=steps, **data)


def exercise(kind: str, game: str, number: int) -> Exercise:
    """One of them, counted from 1."""
    found = exercises(kind, game)
    if not 1 <= number <= len(found):
        raise Refused(Reason.NO_EXERCISE, number=number, count=len(found))
    return found[number - 1]
