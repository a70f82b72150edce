"""What a model's reply means: read leniently here, and checked strictly by the view.

A line `Play: …` is asked for; a JSON object, code, markdown and words around it are understood, too. What is found is
a list of texts that could be the move, the likeliest first; the first that the view accepts is taken.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

LONGEST = 20_000  # characters of a reply that are looked at, from its end
MOST = 24  # texts that are tried
LONGEST_MOVE = 400
LONGEST_TALK = 400
THOUGHT = re.compile(r"<(think|thinking|reasoning)>.*?(</\1>|\Z)", re.S | re.I)
LEAD = r"^[ \t#>*_`\-\d.)]{0,20}\b"  # bounded, as everything here: a reply may be made to waste time
MOVE = re.compile(
    LEAD + r"(?:play|move|say|final answer|answer|action)\b[ \t*_`]{0,9}[:=][ \t*_]{0,9}(.{0,400}\S)",
    re.I | re.M,
)
TALK = re.compile(LEAD + r"talk\b[ \t*_`]{0,9}[:=][ \t*_]{0,9}(.{0,400}\S)", re.I | re.M)
CODE = re.compile(r"`{1,3}([^`\n]{1,200})`")
MOVE_KEYS = ("play", "move", "say", "action", "answer")
TALK_KEYS = ("talk", "message", "sentence")
SIGNS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "\ufe0f": "", "’": "'", "–": "-", "−": "-"})
AFTERTHOUGHT = re.compile(r"\s*(?:[(\[{]| because | since | — | – | - |//|#| to | as | for ).*$", re.I | re.S)
TENS = re.compile(r"\b[tT](?=[CDHScdhs]\b)")


@dataclass(frozen=True, slots=True)
class Reply:
    """Texts that could be the move, the likeliest first, and what is said to the others."""

    moves: tuple[str, ...]
    talk: str | None = None


def read_reply(text: str) -> Reply:
    """What a reply could mean."""
    shown = THOUGHT.sub("", text[-LONGEST:]).strip()
    found = list(_objects(shown))
    given = [*_of(found, MOVE_KEYS), *reversed(MOVE.findall(shown))]
    if not given:
        given = [*reversed(CODE.findall(shown)), *reversed(shown.splitlines()[:1] + shown.splitlines()[-1:])]
    moves: dict[str, None] = {}
    for one in given:
        moves |= dict.fromkeys(_cleaned(one))
    talk = [*_of(found, TALK_KEYS), *reversed(TALK.findall(shown))]
    sentence = " ".join(_bare(talk[0]).split())[:LONGEST_TALK] if talk else ""
    return Reply(tuple(moves)[:MOST], sentence or None)


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """The JSON objects in a text, the last first."""
    decoder = json.JSONDecoder()
    for match in reversed(list(re.finditer(r"\{", text))[-MOST:]):
        try:
            value, _ = decoder.raw_decode(text, match.start())
        except (ValueError, RecursionError):
            continue
        if isinstance(value, dict):
            yield value


def _of(objects: list[dict[str, Any]], keys: tuple[str, ...]) -> list[str]:
    found = []
    for one in objects:
        values = {str(name).lower(): value for name, value in one.items()}
        for key in keys:
            value = values.get(key)
            if isinstance(value, list):
                value = " ".join(map(str, value))
            if isinstance(value, str | int) and str(value).strip():
                found.append(str(value))
    return found


def _cleaned(text: str) -> Iterator[str]:
    """A text as it stands, then with less and less around it; a jester's `*` and a payment's `-` are kept."""
    text = text.strip()[:LONGEST_MOVE].translate(SIGNS)
    bare = _bare(text)
    short = AFTERTHOUGHT.sub("", bare) if not bare.startswith("-") else bare
    for one in (text, bare, short):
        for other in (
            one,
            one.rstrip(".!,;: "),
            re.sub(r"\s*(?:,|&|\band\b)\s*", " ", one),
            TENS.sub("10", one),
        ):
            if other:
                yield other


def _bare(text: str) -> str:
    """Without the marks of code, quotes and bold type around it."""
    text = text.strip().strip("`\"'“”„»«").strip()
    text = re.sub(r"^(\*\*|__)(.*?)(\*\*|__)", r"\2", text)
    return re.sub(r"(?<=\w)(\*\*|__)$", "", text).strip("`\"'“”„»« ")
