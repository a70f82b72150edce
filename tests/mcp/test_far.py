"""A model at a table server: it joins by the invite link, and plays there as in a game that is hosted here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client

from dethrone import games
from dethrone.client import Server, play
from dethrone.errors import GameError
from dethrone.host import play_on
from dethrone.mcp.far import read_link
from dethrone.mcp.options import Options
from dethrone.players import player
from dethrone.server.settings import Settings
from dethrone.sheet import Record
from dethrone.table import Table, parse_seats, wire
from tests.mcp.driving import Made, ask, refused, told
from tests.server.conftest import Serving
from tests.server.engines import free_port

SMALL = Options(samples=2, patience=60.0)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A table server that runs."""
    home: Path = tmp_path_factory.mktemp("far")
    database = f"sqlite:///{home / 'server.sqlite'}"
    server = Serving(Settings(port=free_port(), database=database, bot_threads=2, messages_rate=1000.0))
    yield server
    server.close()


async def opened(serving: Serving, game: str, seats: list[str], **options: Any) -> tuple[Server, str, str]:
    """Somebody's table; who they are, its id, and its link."""
    ada = Server(serving.address)
    await ada.become("Ada")
    table = await ada.open_table(game, seats, **options)
    return ada, table, f"{serving.address}/t/{table}"


async def silent(client: Client, game_id: str) -> Made:
    """Say nothing; whoever chooses need not wait for that, so it may come too late."""
    result = await client.call_tool("signal", {"game_id": game_id})
    found: Made = result.structured_content
    if not result.is_error:
        return found
    assert found["error"]["reason"] in ("table-stale", "mcp-no-word")
    return await ask(client, "look", game_id=game_id)


async def played_on(client: Client, seen: Made) -> Made:
    """Play by what is shown until the game is over; the last look."""
    kind, mind = games.kind(seen["game"]), player("greedy", game=seen["game"])
    id, news = seen["game_id"], 0
    while seen["result"] is None:
        if seen["asks"] == "word":
            seen = await silent(client, id)
        elif seen["asks"] == "move":
            move = str(mind.choose(kind.wire().read_view(seen["view"])))
            listed = await ask(client, "legal_moves", game_id=id, most=500)
            assert move in [one["text"] for one in listed["moves"]]
            assert (await ask(client, "preview", game_id=id, move=move))["moves"][0]["move"] == move
            seen = await ask(client, "play", game_id=id, move=move, question=seen["question"])
        else:
            seen = await ask(client, "look", game_id=id)
        news += len(seen["news"])
    assert news > 5
    return seen


@pytest.mark.parametrize(("game", "rules"), [("regicide", ""), ("regidice", ""), ("regicide", "open-order")])
def test_a_whole_game_with_bots_and_somebody_else(serving: Serving, game: str, rules: str) -> None:
    async def story(client: Client) -> None:
        ada, table, link = await opened(serving, game, ["me", "open", "greedy"], rules=rules)
        async with ada, ada.link(table) as hers, anyio.create_task_group() as both:
            both.start_soon(play, hers, player("greedy", game=game, seed=1))
            seen = await ask(client, "join_table", link=link, name="Clio")
            assert (seen["seat"], seen["names"][1], seen["stage"]) == (1, "You", "playing")
            assert hers.look["seats"][1]["name"] == "Clio"
            seen = await played_on(client, seen)
            record = (await ask(client, "export_record", game_id=seen["game_id"]))["record"]
            checked = games.kind(game).verify(Record.parse(record))
            assert checked.is_chance_proved
            assert checked.game.outcome.value == seen["result"]
            (mine,) = (await ask(client, "list_my_games"))["games"]
            assert mine["result"] == seen["result"]
            if rules:
                assert (await ask(client, "review_game", game_id=seen["game_id"], samples=2))["judged"]

    told(story, SMALL)


def test_what_a_table_server_refuses_is_told_in_its_words(serving: Serving) -> None:
    async def story(client: Client) -> None:
        ada, _, link = await opened(serving, "regicide", ["open", "greedy"], hints=False)
        seen = await ask(client, "join_table", link=link, seat=0, language="de")
        id = seen["game_id"]
        error = await refused(client, "play", game_id=id, move=seen["legal_moves"][0], question=0)
        assert (error["code"], error["reason"]) == ("stale", "table-stale")
        assert error["legal_moves"] == seen["legal_moves"]
        assert (await refused(client, "play", game_id=id, move="11H"))["reason"] == "regicide-no-card"
        assert (await refused(client, "advise", game_id=id))["reason"] == "mcp-no-advice"
        assert (await refused(client, "export_record", game_id=id))["reason"] == "mcp-not-finished"
        assert (await refused(client, "join_table", link=link))["reason"] == "mcp-no-open-seat"
        assert (await ask(client, "give_up", game_id=id))["result"] == "resigned"
        await ada.close()

    told(story, SMALL)


