"""What somebody types at a prompt: a line that is asked for again after Ctrl-Z, and words that are nearly commands."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from dethrone.chance import shortened
from dethrone.command.refusal import Reason
from dethrone.errors import Unreadable
from dethrone.near import nearest

ALIKE = 0.7  # of a word and a command: `hnit` is like `hint`, `block` is not like `board`
LONGEST = 1000  # characters of a line that are kept for later


def slip(
    text: str,
    error: Unreadable,
    commands: Iterable[str],
    *,
    moves: Iterable[object] = (),
    strange: Sequence[str] = (),
) -> Unreadable:
    """Why a line is no move: its first word is nearly a command or a move, or a command of another place.

    Otherwise the game says it.
    """
    word = text.split(maxsplit=1)[0] if text.strip() else ""
    if not word.isalpha() or text[: error.where].strip():
        return error
    spoken = {str(move).rpartition(":")[2] for move in moves}  # such as `yield`, and `want` of `P0:want`
    known = [one for one in (*commands, *sorted(spoken), *strange) if len(one) > 1 and one.isalpha()]
    meant = word.lower() if word.lower() in strange else nearest(word, known, at_least=ALIKE)
    if meant is None:
        return error
    if meant in strange:
        return Unreadable(Reason.NO_WORD, word=shortened(word))
    return Unreadable(Reason.NO_WORD, word=shortened(word), near=meant)


class _Continued(Exception):
    """The program was stopped, as by Ctrl-Z, and goes on; with what was typed so far."""


def typed(prompt: str) -> str:
    """A line that somebody types; after Ctrl-Z and `fg` the prompt is there again, with what was typed of it."""
    begun = ""
    while True:
        try:
            with _listening(), _begun_with(begun):
                return input(prompt)
        except _Continued as again:
            begun = str(again)


@contextmanager
def _listening() -> Iterator[None]:
    """Hear that the program goes on; where there are no such signals nobody stops it at a prompt."""
    is_main = threading.current_thread() is threading.main_thread()
    if not hasattr(signal, "SIGCONT") or not is_main or not sys.stdin.isatty():
        yield
        return
    before = signal.signal(signal.SIGCONT, _go_on)
    try:
        yield
    finally:
        signal.signal(signal.SIGCONT, before)


def _go_on(_number: int, _frame: object) -> None:
    readline = sys.modules.get("readline")
    raise _Continued("" if readline is None else str(readline.get_line_buffer())[:LONGEST])


@contextmanager
def _begun_with(text: str) -> Iterator[None]:
    """Let a line begin with what was typed of it."""
    readline = sys.modules.get("readline")
    if readline is None or not text:
        yield
        return
    readline.set_startup_hook(lambda: readline.insert_text(text))
    try:
        yield
    finally:
        readline.set_startup_hook()
