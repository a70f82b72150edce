"""The chance to win behind a value of Regidice's search."""

from __future__ import annotations

from dethrone.players.odds import Logistic


class Odds(Logistic):
    """By the value and the enemies felled."""

    __slots__ = ()

    def of(self, value: float, felled: int) -> float:
        """The chance to win; a game that is won is that."""
        return 1.0 if value >= 1 else self.chance(value, felled)

    def error_of(self, value: float, felled: int, error: float) -> float:
        """The standard error of the chance for one of the value."""
        return error * self.slope(self.of(value, felled))
