"""Taking up a saved game, of either kind: what is damaged is set aside, what is another game is left alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from dethrone.errors import GameError
from dethrone.table.saved import Saved, parse_saved
from dethrone.terminal.face import Face
from dethrone.terminal.saves import Saves

Resumed = TypeVar("Resumed")
DAMAGE = (GameError, LookupError, TypeError, ValueError, AttributeError, RecursionError)


def load(
    saves: Saves, name: str, face: Face, *, game: str, resume: Callable[[Saved], Resumed]
) -> Resumed | None:
    """A saved game; one that cannot be read is set aside with a sentence, and None is returned."""
    try:
        saved = parse_saved(saves.read(name))
        if saved.game == game:
            return resume(saved)
    except DAMAGE as error:
        if not saves.path(name).exists():
            raise
        aside = saves.set_aside(name)
        reason = str(error) if isinstance(error, GameError) else "It does not hold what a saved game holds."
        face.say(f"{saves.path(name).name} cannot be resumed. {reason} It is kept as {aside.name}.")
        return None
    raise GameError(
        f"{name} is a game of {saved.game}: dethrone play {saved.game} --resume {name} goes on with it."
    )
