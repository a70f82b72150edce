"""Who is there, who is away, and who has the seat meanwhile."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from dethrone.client import Link, Refused
from dethrone.server.settings import Settings
from tests.server.conftest import Serving
from tests.server.engines import Postgres, Redis, free_port
from tests.server.test_promises import act, closed, seated, socket_of

Run = Callable[..., Any]


class Time:
    """A clock that is told how late it is."""

    def __init__(self, *servers: Serving) -> None:
        self._servers, self.now = servers, 1_000_000.0
        for one in servers:
            one.takes(lambda: self.now)

    def passes(self, seconds: float) -> None:
        """It is later, and the servers look after their tables."""
        self.now += seconds
        for one in self._servers:
            one.inside(one.rooms.keeper.sweep())


async def until(link: Link, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first look of which something is so."""
    async for look in link.looks():
        if is_so(look):
            return look
    raise AssertionError


def away(look: dict[str, Any], seat: int) -> bool:
    return bool(look["seats"][seat].get("is_away"))


def test_who_has_no_connection_is_away_and_comes_back(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link:
            time.passes(59)  # from now on Ben is missed
            time.passes(59)
            assert not away(link.look, 1)
            time.passes(1)
            await until(link, lambda look: away(look, 1))
            async with ben.link(table):
                await until(link, lambda look: not away(look, 1))
        await closed(ada, ben)

    run(go())


def test_a_bot_is_voted_in_and_gives_the_seat_back(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link:
            wish = {"is": "replace", "seat": 1, "bot": "greedy"}
            with pytest.raises(Refused) as refused:
                await link.do({"do": "propose", "wish": wish})
            assert refused.value.word == "table-not-late"
            time.passes(0)
            time.passes(61)
            await link.do({"do": "propose", "wish": wish})
            await until(link, lambda look: look["seats"][1].get("stand_in") == "greedy")
            async with ben.link(table) as back:
                assert back.viewer == 1
                await until(link, lambda look: look["seats"][1].get("stand_in") is None)
                assert not away(link.look, 1)
        await closed(ada, ben)

    run(go())


def test_who_went_away_by_choice_decides_when_to_come_back(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ben.link(table) as link:
            await link.do({"do": "go-away"})
        async with ben.link(table) as link:
            assert away(link.look, 1)
            await link.do({"do": "come-back"})
            await until(link, lambda look: not away(look, 1))
        await closed(ada, ben)

    run(go())


def test_nobody_speaks_for_the_server(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link:
            with pytest.raises(Refused) as refused:
                await link.do(act(link, id="server-away 3"))
            assert refused.value.word == "server-bad-message"
        await closed(ada, ben)

    run(go())


@pytest.fixture(scope="module")
def engines() -> Iterator[tuple[str, str]]:
    """A real PostgreSQL and a real Redis."""
    postgres, redis = Postgres(), Redis()
    yield postgres.address, redis.address
    redis.close()
    postgres.close()


@pytest.fixture
def two(engines: tuple[str, str]) -> Iterator[tuple[Serving, Serving]]:
    """Two processes of one server."""
    database, redis = engines
    servers = [Serving(Settings(port=free_port(), database=database, redis=redis)) for _ in range(2)]
    yield servers[0], servers[1]
    for one in servers:
        one.close()


async def seats_there(socket: Any, wanted: list[int]) -> None:
    """Wait until these seats are there."""
    while json.loads(await socket.recv()) != {"type": "there", "seats": wanted}:
        pass


def test_presence_goes_across_processes_and_expires(two: tuple[Serving, Serving], run: Run) -> None:
    first, other = two

    async def go() -> None:
        ada, ben, table = await seated(first.address)
        socket, _ = await socket_of(first, table, key=ada.key)
        far, _ = await socket_of(other, table, key=ben.key)
        await seats_there(socket, [0, 1])
        time = Time(first)
        held = first.rooms.keeper.held[table]
        held.there = {who: (seats, time.now) for who, (seats, _) in held.there.items()}
        time.passes(31)  # nothing was heard of the other process since
        await seats_there(socket, [0])
        await far.close()
        await socket.close()
        await closed(ada, ben)

    run(go())
