"""Text of strangers is checked where it is read: whatever it holds, the answer is never an error of ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_args

import httpx
import pytest

from dethrone.server.settings import Settings
from dethrone.table import commands as ask
from dethrone.table.commands import Command
from dethrone.trust import trusted
from tests.server.conftest import Serving
from tests.server.engines import free_port

NAMES = [
    "\\ud800",
    "\\udfff a",
    "\\u3164",
    "a\\u0300\\u0300\\u0300\\u0300",
    "\\u0410da",
    "You",
    "P1",
    "\\u0000",
    "",
]
TEXTS = [
    (command, one.name)
    for command in get_args(Command)
    for one in fields(command)
    if one.type in ("str", "str | None", "tuple[str, ...]")
]
WISHES = [{"is": "replace", "seat": 1, "bot": "\ud800"}]
ORIGINS = ["http://[::1", "http://[", "http://a:b:c", "\\", "http://[::1]:99999999", "null", "http://\u00e9"]


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all of them."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'server.sqlite'}"
    running = Serving(Settings(port=free_port(), database=database, requests_rate=1000.0))
    yield running
    running.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_cannot_be_is_refused(serving: Serving, name: str) -> None:
    answer = httpx.post(
        f"{serving.address}/api/v1/people",
        content=f'{{"name": "{name}"}}',
        headers={"Content-Type": "application/json"},
        verify=trusted(has_settings=True),
    )
    assert 400 <= answer.status_code < 500
    assert json.loads(answer.text)["error"]["sentence"]


@pytest.fixture
def seat(serving: Serving) -> Iterator[httpx.Client]:
    """Somebody's, at a table of theirs."""
    with httpx.Client(base_url=f"{serving.address}/api/v1", verify=trusted(has_settings=True)) as client:
        client.post("/people", json={"name": "Ada"})
        seats = [{"who": "me"}, {"who": "open"}]
        table = client.post("/tables", json={"game": "regicide", "seats": seats}).json()["id"]
        client.base_url = f"{client.base_url}tables/{table}/"
        yield client


def test_there_are_texts_in_commands() -> None:
    assert {(ask.Chat, "text"), (ask.Chat, "id"), (ask.Fill, "bot")} < set(TEXTS)


@pytest.mark.parametrize(("command", "name"), TEXTS)
def test_half_a_letter_in_a_command_is_refused(seat: httpx.Client, command: Any, name: str) -> None:
    filled = {"seat": 1, "text": "hello", "name": "Ben", "question": 1, "moves": ["yield"], "is_yes": True}
    mine = {one.name: filled[one.name] for one in fields(command) if one.name in filled}
    wrong = {"do": command.__name__.lower(), "id": "mine", **mine, name: "\ud800"}
    refused(seat, wrong)
    refused(seat, {**wrong, name: ["\ud800"]})


@pytest.mark.parametrize("wish", WISHES)
def test_half_a_letter_in_a_wish_is_refused(seat: httpx.Client, wish: dict[str, Any]) -> None:
    refused(seat, {"do": "propose", "id": "mine", "wish": wish})


def refused(seat: httpx.Client, command: dict[str, Any]) -> None:
    """A command is refused, in words, and not written down."""
    before = len(seat.get("history").json())
    answer = seat.post("commands", content=json.dumps(command), headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["sentence"]
    assert len(seat.get("history").json()) == before


@pytest.mark.parametrize(
    "header", ["Origin", "Accept-Language", "Authorization", "If-None-Match", "Cookie", "Host"]
)
@pytest.mark.parametrize("text", ORIGINS)
def test_a_header_that_makes_no_sense_is_no_fault_of_ours(serving: Serving, header: str, text: str) -> None:
    headers = {header.encode(): text.encode("latin-1"), b"Content-Type": b"application/json"}
    answer = httpx.post(
        f"{serving.address}/api/v1/people",
        content='{"name": "Ada"}',
        headers=headers,
        verify=trusted(has_settings=True),
    )
    assert answer.status_code < 500
    if header == "Origin":
        assert answer.status_code >= 400
