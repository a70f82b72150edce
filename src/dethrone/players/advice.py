"""What strong players tell people, for both games: advice on a move, and judgements on moves that were made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from dethrone.prose import Reason

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Advice(Generic[MoveT]):
    """A move, its chance to win with the standard error, and why, as data; `prose` says it."""

    move: MoveT
    chance: float
    error: float
    samples: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Judged(Generic[MoveT]):
    """One decision: what was done, what it was worth, and the best there was."""

    ply: int
    seat: int
    move: MoveT
    chance: float
    best: MoveT
    best_chance: float
    error: float
    why: Reason
    why_best: Reason

    @property
    def lost(self) -> float:
        """How much of the chance to win the move cost; 0 where it was the best, or as good as can be told."""
        gap = self.best_chance - self.chance
        return gap if gap > 2 * self.error else 0.0


@dataclass(frozen=True, slots=True)
class Analysis(Generic[MoveT]):
    """A whole game looked back on: the decisions that were a choice, and the chance to win as it went on."""

    judged: tuple[Judged[MoveT], ...]
    curve: tuple[float, ...]

    def worst(self, count: int = 3) -> tuple[Judged[MoveT], ...]:
        """The moves that cost most, worst first; none that cannot be told from the best."""
        costly = sorted((one for one in self.judged if one.lost), key=lambda one: -one.lost)
        return tuple(costly[:count])
