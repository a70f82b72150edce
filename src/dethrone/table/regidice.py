"""Regidice at the table: making one, saving it, taking it up again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from dethrone.players.player import Player
from dethrone.players.regidice.roster import player
from dethrone.regidice.game import Game
from dethrone.regidice.moves import Declare, Move
from dethrone.regidice.notation import Json
from dethrone.regidice.record import record_from_json, record_json, record_of
from dethrone.regidice.view import View
from dethrone.regidice.walk import Step
from dethrone.table.saved import Saved
from dethrone.table.seats import Seat
from dethrone.table.table import Table

RegidiceTable = Table[View, Move]


class Course:
    """A game with every step it took, so that what happened can be told at any time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[Step] = []
        moves = game.moves
        for _ in moves:
            game.pop()
        for move in moves:
            self.push(move)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.game.players

    @property
    def decider(self) -> int | None:
        """Whose decision it is."""
        return self.game.decider

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over

    @property
    def version(self) -> int:
        """How many moves were made."""
        return self.game.version

    def view(self, seat: int | None = None) -> View:
        """What a seat may know."""
        return self.game.view(seat)

    def push(self, move: Move, *, seat: int | None = None) -> None:
        """Make a move and remember the step."""
        self.steps.append(self.game.push(move, seat=seat))

    def pop(self) -> Move:
        """Take the last move back."""
        move = self.game.pop()
        self.steps.pop()
        return move


def open_table(course: Course, seats: Sequence[Seat], *, bot_seed: int = 0) -> RegidiceTable:
    """Seat people and bots around a game."""

    def bots(spec: str, seat: int) -> Player:
        return player(spec, seed=bot_seed * 8 + seat)

    def reveals(_: Move, ply: int) -> bool:
        return reveals_hidden(course.steps[ply])

    return Table(course, seats, bots, reveals=reveals)


def reveals_hidden(step: Step) -> bool:
    """Whether a step told something of hidden dice: a declaration speaks of them, a new round rolls them."""
    return isinstance(step.move, Declare) or step.after.round != step.before.round


def save(table: RegidiceTable, game: Game) -> Saved:
    """All that is needed to go on later; it holds the secret, so it is not for the players' eyes."""
    return Saved("regidice", tuple(table.seats), record_json(record_of(game)))


def resume(saved: Saved, *, bot_seed: int = 0) -> tuple[RegidiceTable, Course]:
    """The table as it was."""
    course = Course(record_from_json(cast("Mapping[str, Json]", saved.record)).replay())
    return open_table(course, saved.seats, bot_seed=bot_seed), course
