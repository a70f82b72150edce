"""Chooses a move by sequential halving between the moves that the policy, or the quick player, likes best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dethrone.players.advice import Found
from dethrone.players.halving import BATCHES, Halving, Ranked, Workers, beside
from dethrone.players.regicide.search import Worker
from dethrone.players.regicide.settings import Beside, Settings
from dethrone.players.regicide.weights import net_for, policy_for, quick_for
from dethrone.regicide.codes import CARDS, KIND
from dethrone.regicide.position import Position


def _worker(key: tuple[int, Beside]) -> Worker:
    players, _ = key
    return Worker(policy_for(players), net_for(*key), quick_for(players))


_workers = Workers(_worker)


def choose(position: Position, seat: int, settings: Settings) -> tuple[int, list[Ranked]]:
    """The best move found for a seat, and all candidates, best first; values are from 0 to 1.

    Only what the seat may know has any influence: the hidden cards of the position are dealt anew for each world.
    """
    with _workers.lent((position.players, settings.beside), settings.limit.threads) as workers:
        return Search(workers, position, seat, settings).run()


def judge(position: Position, seat: int, played: int, settings: Settings, seed: int) -> Found[int] | None:
    """A move that was played, beside the best there was; None where there was no choice."""
    if played & CARDS:
        played &= CARDS | KIND  # without the card laid down last
    with _workers.lent((position.players, settings.beside), settings.limit.threads) as workers:
        search = Search(workers, position, seat, replace(settings, seed=seed))
        if search.alive == [played]:
            return None
        best, ranked = search.run()
        mine, other, error = search.compare(played, best, settings.limit.samples // (2 * BATCHES) + 1)
    if best == played:
        return Found(played, mine, mine, 0.0, beside(ranked, played, mine))
    return Found(best, mine, other, error, beside(ranked, played, other))


class Search(Halving):
    """One decision being searched."""

    def __init__(self, workers: Sequence[Worker], position: Position, seat: int, settings: Settings) -> None:
        self.settings = settings
        for worker in workers:
            worker.begin(position, seat, settings)
        first, few = workers[0], settings.favourites
        super().__init__(workers, first.favourites(few) if few else first.propose(settings.width))

    def run(self) -> tuple[int, list[Ranked]]:
        """The best move, and all candidates, best first; a forced move is not searched."""
        ranked = self.halve(self.settings.limit)
        return ranked[0].choice, ranked
