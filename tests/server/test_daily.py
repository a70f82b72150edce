"""The deal of the day: the same for everybody, known to nobody before, and a board of verified first games."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from dethrone import games, regicide, regidice
from dethrone.client import Refused
from dethrone.contract import KEEPER
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
        tables = [await one.ask("POST", "/daily", json=NEW) for one in (ada, ada, ben)]
        assert {table["commitment"] for table in tables} == {promised}
        first, second = [await ended(ada, table["id"]) for table in tables[:2]]
        serving.inside(serving.rooms.keeper.sweep())
        (mine,) = (await ada.ask("GET", BOARD))["standings"]
        assert mine["game"] == first != second  # the first game counts
        assert mine["is_mine"]
        (seen,) = (await ben.ask("GET", BOARD))["standings"]
        assert not seen["is_mine"]
        assert seen["share"] is None
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


def test_how_far_people_came_is_told_to_those_who_have_played(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        ada, ben, cleo = [await somebody(serving, name) for name in ("Ada", "Ben", "Cleo")]
        for one in (ada, ada, ben):
            await ended(one, (await one.ask("POST", "/daily", json=NEW))["id"])
        serving.inside(serving.rooms.keeper.sweep())
        mine, hers = await ada.ask("GET", BOARD), await cleo.ask("GET", BOARD)
        assert sum(mine["felled"]) == 2  # the first game of each
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


def test_boards_have_deals_of_their_own_and_none_of_tomorrow(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada = await somebody(serving)
        boards = [BOARD, f"{BOARD}&rules=open-order", "/daily?game=regicide&players=3"]
        promised = {(await ada.ask("GET", path))["commitment"] for path in boards}
        assert len(promised) == 3
        with pytest.raises(Refused) as refused:
            await ada.ask("GET", f"{BOARD}&day=9999-12-31")
        assert refused.value.word == "server-no-such-game"
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
        assert "1970-01-12" in mine["share"]
        marks = mine["share"].partition("\n")[2]
        assert len(marks) == (await ada.ask("GET", BOARD))["my_felled"]
        assert set(marks) <= {"■", "□"}
        assert not any(card in mine["share"] for card in ("♣", "♥", "JC", "QC"))
        await ada.close()

    run(go())
