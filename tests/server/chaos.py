"""Games over sockets while everything fails: processes are killed, engines restarted, clients dropped.

python -m tests.server.chaos --games 200 --kills 20 --engine postgresql
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
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from sqlalchemy import func, select

from dethrone import games
from dethrone.client import Link, Refused, Server, play
from dethrone.contract import KEEPER
from dethrone.players import player
from dethrone.server.store.schema import ENTRIES, GAMES, TABLES
from dethrone.server.store.store import engine_for
from dethrone.sheet import Record
from dethrone.table import Table, wire
from dethrone.table.messages import Stage
from dethrone.trust import trusted
from tests.server.engines import Postgres, Redis, free_port
from tests.waiting import HANGS, wait_until

ROOT = Path(__file__).parents[2]
TABLES_PLAYED = [
    ("regicide", ["me", "greedy"]),
    ("regidice", ["me", "greedy"]),
    ("regicide", ["me", "open", "novice"]),
    ("regicide", ["me"]),
    ("regidice", ["me", "open"]),
]


class Process:
    """A server in processes of its own, that can be killed like by a power cut."""

    def __init__(self, database: str, redis: str = "", workers: int = 1) -> None:
        self.port = free_port()
        self._options = ["--port", str(self.port), "--database", database, "--workers", str(workers)]
        self._options += ["--redis", redis] if redis else []
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def group(self) -> int:
        """The processes that it runs as."""
        assert self._process is not None
        return os.getpgid(self._process.pid)

    def start(self) -> None:
        """Run, and wait until it answers."""
        variables = {**os.environ, "DETHRONE_MESSAGES_RATE": "1000", "DETHRONE_MOST_SOCKETS": "5000"}
        variables |= {"DETHRONE_MOST_TABLES": "5000", "DETHRONE_REQUESTS_RATE": "5000"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "dethrone", "serve", *self._options],
            cwd=ROOT,
            env=variables,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        with httpx.Client(timeout=HANGS, verify=trusted(has_settings=True)) as client:
            wait_until(lambda: self._answers(client), "the server")

    def _answers(self, client: httpx.Client) -> bool:
        assert self._process is not None
        assert self._process.poll() is None
        with suppress(httpx.HTTPError):
            return client.get(f"{self.address}/readyz").status_code == 200
        return False

    def kill(self) -> None:
        """SIGKILL for all of it at once."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@dataclass
class Report:
    """What happened."""

    finished: int = 0
    kills: int = 0
    restarts: int = 0
    drops: int = 0
    asked_again: int = 0  # for tables, because the server was killed before it answered
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


async def one_game(address: str, number: int, luck: random.Random, report: Report) -> None:
    """People come, sit down and play; their connections break now and then."""
    game, seats = TABLES_PLAYED[number % len(TABLES_PLAYED)]
    mine = [seat for seat, who in enumerate(seats) if who in ("me", "open")]
    servers = [await _somebody(address, f"P{number}-{seat}", report) for seat in mine]
    table = await _patiently(lambda: servers[0].open_table(game, seats), report)

    async def sit(server: Server, seat: int) -> str:
        async with server.link(table) as link:
            dropper = asyncio.create_task(_drop(link, luck, report))
            try:
                if seat != mine[0]:
                    await link.do({"do": "sit", "seat": seat})
                    await link.do({"do": "start"})
                return await play(link, player("greedy", game=game, seed=number))
            finally:
                dropper.cancel()

    results = await asyncio.gather(*(sit(server, seat) for server, seat in zip(servers, mine, strict=True)))
    if len(set(results)) != 1:
        report.problems.append(f"{table}: {results}")
    report.finished += 1
    for server in servers:
        await server.close()


async def _drop(link: Link, luck: random.Random, report: Report) -> None:
    while True:
        await asyncio.sleep(luck.uniform(0.5, 6))
        report.drops += await link.drop()


async def _somebody(address: str, name: str, report: Report) -> Server:
    server = Server(address)
    await _patiently(lambda: server.become(name), report)
    return server


async def _patiently(ask: Callable[[], Awaitable[str]], report: Report) -> str:
    while True:
        try:
            return await ask()
        except (httpx.HTTPError, OSError, Refused):
            report.asked_again += 1
            await asyncio.sleep(0.2)  # the server is being killed, or has lost its database


