"""The chance to win behind a value of a search: a logistic function, whose numbers lie beside the game's weights."""

from __future__ import annotations

from math import exp
from typing import NamedTuple


class Logistic(NamedTuple):
    """A constant, and what the value and the enemies felled count."""

    constant: float
    value: float
    felled: float

    def chance(self, value: float, felled: float) -> float:
        """The chance to win, from 0 to 1."""
        return 1 / (1 + exp(-(self.constant + self.value * value + self.felled * felled)))

    def slope(self, chance: float) -> float:
        """How much more a chance becomes for a little more of the value."""
        return self.value * chance * (1 - chance)
