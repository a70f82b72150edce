"""Workers over one database and one Redis, people at tables, and whatever can go wrong; all of it from one seed."""

from __future__ import annotations

import asyncio
import contextvars
import hashlib
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest import mock

from dethrone.server import ids, thinking
from dethrone.server.app import Rooms
from dethrone.server.bus import RedisBus
from dethrone.server.settings import Settings
from dethrone.server.speaking import Speaker
from dethrone.table.seats import Bot, Open, Seat
from tests.server.databases import up_to_date
from tests.server.simulation.clock import POWER, Power, Simulated
from tests.server.simulation.database import Truth, Writer, store_of
from tests.server.simulation.people import Company, Person
from tests.server.simulation.redis import Client, Redis

Result = TypeVar("Result")
SHAPES = [("regicide", 2, 0), ("regicide", 2, 1), ("regidice", 2, 0), ("regicide", 3, 0), ("regidice", 1, 1)]
HEAL = 12.0  # seconds after which nobody may be behind any more
ALL = ("outage", "blink", "unheard", "lossy", "kill", "no database", "slow", "drop")
CONNECTED = ("blink", "slow", "drop")  # what must be mended at once, for every subscription is renewed


@dataclass
class Found:
    """What a simulation came to."""

    seed: int
    hours: float = 0.0  # of tables
    answers: int = 0
    refused: int = 0
    entries: int = 0
    faults: int = 0
    problems: list[tuple[str, str]] = field(default_factory=list)
    trace: str = ""

    @property
    def kinds(self) -> set[str]:
        """What sorts of problems there are."""
        return {kind for kind, _ in self.problems}


class Guessed:
    """Secrets that are none: from a seed."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self.randbits, self.choice = luck.getrandbits, luck.choice

    def token_urlsafe(self, size: int) -> str:
        """So many bytes, in letters."""
        return "".join(self._luck.choices("abcdefghijklmnopqrstuvwxyz", k=-(-size * 4 // 3)))


class Worker:
    """A process of the server."""

    def __init__(self, world: World, number: int) -> None:
        self.world, self.number = world, number
        self.power = Power()
        self.context = contextvars.copy_context()
        self.context.run(POWER.set, self.power)
        self.rooms: Rooms = self.context.run(self._rooms)
        self.app = SimpleNamespace(state=SimpleNamespace(rooms=self.rooms))

    def _rooms(self) -> Rooms:
        world = self.world
        self.store = store_of(world.settings.database, world.loop, Random(world.luck.random()), world.truths)
        return Rooms(world.settings, self.store, RedisBus(Client(world.redis)), now=world.loop.now)

    @property
    def writer(self) -> Writer:
        """Its way to the database."""
        writer = self.store.appender
        assert isinstance(writer, Writer)
        return writer

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that this process does."""
        return self.world.loop.create_task(work, context=self.context.copy())

    def kill(self) -> None:
        """A power cut: nobody is told."""
        self.power.cut()
        for person in self.world.people:
            for device in person.devices:
                if device.worker is self:
                    device.drop()


