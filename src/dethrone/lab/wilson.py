"""Wilson's interval for a share: honest where shares are near 0 or 1 and where games are few."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple


class Interval(NamedTuple):
    """A share with the interval that holds the true one with the confidence asked for."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def wilson(hits: int, tries: int, confidence: float = 0.95) -> Interval:
    """The share of hits among tries with its score interval (Wilson, 1927)."""
    if not 0 <= hits <= tries:
        raise ValueError(f"{hits} hits in {tries} tries is no share.")
    if tries == 0:
        return Interval(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = hits / tries
    middle = (share + z * z / (2 * tries)) / (1 + z * z / tries)
    half = z / (1 + z * z / tries) * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    low = 0.0 if hits == 0 else middle - half
    high = 1.0 if hits == tries else middle + half
    return Interval(share, low, high)
