"""Several workers, simulated: whatever fails, nobody is told what is not so, and all know the same in the end.

`python -m tests.server.simulation` does it for many more seeds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from random import Random

import pytest

from dethrone.server import keeper
from dethrone.server.keeper import LOOK
from tests.server.simulation.people import Company, Device, Person
from tests.server.simulation.world import CONNECTED, Found, World, simulate, staged

AWAY = ("outage", "blink", "unheard")
FOUND = {  # seeds that found a fault before it was mended
    # what was wrong                          seed, seconds, and what may go wrong
    "apart when redis is back, refused though it fits": (0, 5.0, {"faults": AWAY, "pace": 0.7, "every": 3.0}),
    "refused though it fits, without any fault": (1, 3.0, {"faults": (), "pace": 0.3, "tables": 6}),
}


@pytest.mark.parametrize("case", FOUND)
def test_what_was_found_once_does_not_happen_again(case: str) -> None:
    seed, seconds, more = FOUND[case]
    found = simulate(seed, seconds, **more)
    assert not found.problems
    assert found.answers > 20


@pytest.fixture
def never_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that do not look by themselves, from time to time, whether they missed something."""
    monkeypatch.setattr(keeper, "LOOK", inf)


@pytest.mark.usefixtures("never_looks")
@pytest.mark.parametrize(("faults", "seed"), [(("blink",), 0), (("outage",), 0), (CONNECTED, 3)])
def test_a_renewed_subscription_alone_mends_what_went_unheard(faults: tuple[str, ...], seed: int) -> None:
    found = simulate(seed, 8.0, tables=3, pace=0.7, every=2.0, faults=faults)
    assert not found.problems
    assert found.faults > 0


@pytest.mark.parametrize("seed", range(3))
def test_everybody_agrees_whatever_fails(seed: int) -> None:
    found = simulate(seed, 12.0, tables=2, pace=1.0, every=3.0)
    assert not found.problems
    assert found.entries > 20


def test_the_same_seed_gives_the_same_trace() -> None:
    first, again, other = (_short(seed) for seed in (7, 7, 8))
    assert first.trace == again.trace != other.trace


def _short(seed: int) -> Found:
    return simulate(seed, 4.0, tables=1, pace=0.5, every=1.0)


# ------------------------------------------------------------------------ keys
async def _both(world: World) -> tuple[Person, list[Device]]:
    """Somebody connected to both workers."""
    await world.start()
    table_id, truth = next(iter(world.truths.items()))
    who, key = world.workers[0].rooms.people.new("Eve")
    del who
    truth.know("Eve")
    eve = Person(world, Company(), "Eve", key, table_id=table_id, seat=0, pace=1.0)
    world.visits = [
        asyncio.create_task(device.connect(worker, Random(1), lasts=600.0))
        for device, worker in zip(eve.devices, world.workers, strict=True)
    ]
    while not all(device.is_welcome for device in eve.devices):
        await asyncio.sleep(0.1)
    return eve, eve.devices


async def _leave(world: World, eve: Person) -> None:
    rooms = world.workers[0].rooms
    rooms.sessions.end([rooms.people.leave(eve.key)])


async def _forget(world: World, eve: Person) -> None:
    rooms = world.workers[0].rooms
    who = rooms.people.of(eve.key)
    assert who is not None
    rooms.sessions.end(rooms.people.forget(who))


@pytest.mark.parametrize("end", [_leave, _forget])
@pytest.mark.parametrize(("is_heard", "within"), [(True, 0.5), (False, LOOK + 2)], ids=["heard", "not heard"])
def test_a_key_that_is_given_up_is_closed_in_every_worker(
    end: Callable[[World, Person], Awaitable[None]], is_heard: bool, within: float
) -> None:
    async def scene(world: World) -> list[bool]:
        eve, devices = await _both(world)
        before = [device.is_welcome for device in devices]
        if not is_heard:
            world.redis.is_mute = True
        await end(world, eve)
        await asyncio.sleep(within)
        after = [device.is_welcome for device in devices]
        await asyncio.gather(*world.visits)
        assert all(worker.rooms.people.of(eve.key) is None for worker in world.workers)
        await world.stop()
        return before + after

    assert staged(1, scene, tables=1)[0] == [True, True, False, False]


@pytest.mark.usefixtures("never_looks")
def test_a_renewed_subscription_looks_at_keys_at_once() -> None:
    async def scene(world: World) -> list[bool]:
        eve, devices = await _both(world)
        world.redis.is_mute = True
        await _leave(world, eve)
        await asyncio.sleep(0.1)
        world.redis.is_mute = False
        for channel in list(world.redis.channels):
            channel.cut()
        await asyncio.sleep(0.5)
        found = [device.is_welcome for device in devices]
        await world.stop()
        return found

    assert staged(1, scene, tables=1)[0] == [False, False]


def test_who_is_turned_out_is_not_heard_however_slowly_they_read() -> None:
    async def scene(world: World) -> int:
        eve, (device, _) = await _both(world)
        truth = world.truths[eve.table_id]
        before = len(truth.entries)
        device.reads.clear()
        await _leave(world, eve)
        device.ask({"type": "do", "command": {"do": "sit", "seat": 0, "id": "late"}})
        await asyncio.sleep(1.0)
        written = len(truth.entries) - before
        await world.stop()
        return written

    assert staged(1, scene, tables=1)[0] == 0
