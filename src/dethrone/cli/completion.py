"""What a shell may offer when Tab is pressed: read off the argparse parser, with names that are asked for then.

An argument is completed by what stands for it in the help: FILE by files, RULES by rule sets. A source gives the names
for such a word, and sees what is typed so far.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

FILES, FOLDERS = ":files", ":folders"  # a shell offers these by itself
Source = Callable[[str, Sequence[str]], Iterable[str]]  # of the word so far and the words before it
Sources = Mapping[str, Source | str]
MANY = ("+", "*")


class Hint(NamedTuple):
    """A word that may stand here, and what it is."""

    text: str
    about: str = ""


def hints(parser: argparse.ArgumentParser, words: Sequence[str], sources: Sources) -> list[Hint]:
    """What the last of the words, which may be empty, can become; FILES and FOLDERS stand for what is there."""
    *before, typed = words or [""]
    place = _Place(parser, sources)
    for word in before:
        place.read(word)
    return [hint for hint in place.hints(typed, before) if hint.text.startswith((typed, ":"))]


class _Place:
    """Where in a command line one is."""

    def __init__(self, parser: argparse.ArgumentParser, sources: Sources) -> None:
        self.sources = sources
        self.waiting: argparse.Action | None = None  # an option that wants its value
        self.takes_options = True
        self.enter(parser)

    def enter(self, parser: argparse.ArgumentParser) -> None:
        """Go on with a subcommand's arguments."""
        self.parser = parser
        self.due = [action for action in parser._actions if not action.option_strings]

    def read(self, word: str) -> None:
        """Pass a word."""
        is_option = self.takes_options and word.startswith("-") and word != "-"
        if self.waiting is not None and not is_option:
            self.waiting = None
        elif word == "--":
            self.takes_options = False
        elif is_option:
            action = self.parser._option_string_actions.get(word)
            self.waiting = action if action is not None and action.nargs != 0 else None
        elif self.due:
            self._pass(self.due[0], word)

    def _pass(self, action: argparse.Action, word: str) -> None:
        if isinstance(action, argparse._SubParsersAction) and word in action.choices:
            self.enter(action.choices[word])
        elif action.nargs not in MANY:
            self.due.pop(0)

    def hints(self, typed: str, before: Sequence[str]) -> Iterator[Hint]:
        """What may stand here."""
        flag, equals, value = typed.partition("=")
        if self.waiting is not None and not typed.startswith("-"):
            yield from self._of(self.waiting, typed, before)
        elif self.takes_options and typed.startswith("-"):
            action = self.parser._option_string_actions.get(flag)
            if equals and action is not None:
                yield from (Hint(f"{flag}={one.text}", one.about) for one in self._of(action, value, before))
            else:
                yield from self._options()
        if self.due and not typed.startswith("-") and (self.waiting is None or self.waiting.nargs == "?"):
            yield from self._of(self.due[0], typed, before)

    def _options(self) -> Iterator[Hint]:
        for action in self.parser._actions:
            if action.help is not argparse.SUPPRESS:
                about = (action.help or "") % {**vars(action), "prog": self.parser.prog}
                yield from (Hint(text, about) for text in action.option_strings)

    def _of(self, action: argparse.Action, typed: str, before: Sequence[str]) -> Iterator[Hint]:
        """What an argument may be."""
        source = self.sources.get(str(action.metavar or action.dest))
        if isinstance(action, argparse._SubParsersAction):
            yield from (Hint(one.dest, one.help or "") for one in action._choices_actions)
        elif action.choices is not None:
            yield from map(Hint, map(str, action.choices))
        elif isinstance(source, str):
            yield Hint(source)
        elif source is not None:
            yield from map(Hint, source(typed, before))


def split_line(line: str) -> list[str]:
    """The words of a line as a shell would read it, the last of them unfinished."""
    for closed in (line, f"{line}'", f'{line}"'):
        with suppress(ValueError):
            words = shlex.split(closed)
            return [*words, ""] if closed is line and (not line or line[-1].isspace()) else words
    return line.split()
