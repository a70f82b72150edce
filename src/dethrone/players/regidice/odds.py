"""The chance to win behind a value of the search; its three numbers lie beside the weights they were fitted with."""

from __future__ import annotations

from math import exp
from typing import NamedTuple


class Odds(NamedTuple):
    """A logistic function: a constant, and what the value and the enemies felled count."""

    constant: float
    value: float
    felled: float

    def of(self, value: float, felled: int) -> float:
        """The chance to win; a game that is won is that."""
        if value >= 1:
            return 1.0
        return 1 / (1 + exp(-(self.constant + self.value * value + self.felled * felled)))

    def error_of(self, value: float, felled: int, error: float) -> float:
        """The standard error of the chance for one of the value."""
        chance = self.of(value, felled)
        return error * self.value * chance * (1 - chance)
