"""Chooses a declaration by sequential halving: all of them in a few worlds, the better half in more, and so on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from dethrone.players.regidice.search import Worker
from dethrone.players.regidice.weights import worker_for
from dethrone.regidice.codes import KIND_SHIFT, Kind
from dethrone.regidice.engine import legal_words
from dethrone.regidice.state import Position

BLACK_CALLS = (24, 25)
REPLIES = {2: 1, 3: 3, 4: 1}  # by players, as measured


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How long to search. With milliseconds the clock decides on a declaration, otherwise the samples."""

    samples: int = 600
    milliseconds: float | None = None
    threads: int = 1
    seed: int = 0
    styles: int = 1  # in how many styles a sampled round is played out
    keen: bool = True  # whether the value chooses what is prepared in a sampled round
    replies: int | None = None  # declarations of the last caller tried in a sampled round
    width: int = 40  # moves tried at each decision after the reveal


class Ranked(NamedTuple):
    """A declaration's code, what it is worth on average, the standard error of that, its samples.

    1 is a game that is won; below 0 it is likely to be lost in this very round.
    """

    code: int
    value: float
    error: float
    samples: int


def declarations(position: Position) -> list[int]:
    """The legal declarations' codes; black calls only where a black die is in play."""
    codes = [word - (int(Kind.DECLARE) << KIND_SHIFT) for word in legal_words(position)]
    seats = range(position.players)
    if any(position.colours_of(seat)[3] or any(position.zone_of(seat)[3]) for seat in seats):
        return codes
    return [code for code in codes if code not in BLACK_CALLS]


def rank(position: Position, seat: int, settings: Settings) -> list[Ranked]:
    """All declarations of a seat, best first.

    Only what the seat may know has any influence: the hidden dice of the position are rolled anew for each world.
    """
    with borrowed(position.players, settings.threads) as workers:
        return Search(workers, position, seat, settings).run()


class Search:
    """One declaration being searched."""

    def __init__(self, workers: Sequence[Worker], position: Position, seat: int, settings: Settings) -> None:
        self.workers = workers
        self.settings = settings
        replies = REPLIES[position.players] if settings.replies is None else settings.replies
        for worker in workers:
            worker.begin(position, seat, settings.seed, settings.styles, int(settings.keen), replies)
        self.alive = declarations(position)
        self.totals = dict.fromkeys(self.alive, (0.0, 0.0, 0))
        self.worlds = 0

    def run(self) -> list[Ranked]:
        """Halve until one is left."""
        dropped: list[int] = []
        rounds = max(1, (len(self.alive) - 1).bit_length())
        started = time.perf_counter()
        left = self.settings.samples
        for done in range(rounds):
            if self.settings.milliseconds is None:
                worlds = max(1, left // (rounds - done) // len(self.alive))
                left -= worlds * len(self.alive)
                self.sample(worlds)
            else:
                self.sample_until(started + self.settings.milliseconds * 0.001 * (done + 1) / rounds)
            self.alive.sort(key=lambda code: -self.totals[code][0])
            half = (len(self.alive) + 1) // 2
            dropped[:0] = self.alive[half:]
            del self.alive[half:]
        return [self.ranked(code) for code in self.alive + dropped]

    def sample_until(self, deadline: float) -> None:
        """Sample in small batches until the clock says so, at least once."""
        batch = max(1, 32 // len(self.alive)) * len(self.workers)
        self.sample(batch)
        while time.perf_counter() < deadline:
            self.sample(batch)

    def sample(self, worlds: int) -> None:
        """Try the declarations that are left in more worlds."""
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
            for code, (total, squares) in zip(self.alive, worker.points(), strict=True):
                before = self.totals[code]
                self.totals[code] = (before[0] + total, before[1] + squares, self.worlds)

    def ranked(self, code: int) -> Ranked:
        total, squares, samples = self.totals[code]
        value = total / samples
        variance = max(0.0, squares / samples - value * value)
        return Ranked(code, value, (variance / samples) ** 0.5, samples)


_threads = ThreadPoolExecutor(16, "search")
_idle: dict[int, list[Worker]] = {}


@contextmanager
def borrowed(
    players: int, threads: int, make: Callable[[int], Worker] = worker_for
) -> Iterator[list[Worker]]:
    """Workers that nobody else uses meanwhile; list.pop and list.append are atomic."""
    idle = _idle.setdefault(players, [])
    workers: list[Worker] = []
    while len(workers) < threads:
        try:
            workers.append(idle.pop())
        except IndexError:
            workers.append(make(players))
    try:
        yield workers
    finally:
        idle.extend(workers)
