"""Whole games over each transport, with the SDK's own client, by both of the protocol's eras."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from urllib.parse import urlsplit

import anyio
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from dethrone import games
from tests.mcp.driving import ask, told, whole_game
from tests.waiting import HANGS

ERAS = pytest.mark.parametrize("mode", ["auto", "legacy"])
COMMAND = ["-m", "dethrone", "mcp"]
SHORTEST = games.names()[:1]


async def whole_games(client: Client, names: Sequence[str] = SHORTEST) -> None:
    """Play one of each, and have the records verified."""
    for game in names:
        seen = await whole_game(client, game, partners=["greedy"])
        record = (await ask(client, "export_record", game_id=seen["game_id"]))["record"]
        checked = await ask(client, "verify_record", record=record)
        assert (checked["game"], checked["is_chance_proved"]) == (game, True)
        assert checked["result"] == seen["result"]


@ERAS
def test_in_memory(mode: str) -> None:
    """Where every game is played: a transport does not know which one it carries."""
    told(lambda client: whole_games(client, tuple(games.ROOMS) if mode == "auto" else SHORTEST), mode=mode)


@ERAS
def test_by_a_pipe(mode: str, capfd: pytest.CaptureFixture[str]) -> None:
    async def main() -> None:
        pipe = stdio_client(StdioServerParameters(command=sys.executable, args=COMMAND, env=dict(os.environ)))
        async with Client(pipe, mode=mode) as client:
            await whole_games(client)

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
            await whole_games(client)

    with http_server() as address:
        assert address.startswith("http://127.0.0.1:")
        anyio.run(main, address)


def test_a_port_that_is_taken_is_refused_in_a_sentence() -> None:
    with http_server() as address:
        port = str(urlsplit(address).port)
        command = [sys.executable, *COMMAND, "--http", "--port", port]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("dethrone: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.fixture
def heard() -> Iterator[None]:
    """Interrupts are heard by what is started here, also where the tests themselves run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard")
@pytest.mark.parametrize("options", [[], ["--http", "--port", "0"]], ids=["by a pipe", "over HTTP"])
def test_an_interrupt_ends_it(options: list[str]) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, *COMMAND, *options], stdin=pipe, stdout=pipe, stderr=pipe
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        if options:
            process.stderr.readline()
        else:
            hello = {
                "protocolVersion": "2025-11-25",
                "capabilities": {},
                "clientInfo": {"name": "t", "version": "1"},
            }
            request = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            process.stdout.readline()
        process.send_signal(signal.SIGINT)
        try:
            assert process.wait(HANGS) in (130, -signal.SIGINT)
        finally:
            process.kill()  # nobody waits for one that did not listen
        assert process.stderr.read() == b""
