"""Looking after all tables, and after memory, keeps nobody waiting."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any

import pytest

from dethrone.client import Refused, Server
from dethrone.server.bus import Alone
from dethrone.server.keeper import FORGET, FORGET_OVER, LOOK, SWEEP
from dethrone.server.serving import COLLECTED_AFTER, collect_seldom
from dethrone.table.messages import Stage
from tests.server.conftest import Serving
from tests.waiting import until

Run = Callable[..., Any]
TABLES = 60


class Nobody:
    """Somebody connected who hears nothing."""

    person_id = None

    def words(self, _: Any) -> list[bytes]:
        return []

    def hear(self, *_: Any) -> None:
        """Something happened."""

    def see(self, *_: Any) -> None:
        """Somebody came."""

    def part(self, _: Any) -> None:
        """There is nothing to be seen any more."""


def test_others_have_a_turn_while_tables_are_watched(
    serving: Serving, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, seen = serving.rooms.keeper, list[str]()

    async def opened() -> list[str]:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            return [await ada.open_table("regicide", ["me", "open"]) for _ in range(TABLES)]

    async def watch(*_: Any) -> None:
        seen.append("watched")

    async def tick() -> None:
        while True:
            seen.append("others")
            await asyncio.sleep(0)

    async def swept() -> None:
        for table in keeper.held.values():
            table.listeners.add(Nobody())
        ticking = asyncio.create_task(tick())
        await keeper.sweep()
        ticking.cancel()

    assert len(run(opened())) == TABLES
    monkeypatch.setattr(keeper, "_watch", watch)
    serving.inside(swept())
    first = seen.index("watched")
    last = len(seen) - seen[::-1].index("watched")
    assert seen.count("watched") >= TABLES
    assert seen[first:last].count("others") >= 2


def test_what_is_kept_is_not_looked_through_again_and_again() -> None:
    before = gc.get_threshold()
    gc.unfreeze()  # as a server begins
    gc.collect()  # what other tests left is not counted
    try:
        collect_seldom()
        assert gc.get_threshold() == COLLECTED_AFTER
        assert gc.get_freeze_count() > 10_000  # the modules, once and for all
        full, kept = gc.get_stats()[2]["collections"], [[number] for number in range(300_000)]
        assert gc.get_stats()[2]["collections"] == full
        assert len(kept) == 300_000
    finally:
        gc.set_threshold(*before)


def test_it_is_looked_what_others_wrote_while_nothing_is_heard_and_now_and_then(serving: Serving) -> None:
    keeper, looked, now = serving.rooms.keeper, list[tuple[float, bool]](), 1_000.0

    async def look_again() -> None:
        looked.append((now - 1_000.0, bus.is_up))
        await look()

    async def go() -> None:
        nonlocal now
        assert keeper._sweeper is not None
        keeper._sweeper.cancel()  # here somebody else says when
        for is_up in (True, True, False, False, True, True, *[True] * int(LOOK)):
            bus.is_up = is_up
            await keeper.sweep()
            now += 1.0

    bus, look = Alone(), keeper.look_again
    bus.has_others = True
    keeper.bus, keeper.now, keeper.look_again = bus, lambda: now, look_again  # type: ignore[method-assign]
    serving.inside(go())
    assert looked == [(0.0, True), (2.0, False), (3.0, False), (3.0 + LOOK, True)]


def test_a_refused_command_looks_at_the_head_once_and_only_where_there_are_others(
    serving: Serving, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, reads = serving.rooms.keeper, list[str]()
    read = keeper.read

    async def counted(work: Callable[..., Any], *arguments: Any) -> Any:
        reads.append(getattr(work, "__name__", ""))
        return await read(work, *arguments)

    async def go() -> tuple[list[str], list[str]]:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            found = []
            async with ada.link(await ada.open_table("regicide", ["me", "open"])) as link:
                for has_others in (False, True):
                    monkeypatch.setattr(keeper.bus, "has_others", has_others)
                    reads.clear()
                    with pytest.raises(Refused):
                        await link.do({"do": "start"})
                    found.append([name for name in reads if name in ("revisions", "entries", "rests")])
            return found[0], found[1]

    monkeypatch.setattr(keeper, "read", counted)
    monkeypatch.setattr("dethrone.server.keeper.SWEEP", 1e6)  # nobody else reads meanwhile
    monkeypatch.setattr("dethrone.server.keeper.LOOK", 1e12)
    assert run(go()) == ([], ["revisions"])


@pytest.mark.parametrize(("is_over", "patience"), [(True, FORGET_OVER), (False, FORGET)])
def test_a_table_that_is_left_is_forgotten_sooner_when_it_is_over(
    serving: Serving, run: Run, is_over: bool, patience: float
) -> None:
    keeper = serving.rooms.keeper

    async def opened() -> str:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            return await ada.open_table("regicide", ["greedy"] if is_over else ["me", "open"])

    async def is_held(table_id: str, after: float) -> bool:
        held = keeper.held[table_id]
        await until(
            lambda: not held.thinking and is_over == (held.table.stage is Stage.OVER), "the bot's game"
        )
        now, usual = held.used_at + after, keeper.now
        keeper.now = lambda: now
        await keeper.sweep()
        keeper.now = usual
        return table_id in keeper.held

    table_id = run(opened())
    assert serving.inside(is_held(table_id, patience - 1.0))
    assert not serving.inside(is_held(table_id, patience + 1.0))
    assert FORGET_OVER + 2 * SWEEP < 30
