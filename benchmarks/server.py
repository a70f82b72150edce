"""The table server under load, beside a bare room server without rules and log: `python -m benchmarks.server`.

Four people sit at every table, each with a socket of their own. Every table makes a move once in so many seconds; what
counts is the time from sending a move until the last of the four has heard of it. The bare server sends a text of the
size of a usual message to everybody in the room, and is the limit of the machine and of the load generator, which
shares it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from dethrone.client import Server
from dethrone.server.commands import free_port

ROOT = Path(__file__).parents[1]
SEATS = 4
EVERY = 5.0  # seconds between two moves of a table
WAIT = 20.0


@dataclass
class Load:
    """What was measured."""

    moves: int = 0
    late: int = 0
    times: list[float] = field(default_factory=list)
    seconds: float = 0.0
    memory_a_socket: float = 0.0

    def row(self, name: str, tables: int) -> str:
        """A line of the table."""
        cuts = quantiles(self.times, n=100) if len(self.times) > 1 else [0.0] * 99
        kilobytes = f"{self.memory_a_socket / 1024:.0f} KB"
        rate = f"{self.moves / self.seconds:.0f}"
        shown = f"{1000 * cuts[49]:.1f} / {1000 * cuts[98]:.1f}"
        return f"| {name} | {tables:,} × {SEATS} | {rate} | {shown} | {self.late} | {kilobytes} |"


class Program:
    """A server in a process group of its own."""

    def __init__(self, *words: str, **variables: str) -> None:
        with tempfile.NamedTemporaryFile(delete=False) as log:
            self._process = subprocess.Popen(
                [sys.executable, *words],
                cwd=ROOT,
                env={**os.environ, **variables},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def memory(self) -> int:
        """Bytes of all its processes."""
        listed = subprocess.run(
            ["ps", "-o", "rss=", "-g", str(self._process.pid)], capture_output=True, text=True, check=False
        )
        return 1024 * sum(int(line) for line in listed.stdout.split())

    def stop(self) -> None:
        """End it."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


async def until_ready(address: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient() as http:
        for _ in range(600):
            try:
                if (await http.get(f"{address}/healthz", timeout=2)).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.1)
    raise TimeoutError(address)


class Room:
    """One table of the load: its sockets, and who has heard what."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.looks: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.heard: dict[int, int] = {}
        self.arrived = asyncio.Event()
        self.awaited = 0

    async def listen(self, seat: int) -> None:
        """Keep a seat's look up to date."""
        async for text in self.sockets[seat]:
            answer = json.loads(text)
            if answer["type"] == "welcome":
                self.looks[seat] = answer["look"]
            elif answer["type"] == "told":
                self.looks[seat] |= answer["message"]["look"]
                self.hear(self.looks[seat]["revision"])

    def hear(self, revision: int) -> None:
        """Somebody heard of a revision."""
        self.heard[revision] = self.heard.get(revision, 0) + 1
        if revision >= self.awaited and self.heard[revision] == SEATS:
            self.arrived.set()

    async def move(self, load: Load) -> None:
        """The first legal move of whoever is asked, timed."""
        for seat, look in enumerate(self.looks):
            asked = [
                one for one in look.get("questions", ()) if one["seat"] == seat and one["asks"] == "move"
            ]
            if asked and look["legal_moves"]:
                self.awaited, self.arrived = look["revision"] + 1, asyncio.Event()
                command = {
                    "do": "act",
                    "question": asked[0]["number"],
                    "moves": [look["legal_moves"][0]["text"]],
                }
                began = time.perf_counter()
                await self.sockets[seat].send(
                    json.dumps({"type": "do", "command": command | {"id": str(self.awaited)}})
                )
                await self._timed(load, began)
                return

    async def _timed(self, load: Load, began: float) -> None:
        try:
            async with asyncio.timeout(WAIT):
                await self.arrived.wait()
        except TimeoutError:
            load.late += 1
            return
        load.times.append(time.perf_counter() - began)
        load.moves += 1


async def drive(
    rooms: list[Room], load: Load, seconds: float, move: Callable[[Room], Awaitable[None]]
) -> None:
    """Every room moves once in a while, each at its own moment."""
    luck, end = random.Random(1), time.perf_counter() + seconds

    async def turns(room: Room) -> None:
        await asyncio.sleep(luck.uniform(0, EVERY))
        while time.perf_counter() < end:
            began = time.perf_counter()
            await move(room)
            await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))

    began = time.perf_counter()
    await asyncio.gather(*(turns(room) for room in rooms))
    load.seconds = time.perf_counter() - began


