"""A program that plays through the client: what comes too late is no failure."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from dethrone.client import Refused, Server
from dethrone.client.link import Link
from dethrone.client.playing import _answer, play
from tests.server.conftest import Serving

QUESTION = {"asks": "vote", "number": 1, "seat": 0}


class Late:
    """A link to a table that refuses."""

    view = None

    def __init__(self, word: str) -> None:
        self._word = word

    async def do(self, command: dict[str, Any]) -> int:
        """Refuse."""
        raise Refused({"reason": self._word, "sentence": f"no {command['do']}"})


@pytest.mark.parametrize("word", ["table-stale", "table-over"])
def test_an_answer_may_come_too_late(word: str) -> None:
    link: Any = Late(word)
    player: Any = None
    assert asyncio.run(_answer(link, player, QUESTION)) is False


class Behind(Late):
    """A link to a table that first refuses, as it does not know yet what it asks, and then asks again."""

    view = None

    def __init__(self) -> None:
        super().__init__("table-stale")
        self.asked = 0

    async def looks(self) -> AsyncIterator[dict[str, Any]]:
        """It comes back from the past, and in the end it is over."""
        for revision in (5, 4, 5):
            questions = [{**QUESTION, "number": revision, "voice": None}]
            yield {"stage": "playing", "viewer": 0, "questions": questions, "revision": revision}
        yield {"stage": "over", "result": "lost"}

    async def do(self, command: dict[str, Any]) -> int:
        """Refuse the first time."""
        self.asked += 1
        return await super().do(command) if self.asked == 1 else 6


def test_what_was_refused_as_stale_is_answered_when_it_is_asked_again() -> None:
    link: Any = Behind()
    player: Any = None
    assert asyncio.run(play(link, player)) == "lost"
    assert link.asked == 3


def test_what_is_refused_otherwise_is_said() -> None:
    link: Any = Late("table-not-asked")
    player: Any = None
    with pytest.raises(Refused, match="no vote"):
        asyncio.run(_answer(link, player, QUESTION))


def test_a_refusal_is_heard_though_the_server_hung_up_first(
    serving: Serving, run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    talk = Link._talk

    async def talk_late(link: Link, socket: ClientConnection) -> None:
        await socket.wait_closed()
        await talk(link, socket)

    async def go() -> str:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            with pytest.raises(Refused) as refused:
                async with ada.link("A" * 16) as link:
                    await link.until(bool)
        return refused.value.word

    monkeypatch.setattr(Link, "_talk", talk_late)
    assert run(go()) == "server-no-table"
