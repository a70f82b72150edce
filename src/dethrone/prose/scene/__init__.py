"""What a seat sees, in words: the table in a few lines, and what is asked. A view is all it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dethrone.games import special
from dethrone.prose.words import SEATS, Names

if TYPE_CHECKING:
    from dethrone.prose.voice import Voice


def scene(voice: Voice, game: str, view: Any, names: Names = SEATS) -> list[str]:
    """The table as the viewer sees it; a game without words of its own shows its line of text."""
    room = special(__name__, game)
    if room is None:
        return [str(view.text)]
    return [voice.part(one, names) for one in room.parts(view)]


def asked(voice: Voice, game: str, view: Any, names: Names = SEATS) -> str:
    """What is asked of the viewer, and how an answer is written; empty where a game has no words for it."""
    room = special(__name__, game)
    return "" if room is None else voice.part(room.question(view), names)