async def tables_load(address: str, tables: int, seconds: float, program: Program) -> Load:
    """The table server: people sit down at every table, and play."""
    people = [Server(address) for _ in range(SEATS)]
    for number, person in enumerate(people):
        await person.become(f"Person {number}")
    ids = []
    for _ in range(tables):
        ids.append(await people[0].open_table("regicide", ["me", "open", "open", "open"]))
    before, load, rooms = program.memory(), Load(), []
    listeners: list[asyncio.Task[None]] = []
    for table in ids:
        room = Room()
        rooms.append(room)
        for seat, person in enumerate(people):
            socket = await connect(
                f"{address.replace('http', 'ws')}/api/v1/tables/{table}/socket", ping_interval=None
            )
            hello = {"type": "hello", "version": 1, "key": person.key, "wants_lines": True, "language": "en"}
            await socket.send(json.dumps(hello))
            room.sockets.append(socket)
            listeners.append(asyncio.create_task(room.listen(seat)))
        for seat in range(1, SEATS):
            sit = {"do": "sit", "seat": seat, "id": f"sit {seat}"}
            await room.sockets[seat].send(json.dumps({"type": "do", "command": sit}))
            while not isinstance(room.looks[seat].get("viewer"), int):
                await asyncio.sleep(0.002)
        await room.sockets[0].send(json.dumps({"type": "do", "command": {"do": "start", "id": "start"}}))
    while any(look.get("stage") != "playing" for room in rooms for look in room.looks):
        await asyncio.sleep(0.05)
    load.memory_a_socket = (program.memory() - before) / (tables * SEATS)
    await drive(rooms, load, seconds, lambda room: room.move(load))
    await _hang_up(rooms, listeners)
    for person in people:
        await person.close()
    return load


async def bare_load(address: str, tables: int, seconds: float, program: Program) -> Load:
    """The bare server: whoever speaks is heard by the room."""
    before, load, rooms = program.memory(), Load(), []
    listeners: list[asyncio.Task[None]] = []

    async def listen(room: Room, socket: ClientConnection) -> None:
        async for _ in socket:
            room.hear(room.awaited)

    for number in range(tables):
        room = Room()
        rooms.append(room)
        for _ in range(SEATS):
            socket = await connect(f"{address.replace('http', 'ws')}/room/{number}", ping_interval=None)
            room.sockets.append(socket)
            listeners.append(asyncio.create_task(listen(room, socket)))
    load.memory_a_socket = (program.memory() - before) / (tables * SEATS)

    async def move(room: Room) -> None:
        room.awaited += 1
        room.arrived = asyncio.Event()
        began = time.perf_counter()
        await room.sockets[room.awaited % SEATS].send("move")
        await room._timed(load, began)

    await drive(rooms, load, seconds, move)
    await _hang_up(rooms, listeners)
    return load


async def _hang_up(rooms: list[Room], listeners: list[asyncio.Task[None]]) -> None:
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    for room in rooms:
        for socket in room.sockets:
            socket.transport.abort()


BARE = """
import sys
from granian import Granian
Granian("benchmarks.bare:app", address="127.0.0.1", port=int(sys.argv[1]), interface="asgi", websockets=True).serve()
"""


def measure(
    name: str, tables: int, seconds: float, *, database: str = "", redis: str = "", workers: int = 1
) -> str:
    """One line: a server is started, loaded and ended."""
    port = free_port("127.0.0.1")
    address = f"http://127.0.0.1:{port}"
    freely = {
        "DETHRONE_MESSAGES_RATE": "1000",
        "DETHRONE_REQUESTS_RATE": "100000",
        "DETHRONE_MOST_TABLES": "1000000",
    }
    freely["DETHRONE_MOST_SOCKETS"] = "1000000"
    if name == "bare rooms":
        program = Program("-c", BARE, str(port))
        work = bare_load
    else:
        words = [
            "-m",
            "dethrone",
            "serve",
            "--port",
            str(port),
            "--database",
            database,
            "--workers",
            str(workers),
        ]
        program = Program(*words, *(["--redis", redis] if redis else []), **freely)
        work = tables_load

    async def go() -> Load:
        await until_ready(address)
        return await work(address, tables, seconds, program)

    try:
        return asyncio.run(go()).row(name, tables)
    finally:
        program.stop()


def main() -> None:
    """All of it, or as much as is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--seconds", type=float, default=20.0)
    options = parser.parse_args()
    print(
        "| server | tables × seats | moves/s | p50 / p99 ms | lost | memory a socket |\n|---|---|---|---|---|---|"
    )
    for tables in options.tables:
        print(measure("bare rooms", tables, options.seconds), flush=True)
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{folder}/server.sqlite"
            print(measure("table server, SQLite", tables, options.seconds, database=database), flush=True)


if __name__ == "__main__":
    main()
