"""The deal of the day: the same for everybody, known to nobody before, and a board of verified first games."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import update

from dethrone import games, regicide, regidice
from dethrone.client import Refused
from dethrone.contract import KEEPER
from dethrone.prose import voice
from dethrone.server.daily import day_before
from dethrone.server.statistics import feats
from dethrone.server.store.schema import VERDICTS
from dethrone.sheet import Record
from tests.regicide.staging import stage
from tests.server.conftest import Serving
from tests.server.test_presence import Time
from tests.server.test_replays import ended, somebody

Run = Callable[..., Any]
DAY = 86_400.0
NEW = {"game": "regicide", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]}
BOARD = "/daily?game=regicide&players=2"


def test_everybody_plays_the_same_deal(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        ada, ben = await somebody(serving), await somebody(serving, "Ben")
        promised = (await ada.ask("GET", BOARD))["commitment"]
        tables = [await one.ask("POST", "/daily", json=NEW) for one in (ada, ben)]
        assert {table["commitment"] for table in tables} == {promised}
        first = await ended(ada, tables[0]["id"])
        serving.inside(serving.rooms.keeper.sweep())
        (mine,) = (await ada.ask("GET", BOARD))["standings"]
        assert mine["game"] == first
        assert mine["is_mine"]
        (seen,) = (await ben.ask("GET", BOARD))["standings"]
        assert not seen["is_mine"]
        assert seen["share"] is seen["game"] is None
        with pytest.raises(Refused) as refused:
            await ben.ask("GET", f"/games/{first}/verification")
        assert refused.value.word == "server-spoiler"
        assert (await ada.ask("GET", f"/games/{first}/verification"))["is_chance_proved"]
        record = Record.from_json((await ada.ask("GET", f"/games/{first}"))["record"])
        assert games.kind("regicide").verify(record).game.commitment == promised
        time.passes(DAY)
        assert (await ada.ask("GET", BOARD))["commitment"] != promised
        assert (await ben.ask("GET", f"/games/{first}"))["outcome"] == mine["outcome"]
        for one in (ada, ben):
            await one.close()

    run(go())


def test_a_try_that_was_begun_is_gone_on_with_and_is_the_only_one(serving: Serving, run: Run) -> None:
    Time(serving)

    async def go() -> None:
        ada = await somebody(serving)
        waits = {**NEW, "seats": [{"who": "me"}, {"who": "open"}]}
        room = (await ada.ask("POST", "/daily", json=waits))["id"]
        board = await ada.ask("GET", BOARD)
        assert (board["my_table"], board["is_over"]) == (None, False)  # nothing was dealt there
        begun = await ada.ask("POST", "/daily", json=NEW)
        assert begun["id"] != room
        board = await ada.ask("GET", BOARD)
        assert (board["my_table"], board["is_over"]) == (begun["id"], False)
        assert await ada.ask("POST", "/daily", json=NEW) == begun
        async with ada.link(room) as link:
            await link.do({"do": "fill", "seat": 1, "bot": "greedy"})
            assert await refusal(link.do({"do": "start"})) == "server-tried"
        await ended(ada, begun["id"])
        board = await ada.ask("GET", BOARD)
        assert (board["my_table"], board["is_over"]) == (begun["id"], True)
        assert await ada.ask("POST", "/daily", json=NEW) == begun
        another = await ada.ask("POST", "/daily", json={**NEW, "rules": "open-order"})
        assert another["id"] != begun["id"]  # a board of its own
        await ada.close()

    run(go())


def test_whoever_has_had_their_try_does_not_help_with_that_of_another(serving: Serving, run: Run) -> None:
    Time(serving)

    async def go() -> None:
        ada, ben = await somebody(serving), await somebody(serving, "Ben")
        await ended(ada, (await ada.ask("POST", "/daily", json=NEW))["id"])
        waits = {**NEW, "seats": [{"who": "me"}, {"who": "open"}]}
        room = (await ben.ask("POST", "/daily", json=waits))["id"]
        async with ada.link(room) as link:
            assert await refusal(link.do({"do": "sit", "seat": 1})) == "server-tried"
        for one in (ada, ben):
            await one.close()

    run(go())


def test_of_a_partner_who_has_begun_elsewhere_it_is_said_who(serving: Serving, run: Run) -> None:
    Time(serving)

    async def go() -> None:
        ada, ben = await somebody(serving), await somebody(serving, "Ben")
        waits = {**NEW, "seats": [{"who": "me"}, {"who": "open"}]}
        room = (await ada.ask("POST", "/daily", json=waits))["id"]
        async with ada.link(room) as link, ben.link(room) as other:
            await other.do({"do": "sit", "seat": 1})
            await ben.ask("POST", "/daily", json=NEW)
            with pytest.raises(Refused) as refused:
                await link.do({"do": "start"})
            assert refused.value.word == "server-tried"
            assert str(refused.value).startswith("Ben has already")
            with pytest.raises(Refused) as refused:
                await other.do({"do": "start"})
            assert str(refused.value).startswith("You have already")
            assert (await ada.ask("GET", BOARD))["my_table"] is None  # nothing was dealt to her
            assert (await ada.ask("POST", "/daily", json=NEW))["id"] != room
        for one in (ada, ben):
            await one.close()

    run(go())


def test_a_try_has_no_hints_and_nothing_is_taken_back(serving: Serving, run: Run) -> None:
    Time(serving)

    async def go() -> None:
        ada = await somebody(serving)
        for more in ({"hints": True}, {"undo": True}, {"nonce": "mine"}):
            assert await refusal(ada.ask("POST", "/daily", json={**NEW, **more})) == "server-bad-message"
        table = (await ada.ask("POST", "/daily", json=NEW))["id"]
        async with ada.link(table) as link:
            assert await refusal(link.hint()) == "server-no-hints"
            assert link.look["has_undo"] is False
            number = link.look["questions"][0]["number"]
            await link.do({"do": "act", "question": number, "moves": [str(link.view.legal_moves()[0])]})
            assert await refusal(link.do({"do": "propose", "wish": {"is": "undo"}})) == "table-no-undo"
        assert await refusal(ada.ask("GET", f"/tables/{table}/suggestion")) == "server-no-hints"
        await ada.close()

    run(go())


def test_a_try_that_ends_after_its_day_counts_as_a_game_and_stands_on_no_board(
    serving: Serving, run: Run
) -> None:
    time = Time(serving)

    async def go() -> None:
        ada = await somebody(serving)
        day = (await ada.ask("GET", BOARD))["day"]
        table = (await ada.ask("POST", "/daily", json=NEW))["id"]
        time.passes(DAY)
        await ended(ada, table)
        serving.inside(serving.rooms.keeper.sweep())
        for path in (BOARD, f"{BOARD}&day={day}"):
            assert (await ada.ask("GET", path))["standings"] == []
        assert [one["games"] for one in (await ada.ask("GET", "/me/tallies"))] == [1]
        await ada.close()

    run(go())


async def refusal(work: Awaitable[Any]) -> str:
    """Why something is refused."""
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.word


def test_how_far_people_came_is_told_to_those_who_have_played(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        ada, ben, cleo = [await somebody(serving, name) for name in ("Ada", "Ben", "Cleo")]
        for one in (ada, ben):
            await ended(one, (await one.ask("POST", "/daily", json=NEW))["id"])
        serving.inside(serving.rooms.keeper.sweep())
        mine, hers = await ada.ask("GET", BOARD), await cleo.ask("GET", BOARD)
        assert sum(mine["felled"]) == 2
        assert mine["felled"][mine["my_felled"]]
        assert (hers["felled"], hers["my_felled"]) == ([], None)
        time.passes(DAY)
        later = await cleo.ask("GET", f"{BOARD}&day={mine['day']}")
        assert later["felled"] == mine["felled"]
        for one in (ada, ben, cleo):
            await one.close()

    run(go())


def test_exact_kills_are_counted_when_a_game_is_checked_and_told_to_those_who_have_played(
    serving: Serving, run: Run
) -> None:
    time = Time(serving)
    archive = serving.rooms.keeper.store.archive

    async def go() -> None:
        ada, ben = await somebody(serving), await somebody(serving, "Ben")
        await ended(ada, (await ada.ask("POST", "/daily", json=NEW))["id"])
        serving.inside(serving.rooms.keeper.sweep())
        board = await ada.ask("GET", BOARD)
        (mine,) = board["standings"]
        assert mine["exact"] == mine["share"].count("■")  # as the events say that are shared
        (seen,) = (await ben.ask("GET", BOARD))["standings"]
        assert seen["exact"] is None
        time.passes(DAY)
        later = f"{BOARD}&day={board['day']}"
        (seen,) = (await ben.ask("GET", later))["standings"]
        assert seen["exact"] == mine["exact"]
        with archive._engine.begin() as connection:  # as one that was checked before anybody counted
            connection.execute(update(VERDICTS).values(exact=None))
        (old,) = (await ada.ask("GET", later))["standings"]
        assert old["exact"] is None
        for one in (ada, ben):
            await one.close()

    run(go())


def felled_by_twenty(left: int) -> str:
    """The record of a game whose last royal, with so much health left, takes twenty."""
    game = stage("KS", "10C", damage=40 - left, fallen=11, flips=2)
    game.push(*game.parse("10C"))
    return str(game.record(KEEPER))


KILLS = {
    # case: game, record, exact kills
    "exact": ("regicide", felled_by_twenty(20), 1),
    "over": ("regicide", felled_by_twenty(19), 0),
    "nobody fell": ("regicide", str(regicide.Game(players=2).record(KEEPER)), 0),
    "dice, and nobody fell": ("regidice", str(regidice.Game(players=2).record(KEEPER)), 0),
}


@pytest.mark.parametrize(("game", "record", "count"), KILLS.values(), ids=KILLS)
def test_exact_kills_are_what_the_engine_calls_exact(game: str, record: str, count: int) -> None:
    assert feats(game, record, is_won=False)["exact"] == count


def won_with(flips: int) -> str:
    """The record of a game that was won alone with so many jesters left."""
    game = stage("KS", "10C", damage=20, fallen=11, flips=flips)
    game.push(*game.parse("10C"))
    return str(game.record(KEEPER))


BOARDS = {
    # name: jesters left when it was won (None: lost), moves, medal, exact kills; in the order of the board
    "Gus": (2, 60, "gold", 2),
    "Dora": (1, 40, "silver", 9),
    "Ada": (1, 10, "silver", 5),
    "Ben": (1, 20, "silver", 5),
    "Old": (1, 8, "silver", None),
    "Cleo": (0, 5, "bronze", 11),
    "Far": (None, 30, None, 1),
    "Near": (None, 3, None, 7),
}


def test_won_games_are_ranked_by_their_medals_first(
    serving: Serving, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    Time(serving)
    archive = serving.rooms.keeper.store.archive
    plain, path = archive.board, "/daily?game=regicide&players=1"

    def staged(*asked: Any) -> list[dict[str, Any]]:
        rows = plain(*asked)
        for row in rows:
            flips, row["moves"], _, row["exact"] = BOARDS[json.loads(row["seats"])[0]["name"]]
            row["is_won"] = flips is not None
            if flips is not None:
                row |= {"outcome": "won", "record": won_with(flips), "medal": None}
        return rows

    monkeypatch.setattr(type(archive), "board", lambda _, *asked: staged(*asked))

    async def go() -> None:
        people = {name: await somebody(serving, name) for name in sorted(BOARDS)}
        for one in people.values():
            new = {"game": "regicide", "seats": [{"who": "me"}]}
            await ended(one, (await one.ask("POST", "/daily", json=new))["id"])
        serving.inside(serving.rooms.keeper.sweep())
        board = await people["Ada"].ask("GET", path)
        told = [(one["names"][0], one["moves"], one["medal"]) for one in board["standings"]]
        assert told == [(name, moves, medal) for name, (_, moves, medal, _) in BOARDS.items()]
        assert board["medals"] == ["gold", "silver", "bronze"]
        (mine,) = [one for one in board["standings"] if one["is_mine"]]
        assert mine["share"].splitlines()[0].endswith(", silver")
        assert (await people["Ada"].ask("GET", BOARD))["medals"] == []
        for one in people.values():
            await one.close()

    run(go())


def test_boards_have_deals_of_their_own(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada = await somebody(serving)
        boards = [BOARD, f"{BOARD}&rules=open-order", "/daily?game=regicide&players=3"]
        promised = {(await ada.ask("GET", path))["commitment"] for path in boards}
        assert len(promised) == 3
        await ada.close()

    run(go())


def test_there_are_boards_of_the_days_that_were(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        ada = await somebody(serving)
        today = (await ada.ask("GET", BOARD))["day"]
        assert (await ada.ask("GET", BOARD))["before"] is None
        await ended(ada, (await ada.ask("POST", "/daily", json=NEW))["id"])
        time.passes(2 * DAY)
        later = await ada.ask("GET", BOARD)
        between = await ada.ask("GET", f"{BOARD}&day={later['before']}")
        assert between["before"] == today
        assert (await ada.ask("GET", f"{BOARD}&day={today}"))["before"] is None
        for day in (day_before(today), "0000-00-00", "0001-01-01", "1970-02-31", "9999-12-31", "2026-1-1"):
            assert await refusal(ada.ask("GET", f"{BOARD}&day={day}")) in (
                "server-no-such-game",
                "server-bad-message",
            )
        time.passes(30 * DAY)
        assert await refusal(ada.ask("GET", f"{BOARD}&day=1970-01-32")) == "server-no-such-game"
        await ada.close()

    run(go())


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_shared_spoils_nothing(serving: Serving, run: Run, language: str) -> None:
    Time(serving)

    async def go() -> None:
        ada = await somebody(serving)
        await ended(ada, (await ada.ask("POST", "/daily", json=NEW))["id"])
        serving.inside(serving.rooms.keeper.sweep())
        (mine,) = (await ada.ask("GET", f"{BOARD}&language={language}"))["standings"]
        assert str(mine["moves"]) in mine["share"]
        assert voice(language).outcome("regicide", mine["outcome"]).rstrip(".") in mine["share"]
        assert "1970-01-12" in mine["share"]
        marks = mine["share"].partition("\n")[2]
        assert len(marks) == (await ada.ask("GET", BOARD))["my_felled"]
        assert set(marks) <= {"■", "□"}
        assert not any(card in mine["share"] for card in ("♣", "♥", "JC", "QC"))
        await ada.close()

    run(go())
