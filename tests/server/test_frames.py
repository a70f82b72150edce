"""What comes by a connection, frame by frame: for what clients ask that mean no harm and make mistakes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from dethrone.client import Server
from tests.server.conftest import Serving
from tests.server.test_leaks import Ears

Run = Callable[..., Any]


def heard(ears: Ears, kind: str) -> list[dict[str, Any]]:
    """All frames of a kind that came."""
    return [one for one in map(json.loads, ears.frames) if one["type"] == kind]


@pytest.mark.parametrize("named", [{}, {"id": ""}, {"id": "x" * 65}], ids=["none", "empty", "too long"])
def test_a_command_is_done_only_under_an_id(serving: Serving, run: Run, named: dict[str, str]) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            key = await server.become("Ada")
            table = await server.open_table("regicide", ["me", "open"])
            ears = await Ears.at(serving, table, key)
            chat = {"do": "chat", "text": "Hi"}
            await ears.do({**chat, **named})
            assert [one["error"]["reason"] for one in heard(ears, "refusal")] == ["server-bad-message"]
            assert not heard(ears, "told")
            await ears.do({**chat, "id": "x" * 64})
            assert len(heard(ears, "told")) == len(heard(ears, "done")) == 1
            await ears.socket.close()

    run(go())


def test_what_each_answer_would_do_comes_with_every_question(serving: Serving, run: Run) -> None:
    async def go() -> None:
        async with Server(serving.address) as server:
            key = await server.become("Ada")
            table = await server.open_table("regicide", ["me"])
            ears = await Ears.at(serving, table, key)
            assert len(heard(ears, "options")) == 1
            await ears.do({"do": "pause", "id": "pause"})
            assert len(heard(ears, "options")) == 1  # nobody is asked anything
            await ears.do({"do": "resume", "id": "resume"})
            first, again = heard(ears, "options")
            assert first == again
            await ears.socket.close()

    run(go())
