"""A program that plays through the client: what comes too late is no failure."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from dethrone.client import Refused
from dethrone.client.playing import _answer

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
    asyncio.run(_answer(link, player, QUESTION))


def test_what_is_refused_otherwise_is_said() -> None:
    link: Any = Late("table-not-asked")
    player: Any = None
    with pytest.raises(Refused, match="no vote"):
        asyncio.run(_answer(link, player, QUESTION))
