"""Two line-ups on the same deals, until the test knows which is better; what it says depends on the deals alone.

Parts are looked at in the order of the deals, however they come in, so the verdict is the same on every machine.
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from dethrone.errors import GameError
from dethrone.lab.evidence import Design, Test, Verdict
from dethrone.lab.extras import need_all
from dethrone.lab.lineup import LineUp
from dethrone.lab.part import Part
from dethrone.lab.plan import Plan
from dethrone.lab.progress import Meter, meter
from dethrone.lab.run import Staffing, play_jobs
from dethrone.lab.store import RunFolder

PART = 10


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a comparison found."""

    a: LineUp
    b: LineUp
    test: Test
    wins_a: int
    wins_b: int

    @property
    def sentence(self) -> str:
        """The finding in a sentence."""
        a, b = self.a.name, self.b.name
        if self.a.rules != self.b.rules:
            a, b = f"{a} ({self.a.rules})", f"{b} ({self.b.rules})"
        counts, design = self.test.counts, self.test.design
        found = {
            Verdict.B_BETTER: f"{b} is better than {a}",
            Verdict.A_BETTER: f"{a} is better than {b}",
            Verdict.NO_DIFFERENCE: f"No difference of {design.points:g} points or more between {a} and {b}",
            Verdict.UNDECIDED: f"Undecided between {a} and {b}, stopped at the limit",
        }[self.test.verdict]
        low, high = self.test.interval()
        return (
            f"{found}: of {counts.pairs:,} paired deals {b} won {self.wins_b:,} and {a} {self.wins_a:,}; "
            f"{counts.b_alone:,} were won by {b} alone and {counts.a_alone:,} by {a} alone. "
            f"The difference is {100 * counts.difference:+.1f} points "
            f"[{100 * low:+.1f}, {100 * high:+.1f}], p ≤ {p_text(self.test.p_value)}."
        )


def p_text(p: float) -> str:
    """A probability that is rounded up, since it is a bound."""
    if p < 0.0001:
        return "0.0001"
    return f"{min(1.0, p + 0.00005):.4f}"


def compare(
    plans: tuple[Plan, Plan], design: Design, *, staffing: Staffing | None = None, home: Path | None = None
) -> Comparison:
    """Play both line-ups on the same deals until the test knows, or up to the limit in the plans."""
    _check(*plans)
    staffing = staffing or Staffing()
    need_all(*(() if home is None else ("pyarrow",)), *staffing.packages)
    folders: list[RunFolder] = []
    if home is not None:
        folders = [RunFolder.begin(home / side, plan) for side, plan in zip("ab", plans, strict=True)]
        plans = (folders[0].plan, folders[1].plan)
    a, b = plans
    tally = Tally(Comparison(a.line_up, b.line_up, Test(design), 0, 0))
    try:
        with meter(a.games, things="pairs at most") as shown:
            _play_pairs(plans, folders, tally, staffing, shown)
        for folder in folders:
            folder.drop_after(tally.comparison.test.counts.pairs)
    finally:
        for folder in folders:
            folder.gather()
    return tally.comparison


def _check(a: Plan, b: Plan) -> None:
    if a.line_up == b.line_up:
        raise GameError(f"A and B are the same, {a.line_up.name}: there is nothing to compare.")
    if a.line_up.game != b.line_up.game or len(a.line_up.seats) != len(b.line_up.seats):
        raise GameError("A and B are compared at the same game, with the same number of seats.")
    if a.games != b.games or any(a.deal(game) != b.deal(game) for game in range(a.games)):
        raise GameError("A and B are compared on the same deals.")


class Tally:
    """Pairs of parts, counted in order."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison = comparison
        self._parts: tuple[dict[int, Part], dict[int, Part]] = ({}, {})
        self._next = 0

    def add(self, side: int, part: Part) -> int:
        """A part of A (0) or B (1); answers how many pairs could be counted now."""
        self._parts[side][part.first] = part
        before = self.comparison.test.counts.pairs
        while not self.is_decided() and all(self._next in parts for parts in self._parts):
            pair = [parts.pop(self._next) for parts in self._parts]
            self._count(*pair)
            self._next += pair[0].games
        return self.comparison.test.counts.pairs - before

    def is_decided(self) -> bool:
        """Whether the test knows."""
        return self.comparison.test.verdict is not Verdict.UNDECIDED

    def _count(self, part_a: Part, part_b: Part) -> None:
        found = self.comparison
        wins_a, wins_b = found.wins_a, found.wins_b
        for won in zip(part_a.rows["won"], part_b.rows["won"], strict=True):
            a_won, b_won = (one is True for one in won)
            wins_a, wins_b = wins_a + a_won, wins_b + b_won
            if found.test.add(a_won=a_won, b_won=b_won) is not Verdict.UNDECIDED:
                break
        self.comparison = Comparison(found.a, found.b, found.test, wins_a, wins_b)


def _play_pairs(
    plans: tuple[Plan, Plan], folders: list[RunFolder], tally: Tally, staffing: Staffing, shown: Meter
) -> None:
    missing: list[tuple[int, int]] = []  # which side, and the first game of a part
    for jobs in zip(plans[0].jobs(), plans[1].jobs(), strict=True):
        for side, job in enumerate(jobs):
            part = folders[side].part(job) if folders else None
            if part is not None:
                shown.advance(tally.add(side, part))
            else:
                missing.append((side, job.first))
    if tally.is_decided():
        return
    jobs_left = (plans[side].job(first) for side, first in missing)
    with closing(play_jobs(jobs_left, len(missing), staffing, shown)) as parts:
        for job, part in parts:
            side = int(job.line_up == plans[1].line_up)
            if folders:
                folders[side].keep(part)
            shown.advance(tally.add(side, part))
            if tally.is_decided():
                break


def pair_of_plans(a: LineUp, b: LineUp, *, seed: int, limit: int) -> tuple[Plan, Plan]:
    """The plans of a comparison."""
    plan_a, plan_b = (Plan(line_up=side, games=limit, seed=seed, part=PART) for side in (a, b))
    return plan_a, plan_b
