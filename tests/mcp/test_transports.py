"""A whole game of each game over each transport, with the SDK's own client, by both of the protocol's eras."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from dethrone import games
from tests.mcp.driving import ask, told, whole_game

ERAS = pytest.mark.parametrize("mode", ["auto", "legacy"])
COMMAND = ["-m", "dethrone", "mcp"]


async def both_games(client: Client) -> None:
    """Play one of each, and have the records verified."""
    for game in games.ROOMS:
        seen = await whole_game(client, game, partners=["greedy"])
        record = (await ask(client, "export_record", game_id=seen["game_id"]))["record"]
        checked = await ask(client, "verify_record", record=record)
        assert (checked["game"], checked["is_chance_proved"]) == (game, True)
        assert checked["result"] == seen["result"]


@ERAS
def test_in_memory(mode: str) -> None:
    told(both_games, mode=mode)


@ERAS
def test_by_a_pipe(mode: str, capfd: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        pipe = stdio_client(StdioServerParameters(command=sys.executable, args=COMMAND, env=dict(os.environ)))
        async with Client(pipe, mode=mode) as client:
            await both_games(client)

    anyio.run(main)
    assert capfd.readouterr().err == ""


@contextmanager
def http_server(*options: str) -> Iterator[str]:
    """The address of a server in a process of its own, on a free port of this machine."""
    command = [sys.executable, *COMMAND, "--http", "--port", "0", *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        try:
            yield process.stderr.readline().strip()
        finally:
            process.terminate()


@ERAS
def test_over_http(mode: str) -> None:
    async def main(address: str) -> None:
        async with Client(address, mode=mode) as client:
            await both_games(client)

    with http_server() as address:
        assert address.startswith("http://127.0.0.1:")
        anyio.run(main, address)