class World:
    """All of it."""

    def __init__(
        self, seed: int, folder: str, *, workers: int = 2, tables: int = 4, pace: float = 4.0,
        faults: tuple[str, ...] = ALL, every: float = 15.0,
    ) -> None:  # fmt: skip
        self.seed, self.luck = seed, Random(seed)
        self.loop = Simulated(Random(self.luck.random()))
        self.settings = Settings(
            database=f"sqlite:///{Path(folder) / 'server.sqlite'}", redis="redis://simulated", bot_threads=2,
            messages_rate=1e6, messages_burst=10**6,
        )  # fmt: skip
        self.redis = Redis(self.loop, Random(self.luck.random()))
        self.truths: dict[str, Truth] = {}
        self.people: list[Person] = []
        self.acknowledged: list[tuple[str, str, int]] = []
        self.connections = self.answers = self.refused = self.faults = 0
        self.is_ending = False
        self.workers: list[Worker] = []
        self.visits: list[asyncio.Task[None]] = []
        self._count, self._tables, self._pace = workers, tables, pace
        self._kinds, self._every = faults, every
        self._problems: list[tuple[str, str]] = []
        self._trace = hashlib.sha256()
        self.notes: list[str] = []

    def note(self, what: str) -> None:
        """Something happened."""
        line = f"{self.loop.time():.6f} {what}"
        self._trace.update(line.encode())
        self.notes.append(line)

    def wrong(self, kind: str, what: str) -> None:
        """Something happened that never may."""
        self.note(f"WRONG {kind}: {what}")
        self._problems.append((kind, what))

    # -------------------------------------------------------------------- days
    async def live(self, seconds: float) -> Found:
        """All of it for so long, then quiet, and what is so then."""
        await self.start()
        tasks = [asyncio.create_task(one.live()) for one in self.people]
        devices = [asyncio.create_task(one.live()) for person in self.people for one in person.devices]
        misfortunes = asyncio.create_task(self._misfortunes())
        await asyncio.sleep(seconds)
        misfortunes.cancel()
        await asyncio.gather(misfortunes, return_exceptions=True)
        if self._kinds:  # nobody hears afterwards of what is lost in the last
            await self._misfortune(self.luck.choice(self._kinds), self.luck.choice(self.workers))
        await self._heal()
        await asyncio.sleep(self.luck.uniform(0, 0.6))
        self.is_ending = True
        await asyncio.gather(*tasks)
        await self._quiet()
        await self._agreed()
        for task in devices:
            task.cancel()
        await asyncio.gather(*devices, return_exceptions=True)
        await self.stop()
        return Found(
            self.seed, self._tables * seconds / 3600, self.answers, self.refused,
            sum(len(truth.entries) for truth in self.truths.values()), self.faults, self._problems,
            self._trace.hexdigest(),
        )  # fmt: skip

    async def start(self) -> None:
        """Workers that run, and tables."""
        self.workers = [Worker(self, number) for number in range(self._count)]
        for worker in self.workers:
            await worker.begin(worker.rooms.keeper.start())
        for number in range(self._tables):
            await self._open(number)

    async def stop(self) -> None:
        """All go home."""
        for worker in self.workers:
            await worker.begin(worker.rooms.keeper.stop())
            worker.power.cut()

    async def _open(self, number: int) -> None:
        worker = self.luck.choice(self.workers)
        game, players, bots = SHAPES[number % len(SHAPES)]
        names = [f"P{number}-{seat}" for seat in range(players)]
        seats: list[Seat] = [*(Open() for _ in names), *(Bot("greedy", "Greedy") for _ in range(bots))]
        held = await worker.begin(
            worker.rooms.keeper.open(game, seats, by=None, seed=self.luck.randrange(10**6))
        )
        self.truths[held.head.id] = Truth(list(held.table.log), names)
        company = Company()
        for seat, name in enumerate(names):
            _, key = worker.rooms.people.new(name)
            self.people.append(
                Person(self, company, name, key, table_id=held.head.id, seat=seat, pace=self._pace)
            )

    # ------------------------------------------------------------------ faults
    async def _misfortunes(self) -> None:
        while self._kinds:
            await asyncio.sleep(self.luck.expovariate(1 / self._every))
            kind = self.luck.choice(self._kinds)
            self.faults += 1
            self.note(kind)
            await self._misfortune(kind, self.luck.choice(self.workers))

    async def _misfortune(self, kind: str, worker: Worker) -> None:
        luck = self.luck
        match kind:
            case "outage" | "blink":
                self.redis.stop()
                await asyncio.sleep(luck.uniform(0.5, 8) if kind == "outage" else luck.uniform(0.001, 0.4))
                self.redis.start()
            case "unheard":  # one subscription alone breaks
                if self.redis.channels:
                    luck.choice(self.redis.channels).cut()
            case "lossy":
                self.redis.is_lossy = True
                await asyncio.sleep(luck.uniform(1, 10))
                self.redis.is_lossy = False
            case "kill":
                await self._replace(worker)
            case "no database":
                worker.writer.is_cut = True
                await asyncio.sleep(luck.choice((1, 5, 20)))
                worker.writer.is_cut = False
            case "slow":
                self.loop.is_slow = True
                await asyncio.sleep(luck.uniform(1, 10))
                self.loop.is_slow = False
            case "drop":
                luck.choice(luck.choice(self.people).devices).drop()

    async def _replace(self, worker: Worker) -> None:
        worker.kill()
        await asyncio.sleep(self.luck.uniform(0.1, 3))
        fresh = self.workers[worker.number] = Worker(self, worker.number)
        await fresh.begin(fresh.rooms.keeper.start())

    async def _heal(self) -> None:
        self.redis.start()
        self.redis.is_lossy = self.loop.is_slow = False
        for worker in self.workers:
            worker.writer.is_cut = False
            if not worker.power.is_on:
                await self._replace(worker)

    async def _quiet(self) -> None:
        """Until nothing was written for as long as nobody may be behind."""
        before = -1
        while before != (before := sum(len(truth.entries) for truth in self.truths.values())):
            await asyncio.sleep(HEAL)

    # ------------------------------------------------------------------ checks
    async def _agreed(self) -> None:
        """Everybody knows what the log says."""
        for table_id, truth in self.truths.items():
            log = self.workers[0].store.entries(table_id)
            if log != truth.entries:
                self.wrong("log", f"{table_id}: {len(log)} entries, {len(truth.entries)} were written")
            for worker in self.workers:
                held = worker.rooms.keeper.held.get(table_id)
                if held is not None and list(held.table.log) != log:
                    self.wrong("apart", f"worker {worker.number}: {held.table.revision} of {len(log)}")
        for person in self.people:
            for device in person.devices:
                true = self.truths[person.table_id]
                if device.is_welcome and device.look["revision"] != len(true.entries):
                    self.wrong(
                        "behind",
                        f"{person.name}{device.number}: {device.look['revision']} of {len(true.entries)}",
                    )
        for table_id, id, revision in self.acknowledged:
            entries = self.truths[table_id].entries
            if not any(entry.command == id for entry in entries[:revision]):
                self.wrong("acknowledged, not written", f"{table_id}: {id}")


