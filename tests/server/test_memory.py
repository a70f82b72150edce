"""What a table costs that is played, and that nothing of it stays when it is left. Ours alone: no transport, no RSS."""

from __future__ import annotations

import asyncio
import gc
import json
import tracemalloc
import weakref
from collections.abc import Iterator, MutableMapping
from typing import Any

import pytest
from starlette.websockets import WebSocket

from dethrone.server import app as server
from dethrone.server import held as held_room
from dethrone.server.keeper import FORGET, FORGET_OVER, SWEEP
from dethrone.table import commands as ask
from dethrone.table.messages import Asks, Stage
from dethrone.table.proposals import Resign
from dethrone.table.seats import Open
from dethrone.table.talk import Chip
from tests.server.simulation.world import Worker, World, staged

SEATS = 4
TABLES = 3
MOVES = 10
MOST = 170_000  # bytes of ours for a table with four connections; the transport's come on top (docs/serve.md)


class Party:
    """A table with its people, who are connected and read nothing that they are sent."""

    def __init__(self, worker: Worker) -> None:
        self._worker, self._keeper = worker, worker.rooms.keeper
        self.hang_ups: list[asyncio.Queue[dict[str, Any]]] = []

    async def begin(self, number: int) -> None:
        """Sit down, all of them, and deal."""
        rooms = self._worker.rooms
        self.people = [rooms.people.new(f"P{number}-{seat}") for seat in range(SEATS)]
        held = self.held = await self._keeper.open("regicide", [Open()] * SEATS, by=None, seed=number)
        for seat, (who, key) in enumerate(self.people):
            self._connect(key)
            while len(held.listeners) <= seat:
                await asyncio.sleep(0.01)
            await self._keeper.ask(held, ask.Sit(seat, id="sit"), who.id)
        await self._keeper.ask(held, ask.Start(id="start"), self.people[0][0].id)

    def _connect(self, key: str) -> None:
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope = {
            "type": "websocket", "path": "/", "headers": [], "client": (key, 1), "subprotocols": [],
            "query_string": b"", "app": self._worker.app, "scheme": "ws", "extensions": {},
            "number": len(self.hang_ups),
        }  # fmt: skip
        hello = {"type": "hello", "version": 1, "key": key}
        inbox.put_nowait({"type": "websocket.connect"})
        inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
        self._worker.begin(server._socket(WebSocket(scope, inbox.get, _unread), self.held.head.id))
        self.hang_ups.append(inbox)

    async def play(self, moves: int) -> None:
        """So many moves, as long as the game lasts."""
        table = self.held.table
        for number in range(moves):
            asked = [one for one in table.questions if one.asks is Asks.MOVE]
            if not asked or table.stage is not Stage.PLAYING:
                return
            (question,) = asked
            move = str(table.look(question.seat).legal_moves[-1])
            who, _ = self.people[question.seat]
            await self._keeper.ask(self.held, ask.Act(question.number, (move,), id=f"move {number}"), who.id)

    async def resign(self) -> None:
        """All agree that the game is lost."""
        table = self.held.table
        await self._keeper.ask(self.held, ask.Propose(Resign(), id="resign"), self.people[0][0].id)
        while votes := [one for one in table.questions if one.asks is Asks.VOTE]:
            who, _ = self.people[votes[0].seat]
            await self._keeper.ask(
                self.held, ask.Vote(votes[0].number, is_yes=True, id=f"vote {votes[0].seat}"), who.id
            )

    def leave(self) -> None:
        """All hang up."""
        for inbox in self.hang_ups:
            inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})


async def _unread(_: MutableMapping[str, Any]) -> None:
    """What is sent goes nowhere."""


async def _parties(worker: Worker, count: int, moves: int) -> list[Party]:
    parties = [Party(worker) for _ in range(count)]
    for number, party in enumerate(parties):
        await party.begin(number)
        await party.play(moves)
    return parties


def test_a_table_with_four_connections_is_small() -> None:
    async def scene(world: World) -> float:
        await world.start()
        (worker,) = world.workers
        parties = await _parties(worker, TABLES, MOVES)  # what all tables share is there then
        gc.collect()
        tracemalloc.start()
        try:
            parties += await _parties(worker, TABLES, MOVES)
            worker.power.tasks.clear()
            gc.collect()
            size, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert [len(party.held.listeners) for party in parties] == [SEATS] * TABLES * 2
        await world.stop()
        return size / TABLES

    assert staged(1, scene, workers=1, tables=0)[0] < MOST


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is freed but what nothing refers to any more."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
def test_nothing_of_a_table_stays_that_was_left() -> None:
    async def scene(world: World) -> list[tuple[int, bool]]:
        await world.start()
        (worker,) = world.workers
        over, left = await _parties(worker, 2, 1)
        await over.resign()
        assert over.held.table.stage is Stage.OVER
        keeper, found = worker.rooms.keeper, list[tuple[int, bool]]()
        ids = [over.held.head.id, left.held.head.id]
        ghosts = [weakref.ref(part) for one in (over, left) for part in (one.held.table, *one.held.listeners)]
        for one in (over, left):
            one.leave()
        del over, left, one
        for seconds in (FORGET_OVER + 2 * SWEEP, FORGET):
            await asyncio.sleep(seconds)
            found += [(int(seconds), table_id in keeper.held) for table_id in ids]
        worker.power.tasks.clear()  # they are the simulation's
        assert [type(ghost()).__name__ for ghost in ghosts if ghost() is not None] == []
        assert not keeper._loading
        assert not worker.rooms.sessions._open
        await world.stop()
        return found

    soon, late = int(FORGET_OVER + 2 * SWEEP), int(FORGET)
    assert staged(1, scene, workers=1, tables=0)[0] == [
        (soon, False),
        (soon, True),
        (late, False),
        (late, False),
    ]
    assert soon < 30


def test_what_people_miss_is_kept_within_bounds_and_told_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(held_room, "MOST_TOLD", 20)

    async def scene(world: World) -> list[int]:
        await world.start()
        (worker,) = world.workers
        (party,) = await _parties(worker, 1, 1)
        held, first = party.held, party.held.table.revision
        for seat in range(SEATS):
            held.remember(seat)
        sizes = []
        for number in range(10):
            who, _ = party.people[number % SEATS]
            await worker.rooms.keeper.ask(held, ask.Remind(Chip.GOAL, id=f"remind {number}"), who.id)
            sizes.append(sum(len(past.told) for past in held.pasts.values()))
        async with held.lock:
            told = [await held.missed(seat, first) for seat in range(SEATS)]
        assert [[message.revision for message, _ in one] for one in told] == [
            list(range(first, held.table.revision))
        ] * SEATS
        await world.stop()
        return sizes

    sizes = staged(1, scene, workers=1, tables=0)[0]
    assert max(sizes) == 20  # without bounds 4 * 10
