"""Values as plain JSON: round trips, nothing packed into texts, and wrong objects refused."""

import json
from collections.abc import Iterator

import pytest

from dethrone.errors import Unreadable
from dethrone.regidice import KIND, Game, full_view, wire
from dethrone.regidice.dice import FACES
from tests.regidice.tables import say, table
from tests.regidice.test_events import TELLINGS
from tests.regidice.wander import ALL_RULES, wander

WORDS = {
    *("A", "B", "H", "C", "K", "r", "b", "y", "k", "even", "odd"),
    *("won", "lost:damage", "lost:rounds", "exact", "overkill", "touch of death"),
    *(
        "declare",
        "resolve",
        "raise",
        "set",
        "colour",
        "pips",
        "heal",
        "share",
        "split",
        "lose",
        "prepare",
        "over",
    ),
}


def texts(data: object) -> Iterator[str]:
    """Every text in a JSON value, but for tags and rules."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in ("event", "move", "rules") or not isinstance(value, str):
                yield from texts(value)
    elif isinstance(data, list):
        for part in data:
            yield from texts(part)


def is_plain(text: str) -> bool:
    return text in WORDS or (len(text) == 2 and text[0] in "rbyk" and text[1] in FACES)


def test_views_and_events_of_whole_games() -> None:
    seen = set()
    for name, rules in ALL_RULES.items():
        for number, (game, step) in enumerate(wander(2 + len(name) % 3, rules, 3)):
            for seat in (None, 0):
                if step is not None:
                    for event in step.events(seat):
                        data = json.loads(json.dumps(wire.event(event)))
                        assert wire.read_event(data) == event
                        assert all(map(is_plain, texts(data))), data
                        seen.add(type(event))
                if number % 7 == 0:
                    view = json.loads(json.dumps(wire.view(game.view(seat))))
                    assert wire.read_view(view) == game.view(seat)
                    assert all(map(is_plain, texts(view))), view
    for (pools, calls, rest), text, _ in TELLINGS.values():
        events = [event for step in say(table(pools, calls, **rest), text) for event in step.events()]
        assert [wire.read_event(wire.event(event)) for event in events] == events
        seen.update(map(type, events))
    assert seen == set(wire.EVENTS)


def test_seats_are_numbers_and_truths_are_truths() -> None:
    data = wire.view(table(["r3 b2 y5", "b5 b6 b4"], "A3 B5").view(0))
    assert (data["seat"], data["decider"], data["first_caller"]) == (0, 0, 0)
    assert data["progress"]["felled"] is False
    assert data["pools"] == [["r3", "b2", "y5"], ["b4", "b5", "b6"]]
    assert data["calls"][0] == {"move": "declare", "action": "A", "number": 3, "colour": None, "parity": None}


def test_previews() -> None:
    game = table(["r3 b2 y5", "b5 b6 b4"], "A3 B5")
    data = wire.preview(game.view(0).preview(*game.parse("act P0")))
    assert [event["event"] for event in data["events"]][:3] == ["set-made", "attacked", "placed"]


def test_what_is_not_for_players_stays_here() -> None:
    game = Game(2, seed=1)
    with pytest.raises(ValueError, match="keeper"):
        wire.view(full_view(game.position, game.rules))


WRONG_VIEWS: dict[str, dict[str, object]] = {
    "a field too many": {"secret": 1},
    "no such phase": {"phase": "sleep"},
    "no such seat": {"seat": 7},
    "a value no die has": {"enemy": [65, 1]},
    "no such die": {"injured": ["g3"]},
    "pools of other players": {"pools": [["r3"]]},
    "another decider": {"decider": 1},
    "rules that do not exist": {"rules": "house"},
    "far too many": {"players": 99},
    "a number as text": {"round": "1"},
    "a negative round": {"round": -1},
    "owed without end": {"owed": [10**30, 0]},
}


@pytest.mark.parametrize("change", WRONG_VIEWS.values(), ids=WRONG_VIEWS)
def test_wrong_views(change: dict[str, object]) -> None:
    data = wire.view(table(["r3 b2 y5", "b5 b6 b4"], "A3 B5").view(0))
    assert wire.read_view(data).seat == 0
    with pytest.raises(Unreadable) as refused:
        wire.read_view({**data, **change})
    assert str(refused.value).strip()


WRONG_MOVES: list[object] = [
    None,
    "A3",
    {},
    {"move": "jump"},
    {"move": "act", "seat": "P0"},
    {"move": "act", "seat": -1},
    {"move": "make-set", "values": [7, 1]},
    {"move": "make-set", "values": [10**9]},
    {"move": "split", "shares": [[10**9, 1]]},
    {"move": "pips", "enemy": [-(10**9)]},
    {"move": "put", "die": "r9"},
    {"move": "declare", "action": "A", "number": 9, "colour": None, "parity": None},
]


@pytest.mark.parametrize("data", WRONG_MOVES, ids=str)
def test_wrong_moves(data: object) -> None:
    with pytest.raises(Unreadable):
        wire.read_move(data)


def test_schemas_name_what_goes_over_the_wire() -> None:
    schema = KIND.wire().schema()
    assert {"View", "Move", "Event", "Preview"} <= set(schema)
    text = json.dumps(schema)
    for event in wire.EVENTS:
        assert f'"{event.__name__}"' in text or event.__name__ in text
