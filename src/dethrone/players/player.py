"""Whoever holds a seat: it is handed a view, never the game.

The two games have moves and views of their own, so a player is generic in both; what they share is only this.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
MoveT_co = TypeVar("MoveT_co", covariant=True)


class Player(Protocol[ViewT_contra, MoveT_co]):
    """Anyone who answers for a seat, move by move; a wish who should go next is a move as well."""

    @property
    def name(self) -> str:
        """What it is called at the table."""

    def choose(self, view: ViewT_contra) -> MoveT_co:
        """The move it makes, given all that its seat may know; it is only asked when its seat decides."""
