"""Choosing by sequential halving, for both games: all candidates in a few worlds, the better half in more, and so on.

The same number of samples gives the same answer on any number of threads, for worlds are numbered and points exact.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from statistics import fmean, stdev
from typing import Generic, NamedTuple, Protocol, TypeVar

from dethrone.players.limit import Limit
from dethrone.players.scores import Scores

BATCHES = 16  # in which two candidates are compared
OTHERS = 3  # that are told besides


class Ranked(NamedTuple):
    """A candidate, what it is worth on average, the standard error of that, and its samples."""

    choice: int
    value: float
    error: float
    samples: int


def beside(ranked: Sequence[Ranked], played: int, worth: float) -> tuple[tuple[int, float], ...]:
    """What was weighed besides the best and the one played, the next best first: by how much each fell behind the
    best, which is worth so much."""
    first, *rest = ranked
    found = [(one.choice, worth - (first.value - one.value)) for one in rest if one.choice != played]
    return tuple(found[:OTHERS])


class Tries(Protocol):
    """Whoever tries candidates in numbered worlds; one for each thread."""

    @property
    def scores(self) -> Scores:
        """The candidates, and what they scored."""

    def work(self, first: int, last: int) -> None:
        """Try every candidate in the worlds from first up to last."""


class Halving:
    """One decision being searched."""

    def __init__(self, workers: Sequence[Tries], candidates: Sequence[int]) -> None:
        self.workers = workers
        self.alive = list(candidates)
        self.totals = dict.fromkeys(self.alive, (0.0, 0.0, 0))
        self.worlds = 0

    def halve(self, limit: Limit) -> list[Ranked]:
        """Halve until one is left, best first; with milliseconds the clock decides. One alone is not tried."""
        dropped: list[int] = []
        rounds = (len(self.alive) - 1).bit_length()
        started, left = limit.clock(), limit.samples
        for done in range(rounds):
            if limit.milliseconds is None:
                worlds = max(1, left // (rounds - done) // len(self.alive))
                left -= worlds * len(self.alive)
                self.sample(worlds)
            else:
                self.sample_until(started + limit.milliseconds * 0.001 * (done + 1) / rounds, limit.clock)
            self.alive.sort(key=lambda choice: -self.totals[choice][0])
            half = (len(self.alive) + 1) // 2
            dropped[:0] = self.alive[half:]
            del self.alive[half:]
        return [self.ranked(choice) for choice in self.alive + dropped]

    def sample_until(self, deadline: float, clock: Callable[[], float]) -> None:
        """Sample in small batches until the clock says so, at least once."""
        batch = max(1, 32 // len(self.alive)) * len(self.workers)
        self.sample(batch)
        while clock() < deadline:
            self.sample(batch)

    def sample(self, worlds: int) -> None:
        """Try the candidates that are left in more worlds."""
        first, self.worlds = self.worlds, self.worlds + worlds
        used = self.workers[: max(1, min(len(self.workers), worlds))]
        cuts = [first + worlds * i // len(used) for i in range(len(used) + 1)]
        for worker in used:
            worker.scores.consider(self.alive)
        if len(used) == 1:
            used[0].work(first, self.worlds)
        else:
            list(_threads.map(lambda i: used[i].work(cuts[i], cuts[i + 1]), range(len(used))))
        for worker in used:
            for choice, (total, squares) in zip(self.alive, worker.scores.points(), strict=True):
                before = self.totals[choice]
                self.totals[choice] = (before[0] + total, before[1] + squares, self.worlds)

    def compare(self, one: int, other: int, worlds: int) -> tuple[float, float, float]:
        """What two candidates are worth in the same new worlds, and the error of the difference between batches."""
        values = []
        for _ in range(BATCHES):
            self.alive = list(dict.fromkeys((one, other)))
            self.totals = dict.fromkeys(self.alive, (0.0, 0.0, 0))
            self.sample(worlds)
            values.append((self.totals[one][0] / worlds, self.totals[other][0] / worlds))
        error = stdev(second - first for first, second in values) / BATCHES**0.5
        return fmean(first for first, _ in values), fmean(second for _, second in values), error

    def ranked(self, choice: int) -> Ranked:
        """What was found about a candidate."""
        total, squares, samples = self.totals[choice]
        if not samples:
            return Ranked(choice, 0.0, 0.0, 0)
        value = total / samples
        if samples == 1:
            return Ranked(choice, value, 0.5, 1)  # one sample does not tell its own error
        variance = max(0.0, squares / samples - value * value)
        return Ranked(choice, value, (variance / (samples - 1)) ** 0.5, samples)


_threads = ThreadPoolExecutor(16, "search")
KeyT = TypeVar("KeyT", bound=Hashable)
WorkerT = TypeVar("WorkerT")


class Workers(Generic[KeyT, WorkerT]):
    """Workers by what they are for, lent to one search at a time."""

    def __init__(self, make: Callable[[KeyT], WorkerT]) -> None:
        self._make = make
        self._idle: dict[KeyT, list[WorkerT]] = {}

    @contextmanager
    def lent(self, key: KeyT, count: int = 1) -> Iterator[list[WorkerT]]:
        """Workers that nobody else uses meanwhile; list.pop and list.append are atomic."""
        idle = self._idle.setdefault(key, [])
        workers: list[WorkerT] = []
        while len(workers) < count:
            try:
                workers.append(idle.pop())
            except IndexError:
                workers.append(self._make(key))
        try:
            yield workers
        finally:
            idle.extend(workers)
