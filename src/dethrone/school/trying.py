"""An exercise being tried: moves are played on the engine, and what comes of them is right, wrong, or not over yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Any

from dethrone import games
from dethrone.contract import Game, Move, Step
from dethrone.school.exercises import DECISIONS, Exercise

MOST_MOVES = 200


class Mark(StrEnum):
    """How a try stands."""

    OPEN = "open"
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Try:
    """An exercise after some moves."""

    exercise: Exercise
    game: Game
    steps: Sequence[Step]
    mark: Mark
    count: int  # of the moves that were tried; what follows them shows what they were worth

    @property
    def seat(self) -> int:
        """Whose eyes it is seen with: of whoever is asked, or was last."""
        if self.game.decider is not None and self.mark is Mark.OPEN:
            return self.game.decider
        return self.steps[self.count - 1].seat if self.steps else 0

    @property
    def facts(self) -> dict[str, Any]:
        """What a task may name, as it was at the beginning."""
        game = games.kind(self.exercise.game).begin(self.exercise.position, None)
        view = game.view(game.decider)
        return {"left": getattr(view, "health_left", 0), "owed": getattr(view, "owed", 0)}

    @property
    def text(self) -> str:
        """The whole position in the line of its game; for exercises with open cards."""
        room = import_module(games.ROOMS[self.exercise.game].rpartition(".")[0])
        whole: Any = self.game
        return str(room.position_text(whole.position, whole.rules))


def tried(exercise: Exercise, moves: Sequence[str]) -> Try:
    """Play moves on an exercise; raises what the game raises where one is not legal."""
    kind = games.kind(exercise.game)
    game = kind.begin(exercise.position, None)  # chance is the position's own
    mark, count = Mark.OPEN, 0
    for text in moves[:MOST_MOVES]:
        if mark is not Mark.OPEN:
            break
        move = kind.move(text)
        game.push(move)
        mark = (
            GOALS.get(exercise.name, _won)(exercise, game)
            if exercise.is_open
            else _found(exercise, count, move)
        )
        count += 1
    steps = game.steps
    while mark is Mark.RIGHT and len(game.steps) > count:
        game.pop()  # what was right is seen as it was left
    return Try(exercise, game, steps, mark, count)


def _found(exercise: Exercise, at: int, move: Move) -> Mark:
    kind = games.kind(exercise.game)
    if move not in [kind.move(text) for text in exercise.steps[at]]:
        return Mark.WRONG
    return Mark.RIGHT if at + 1 == len(exercise.steps) else Mark.OPEN


def _felled(exercise: Exercise, game: Game) -> Mark:
    """Whether the enemy fell before it hit back."""
    wire = games.kind(exercise.game).wire()
    for event in game.steps[-1].events(None):
        if (mark := ENDS.get(wire.event(event)["event"])) is not None:
            return mark
    return _won(exercise, game)


def _won(_: Exercise, game: Game) -> Mark:
    if game.outcome is None:
        return Mark.OPEN
    return Mark.RIGHT if game.outcome.is_won else Mark.WRONG


def _decided(exercise: Exercise, game: Game) -> Mark:
    """Whether a decision keeps the win: the best play to the end follows, as the game's solver finds it."""
    room = games.special("dethrone.players", exercise.game)
    assert room is not None
    for move in import_module(f"{room.__name__}.puzzles").best_play(game):
        game.push(move)
    return _won(exercise, game)


ENDS = {"defeated": Mark.RIGHT, "hit-back": Mark.WRONG}
GOALS: dict[str, Callable[[Exercise, Game], Mark]] = {
    "fell": _felled,
    **dict.fromkeys(DECISIONS, _decided),
}  # of puzzles that are not about the whole game
