"""What strong players tell people, for both games: advice on a move, and judgements on moves that were made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

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
    others: tuple[
        tuple[MoveT, float], ...
    ] = ()  # what else was weighed, with its chance, the best of it first

    @property
    def lost(self) -> float:
        """How much of the chance to win the move cost; 0 where it was the best, or as good as can be told."""
        gap = self.best_chance - self.chance
        return gap if gap > 2 * self.error else 0.0


class Odds(Protocol):
    """How to read a value of a game's search as a chance to win."""

    def of(self, value: float, felled: int, /) -> float:
        """The chance to win, with so many enemies felled."""

    def error_of(self, value: float, felled: int, error: float, /) -> float:
        """The standard error of the chance for one of the value."""


class Found(NamedTuple, Generic[MoveT]):
    """The best move that was found, what the one made and the best are worth, the error of the difference, and what
    others are worth."""

    best: MoveT
    mine: float
    other: float
    error: float
    others: tuple[tuple[MoveT, float], ...] = ()

    def judged(
        self, ply: int, seat: int, move: MoveT, *, odds: Odds, felled: int, why: Callable[[MoveT], Reason]
    ) -> Judged[MoveT]:
        """The same in chances to win, with reasons."""
        reason = why(move)
        return Judged(
            ply=ply + 1,
            seat=seat,
            move=move,
            chance=odds.of(self.mine, felled),
            best=self.best,
            best_chance=odds.of(self.other, felled),
            error=odds.error_of((self.mine + self.other) / 2, felled, self.error),
            why=reason,
            why_best=reason if self.best == move else why(self.best),
            others=tuple((other, odds.of(value, felled)) for other, value in self.others),
        )


@dataclass(frozen=True, slots=True)
class Analysis(Generic[MoveT]):
    """A whole game looked back on: the decisions that were a choice, and the chance to win as it went on."""

    judged: tuple[Judged[MoveT], ...]
    curve: tuple[float, ...]

    def worst(self, count: int = 3) -> tuple[Judged[MoveT], ...]:
        """The moves that cost most, worst first; none that cannot be told from the best."""
        costly = sorted((one for one in self.judged if one.lost), key=lambda one: -one.lost)
        return tuple(costly[:count])


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What was found by looking at a deal with all of it known: a line that wins proves that it can be won, that none
    was found proves nothing. `is_solved` says whether anybody knows how to look."""

    is_solved: bool
    is_won: bool
    line: tuple[str, ...] = ()
