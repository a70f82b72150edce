"""How far a long task has come: a bar with rate and time left on a terminal, plain lines anywhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Protocol, TextIO

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text

SECONDS_BETWEEN_LINES = 5.0


class Meter(Protocol):
    """What a long task reports to."""

    def advance(self, count: int) -> None:
        """So many more are done."""

    def say(self, sentence: str) -> None:
        """Something to tell in between."""


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else rate_text(speed), "dim")


class TimeLeft(ProgressColumn):
    """How long it will take yet."""

    def render(self, task: Task) -> Text:
        """The time left, once it can be told."""
        left = task.time_remaining
        return Text("" if left is None or task.finished else f"{time_text(left)} left")


class Bar:
    """A bar on a terminal."""

    def __init__(self, progress: Progress, total: int, done: int, things: str) -> None:
        self.progress = progress
        self.task = progress.add_task(things, total=total, completed=done)

    def advance(self, count: int) -> None:
        """Draw further."""
        self.progress.advance(self.task, count)

    def say(self, sentence: str) -> None:
        """A line above the bar."""
        self.progress.console.print(sentence, markup=False, highlight=False)


class Lines:
    """A line now and then, for logs and pipes."""

    def __init__(
        self, out: TextIO, total: int, done: int, things: str, clock: Callable[[], float] = monotonic
    ) -> None:
        self.out, self.total, self.things, self.clock = out, total, things, clock
        self.before = self.done = done
        self.started = self.told = clock()

    def advance(self, count: int) -> None:
        """Tell, if it is time again."""
        self.done += count
        now = self.clock()
        if self.done == self.before or (now - self.told < SECONDS_BETWEEN_LINES and self.done < self.total):
            return
        self.told = now
        rate = (self.done - self.before) / max(1e-9, now - self.started)
        left = "" if self.done >= self.total else f", {time_text((self.total - self.done) / rate)} left"
        self.say(f"{self.done:,} of {self.total:,} {self.things}, {rate_text(rate)}{left}")

    def say(self, sentence: str) -> None:
        """A line."""
        print(sentence, file=self.out, flush=True)


def rate_text(rate: float) -> str:
    """A rate in words: `35 a second`, `12 a minute`."""
    if rate >= 10:
        return f"{rate:,.0f} a second"
    return f"{rate:.1f} a second" if rate >= 1 else f"{rate * 60:.1f} a minute"


def time_text(seconds: float) -> str:
    """A length of time in words: `17 s`, `3 min`, `2 h 5 min`."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    hours, minutes = divmod(round(seconds / 60), 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"


@contextmanager
def meter(total: int, *, done: int = 0, things: str = "games", out: TextIO | None = None) -> Iterator[Meter]:
    """A meter on the error stream, so that the standard one holds results alone."""
    stream = sys.stderr if out is None else out
    if not stream.isatty():
        yield Lines(stream, total, done, things)
        return
    columns = (
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} {task.description}"),
        BarColumn(complete_style="#cf4a3c", finished_style="#3f86c8"),
        Rate(),
        TimeLeft(),
    )
    with Progress(*columns, console=Console(file=stream)) as progress:
        yield Bar(progress, total, done, things)
