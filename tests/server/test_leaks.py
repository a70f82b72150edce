"""Two tables that differ only in what one viewer may not know: what this viewer is sent is the same, to the byte."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from dethrone import games
from dethrone.client import Server
from dethrone.contract import KEEPER, Game, Move, View
from dethrone.server.bus import Alone
from dethrone.server.held import Held
from dethrone.table import Asks, Open, Stage
from tests.contract.tables import wander, world
from tests.server.conftest import Serving

Run = Callable[..., Any]
NOW = 1_000_000.0
STEPS, ENOUGH, WORLDS = 8, 3, 60
GAMES = [("regicide", "official", 3, 3), ("regicide", "open-order", 2, 2), ("regidice", "rulebook", 3, 5)]
VIEWERS = ["seat 0", "seat 1", "watcher", "consented", "stranger"]


class Recorded(Alone):
    """A bus that remembers what was told."""

    def __init__(self) -> None:
        self.notices: list[dict[str, Any]] = []

    def tell(self, notice: dict[str, Any]) -> None:
        """Write it down."""
        self.notices.append(notice)


class Ears:
    """One connection, and every frame that came by it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.frames, self.pings = socket, list[str](), 0

    @classmethod
    async def at(cls, serving: Serving, table: str, key: str | None) -> Ears:
        """Connect, and hear the welcome."""
        port = serving.settings.port
        ears = cls(await connect(f"ws://127.0.0.1:{port}/api/v1/tables/{table}/socket"))
        await ears.send({"type": "hello", "version": 1, "key": key, "wants_options": True})
        await ears.settle()
        return ears

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def settle(self) -> None:
        """Hear all that was sent before now."""
        self.pings += 1
        await self.send({"type": "ping", "id": f"settled {self.pings}"})
        while True:
            frame = str(await self.socket.recv())
            self.frames.append(frame)
            if json.loads(frame) == {"type": "pong", "id": f"settled {self.pings}"}:
                return

    async def do(self, command: dict[str, Any]) -> None:
        await self.send({"type": "do", "command": command})
        await self.settle()


def sight(game: Game, move: Move, seat: int, eyes: int | None) -> object:
    """What somebody would see of a move; None if it ends the game, which shows everything."""
    trial, wire = game.copy(), games.kind(game.record().game).wire()
    step = trial.push(move, seat=seat)
    events = [json.dumps(wire.event(event)) for event in step.events(eyes)]
    return None if trial.is_over else (step.after(eyes), events)


def twins(first: Game, other: Game, eyes: int | None) -> tuple[Move, Move] | None:
    """A move for each game that look the same."""
    assert first.decider is not None
    seen = [(move, sight(first, move, first.decider, eyes)) for move in first.legal_moves()]
    for twin in other.legal_moves():
        what = sight(other, twin, first.decider, eyes)
        for move, same in seen:
            if what is not None and what == same:
                return move, twin
    return None


def lines(first: Game, other: Game, eyes: int | None) -> list[tuple[str, str]]:
    """Moves that look the same in both, as long as there are some."""
    first, other, found = first.copy(), other.copy(), list[tuple[str, str]]()
    while len(found) < STEPS and (pair := twins(first, other, eyes)):
        seat = first.decider
        first.push(pair[0], seat=seat)
        other.push(pair[1], seat=seat)
        found.append((str(pair[0]), str(pair[1])))
    return found


def alike(view: View, eyes: int | None) -> tuple[Game, Game, list[tuple[str, str]]]:
    """Two games that look the same, and go on to do so for some moves."""
    first = world(view, 0)
    others = (world(view, seed) for seed in range(1, WORLDS))
    pairs = ((first, other, lines(first, other, eyes)) for other in others)
    return next(one for one in pairs if len(one[2]) >= ENOUGH)


