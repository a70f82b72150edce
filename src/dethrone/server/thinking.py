"""Bots think here: in threads, without the interpreter's lock where they search, one for each core."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from dethrone.host import Task, answer
from dethrone.players import Player, player
from dethrone.table.commands import Act, Say

LOG = logging.getLogger("dethrone.server")
Result = TypeVar("Result")
REMEMBERED = 2048


class Thinkers:
    """A bounded number of threads; whoever asks first is served first, and a table asks for one answer at a time."""

    def __init__(self, threads: int = 0) -> None:
        self._pool = ThreadPoolExecutor(threads or os.cpu_count() or 1, "bot")
        self._players: OrderedDict[tuple[str, int, str], Player] = OrderedDict()
        self.waiting = 0

    async def answer(
        self, table_id: str, game: str, task: Task, company: tuple[str | None, ...]
    ) -> Act | Say:
        """A bot's answer; a player that fails is replaced for this answer by one that does not."""
        try:
            return await self.run(lambda: answer(task, self._player(table_id, game, task, company)))
        except Exception:
            LOG.exception("a player failed: %s", task.player[:40])
            stand_in = player("random", game=game, seed=secrets.randbits(32))
            return await self.run(lambda: answer(task, stand_in))

    async def run(self, work: Callable[[], Result]) -> Result:
        """Some work off the event loop."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self.waiting -= 1

    def _player(self, table_id: str, game: str, task: Task, company: tuple[str | None, ...]) -> Player:
        key = (table_id, task.seat, task.player)
        known = self._players.pop(key, None)
        if known is None:
            known = player(task.player, game=game, seed=secrets.randbits(32), company=company)
        self._players[key] = known
        while len(self._players) > REMEMBERED:
            self._players.popitem(last=False)
        return known

    def close(self) -> None:
        """Nobody thinks any more; what is under way is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)
