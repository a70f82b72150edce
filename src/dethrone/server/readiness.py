"""Whether this process can do its work: the database can be read and written, and the other processes be reached."""

from __future__ import annotations

import asyncio

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from dethrone.server.keeper import Keeper

BETWEEN = 5.0  # seconds for which it is remembered whether the database could be written


class Readiness:
    """What a process is asked before it is sent anybody."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._lock = asyncio.Lock()
        self._can_write, self._tried_at = False, float("-inf")

    async def found(self) -> dict[str, bool]:
        """Each thing that it needs, and whether it is there."""
        return {"database": await self._database(), "bus": self._keeper.bus.is_up}

    async def _database(self) -> bool:
        """Reading shows that it answers; only a write shows that its disk takes more, and is not made at every look."""
        keeper = self._keeper
        if not await keeper.read(self._reads):
            return False
        async with self._lock:  # of those who ask at the same time one tries it
            if not 0 <= keeper.now() - self._tried_at < BETWEEN:  # also where a clock was set back
                self._can_write = await keeper.read(self._writes)
                self._tried_at = keeper.now()
            return self._can_write

    def _reads(self) -> bool:
        try:
            with self._keeper.store.reader.connect() as connection:
                connection.execute(text("SELECT 1"))
        except SQLAlchemyError:
            return False
        return True

    def _writes(self) -> bool:
        try:
            self._keeper.store.archive.try_to_write(self._keeper.now())
        except SQLAlchemyError:
            return False
        return True
