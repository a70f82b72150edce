"""Whole games over sockets: people far away, bots here, and records that anyone can verify."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dethrone import games
from dethrone.client import Server, play
from dethrone.players import player
from dethrone.sheet import Record
from tests.server.conftest import Serving

ROOT = Path(__file__).parents[2]
TABLES = [
    ("regicide", ["me", "open"], ""),
    ("regicide", ["me", "greedy", "open"], "summary"),
    ("regicide", ["me", "open", "open", "novice"], "official"),
    ("regicide", ["me"], "official"),
    ("regicide", ["me", "open"], "open-order"),
    ("regidice", ["me", "open"], ""),
    ("regidice", ["me", "greedy", "open", "open"], "bga"),
]


async def whole_game(address: str, game: str, seats: list[str], rules: str) -> tuple[str, Record]:
    """Everybody comes, sits down and plays to the end."""
    servers = [Server(address) for seat in seats if seat in ("me", "open")]
    for number, server in enumerate(servers):
        await server.become(f"Ada {number}")
    table = await servers[0].open_table(game, seats, rules)
    mine = [number for number, seat in enumerate(seats) if seat in ("me", "open")]

    async def sit(server: Server, seat: int) -> str:
        async with server.link(table) as link:
            if seat != mine[0]:
                await link.do({"do": "sit", "seat": seat})
            elif len(mine) > 1:
                async for look in link.looks():
                    if all(one["is"] != "open" for one in look["seats"]):
                        break
                await link.do({"do": "start"})
            return await play(link, player("greedy", game=game, seed=seat))

    results = await asyncio.gather(*(sit(server, seat) for server, seat in zip(servers, mine, strict=True)))
    assert len(set(results)) == 1
    ended = await servers[0].ask("GET", f"/tables/{table}/game")
    found = await servers[0].ask("GET", f"/games/{ended['id']}")
    for server in servers:
        await server.close()
    return results[0], Record.from_json(found["record"])


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES)
def test_a_game_is_played_to_its_end(
    serving: Serving, run: Callable[..., Any], game: str, seats: list[str], rules: str
) -> None:
    result, record = run(whole_game(serving.address, game, seats, rules))
    verified = games.kind(game).verify(record)
    assert verified.is_chance_proved
    assert verified.game.outcome.value == result


def test_a_bot_of_a_few_lines_plays_a_whole_game(serving: Serving, run: Callable[..., Any]) -> None:
    async def opened() -> str:
        async with Server(serving.address) as server:
            await server.become("Ada")
            return await server.open_table("regicide", ["open", "greedy"])

    table = run(opened())
    bot = ROOT / "examples" / "table_bot.py"
    assert len(bot.read_text("utf-8").splitlines()) <= 40
    done = subprocess.run(
        [sys.executable, str(bot), serving.address, table],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in games.kind("regicide").outcomes
