"""Views, moves, events and previews as plain JSON: back to the same, and as the schema says."""

import json
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from dethrone.contract import Kind
from dethrone.errors import Unreadable
from tests.contract.tables import every_case, every_kind, some, viewers, wander

JUNK: tuple[Any, ...] = (
    None, 1, "x", [], {}, {"type": "x"}, [[]], {"seat": 0}, {"what": 1}, float("nan"), 10**30,
)  # fmt: skip


def validator(kind: Kind, name: str) -> Draft202012Validator:
    """What says whether a JSON is of a shape."""
    schema = kind.wire().schema()
    return Draft202012Validator({**schema[name], "$defs": schema["$defs"]})


def plain(data: Any) -> Any:
    """The same through a wire."""
    return json.loads(json.dumps(data, allow_nan=False))


@every_case
def test_whole_games_round_trip_for_every_viewer(kind: Kind, rules: str, players: int) -> None:
    wire = kind.wire()
    check = {name: validator(kind, name) for name in ("View", "Move", "Event")}
    events = 0
    for game in wander(kind, rules, players, seed=12):
        for viewer in viewers(game):
            view = game.view(viewer)
            data = plain(wire.view(view))
            assert isinstance(data, dict)
            check["View"].validate(data)
            assert wire.read_view(data) == view
            told = game.steps[-1].events(viewer) if game.steps else game.opening(viewer)
            for event in told:
                data = plain(wire.event(event))
                check["Event"].validate(data)
                assert wire.read_event(data) == event
                events += 1
        for step in game.steps[-1:]:
            data = plain(wire.move(step.move))
            check["Move"].validate(data)
            assert wire.read_move(data) == step.move
    assert events > 0


@every_case
def test_moves_and_previews(kind: Kind, rules: str, players: int) -> None:
    wire, check = kind.wire(), validator(kind, "Move")
    for game in some(kind, rules, players, every=8):
        if game.decider is None:
            continue
        view = game.view(game.decider)
        for move in view.legal_moves()[:20]:
            data = plain(wire.move(move))
            check.validate(data)
            assert wire.read_move(data) == move
            assert plain(wire.preview(view.preview(move)))["move"] == data


@every_kind
def test_junk_is_refused(kind: Kind) -> None:
    wire = kind.wire()
    game = kind.deal(kind.usual_players, kind.usual_rules, None)
    view = plain(wire.view(game.view(0)))
    damaged = [{**view, name: "no such thing"} for name, part in view.items() if not isinstance(part, str)]
    damaged += [{**view, "unknown": 1}, dict(list(view.items())[:-1])]
    for data in (*JUNK, *damaged):
        for read in (wire.read_view, wire.read_move, wire.read_event):
            with pytest.raises(Unreadable):
                read(data)


@every_kind
def test_numbers_are_numbers_and_truths_are_truths(kind: Kind) -> None:
    """Nothing is packed into a text: no `"0"`, no `"true"`, no seat as `"P0"`."""
    for game in some(kind, kind.usual_rules, kind.usual_players, every=9):
        for viewer in viewers(game):
            for text in texts(plain(kind.wire().view(game.view(viewer)))):
                assert text not in ("true", "false", "null", "none", "P0", "P1")
                assert not text.isdigit()


def texts(data: Any) -> list[str]:
    """All texts in a JSON."""
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return [text for part in parts for text in texts(part)]
