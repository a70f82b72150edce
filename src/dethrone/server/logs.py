"""What a server writes down about itself: one JSON object a line, and never what was in a game, a message or a key.

Of an error it says what kind it was and where, not what it said: errors quote what they were about.
Libraries quote, too, so a line of theirs says only where it was written.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import traceback
import warnings
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from math import inf
from time import monotonic
from types import TracebackType
from typing import Any

LOG = logging.getLogger("dethrone.server")
OURS = "dethrone"
# What a line may say beside its message.
FACTS = ("table", "tables", "game", "seat", "attempts", "error", "where", "left_out")
SILENT = 10.0  # seconds in which the like of a line is not written again
MOST_KINDS = 1_000  # of lines that are remembered


class Lines(logging.Formatter):
    """A line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if is_ours(record):
            line["message"] = record.getMessage()
            line |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        else:
            line |= {"message": "a library says something", "where": [place(record)]}
        if record.exc_info and record.exc_info[1] is not None:
            error = the_one_in(record.exc_info[1])
            frames = traceback.extract_tb(error.__traceback__)
            line["error"] = type(error).__name__
            line["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(line)


class Seldom(logging.Filter):
    """Lets a line through once in a while; the next of its kind says how many were left out meanwhile."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self.since: OrderedDict[tuple[str, ...], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written."""
        kind, now = kind_of(record), self._clock()
        written_at, left_out = self.since.pop(kind, (-inf, 0))
        is_written = not 0 <= now - written_at < SILENT  # also where a clock was set back
        self.since[kind] = (now, 0) if is_written else (written_at, left_out + 1)
        if len(self.since) > MOST_KINDS:
            self.since.popitem(last=False)
        if is_written and left_out:
            record.left_out = left_out
        return is_written


def kind_of(record: logging.LogRecord) -> tuple[str, ...]:
    """What makes two lines the same: who says them, what without its words, and the kind of error."""
    error = record.exc_info[1] if record.exc_info else None
    what = str(record.msg) if is_ours(record) else place(record)
    return record.name, what, "" if error is None else type(the_one_in(error)).__name__


def is_ours(record: logging.LogRecord) -> bool:
    """Whether it was written here, with care for what may stand in a line."""
    return record.name.partition(".")[0] == OURS


def place(record: logging.LogRecord) -> str:
    """Where a line was written."""
    return f"{record.pathname}:{record.lineno} {record.funcName}"


def the_one_in(error: BaseException) -> BaseException:
    """What failed, where a group was made of it."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def set_up(level: str, clock: Callable[[], float] = monotonic) -> None:
    """Let everything that this process writes go to its standard error, as lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(Seldom(clock))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    ours = logging.getLogger(OURS)
    ours.handlers, ours.propagate = [], True
    ours.setLevel(level.upper())
    logging.raiseExceptions = False  # a line that cannot be written would be quoted
    sys.excepthook = _failed
    sys.unraisablehook = _was_not_told
    threading.excepthook = _thread_failed
    warnings.showwarning = _warned


def _failed(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt):
        LOG.critical("the process failed", exc_info=(kind, error, trace))


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    if failed.exc_value is not None and not issubclass(failed.exc_type, SystemExit):
        LOG.error("a thread failed", exc_info=failed.exc_value)


def _was_not_told(failed: Any) -> None:
    if failed.exc_value is not None:
        LOG.error("an error could not be told to anybody", exc_info=failed.exc_value)


def _warned(*told: Any, **_: Any) -> None:
    kind, file, line = told[1:4]
    LOG.warning("a warning", extra={"error": kind.__name__, "where": [f"{file}:{line}"]})
