"""Games belong to whoever began them: no session sees or plays another's, and there are only so many."""

from __future__ import annotations

import http.client
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import anyio
import pytest
from httpx2 import AsyncClient
from mcp import Client, MCPError
from mcp.client.streamable_http import streamable_http_client

from dethrone.mcp.lobby import Lobby, dealt, token
from dethrone.mcp.options import Options
from tests.mcp.driving import ask, at, refused, told, whole_game
from tests.mcp.test_transports import http_server
from tests.waiting import HANGS

WITH_AN_ID: dict[str, dict[str, Any]] = {
    # every tool that takes a game's id
    "look": {}, "legal_moves": {}, "preview": {"move": "yield"}, "play": {"move": "yield"}, "signal": {}, "undo": {},
    "give_up": {}, "advise": {}, "export_record": {}, "review_game": {},
}  # fmt: skip


async def nothing_of(client: Client, id: str) -> None:
    """A client that does not own a game can do nothing with its id."""
    for tool, more in WITH_AN_ID.items():
        error = await refused(client, tool, game_id=id, **more)
        assert (error["reason"], error["legal_moves"]) == ("mcp-no-game-id", [])
    with pytest.raises(MCPError, match="no game with this id"):
        await client.read_resource(f"dethrone://record/{id}")
    assert (await ask(client, "list_my_games"))["games"] == []
    assert not any(id in str(one.uri) for one in (await client.list_resources()).resources)


def test_another_session_has_nothing_of_a_game() -> None:
    async def main(address: str) -> None:
        async with Client(address, mode="legacy") as mine, Client(address, mode="legacy") as other:
            seen = await whole_game(mine, "regicide", players=2)
            started = await ask(mine, "start_game", game="regidice")
            for id in (seen["game_id"], started["game_id"]):
                await nothing_of(other, id)
                async with Client(address) as nobody:
                    await nothing_of(nobody, id)
            assert len((await ask(mine, "list_my_games"))["games"]) == 2
            assert (await mine.read_resource(f"dethrone://record/{seen['game_id']}")).contents

    with http_server() as address:
        anyio.run(main, address)


def test_without_sessions_an_id_is_all_there_is_unless_somebody_says_who_they_are() -> None:
    async def main(address: str) -> None:
        async with Client(address) as client:
            seen = await ask(client, "start_game", game="regicide")
            assert (await ask(client, "list_my_games"))["games"] == []
        async with Client(address) as later:
            assert (await ask(later, "look", game_id=seen["game_id"]))["view"] == seen["view"]
        async with keyed(address, "Bearer one") as one, keyed(address, "Bearer two") as two:
            mine = await ask(one, "start_game", game="regicide")
            await nothing_of(two, mine["game_id"])
            assert len((await ask(one, "list_my_games"))["games"]) == 1

    with http_server() as address:
        anyio.run(main, address)


@asynccontextmanager
async def keyed(address: str, key: str) -> AsyncIterator[Client]:
    """A client that says who it is."""
    http = AsyncClient(headers={"Authorization": key})
    async with http, Client(streamable_http_client(address, http_client=http)) as client:
        yield client


def test_ids_cannot_be_guessed() -> None:
    assert len({token() for _ in range(100)}) == 100
    assert min(len(token()) for _ in range(100)) >= 24


def test_there_are_only_so_many_games_of_one() -> None:
    options = Options(most_of_one=2)

    async def story(client: Client) -> None:
        first = await ask(client, "start_game", game="regicide")
        await ask(client, "start_game", game="regidice")
        error = await refused(client, "start_game", game="regicide")
        assert error["reason"] == "mcp-too-many-of-yours"
        await ask(client, "give_up", game_id=first["game_id"])
        await ask(client, "start_game", game="regicide")  # the finished one makes room
        assert (await refused(client, "look", game_id=first["game_id"]))["reason"] == "mcp-no-game-id"

    told(story, options, at(options=options))


@pytest.mark.parametrize(("idle", "has_room"), [(59.0, False), (61.0, True)])
def test_games_that_were_left_make_room_in_time(idle: float, has_room: bool) -> None:
    options, times = Options(most_games=2, most_of_one=9, idle=60.0), [0.0]
    lobby = Lobby(options, deal=dealt, clock=lambda: times[0])

    async def story(client: Client) -> None:
        left = await ask(client, "start_game", game="regicide")
        times[0] = 1.0
        await ask(client, "start_game", game="regicide")
        times[0] = idle
        if has_room:
            await ask(client, "start_game", game="regicide")
            await refused(client, "look", game_id=left["game_id"])
        else:
            assert (await refused(client, "start_game", game="regicide"))["reason"] == "mcp-too-many-games"

    told(story, options, lobby)


# ------------------------------------------------------------------ invitations
def test_people_sit_down_by_invitation_and_see_their_own_hand() -> None:
    async def main(address: str) -> None:
        async with Client(address, mode="legacy") as ada, Client(address, mode="legacy") as ben:
            begun = await ask(ada, "start_game", game="regicide", partners=["open", "greedy"], name="Ada")
            assert (begun["stage"], begun["view"], len(begun["invitations"])) == ("gathering", None, 1)
            assert (await refused(ada, "play", game_id=begun["game_id"], move="yield"))["code"] == "table"
            [invitation] = begun["invitations"]
            joined = await ask(ben, "join_game", invitation=invitation, name="Ben")
            assert (joined["names"], joined["asks"]) == (["Ada", "You", "Greedy 3"], None)
            again = await refused(ben, "join_game", invitation=invitation)
            assert again["reason"] == "mcp-no-invitation"
            seen = await ask(ada, "look", game_id=begun["game_id"])
            assert seen["asks"] == "move"
            assert not set(seen["view"]["hand"]) & set(joined["view"]["hand"])
            early = await refused(ben, "play", game_id=joined["game_id"], move="yield")
            assert (early["code"], early["legal_moves"]) == ("out-of-turn", [])
            await ask(ada, "give_up", game_id=begun["game_id"])
            voted = await ask(ben, "give_up", game_id=joined["game_id"])
            assert voted["result"] == "resigned"

    with http_server() as address:
        anyio.run(main, address)


# ------------------------------------------------------------------- the door
HEADERS = {
    # case: (headers, the status)
    "another host": ({"Host": "evil.example"}, 421),
    "a page of another origin": ({"Origin": "http://evil.example"}, 403),
    "not JSON": ({"Content-Type": "text/plain"}, 400),
    "too large": ({"Content-Length": str(2**24)}, 413),
    "a page of this machine": ({"Origin": "http://localhost:1234"}, 200),
}


def test_only_this_machine_is_listened_to() -> None:
    body = {
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}},
    }  # fmt: skip
    usual = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    with http_server() as address:
        parts = urlsplit(address)
        found = {}
        for case, (headers, _) in HEADERS.items():
            connection = http.client.HTTPConnection(parts.netloc, timeout=HANGS)
            connection.request("POST", parts.path, json.dumps(body), usual | headers)
            found[case] = connection.getresponse().status
            connection.close()
    assert found == {case: status for case, (_, status) in HEADERS.items()}
