"""Time at a table, as a value: whoever asks passes the time in, and nothing here looks at a clock.

A turn timer gives every decision so many seconds. A time bank is a stock for each seat that grows with every decision,
for games that last days. What happens when it runs out is not for the clock to say: the others choose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from dethrone.errors import Refused
from dethrone.table.refusal import Reason

SHORTEST, LONGEST = 1, 60 * 86_400  # seconds
TALK = 60.0  # seconds to speak where a time bank does not say


@dataclass(frozen=True, slots=True)
class TurnTimer:
    """So many seconds for every decision."""

    seconds: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "seconds", _checked(self.seconds))

    @property
    def talk(self) -> float:
        """Seconds in which others may speak before a bot decides."""
        return self.seconds


@dataclass(frozen=True, slots=True)
class TimeBank:
    """So many seconds for all decisions of a seat, and some more with each."""

    seconds: float
    increment: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "seconds", _checked(self.seconds))
        object.__setattr__(self, "increment", _checked(self.increment) if self.increment else 0.0)

    @property
    def talk(self) -> float:
        """Seconds in which others may speak before a bot decides."""
        return self.increment or TALK


Limit: TypeAlias = TurnTimer | TimeBank


def _checked(seconds: float) -> float:
    """So many seconds, as a fraction: what is equal is written alike."""
    if not SHORTEST <= seconds <= LONGEST:
        raise Refused(Reason.BAD_CLOCK, low=SHORTEST, high=LONGEST)
    return float(seconds)


@dataclass(frozen=True, slots=True)
class Clock:
    """How much time each seat has, and whose is running since when."""

    limit: Limit | None
    left: tuple[float, ...]
    seat: int | None = None
    since: float = 0.0

    @classmethod
    def new(cls, limit: Limit | None, players: int) -> Clock:
        """A clock with all its time."""
        return cls(limit, (0.0 if limit is None else limit.seconds,) * players)

    @property
    def deadline(self) -> float | None:
        """When the seat whose time is running has none left."""
        return None if self.seat is None else self.since + self.left[self.seat]

    def started(self, seat: int | None, now: float) -> Clock:
        """The time of this seat is running now, and nobody else's."""
        clock = self.stopped(now)
        return clock if seat is None or self.limit is None else replace(clock, seat=seat, since=now)

    def stopped(self, now: float) -> Clock:
        """Nobody's time is running; of a bank, what was used is gone."""
        if self.seat is None:
            return self
        if isinstance(self.limit, TimeBank):
            return self._with(self.left[self.seat] - max(0.0, now - self.since))
        return replace(self, seat=None)

    def decided(self, now: float) -> Clock:
        """The seat has decided, and its stock grows."""
        if self.seat is None:
            return self
        if not isinstance(self.limit, TimeBank):
            return replace(self, seat=None)
        return self._with(self.left[self.seat] - max(0.0, now - self.since) + self.limit.increment)

    def _with(self, seconds: float) -> Clock:
        left = tuple(max(0.0, seconds) if i == self.seat else old for i, old in enumerate(self.left))
        return replace(self, left=left, seat=None)
