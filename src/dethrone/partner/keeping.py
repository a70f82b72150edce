"""Where games with a model are kept: whoever starts the command brings it along."""

from __future__ import annotations

from typing import Protocol


class Keeping(Protocol):
    """Where games are kept."""

    def write(self, name: str, text: str, /) -> object:
        """Keep a game that goes on; OSError where it cannot be."""

    def finish(self, name: str, text: str, /) -> object:
        """Keep a finished one as a record; answers where."""
