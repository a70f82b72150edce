"""Chooses a move by sequential halving: all candidates on a few worlds, the better half on more, and so on."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from statistics import fmean, stdev
from typing import NamedTuple

from dethrone.players.regicide.search import Worker
from dethrone.players.regicide.settings import Settings
from dethrone.players.regicide.weights import net_for, policy_for
from dethrone.regicide.engine import Position
from dethrone.regicide.words import CARDS

BATCHES = 16  # in which two moves are compared


class Ranked(NamedTuple):
    """A candidate, what it is worth on average from 0 to 1, the standard error of that, and its samples."""

    move: int
    value: float
    error: float
    samples: int


def choose(position: Position, seat: int, settings: Settings) -> tuple[int, list[Ranked]]:
    """The best move found for a seat, and all candidates, best first.

    Only what the seat may know has any influence: the hidden cards of the position are dealt anew for each world.
    """
    with _borrowed(position.players, settings.threads) as workers:
        return Search(workers, position, seat, settings).run()


def judge(
    position: Position, seat: int, played: int, settings: Settings, seed: int
) -> tuple[int, float, float, float] | None:
    """The best move found, what the move played and the best are worth in the same worlds, and the standard error
    of the difference; None where there was no choice."""
    if played & CARDS:
        played &= CARDS  # without the card laid down last
    with _borrowed(position.players, settings.threads) as workers:
        search = Search(workers, position, seat, replace(settings, seed=seed))
        if search.alive == [played]:
            return None
        best, _ = search.run()
        mine, other, error = search.compare(played, best, settings.samples // (2 * BATCHES) + 1)
    return (played, mine, mine, 0.0) if best == played else (best, mine, other, error)


class Search:
    """One decision being searched."""

    def __init__(self, workers: Sequence[Worker], position: Position, seat: int, settings: Settings) -> None:
        self.workers = workers
        self.settings = settings
        for worker in workers:
            worker.begin(position, seat, settings)
        self.alive = workers[0].propose(settings.width)
        self.totals = dict.fromkeys(self.alive, (0.0, 0.0, 0))
        self.worlds = 0

    def run(self) -> tuple[int, list[Ranked]]:
        """Halve until one is left; a forced move is not searched."""
        dropped: list[int] = []
        rounds = (len(self.alive) - 1).bit_length()
        started = time.perf_counter()
        left = self.settings.samples
        for done in range(rounds):
            if self.settings.milliseconds is None:
                worlds = max(1, left // (rounds - done) // len(self.alive))
                left -= worlds * len(self.alive)
                self.sample(worlds)
            else:
                self.sample_until(started + self.settings.milliseconds * 0.001 * (done + 1) / rounds)
            self.alive.sort(key=lambda move: -self.totals[move][0])
            half = (len(self.alive) + 1) // 2
            dropped[:0] = self.alive[half:]
            del self.alive[half:]
        return self.alive[0], [self.ranked(move) for move in self.alive + dropped]

    def sample_until(self, deadline: float) -> None:
        """Sample in small batches until the clock says so, at least once."""
        batch = max(1, 32 // len(self.alive)) * len(self.workers)
        self.sample(batch)
        while time.perf_counter() < deadline:
            self.sample(batch)

    def sample(self, worlds: int) -> None:
        """Play the candidates that are left in more worlds."""
        first, self.worlds = self.worlds, self.worlds + worlds
        used = self.workers[: max(1, min(len(self.workers), worlds))]
        cuts = [first + worlds * i // len(used) for i in range(len(used) + 1)]
        for worker in used:
            worker.consider(self.alive)
        if len(used) == 1:
            used[0].work(first, self.worlds)
        else:
            list(_threads.map(lambda i: used[i].work(cuts[i], cuts[i + 1]), range(len(used))))
        for worker in used:
            for move, (total, squares) in zip(self.alive, worker.points(), strict=True):
                before = self.totals[move]
                self.totals[move] = (before[0] + total, before[1] + squares, self.worlds)

    def compare(self, one: int, other: int, worlds: int) -> tuple[float, float, float]:
        """What two moves are worth in the same new worlds, and the error of the difference, from batch to batch."""
        values = []
        for _ in range(BATCHES):
            self.alive = list(dict.fromkeys((one, other)))
            self.totals = dict.fromkeys(self.alive, (0.0, 0.0, 0))
            self.sample(worlds)
            values.append((self.totals[one][0] / worlds, self.totals[other][0] / worlds))
        error = stdev(second - first for first, second in values) / BATCHES**0.5
        return fmean(first for first, _ in values), fmean(second for _, second in values), error

    def ranked(self, move: int) -> Ranked:
        total, squares, samples = self.totals[move]
        if not samples:
            return Ranked(move, 0.0, 0.0, 0)
        value = total / samples
        if samples == 1:
            return Ranked(move, value, 0.5, 1)  # one sample does not tell its own error
        variance = max(0.0, squares / samples - value * value)
        return Ranked(move, value, (variance / (samples - 1)) ** 0.5, samples)


_threads = ThreadPoolExecutor(16, "search")
_idle: dict[int, list[Worker]] = {}


@contextmanager
def _borrowed(players: int, threads: int) -> Iterator[list[Worker]]:
    """Workers that nobody else uses meanwhile; list.pop and list.append are atomic."""
    idle = _idle.setdefault(players, [])
    workers: list[Worker] = []
    while len(workers) < threads:
        try:
            workers.append(idle.pop())
        except IndexError:
            workers.append(Worker(policy_for(players), net_for(players)))
    try:
        yield workers
    finally:
        idle.extend(workers)
