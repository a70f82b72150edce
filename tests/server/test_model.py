"""A language model by copying and pasting: prompts of positions and of seats, replies checked, good ones done."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

from dethrone.server.api import advice
from tests.server.asking import asked
from tests.server.test_advice import CARDS, DICE

REPLIES = {
    # case: (reply, is it good?, words that the verdict has)
    "an exact kill": ("Play: {5H, 5D}", True, "Legal: 5D+5H"),
    "not in the hand": ("Play: {10C}", False, "10C"),
    "too little paid": ("Play: {9H}\nDiscard: {2C}", False, "3"),
    "a hidden card told": ("Play: {5H, 5D}\nSay: I still have a nine", False, "nine"),
    "nothing": ("Good morning!", False, "Play"),
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with asked(tmp_path_factory.mktemp("model")) as found:
        found.post("/api/v1/people", json={"name": "Ada", "language": "en"})
        yield found


def test_a_prompt_says_what_was_laid_out(client: TestClient) -> None:
    plain = client.post("/api/v1/model/prompt", json={"laid": CARDS}).json()["prompt"]
    assert "Your Hand: {7H, 5H, 9H, 2C, 5D, 4H}" in plain or "Your Hand: {2C, 4H, 5D, 5H, 7H, 9H}" in plain
    assert "Legal:" not in plain
    wanted = {"laid": CARDS, "with_moves": True, "with_rules": True}
    whole = client.post("/api/v1/model/prompt", json=wanted).json()["prompt"]
    assert "Legal:" in whole
    assert len(whole) > len(plain) + 1000
    assert "Play: …" in client.post("/api/v1/model/prompt", json={"laid": DICE}).json()["prompt"]


@pytest.mark.parametrize(("reply", "is_good", "words"), REPLIES.values(), ids=REPLIES.keys())
def test_a_verdict_says_what_to_mend(client: TestClient, reply: str, words: str, *, is_good: bool) -> None:
    verdict = client.post("/api/v1/model/check", json={"laid": CARDS, "reply": reply}).json()
    assert verdict["is_good"] is is_good
    assert any(words in one["text"] for one in verdict["checks"])
    assert bool(verdict["correction"]) is not is_good


def opened(client: TestClient, *seats: str) -> str:
    new = {"game": "regicide", "rules": "official", "seats": [{"who": who} for who in seats]}
    return f"/api/v1/tables/{client.post('/api/v1/tables', json=new).json()['id']}/model"


def test_while_nothing_is_asked_there_is_no_prompt(client: TestClient) -> None:
    path = opened(client, "me", "open")
    assert client.post(f"{path}/prompt", json={}).json() == {"prompt": "", "number": 0}


def test_good_replies_are_done_and_bad_ones_are_not(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "SAMPLES", 40)
    path = opened(client, "me")
    first = client.post(f"{path}/prompt", json={}).json()
    bad = client.post(f"{path}/reply", json={"reply": "Play: {KS}", "number": first["number"]}).json()
    assert (bad["is_good"], bad["told"]) == (False, [])
    assert client.post(f"{path}/prompt", json={}).json() == first
    reply = client.post("/api/v1/advice", json={"text": first["prompt"]}).json()["reply"]
    good = {"reply": reply, "number": first["number"]}
    verdict = client.post(f"{path}/reply", json=good).json()
    assert verdict["is_good"], verdict
    assert verdict["told"]
    assert client.post(f"{path}/reply", json=good).status_code == 409


def test_a_stranger_has_no_prompt(client: TestClient) -> None:
    path = opened(client, "me")
    key = client.post("/api/v1/people", json={"name": "Ben", "language": "en", "wants_key": True}).json()[
        "key"
    ]
    refused = client.post(f"{path}/prompt", json={}, headers={"Authorization": f"Bearer {key}"})
    assert refused.status_code == 403
