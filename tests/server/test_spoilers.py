"""Until the day is over nobody is told anything of its deal who has not ended their own try: at no address, on no
socket, and not of a copy of it either."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import pytest
from starlette.routing import WebSocketRoute
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from dethrone import games
from dethrone.client import Refused, Server
from dethrone.server.settings import Settings
from dethrone.sheet import Record
from dethrone.trust import trusted
from tests.server.conftest import Serving
from tests.server.engines import Redis, free_port
from tests.server.test_presence import Time
from tests.server.test_replays import ended, somebody
from tests.waiting import wait_until

Run = Callable[..., Any]
GAMES = {
    "regicide": {"game": "regicide", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]},
    "regidice": {"game": "regidice", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]},
}
ABOUT = ("{table_id}", "{game_id}", "{review_id}")
ALSO = {
    ("get", "/api/v1/tables/{table_id}/history"),
    ("post", "/api/v1/games/{game_id}/continue"),
}  # among others
NO = ("server-spoiler", "server-who")
# What is asked of an address, where it takes something; one that is not here is asked without, and must not mind.
BODIES: dict[str, Any] = {
    "/api/v1/tables/{table_id}/commands": {"do": "start", "id": "mine"},
    "/api/v1/tables/{table_id}/model/prompt": {},
    "/api/v1/tables/{table_id}/model/reply": {"reply": "1", "number": 1},
    "/api/v1/games/{game_id}/continue": {"move": 0, "seats": [{"who": "me"}, {"who": "open"}]},
}
QUERIES = {"/api/v1/tables/{table_id}/trial": {"text": "1"}}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """What is asked here is much, while the clock stands still."""
    return replace(settings, requests_rate=1000.0)


@dataclass
class Deal:
    """What is there of a deal of today: tables at which it is played, games that ended, and reviews of them."""

    tables: list[str] = field(default_factory=list)
    games: list[str] = field(default_factory=list)
    reviews: list[str] = field(default_factory=list)

    def addresses(self, path: str) -> Iterator[str]:
        """A path, about each of them."""
        for table in self.tables:
            if "{table_id}" in path:
                yield path.format(table_id=table)
        for game in self.games:
            if "{game_id}" in path:
                yield path.format(game_id=game)
        for review in self.reviews:
            if "{review_id}" in path:
                yield path.format(review_id=review)


def requests(serving: Serving) -> list[tuple[str, str]]:
    """Every request that is about a table, a game or a review."""
    paths = serving.app.openapi()["paths"]
    return [
        (method, path)
        for path, methods in paths.items()
        if any(name in path for name in ABOUT)
        for method in methods
    ]


def sockets(serving: Serving) -> list[str]:
    """Every socket."""
    return [one.path for one in serving.app.routes if isinstance(one, WebSocketRoute)]


async def asked(serving: Serving, key: str | None, method: str, path: str, where: str) -> tuple[int, str]:
    """How an address answers, with which reason."""
    headers = {} if key is None else {"Authorization": f"Bearer {key}"}
    async with httpx.AsyncClient(
        base_url=serving.address, headers=headers, timeout=60, verify=trusted(has_settings=True)
    ) as http:
        body = {"json": BODIES[path]} if path in BODIES else {}
        answer = await http.request(method, where, params=QUERIES.get(path, {}), **body)
    reason = answer.json()["error"]["reason"] if answer.is_error else ""
    return answer.status_code, str(reason)


async def greeted(serving: Serving, key: str | None, where: str) -> tuple[str, str]:
    """How a socket answers a hello: with what, and why not."""
    async with connect(f"ws{serving.address.removeprefix('http')}{where}") as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1, "key": key}))
        answer = json.loads(await socket.recv())
    return answer["type"], answer.get("error", {}).get("reason", "")


async def rest(socket: ClientConnection) -> list[dict[str, Any]]:
    """All that a socket says before it is closed."""
    heard = []
    with contextlib.suppress(ConnectionClosed):
        async for message in socket:
            heard.append(json.loads(message))
    return heard


async def again(server: Server, table: str) -> None:
    """The same deal once more at a table where a game has ended."""
    async with server.link(table) as link:
        await link.do({"do": "propose", "wish": {"is": "rematch", "is_same_deal": True}})
        await link.until(lambda look: look["stage"] == "playing")


async def laid(dora: Server, ada: Server, new: dict[str, Any]) -> Deal:
    """Dora's try is over, she goes on from a moment of it, to the end too, and plays it again; Ada's goes on."""
    game = new["game"]
    bot = {"who": "bot", "bot": "greedy"}
    copy = {"move": 0, "seats": [{"who": "me"}, bot]}
    table = (await dora.ask("POST", "/daily", json=new))["id"]
    deal = Deal(tables=[table], games=[await ended(dora, table, game)])
    for is_ended in (False, True):
        later = (await dora.ask("POST", f"/games/{deal.games[0]}/continue", json=copy))["id"]
        deal.tables.append(later)
        if is_ended:
            deal.games.append(await ended(dora, later, game))
    deal.reviews = [(await dora.ask("POST", f"/games/{one}/reviews"))["id"] for one in deal.games]
    await again(dora, table)
    deal.tables.append((await ada.ask("POST", "/daily", json=new))["id"])
    return deal


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_of_todays_deal_before_their_own_try_is_over(
    serving: Serving, run: Run, game: str
) -> None:
    time = Time(serving)

    async def go() -> None:
        dora, ada, ben, cleo = [await somebody(serving, name) for name in ("Dora", "Ada", "Ben", "Cleo")]
        deal = await laid(dora, ada, GAMES[game])
        await ben.ask("POST", "/daily", json=GAMES[game])  # his try goes on, elsewhere
        paths = [
            (method, path, where) for method, path in requests(serving) for where in deal.addresses(path)
        ]
        wheres = [where for path in sockets(serving) for where in deal.addresses(path)]
        assert {(method, path) for method, path, _ in paths} == set(requests(serving)) > ALSO
        assert len(wheres) == len(deal.tables) + len(deal.reviews)
        for key in (None, ben.key, cleo.key):
            told = {
                (method, where): answer
                for method, path, where in paths
                if (answer := await asked(serving, key, method, path, where))[1] not in NO
            }
            assert told == {}
            met = {where: await greeted(serving, key, where) for where in wheres}
            assert set(met.values()) == {("refusal", "server-spoiler")}
        met = {where: await greeted(serving, dora.key, where) for where in wheres}
        assert {kind for kind, _ in met.values()} == {"welcome"}  # to whoever has had their try
        refused = [answer for one in paths if (answer := await asked(serving, dora.key, *one))[1] in NO]
        assert refused == []
        time.passes(86_400.0)
        for key in (None, ben.key, cleo.key):
            met = {where: await greeted(serving, key, where) for where in wheres}
            assert {kind for kind, _ in met.values()} == {"welcome"}
        for one in (dora, ada, ben, cleo):
            await one.close()

    run(go())


def test_a_copy_and_a_record_say_of_which_day_their_deal_is(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        dora = await somebody(serving, "Dora")
        game = await ended(dora, (await dora.ask("POST", "/daily", json=GAMES["regicide"]))["id"])
        copy = {"move": 0, "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]}

        async def deal_of() -> Any:
            async with dora.link(
                (await dora.ask("POST", f"/games/{game}/continue", json=copy))["id"]
            ) as link:
                return link.settings.get("deal_of")

        async def written() -> str:
            async with httpx.AsyncClient(headers={"Authorization": f"Bearer {dora.key}"}) as http:
                record = (await http.get(f"{serving.address}/api/v1/games/{game}/record")).text
            told = (await dora.ask("GET", f"/games/{game}"))["record"]
            assert games.verify(Record.parse(record)).is_chance_proved
            assert Record.from_json(told) == Record.parse(record)
            return record

        assert await deal_of() == "1970-01-12"
        assert '[Daily "1970-01-12"]' in await written()
        time.passes(86_400.0)
        assert await deal_of() is None
        assert "Daily" not in await written()
        await dora.close()

    run(go())


def test_whoever_has_not_had_their_try_takes_no_seat_where_it_is_played_again(
    serving: Serving, run: Run
) -> None:
    Time(serving)

    async def go() -> None:
        dora, cleo = await somebody(serving, "Dora"), await somebody(serving, "Cleo")
        game = await ended(dora, (await dora.ask("POST", "/daily", json=GAMES["regicide"]))["id"])
        copy = {"move": 0, "seats": [{"who": "me"}, {"who": "open"}]}
        table = (await dora.ask("POST", f"/games/{game}/continue", json=copy))["id"]
        with pytest.raises(Refused) as refused:
            await cleo.ask("POST", f"/tables/{table}/commands", json={"do": "sit", "seat": 1, "id": "sit"})
        assert refused.value.word == "server-spoiler"
        for one in (dora, cleo):
            await one.close()

    run(go())


def test_who_watches_before_the_deal_parts_when_it_is_dealt(serving: Serving, run: Run) -> None:
    Time(serving)

    async def go() -> None:
        ada, cleo = await somebody(serving), await somebody(serving, "Cleo")
        waits = {"game": "regicide", "seats": [{"who": "me"}, {"who": "open"}]}
        table = (await ada.ask("POST", "/daily", json=waits))["id"]
        heard: list[dict[str, Any]] = []
        async with connect(
            f"ws{serving.address.removeprefix('http')}/api/v1/tables/{table}/socket"
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 1, "key": cleo.key}))
            heard.append(json.loads(await socket.recv()))
            async with ada.link(table) as link:
                await link.do({"do": "fill", "seat": 1, "bot": "greedy"})
                await link.do({"do": "start"})
            heard += await rest(socket)
        assert heard[0]["type"] == "welcome"
        assert heard[-1]["error"]["reason"] == "server-spoiler"
        looks = [one["message"]["look"] for one in heard if one["type"] == "told"]
        assert looks  # of the bot that sat down
        assert all(look.get("view") is None for look in looks)
        for one in (ada, cleo):
            await one.close()

    run(go())


@pytest.fixture(scope="module")
def bus() -> Iterator[Redis]:
    """A real Redis."""
    server = Redis()
    yield server
    server.close()


def test_the_gate_is_the_same_in_another_process(bus: Redis, settings: Settings, run: Run) -> None:
    both = [Serving(replace(settings, port=free_port(), redis=bus.address)) for _ in range(2)]
    Time(*both)

    async def go() -> None:
        ada, cleo, dora = [await somebody(both[0], name) for name in ("Ada", "Cleo", "Dora")]
        await ended(dora, (await dora.ask("POST", "/daily", json=GAMES["regicide"]))["id"])
        waits = {"game": "regicide", "seats": [{"who": "me"}, {"who": "open"}]}
        table = (await ada.ask("POST", "/daily", json=waits))["id"]
        there = both[1].rooms.keeper
        path = f"/api/v1/tables/{table}/socket"
        async with (
            connect(f"ws{both[1].address.removeprefix('http')}{path}") as shut_out,
            connect(f"ws{both[1].address.removeprefix('http')}{path}") as admitted,
            connect(f"ws{both[1].address.removeprefix('http')}{path}") as mine,
        ):
            for socket, one in ((shut_out, cleo), (admitted, dora), (mine, ada)):
                await socket.send(json.dumps({"type": "hello", "version": 1, "key": one.key}))
                assert json.loads(await socket.recv())["type"] == "welcome"
            async with ada.link(table) as link:
                await link.do({"do": "fill", "seat": 1, "bot": "greedy"})
                await link.do({"do": "start"})
            heard = await rest(shut_out)
            assert heard[-1]["error"]["reason"] == "server-spoiler"
            wait_until(lambda: there.held[table].table.deals == 1, "the other process")
            assert {one.person_id for one in there.held[table].listeners} == {
                _id(both[1], one) for one in (ada, dora)
            }
        for one in (ada, cleo, dora):
            await one.close()

    run(go())
    for one in both:
        one.close()


def _id(serving: Serving, server: Server) -> str:
    who = serving.rooms.people.of(server.key)
    assert who is not None
    return who.id


def test_whoever_gets_up_before_the_deal_has_had_no_try(serving: Serving, run: Run) -> None:
    Time(serving)

    async def go() -> None:
        dora, eve = await somebody(serving, "Dora"), await somebody(serving, "Eve")
        bot = {"who": "bot", "bot": "greedy"}
        new = {"game": "regicide", "seats": [{"who": "me"}, {"who": "open"}, bot]}
        table = (await dora.ask("POST", "/daily", json=new))["id"]
        async with dora.link(table) as link, eve.link(table) as other:
            await other.do({"do": "sit", "seat": 1})
            await other.do({"do": "leave"})
            await link.do({"do": "fill", "seat": 1, "bot": "greedy"})
            await link.do({"do": "start"})
            where = f"/api/v1/tables/{table}"
            assert await asked(serving, eve.key, "get", where, where) == (403, "server-spoiler")
        game = await ended(dora, table)
        where = f"/api/v1/games/{game}"
        assert await asked(serving, eve.key, "get", where, where) == (403, "server-spoiler")
        board = await eve.ask("GET", "/daily?game=regicide&players=3")
        assert (board["my_table"], board["is_over"], board["felled"]) == (None, False, [])
        for one in (dora, eve):
            await one.close()

    run(go())