@contextmanager
def _of_one_seed(seed: int) -> Iterator[None]:
    """Whatever else comes from chance, or from where something lies in memory, comes from the seed."""
    guessed = Guessed(Random(f"{seed} secrets"))
    logger = logging.getLogger("dethrone.server")
    level = logger.level
    with ExitStack() as stack:
        for module in (ids, thinking):
            stack.enter_context(mock.patch.object(module, "secrets", guessed))
        for room in ("hooks", "push"):
            stack.enter_context(mock.patch(f"dethrone.server.{room}.asker"))
        stack.enter_context(mock.patch.object(Speaker, "__hash__", lambda one: one._socket.scope["number"]))
        logger.setLevel(logging.CRITICAL)
        try:
            yield
        finally:
            logger.setLevel(level)


def simulate(seed: int, seconds: float = 60.0, **more: Any) -> Found:
    """What happens in a world of this seed."""
    return simulated(seed, seconds, **more)[0]


def simulated(seed: int, seconds: float = 60.0, **more: Any) -> tuple[Found, list[str]]:
    """The same, with all that happened, line by line."""
    return staged(seed, lambda world: world.live(seconds), **more)


def staged(
    seed: int, scene: Callable[[World], Coroutine[Any, Any, Result]], **more: Any
) -> tuple[Result, list[str]]:
    """What a scene comes to in a world of this seed, and all that happened."""
    with TemporaryDirectory() as folder, _of_one_seed(seed):
        world = World(seed, folder, **more)
        up_to_date(world.settings.database)
        world.loop.set_exception_handler(lambda *_: None)
        try:
            with asyncio.Runner(loop_factory=lambda: world.loop) as runner:
                return runner.run(scene(world)), world.notes
        finally:
            for worker in world.workers:
                worker.store.engine.dispose()
