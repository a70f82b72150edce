"""What strong players tell people, for both games: advice on a move, and judgements on moves that were made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

MoveT = TypeVar("MoveT")
FINE = 1.0  # points of error below which tenths are told


@dataclass(frozen=True, slots=True)
class Advice(Generic[MoveT]):
    """A move, its chance to win with the standard error, and why."""

    move: MoveT
    chance: float
    error: float
    samples: int
    reason: str

    @property
    def odds(self) -> str:
        """The chance to win with its error, as finely as it is known."""
        error = max(0.1, 100 * self.error)
        return f"{100 * self.chance:.{0 if error >= FINE else 1}f} % ± {error:.1f}"

    def __str__(self) -> str:
        return f"{self.move}: {self.odds}, {self.reason}"


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
    why: str
    why_best: str

    @property
    def lost(self) -> float:
        """How much of the chance to win the move cost; 0 where it was the best, or as good as can be told."""
        gap = self.best_chance - self.chance
        return gap if gap > 2 * self.error else 0.0

    def __str__(self) -> str:
        told = f"Move {self.ply}, P{self.seat} {self.move}: {100 * self.chance:.0f} %"
        if not self.lost:
            return f"{told} ({self.why})"
        better = f"{self.best} was better: {100 * self.best_chance:.0f} % ({self.why_best})"
        return f"{told} ({self.why}); {better}"


@dataclass(frozen=True, slots=True)
class Analysis(Generic[MoveT]):
    """A whole game looked back on: the decisions that were a choice, and the chance to win as it went on."""

    judged: tuple[Judged[MoveT], ...]
    curve: tuple[float, ...]

    def worst(self, count: int = 3) -> tuple[Judged[MoveT], ...]:
        """The moves that cost most, worst first; none that cannot be told from the best."""
        costly = sorted((one for one in self.judged if one.lost), key=lambda one: -one.lost)
        return tuple(costly[:count])
