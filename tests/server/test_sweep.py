"""Looking after all tables, and after memory, keeps nobody waiting."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any

import pytest

from dethrone.client import Server
from dethrone.server.serving import COLLECTED_AFTER, collect_seldom
from tests.server.conftest import Serving

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


def test_once_the_others_are_back_it_is_looked_what_they_wrote(serving: Serving, run: Run) -> None:
    keeper, followed = serving.rooms.keeper, list[bool]()

    async def opened() -> str:
        async with Server(serving.address) as ada:
            await ada.become("Ada")
            return await ada.open_table("regicide", ["me", "open"])

    async def go(table_id: str) -> None:
        held, bus = keeper.held[table_id], keeper.bus
        assert keeper._sweeper is not None
        keeper._sweeper.cancel()  # here somebody else says when
        held.listeners.add(Nobody())
        follow = keeper._follow

        async def watched(held: Any) -> None:
            followed.append(bus.is_up)
            await follow(held)

        keeper._follow = watched  # type: ignore[method-assign]
        for is_up in (True, False, False, True, True):
            bus.is_up = is_up  # type: ignore[misc]
            await keeper.sweep()

    serving.inside(go(run(opened())))
    assert followed == [False, False, True]
