"""Advice over HTTP: forms and texts are the same, impossible positions are refused with the reason, work is bounded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dethrone import games
from dethrone.server.api import advice
from dethrone.server.limits import Buckets
from tests.server.asking import asked

POSITION, ADVICE, PICTURE = "/api/v1/advice/position", "/api/v1/advice", "/api/v1/advice/picture"
CARDS: dict[str, Any] = {
    "game": "regicide",
    "players": 2,
    "rules": "open-order",
    "values": {
        "hand": "7H 5H 9H 2C 5D 4H",
        "enemy": "JD",
        "played": "7S, AH, 2D",
        "discard": "3",
    },
}
DICE: dict[str, Any] = {
    "game": "regidice",
    "players": 3,
    "values": {"seat": "P0", "pool-P0": "r111b12y26", "pool-P1": "r2b3y2", "pool-P2": "r2b2y3"},
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with asked(tmp_path_factory.mktemp("advice")) as found:
        yield found


def but(laid: dict[str, Any], **values: str) -> dict[str, Any]:
    return {
        **laid,
        "values": {**laid["values"], **{name.replace("_", "-"): one for name, one in values.items()}},
    }


GOOD = {
    "cards": CARDS,
    "alone": {**CARDS, "players": 1, "rules": "official"},
    "three": {**CARDS, "players": 3, "rules": "official"},
    "a payment": but(CARDS, owed="3", wanted="2"),
    "a word": but(CARDS, wanted="3"),
    "dice": DICE,
    "dice, called": but(DICE, call_P2="A3", first="P2"),
    "dice, revealed": {"text": "2@0 rulebook 1 P0 set 1:332 332 . r46b24y35/r2 ./. A4/K actor=0"},
}


@pytest.mark.parametrize("laid", GOOD.values(), ids=GOOD.keys())
def test_a_form_and_its_text_are_the_same_position(client: TestClient, laid: dict[str, Any]) -> None:
    first = client.post(POSITION, json=laid)
    assert first.status_code == 200, first.text
    found = first.json()["position"]
    assert found, first.json()["trouble"]
    asked = client.post(POSITION, json={"text": found["text"]}).json()
    assert asked["position"] == found
    again = {
        "game": found["game"],
        "players": found["players"],
        "rules": found["rules"],
        "values": found["values"],
    }
    assert client.post(POSITION, json=again).json() == asked
    drawn = client.get(PICTURE, params={"text": found["text"], "theme": "dark"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")


@pytest.mark.parametrize("laid", GOOD.values(), ids=GOOD.keys())
def test_whatever_is_advised_is_legal(client: TestClient, laid: dict[str, Any], monkeypatch: Any) -> None:
    monkeypatch.setattr(advice, "SAMPLES", 40)
    found = client.post(ADVICE, json=laid).json()
    kind = games.kind(found["position"]["game"])
    view = kind.wire().read_view(found["position"]["view"])
    for one in found["ranked"]:
        view.check(kind.move(one["move"]))
        assert one["why"]
        assert 0 <= one["chance"] <= 1
    assert found["ranked"] or found["say"]


IMPOSSIBLE = {
    "a card twice": (but(CARDS, hand="5H 5H", played=""), "5H"),
    "no enemy": (but(CARDS, enemy=""), "enemy"),
    "an enemy that fell": (but(CARDS, played="10C 10H 10S"), "JD"),
    "cards that do not add up": (but(CARDS, tavern="39", partner="7"), "39"),
    "nine dice of a colour": (but(DICE, pool_P1="r5b3y3", pool_P2="r3b3y3"), "eight"),
    "a game that there is not": ({**CARDS, "game": "chess"}, "chess"),
    "six players": ({**CARDS, "players": 6}, "6"),
    "nothing": ({"text": "  \n", "game": "regicide", "values": {}}, "enemy"),
    "words": ({"text": "What a fine day\nit is."}, "state"),
}


@pytest.mark.parametrize(("laid", "named"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_is_refused_with_the_reason(
    client: TestClient, laid: dict[str, Any], named: str
) -> None:
    answer = client.post(ADVICE, json=laid)
    assert answer.status_code == 409  # of the right form
    assert named in answer.json()["error"]["sentence"]
    found = client.post(POSITION, json=laid).json()  # while it is laid out there is nothing to refuse
    assert named in found["trouble"]


def test_the_reason_is_said_in_the_readers_language(client: TestClient) -> None:
    laid = IMPOSSIBLE["a card twice"][0]
    said = {
        language: client.post(POSITION, json=laid, headers={"Accept-Language": language}).json()["trouble"]
        for language in ("en", "de", "fr")
    }
    assert len(set(said.values())) == 3


def test_nobody_asks_without_end(client: TestClient, monkeypatch: Any) -> None:
    monkeypatch.setattr(advice, "MOST_WAITING", 0)
    monkeypatch.setattr(client.app.state.rooms, "advised", Buckets(0.0, 2.0))  # type: ignore[attr-defined]
    answers = [client.post(ADVICE, json=CARDS).status_code for _ in range(4)]
    assert answers == [503, 503, 429, 429]  # first the threads are busy, then too much was asked
