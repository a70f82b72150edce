"""Whoever holds a seat: it is handed a view, never the game.

Views and moves are those of the game that is played; a player of one game says so in its own types.
"""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

from dethrone import contract
from dethrone.contract import Move
from dethrone.errors import GameOver, OutOfTurn, Reason


class Player(Protocol):
    """Anyone who answers for a seat, move by move."""

    @property
    def name(self) -> str:
        """What it is called at the table."""

    def choose(self, view: Any, /) -> Move:
        """The move it makes, given all that its seat may know; raises unless its seat is asked."""

    def say(self, view: Any, /) -> Move | None:
        """What it wants to say without being asked, where its seat may speak; None for nothing."""


class Asked(Protocol):
    """As much of a view as tells who is asked."""

    @property
    def seat(self) -> int | None:
        """Whose view it is."""

    @property
    def decider(self) -> int | None:
        """The seat that is asked."""

    @property
    def outcome(self) -> object:
        """How the game ended, or None."""


class Silent:
    """What a player has who never says a word."""

    def say(self, _view: Any, /) -> Move | None:
        """Nothing."""
        return None


def seat_asked(view: Asked) -> int:
    """The seat that must choose now, which is the viewer's own; raises GameOver or OutOfTurn where it is not."""
    decider = view.decider
    if decider is None or view.outcome is not None:
        raise GameOver(Reason.OVER)
    if view.seat is None:
        raise OutOfTurn(Reason.SPECTATOR)
    if view.seat != decider:
        raise OutOfTurn(Reason.OUT_OF_TURN, seat=view.seat, decider=decider)
    return decider


def seed_for(view: contract.View, seed: int) -> int:
    """A seed for one decision: nothing but the view and the player's own seed goes into it."""
    digest = hashlib.sha256(f"{seed} {view.text}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
