"""The chance to win behind a value of the search; its three numbers lie beside the net they were fitted with."""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

EDGE = 1e-3  # values beyond it, or within it of 1, are as good as settled


def log_odds(value: float) -> float:
    """The logarithm of the odds, within bounds."""
    value = min(1 - EDGE, max(EDGE, value))
    return log(value / (1 - value))


class Odds(NamedTuple):
    """A logistic function: a constant, and what the value's log-odds and the share of royals felled count."""

    constant: float
    odds: float
    felled: float

    def of(self, value: float, defeated: int) -> float:
        """The chance to win; a game that is surely won is that."""
        if value >= 1:
            return 1.0
        return 1 / (1 + exp(-(self.constant + self.odds * log_odds(value) + self.felled * defeated / 12)))

    def error_of(self, value: float, defeated: int, error: float) -> float:
        """The standard error of the chance for one of the value."""
        inside = min(1 - EDGE, max(EDGE, value))
        chance = self.of(value, defeated)
        return error * self.odds * chance * (1 - chance) / (inside * (1 - inside))
