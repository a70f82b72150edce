"""A table that is not open to watchers: while a game is played there only those with a seat see it, by whatever way."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from dethrone.client import Refused, Server
from dethrone.table.proposals import Undo
from tests.server.conftest import Serving
from tests.server.test_promises import act, closed, socket_of

Run = Callable[..., Any]
NO_WATCHERS = "server-no-watchers"
WAYS = ("", "/history", "/outlook", "/trial?text=yield", "/suggestion")


async def gathered(address: str, **options: Any) -> tuple[Server, Server, Server, str]:
    """Two people before the deal, and somebody else; the table and all of them."""
    people = [Server(address) for _ in range(3)]
    for name, one in zip(("Ada", "Ben", "Eve"), people, strict=True):
        await one.become(name)
    ada, ben, eve = people
    table = await ada.open_table("regicide", ["me", "open"], **options)
    async with ben.link(table) as link:
        await link.do({"do": "sit", "seat": 1})
    return ada, ben, eve, table


async def deal(server: Server, table: str) -> None:
    await server.ask("POST", f"/tables/{table}/commands", json={"do": "start", "id": "start"})


async def give_up(ada: Server, ben: Server, table: str) -> None:
    """The game ends."""
    wish = {"do": "propose", "wish": {"is": "resign"}, "id": "give up"}
    look = await ada.ask("POST", f"/tables/{table}/commands", json=wish)
    (vote,) = [one for one in look["questions"] if one["asks"] == "vote"]
    yes = {"do": "vote", "question": vote["number"], "is_yes": True, "id": "yes"}
    await ben.ask("POST", f"/tables/{table}/commands", json=yes)


async def words(server: Server, table: str) -> set[str]:
    """What a server answers whoever has no seat, by every way that shows something of a table."""
    found = set()
    for way in WAYS:
        try:
            await server.ask("GET", f"/tables/{table}{way}")
            found.add("")
        except Refused as refused:
            found.add(refused.word)
    return found


def test_strangers_are_told_that_there_is_nothing_to_watch(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, eve, table = await gathered(serving.address, watchers=False)
        nobody = Server(serving.address)
        for stranger in (eve, nobody):  # before the deal one may come to sit down
            async with stranger.link(table) as link:
                assert link.settings["watchers"] is False
                assert link.look["stage"] == "gathering"
        await deal(ada, table)
        for stranger in (eve, nobody):
            assert await words(stranger, table) == {NO_WATCHERS}
            with pytest.raises(Refused) as refused:
                await stranger.link(table).__aenter__()
            assert refused.value.word == NO_WATCHERS
            assert "doesn’t allow spectators" in refused.value.answer["sentence"]
        for command in ({"do": "ask-to-see", "seat": 0}, {"do": "chat", "text": "psst"}):
            with pytest.raises(Refused) as refused:
                await eve.ask("POST", f"/tables/{table}/commands", json={**command, "id": command["do"]})
            assert refused.value.word == NO_WATCHERS
        async with ada.link(table) as mine, ben.link(table) as other:
            link = next(one for one in (mine, other) if one.look["questions"][0]["seat"] == one.viewer)
            await link.do(act(link))
            await link.do({"do": "pause"})
            assert await words(eve, table) == {NO_WATCHERS}
            await link.do({"do": "resume"})
        await give_up(ada, ben, table)
        look = await eve.ask("GET", f"/tables/{table}")
        assert look["stage"] == "over"
        assert (await eve.ask("GET", f"/games/{table}-1"))["outcome"] == "resigned"
        await closed(ada, ben, eve, nobody)

    run(go())


def test_who_watched_before_the_deal_has_to_go(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, eve, table = await gathered(serving.address, watchers=False)
        socket, welcome = await socket_of(serving, table, key=eve.key, language="de")
        assert welcome["look"]["stage"] == "gathering"
        async with eve.link(table) as link:
            await deal(ada, table)
            with pytest.raises(Refused) as refused:
                await link.until(lambda look: look["view"] is not None)
            assert refused.value.word == NO_WATCHERS
            assert link.look["view"] is None  # nothing of the deal was heard before
        heard = []
        with suppress(ConnectionClosed):
            while True:
                heard.append(json.loads(await socket.recv()))
        assert socket.close_code == 1008
        assert {one["type"] for one in heard} <= {"there", "refusal"}
        assert "nicht für Zuschauer offen" in heard[-1]["error"]["sentence"]
        await closed(ada, ben, eve)

    run(go())


def test_who_gets_up_in_the_game_sees_no_more_of_it(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, eve, table = await gathered(serving.address, watchers=False)
        await deal(ada, table)
        with pytest.raises(Refused) as refused:
            await ben.ask("POST", f"/tables/{table}/commands", json={"do": "leave", "id": "leave"})
        assert refused.value.word == NO_WATCHERS
        assert (await ada.ask("GET", f"/tables/{table}"))["seats"][1]["is"] == "open"
        look = await ben.ask(
            "POST", f"/tables/{table}/commands", json={"do": "sit", "seat": 1, "id": "again"}
        )
        assert look["viewer"] == 1
        await closed(ada, ben, eve)

    run(go())


def test_tables_without_watchers_are_listed_only_before_the_deal(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, eve, table = await gathered(serving.address, watchers=False, is_listed=True)
        other = await ada.open_table("regicide", ["me"], is_listed=True)
        assert {one["id"] for one in await eve.ask("GET", "/tables")} == {table, other}
        await deal(ada, table)
        assert {one["id"] for one in await eve.ask("GET", "/tables")} == {other}
        await closed(ada, ben, eve)

    run(go())


def test_a_table_without_undo_says_so(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            table = await ada.open_table("regicide", ["me"], undo=False)
            async with ada.link(table) as link:
                await link.do(act(link))
                assert (link.look["has_undo"], link.look["can_undo"]) == (False, False)
                with pytest.raises(Refused) as refused:
                    await link.do({"do": "propose", "wish": {"is": Undo.__name__.lower()}})
                assert refused.value.word == "table-no-undo"

    run(go())
