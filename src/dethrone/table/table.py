"""A game in progress: who sits where, what was said and done, what may be taken back; it knows no I/O.

Both games are played at the same table. It asks of a game only what stands in the protocol below, and hands
bots views, never the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from dethrone.errors import BadRules, GameError, Stale
from dethrone.players.player import Player
from dethrone.table.seats import Seat

ViewT = TypeVar("ViewT")
ViewT_co = TypeVar("ViewT_co", covariant=True)
MoveT = TypeVar("MoveT")


class GameLike(Protocol[ViewT_co, MoveT]):
    """What the table needs of a game."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def decider(self) -> int | None:
        """Whose decision it is."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def version(self) -> int:
        """How many moves were made."""

    def view(self, seat: int | None = None) -> ViewT_co:
        """What a seat may know."""

    def push(self, move: MoveT, *, seat: int | None = None) -> None:
        """Make a move."""

    def pop(self) -> MoveT:
        """Take the last move back."""


class Table(Generic[ViewT, MoveT]):
    """Seats around one game; every move goes through here."""

    def __init__(
        self,
        game: GameLike[ViewT, MoveT],
        seats: Sequence[Seat],
        bots: Callable[[str, int], Player],
        *,
        reveals: Callable[[MoveT, int], bool],
    ) -> None:
        """`bots` makes a player from its spec and seat; `reveals` tells whether the move just made, with its ply,
        showed somebody what was hidden before."""
        if len(seats) != game.players:
            raise BadRules(f"There are {len(seats)} seats for a game of {game.players} players.")
        self.game = game
        self.seats = tuple(seats)
        self._players = {i: bots(seat.bot, i) for i, seat in enumerate(seats) if seat.bot is not None}
        self._reveals = reveals
        self._open: list[bool] = []  # for each move made here: whether it showed something hidden
        self._movers: list[int | None] = []

    @property
    def asked(self) -> Seat | None:
        """The seat whose decision it is."""
        seat = self.game.decider
        return None if seat is None else self.seats[seat]

    @property
    def is_bots_turn(self) -> bool:
        """Whether a bot is asked now."""
        return self.game.decider in self._players

    def act(self, seat: int, move: MoveT, *, version: int | None = None) -> None:
        """A seat's move; given the version it was meant for, one that comes late is refused."""
        if version is not None and version != self.game.version:
            raise Stale(f"The game has moved on to move {self.game.version}; this was meant for {version}.")
        self.game.push(move, seat=seat)
        self.note(seat, reveals=self._reveals(move, self.game.version - 1))

    def note(self, seat: int, *, reveals: bool) -> None:
        """Remember who made the last move, and whether it showed something hidden."""
        self._movers.append(seat)
        self._open.append(reveals)

    def ask_bot(self) -> MoveT:
        """Let the bot that is asked make its move, given its view."""
        seat = self.game.decider
        if seat is None or seat not in self._players:
            raise GameError("No bot is asked now.")
        move: MoveT = self._players[seat].choose(self.game.view(seat))
        self.act(seat, move)
        return move

    def why_no_undo(self) -> str | None:
        """Why the last decision of a person cannot be taken back, or None if it can."""
        if not self._movers:
            return "There is no move to take back."
        for mover, showed in zip(reversed(self._movers), reversed(self._open), strict=True):
            if showed:
                return "Something hidden has been seen since, so it cannot be taken back."
            if mover not in self._players:
                return None
        return "Nobody at the keyboard has made a move yet."

    def undo(self) -> MoveT:
        """Take back the last decision of a person and what bots did after it, if nothing hidden was seen."""
        refusal = self.why_no_undo()
        if refusal is not None:
            raise GameError(refusal)
        while True:
            move = self.game.pop()
            self._open.pop()
            if self._movers.pop() not in self._players:
                return move
