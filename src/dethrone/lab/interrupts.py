"""Ctrl-C that is never lost: Python drops a KeyboardInterrupt that arrives while an object is being cleared away."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


@contextmanager
def heard_for_sure() -> Iterator[Callable[[], None]]:
    """Yields what raises an interrupt that came at such a moment; all others are raised at once, as ever."""
    missed = False

    def hear(_number: int, frame: FrameType | None) -> None:
        nonlocal missed
        while frame is not None:
            if frame.f_code.co_name == "__del__":
                missed = True
                return
            frame = frame.f_back
        raise KeyboardInterrupt

    def check() -> None:
        if missed:
            raise KeyboardInterrupt

    is_usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not is_usual or current_thread() is not main_thread():
        yield check
        return
    signal.signal(signal.SIGINT, hear)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
