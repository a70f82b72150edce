"""People at tables: each with two devices at any workers, telling each other aloud what was acknowledged."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from dethrone.server import app as server
from dethrone.table import wire
from dethrone.table.talk import Chip

if TYPE_CHECKING:
    from tests.server.simulation.world import Worker, World

PATIENCE = 20.0  # seconds for which somebody waits for an answer before they ask again
OUTAGE = ("server-store-down",)
Look = dict[str, Any]


class Device:
    """A connection to a table that comes back by itself, and what it was told."""

    def __init__(self, person: Person, number: int) -> None:
        self.person, self.world, self.number = person, person.world, number
        self.look: Look = {}
        self.worker: Worker | None = None
        self.is_welcome = False
        self.connections = 0
        self.reads = asyncio.Event()  # cleared: it takes nothing that is sent
        self.reads.set()
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._closed = asyncio.Event()

    async def live(self) -> None:
        """Come, stay for a while, and come again."""
        luck = self.person.luck
        while True:
            workers = [one for one in self.world.workers if one.power.is_on]
            if workers:
                await self.connect(luck.choice(workers), Random(luck.random()))
            await asyncio.sleep(luck.uniform(0.05, 1.0))

    async def connect(self, worker: Worker, luck: Random, lasts: float = 0.0) -> None:
        """A connection from hello until one side hangs up."""
        self._inbox, self._closed, self.worker = asyncio.Queue(), asyncio.Event(), worker
        self.connections += 1
        inbox, closed, arrives = self._inbox, self._closed, 0.0
        loop = self.world.loop

        async def send(message: MutableMapping[str, Any]) -> None:
            nonlocal arrives
            await self.reads.wait()
            if closed.is_set():
                raise OSError("broken pipe")
            arrives = max(arrives + 1e-6, loop.time() + luck.expovariate(1 / 0.01))
            loop.call_at(arrives, self._arrived, message, closed)

        number = self.world.connections = self.world.connections + 1
        scope = {
            "type": "websocket", "path": "/", "headers": [], "client": (f"10.0.0.{number}", 1), "number": number,
            "subprotocols": [], "app": worker.app, "query_string": b"", "scheme": "ws", "extensions": {},
        }  # fmt: skip
        inbox.put_nowait({"type": "websocket.connect"})
        hello: dict[str, Any] = {"type": "hello", "version": 1, "key": self.person.key, "wants_lines": False}
        if self.look and luck.random() < 0.8:
            hello |= {"since": self.look["revision"], "viewer": self.look["viewer"]}
        inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
        worker.begin(server._socket(WebSocket(scope, inbox.get, send), self.person.table_id))
        lasts = lasts or luck.choice((5.0, 60.0, 600.0)) * max(1.0, self.person.pace / 4)
        try:
            async with asyncio.timeout(lasts):
                while True:  # a client pings
                    with suppress(TimeoutError):
                        async with asyncio.timeout(45):
                            await closed.wait()
                            return
                    inbox.put_nowait({"type": "websocket.receive", "text": '{"type":"ping"}'})
        except TimeoutError:
            pass
        finally:
            self.is_welcome = False
            closed.set()
            inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def drop(self) -> None:
        """The connection breaks."""
        self._closed.set()

    def ask(self, message: dict[str, Any]) -> asyncio.Event:
        """Send something; what is given back is set when no answer will come."""
        data = {"type": "websocket.receive", "text": json.dumps(message)}
        self.world.loop.call_later(self.person.luck.expovariate(1 / 0.01), self._inbox.put_nowait, data)
        return self._closed

    def _arrived(self, frame: MutableMapping[str, Any], closed: asyncio.Event) -> None:
        if closed.is_set():
            return
        if frame["type"] == "websocket.close":
            closed.set()
        elif frame["type"] == "websocket.send":
            self._heard(json.loads(frame["text"]))

    def _heard(self, message: dict[str, Any]) -> None:
        self.world.note(f"{self.person.name}{self.number} hears {_short(message)}")
        match message["type"]:
            case "welcome":
                self.is_welcome = True
                if message["look"] is not None:
                    self._show(message["look"])
                for one in message["missed"]:
                    self._show(wire.fold(self.look, one["message"]), one["message"]["revision"])
                self.person.news.set()
            case "told":
                self._show(wire.fold(self.look, message["message"]), message["message"]["revision"])
                self.person.news.set()
            case "done" | "refusal":
                self.person.answered(message)

    def _show(self, look: Look, revision: int | None = None) -> None:
        """What is told must be in the log, in its order, and as the log says."""
        world, who = self.world, f"{self.person.name}{self.number}"
        if revision is not None and self.look and revision != self.look["revision"]:
            world.wrong("order", f"{who} had {self.look['revision']} and was told {revision}")
        self.look = look
        true = world.truths[self.person.table_id].look(look["revision"], look["viewer"])
        if true is None:
            world.wrong("not written", f"{who} was told of revision {look['revision']}")
        elif true != look:
            parts = [name for name in true if look.get(name) != true[name]]
            world.wrong("not as the log says", f"{who} at {look['revision']}: {parts}")


@dataclass
class Company:
    """The people of a table, in one room: what one is told, all know."""

    people: list[Person] = field(default_factory=list)
    sat: set[str] = field(default_factory=set)


class Person:
    """Somebody at a table, who does what their devices show to be possible."""

    def __init__(
        self, world: World, company: Company, name: str, key: str, *, table_id: str, seat: int, pace: float
    ) -> None:
        self.world, self.company, self.name, self.key = world, company, name, key
        self.table_id, self.seat, self.pace = table_id, seat, pace
        self.luck = Random(f"{world.seed} {name}")
        self.devices = [Device(self, number) for number in range(2)]
        self.news = asyncio.Event()
        self._asked = 0
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        company.people.append(self)

    def answered(self, message: dict[str, Any]) -> None:
        """An answer came."""
        future = self._answers.get(message["id"])
        if future is not None and not future.done():
            future.set_result(message)

    async def live(self) -> None:
        """Do something now and then."""
        while not self.world.is_ending:
            command = self._choice()
            if command is not None:
                await self._ask(command)
            if command is None or self.luck.random() < 0.7:
                await asyncio.sleep(self.luck.expovariate(1 / self.pace))

    @property
    def _look(self) -> Look:
        """The newest of what the devices show."""
        return max((one.look for one in self.devices), key=lambda look: look.get("revision", -1))

    def _choice(self) -> dict[str, Any] | None:
        look, luck = self._look, self.luck
        if not look:
            return None
        if self.name not in self.company.sat:
            return {"do": "sit", "seat": self.seat, "nonce": str(luck.randrange(1000))}
        if look["stage"] == "gathering" and len(self.company.sat) == len(self.company.people):
            return {"do": "start"}
        if not isinstance(look["viewer"], int):
            return None
        for question in look["questions"]:
            if question["seat"] == look["viewer"] and luck.random() < 0.9:
                return self._reply(look, question)
        return self._aside(look)

    def _reply(self, look: Look, question: dict[str, Any]) -> dict[str, Any] | None:
        number = question["number"]
        match question["asks"]:
            case "move":
                moves = [one["text"] for one in look["legal_moves"]]
                return (
                    {"do": "act", "question": number, "moves": [self.luck.choice(moves)]} if moves else None
                )
            case "word":
                return {"do": "say", "question": number, "move": None}
        return {"do": "vote", "question": number, "is_yes": self.luck.random() < 0.8}

    def _aside(self, look: Look) -> dict[str, Any] | None:
        luck, stage = self.luck, look["stage"]
        if stage == "over":
            again: dict[str, Any] = {"do": "propose", "wish": {"is": "rematch", "is_same_deal": False}}
            return luck.choice([again, {"do": "chat", "text": "again?"}])
        if stage == "paused":
            return {"do": "resume"}
        if stage == "playing" and luck.random() < 0.15:
            can: list[dict[str, Any]] = [{"do": "remind", "chip": Chip.GOAL.value}, {"do": "pause"}]
            return luck.choice([*can, {"do": "propose", "wish": {"is": "undo"}}] if look["can_undo"] else can)
        return None

    async def _ask(self, command: dict[str, Any]) -> None:
        """Ask until there is an answer: lost ones are asked for again by the same id, on any device."""
        self._asked += 1
        id = f"{self.name}-{self._asked}"
        asked = {**command, "id": id}
        truth = self.world.truths[self.table_id]
        first, tries = len(truth.entries), 0
        while True:
            devices = [one for one in self.devices if one.is_welcome]
            if not devices:
                await asyncio.sleep(0.2)
                continue
            future = self._answers[id] = self.world.loop.create_future()
            device, tries = self.luck.choice(devices), tries + 1
            self.world.note(f"{self.name}{device.number} asks {asked}")
            closed = asyncio.ensure_future(device.ask({"type": "do", "command": asked}).wait())
            await asyncio.wait((future, closed), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            closed.cancel()
            if future.done():
                answer = future.result()
                if answer["type"] == "refusal" and answer["error"]["reason"] in OUTAGE:
                    await asyncio.sleep(1)
                    continue
                break
        self._check(asked, answer, first, is_once=tries == 1)

    def _check(self, asked: dict[str, Any], answer: dict[str, Any], first: int, *, is_once: bool) -> None:
        world, truth = self.world, self.world.truths[self.table_id]
        world.answers += 1
        if answer["type"] == "done":
            if asked["do"] == "sit":
                self.company.sat.add(self.name)
            if answer["revision"] > len(truth.entries):
                world.wrong("not in the log", f"{asked}: {answer['revision']} of {len(truth.entries)}")
            world.acknowledged.append((self.table_id, asked["id"], answer["revision"]))
            return
        world.refused += 1
        command = wire.read_command(asked)
        if is_once and truth.fits(command, self.name, first, len(truth.entries)):
            world.wrong("refused though it fits", f"{asked}: {answer['error']['reason']}")


def _short(message: dict[str, Any]) -> str:
    what: Callable[..., Any] = {
        "told": lambda: (message["message"]["revision"], message["message"]["what"]["what"]),
        "done": lambda: (message["id"], message["revision"]),
        "refusal": lambda: (message["id"], message["error"]["reason"]),
        "there": lambda: message["seats"],
    }.get(message["type"], lambda: "")
    return f"{message['type']} {what()}"
