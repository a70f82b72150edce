"""Regicide at the table: making one, saving it, taking it up again."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.contract import KEEPER
from dethrone.players import named
from dethrone.players.player import Player
from dethrone.players.regicide.bots import speak
from dethrone.regicide.game import Game
from dethrone.regicide.moves import Move, Post
from dethrone.regicide.record import replay
from dethrone.regicide.view import View
from dethrone.sheet import Record
from dethrone.table.saved import Saved
from dethrone.table.seats import Seat
from dethrone.table.table import Table

RegicideTable = Table[View, Move]


class Course:
    """A game as the table asks it."""

    def __init__(self, game: Game) -> None:
        self.game = game

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


def open_table(game: Game, seats: Sequence[Seat], *, bot_seed: int = 0) -> RegicideTable:
    """Seat people and bots around a game."""
    people = {i for i, seat in enumerate(seats) if seat.is_person}
    company = [seat.bot for seat in seats]

    def bots(spec: str, seat: int) -> Player[View, Move]:
        return named(spec, seed=bot_seed * 8 + seat, company=company)

    def reveals(move: Move, ply: int) -> bool:
        del move
        step = game.steps[ply]
        return bool(step.shows_hidden & people)

    return Table(Course(game), seats, bots, reveals=reveals)


def let_bots_speak(table: RegicideTable, game: Game) -> list[Post]:
    """After a jester every bot that has not spoken says honestly whether it would like to go (RC-94)."""
    said = speak(game, [seat.bot for seat in table.seats])
    for post in said:
        table.note(post.seat, reveals=False)
    return said


def save(table: RegicideTable, game: Game) -> Saved:
    """All that is needed to go on later; it holds the secret, so it is not for the players' eyes."""
    return Saved("regicide", tuple(table.seats), game.record(KEEPER).to_json())


def resume(saved: Saved, *, bot_seed: int = 0) -> tuple[RegicideTable, Game]:
    """The table as it was."""
    game = replay(Record.from_json(saved.record))
    return open_table(game, saved.seats, bot_seed=bot_seed), game
