"""The figures of one entry, with how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import Any

from dethrone.lab.models.entries import SEAT, Entry
from dethrone.lab.models.judging import Verdict
from dethrone.lab.part import rowwise
from dethrone.lab.store import RunFolder
from dethrone.lab.wilson import Interval, wilson
from dethrone.players.model.counts import Counts
from dethrone.players.spec import is_model


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its standard error."""

    mean: float
    error: float

    def text(self, digits: int = 2, factor: float = 1.0) -> str:
        """In figures."""
        return f"{factor * self.mean:.{digits}f} ± {factor * self.error:.{digits}f}"


def mean(count: int, total: float, squares: float) -> Mean:
    """The mean of so many values, from their sum and the sum of their squares."""
    if not count:
        return Mean(0.0, 0.0)
    middle = total / count
    spread = max(0.0, squares / count - middle * middle) * count / max(1, count - 1)
    return Mean(middle, sqrt(spread / count))


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """What came of one player in one company."""

    player: str
    name: str
    setting: str
    is_model: bool
    games: int
    planned: int
    stood_in: int  # games in which a bot moved for it
    won: Interval | None  # None: it made no move of its own
    felled: Mean | None  # likewise
    decisions: int  # of whoever is measured
    illegal: Interval | None  # replies that were no legal move, of all replies
    agreed: Interval | None  # None: nothing was judged
    lost: Mean | None  # chance of winning thrown away for each choice; likewise
    counts: Counts | None
    seconds: float  # of thinking, all told

    def to_json(self) -> dict[str, Any]:
        """As plain JSON: a share has its bounds."""
        counts = None if self.counts is None else self.counts.to_json()
        intervals = {name: _interval(getattr(self, name)) for name in ("won", "illegal", "agreed")}
        return {**asdict(self), **intervals, "counts": counts, "illegal_a_question": self.illegal_a_question}

    @property
    def illegal_a_question(self) -> float | None:
        """How many replies that were no legal move came on a question; None for who does not reply in words."""
        return None if self.counts is None else self.counts.illegal / max(1, self.counts.asked)


def _interval(one: Interval | None) -> dict[str, float] | None:
    return None if one is None else {"share": one.share, "low": one.low, "high": one.high}


def score(entry: Entry, home: Path, judged: Sequence[Verdict]) -> Score:
    """The figures of the games that were played."""
    folder = RunFolder.open(home)
    rows, times = _rows(folder)
    felled = [int(row["defeated"] or 0) for row in rows]
    counts = _counts(folder)
    choices = sum(one.choices for one in judged)
    decisions = sum(int(row["decisions"]) for row in times)
    is_its_own = counts is None or counts.fallbacks < decisions
    spent = sum(int(row["nanoseconds"]) for row in times) / 1e9
    return Score(
        player=entry.player,
        name=entry.name,
        setting=str(entry.setting),
        is_model=is_model(entry.player),
        games=len(rows),
        planned=entry.plan.games,
        stood_in=sum(bool(row["stood_in"]) for row in _told(folder)),
        won=wilson(sum(row["won"] is True for row in rows), len(rows)) if is_its_own and rows else None,
        felled=mean(len(felled), sum(felled), sum(one * one for one in felled))
        if is_its_own and rows
        else None,
        decisions=decisions,
        illegal=None if counts is None else _illegal(counts),
        agreed=wilson(sum(one.agreed for one in judged), choices) if choices else None,
        lost=mean(choices, sum(one.lost for one in judged), sum(one.squares for one in judged))
        if choices
        else None,
        counts=counts,
        seconds=spent if counts is None else counts.seconds,
    )


def _rows(folder: RunFolder) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The games, and the times of the seat that is measured."""
    rows: list[dict[str, Any]] = []
    times: list[dict[str, Any]] = []
    for part in folder.played():
        rows += rowwise(part.rows)
        times += (row for row in rowwise(part.times) if row["seat"] == SEAT)
    return rows, times


def _told(folder: RunFolder) -> list[dict[str, Any]]:
    """What was noted of models at the seat that is measured: a clone counts for itself."""
    return [row for row in folder.models() if row["seat"] == SEAT]


def _counts(folder: RunFolder) -> Counts | None:
    """What was counted there."""
    found = [Counts.from_json(row["counts"]) for row in _told(folder)]
    if not found:
        return None
    total = Counts()
    for one in found:
        total.add(one)
    return total


def _illegal(counts: Counts) -> Interval | None:
    """The share of replies that were no legal move; what never was a reply is told apart."""
    replies = max(0, counts.asked + counts.retried - counts.aborted.total())
    return wilson(min(counts.illegal, replies), replies) if replies else None
