"""The table server under load, beside a bare room server without rules and log: `python -m benchmarks server`.

The tables stand in the database when a server starts: so many games that it must resume. Four sit at each, at every
fourth three people and a bot. A table moves once in five seconds; what counts is the time from sending a move until
the last of those who sit there has heard of it. The bare server sends a text of usual size to everybody in the room:
it is the limit of the machine and of the load generator, which shares it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from tests.server.engines import Postgres, Redis

from benchmarks.capacity import BARE, EMBEDDED, HEAD, SCALED, row
from benchmarks.filling import BOT_EVERY, SEATS, appends_a_second, entries_in, fill, game_sizes
from benchmarks.sockets import Socket, frame
from dethrone import games
from dethrone.server.commands import free_port

ROOT = Path(__file__).parents[1]
EVERY = 5.0  # seconds between two moves of a table
WARM = 2.0  # seconds at the beginning that do not count
SECONDS = 12.0
WAIT = 10.0  # then a move counts as lost
AT_ONCE = 64  # connections that are being made
FREELY = {
    "DETHRONE_MESSAGES_RATE": "1000",
    "DETHRONE_REQUESTS_RATE": "100000",
    "DETHRONE_MOST_TABLES": "1000000",
    "DETHRONE_MOST_SOCKETS": "1000000",
    "DETHRONE_AWAY_AFTER": "100000",
}
TICKS = os.sysconf("SC_CLK_TCK")


class Question(msgspec.Struct):
    """Of a question: who is asked what."""

    seat: int
    number: int
    asks: str


class Move(msgspec.Struct):
    """Of a legal move: its text."""

    text: str


class Look(msgspec.Struct):
    """Of a look: what a player needs who does not think."""

    revision: int = -1
    questions: list[Question] | None = None
    legal_moves: list[Move] | None = None


class Message(msgspec.Struct):
    """Of a message: which entry it is about, and what changed."""

    revision: int
    look: Look


class Heard(msgspec.Struct):
    """Of what a server sends: a welcome's look, or a message."""

    type: str
    look: Look | None = None
    message: Message | None = None


READ = msgspec.json.Decoder(Heard).decode


@dataclass
class Load:
    """What was measured; times in seconds, sizes in bytes."""

    server: str
    tables: int
    sockets: int = 0
    times: list[float] = field(default_factory=list)
    lost: int = 0
    entries: int = 0
    seconds: float = 0.0
    resumed_in: float = 0.0
    memory: float = 0.0
    processor: float = 0.0
    redis_bytes: float = 0.0

    def figures(self) -> dict[str, Any]:
        """The same, worked out."""
        moves = len(self.times)
        cuts = quantiles(self.times, n=100) if moves > 1 else [0.0] * 99
        return {
            "server": self.server,
            "tables": self.tables,
            "sockets": self.sockets,
            "moves_a_second": moves / self.seconds,
            "entries_a_second": self.entries / self.seconds,
            "p50_ms": 1000 * median(self.times or [0.0]),
            "p99_ms": 1000 * cuts[98],
            "lost": self.lost,
            "bytes_a_socket": self.memory / max(1, self.sockets),
            "processor_ms_a_move": 1000 * self.processor / max(1, moves),
            "tables_resumed_a_second": self.tables / self.resumed_in if self.resumed_in else 0.0,
            "redis_bytes_a_move": self.redis_bytes / max(1, moves),
        }


