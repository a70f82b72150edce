"""Text with labels, read kindly: `Play: {5H}`, `**Play** = 5H`, `- "play": ["5H"]`, in fences or not.

What a label says reaches to the end of its line, or of its brackets; what no label says is kept as the rest.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

LONGEST = 200_000  # characters; a rule book with three examples has a tenth of it
LABEL = re.compile(r"""^[\s>*_#`"'|\-•]*([A-Za-z][A-Za-z _]{1,24}?)[\s*_`"']*[:=]+[\s*_`]*(.*)$""")
KEY = re.compile(r"""(?<=[{,\s])"([A-Za-z][A-Za-z _]{1,24})"\s*:""")
OBJECT = re.compile(r"\{\s*\"[A-Za-z]")
DEEPEST = 3  # objects in objects that are read
ROW = re.compile(r"""^\s*\|[\s*_`]*([A-Za-z][A-Za-z _]{1,24}?)[\s*_`:]*\|\s*(.*?)\s*\|?\s*$""")  # of a table
SPACES = dict.fromkeys(map(ord, "\u00a0\u2002\u2003\u2007\u2009\u202f\u3000"), " ") | {
    ord("："): ":"
}  # as chats write them
RULER = re.compile(r"^\s*[-=_*]{3,}\s*$")
FENCE = re.compile(r"^\s*(```|~~~).*$")


@dataclass(frozen=True, slots=True)
class Line:
    """One line: what its label says, or with no label the words themselves."""

    label: str
    value: str
    written: str = ""  # the label as it stands there


def key(label: str) -> str:
    """A label without its dress: `Your Hand`, `your_hand` and `YOUR HAND` are `yourhand`."""
    return re.sub(r"[^a-z]", "", label.lower())


def lines(text: str, labels: Iterable[str]) -> Iterator[Line]:
    """The lines of a text; labels other than those named are words like any others."""
    known = set(labels)
    waiting = iter(_plain(text.translate(SPACES), known).splitlines())
    for line in waiting:
        if FENCE.match(line):
            continue
        found = next(
            (one for one in (LABEL.match(line), ROW.match(line)) if one and key(one[1]) in known), None
        )
        if found is None:
            yield Line("", line)
            continue
        value = found[2]
        while _is_open(value) and (more := next(waiting, None)) is not None:
            value += " " + more
        yield Line(key(found[1]), _bare(value), found[1].strip())


def is_ruler(line: str) -> bool:
    """Whether a line only sets apart what stands above from what stands below."""
    return bool(RULER.match(line))


def _plain(text: str, known: set[str]) -> str:
    """JSON, or something like it, as lines with labels."""
    begun, end = OBJECT.search(text), text.rfind("}") + 1
    if begun is not None and end > begun.start():
        try:
            data = json.loads(text[begun.start() : end])
        except (ValueError, RecursionError):
            return KEY.sub(lambda found: f"\n{found[1]}:" if key(found[1]) in known else found[0], text)
        if isinstance(data, dict):
            told = "\n".join(_told(data))
            return text[: begun.start()] + "\n" + told + "\n" + text[end:]
    return text


def _told(data: dict[str, object], depth: int = 1) -> Iterator[str]:
    for name, value in data.items():
        if isinstance(value, dict):
            yield f"{name}:"
            yield from _told(value, depth + 1) if depth < DEEPEST else ()
        elif isinstance(value, list):
            yield f"{name}: {{{', '.join(map(str, value))}}}"
        else:
            yield f"{name}: {'' if value is None else value}"


def _is_open(value: str) -> bool:
    return len(value) < 500 and (value.count("{") > value.count("}") or value.count("[") > value.count("]"))


def _bare(value: str) -> str:
    """A value without quotation marks and emphasis around it."""
    return value.strip().strip("*_`").rstrip(",").strip().strip("\"'“”„«»").strip()
