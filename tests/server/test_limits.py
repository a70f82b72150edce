"""How much one address may have, who is not waited for, and what every answer says to browsers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect, WebSocketState

from dethrone.client import Server
from dethrone.server import limits
from dethrone.server.app import make_app
from dethrone.server.doors import address
from dethrone.server.readiness import BETWEEN
from dethrone.server.settings import PREFIX, Settings
from dethrone.server.socket import Connection as Connected
from dethrone.server.speaking import MOST_WAITING, TRY_AGAIN
from tests.server.conftest import Serving
from tests.server.databases import up_to_date
from tests.server.test_presence import Time
from tests.waiting import HANGS, until

Run = Callable[..., Any]
PAGE = Path(__file__).parents[2] / "docs" / "serve.md"
TABLE = {"game": "regicide", "seats": [{"who": "me"}, {"who": "open"}]}


def client(settings: Settings, **changes: Any) -> TestClient:
    """Somebody at one address, at a server with these settings."""
    up_to_date(settings.database)
    return TestClient(make_app(replace(settings, **changes)))


def test_one_address_opens_so_many_tables(settings: Settings) -> None:
    with client(settings, most_tables=2) as http:
        http.post("/api/v1/people", json={"name": "Ada"})
        answers = [http.post("/api/v1/tables", json=TABLE) for _ in range(3)]
    assert [one.status_code for one in answers] == [201, 201, 429]
    assert answers[-1].json()["error"]["reason"] == "server-too-many-tables"


def test_one_address_has_so_many_sockets(settings: Settings) -> None:
    with client(settings, most_sockets=1) as http:
        http.post("/api/v1/people", json={"name": "Ada"})
        path = f"/api/v1/tables/{http.post('/api/v1/tables', json=TABLE).json()['id']}/socket"
        with (
            http.websocket_connect(path),
            pytest.raises(WebSocketDisconnect) as closed,
            http.websocket_connect(path),
        ):
            pass
        assert closed.value.code == 1013
        with http.websocket_connect(path):  # one has gone, so there is room
            pass


def test_one_address_asks_so_often(settings: Settings) -> None:
    with client(settings, requests_rate=1.0) as http:
        codes = [http.get("/api/v1/about").status_code for _ in range(10)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_who_asked_longest_ago_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    buckets = limits.Buckets(rate=0.0, burst=1.0)
    assert [buckets.take(who, 0.0) for who in ("Ada", "Ben", "Ada", "Ben")] == [True, True, False, False]
    assert not buckets.take("Ada", 0.0)
    assert buckets.take("Cleo", 0.0)
    assert [buckets.take(who, 0.0) for who in ("Ada", "Cleo", "Ben")] == [False, False, True]


@pytest.mark.parametrize(
    ("is_behind_proxy", "expected"),
    [(False, "10.0.0.9"), (True, "1.2.3.4")],
    ids=["direct", "behind a proxy"],
)
def test_what_a_proxy_says_counts_only_if_there_is_one(
    settings: Settings, is_behind_proxy: bool, expected: str
) -> None:
    headers = [(b"x-forwarded-for", b"6.6.6.6, 1.2.3.4")]  # the last is what our own proxy saw
    scope = {"type": "http", "headers": headers, "client": ("10.0.0.9", 1)}
    assert address(HTTPConnection(scope), replace(settings, is_behind_proxy=is_behind_proxy)) == expected


def test_every_answer_tells_browsers_to_be_careful(settings: Settings) -> None:
    with client(settings) as http:
        answers = [
            http.get("/"),
            http.get("/api/v1/games"),
            http.get("/nowhere/at/all"),
            http.get("/healthz"),
        ]
        cookie = http.post("/api/v1/people", json={"name": "Ada"}).headers["set-cookie"].lower()
    for one in answers:
        assert "default-src 'self'" in one.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in one.headers["content-security-policy"]
        assert one.headers["x-content-type-options"] == "nosniff"
        assert one.headers["referrer-policy"] == "no-referrer"
    assert answers[1].headers["cache-control"] == "no-store"
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_ready_is_who_can_write_and_reach_the_others(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert httpx.get(f"{serving.address}/readyz").json() == {"database": True, "bus": True}
    monkeypatch.setattr(serving.rooms.keeper.bus, "is_up", False)
    answer = httpx.get(f"{serving.address}/readyz")
    assert (answer.status_code, answer.json()) == (503, {"database": True, "bus": False})
    assert httpx.get(f"{serving.address}/healthz").status_code == 200


def test_a_server_whose_disk_is_full_is_not_ready(serving: Serving, caplog: pytest.LogCaptureFixture) -> None:
    time = Time(serving)
    store = serving.rooms.keeper.store
    room = {"pages": 0}

    def fill(connection: Connection) -> None:
        """There is room for what is there, and for nothing more."""
        most = room["pages"] or 1_000_000
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

    def ready() -> tuple[int, Any]:
        answer = httpx.get(f"{serving.address}/readyz")
        return answer.status_code, answer.json()["database"]

    with store.reader.connect() as connection:
        count = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    event.listen(store.engine, "begin", fill)
    room["pages"] = count
    assert ready() == (503, False)
    people = [httpx.post(f"{serving.address}/api/v1/people", json={"name": "Ada" * 6}) for _ in range(60)]
    refused = [one for one in people if one.status_code == 503]
    assert refused
    assert {one.json()["error"]["reason"] for one in refused} == {"server-store-down"}
    lines = [one for one in caplog.records if one.getMessage() == "the database does not answer"]
    assert len(lines) == len(refused)  # of which an operator sees one in a while
    room["pages"] = 0
    assert ready() == (503, False)  # remembered: nobody who asks often makes it write often
    time.passes(BETWEEN)
    assert ready() == (200, True)
    with store.reader.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM analyses").scalar_one() == 0
    assert httpx.get(f"{serving.address}/healthz").status_code == 200


def test_ready_is_asked_often_and_written_seldom(serving: Serving) -> None:
    time = Time(serving)
    written: list[str] = []

    @event.listens_for(serving.rooms.keeper.store.engine, "before_cursor_execute")
    def count(*asked: Any) -> None:
        if asked[2].startswith("INSERT INTO analyses"):
            written.append(asked[2])

    for _ in range(5):
        httpx.get(f"{serving.address}/readyz")
    assert len(written) == 1
    time.passes(BETWEEN)
    httpx.get(f"{serving.address}/readyz")
    assert len(written) == 2


def test_the_page_for_owners_has_every_setting() -> None:
    rows = re.findall(r"^\| (`.+?`) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    names = {one.name for one in fields(Settings)}
    assert names <= named
    assert Settings.read({}, {f"{PREFIX}MOST_SIZE": "99"}).most_size == 99
    assert Settings.read({"most_size": 7}, {f"{PREFIX}MOST_SIZE": "99"}).most_size == 7


class Deaf:
    """A socket of somebody who says hello and then reads nothing."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = [
            {"type": "websocket.receive", "text": '{"type":"hello","version":1}'}
        ]
        self.closed: list[int] = []
        self.is_spoken_to = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        """Hello, and nothing more."""
        while not self.said:
            await asyncio.Event().wait()
        return self.said.pop()

    async def send_text(self, _: str) -> None:
        """Nothing goes out any more."""
        self.is_spoken_to.set()
        await asyncio.Event().wait()

    async def close(self, code: int, _: str) -> None:
        """It is hung up on."""
        self.closed.append(code)


def test_who_does_not_read_is_dropped_and_nobody_waits(serving: Serving, run: Run) -> None:
    async def opened() -> str:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            return str(await ada.open_table("regicide", ["me", "open"]))

    async def go(table_id: str) -> list[int]:
        held, deaf = await serving.rooms.keeper.hold(table_id), Deaf()
        listening = asyncio.create_task(Connected(deaf, serving.rooms, held).run(None))  # type: ignore[arg-type]
        await until(lambda: held.listeners, "hello")
        (listener,) = held.listeners
        await asyncio.wait_for(deaf.is_spoken_to.wait(), HANGS)
        for _ in range(MOST_WAITING + 50):
            listener.hear([b"words"])
        await asyncio.wait_for(listening, HANGS)
        assert not held.listeners
        return deaf.closed

    assert serving.inside(go(run(opened()))) == [TRY_AGAIN]
