"""The plain lines that are printed and read: nothing is coloured or cleared, so that everything can be copied."""

from __future__ import annotations

import sys
from collections.abc import Callable

from dethrone.command.words import typed

LONGEST = 200_000  # characters of one paste
END = "."


class EndOfInput(Exception):
    """Nobody types any more."""


class Console:
    """Says, asks, and takes what is pasted."""

    def __init__(
        self, read: Callable[[str], str] = typed, write: Callable[[str], object] | None = None
    ) -> None:
        self._read = read
        self._write = write or _printed

    def say(self, *lines: str) -> None:
        """Lines, letter for letter."""
        for line in lines:
            self._write(line)

    def ask(self, question: str) -> str:
        """One line that somebody types."""
        try:
            return self._read(f"{question} ").strip()
        except EOFError:
            raise EndOfInput from None

    def paste(self, question: str) -> str:
        """Many lines: they end with a line that is only a dot, with two empty lines, or where the input ends."""
        lines: list[str] = []
        self.say(question)
        while sum(map(len, lines)) < LONGEST:
            try:
                line = self._read("")
            except EOFError:
                if not lines:
                    raise EndOfInput from None
                break
            if line.strip() == END or (lines and not line.strip() and not lines[-1].strip()):
                break
            if lines or line.strip():
                lines.append(line)
        return "\n".join(lines)


def _printed(line: str) -> None:
    print(line)
    sys.stdout.flush()
