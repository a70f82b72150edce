"""What a puzzle is, whichever game it comes from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, and the moves that solve it, the first of which are all that are right."""

    name: str
    position: str
    steps: tuple[tuple[str, ...], ...]
    is_open: bool
