"""Anybody's own player, named `module:Class` wherever a player is named; the current folder is looked through, too."""

from __future__ import annotations

import inspect
import os
import re
import sys
from collections.abc import Callable, Collection
from importlib import import_module
from typing import Any

from dethrone.chance import shortened
from dethrone.contract import Move
from dethrone.errors import BadRules
from dethrone.players.player import Player
from dethrone.players.refusal import Reason

FORM = re.compile(r"([^\W\d][\w.]*):([^\W\d]\w*)")
LONGEST_WHY = 200


class Guest:
    """Somebody's own player: it has a name, and is silent unless it has a word to say."""

    def __init__(self, player: Any, text: str) -> None:
        name = getattr(player, "name", None)
        self.name = name if isinstance(name, str) and name else text
        self._player = player

    def choose(self, view: Any, /) -> Move:
        """What it answers."""
        return self._player.choose(view)

    def say(self, view: Any, /) -> Move | None:
        """What it says, if it can."""
        say = getattr(self._player, "say", None)
        return None if say is None else say(view)


def is_own(text: str, taken: Collection[str]) -> bool:
    """Whether a text names a class in a module; names that players of ours have are taken."""
    match = FORM.fullmatch(text.strip())
    return match is not None and match[1].lower() not in taken


def own_player(text: str, *, seed: int = 0) -> Player:
    """The player that `module:Class` makes, called without arguments, or with a seed if it takes one."""
    text = text.strip()
    match = FORM.fullmatch(text)
    assert match is not None  # `is_own` was asked before
    make = _found(text, match[1], match[2])
    try:
        player = make(seed=seed) if _takes_seed(make) else make()
    except Exception as error:
        raise BadRules(Reason.NOT_MADE, text=shortened(text), name=match[2], why=_why(error)) from error
    if not callable(getattr(player, "choose", None)):
        raise BadRules(Reason.NO_CHOOSE, text=shortened(text))
    return Guest(player, text)


def _found(text: str, module: str, name: str) -> Callable[..., Any]:
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # an installed command does not look there by itself
    try:
        room = import_module(module)
    except Exception as error:
        raise BadRules(Reason.NO_MODULE, text=shortened(text), module=module, why=_why(error)) from error
    found = getattr(room, name, None)
    if not callable(found):
        raise BadRules(Reason.NO_CLASS, text=shortened(text), module=module, name=name)
    return found  # type: ignore[no-any-return]


def _takes_seed(make: Callable[..., Any]) -> bool:
    try:
        return "seed" in inspect.signature(make).parameters
    except (TypeError, ValueError):  # classes written in C may not tell
        return False


def _why(error: Exception) -> str:
    text = f"{type(error).__name__}: {error}"
    return text if len(text) <= LONGEST_WHY else text[: LONGEST_WHY - 1] + "…"
