"""Whatever fails, and wherever: one line of JSON that says where, nothing of what was said, and a typed answer."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.failing import SECRET, WAYS
from tests.server.test_transport import Real
from tests.waiting import HANGS, wait_until

TABLE = {"game": "regicide", "seats": [{"who": "me"}, {"who": "open"}]}
LINES: dict[str, list[tuple[str, str | None]]] = {
    # where something fails: the lines that follow, by logger and kind of error
    "in-handler": [("dethrone.server", "RuntimeError")],
    "in-task": [("asyncio", "RuntimeError")],
    "in-callback": [("asyncio", "RuntimeError")],
    "in-thread": [("dethrone.server", "RuntimeError")],
    "where-nobody-can-be-told": [("dethrone.server", "RuntimeError")],
    "by-a-warning": [("dethrone.server", "RuntimeWarning")],
    "by-a-library": [
        ("library", None),
        ("library", None),
        ("library", None),
        ("root", None),
        ("uvicorn.error", "RuntimeError"),
    ],
}


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    """A server whose handlers fail, in a process of its own."""
    server = Real(tmp_path_factory.mktemp("failing"), module="tests.server.failing")
    yield server
    server.close()


class Log:
    """What a server writes, to its standard output and error, from now on."""

    def __init__(self, real: Real) -> None:
        self._path, self._begin = real.log, real.log.stat().st_size

    def text(self) -> str:
        """All of it."""
        with self._path.open("rb") as log:
            log.seek(self._begin)
            return log.read().decode()

    def lines(self, count: int) -> list[dict[str, Any]]:
        """So many lines, each of them JSON, and nothing of what was said."""
        wait_until(lambda: self.text().count("\n") >= count, f"line {count}")
        text = self.text()
        assert SECRET not in text
        assert "7H" not in text
        assert "Traceback" not in text
        return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("way", WAYS)
def test_what_fails_is_one_line_without_what_was_said(real: Real, way: str) -> None:
    log = Log(real)
    answer = real.get(f"/api/v1/failing/{way}")
    lines = log.lines(len(LINES[way]))
    assert [(line["logger"], line.get("error")) for line in lines] == LINES[way]
    assert all("failing.py" in str(line["where"]) for line in lines)
    assert SECRET not in answer.text
    assert answer.status_code == (500 if way == "in-handler" else 200)


def test_who_asks_what_fails_is_answered_like_every_refusal(real: Real) -> None:
    answer = httpx.get(
        f"http://127.0.0.1:{real.port}/api/v1/failing/in-handler", headers={"Accept-Language": "de"}
    )
    assert answer.status_code == 500
    error = answer.json()["error"]
    assert error["reason"] == "server-internal"
    assert "Server" in error["sentence"]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("place", ["tables", "reviews"])
def test_a_connection_that_fails_is_closed_as_such(real: Real, place: str) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{real.port}/api/v1") as http:
        http.post("/people", json={"name": "Ada"})
        table = http.post("/tables", json=TABLE).json()["id"]
    log = Log(real)

    async def go() -> int | None:
        address = f"ws://127.0.0.1:{real.port}/api/v1/{place}/{table}/socket"
        async with connect(address, open_timeout=HANGS) as link:
            with suppress(ConnectionClosed):
                await link.send(json.dumps({"type": "hello", "version": 1}))
                while True:
                    await link.recv()
            return link.close_code

    assert asyncio.run(go()) == 1011
    (line,) = log.lines(1)
    assert (line["message"], line["error"]) == ("a connection failed", "RuntimeError")
    assert "failing.py" in str(line["where"])


def test_what_is_no_request_is_one_line(real: Real) -> None:
    log = Log(real)
    with socket.create_connection(("127.0.0.1", real.port), HANGS) as line:
        line.sendall(f"{SECRET}\r\n\r\n".encode())
        head, _, body = b"".join(iter(lambda: line.recv(1000), b"")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400")
    assert b"application/json" in head
    assert json.loads(body)["error"]["reason"] == "server-bad-message"
    (said,) = log.lines(1)
    assert said["logger"] == "uvicorn.error"


def test_a_start_that_fails_says_where(tmp_path: Path) -> None:
    """With what is no database, as a disk may leave it."""
    (tmp_path / "server.sqlite").write_text(SECRET * 100)
    with pytest.raises(AssertionError) as failed:
        Real(tmp_path)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["error"] for line in lines] == ["DatabaseError"]
    assert SECRET not in str(failed.value)


def test_a_flood_is_two_lines_that_count_it(real: Real) -> None:
    log = Log(real)
    real.get("/api/v1/failing/in-flood")
    first, last = log.lines(2)
    assert "left_out" not in first
    assert last["left_out"] == 99
