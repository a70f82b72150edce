"""What a viewer sees, in sentences: the table in a few lines, and what is asked. A view is all it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dethrone.games import special
from dethrone.prose.boards import names_for
from dethrone.prose.words import Names

if TYPE_CHECKING:
    from dethrone.prose.voice import Voice


def scene(voice: Voice, game: str, view: Any, names: Names | None = None) -> list[str]:
    """The table as the viewer sees it; a game without words of its own shows its line of text."""
    room = special(__name__, game)
    if room is None:
        return [str(view.text)]
    return [voice.part(one, names or names_for(view)) for one in room.parts(view)]


def asked(voice: Voice, game: str, view: Any, names: Names | None = None) -> str:
    """What is asked of the viewer and how an answer is written, or who is asked; empty where a game has no words."""
    room = special(__name__, game)
    if room is None:
        return ""
    is_asked = view.decider is not None and view.decider == view.seat
    return voice.part(room.question(view) if is_asked else room.now(view), names or names_for(view))
