"""Prompt templates: a text in four parts with placeholders, one that ships or a file of one's own.

A part begins with its name in brackets on a line of its own: [system], [move], [word], [retry]. A placeholder is a word
in braces; two braces are one that is meant. What is filled in is never looked through for placeholders again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from dethrone.chance import shortened
from dethrone.errors import BadRules
from dethrone.players.refusal import Reason

NAMES = ("moves", "plain")
LARGEST = 64_000  # characters of a template
PLACES = {
    # part: the placeholders that it may have
    "system": ("game", "players", "seat", "role", "company", "rules", "talk", "answer"),
    "move": ("seat", "news", "scene", "asked", "moves", "view"),
    "word": ("seat", "news", "scene", "sayings", "view"),
    "retry": ("refused", "reason"),
}
NEEDS = {"move": ("scene", "view"), "word": ("sayings",), "retry": ("refused", "reason")}  # one of them
HEAD = re.compile(r"^\[([a-z]+)\][ \t]*$", re.M)
PLACE = re.compile(r"\{\{|\}\}|\{([^{}\n]{0,40})\}")


@dataclass(frozen=True, slots=True)
class Template:
    """The parts of a template, checked."""

    name: str
    parts: Mapping[str, str]

    def fill(self, part: str, values: Mapping[str, str]) -> str:
        """A part with everything filled in; lines that stay empty are closed up."""
        text = PLACE.sub(
            lambda match: match[0][0] if match[1] is None else values[match[1]], self.parts[part]
        )
        return re.sub(r"\n{3,}", "\n\n", text).strip()

    def asks_for(self, part: str, word: str) -> bool:
        """Whether a part has a placeholder, so that nothing is worked out for nobody."""
        return any(match[1] == word for match in PLACE.finditer(self.parts[part]))


@lru_cache(16)
def load_template(name: str) -> Template:
    """A template by its name, or from a file; raises BadRules with what is wrong with it."""
    return parse_template(_text(name), name)


def parse_template(text: str, name: str) -> Template:
    """A template from its text."""
    pieces = HEAD.split(text)
    parts = {head: body.strip("\n") for head, body in zip(pieces[1::2], pieces[2::2], strict=True)}
    for part in PLACES:
        if part not in parts:
            raise _wrong(Reason.TEMPLATE_SECTION, name, section=part, sections=[f"[{one}]" for one in PLACES])
        _check(part, parts[part], name)
    return Template(name, {part: parts[part] for part in PLACES})


def _check(part: str, text: str, name: str) -> None:
    words = {match[1] for match in PLACE.finditer(text)} - {None}
    for word in words:
        if word not in PLACES[part]:
            known = [_placed(one) for one in PLACES[part]]
            raise _wrong(Reason.TEMPLATE_WORD, name, section=part, word=_placed(word or ""), words=known)
    needed = NEEDS.get(part, ())
    if needed and not words & {*needed}:
        raise _wrong(Reason.TEMPLATE_NEEDS, name, section=part, word=_placed(needed[0]))


def _placed(word: str) -> str:
    return f"{{{word}}}"


def _text(name: str) -> str:
    if name in NAMES:
        return files("dethrone.players.model").joinpath(f"templates/{name}.txt").read_text("utf-8")
    path = Path(name).expanduser()
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise _wrong(Reason.TEMPLATE_UNREADABLE, name, most=LARGEST) from None
        raise _wrong(Reason.TEMPLATE_MISSING, name, names=list(NAMES)) from None
    except OSError:
        raise _wrong(Reason.TEMPLATE_UNREADABLE, name, most=LARGEST) from None
    if len(text) > LARGEST:
        raise _wrong(Reason.TEMPLATE_UNREADABLE, name, most=LARGEST)
    return text


def _wrong(reason: Reason, name: str, **facts: object) -> BadRules:
    return BadRules(reason, template=shortened(name), **facts)
