"""A key that is given up, or whose person is forgotten, acts no more: neither over HTTP nor over what is open."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dethrone.client import Server
from dethrone.server.speaking import POLICY
from tests.server.conftest import Serving
from tests.server.test_replays import ended, somebody

Run = Callable[..., Any]
ENDS = [("POST", "/me/leave"), ("DELETE", "/me")]


async def _until(socket: Any, type: str) -> None:
    while json.loads(await socket.recv())["type"] != type:
        pass


async def _last(socket: Any) -> list[dict[str, Any]]:
    """Refusals that are still said, until the server hangs up."""
    heard: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(await socket.recv()))
    assert socket.close_code == POLICY
    return [one for one in heard if one["type"] == "refusal"]


async def _table(ada: Server) -> str:
    return f"tables/{await ada.open_table('regicide', ['me', 'open'])}"


async def _review(ada: Server) -> str:
    game = await ended(ada, await ada.open_table("regicide", ["me", "greedy"]))
    return f"reviews/{(await ada.ask('POST', f'/games/{game}/reviews'))['id']}"


@pytest.mark.parametrize(("method", "path"), ENDS)
@pytest.mark.parametrize("place", [_table, _review])
def test_what_is_open_is_closed_at_once(
    serving: Serving, run: Run, place: Callable[[Server], Awaitable[str]], method: str, path: str
) -> None:
    async def go() -> None:
        ada, ben = await somebody(serving), await somebody(serving, "Ben")
        address = f"ws{serving.address.removeprefix('http')}/api/v1/{await place(ada)}/socket"
        async with connect(address, open_timeout=60) as mine, connect(address, open_timeout=60) as theirs:
            for socket, key in ((mine, ada.key), (theirs, ben.key)):
                await socket.send(json.dumps({"type": "hello", "version": 1, "key": key}))
                await _until(socket, "welcome")
            await ada.ask(method, path)
            assert [one["error"]["reason"] for one in await _last(mine)] == ["server-who"]
            await theirs.send(json.dumps({"type": "ping"}))
            await _until(theirs, "pong")
        await ada.close()
        await ben.close()

    run(go())
