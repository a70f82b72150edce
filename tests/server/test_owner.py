"""For the owner: logs that say nothing of games, hooks only where allowed, idle tables, numbers, a backup."""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError

from dethrone.client import Refused, Server
from dethrone.errors import BadRules
from dethrone.server.hooks import Hooks, check_hook
from dethrone.server.logs import Lines
from dethrone.server.settings import Settings
from dethrone.server.store.schema import ENTRIES
from tests.server.conftest import Serving
from tests.server.engines import free_port
from tests.server.test_presence import Time
from tests.server.test_promises import act, closed, seated
from tests.waiting import HANGS

Run = Callable[..., Any]
DAYS = 86_400.0


def test_a_log_line_says_where_and_not_what(serving: Serving) -> None:
    store = serving.rooms.keeper.store
    row = {"table_id": "none", "revision": 0, "body": "the hidden 7H and a secret"}
    with pytest.raises(DBAPIError) as failed, store.engine.begin() as connection:
        connection.execute(insert(ENTRIES), row)
    assert "7H" not in str(failed.value)  # nor in what the engine says
    record = logging.LogRecord("dethrone.server", logging.ERROR, __file__, 1, "it failed", (), None)
    record.exc_info = (failed.type, failed.value, failed.tb)
    record.table = "abc"
    text = Lines().format(record)
    line = json.loads(text)
    assert (line["level"], line["message"], line["table"]) == ("error", "it failed", "abc")
    assert line["error"] == "IntegrityError"
    assert "test_owner.py" in line["where"][0]
    assert "7H" not in text


def test_idle_tables_are_closed(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            table = await ada.open_table("regicide", ["me", "open"], is_listed=True)
            time.passes(29 * DAYS)
            assert [one["id"] for one in await ada.ask("GET", "/tables")] == [table]
            time.passes(2 * DAYS)
            assert await ada.ask("GET", "/tables") == []
            time.passes(DAYS)  # by now it has left memory
            with pytest.raises(Refused) as refused:
                await ada.ask("GET", f"/tables/{table}")
            assert refused.value.word == "server-closed"

    run(go())


def test_numbers_are_as_prometheus_reads_them(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, _ = await seated(serving.address)
        await closed(ada, ben)

    run(go())
    lines = httpx.get(f"{serving.address}/metrics").text.splitlines()
    values = dict(line.split(" ") for line in lines if not line.startswith("#"))
    assert int(values["dethrone_tables_kept"]) == 1
    assert int(values["dethrone_entries_total"]) >= 3
    assert {line.split(" ")[2] for line in lines if line.startswith("# TYPE")} == set(values)


def test_a_copy_made_while_it_runs_goes_on_elsewhere(serving: Serving, run: Run, tmp_path: Path) -> None:
    """What docs/serve.md says of backup and restore, on SQLite."""

    async def begun() -> tuple[str, str, dict[str, Any]]:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link:
            await link.do(act(link))
            look = link.look
        await closed(ada, ben)
        return str(ada.key), table, look

    key, table, look = run(begun())
    copy = tmp_path / "copy.sqlite"
    source = sqlite3.connect(serving.settings.database.removeprefix("sqlite:///"))
    target = sqlite3.connect(copy)
    source.backup(target)
    for one in (source, target):
        one.close()
    restored = Serving(replace(serving.settings, port=free_port(), database=f"sqlite:///{copy}"))

    async def again() -> None:
        async with Server(restored.address, key) as ada, ada.link(table) as link:
            assert link.look == look

    run(again())
    restored.close()


ALLOWED = "https://bots.example, http://127.0.0.1:9000"
ADDRESSES = [
    ("https://bots.example/turn", True),
    ("http://127.0.0.1:9000/turn", True),
    ("http://bots.example/turn", False),
    ("https://bots.example:8443/turn", False),
    ("https://bots.example.evil.test/turn", False),
    ("https://bots.example@evil.test/turn", False),
    ("https://me:you@bots.example/turn", False),
    ("http://127.0.0.1:6379/", False),
    ("http://169.254.169.254/latest", False),
    ("file:///etc/passwd", False),
    ("https://[", False),
    ("", False),
]


@pytest.mark.parametrize(("address", "is_allowed"), ADDRESSES)
def test_hooks_go_only_where_the_owner_allows(address: str, is_allowed: bool) -> None:
    if is_allowed:
        check_hook(address, ALLOWED)
        return
    with pytest.raises(BadRules):
        check_hook(address, ALLOWED)
    with pytest.raises(BadRules):
        check_hook(address, "")


class Program(HTTPServer):
    """A program that hears of its turns; at first it fails."""

    def __init__(self, fails: int) -> None:
        self.heard: list[tuple[bytes, str]] = []
        self.fails, self.arrived = fails, threading.Event()
        super().__init__(("127.0.0.1", 0), Heard)


class Heard(BaseHTTPRequestHandler):
    """One request."""

    server: Program

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append((body, self.headers["X-Dethrone-Signature"]))
        is_well = len(self.server.heard) > self.server.fails
        self.send_response(204 if is_well else 500)
        self.end_headers()
        if is_well:
            self.server.arrived.set()

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


@pytest.fixture
def program() -> Iterator[Program]:
    """A program that fails once."""
    server = Program(fails=1)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_program_is_told_of_its_turn(settings: Settings, run: Run, program: Program) -> None:
    origin = f"http://127.0.0.1:{program.server_port}"
    serving = Serving(replace(settings, hooks=origin))
    hooks = serving.rooms.hooks
    hooks._pauses = (0.0, 0.0, 0.0)
    assert isinstance(hooks, Hooks)

    async def go() -> tuple[str, str]:
        ada, ben = Server(serving.address), Server(serving.address)
        await ada.become("Ada")
        await ben.become("Ben")
        with pytest.raises(Refused) as refused:
            await ada.ask("PUT", "/me/hook", json={"address": "http://169.254.169.254/"})
        assert refused.value.word == "server-bad-hook"
        hook = await ada.ask("PUT", "/me/hook", json={"address": f"{origin}/turn"})
        table = await ada.open_table("regicide", ["me", "open"])
        async with ben.link(table) as link:
            await link.do({"do": "sit", "seat": 1})
            await link.do({"do": "start"})
        await closed(ada, ben)
        return str(hook["secret"]), table

    secret, table = run(go())
    assert program.arrived.wait(HANGS)
    serving.close()
    assert len(program.heard) == 2  # the first attempt failed
    body, signature = program.heard[-1]
    assert signature == "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    told = json.loads(body)
    assert set(told) == {"table", "seat", "asks", "question", "at"}
    assert (told["table"], told["seat"], told["asks"]) == (table, 0, "move")


OUT_OF_RANGE = {
    # setting: a value beyond, and the sentence
    "port": (99_999, "port must be a number from 0 to 65535, not 99999."),
    "workers": (0, "workers must be a number from 1 to 64, not 0."),
}


@pytest.mark.parametrize("name", OUT_OF_RANGE)
def test_a_number_beyond_its_range_is_told_the_range(name: str) -> None:
    value, sentence = OUT_OF_RANGE[name]
    with pytest.raises(BadRules, match=sentence):
        Settings.read({name: value}, {})


NO_REDIS = {"a word": "foo", "another scheme": "http://localhost", "a bare host": "localhost:6379"}


@pytest.mark.parametrize("address", NO_REDIS.values(), ids=NO_REDIS)
def test_an_address_that_is_no_redis_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadRules, match=f"{address} is not a Redis address"):
        Settings.read({"redis": address}, {})
