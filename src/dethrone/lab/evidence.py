"""A sequential test for paired deals that may be looked at after every pair.

Each deal is played by A and by B, and gives D = +1 where B alone won, -1 where A alone won, 0 where both did the same.
Let m be the mean of D, the difference of the win rates. Whoever holds that m is t or less must take a bet in which a
share c of a stake is multiplied by (D + 1) / (t + 1): the stake after all deals is a non-negative supermartingale
then, so by Ville's inequality it ever grows to 1/a times with probability a at most, whenever one stops. The evidence
against "m is t or less" is the mean of such stakes over five c, and depends on the three counts alone; the evidence
against "t or more" is its mirror image.

With a design (alpha, beta, points) the test says, as soon as it can,

* that B is better, if the evidence against "m is 0 or less" reaches 2 / alpha, and the same for A;
* that there is no difference of so many points, if the evidence against "m is +points or more" and that against
  "m is -points or less" both have reached 1 / beta.

So if neither is better, one is called better with probability alpha at most; and if they differ by so many points
or more, that is denied with probability beta at most. The interval for m is valid after every pair as well.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from dethrone.errors import GameError

BETS = (1 / 24, 1 / 12, 1 / 6, 1 / 3, 2 / 3)  # what is good for differences from 2 points to nearly all


class Verdict(Enum):
    """What a test can say."""

    B_BETTER = "B is better"
    A_BETTER = "A is better"
    NO_DIFFERENCE = "no difference"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True, kw_only=True)
class Design:
    """How sure the test must be, and which difference in points of win rate would matter."""

    alpha: float = 0.05
    beta: float = 0.05
    points: float = 5.0

    def __post_init__(self) -> None:
        if not (0 < self.alpha < 1 and 0 < self.beta < 1):
            raise GameError("alpha and beta are probabilities between 0 and 1.")
        if not 0 < self.points < 100:
            raise GameError(f"The points that matter are between 0 and 100, not {self.points:g}.")


class Counts(NamedTuple):
    """Deals that B alone won, that A alone won, and that ended alike."""

    b_alone: int = 0
    a_alone: int = 0
    alike: int = 0

    @property
    def pairs(self) -> int:
        """All deals."""
        return sum(self)

    @property
    def difference(self) -> float:
        """The difference of the win rates, B's less A's."""
        return (self.b_alone - self.a_alone) / self.pairs if self.pairs else 0.0

    @property
    def mirrored(self) -> Counts:
        """The same with A and B changed over."""
        return Counts(self.a_alone, self.b_alone, self.alike)


@lru_cache(256)
def _stakes(most: float) -> list[tuple[float, float, float]]:
    """For each bet what a deal of each kind adds to the logarithm."""
    pay = 1 / (1 + most)
    return [(log(1 - bet + 2 * bet * pay), log(1 - bet), log(1 - bet + bet * pay)) for bet in BETS]


def log_evidence(counts: Counts, most: float) -> float:
    """The logarithm of the evidence against "B is better by `most` or less", a share from -1 to 1."""
    b, a, alike = counts
    logs = [b * for_b + a * for_a + alike * for_none for for_b, for_a, for_none in _stakes(most)]
    highest = max(logs)
    return highest + log(sum(exp(one - highest) for one in logs) / len(BETS))


@dataclass(slots=True)
class Test:
    """A test under way: what was counted, and the strongest evidence so far."""

    design: Design = field(default_factory=Design)
    counts: Counts = field(default_factory=Counts)
    verdict: Verdict = Verdict.UNDECIDED
    _highest: float = 0.0
    _against: list[float] = field(default_factory=lambda: [0.0, 0.0])

    __test__ = False  # for pytest, which would take it for one of its own

    def add(self, *, a_won: bool, b_won: bool) -> Verdict:
        """Count a pair and look."""
        b, a, alike = self.counts
        self.counts = Counts(b + (b_won and not a_won), a + (a_won and not b_won), alike + (a_won == b_won))
        if self.verdict is Verdict.UNDECIDED:
            self.verdict = self._look()
        return self.verdict

    def _look(self) -> Verdict:
        design, counts = self.design, self.counts
        for_b, for_a = log_evidence(counts, 0.0), log_evidence(counts.mirrored, 0.0)
        self._highest = max(self._highest, for_b, for_a)
        enough = log(2 / design.alpha)
        if for_b >= enough:
            return Verdict.B_BETTER
        if for_a >= enough:
            return Verdict.A_BETTER
        for side, seen in enumerate((counts, counts.mirrored)):
            self._against[side] = max(self._against[side], log_evidence(seen, -design.points / 100))
        return Verdict.NO_DIFFERENCE if min(self._against) >= log(1 / design.beta) else Verdict.UNDECIDED

    @property
    def p_value(self) -> float:
        """How unlikely evidence like the strongest so far would be if neither were better, whenever one looks."""
        return min(1.0, 2 * exp(-self._highest))

    def interval(self) -> tuple[float, float]:
        """Where the difference of the win rates lies, with confidence 1 - alpha after every pair."""
        enough = log(2 / self.design.alpha)
        return _least(self.counts, enough), -_least(self.counts.mirrored, enough)


def _least(counts: Counts, enough: float) -> float:
    """The least difference that is not refuted; the evidence against "so much or less" falls as that grows."""
    low, high = -1.0 + 1e-9, 1.0 - 1e-9
    if log_evidence(counts, low) < enough:
        return -1.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (middle, high) if log_evidence(counts, middle) >= enough else (low, middle)
    return low
