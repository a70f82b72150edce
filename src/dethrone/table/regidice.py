"""Regidice at the table: making one, saving it, taking it up again."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.contract import KEEPER
from dethrone.players.regidice.roster import RegidicePlayer, named
from dethrone.regidice.codes import NAME
from dethrone.regidice.game import Game, Step
from dethrone.regidice.moves import Move
from dethrone.regidice.record import replay
from dethrone.regidice.view import View
from dethrone.sheet import Record
from dethrone.table.saved import Saved
from dethrone.table.seats import Seat
from dethrone.table.table import Table

RegidiceTable = Table[View, Move]


class Course:
    """A game with every step it took, so that what happened can be told at any time."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def steps(self) -> tuple[Step, ...]:
        """All that was done."""
        return self.game.steps

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
        return len(self.game.steps)

    def view(self, seat: int | None = None) -> View:
        """What a seat may know."""
        return self.game.view(seat)

    def push(self, move: Move, *, seat: int | None = None) -> None:
        """Make a move."""
        self.game.push(move, seat=seat)

    def pop(self) -> Move:
        """Take the last move back."""
        return self.game.pop().move


def open_table(course: Course, seats: Sequence[Seat], *, bot_seed: int = 0) -> RegidiceTable:
    """Seat people and bots around a game."""

    def bots(spec: str, seat: int) -> RegidicePlayer:
        return named(spec, seed=bot_seed * 8 + seat)

    def reveals(_: Move, ply: int) -> bool:
        return reveals_hidden(course.steps[ply])

    return Table(course, seats, bots, reveals=reveals)


def reveals_hidden(step: Step) -> bool:
    """Whether a step told something of hidden dice: a declaration speaks of them, a new round rolls them."""
    return bool(step.shows_hidden)


def save(table: RegidiceTable, game: Game) -> Saved:
    """All that is needed to go on later; it holds the secret, so it is not for the players' eyes."""
    return Saved(NAME, tuple(table.seats), game.record(KEEPER).to_json())


def resume(saved: Saved, *, bot_seed: int = 0) -> tuple[RegidiceTable, Course]:
    """The table as it was."""
    course = Course(replay(Record.from_json(saved.record)))
    return open_table(course, saved.seats, bot_seed=bot_seed), course
