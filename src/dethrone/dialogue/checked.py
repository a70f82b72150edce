"""A reply that was looked at, whichever game it is of."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.contract import Move
from dethrone.prose import Part


@dataclass(frozen=True, slots=True)
class Checked:
    """The moves that a reply makes, what it says, and all that is wrong with it."""

    moves: tuple[Move, ...] = ()
    say: str | None = None
    wish: str | None = None  # who should go, for when that is asked: want, rather-not, neutral
    problems: tuple[Part, ...] = ()

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems
