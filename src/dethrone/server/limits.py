"""How much anybody may ask of the server: buckets that fill with time, which is passed in."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

REMEMBERED = 50_000


@dataclass(slots=True)
class Bucket:
    """So many at once, and so many a second on average."""

    rate: float
    burst: float
    left: float = -1.0
    at: float = 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there is still some left."""
        filled = self.burst if self.left < 0 else min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if filled < cost:
            self.left = filled
            return False
        self.left = filled - cost
        return True


class Buckets:
    """A bucket for everybody."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        """Whether somebody may."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._burst)
        self._buckets[who] = bucket
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now, cost)


class Counts:
    """How many somebody has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """One more, if there may be."""
        count = self._counts.get(who, 0)
        if count >= self._most:
            return False
        self._counts[who] = count + 1
        return True

    def leave(self, who: str) -> None:
        """One less."""
        count = self._counts.pop(who) - 1
        if count:
            self._counts[who] = count
