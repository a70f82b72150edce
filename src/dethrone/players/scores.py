"""What candidates scored in numbered worlds, for both searches; scores.pxd makes it C.

A world has a number, and all its chance comes from the search's seed and that number. Points are added as whole
numbers, so that the same worlds give the same sums on any number of threads.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from collections.abc import Sequence

if not cython.compiled:
    from math import floor

    from dethrone.bits import wrap

WORLD_STEP = 0xD1342543DE82EF95
UNIT = 16777216.0  # points for a game that is surely won; whole numbers of them, and their UNITths, add up exactly
MOST = 64  # candidates


class Scores:
    """The candidates of one worker, and what they are worth together in the worlds it was given."""

    count: int
    choice: list[int]
    total: list[float]
    squares: list[float]

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.choice = [0] * MOST
            self.total = [0.0] * MOST
            self.squares = [0.0] * MOST

    def consider(self, choices: Sequence[int]) -> None:
        """Set the candidates and forget what they scored."""
        self.count = min(MOST, len(choices))
        for i in range(self.count):
            self.choice[i] = choices[i]
        self.clear()

    def points(self) -> list[tuple[float, float]]:
        """Sum and sum of squares of each candidate's values, both exact."""
        return [(self.total[i] / UNIT, self.squares[i] / UNIT) for i in range(self.count)]

    def best_first(self) -> list[int]:
        """The candidates in the order of their totals, however they came by them."""
        order = sorted(range(self.count), key=lambda i: -self.total[i])
        return [self.choice[i] for i in order]

    def enter(self, choice: int, total: float) -> None:
        """Take in a candidate with a first total, in place of the last one if all places are taken; each once."""
        for i in range(self.count):
            if self.choice[i] == choice:
                self.total[i] = max(self.total[i], total)
                return
        if self.count < MOST:
            self.count += 1
        self.choice[self.count - 1] = choice
        self.total[self.count - 1] = total

    def clear(self) -> None:
        """Forget what the candidates scored."""
        for i in range(self.count):
            self.total[i] = self.squares[i] = 0.0

    def add(self, i: int, value: float) -> None:
        """One candidate was worth so much in one more world."""
        self.total[i] += floor(value * UNIT)
        self.squares[i] += floor(value * value * UNIT)


def world_seed(seed: int, number: int) -> int:
    """The seed of a world's chance."""
    return wrap(seed + wrap(WORLD_STEP * (number + 1)))
