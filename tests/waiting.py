"""Waiting for what another thread, process or server does: the one place where tests look at a clock.

It decides nothing: only a program that hangs takes as long, however busy the machine is.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")
HANGS = 150.0  # seconds: less than a test may take, far more than anything does
BETWEEN = 0.01  # seconds between two looks


def wait_until(condition: Callable[[], Found], what: str = "it") -> Found:
    """Look again and again until it is so; what was found then."""
    end = time.monotonic() + HANGS
    while not (found := condition()):
        assert time.monotonic() < end, f"{what} never came"
        time.sleep(BETWEEN)
    return found


async def until(condition: Callable[[], object], what: str = "it") -> None:
    """The same in a loop of asyncio, which goes on meanwhile."""
    end = time.monotonic() + HANGS
    while not condition():
        assert time.monotonic() < end, f"{what} never came"
        await asyncio.sleep(BETWEEN)
