"""Where one thread works on games in numbers: what a seat is told, what it may do, and the verbs that each game's
`observe` has for it; desk.pxd makes it C.

A place says where a position is: its address when compiled, so that no lock is needed, else the position itself.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

if cython.compiled:
    from cython.cimports.libc.string import memset

CELLS = 640
ACTIONS = 2560
NOBODY = -1
GOING_ON, WON, LOST = range(3)


class Desk:
    """Verbs, and where they write; a game's own desk fills in what is left open here."""

    cells: list[int]  # compiled: the row of a caller's buffer that is being written
    mask: list[int]
    marks: list[int]  # compiled: the actions that are marked in the mask, where a game lists them
    width: int  # numbers of an observation
    actions: int  # how many actions there are
    marked: int  # how many of them are marked; below 0 where nobody lists them

    def __init__(self) -> None:
        self.width = self.actions = 0
        self.marked = -1
        if not cython.compiled:
            self.cells = [0] * CELLS
            self.mask = [0] * ACTIONS

    def wipe(self) -> None:
        """Nothing is told."""
        if cython.compiled:
            memset(self.cells, 0, 2 * self.width)
        else:
            self.cells[:] = [0] * CELLS

    def wipe_mask(self) -> None:
        """Nothing may be done; a long mask is wiped where it is marked."""
        if cython.compiled:
            if self.marked < 0:
                memset(self.mask, 0, self.actions)
            for i in range(self.marked):
                self.mask[self.marks[i]] = 0
        else:
            self.mask[:] = [0] * ACTIONS

    # ------------------------------------------------- what a game's desk does
    def begin(self, position: Any, seed: int) -> None:
        """Deal a game by a seed."""

    def become(self, position: Any, other: Any) -> None:
        """Become a copy of another position."""

    def look(self, position: Any, seat: int) -> None:
        """Write what a seat is told into the cells."""

    def mark(self, position: Any) -> None:
        """Mark in the mask what the decider may do."""

    def play(self, position: Any, action: int) -> None:
        """Do a legal action of the decider, and what follows from it."""

    def asked(self, position: Any) -> int:  # noqa: ARG002 (a game's desk looks at it)
        """The seat that decides; NOBODY after the end."""
        return NOBODY

    def result(self, position: Any) -> int:  # noqa: ARG002
        """Whether the game goes on, is won or lost."""
        return GOING_ON

    def progress(self, position: Any) -> float:  # noqa: ARG002
        """How much of the enemies is beaten, from 0 to 1."""
        return 0.0

    # ------------------------------------------------------- the same, by place
    def begin_at(self, place: Any, seed: int) -> None:
        if cython.compiled:
            self.begin(cython.cast(object, cython.cast(cython.p_void, place)), seed)
        else:
            self.begin(place, seed)

    def become_at(self, place: Any, other: Any) -> None:
        if cython.compiled:
            self.become(cython.cast(object, cython.cast(cython.p_void, place)), other)
        else:
            self.become(place, other)

    def look_at(self, place: Any, seat: int) -> None:
        if cython.compiled:
            self.look(cython.cast(object, cython.cast(cython.p_void, place)), seat)
        else:
            self.look(place, seat)

    def mark_at(self, place: Any) -> None:
        if cython.compiled:
            self.mark(cython.cast(object, cython.cast(cython.p_void, place)))
        else:
            self.mark(place)

    def play_at(self, place: Any, action: int) -> None:
        if cython.compiled:
            self.play(cython.cast(object, cython.cast(cython.p_void, place)), action)
        else:
            self.play(place, action)

    def asked_at(self, place: Any) -> int:
        if cython.compiled:
            seat = self.asked(cython.cast(object, cython.cast(cython.p_void, place)))
        else:
            seat = self.asked(place)
        return seat

    def result_at(self, place: Any) -> int:
        if cython.compiled:
            result = self.result(cython.cast(object, cython.cast(cython.p_void, place)))
        else:
            result = self.result(place)
        return result

    def progress_at(self, place: Any) -> float:
        if cython.compiled:
            share = self.progress(cython.cast(object, cython.cast(cython.p_void, place)))
        else:
            share = self.progress(place)
        return share


def places(positions: Sequence[Any]) -> Any:
    """Where positions are; they must be kept as long as their places."""
    return array("Q", map(id, positions)) if cython.compiled else list(positions)


def laid_out(text: str) -> tuple[tuple[str, int, int, int, int, str], ...]:
    """What an observation says, from lines of a name, how many numbers, lowest..highest, and what they mean.

    Answers rows of name, first number, how many, lowest, highest, what; a line that is set in goes on with the last.
    """
    rows: list[tuple[str, int, int, int, int, str]] = []
    first = 0
    for line in text.replace("\n  ", " ").strip().splitlines():
        name, count, span, what = line.split(" ", 3)
        low, high = span.split("..")
        rows.append((name, first, int(count), int(low), int(high), what))
        first += int(count)
    return tuple(rows)