class Program:
    """A server in a process group of its own."""

    def __init__(self, *words: str, **variables: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env={**os.environ, **variables},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def _stats(self) -> Iterator[list[str]]:
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                parts = path.read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            if int(parts[2]) == self._process.pid:
                yield parts

    def memory(self) -> int:
        """Bytes of all its processes."""
        return os.sysconf("SC_PAGE_SIZE") * sum(int(parts[21]) for parts in self._stats())

    def processor(self) -> float:
        """Seconds of processor time of all its processes."""
        return sum(int(parts[11]) + int(parts[12]) for parts in self._stats()) / TICKS

    def stop(self) -> None:
        """End it."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


class Room:
    """One table of the load: its sockets, what each of them may do, and who has heard."""

    def __init__(self, load: Load, people: int) -> None:
        self.load, self.people = load, people
        self.sockets: list[Socket] = []
        self.questions: list[list[Question]] = [[] for _ in range(people)]
        self.moves: list[list[Move]] = [[] for _ in range(people)]
        self.welcomed = asyncio.get_running_loop().create_future()
        self._welcomes = self.revision = self._heard = 0
        self._awaited, self._began = -1, 0.0

    def hear(self, seat: int, data: bytes) -> None:
        """Something came; keep what the seat may do, and count who has heard of the move."""
        heard = READ(data)
        look = heard.look
        if heard.message is not None:
            look = heard.message.look
            self.revision = max(self.revision, heard.message.revision + 1)
            if heard.message.revision == self._awaited:
                self.count()
        elif look is not None:
            self.revision = max(self.revision, look.revision)
            self._welcomes += 1
            if self._welcomes == self.people:
                self.welcomed.set_result(None)
        if look is not None and look.questions is not None:
            self.questions[seat] = look.questions
        if look is not None and look.legal_moves is not None:
            self.moves[seat] = look.legal_moves

    def count(self) -> None:
        """One more has heard."""
        self._heard += 1
        if self._heard == self.people:
            self._awaited = -1
            if self._began:
                self.load.times.append(time.perf_counter() - self._began)

    def send(self, seat: int, data: bytes, revision: int, *, counts: bool) -> None:
        """Send a move, and wait for it."""
        if self._awaited >= 0:
            self.load.lost += 1
        self._awaited, self._heard = revision, 0
        self._began = time.perf_counter() if counts else 0.0
        self.sockets[seat].send(data)

    def move(self, *, counts: bool) -> None:
        """The first legal move of whoever is asked; a bot that is asked has its own time."""
        for seat, questions in enumerate(self.questions):
            for one in questions:
                if one.seat == seat and one.asks == "move" and self.moves[seat]:
                    command = {"do": "act", "question": one.number, "moves": [self.moves[seat][0].text]}
                    named = {"type": "do", "command": {**command, "id": str(self.revision)}}
                    self.send(seat, frame(msgspec.json.encode(named)), self.revision, counts=counts)
                    return

    def speak(self, *, counts: bool) -> None:
        """At the bare server: anything."""
        self.revision += 1
        self.send(self.revision % self.people, SPOKEN, self.revision, counts=counts)

    def hear_bare(self, _: bytes) -> None:
        """Whatever comes is what was said."""
        if self._awaited >= 0:
            self.count()

    @property
    def is_waiting(self) -> bool:
        """Whether somebody has not heard yet."""
        return self._awaited >= 0


SPOKEN = frame(b"move")


async def drive(rooms: list[Room], seconds: float, move: Callable[..., None]) -> None:
    """Every room moves once in a while, each at its own moment."""
    loop, luck, done = asyncio.get_running_loop(), random.Random(1), asyncio.Event()
    begun = loop.time()

    def tick(room: Room) -> None:
        now = loop.time() - begun
        if now < WARM + seconds:
            move(room, counts=now >= WARM)
            loop.call_later(EVERY, tick, room)

    for room in rooms:
        loop.call_later(luck.uniform(0, EVERY), tick, room)
    loop.call_later(WARM + seconds, done.set)
    await done.wait()
    until = loop.time() + WAIT
    while any(room.is_waiting for room in rooms) and loop.time() < until:
        await asyncio.sleep(0.05)


async def until_ready(address: str) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient() as http:
        for _ in range(1200):
            try:
                if (await http.get(f"{address}/healthz", timeout=2)).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.05)
    raise TimeoutError(address)


async def sit_down(
    rooms: list[Room], port: int, path: Callable[[int], str], hello: Callable[[int], bytes]
) -> None:
    """A socket for everybody at every table, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(number: int, room: Room) -> None:
        async with gate:
            for seat in range(room.people):
                words = hello(seat)
                hear = room.hear_bare if not words else lambda data, seat=seat: room.hear(seat, data)
                room.sockets.append(await Socket.connect(port, path(number), hear))
                if words:
                    room.sockets[-1].send(words)
            if hello(0):
                await room.welcomed

    await asyncio.gather(*(come(number, room) for number, room in enumerate(rooms)))


@dataclass(frozen=True, slots=True)
class Setup:
    """What is measured: which server, on which engines, with how many processes."""

    name: str
    database: str = ""
    redis: str = ""
    workers: int = 1

    def start(self, port: int) -> Program:
        """The server."""
        if not self.database:
            return Program("-m", "benchmarks.bare", str(port))
        words = ["-m", "dethrone", "serve", "--port", str(port), "--database", self.database]
        words += ["--workers", str(self.workers), *(["--redis", self.redis] if self.redis else [])]
        return Program(*words, **FREELY)


def measure(setup: Setup, tables: int, seconds: float = SECONDS) -> Load:
    """A server is started, its tables resumed, loaded and ended."""
    ids, keys = fill(setup.database, tables) if setup.database else ([], [])
    written = entries_in(setup.database) if setup.database else 0
    port = free_port("127.0.0.1")
    load, program = Load(setup.name, tables), setup.start(port)
    try:
        asyncio.run(_measure(setup, load, program, port=port, ids=ids, keys=keys, seconds=seconds))
    finally:
        program.stop()
    if setup.database:
        load.entries = entries_in(setup.database) - written
    return load


async def _measure(
    setup: Setup, load: Load, program: Program, *, port: int, ids: list[str], keys: list[str], seconds: float
) -> None:
    await until_ready(f"http://127.0.0.1:{port}")
    people = [SEATS - (bool(ids) and number % BOT_EVERY == 0) for number in range(load.tables)]
    rooms = [Room(load, count) for count in people]
    load.sockets = sum(people)
    before, began = program.memory(), time.perf_counter()
    hellos = [
        frame(json.dumps({"type": "hello", "version": 1, "key": key, "language": "en"}).encode())
        for key in keys
    ]
    await sit_down(
        rooms,
        port,
        (lambda number: f"/api/v1/tables/{ids[number]}/socket")
        if ids
        else (lambda number: f"/room/{number}"),
        (lambda seat: hellos[seat]) if ids else (lambda _: b""),
    )
    load.resumed_in = time.perf_counter() - began
    load.memory = program.memory() - before
    spent, sent, began = program.processor(), _sent(setup.redis), time.perf_counter()
    await drive(rooms, seconds, Room.move if ids else Room.speak)
    load.seconds = seconds
    share = seconds / (time.perf_counter() - began)  # what was spent while it was warming up does not count
    load.processor = share * (program.processor() - spent)
    load.redis_bytes = share * (_sent(setup.redis) - sent)
    for room in rooms:
        for socket in room.sockets:
            socket.close()


def _sent(address: str) -> int:
    """Bytes that Redis has taken and given so far."""
    if not address:
        return 0
    import redis  # noqa: PLC0415 (an extra)

    client: Any = redis.Redis.from_url(address)
    info = client.info("stats")
    client.close()
    return int(info["total_net_input_bytes"]) + int(info["total_net_output_bytes"])


@contextmanager
def engines() -> Iterator[tuple[str, str]]:
    """A PostgreSQL and a Redis of their own: their addresses."""
    postgres, queue = Postgres(), Redis()
    try:
        yield postgres.address, queue.address
    finally:
        queue.close()
        postgres.close()


SIZES = (100, 1000, 2000)


def loads(sizes: Sequence[int], seconds: float) -> Iterator[Load]:
    """All measurements, one after the other."""
    for tables in sizes:
        yield measure(Setup(BARE), tables, seconds)
        with tempfile.TemporaryDirectory() as folder:
            yield measure(Setup(EMBEDDED, f"sqlite:///{folder}/server.sqlite"), tables, seconds)
        for workers in (1, 2):
            with engines() as (database, queue):
                yield measure(Setup(SCALED[workers], database, queue, workers), tables, seconds)


def figures(sizes: Sequence[int] = SIZES, seconds: float = SECONDS) -> dict[str, Any]:
    """All that is measured of the server, as it is kept."""
    rows = []
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (most, most)
    )  # a file for each socket, here and in the servers
    print(HEAD, flush=True)
    for load in loads(sizes, seconds):
        rows.append(load.figures())
        print(row(rows[-1]), flush=True)
    found: dict[str, Any] = {"every": EVERY, "seats": SEATS, "rows": rows}
    with tempfile.TemporaryDirectory() as folder, engines() as (postgres, _):
        files = (f"sqlite:///{folder}/{number}.sqlite" for number in count())
        found["appends_a_second"] = {
            "SQLite": appends_a_second(next(files)),
            "PostgreSQL": appends_a_second(postgres),
        }
        found["games"] = {
            name: {"SQLite": game_sizes(name, next(files)), "PostgreSQL": game_sizes(name, postgres)}
            for name in games.names()
        }
    return found
