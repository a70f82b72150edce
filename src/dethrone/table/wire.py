"""A table's values as plain JSON with a schema made from the code: commands, entries, looks, messages.

What belongs to the game (views, moves, events) is the game's own JSON. A message can be cut down to what has changed
since the look that its viewer has; `fold` puts the two together again.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache, lru_cache
from typing import Any, get_args, get_type_hints

from dethrone import games
from dethrone.contract import Move, Wire
from dethrone.errors import Reason, Unreadable
from dethrone.plain import Shapes
from dethrone.sheet import Record
from dethrone.table import clock, messages, proposals, seats
from dethrone.table.commands import Command
from dethrone.table.entries import Entry, What
from dethrone.table.messages import Message, TableView, Told

SHAPES = Shapes({})
SHAPES.add("is", seats.Open, seats.Person, seats.Bot)
SHAPES.add("is", clock.TurnTimer, clock.TimeBank)
SHAPES.add("is", *get_args(proposals.Wish))
for _one in (clock.Clock, proposals.Proposal, messages.Question, messages.Watcher, Record):
    SHAPES.add(None, _one)
SHAPES.add("what", *get_args(What), may_omit=True)  # what older logs lack
SHAPES.add("what", messages.Began, messages.NewDeal, messages.Decided, messages.Spoke)
ENTRY = SHAPES.add(None, Entry)
COMMAND = SHAPES.add("do", *get_args(Command), may_omit=True)
SHARED = "#/$defs/"
MEMORY = 4096  # moves whose JSON is remembered
GAMES_OWN = ("view", "views")  # what of a look is the game's to write
OPEN_PARTS = tuple(part.name for part in fields(TableView) if part.name not in GAMES_OWN)


def command(value: Command) -> dict[str, Any]:
    """A command as JSON."""
    return _object(SHAPES.plain(value))


def read_command(data: object) -> Command:
    """The command of its JSON; raises Unreadable."""
    value: Command = SHAPES.read(data, COMMAND)
    return value


def entry(value: Entry) -> dict[str, Any]:
    """An entry as JSON, for the log alone: it is not for players' eyes."""
    return _object(SHAPES.plain(value))


def read_entry(data: object) -> Entry:
    """The entry of its JSON; raises Unreadable."""
    value: Entry = SHAPES.read(data, ENTRY)
    return value


def look(value: TableView) -> dict[str, Any]:
    """A look as JSON."""
    return _parts(value, {*OPEN_PARTS, *GAMES_OWN, "legal_moves", "sayings"})


def read_look(data: object) -> TableView:
    """The look of its JSON, for whoever is not where the table is; raises Unreadable."""
    parts = (
        {name: part for name, part in data.items() if isinstance(name, str)} if isinstance(data, dict) else {}
    )
    known = {name: SHAPES.read(parts.get(name), shape) for name, shape in _open_shapes().items()}
    own = _wire(known["game"])
    view, views = parts.get("view"), parts.get("views")
    if not isinstance(views, list):
        raise Unreadable(Reason.NOT_JSON, what="views")
    known["view"] = None if view is None else own.read_view(view)
    return TableView(**known, views=tuple([own.read_view(one) for one in views]))


@cache
def _open_shapes() -> dict[str, Any]:
    """The shapes of what of a look is not the game's."""
    hints = get_type_hints(TableView, {**vars(messages), "View": Any})
    return {name: SHAPES.shape(hints[name]) for name in OPEN_PARTS}


def message(value: Message, since: TableView | None = None) -> dict[str, Any]:
    """A message as JSON; given the look that its viewer has, only what changed of it."""
    wire = _wire(value.look.game)
    return {
        "revision": value.revision,
        "at": value.at,
        "by": value.by,
        "what": SHAPES.plain(value.what),
        "events": [wire.event(event) for event in value.events],
        "look": _parts(value.look, _changed(value.look, since)),
    }


def fold(old: dict[str, Any], sent: dict[str, Any]) -> dict[str, Any]:
    """The look that follows from an older one and a message."""
    return {**old, **sent["look"]}


def _changed(new: TableView, old: TableView | None) -> set[str]:
    """The parts of a look that are not as they were."""
    if old is None:
        return {*OPEN_PARTS, *GAMES_OWN, "legal_moves", "sayings"}
    names = {name for name in (*OPEN_PARTS, *GAMES_OWN) if getattr(new, name) != getattr(old, name)}
    if {"view", "questions", "window"} & names:
        names |= {"legal_moves", "sayings"}
    return names


def _parts(value: TableView, names: set[str]) -> dict[str, Any]:
    wire = _wire(value.game)
    parts = {name: SHAPES.plain(getattr(value, name)) for name in OPEN_PARTS if name in names}
    if "view" in names:
        parts["view"] = None if value.view is None else wire.view(value.view)
    if "views" in names:
        parts["views"] = [wire.view(view) for view in value.views]
    if "legal_moves" in names:
        parts["legal_moves"] = [_move(value.game, move) for move in value.legal_moves]
    if "sayings" in names:
        parts["sayings"] = [_move(value.game, move) for move in value.sayings]
    return parts


@cache
def _wire(game: str) -> Wire:
    return games.kind(game).wire()


@lru_cache(MEMORY)
def _move(game: str, move: Move) -> dict[str, Any]:
    """A move that may be made, with the text that a command names it by; all tables share it."""
    return {"text": str(move), "move": _wire(game).move(move)}


def _object(data: Any) -> dict[str, Any]:
    assert isinstance(data, dict)
    return data


# ------------------------------------------------------------------------ schema
def schema(game: str) -> dict[str, Any]:
    """JSON Schemas of Command, Entry, Look and Message at a table of one game, with what they share under `$defs`."""
    found = SHAPES.schemas(_open_shapes() | {"Command": COMMAND, "Entry": ENTRY, "Told": SHAPES.shape(Told)})
    own = games.kind(game).wire().schema()
    own |= own.pop("$defs")
    shared = found.pop("$defs") | {f"Game{name}": _renamed(part) for name, part in own.items()}
    parts = {name: found.pop(name) for name in OPEN_PARTS} | _games_parts()
    seat = {"anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "null"}]}
    told = {
        "revision": {"type": "integer"}, "at": {"type": "number"}, "by": seat, "what": found.pop("Told"),
        "events": _list("GameEvent"), "look": _record(parts, required=False),
    }  # fmt: skip
    return {**found, "Look": _record(parts), "Message": _record(told), "$defs": shared}


def _renamed(part: Any) -> Any:
    """A piece of the game's schema, in which all names are those of the game."""
    if isinstance(part, str):
        return part.replace(SHARED, f"{SHARED}Game") if part.startswith(SHARED) else part
    if isinstance(part, dict):
        return {name: _renamed(inner) for name, inner in part.items()}
    return [_renamed(inner) for inner in part] if isinstance(part, list) else part


def _games_parts() -> dict[str, Any]:
    moves = {"type": "array", "items": _record({"text": {"type": "string"}, "move": _ref("GameMove")})}
    view = {"anyOf": [_ref("GameView"), {"type": "null"}]}
    return {"view": view, "views": _list("GameView"), "legal_moves": moves, "sayings": moves}


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"{SHARED}{name}"}


def _list(name: str) -> dict[str, Any]:
    return {"type": "array", "items": _ref(name)}


def _record(parts: dict[str, Any], *, required: bool = True) -> dict[str, Any]:
    whole = {"type": "object", "properties": parts, "additionalProperties": False}
    return {**whole, "required": list(parts)} if required else whole
