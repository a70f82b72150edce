"""What a viewer can foresee, as plain JSON: what calls and dice would be worth. A view is all it is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dethrone.games import special
from dethrone.prose.boards import names_for
from dethrone.prose.words import Names

if TYPE_CHECKING:
    from dethrone.prose.voice import Voice


def outlook(voice: Voice, game: str, view: Any, names: Names | None = None) -> dict[str, Any]:
    """What can be foreseen in a view; nothing where a game has no words for it."""
    room = special(__name__, game)
    return {} if room is None else room.facts(voice, view, names or names_for(view))
