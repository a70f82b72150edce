"""The table of sentences: every event, as its JSON, with what each language says of it.

`python -m tests.prose.sentences` writes what is said anew; a change is reviewed. A line is an event, seen by `You` at
seat 0; then come the languages, first for a transcript, then (after `|`) at the table where that differs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dethrone.prose import languages, voice

FILE = Path(__file__).with_name("sentences.txt")
NAMES = ("You", "Ben", "Cleo")


def cases() -> list[tuple[str, dict[str, Any]]]:
    """The games and events of the table."""
    rows = (row for row in FILE.read_text("utf-8").splitlines() if row.startswith("regi"))
    return [(game, json.loads(event)) for game, _, event in (row.partition(" ") for row in rows)]


def told(language: str, game: str, event: dict[str, Any]) -> str:
    """What a language says of an event."""
    speech = voice(language)
    plain, (story,) = speech.event(game, event, NAMES), speech.tell(game, [event], NAMES)
    return plain if plain == story else f"{plain} | {story}"


def table() -> Iterator[str]:
    """The lines of the file."""
    for game, event in cases():
        yield f"{game} {json.dumps(event)}"
        yield from (f"  {language} {told(language, game, event)}" for language in languages())


if __name__ == "__main__":
    FILE.write_text("\n".join(list(table())) + "\n", "utf-8")
