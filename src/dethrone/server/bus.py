"""How the processes of a server hear of each other: that a log has grown, and who is there. Never what a log holds.

What is told while the last notices are on their way goes together: a busy process publishes no more often than a quiet
one. Notices may be lost, late or doubled: whoever listens is told when a subscription begins, and looks for itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from dethrone.server.ids import new_id

LOG = logging.getLogger("dethrone.server")
CHANNEL = "dethrone:1"
RETRY = 0.5  # seconds until a Redis that did not answer is tried again
MOST_WAITING = 10_000  # notices that are kept until then
Notice = dict[str, Any]
Hear = Callable[[Notice], Awaitable[None]]
Renewed = Callable[[], None]


class Bus(Protocol):
    """Tells the other processes something, and hears what they tell."""

    async def start(self, hear: Hear, renewed: Renewed) -> None:
        """Begin to listen; `renewed` is called whenever a subscription begins: what was told before went unheard."""

    def tell(self, notice: Notice) -> None:
        """Tell the others, if they can be reached; never waits."""

    async def stop(self) -> None:
        """Stop listening."""

    @property
    def is_up(self) -> bool:
        """Whether the others can be reached."""

    @property
    def has_others(self) -> bool:
        """Whether there may be other processes at all."""


class Alone:
    """A server of one process: nobody to tell."""

    is_up = True
    has_others = False

    async def start(self, hear: Hear, renewed: Renewed) -> None:
        """Nobody will say anything."""

    def tell(self, notice: Notice) -> None:
        """Nobody listens."""

    async def stop(self) -> None:
        """There is nothing to stop."""


def redis_at(address: str) -> Any:
    """The Redis of an address."""
    from redis import asyncio as redis  # noqa: PLC0415 (an extra)

    return redis.from_url(address, socket_timeout=None, socket_connect_timeout=3, health_check_interval=10)


class RedisBus:
    """Processes that share a Redis; while it is away they find out by themselves, a little later."""

    has_others = True

    def __init__(self, redis: Any) -> None:
        self._redis = redis
        self._me = new_id()
        self._mark = b'{"from":"%s",' % self._me.encode()  # begins what this process itself has published
        self._waiting: list[Notice] = []
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listens = False
        self.is_up = False

    async def start(self, hear: Hear, renewed: Renewed) -> None:
        """Listen, and begin anew whenever the connection is lost."""
        listening = self._listen(hear, renewed)
        self._tasks = [asyncio.create_task(listening), asyncio.create_task(self._publish())]

    def tell(self, notice: Notice) -> None:
        """Publish a notice, with all others that wait."""
        self._waiting.append(notice)
        self._news.set()

    async def _publish(self) -> None:
        """Publish what waits; a Redis that does not answer is no error."""
        while True:
            await self._news.wait()
            self._news.clear()
            notices, self._waiting = self._waiting, []
            try:
                async with asyncio.timeout(2):
                    await self._redis.publish(
                        CHANNEL, msgspec.json.encode({"from": self._me, "notices": notices})
                    )
                self.is_up = self._listens
            except (TimeoutError, OSError, self._errors()):
                self.is_up = False
                self._waiting = [*notices, *self._waiting][-MOST_WAITING:]  # said when it is back
                self._news.set()
                await asyncio.sleep(RETRY)

    async def stop(self) -> None:
        """Let go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    @staticmethod
    def _errors() -> type[Exception]:
        from redis.exceptions import RedisError  # noqa: PLC0415

        return RedisError

    async def _listen(self, hear: Hear, renewed: Renewed) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":  # also again, when the client mended a connection
                            self.is_up = self._listens = True
                            renewed()
                        elif message["type"] == "message":
                            await self._hear(message["data"], hear)
            except (TimeoutError, OSError, self._errors()) as error:
                self.is_up = self._listens = False
                LOG.warning("redis is away: %s", type(error).__name__)
            await asyncio.sleep(RETRY)

    async def _hear(self, data: bytes, hear: Hear) -> None:
        """Hand on what others said; what cannot be read must not make this process deaf."""
        if data.startswith(self._mark):
            return
        try:
            said = msgspec.json.decode(data)
            for notice in said["notices"]:
                await hear({**notice, "from": said["from"]})
        except Exception:
            LOG.exception("a notice could not be heard")
