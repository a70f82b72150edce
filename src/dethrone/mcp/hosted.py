"""One game as it is hosted here: its table, its bots, and who waits for whom.

Bots think in threads and are handed views; the table is only touched in the event loop, by one request at a time. A
request that is cancelled while a bot thinks changes nothing: whoever comes next asks the bot anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import anyio
from anyio import to_thread

from dethrone.host import Player, Task, answer, deliver, tasks
from dethrone.players import roster
from dethrone.table import Table
from dethrone.table.seats import name_of, voice

T = TypeVar("T")
Told = Callable[[int], Awaitable[None]]  # is told how many answers bots gave


class Thinking:
    """Where long thoughts are had: a few threads, which nobody waits for who has gone."""

    def __init__(self, threads: int) -> None:
        self._limiter = anyio.CapacityLimiter(threads)

    async def run(self, think: Callable[[], T]) -> T:
        """What a thought leads to; cancelled, it is abandoned, and its thread is free when it ends."""
        return await to_thread.run_sync(think, abandon_on_cancel=True, limiter=self._limiter)


class Hosted:
    """A table with its bots."""

    def __init__(self, table: Table, seed: int, clock: Callable[[], float]) -> None:
        self.table = table
        self.lock = anyio.Lock()
        self.touched = clock()
        self._clock = clock
        self._seed = seed
        self._players: dict[tuple[int, str], Player] = {}

    def names(self, viewer: int) -> list[str]:
        """Who sits where; the viewer is spoken to."""
        names = [name_of(seat, number) for number, seat in enumerate(self.table.seats)]
        return ["You" if number == viewer else name for number, name in enumerate(names)]

    @property
    def company(self) -> list[str | None]:
        """The bots by seat; None for people."""
        return [voice(seat) for seat in self.table.seats]

    async def settle(self, thinking: Thinking, tell: Told) -> None:
        """Let bots answer until a person is asked, or nobody; only for who holds the lock."""
        count = 0
        while asked := tasks(self.table):
            task, key = asked[0], (asked[0].seat, asked[0].player)
            player = self._players.pop(key, None) or self._player(task)
            command = await thinking.run(partial(answer, task, player))
            self._players[key] = (
                player  # one whose thought was abandoned may still think, and is not asked again
            )
            deliver(self.table, task, command, now=self._clock())
            count += 1
            await tell(count)

    def _player(self, task: Task) -> Player:
        seed = self._seed + task.seat
        return roster.player(task.player, game=self.table.kind.name, seed=seed, company=self.company)
