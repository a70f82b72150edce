"""A loop whose time leaps to whatever comes next, and whose threads are calls that take a while."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from contextvars import ContextVar
from random import Random
from typing import Any

EPOCH = 1_800_000_000.0


class Power:
    """What a worker runs on, until it is killed: nothing that it began goes on then."""

    def __init__(self) -> None:
        self.is_on = True
        self.tasks: list[asyncio.Task[Any]] = []

    def cut(self) -> None:
        """As if its plug had been pulled."""
        self.is_on = False
        for task in self.tasks:
            task.cancel()


POWER: ContextVar[Power | None] = ContextVar("POWER", default=None)


class _Leap(selectors.SelectSelector):
    """Nothing ever comes from outside: to wait is to let time pass."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else, for ever")
        self.passed += max(0.0, timeout)
        return []


class Simulated(asyncio.SelectorEventLoop):
    """An event loop without threads, sockets or waiting; a call off the loop takes as long as chance says."""

    def __init__(self, luck: Random) -> None:
        self._leap = _Leap()
        super().__init__(self._leap)
        self._luck = luck
        self.is_slow = False
        self.set_task_factory(_powered)

    def time(self) -> float:
        return self._leap.passed

    def now(self) -> float:
        """The time of day."""
        return EPOCH + self.time()

    def _write_to_self(self) -> None:
        """Nobody waits in `select`."""

    def latency(self) -> float:
        """How long something takes: mostly little, seldom long."""
        usual = self._luck.expovariate(1 / 0.002)
        return usual + (
            self._luck.uniform(0.05, 0.5) if self._luck.random() < (0.3 if self.is_slow else 0.01) else 0.0
        )

    def run_in_executor(self, _: Any, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        future: asyncio.Future[Any] = self.create_future()
        power = POWER.get()

        def begin() -> None:
            if power is not None and not power.is_on:
                return
            try:
                found, error = work(*arguments), None
            except Exception as failed:
                found, error = None, failed
            self.call_later(self.latency(), end, found, error)

        def end(found: Any, error: Exception | None) -> None:
            if not future.done():
                future.set_result(found) if error is None else future.set_exception(error)

        self.call_later(self.latency(), begin)
        return future


def _powered(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    """A task that ends with the power of whoever began it."""
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
    context = more.get("context")
    power = POWER.get() if context is None else context.get(POWER)
    if power is not None:
        power.tasks = (
            [one for one in power.tasks if not one.done()] if len(power.tasks) > 500 else power.tasks
        )
        power.tasks.append(task)
    return task
