"""Games that have ended: steps, records, verification, analysis, going on; and what counts for statistics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from dethrone import games
from dethrone.client import Refused, Server, play
from dethrone.players import player
from dethrone.players.limit import Limit
from dethrone.players.roster import analyse
from dethrone.server import analysing
from dethrone.sheet import Record
from tests.server.conftest import Serving

Run = Callable[..., Any]
SEATS = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]


async def ended(server: Server, table: str, game: str = "regicide") -> str:
    """Play to the end; the game's id."""
    async with server.link(table) as link:
        await play(link, player("greedy", game=game, seed=1))
    return str((await server.ask("GET", f"/tables/{table}/game"))["id"])


async def somebody(serving: Serving, name: str = "Ada") -> Server:
    server = Server(serving.address)
    await server.become(name)
    return server


@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_a_finished_game_can_be_stepped_through(serving: Serving, run: Run, game: str) -> None:
    async def go() -> None:
        ada = await somebody(serving)
        id = await ended(ada, await ada.open_table(game, ["me", "greedy"]), game)
        found = await ada.ask("GET", f"/games/{id}")
        assert "step" not in found
        replayed = games.kind(game).replay(Record.from_json(found["record"]))
        for moves in (0, 1, len(replayed.steps)):
            step = (await ada.ask("GET", f"/games/{id}?move={moves}&language=de"))["step"]
            assert len(step["views"]) == 2
            assert step["lines"] or not moves
            assert (step["decider"] is None) is (moves == len(replayed.steps))
        with pytest.raises(Refused) as refused:
            await ada.ask("GET", f"/games/{id}?move={len(replayed.steps) + 1}")
        assert refused.value.word == "table-no-moment"
        text = httpx.get(f"{serving.address}/api/v1/games/{id}/record").text
        assert Record.parse(text).to_json() == found["record"]
        checked = await ada.ask("GET", f"/games/{id}/verification")
        assert checked["is_sound"]
        assert checked["is_chance_proved"]
        await ada.close()

    run(go())


def test_going_on_from_a_moment_and_what_counts(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada = await somebody(serving)
        id = await ended(ada, await ada.open_table("regicide", ["me", "greedy"]))
        step = (await ada.ask("GET", f"/games/{id}?move=1"))["step"]
        new = await ada.ask("POST", f"/games/{id}/continue", json={"move": 1, "seats": SEATS})
        history = await ada.ask("GET", f"/tables/{new['id']}/history")
        began = next(one["message"]["look"]["view"] for one in history if one["message"]["look"].get("view"))
        assert began["hand"] == step["views"][0]["hand"]
        again = await ended(ada, new["id"])
        assert again != id
        serving.inside(serving.rooms.keeper.sweep())
        (tally,) = await ada.ask("GET", "/me/tallies")
        assert tally["games"] == 1  # the second was not dealt here for this game
        (team,) = await ada.ask("GET", "/me/teams")
        assert team["names"] == ["Ada"]
        assert team["tallies"] == [tally]
        assert len(await ada.ask("GET", "/me/games")) == 2
        last = (await ada.ask("GET", f"/games/{id}"))["moves"]
        with pytest.raises(Refused) as refused:
            await ada.ask("POST", f"/games/{id}/continue", json={"move": last, "seats": SEATS})
        assert refused.value.word == "table-no-moment"
        await ada.close()

    run(go())


def test_teams_are_sets_of_people(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben = await somebody(serving), await somebody(serving, "Ben")
        for seats in (["me", "open"], ["me"]):
            table = await ada.open_table("regicide", seats)
            if len(seats) == 1:
                await ended(ada, table)
                continue
            async with ben.link(table) as link:
                await link.do({"do": "sit", "seat": 1})
                await link.do({"do": "start"})
                await asyncio.gather(ended(ada, table), play(link, player("greedy", game="regicide", seed=2)))
        serving.inside(serving.rooms.keeper.sweep())
        teams = await ada.ask("GET", "/me/teams")
        assert sorted(team["names"] for team in teams) == [["Ada"], ["Ada", "Ben"]]
        assert len(await ben.ask("GET", "/me/teams")) == 1
        for one in (ada, ben):
            await one.close()

    run(go())


async def analysis_of(server: Server, id: str) -> dict[str, Any]:
    while (found := await server.ask("GET", f"/games/{id}/analysis"))["status"] == "working":
        pass  # it is being made
    return dict(found)


def test_an_analysis_is_made_once_and_kept(
    serving: Serving, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "LIMIT", Limit(samples=20))
    asked: list[Any] = []

    def counted(*what: Any) -> Any:
        asked.append(what)
        return analyse(*what)

    monkeypatch.setattr(analysing, "analyse", counted)

    async def go() -> None:
        ada = await somebody(serving)
        id = await ended(ada, await ada.open_table("regicide", ["me", "greedy"]))
        assert await analysis_of(ada, id) == {"status": "none"}
        assert (await ada.ask("POST", f"/games/{id}/analysis"))["status"] == "working"
        found = await analysis_of(ada, id)
        assert found["status"] == "done"
        assert found["analysis"]["curve"]
        assert set(found["analysis"]["judged"][0]["why"]) == {"en", "de", "fr"}
        deal = found["analysis"]["deal"]
        assert deal["answer"] in ("won", "open")
        assert set(deal["says"]) == {"en", "de", "fr"}
        record = Record.from_json((await ada.ask("GET", f"/games/{id}"))["record"])
        again = games.kind("regicide").replay(record)
        while again.steps:
            again.pop()
        for move in deal["line"]:
            again.push(games.kind("regicide").move(move))
        assert (again.outcome is not None and again.outcome.is_won) == (deal["answer"] == "won")
        assert await ada.ask("POST", f"/games/{id}/analysis") == found
        assert len(asked) == 1
        await ada.close()

    run(go())


def test_an_analysis_is_stopped_and_bounded(
    serving: Serving, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "MOST", 1)

    async def go() -> None:
        ada = await somebody(serving)
        ids = [await ended(ada, await ada.open_table("regicide", ["me", "greedy"])) for _ in range(2)]
        async with serving_held(serving):
            await ada.ask("POST", f"/games/{ids[0]}/analysis")
            with pytest.raises(Refused) as refused:
                await ada.ask("POST", f"/games/{ids[1]}/analysis")
            assert refused.value.word == "server-too-much"
            await ada.ask("DELETE", f"/games/{ids[0]}/analysis")
        assert await analysis_of(ada, ids[0]) == {"status": "none"}
        await ada.close()

    run(go())


class serving_held:  # noqa: N801 (reads as a word)
    """Meanwhile the server looks at no game."""

    def __init__(self, serving: Serving) -> None:
        self._serving, self._turn = serving, serving.rooms.analyses._turn

    async def __aenter__(self) -> None:
        self._serving.inside(self._turn.acquire())

    async def __aexit__(self, *_: object) -> None:
        async def release() -> None:
            self._turn.release()

        self._serving.inside(release())


def test_who_reads_no_language_of_ours_is_told_in_english(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada = await somebody(serving)
        table = await ada.open_table("regicide", ["me", "greedy"])
        id = await ended(ada, table)
        for path in (f"/tables/{table}/history?", f"/games/{id}?move=1&"):
            told = [await ada.ask("GET", f"{path}language={one}") for one in ("en", "xx", "de")]
            assert told[0] == told[1] != told[2]
        await ada.close()

    run(go())
