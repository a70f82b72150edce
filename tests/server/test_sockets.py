"""What a table's socket and its history say to whom: as a seat, as a name that watches, or as a stranger."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from dethrone.client import Refused, Server
from tests.server.conftest import Serving
from tests.server.test_promises import act, closed, seated, socket_of

Run = Callable[..., Any]


def test_a_welcome_says_who_one_is(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        eve = Server(serving.address)
        await eve.become("Eve")
        hellos = {"Ada": (ada.key, 0), "Ben": (ben.key, 1), "Eve": (eve.key, "Eve"), None: (None, None)}
        for name, (key, viewer) in hellos.items():
            socket, welcome = await socket_of(serving, table, **({} if key is None else {"key": key}))
            assert (welcome["name"], welcome["viewer"]) == (name, viewer)
            await socket.close()
        await closed(ada, ben, eve)

    run(go())


KNOWN = {
    # case: (how many revisions ago, as whom, whether all is sent)
    "nothing was missed": (0, 1, False),
    "two entries were": (2, 1, False),
    "as another seat": (0, 0, True),
    "as a stranger": (0, None, True),
    "later than now": (-1, 1, True),
}


@pytest.mark.parametrize(("ago", "viewer", "is_whole"), KNOWN.values(), ids=KNOWN)
def test_who_comes_back_is_sent_what_was_missed(
    serving: Serving, run: Run, ago: int, viewer: int | None, *, is_whole: bool
) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        revision = (await ben.ask("GET", f"/tables/{table}"))["revision"]
        hello = {"key": ben.key, "since": revision - ago, "viewer": viewer}
        socket, welcome = await socket_of(serving, table, **hello)
        assert (welcome["is_whole"], welcome["look"] is not None) == (is_whole, is_whole)
        assert len(welcome["missed"]) == (0 if is_whole else ago)
        await socket.close()
        await closed(ada, ben)

    run(go())


@pytest.mark.parametrize("wants_lines", [True, False])
def test_lines_are_for_who_wants_them(serving: Serving, run: Run, *, wants_lines: bool) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        socket, _ = await socket_of(serving, table, key=ben.key, wants_lines=wants_lines)
        async with ada.link(table) as link:
            await link.do(act(link))
        while (told := json.loads(await socket.recv()))["type"] != "told":
            pass
        assert bool(told["lines"]) is wants_lines
        await socket.close()
        await closed(ada, ben)

    run(go())


def test_there_is_no_hint_before_the_deal(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada = Server(serving.address)
        await ada.become("Ada")
        table = await ada.open_table("regicide", ["me", "open"])
        async with ada.link(table) as link:
            assert link.look["view"] is None
            with pytest.raises(Refused) as refused:
                await link.hint()
            assert refused.value.word == "server-no-move"
            await link.do({"do": "fill", "seat": 1, "bot": "greedy"})
            await link.do({"do": "start"})
            await link.until(lambda look: look["view"] is not None)
            assert "moves" in await link.hint()
        await closed(ada)

    run(go())


def test_a_history_is_that_of_who_asks(serving: Serving, run: Run) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        stranger = Server(serving.address)
        hands = []
        for server in (ada, ben, stranger):
            told = await server.ask("GET", f"/tables/{table}/history")
            views = [one["message"]["look"].get("view") for one in told]
            hands.append(next(view["hand"] for view in reversed(views) if view))
        assert hands[0]
        assert hands[1]
        assert not {*hands[0]} & {*hands[1]}
        assert hands[2] == []
        await closed(ada, ben, stranger)

    run(go())


SPOKEN = {
    # case: (the person's language, asked for, spoken)
    "the person's": ("de", "", "de"),
    "that which is asked for": ("de", "fr", "fr"),
    "of nobody": (None, "", "en"),
    "none that there is": ("de", "tlh", "de"),
}


@pytest.mark.parametrize(("mine", "asked", "spoken"), SPOKEN.values(), ids=SPOKEN)
def test_the_language_of_a_history(
    serving: Serving, run: Run, mine: str | None, asked: str, spoken: str
) -> None:
    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        async with ada.link(table) as link:
            await link.do(act(link))
        eve = Server(serving.address)
        if mine is not None:
            await eve.become("Eve", mine)
        told = (await eve.ask("GET", f"/tables/{table}/history?language={asked}"))[-1]["lines"]
        words = {
            language: (await eve.ask("GET", f"/tables/{table}/history?language={language}"))[-1]["lines"]
            for language in ("en", "de", "fr")
        }
        assert [language for language, lines in words.items() if lines == told] == [spoken]
        await closed(ada, ben, eve)

    run(go())