class Pair:
    """Two tables, the people at them, and what the one viewer is sent at each."""

    def __init__(self, serving: Serving, people: list[Server], viewer: Server | None) -> None:
        self.serving, self.people, self.viewer = serving, people, viewer
        self.helds: list[Held] = []
        self.lines: list[tuple[str, str]] = []
        self.ears: list[Ears] = []
        self.others: list[list[Ears]] = []
        self.rest: list[list[str]] = [[], []]

    async def open(self, game: str, rules: str, players: int, moves: int, eyes: int | None) -> None:
        kind = games.kind(game)
        *_, played = wander(kind, rules, players, seed=5, moves=moves)
        assert not played.is_over
        first, other, self.lines = alike(played.view(eyes), eyes)
        for start in (first, other):
            opening = self.serving.rooms.keeper.open(
                game, [Open()] * players, by=None, start=start, root=bytes(32)
            )
            held = self.serving.inside(opening)
            self.helds.append(held)
            self.others.append([await Ears.at(self.serving, held.head.id, one.key) for one in self.people])
            for seat, ears in enumerate(self.others[-1]):
                await ears.do({"do": "sit", "seat": seat, "id": f"sit {seat}"})
            key = None if self.viewer is None else self.viewer.key
            self.ears.append(await Ears.at(self.serving, held.head.id, key))
            await self.others[-1][0].do({"do": "start", "id": "start"})
        await self.look()

    async def do(self, seat: int, *commands: dict[str, Any]) -> None:
        """A command at both tables, or one for each."""
        for table, command in enumerate((commands * 2)[:2]):
            await self.others[table][seat].do(command)
            await self.ears[table].settle()

    async def play(self) -> None:
        """Moves that look alike."""
        for number, texts in enumerate(self.lines):
            question = next(one for one in self.helds[0].table.questions if one.asks is Asks.MOVE)
            act = {"do": "act", "question": question.number, "id": f"act {number}"}
            await self.do(question.seat, *({**act, "moves": [text]} for text in texts))
            assert [held.table.stage for held in self.helds] == [Stage.PLAYING] * 2

    async def pry(self) -> None:
        """The viewer tries things: what is refused is refused alike."""
        moves = [str(move) for held in self.helds for move in held.table.game.legal_moves()[:4]]
        for ears, held in zip(self.ears, self.helds, strict=True):
            for number, move in enumerate(moves):
                await ears.send({"type": "preview", "id": f"p{number}", "move": move})
                question = held.table.number(Asks.MOVE)
                act = {
                    "do": "act",
                    "question": question,
                    "moves": [move, "yield", "no"],
                    "id": f"pry {number}",
                }
                await ears.do(act)

    async def look(self) -> None:
        """All that can be asked without a socket."""
        key = None if self.viewer is None else self.viewer.key
        for number, held in enumerate(self.helds):
            async with Server(self.serving.address, key) as asker:
                for path in ("", "/history"):
                    found = await asker.ask("GET", f"/tables/{held.head.id}{path}")
                    self.rest[number].append(json.dumps(found))

    def heard(self) -> list[str]:
        """Everything that was sent to the viewer at each table; a table's own id does not count."""
        return [
            "\n".join([*self.rest[number], *self.ears[number].frames]).replace(held.head.id, "TABLE")
            for number, held in enumerate(self.helds)
        ]

    async def close(self) -> None:
        for ears in (*self.ears, *(one for some in self.others for one in some)):
            await ears.socket.close()


async def traffic(serving: Serving, case: tuple[str, str, int, int], who: str) -> Pair:
    """Play at two tables that are alike to somebody."""
    game, rules, players, moves = case
    people = [Server(serving.address) for _ in range(players)]
    for number, server in enumerate(people):
        await server.become(f"Ada {number}")
    seat = int(who[-1]) if who.startswith("seat") else 1 if who == "consented" else None
    viewer = people[seat] if who.startswith("seat") and seat is not None else None
    if who in ("watcher", "consented"):
        viewer = Server(serving.address)
        await viewer.become("Eve")
    pair = Pair(serving, people, viewer)
    await pair.open(game, rules, players, moves, seat)
    if who == "consented":
        await pair.do(1, {"do": "consent", "name": "Eve", "id": "consent"})
    await pair.play()
    await pair.pry()
    await pair.do(0, {"do": "pause", "id": "pause"})
    await pair.do(0, {"do": "resume", "id": "resume"})
    await pair.look()
    await pair.close()
    for server in (*people, *filter(None, (viewer,))):
        await server.close()
    return pair


@pytest.mark.parametrize("who", VIEWERS)
@pytest.mark.parametrize("case", GAMES, ids=str)
def test_nobody_is_sent_what_they_may_not_know(
    serving: Serving, run: Run, caplog: pytest.LogCaptureFixture, case: tuple[str, str, int, int], who: str
) -> None:
    caplog.set_level(logging.DEBUG, "dethrone")
    keeper, bus = serving.rooms.keeper, Recorded()
    keeper.now, keeper.bus = lambda: NOW, bus
    pair = run(traffic(serving, case, who))
    assert len(pair.lines) >= ENOUGH
    first, other = pair.heard()
    assert len(first) > 5_000
    assert first == other
    hidden = [str(held.table.game.record(KEEPER)) for held in pair.helds]
    assert hidden[0] != hidden[1]  # the tables do differ
    for held in pair.helds:
        told = [notice for notice in bus.notices if notice["table"] == held.head.id]
        assert {name for notice in told for name in notice} <= {"table", "revision", "there"}
    assert [one.getMessage() for one in caplog.records if one.name.startswith("dethrone")] == []


def test_the_leak_test_would_notice(serving: Serving, run: Run) -> None:
    """To somebody else the same two tables are not alike."""
    serving.takes(lambda: NOW)

    async def go() -> tuple[str, ...]:
        people = [Server(serving.address) for _ in range(2)]
        for number, server in enumerate(people):
            await server.become(f"Ada {number}")
        pair = Pair(serving, people, people[1])
        await pair.open("regicide", "official", 2, 2, eyes=0)
        await pair.close()
        for server in people:
            await server.close()
        return tuple(pair.heard())

    first, other = run(go())
    assert first != other
