"""Beside what a viewer is sent at the table: the bytes on a real Redis, the lines of the log, and every other address.

Two tables that differ only in what the viewer may not know, as in test_leaks; the game has not ended.
"""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import redis

from dethrone.contract import KEEPER
from dethrone.server.logs import Lines
from dethrone.server.settings import Settings
from tests.server.conftest import Serving
from tests.server.engines import Redis
from tests.server.test_leaks import GAMES, NOW, Pair, traffic
from tests.waiting import HANGS

Run = Callable[..., Any]
SAID = re.compile(r'\{"from":"[\w-]{16}","notices":\[(.+)\]\}')
NOTICE = re.compile(r'\{"table":"[\w-]{16}",(?:"revision":\d+|"there":\[[\d,]*\])\}')
BODIES: dict[str, Any] = {"continue": {"move": 0, "seats": [{"who": "me"}, {"who": "open"}]}}


@pytest.fixture(scope="module")
def engine() -> Iterator[Redis]:
    """A real Redis."""
    server = Redis()
    yield server
    server.close()


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What the server writes down, at its most talkative, as an owner reads it."""
    text, logger = io.StringIO(), logging.getLogger("dethrone")
    handler = logging.StreamHandler(text)
    handler.setFormatter(Lines())
    level, logger.level = logger.level, logging.DEBUG
    logger.addHandler(handler)
    yield text
    logger.removeHandler(handler)
    logger.setLevel(level)


def secrets_of(pair: Pair) -> set[str]:
    """What nobody may read anywhere before the end: secrets and roots of the deals."""
    found = set()
    for held in pair.helds:
        record = held.table.game.record(KEEPER)
        found |= {value for name, value in record.headers.items() if name in ("Secret", "Seed") and value}
        found.add(held.table.opened.root)
    return found


@pytest.mark.parametrize("case", GAMES[::2], ids=str)
def test_redis_hears_numbers_and_keeps_nothing(
    engine: Redis, settings: Settings, lines: io.StringIO, run: Run, case: tuple[str, str, int, int]
) -> None:
    client: Any = redis.Redis.from_url(engine.address)
    channel = client.pubsub()
    channel.psubscribe("*")
    serving = Serving(Settings(port=settings.port, database=settings.database, redis=engine.address))
    serving.takes(lambda: NOW)
    pair = run(traffic(serving, case, "seat 0"))
    serving.close()
    client.publish("end", "end")
    heard = []
    while (message := channel.get_message(timeout=HANGS)) is None or message["data"] != b"end":
        if message is not None and message["type"] == "pmessage":
            heard.append(message["data"].decode())
    ids = [held.head.id for held in pair.helds]
    said = [match[1] for one in heard if (match := SAID.fullmatch(one)) is not None]
    assert len(said) == len(heard)
    assert [one for one in said if not re.fullmatch(f"({NOTICE.pattern},?)+", one)] == []
    notices = [json.loads(found[0]) for one in said for found in NOTICE.finditer(one)]
    assert {notice["table"] for notice in notices} <= {*ids}  # nothing is said of anything else
    grown = [
        [notice["revision"] for notice in notices if notice["table"] == id and "revision" in notice]
        for id in ids
    ]
    assert grown[0] == grown[1]
    assert len(grown[0]) > 5
    assert client.keys("*") == []
    channel.close()
    client.close()
    written = lines.getvalue()
    assert not any(secret in written for secret in secrets_of(pair))
    assert all(set(json.loads(line)) <= {"at", "level", "logger", "message"} for line in written.splitlines())


def requests(document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Every documented request that is about a table or a game, or about oneself."""
    for path, methods in document["paths"].items():
        for method in methods:
            is_about = "{table_id}" in path or "{game_id}" in path
            if is_about or (method == "get" and "/daily" not in path and path != "/metrics"):
                yield method, path


async def answers(pair: Pair, key: str | None) -> list[list[str]]:
    """What the viewer is answered everywhere, for each of the tables."""
    serving, found = pair.serving, list[list[str]]()
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    async with httpx.AsyncClient(base_url=serving.address, headers=headers, timeout=60) as http:
        document = (await http.get("/api/v1/openapi.json")).json()
        for held in pair.helds:
            said, id = [], held.head.id
            for method, path in requests(document):
                where = path.format(table_id=id, game_id=f"{id}-1", review_id=id)
                body = BODIES.get(path.rpartition("/")[2], {"do": "start", "id": "again"})
                answer = await http.request(method, where, **({"json": body} if method == "post" else {}))
                assert answer.status_code < 500
                assert path.startswith("/api/") <= (answer.headers.get("cache-control") == "no-store")
                text = answer.text.replace(id, "TABLE")
                said.append(f"{method} {path} {answer.status_code} {_rows(text)}")
            found.append(said)
    return found


def _rows(text: str) -> str:
    """An answer that lists both tables: only what it says of this one."""
    try:
        data = json.loads(text)
    except ValueError:
        return text
    if isinstance(data, dict) and isinstance(data.get("tables"), list):
        data = data["tables"]
    if isinstance(data, list):
        data = [one for one in data if not isinstance(one, dict) or one.get("id", "TABLE") == "TABLE"]
    return json.dumps(data)


@pytest.mark.parametrize("who", ["seat 1", "consented", "stranger"])
def test_no_address_says_more_before_the_end(
    serving: Serving, run: Run, lines: io.StringIO, who: str
) -> None:
    serving.takes(lambda: NOW)

    async def go() -> tuple[Pair, list[list[str]]]:
        pair = await traffic(serving, GAMES[0], who)
        return pair, await answers(pair, None if pair.viewer is None else pair.viewer.key)

    pair, (first, other) = run(go())
    assert first == other
    games = [one for one in first if "{game_id}" in one]  # replays and analyses come after the end
    assert len(games) > 5
    assert [one for one in games if "server-no-such-game" not in one and "server-who" not in one] == []
    assert len(first) > 15
    said = "\n".join([*first, lines.getvalue()])
    assert not any(secret in said for secret in secrets_of(pair))
