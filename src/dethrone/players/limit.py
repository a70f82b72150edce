"""How much a player may think about one decision, the same for all games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from time import perf_counter

from dethrone.errors import BadRules
from dethrone.players.refusal import Reason

MOST_THREADS = 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """Samples of a search, and threads that share them; with milliseconds the clock decides instead.

    The same samples give the same move on any machine and any number of threads; the clock does not.
    """

    samples: int = 1000
    milliseconds: float | None = None
    threads: int = 1
    clock: Callable[[], float] = field(default=perf_counter, repr=False, compare=False)  # in seconds

    def __post_init__(self) -> None:
        clock = 1.0 if self.milliseconds is None else self.milliseconds
        if self.samples < 1 or not 1 <= self.threads <= MOST_THREADS or not 0 < clock < inf:
            raise BadRules(Reason.LIMIT, most=MOST_THREADS)
