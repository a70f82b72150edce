"""What people at a table agree on, over the socket: watching, pausing, giving up, playing again, time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dethrone.client import Link, Refused, Server
from tests.server.conftest import Serving
from tests.server.test_presence import Time, until
from tests.server.test_promises import act, closed, seated

Run = Callable[..., Any]


async def agreed(proposing: Link, other: Link, wish: dict[str, Any]) -> None:
    """One proposes, the other says yes."""
    await proposing.do({"do": "propose", "wish": wish})
    look = await until(other, lambda look: look["proposal"] is not None)
    number = next(one["number"] for one in look["questions"] if one["asks"] == "vote")
    await other.do({"do": "vote", "question": number, "is_yes": True})


def test_a_spectator_sees_a_hand_as_long_as_its_owner_agrees(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        eve = Server(serving.address)
        await eve.become("Eve")
        async with eve.link(table) as watching, ada.link(table) as link:
            assert watching.look["view"]["hand"] == []
            await link.do({"do": "consent", "name": "Eve"})
            look = await until(watching, lambda look: bool(look["view"]["hand"]))
            assert look["view"]["hand"] == link.look["view"]["hand"]
            with pytest.raises(Refused):
                await watching.do({**act(link), "id": "x"})
            await link.do({"do": "withdraw", "name": "Eve"})
            await until(watching, lambda look: look["view"]["hand"] == [])
        await closed(ada, ben, eve)

    run(go())


def test_nobody_plays_while_it_is_paused(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link, ben.link(table) as other:
            command = act(link)
            await other.do({"do": "pause"})
            with pytest.raises(Refused) as refused:
                await link.do(command)
            assert refused.value.word == "table-paused"
            await link.do({"do": "resume"})
            await link.do(act(link))
        await closed(ada, ben)

    run(go())


@pytest.mark.parametrize("is_same_deal", [False, True])
def test_given_up_by_vote_then_played_again(serving: Serving, run: Run, is_same_deal: bool) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link, ben.link(table) as other:
            hand, commitment = link.look["view"]["hand"], link.look["commitment"]
            await agreed(link, other, {"is": "resign"})
            look = await until(link, lambda look: look["stage"] == "over")
            assert look["result"] == "resigned"
            await agreed(other, link, {"is": "rematch", "is_same_deal": is_same_deal})
            look = await until(link, lambda look: look["deal"] == 2)
            assert look["stage"] == "playing"
            assert (look["view"]["hand"] == hand) is is_same_deal
            assert (look["commitment"] == commitment) is is_same_deal
        await closed(ada, ben)

    run(go())


def test_a_no_is_enough(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link, ben.link(table) as other:
            await link.do({"do": "propose", "wish": {"is": "resign"}})
            look = await until(other, lambda look: look["proposal"] is not None)
            number = next(one["number"] for one in look["questions"] if one["asks"] == "vote")
            await other.do({"do": "vote", "question": number, "is_yes": False})
            look = await until(link, lambda look: look["proposal"] is None)
            assert look["stage"] == "playing"
        await closed(ada, ben)

    run(go())


CLOCKS = [({"seconds": 30}, 30.0), ({"seconds": 86_400, "increment": 3600}, 86_400.0)]


@pytest.mark.parametrize(("clock", "seconds"), CLOCKS)
def test_when_time_is_up_the_others_choose(
    serving: Serving, run: Run, clock: dict[str, Any], seconds: float
) -> None:
    time = Time(serving)

    async def go() -> None:
        ada, ben = Server(serving.address), Server(serving.address)
        await ada.become("Ada")
        await ben.become("Ben")
        table = await ada.open_table("regicide", ["me", "open"], clock=clock)
        async with ada.link(table) as link, ben.link(table) as other:
            await other.do({"do": "sit", "seat": 1})
            await other.do({"do": "start"})
            time.passes(seconds - 1)
            with pytest.raises(Refused) as refused:
                await other.do({"do": "propose", "wish": {"is": "replace", "seat": 0, "bot": "greedy"}})
            assert refused.value.word == "table-not-late"
            time.passes(1)
            await until(other, lambda look: look["late"] == [0])
            assert link.look["stage"] == "playing"
            await other.do({"do": "propose", "wish": {"is": "replace", "seat": 0, "bot": "greedy"}})
            await until(other, lambda look: look["seats"][0]["stand_in"] == "greedy")
            await link.do({"do": "come-back"})
            await until(other, lambda look: look["seats"][0]["stand_in"] is None)
        await closed(ada, ben)

    run(go())


def test_a_time_bank_grows_with_each_move(serving: Serving, run: Run) -> None:
    time = Time(serving)

    async def go() -> None:
        ada, ben = Server(serving.address), Server(serving.address)
        await ada.become("Ada")
        await ben.become("Ben")
        table = await ada.open_table("regicide", ["me", "open"], clock={"seconds": 100, "increment": 10})
        async with ben.link(table) as other:
            await other.do({"do": "sit", "seat": 1})
            await other.do({"do": "start"})
        async with ada.link(table) as link:
            time.passes(40)
            await link.do(act(link))
            assert link.look["clock"]["left"][0] == 70.0
        await closed(ada, ben)

    run(go())


def test_who_is_muted_is_not_heard_until_they_are_again(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben = Server(serving.address), Server(serving.address)
        await ada.become("Ada")
        await ben.become("Ben")
        table = await ada.open_table("regicide", ["me", "open", "open"])
        heard: list[dict[str, Any]] = []
        async with ada.link(table, tell=heard.append) as link, ben.link(table) as other:
            await other.do({"do": "sit", "seat": 1})
            await link.mute("Ben")
            await other.do({"do": "chat", "text": "one"})
            await link.drop()
            await other.do({"do": "chat", "text": "two"})  # missed, or told
            await link.until(lambda look: look["revision"] == other.look["revision"])
            await link.do({"do": "chat", "text": "mine"})
            await link.mute("Ben", is_muted=False)
            revision = await other.do({"do": "chat", "text": "three"})
            await link.until(lambda look: look["revision"] == revision)
        said = [message["what"]["text"] for message in heard if message["what"]["what"] == "chatted"]
        assert said == ["", "", "mine", "three"]
        await closed(ada, ben)

    run(go())


def test_a_live_table_becomes_a_slow_one_and_live_again(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        bank = {"is": "time-bank", "seconds": 86_400.0, "increment": 3_600.0}
        async with ada.link(table) as link, ben.link(table) as other:
            assert link.look["clock"]["limit"] is None
            await agreed(link, other, {"is": "retime", "limit": bank})
            look = await until(other, lambda look: look["clock"]["limit"] == bank)
            assert look["clock"]["seat"] is not None  # somebody's time runs
            await agreed(other, link, {"is": "retime", "limit": None})
            look = await until(link, lambda look: look["clock"]["limit"] is None)
            assert look["clock"]["seat"] is None
        await closed(ada, ben)

    run(go())


def test_everybody_may_add_to_the_chance_of_the_deal(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben = Server(serving.address), Server(serving.address)
        await ada.become("Ada")
        await ben.become("Ben")
        table = await ada.open_table("regicide", ["me", "open"], nonce="fromAda")
        async with ada.link(table) as link, ben.link(table) as other:
            promised = link.look["commitment"]
            await other.do({"do": "sit", "seat": 1, "nonce": "fromBen"})
            await link.do(
                {"do": "sit", "seat": 0, "nonce": "laterAda"}
            )  # instead of the word that came first
            await link.do({"do": "start"})
            look = await until(other, lambda look: look["stage"] == "playing")
            with pytest.raises(Refused):
                await link.do({"do": "sit", "seat": 0, "nonce": "tooLate"})
            assert look["commitment"] == promised  # what is added comes after the promise
            await agreed(link, other, {"is": "resign"})
            await until(link, lambda look: look["stage"] == "over")
        record = str((await ada.ask("GET", f"/games/{table}-1"))["record"])
        assert "laterAda" in record
        assert "fromBen" in record
        assert (await ada.ask("GET", f"/games/{table}-1/verification"))["is_chance_proved"]
        await closed(ada, ben)

    run(go())
