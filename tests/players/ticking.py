"""A clock for players that goes on only when it is looked at."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Ticking:
    """Some seconds pass between two looks, whatever happened meanwhile."""

    tick: float
    now: float = 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now
