"""The chance to win behind a value of Regicide's search."""

from __future__ import annotations

from math import log

from dethrone.players.odds import Logistic

EDGE = 1e-3  # values beyond it, or within it of 1, are as good as settled
ROYALS = 12


def inside(value: float) -> float:
    """The value within bounds."""
    return min(1 - EDGE, max(EDGE, value))


def log_odds(value: float) -> float:
    """The logarithm of the odds, within bounds."""
    return log(inside(value) / (1 - inside(value)))


class Odds(Logistic):
    """By the value's log-odds and the share of royals felled."""

    __slots__ = ()

    def of(self, value: float, defeated: int) -> float:
        """The chance to win; a game that is surely won is that."""
        return 1.0 if value >= 1 else self.chance(log_odds(value), defeated / ROYALS)

    def error_of(self, value: float, defeated: int, error: float) -> float:
        """The standard error of the chance for one of the value."""
        steepness = inside(value) * (1 - inside(value))
        return error * self.slope(self.of(value, defeated)) / steepness