def test_giving_up_is_agreed_on_with_people(serving: Serving) -> None:
    async def story(client: Client) -> None:
        ada, table, link = await opened(serving, "regicide", ["me", "open"])
        async with ada, ada.link(table) as hers:
            seen = await ask(client, "join_table", link=link)
            await hers.do({"do": "propose", "wish": {"is": "resign"}})
            while seen["asks"] != "vote":
                seen = await ask(client, "look", game_id=seen["game_id"])
            assert (await ask(client, "give_up", game_id=seen["game_id"]))["result"] == "resigned"

    told(story, Options(patience=0.1))


REFUSED: dict[str, tuple[str, str]] = {
    # case: (the link, the reason)
    "no table of that id": ("{address}/t/AAAAAAAAAAAAAAAA", "server-no-table"),
    "no id": ("{address}/", "mcp-bad-link"),
    "no address": ("AAAAAAAAAAAAAAAA", "mcp-bad-link"),
    "another scheme": ("file:///AAAAAAAAAAAAAAAA", "mcp-bad-link"),
    "a name in it": ("http://me@127.0.0.1/AAAAAAAAAAAAAAAA", "mcp-bad-link"),
    "a server that is not named": ("http://127.0.0.1:1/AAAAAAAAAAAAAAAA", "mcp-other-server"),
    "the same by another name": ("http://localhost/?{address}/AAAAAAAAAAAAAAAA", "mcp-other-server"),
}


@pytest.mark.parametrize(("link", "reason"), REFUSED.values(), ids=REFUSED)
def test_links_that_lead_nowhere(serving: Serving, link: str, reason: str) -> None:
    async def story(client: Client) -> None:
        error = await refused(client, "join_table", link=link.format(address=serving.address))
        assert error["reason"] == reason
        assert (await ask(client, "list_my_games"))["games"] == []

    told(story, Options(servers=(serving.address,)))


def test_a_server_that_is_not_there_is_a_sentence() -> None:
    async def story(client: Client) -> None:
        error = await refused(client, "join_table", link="http://127.0.0.1:1/AAAAAAAAAAAAAAAA")
        assert error["reason"] == "mcp-server-away"

    told(story)


LINKS = {
    "https://a.example/t/AAAAAAAAAAAAAAA1": ("https://a.example", "AAAAAAAAAAAAAAA1"),
    "http://a.example:8470/#/table/AAAAAAAAAAA_AA-2": ("http://a.example:8470", "AAAAAAAAAAA_AA-2"),
    "http://[::1]:8470/api/v1/tables/AAAAAAAAAAAAAAA3": ("http://[::1]:8470", "AAAAAAAAAAAAAAA3"),
    " https://a.example/?table=AAAAAAAAAAAAAAA4 ": ("https://a.example", "AAAAAAAAAAAAAAA4"),
}


@pytest.mark.parametrize(("link", "expected"), LINKS.items())
def test_links_are_read(link: str, expected: tuple[str, str]) -> None:
    assert read_link(link, None) == expected


@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_a_look_comes_back_from_its_json(game: str) -> None:
    mind = player("greedy", game=game)
    table = Table.open(games.kind(game), parse_seats("greedy,greedy"), seed=3)
    for count in (0, 5, 10_000):
        play_on(table, lambda *_: mind, most=count)
        for viewer in (0, 1, None):
            look = table.look(viewer)
            again = wire.read_look(wire.look(look))
            assert again == look
            assert list(again.legal_moves) == list(look.legal_moves)
    data = wire.look(table.look(0))
    for name in data.keys() - {"legal_moves", "sayings"}:
        with pytest.raises(GameError):
            wire.read_look({**data, name: {"what": "nonsense"}})
    others: tuple[object, ...] = (None, [], "look", {})
    for nonsense in others:
        with pytest.raises(GameError):
            wire.read_look(nonsense)
