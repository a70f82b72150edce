"""How the processes of a server hear of each other: that a log has grown, and who is there. Never what a log holds.

What is lost on the way is made good: whoever holds a table looks at its log from time to time anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from dethrone.server.ids import new_id

LOG = logging.getLogger("dethrone.server")
CHANNEL = "dethrone:1"
Notice = dict[str, Any]
Hear = Callable[[Notice], Awaitable[None]]


class Bus(Protocol):
    """Tells the other processes something, and hears what they tell."""

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    async def tell(self, notice: Notice) -> None:
        """Tell the others, if they can be reached."""

    async def stop(self) -> None:
        """Stop listening."""

    @property
    def is_up(self) -> bool:
        """Whether the others can be reached."""


class Alone:
    """A server of one process: nobody to tell."""

    is_up = True

    async def start(self, hear: Hear) -> None:
        """Nobody will say anything."""

    async def tell(self, notice: Notice) -> None:
        """Nobody listens."""

    async def stop(self) -> None:
        """There is nothing to stop."""


class RedisBus:
    """Processes that share a Redis; while it is away they find out by themselves, a little later."""

    def __init__(self, address: str) -> None:
        from redis import asyncio as redis  # noqa: PLC0415 (an extra)

        self._redis = redis.from_url(
            address, socket_timeout=None, socket_connect_timeout=3, health_check_interval=10
        )
        self._me = new_id()
        self._task: asyncio.Task[None] | None = None
        self.is_up = False

    async def start(self, hear: Hear) -> None:
        """Listen, and begin anew whenever the connection is lost."""
        self._task = asyncio.create_task(self._listen(hear))

    async def tell(self, notice: Notice) -> None:
        """Publish a notice; a Redis that does not answer is no error."""
        try:
            async with asyncio.timeout(2):
                await self._redis.publish(CHANNEL, json.dumps({**notice, "from": self._me}))
        except (TimeoutError, OSError, self._errors()):
            self.is_up = False

    async def stop(self) -> None:
        """Let go."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    @staticmethod
    def _errors() -> type[Exception]:
        from redis.exceptions import RedisError  # noqa: PLC0415

        return RedisError

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.is_up = True
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(message["data"], hear)
            except (TimeoutError, OSError, self._errors()) as error:
                self.is_up = False
                LOG.warning("redis is away: %s", type(error).__name__)
            await asyncio.sleep(0.5)

    async def _hear(self, data: bytes, hear: Hear) -> None:
        notice = json.loads(data)
        if notice.get("from") != self._me:
            await hear(notice)
