"""A whole game in text, in the manner of a chess PGN, and the same as JSON; for all games.

    [Game "regicide"]
    [Version "1"]
    [Rules "official"]
    [Players "2"]
    [Seed "7"]
    [Result "lost:stuck"]

    1. 7S 2. -5H 3. yield …

Headers, then numbered words: moves, and what chance did where the game writes it down (`roll:…`). A real game carries
`Commitment` from the start and `Secret` once it is over; one that began at a position has it in `Start`. Texts in
braces are comments. What the words mean is the game's to say.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from dethrone.chance import SECRET_BYTES, Secret, Seed, shortened
from dethrone.errors import BadRecord, GameError, Reason, Unreadable

# headers are kept as they are; comments go, and an unclosed one stays to be refused with its words
COMMENT = re.compile(r'^[ \t]*\[\s*\w+\s+"(?:[^"\\]|\\.)*"\s*\]|\{[^}]*(?:\}|\Z)', re.MULTILINE)
HEADER = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
NUMBER = re.compile(r"([0-9]{1,9})\.")
ORDER = (
    *("Game", "Version", "Rules", "Players", "First", "Seed", "Commitment", "Nonces", "Secret", "Start"),
    "Result",
)
OPEN = "*"
RESULT = re.compile(r"\*|won|lost:[^\s{}]+")
VERSION = "1"
WIDTH = 100
CHANCE = "roll:"
COMMITMENT = rf"\s*[0-9a-fA-F]{{{2 * SECRET_BYTES}}}\s*"
LONGEST = 2_000_000  # characters of a record


@dataclass(frozen=True, slots=True)
class Record:
    """Headers, and words with their numbers."""

    headers: Mapping[str, str]
    body: tuple[tuple[int, str], ...] = ()

    # ------------------------------------------------------------- headers
    @property
    def game(self) -> str:
        """The game's name."""
        return self.headers.get("Game", "")

    @property
    def result(self) -> str:
        """How the game ended, or `*` while it goes on."""
        return self.headers.get("Result", OPEN)

    @property
    def commitment(self) -> str | None:
        """What was promised about the secret."""
        return self.headers.get("Commitment")

    @property
    def start(self) -> str | None:
        """The position the game began at, if not at the beginning."""
        return self.headers.get("Start")

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sat where, if it was written down."""
        return tuple(name.strip() for name in self.headers.get("Seats", "").split(",") if name.strip())

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves' texts."""
        return tuple(word for _, word in self.body if not word.startswith(CHANCE))

    def cut(self, moves: int) -> Record:
        """The record up to so many moves, as if the game had not gone on."""
        body: list[tuple[int, str]] = []
        for number, word in self.body:
            if not word.startswith(CHANCE):
                moves -= 1
            if moves < 0:
                break
            body.append((number, word))
        return Record({name: text for name, text in self.headers.items() if name != "Result"}, tuple(body))

    def number(self, name: str, usual: int) -> int:
        """A header that is a small number."""
        text = self.headers.get(name, str(usual))
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise BadRecord(Reason.BAD_NUMBER, name=name, value=shortened(text))
        return int(text)

    def chance(self) -> Secret | Seed | None:
        """Where the chance came from, as far as the record tells."""
        promised = self.commitment
        if promised is not None and not re.fullmatch(COMMITMENT, promised):
            raise BadRecord(Reason.BAD_COMMITMENT, digits=2 * SECRET_BYTES, value=shortened(promised))
        try:
            if "Seed" in self.headers:
                text = self.headers["Seed"]
                is_number = text.isascii() and text.isdigit() and len(text) <= 20
                value: Any = int(text) if is_number else text  # which is refused as it stands
                return Seed(value)
            if "Secret" not in self.headers:
                return None
            text = self.headers["Secret"]
            if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SECRET_BYTES}}}", text):
                raise BadRecord(Reason.BAD_SECRET, bytes=SECRET_BYTES)
            nonces = tuple(filter(None, self.headers.get("Nonces", "").split(",")))
            return Secret(bytes.fromhex(text), nonces)
        except GameError as error:
            raise BadRecord(error.reason, **error.facts) from None

    # ---------------------------------------------------------------- text
    def __str__(self) -> str:
        lines = [f'[{name} "{_escaped(self.headers[name])}"]' for name in self._names()]
        return "\n".join([*lines, "", *self._paragraphs(), ""])

    def _names(self) -> list[str]:
        first = [name for name in ORDER if name in self.headers]
        return first + [name for name in self.headers if name not in first]

    def _paragraphs(self) -> Iterator[str]:
        """Numbers with one word each in one paragraph; where a number has several, each begins a line."""
        numbers = [number for number, _ in self.body]
        if len(set(numbers)) == len(numbers) and not any(word.startswith(CHANCE) for _, word in self.body):
            words = [f"{number}. {word}" for number, word in self.body]
            yield _filled([*words, self.result], "")
            return
        for number, entries in groupby(self.body, key=lambda entry: entry[0]):
            yield _filled([f"{number}.", *(word for _, word in entries)], "   ")
        yield self.result

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record that a text holds; its words are not looked at yet."""
        given: object = text
        if not isinstance(given, str) or len(given) > LONGEST:
            raise Unreadable(Reason.NO_RECORD, text="")
        headers: dict[str, str] = {}
        words: list[str] = []
        for line in COMMENT.sub(
            lambda part: " " if part[0][0] + part[0][-1] == "{}" else part[0], text
        ).splitlines():
            match = HEADER.fullmatch(line.strip())
            if match is None:
                if any(word.startswith("[") for word in line.split()):  # written anew, it could begin a line
                    raise Unreadable(Reason.HEADER_FORM, text=line, line=shortened(line.strip(), 80))
                words += line.split()
            elif match[1] in headers:
                raise Unreadable(Reason.HEADER_TWICE, text=line, name=shortened(match[1]).strip("'"))
            else:
                headers[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
        return cls._checked(headers, words)

    @classmethod
    def _checked(cls, headers: dict[str, str], words: list[str], *, has_result: bool = True) -> Record:
        if not headers.get("Game"):
            raise Unreadable(Reason.NO_RECORD)
        if headers.get("Version", VERSION) != VERSION:
            raise Unreadable(Reason.RECORD_VERSION, version=shortened(headers["Version"]), known=VERSION)
        said = headers.get("Result", OPEN)
        if not RESULT.fullmatch(said):
            raise Unreadable(Reason.BAD_RESULT, value=shortened(said))
        if has_result and words and RESULT.fullmatch(words[-1]):
            result = words.pop()
            if headers.setdefault("Result", result) != result:
                said, last = (shortened(text).strip("'") for text in (said, result))
                raise Unreadable(Reason.RESULT_DIFFERS, header=said, last=last)
        headers.setdefault("Result", OPEN)
        return cls(headers, tuple(_numbered(words)))

    # ---------------------------------------------------------------- JSON
    def to_json(self) -> dict[str, object]:
        """The record as JSON."""
        return {"headers": dict(self.headers), "body": [[number, word] for number, word in self.body]}

    @classmethod
    def from_json(cls, data: object) -> Record:
        """A record from JSON."""
        headers = data.get("headers") if isinstance(data, dict) else None
        body = data.get("body") if isinstance(data, dict) else None
        if not isinstance(headers, dict) or not isinstance(body, list) or not _are_headers(headers):
            raise Unreadable(Reason.RECORD_JSON)
        words: list[str] = []
        for entry in body:
            if not isinstance(entry, list) or len(entry) != 2:
                raise Unreadable(Reason.RECORD_JSON)
            number, word = entry
            if type(number) is not int or not 0 <= number < 10**9 or not isinstance(word, str):
                raise Unreadable(Reason.RECORD_JSON)
            if word.split() != [word] or NUMBER.fullmatch(word) or word[0] == "[" or re.search("[{}]", word):
                raise Unreadable(Reason.RECORD_JSON)
            words += [f"{number}.", word]
        return cls._checked(dict(headers), words, has_result=False)


def _are_headers(headers: Mapping[object, object]) -> bool:
    """Whether these are names and texts that can be written in one line each."""
    texts = [part for item in headers.items() for part in item if isinstance(part, str)]
    if len(texts) != 2 * len(headers) or any(len(f"{text}.".splitlines()) > 1 for text in texts):
        return False
    return all(re.fullmatch(r"\w+", str(name)) for name in headers)


def _numbered(words: Iterable[str]) -> Iterator[tuple[int, str]]:
    number = 0
    for word in words:
        match = NUMBER.fullmatch(word)
        if match is not None:
            number = int(match[1])
        else:
            yield number, word


def _filled(words: list[str], indent: str) -> str:
    return textwrap.fill(
        " ".join(words), WIDTH, break_long_words=False, break_on_hyphens=False, subsequent_indent=indent
    )


def _escaped(value: str) -> str:
    return re.sub(r'([\\"])', r"\\\1", value)