async def play_all(process: Process, count: int, report: Report, seed: int, at_once: int = 20) -> None:
    """All games, some at a time."""
    luck, gate = random.Random(seed), asyncio.Semaphore(at_once)

    async def gated(number: int) -> None:
        async with gate:
            await one_game(process.address, number, random.Random(luck.random()), report)

    await asyncio.gather(*(gated(number) for number in range(count)))


async def break_things(
    process: Process, engines: Sequence[Postgres | Redis], kills: int, pause: float, report: Report
) -> None:
    """Kill the server so many times, and restart an engine after each."""
    for number in range(kills):
        await asyncio.sleep(pause)
        await asyncio.to_thread(process.kill)
        report.kills += 1
        if engines:
            engine = engines[number % len(engines)]
            await asyncio.to_thread(engine.stop)
            await asyncio.to_thread(engine.start)
            report.restarts += 1
        await asyncio.to_thread(process.start)
        if engines:
            await asyncio.sleep(pause / 2)  # and one while the server runs
            engine = engines[(number + 1) % len(engines)]
            await asyncio.to_thread(engine.stop)
            await asyncio.to_thread(engine.start)
            report.restarts += 1


def check_logs(database: str, report: Report) -> None:
    """Every log is whole and in order, and leads to the game that was recorded."""
    engine, orphans = engine_for(database), 0
    with engine.connect() as connection:
        for head in connection.execute(select(TABLES)).all():
            bodies = connection.scalars(
                select(ENTRIES.c.body).where(ENTRIES.c.table_id == head.id).order_by(ENTRIES.c.revision)
            ).all()
            entries = [wire.read_entry(json.loads(body)) for body in bodies]
            table = Table.replay(entries)
            if [entry.revision for entry in entries] != list(range(head.revision)):
                report.problems.append(f"{head.id}: the log has gaps")
            ids = [(entry.by, entry.command) for entry in entries if entry.command]
            deeds = [(entry.by, entry.command, entry.what) for entry in entries if entry.command]
            if len(set(map(str, deeds))) != len(deeds) and len(ids) != len(set(ids)):
                report.problems.append(f"{head.id}: something was applied twice")
            if table.stage is not Stage.OVER:
                orphans += 1  # opened, but the answer was lost, so nobody ever came
                continue
            kept = connection.execute(select(GAMES.c.record).where(GAMES.c.table_id == head.id)).scalar()
            if kept is None:
                report.problems.append(f"{head.id}: the game was not recorded")
                continue
            verified = games.kind(head.game).verify(Record.parse(kept))
            if not verified.is_chance_proved or verified.game != games.kind(head.game).replay(
                table.record(KEEPER)
            ):
                report.problems.append(f"{head.id}: the record is of another game")
        count = connection.scalar(select(func.count()).select_from(GAMES))
    engine.dispose()
    if orphans > report.asked_again:
        report.problems.append(
            f"{orphans} games are not over, and {report.asked_again} tables were asked for again"
        )
    if count != report.finished:
        report.problems.append(f"{count} games recorded, {report.finished} finished")


def run(
    count: int, kills: int, *, engine: str, workers: int = 1, pause: float = 2.0, seed: int = 1
) -> Report:
    """Play games while things break; what happened."""
    report, began = Report(), time.monotonic()
    engines: list[Postgres | Redis] = []
    with tempfile.TemporaryDirectory() as folder:
        database, redis = f"sqlite:///{folder}/server.sqlite", ""
        if engine == "postgresql":
            postgres, queue = Postgres(), Redis()
            engines, database, redis = [postgres, queue], postgres.address, queue.address
        process = Process(database, redis, workers)
        process.start()

        async def both() -> None:
            playing = asyncio.create_task(play_all(process, count, report, seed))
            breaking = asyncio.create_task(break_things(process, engines, kills, pause, report))
            await asyncio.gather(playing, breaking)

        try:
            asyncio.run(both())
            check_logs(database, report)
        finally:
            process.kill()
            for one in engines:
                one.close()
    report.seconds = time.monotonic() - began
    return report


def main() -> None:
    """The long version, by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--engine", choices=("sqlite", "postgresql"), default="postgresql")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    workers = options.workers if options.engine == "postgresql" else 1
    report = run(options.games, options.kills, engine=options.engine, workers=workers)
    print(report)
    sys.exit(bool(report.problems or report.finished != options.games))


if __name__ == "__main__":
    main()
