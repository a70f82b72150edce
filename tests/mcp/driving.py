"""A model's stand-in: plays by the protocol alone, with what it is told; and lobbies that begin where a test wants."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import anyio
from mcp import Client
from mcp.types import CallToolResult, TextContent

from dethrone import games
from dethrone.contract import Game, Kind
from dethrone.mcp.lobby import Lobby
from dethrone.mcp.options import Options
from dethrone.mcp.server import server
from dethrone.players import player
from dethrone.table import Seat, Table

Story = Callable[[Client], Awaitable[None]]
Made = dict[str, Any]


def told(
    story: Story, options: Options | None = None, lobby: Lobby | None = None, mode: str = "auto"
) -> None:
    """Let a story happen between a client and a server of its own, in memory."""

    async def main() -> None:
        async with Client(server(options, lobby), mode=mode) as client:
            await story(client)

    anyio.run(main)


def at(*begun: Game, options: Options | None = None, seed: int = 7) -> Lobby:
    """A lobby whose games begin as given, one after the other, or are dealt from a seed; its ids are counted."""
    waiting, ids = list(begun), iter(range(10**6))

    def deal(kind: Kind, seats: Sequence[Seat], rules: str) -> Table:
        if waiting:
            return Table.open(kind, seats, game=waiting.pop(0))
        return Table.open(kind, seats, rules, seed=seed)

    return Lobby(
        options or Options(), deal=deal, token=lambda: f"id-{next(ids)}", clock=lambda: 0.0, draw=lambda: 1
    )


async def ask(client: Client, tool: str, /, **arguments: Any) -> Made:
    """What a tool answers, as data."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, text_of(result)
    found: Made = result.structured_content
    return found


async def refused(client: Client, tool: str, /, **arguments: Any) -> Made:
    """Why a tool refuses, as data."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error, text_of(result)
    found: Made = result.structured_content["error"]
    assert found["sentence"] in text_of(result)
    return found


def text_of(result: CallToolResult) -> str:
    """The sentences of an answer."""
    return "\n".join(part.text for part in result.content if isinstance(part, TextContent))


async def whole_game(client: Client, game: str, **more: Any) -> Made:
    """Play a game to its end by what is shown; the last look."""
    kind, mind = games.kind(game), player("greedy", game=game)
    seen, news = await ask(client, "start_game", game=game, **more), 0
    while seen["result"] is None:
        assert seen["asks"] is not None
        if seen["asks"] == "word":
            seen = await ask(client, "signal", game_id=seen["game_id"])
            continue
        move = mind.choose(kind.wire().read_view(seen["view"]))
        question = seen["question"]
        seen = await ask(client, "play", game_id=seen["game_id"], move=str(move), question=question)
        news += len(seen["news"])
    assert news > 5
    return seen
