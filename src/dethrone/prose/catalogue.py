"""Messages by language: finds them in the Fluent files, and formats one with arguments.

A file is cut into its messages by their first lines, and a message is parsed when it is first said: parsing takes
0.4 ms a message, and most of what could be said is not.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from threading import RLock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

UNCOUNTED = 10**15
REMEMBERED = 20_000  # texts of a language
ENGLISH = "en"
START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
REFERENCE = re.compile(r"(?<![$\w-])-?[a-z][\w-]*")
VARIABLE = re.compile(r"\$([a-z][\w-]*)")
ATTRIBUTE = re.compile(r"^ +\.([a-z][\w-]*) *=", re.M)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    home = files("dethrone.prose")
    found = sorted(entry.name for entry in home.iterdir() if entry.joinpath("shared.ftl").is_file())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


def usual_language() -> str:
    """The language of whoever sits here: DETHRONE_LANGUAGE, or the system's; English if it is not spoken here."""
    asked = (os.environ.get(name) for name in ("DETHRONE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    word = re.match(r"[a-z]*", next(filter(None, asked), "").lower())
    return word[0] if word is not None and word[0] in languages() else ENGLISH


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file, each with its lines, in their order."""
    starts = list(START.finditer(text))
    for match, follower in zip(starts, [*starts[1:], None], strict=True):
        lines = text[match.start() : follower.start() if follower else None].splitlines()
        body = [line for line in lines[1:] if line.startswith(" ") or not line.strip()]
        yield match[1], "\n".join([lines[0], *body]).rstrip() + "\n"


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._needs: dict[str, frozenset[str]] = {}  # the arguments of the messages that are parsed
        self._texts: dict[tuple[Any, ...], str] = {}  # what was said lately: the same is said again and again
        self._lock = RLock()
        self._bundle: FluentBundle | None = None
        for entry in sorted(files("dethrone.prose").joinpath(language).iterdir(), key=lambda one: one.name):
            if entry.name.endswith(".ftl"):
                self.add(entry.read_text("utf-8"))

    def add(self, text: str) -> None:
        """Add the messages of a Fluent text, such as those of a game of one's own."""
        for name, source in entries(text):
            if name in self._sources and self._sources[name] != source:
                raise LookupError(f"The message {name!r} ({self.language}) is there twice.")
            self._sources[name] = source

    def __iter__(self) -> Iterator[str]:
        """The ids of all messages, in the order of the files."""
        return (name for name in self._sources if not name.startswith("-"))

    def __contains__(self, message: str) -> bool:
        """Whether there is a message, or with `id.attribute` an attribute."""
        name, _, attribute = message.partition(".")
        source = self._sources.get(name)
        return source is not None and (not attribute or attribute in ATTRIBUTE.findall(source))

    def format(self, message: str, arguments: Mapping[str, Any]) -> str:
        """A message with its arguments; one that lacks an argument is an error of ours."""
        name, _, attribute = message.partition(".")
        bundle = self._with(name)
        given = [(key, arguments[key]) for key in self._needs[name] if key in arguments]
        known = (message, *[(key, type(value), value) for key, value in given])
        if known not in self._texts:
            if len(self._texts) >= REMEMBERED:
                self._texts.clear()
            self._texts[known] = self._formatted(bundle, name, attribute, dict(given))
        return self._texts[known]

    def needs(self, message: str) -> frozenset[str]:
        """The arguments that a message and all it refers to take."""
        name = message.partition(".")[0]
        self._with(name)
        return self._needs[name]

    def _formatted(self, bundle: FluentBundle, name: str, attribute: str, given: Mapping[str, Any]) -> str:
        needed = {key: _number(value) for key, value in given.items()}
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None  # a message of ours has a text
        text, errors = bundle.format_pattern(pattern, needed)
        if errors:
            raise LookupError(f"The message {name!r} ({self.language}): {errors[0]}")
        return str(text)

    def _with(self, name: str) -> FluentBundle:
        """The bundle, with a message in it and whatever that refers to."""
        if self._bundle is None or name not in self._needs:
            self._parse(name)
        assert self._bundle is not None
        return self._bundle

    def _parse(self, name: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (it takes a while to load)

        with self._lock:  # another thread must not find half of it
            if self._bundle is None:
                self._bundle = FluentBundle([self.language], use_isolating=False)
            if name not in self._needs:
                found: dict[str, set[str]] = {}
                self._collect(name, found)
                for one in found:
                    self._bundle.add_resource(FluentResource(self._sources[one]))
                self._needs |= {one: frozenset(needs) for one, needs in found.items()}

    def _collect(self, name: str, found: dict[str, set[str]]) -> None:
        """A message and all it refers to that are not in the bundle yet, with the arguments of each."""
        source = self._sources[name]
        found[name] = set(VARIABLE.findall(source))
        for other in REFERENCE.findall(source):
            if other in self._sources:
                if other not in found and other not in self._needs:
                    self._collect(other, found)
                found[name] |= found.get(other) or self._needs.get(other, frozenset())


@cache
def catalogue(language: str) -> Catalogue:
    """A language's messages, read once."""
    return Catalogue(language)


def add(text: str, language: str = ENGLISH) -> None:
    """Add messages in Fluent's syntax, such as those of a game of one's own."""
    catalogue(language).add(text)


@lru_cache(4096, typed=True)
def _number(value: Any) -> Any:
    """A number is written without grouping; one that nobody counts to, as its digits, which no library rounds."""
    if isinstance(value, int) and abs(value) >= UNCOUNTED:
        return str(value)
    if isinstance(value, int | float):
        from fluent.runtime.types import fluent_number  # noqa: PLC0415

        return fluent_number(value, useGrouping=False)
    return value
