"""The games there are, by name; the only place that lists them. Each is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, cast

from dethrone.chance import shortened
from dethrone.contract import Kind
from dethrone.errors import BadRules, Reason
from dethrone.near import near

if TYPE_CHECKING:
    from dethrone.contract import Verification
    from dethrone.numbers import Batch
    from dethrone.sheet import Record

ROOMS = {"regicide": "dethrone.regicide.kind", "regidice": "dethrone.regidice.kind"}
_added: dict[str, Kind] = {}


def names() -> tuple[str, ...]:
    """The games by name, the first of them the one that is usual."""
    return (*ROOMS, *_added)


def kind(name: str) -> Kind:
    """A game by its name."""
    given: object = name
    if not isinstance(given, str) or (name not in ROOMS and name not in _added):
        raise BadRules(
            Reason.NO_GAME, name=shortened(name).strip("'"), games=list(names()), **near(name, names())
        )
    if name in _added:
        return _added[name]
    found = import_module(ROOMS[name]).KIND
    assert isinstance(found, Kind)
    return found


def add(one: Kind) -> None:
    """Add a game of one's own; whatever is played, measured and hosted here can then be played, too."""
    _added[one.name] = one


def remove(name: str) -> None:
    """Forget a game that was added."""
    _added.pop(name, None)


def verify(record: Record) -> Verification:
    """What checking a record of any game shows; raises BadRecord where it fails."""
    from dethrone.proof import check_game  # noqa: PLC0415 (loaded when somebody has a record)

    game = kind(record.game)
    check_game(record, names())
    return game.verify(record)


def batch(name: str) -> type[Batch]:
    """What plays a game in numbers; only the games listed here have it."""
    one = kind(name).name
    if one not in ROOMS:
        raise BadRules(Reason.NO_NUMBERS, name=one, games=list(ROOMS))
    return cast("type[Batch]", import_module(ROOMS[one].replace(".kind", ".batch")).Batch)


@cache
def special(package: str, name: str) -> ModuleType | None:
    """What another room keeps for one game under its name, if it does: `special("dethrone.players", "regicide")`."""
    module = f"{package}.{name}"
    return import_module(module) if name in ROOMS and find_spec(module) else None
