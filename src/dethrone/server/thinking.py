"""Bots think here: in threads, without the interpreter's lock where they search, one for each core."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from dethrone.host import Task, answer
from dethrone.players import Player, player
from dethrone.table.commands import Act, Say

LOG = logging.getLogger("dethrone.server")
Result = TypeVar("Result")
REMEMBERED = 2048
Waiting = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Thinkers:
    """A bounded number of threads, shared by the tables in turn: one that asks for much, or for long, waits for itself.

    A table never has more than half of the threads, so there is one for the others.
    """

    def __init__(self, threads: int = 0) -> None:
        count = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(count, "bot")
        self._free, self._share = count, max(1, count // 2)
        self._lines: OrderedDict[str, deque[Waiting]] = (
            OrderedDict()
        )  # by table; whose turn it is comes first
        self._running: Counter[str] = Counter()
        self._players: OrderedDict[tuple[str, int, str], Player] = OrderedDict()
        self.waiting = 0

    async def answer(
        self, table_id: str, game: str, task: Task, company: tuple[str | None, ...]
    ) -> Act | Say:
        """A bot's answer; a player that fails is replaced for this answer by one that does not."""
        try:
            return await self.run(lambda: answer(task, self._player(table_id, game, task, company)), table_id)
        except Exception:
            LOG.exception("a player failed: %s", task.player[:40])
            stand_in = player("random", game=game, seed=secrets.randbits(32))
            return await self.run(lambda: answer(task, stand_in), table_id)

    async def run(self, work: Callable[[], Result], table: str = "") -> Result:
        """Some work off the event loop, in the turn of a table."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(table, deque()).append((work, future))
        self.waiting += 1
        try:
            self._next()
            return await future
        finally:
            self.waiting -= 1

    def _next(self) -> None:
        """Let those think whose turn it is, as long as threads are free."""
        while self._free:
            table = next((one for one in self._lines if self._running[one] < self._share), None)
            if table is None:
                return
            line = self._lines.pop(table)
            work, future = line.popleft()
            if line:
                self._lines[table] = line  # behind all others
            if not future.cancelled():
                self._free -= 1
                self._running[table] += 1
                begun = asyncio.get_running_loop().run_in_executor(self._pool, work)
                begun.add_done_callback(partial(self._done, table, future))

    def _done(self, table: str, future: asyncio.Future[Any], begun: asyncio.Future[Any]) -> None:
        self._free += 1
        self._running[table] -= 1
        if not self._running[table]:
            del self._running[table]
        error = None if begun.cancelled() else begun.exception()
        if not future.done():
            if begun.cancelled():
                future.cancel()
            elif error is not None:
                future.set_exception(error)
            else:
                future.set_result(begun.result())
        self._next()

    def _player(self, table_id: str, game: str, task: Task, company: tuple[str | None, ...]) -> Player:
        key = (table_id, task.seat, task.player)
        known = self._players.pop(key, None)
        if known is None:
            known = player(task.player, game=game, seed=secrets.randbits(32), company=company)
        self._players[key] = known
        while len(self._players) > REMEMBERED:
            _let_go(self._players.popitem(last=False)[1])
        return known

    def forget(self, table_id: str) -> None:
        """Nobody thinks at a table for now."""
        for key in [key for key in self._players if key[0] == table_id]:
            _let_go(self._players.pop(key))

    def close(self) -> None:
        """Nobody thinks any more; what is under way is not waited for."""
        for line in self._lines.values():
            for _, future in line:
                future.cancel()
        self._lines.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)
        while self._players:
            _let_go(self._players.popitem()[1])


def _let_go(player: Player) -> None:
    """Close what a player has open: a language model is asked over connections."""
    close = getattr(player, "close", None)
    if callable(close):
        close()
