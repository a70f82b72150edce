"""The one place where the terminal is read and written, for both games.

On a terminal it draws with Rich; anywhere else it writes plain lines without colour or control codes.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from typing import TextIO

from rich.console import Console, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from dethrone.command.words import typed
from dethrone.terminal.flow import flowed, unfolded
from dethrone.terminal.ink import inked
from dethrone.terminal.letters import fitting, teach

CLEAR_ALL = (
    "\x1b[H\x1b[2J\x1b[3J"  # the scrollback too, or the hand that was covered could be scrolled back to
)
WIDTH = 80


class EndOfInput(Exception):
    """Nobody types any more."""


class Screen:
    """Says, shows and asks."""

    def __init__(self, *, plain: bool = False, out: TextIO | None = None) -> None:
        stream = sys.stdout if out is None else out
        self.is_drawn = (
            not plain and stream.isatty() and _writes_signs(stream) and os.environ.get("TERM") != "dumb"
        )
        self.console = Console(
            file=stream,
            no_color=None if self.is_drawn else True,
            force_terminal=None if self.is_drawn else False,
            width=None if stream.isatty() else WIDTH,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=not self.is_drawn,
        )

    @property
    def width(self) -> int:
        """How many columns there are to draw on; wider lines would be hard to read."""
        return min(self.console.width, WIDTH)

    @property
    def height(self) -> int:
        """How many lines there are to draw on."""
        return self.console.height

    def lines(self, drawn: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(Constrain(drawn, WIDTH)))

    def say(self, *sentences: str, style: str = "") -> None:
        """Sentences, each on a line of its own, with cards in their inks."""
        for sentence in sentences:
            self.show(inked(sentence, style) if self.is_drawn else Text(sentence))

    def flow(self, lines: Iterable[str]) -> list[str]:
        """Paragraphs in lines that fit, in letters that can be written."""
        return list(flowed((fitting(line, self.console.encoding) for line in lines), self.width))

    def help(self, lines: Iterable[str]) -> None:
        """What can be typed, in columns that fit."""
        self.quote(*unfolded((fitting(line, self.console.encoding) for line in lines), self.width))

    def quote(self, *lines: str) -> None:
        """Lines as they are to be typed or read, letter for letter."""
        for line in lines:
            self.console.print(Text(line), soft_wrap=True)

    def show(self, drawn: RenderableType) -> None:
        """Something drawn; plain lines are left as long as they are."""
        self.console.print(Constrain(drawn, WIDTH) if self.is_drawn else drawn)

    def ask(self, prompt: str) -> str:
        """A line that somebody types."""
        prompt = self.prompted(prompt)
        self.console.file.flush()
        try:
            return typed(prompt).strip()
        except EOFError:
            self.console.print()
            raise EndOfInput from None

    def prompted(self, prompt: str) -> str:
        """The last line of a prompt; what stands before it is written, where it does not fit in one line."""
        if not self.is_drawn or len(prompt) <= self.width:
            return prompt
        *before, last = self.flow([prompt.rstrip()])
        self.quote(*before)
        return f"{last} "

    def clear(self) -> None:
        """An empty screen, so far as there is one."""
        if self.is_drawn:
            self.console.file.write(CLEAR_ALL)
        elif self.console.file.isatty():
            self.console.file.write("\n" * 60)  # a plain terminal cannot be cleared, but scrolled
        self.console.file.flush()

    def cover(self, message: str, prompt: str) -> None:
        """Hide what one person saw before the next one looks; the message says who that is."""
        self.clear()
        _forget_typed_lines()
        self.say(message)
        self.ask(f"{prompt} ")
        self.clear()


def _writes_signs(stream: TextIO) -> bool:
    try:
        "♣♦♥♠█╭…".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _forget_typed_lines() -> None:
    """The arrow keys must not bring back what the person before typed."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def sit_down(*, plain: bool = False) -> Screen:
    """A screen on the standard streams, with line editing where there is any."""
    teach()
    if sys.stdin.isatty():
        with suppress(ImportError):  # Windows edits lines by itself
            import_module("readline")  # once it is loaded, input() edits lines
    return Screen(plain=plain)
