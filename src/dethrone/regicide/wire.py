"""Views, moves, events and previews as plain JSON objects, checked on the way in; the schema follows from the code."""

from __future__ import annotations

from typing import Any, get_args

from dethrone.plain import Shapes
from dethrone.regicide.cards import Card, card
from dethrone.regicide.events import Event
from dethrone.regicide.moves import Move
from dethrone.regicide.preview import Preview
from dethrone.regicide.sampler import Facts, view_from
from dethrone.regicide.view import View

SHAPES = Shapes({Card: card})
MOVE = SHAPES.add("move", *get_args(Move))
EVENT = SHAPES.add("event", *get_args(Event))
PREVIEW = SHAPES.add(None, Preview)
VIEW = SHAPES.add(None, Facts)
move = event = preview = SHAPES.plain
_facts = SHAPES.writer(Facts, but=("rules",))


def view(view: View, /) -> dict[str, Any]:
    """A view."""
    return {"rules": str(view.rules), **_facts(view)}


def read_view(data: object, /) -> View:
    """The view of its JSON; raises Unreadable, or BadRules for its rule set."""
    facts = SHAPES.read(data, VIEW)
    assert isinstance(facts, Facts)
    return view_from(facts)


def read_move(data: object, /) -> Move:
    """The move of its JSON; raises Unreadable."""
    value: Move = SHAPES.read(data, MOVE)
    return value


def read_event(data: object, /) -> Event:
    """The event of its JSON; raises Unreadable."""
    value: Event = SHAPES.read(data, EVENT)
    return value


def schema() -> dict[str, Any]:
    """JSON Schemas of View, Move, Event and Preview by name."""
    return SHAPES.schemas({"View": VIEW, "Move": MOVE, "Event": EVENT, "Preview": PREVIEW})
