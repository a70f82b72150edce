"""What somebody at a table means by a text, whatever is played: for those who type, and have no skin to read it."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.contract import Move, View
from dethrone.errors import Unreadable


def read_moves(view: View, text: str) -> tuple[Move, ...]:
    """The moves that a text means: what the game reads in it, or else a legal move by its last word."""
    try:
        return tuple(view.parse(text))
    except Unreadable:
        found = named(text, view.legal_moves()) if view.seat == view.decider else None
        if found is None:
            raise
        return (found,)


def named(word: str, moves: Sequence[Move]) -> Move | None:
    """The one move whose text, or what stands in it after a colon, is a word: `want` is `P1:want`."""
    wanted = word.strip().lower()
    hits = [move for move in moves if wanted in _names(str(move).lower())]
    return hits[0] if len(hits) == 1 else None


def _names(text: str) -> tuple[str, str]:
    return text, text.rpartition(":")[2]
