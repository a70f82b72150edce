"""Where games with a model are kept: whoever starts the command brings it along."""

from __future__ import annotations

from typing import Protocol


class Keeping(Protocol):
    """Where games are kept."""

    def write(self, name: str, text: str, /) -> object:
        """Keep a game that goes on; OSError where it cannot be."""

    def finish(self, name: str, text: str, /) -> object:
        """Keep a finished one as a record; answers where."""


class Saves(Keeping, Protocol):
    """Where games are kept, and found again."""

    def new_name(self, game: str, /) -> str:
        """A name that no other game has."""

    def ongoing(self, game: str, /) -> list[str]:
        """The games that can be resumed, the latest first."""

    def read(self, name: str, /) -> str:
        """A saved game."""
