"""What a game's rules answer, and what follows from it about every move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, Self

from dethrone.contract import Event, Move, Outcome, Phase, Viewer
from dethrone.errors import GameOver, IllegalMove, OutOfTurn, Reason


class Position(Protocol):
    """A game's rules: a frozen dataclass of plain fields, `seat` and `rules` among them.

    Whoever reads JSON or text makes one as well, so one that makes no sense had better raise ValueError.
    """

    @property
    def seat(self) -> Viewer:
        """Whose view it is; None for a spectator's, and for the whole position."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def rules(self) -> str:
        """The rule set, by its name."""

    @property
    def turn(self) -> int:
        """The seat that is asked, if the game goes on."""

    @property
    def phase(self) -> Phase:
        """What is asked now."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""

    def legal_moves(self) -> Sequence[Move]:
        """What the seat that is asked may do; not asked after the end."""

    def sayings(self, seat: int) -> Sequence[Move]:
        """What a seat may say without being asked; not asked after the end."""

    def after(self, move: Move) -> Self:
        """The position after a legal move or saying."""

    def events(self, move: Move, after: Self, viewer: Viewer) -> Sequence[Event]:
        """What a move did, as a viewer is told it."""

    def shows_hidden(self, move: Move) -> frozenset[int]:
        """The seats that learn something by a move."""

    def seen_by(self, seat: Viewer) -> Self:
        """What a seat may know, with everything else left out; `seat` is set in it."""

    def sample(self, seed: int) -> Self:
        """A whole position, `seat` None in it, drawn from all that look like this one."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A move before it is made; nothing is foretold of it."""

    seat: int
    move: Move
    events: tuple[Event, ...] = ()


def decider_of(position: Position) -> int | None:
    """The seat that is asked; None after the end."""
    return position.turn if position.outcome is None else None


def legal_in(position: Position) -> Sequence[Move]:
    """What the decider may do; nothing after the end."""
    return position.legal_moves() if position.outcome is None else ()


def said_in(position: Position, seat: Viewer) -> Sequence[Move]:
    """What a seat may say without being asked; nothing after the end."""
    return () if seat is None or position.outcome is not None else position.sayings(seat)


def speakers_of(position: Position) -> tuple[int, ...]:
    """The seats that may say something."""
    return tuple(seat for seat in range(position.players) if said_in(position, seat))


def mover_of(position: Position, move: Move) -> int:
    """Whose move it is: a saying's speaker, or whoever is asked."""
    speakers = (seat for seat in speakers_of(position) if move in said_in(position, seat))
    return next(speakers, position.turn)


def check(position: Position, move: Move, seat: Viewer) -> None:
    """Raise GameOver, OutOfTurn or IllegalMove if the move cannot be made, by that seat if one is given."""
    if position.outcome is not None:
        raise GameOver(Reason.OVER)
    mover, legal = mover_of(position, move), legal_in(position)
    if seat not in (None, mover):
        raise OutOfTurn(Reason.OUT_OF_TURN, seat=seat, decider=position.turn)
    if move not in legal and move not in said_in(position, mover):
        raise IllegalMove(Reason.NOT_LEGAL, move=str(move)[:40], legal=tuple(map(str, legal)))
