"""A Redis that goes away, and clients as redis-py's are: a subscription is renewed by itself, or with an error."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from redis.exceptions import ConnectionError as Away

from tests.server.simulation.clock import POWER, Simulated

Message = dict[str, Any]


class Redis:
    """What is published goes to whoever has a subscription then; between the two it may be late, doubled or lost."""

    def __init__(self, loop: Simulated, luck: Random) -> None:
        self.loop, self.luck = loop, luck
        self.is_up, self.is_lossy, self.is_mute = True, False, False
        self.channels: list[Channel] = []

    def stop(self) -> None:
        """Away: everybody's connection breaks."""
        self.is_up = False
        for channel in list(self.channels):
            channel.cut()

    def start(self) -> None:
        """Back."""
        self.is_up = True

    def publish(self, data: bytes) -> None:
        """To all who listen now."""
        for channel in [] if self.is_mute else list(self.channels):
            if not self.is_lossy:
                self.loop.call_later(0.0005 + self.luck.random() * 0.003, channel.deliver, data)
                continue
            for _ in range(self.luck.choice((0, 1, 1, 2))):
                self.loop.call_later(self.luck.expovariate(1 / 0.5), channel.deliver, data)


class Client:
    """A worker's connection pool."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def publish(self, _: str, data: bytes) -> None:
        """Hand something over."""
        await asyncio.sleep(0.0002 + self._redis.luck.random() * 0.001)
        if not self._redis.is_up:
            raise Away("connection refused")
        self._redis.publish(data)

    def pubsub(self) -> Channel:
        """Somebody wants to listen."""
        return Channel(self._redis)

    async def aclose(self) -> None:
        """Nothing is open."""


class Channel:
    """A subscription."""

    def __init__(self, redis: Redis) -> None:
        self._redis, self._power = redis, POWER.get()
        self._inbox: asyncio.Queue[Message | None] = asyncio.Queue()

    async def __aenter__(self) -> Channel:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.cut()

    async def subscribe(self, _: str) -> None:
        """Listen from now on."""
        await asyncio.sleep(self._redis.luck.random() * 0.005)
        if not self._redis.is_up:
            raise Away("connection refused")
        self._redis.channels.append(self)
        self._inbox.put_nowait({"type": "subscribe"})

    def cut(self) -> None:
        """The connection breaks; what was on its way is lost."""
        if self in self._redis.channels:
            self._redis.channels.remove(self)
            self._inbox.put_nowait(None)

    def deliver(self, data: bytes) -> None:
        """Something arrives, if anybody is still there."""
        if self in self._redis.channels and (self._power is None or self._power.is_on):
            self._inbox.put_nowait({"type": "message", "data": data})

    async def listen(self) -> AsyncIterator[Message]:
        """All that arrives; a broken connection is tried again without a word, and then given up."""
        while True:
            message = await self._inbox.get()
            if message is not None:
                yield message
                continue
            for pause in (0.0, 0.01, 0.1):
                await asyncio.sleep(pause * self._redis.luck.random())
                if self._redis.is_up:
                    await self.subscribe("")
                    break
            else:
                raise Away("connection lost")
