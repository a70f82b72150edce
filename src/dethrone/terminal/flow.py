"""Lines that fit: paragraphs are wrapped once, below where their words begin; columns that do not fit are unfolded."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap

BEGINNING = re.compile(
    r" *(?:\d+\. |\* )?(?:\S+ {2,})?"
)  # what stands before a paragraph: a number, an option, space
LABEL = 13  # columns of what is typed, in help
PAIR = re.compile(
    r"(.*\S) {2,}(\S+(?: [A-Z]+)?) {2,}(\S.*)"
)  # an explanation, and the next command with its own


def flowed(lines: Iterable[str], width: int) -> Iterator[str]:
    """Paragraphs in lines of a width, hanging below where their words begin."""
    for line in lines:
        match = BEGINNING.match(line)
        lead = match[0] if match is not None and len(match[0]) < width // 2 else line[: _indent(line)]
        rest = wrap(line[len(lead) :], width - len(lead), break_on_hyphens=False, break_long_words=False)
        yield from (
            f"{lead if not number else ' ' * len(lead)}{one}" for number, one in enumerate(rest or [""])
        )


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def unfolded(lines: Iterable[str], width: int) -> Iterator[str]:
    """Help in lines of a width: where two commands in a line do not fit, one below the other."""
    for line in lines:
        label, about = line[:LABEL], line[LABEL:]
        if len(line) <= width:
            yield line
        elif not label.endswith(" "):  # longer than its column
            label, about = re.split(r" {2,}", line, maxsplit=1)
            yield label
            yield from hung(" " * LABEL, about, width)
        elif pair := PAIR.fullmatch(about):
            yield from hung(label, pair[1], width)
            yield from hung(f"{pair[2]:<{LABEL}}", pair[3], width)
        else:
            yield from hung(label, about, width)


def hung(label: str, about: str, width: int) -> Iterator[str]:
    """A label, and beside it an explanation in as many lines as it takes."""
    for number, one in enumerate(wrap(about, width - len(label), break_on_hyphens=False)):
        yield f"{label if not number else ' ' * len(label)}{one}"
