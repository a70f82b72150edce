"""Threads and processes shared: no table starves another, and an analysis is one for all workers."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from dethrone.players.advice import Analysis, Foreseen
from dethrone.server import analysing
from dethrone.server.settings import Settings
from dethrone.server.thinking import Thinkers
from dethrone.table import Table
from tests.server.conftest import Serving
from tests.server.engines import Postgres, Redis, free_port
from tests.server.test_promises import act, closed, seated, socket_of
from tests.server.test_replays import analysis_of, ended, somebody
from tests.waiting import until

Run = Callable[..., Any]


def test_tables_take_turns_however_much_one_asks_for(run: Run) -> None:
    done: list[str] = []

    async def go() -> None:
        thinkers, gate = Thinkers(1), threading.Event()
        first = asyncio.create_task(thinkers.run(lambda: gate.wait(60), "slow"))
        waiting = [asyncio.create_task(thinkers.run(lambda: done.append("slow"), "slow")) for _ in range(20)]
        for table in ("one", "two"):
            waiting.append(asyncio.create_task(thinkers.run(lambda table=table: done.append(table), table)))  # type: ignore[misc]
        await asyncio.sleep(0)  # all have asked
        assert thinkers.waiting == 23
        gate.set()
        await asyncio.gather(first, *waiting)
        assert thinkers.waiting == 0
        thinkers.close()

    run(go())
    assert sorted(done[:3]) == ["one", "slow", "two"]
    assert len(done) == 22


def test_a_slow_table_leaves_threads_for_others(run: Run) -> None:
    async def go() -> None:
        thinkers, gate = Thinkers(4), threading.Event()
        slow = [asyncio.create_task(thinkers.run(lambda: gate.wait(60), "slow")) for _ in range(50)]
        for number in range(20):  # answered while the slow ones think
            assert await thinkers.run(lambda number=number: number * 2, f"table {number}") == number * 2  # type: ignore[misc]
        assert not any(one.done() for one in slow)
        gate.set()
        assert all(await asyncio.gather(*slow))
        thinkers.close()

    run(go())


def test_what_fails_or_is_not_wanted_holds_nobody_up(run: Run) -> None:
    async def go() -> None:
        thinkers, gate = Thinkers(1), threading.Event()
        first = asyncio.create_task(thinkers.run(lambda: gate.wait(60), "a"))
        unwanted = asyncio.create_task(thinkers.run(lambda: 1 // 0, "a"))
        await asyncio.sleep(0)
        unwanted.cancel()
        failing = asyncio.create_task(thinkers.run(lambda: 1 // 0, "b"))
        gate.set()
        with pytest.raises(ZeroDivisionError):
            await failing
        with pytest.raises(asyncio.CancelledError):
            await unwanted
        assert await first
        assert await thinkers.run(lambda: 5, "a") == 5
        thinkers.close()

    run(go())


def test_coming_back_and_looking_back_replay_nothing(
    serving: Serving, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    replays: list[int] = []
    replay = Table.replay.__func__  # type: ignore[attr-defined]

    def counted(cls: type[Table], entries: Any) -> Table:
        replays.append(1)
        found: Table = replay(cls, entries)
        return found

    monkeypatch.setattr(Table, "replay", classmethod(counted))

    async def go() -> None:
        ada, ben, table = await seated(serving.address)
        replays.clear()
        socket, welcome = await socket_of(serving, table, key=ben.key)
        old = welcome["look"]
        await socket.close()
        await until(lambda: not serving.rooms.keeper.held[table].listeners, "the news that Ben is gone")
        async with ada.link(table) as link:
            await link.do(act(link))
            history = await ada.ask("GET", f"/tables/{table}/history")
            assert len(replays) == 1  # once, and kept
            if any(one["seat"] == 0 for one in link.look["questions"]):
                await link.do(act(link))
            more = await ada.ask("GET", f"/tables/{table}/history")
            assert more[: len(history)] == history
            assert len(more) == link.look["revision"] - 1
            fresh = link.look
        socket, welcome = await socket_of(serving, table, key=ben.key, since=old["revision"], viewer=1)
        assert len(welcome["missed"]) == fresh["revision"] - old["revision"] > 0
        for one in welcome["missed"]:
            old = {**old, **one["message"]["look"]}
        await socket.close()
        socket, welcome = await socket_of(serving, table, key=ben.key)
        assert old == welcome["look"]
        await socket.close()
        assert len(replays) == 1
        serving.rooms.keeper.held.clear()  # as after a while
        mine = [await one.ask("GET", "/me/tables") for one in (ada, ben)]
        assert sorted(one["waits_for_me"] for (one,) in mine) == [False, True]
        assert len(replays) == 1
        await closed(ada, ben)

    run(go())


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Serving, Serving]]:
    """Two servers over one PostgreSQL and one Redis, as two workers are."""
    postgres, redis = Postgres(), Redis()
    both = [
        Serving(
            Settings(port=free_port(), database=postgres.address, redis=redis.address, messages_rate=1000.0)
        )
        for _ in range(2)
    ]
    yield both[0], both[1]
    for one in both:
        one.close()
    redis.close()
    postgres.close()


def test_every_worker_sees_how_far_an_analysis_is(
    pair: tuple[Serving, Serving], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    gate, made = threading.Event(), list[str]()
    monkeypatch.setattr(analysing, "SAY", 0.01)
    monkeypatch.setattr(analysing, "foresee", lambda *_, **__: Foreseen(is_solved=True, is_won=False))

    def slow(record: Any, _limit: Any, progress: Any) -> Any:
        made.append(str(record))
        progress(3, 9)
        gate.wait(60)
        progress(4, 9)
        return Analysis((), (0.5,))

    monkeypatch.setattr(analysing, "analyse", slow)

    async def go() -> None:
        ada = await somebody(here)
        id = await ended(ada, await ada.open_table("regicide", ["me", "greedy"]))
        other = type(ada)(there.address, ada.key)
        await ada.ask("POST", f"/games/{id}/analysis")
        while (found := await other.ask("GET", f"/games/{id}/analysis"))["of"] != 9:
            assert found["status"] == "working"
        assert (await other.ask("POST", f"/games/{id}/analysis"))["status"] == "working"
        gate.set()
        found = await analysis_of(other, id)
        assert found["analysis"]["deal"]["answer"] == "open"
        assert found == await analysis_of(ada, id)
        assert len(made) == 1
        gate.clear()
        again = await ended(ada, await ada.open_table("regicide", ["me", "greedy"]))
        await ada.ask("POST", f"/games/{again}/analysis")
        await other.ask("DELETE", f"/games/{again}/analysis")  # where it is not made
        job = next(iter(here.rooms.analyses._jobs.values()))
        await until(lambda: job.is_stopped, "the news that it is not wanted")
        gate.set()
        assert await analysis_of(ada, again) == await analysis_of(other, again) == {"status": "none"}
        for one in (ada, other):
            await one.close()

    run(go())


def test_what_comes_too_fast_is_refused_by_its_id(settings: Settings, run: Run) -> None:
    serving = Serving(replace(settings, messages_rate=1e-6, messages_burst=1))

    async def go() -> None:
        ada = await somebody(serving)
        socket, _ = await socket_of(serving, await ada.open_table("regicide", ["me", "open"]), key=ada.key)
        for id in ("first", "second"):
            await socket.send(json.dumps({"type": "ping", "id": id}))
        answers: list[tuple[str, str]] = []
        while len(answers) < 2:
            message = json.loads(await socket.recv())
            if message["type"] in ("pong", "refusal"):
                answers.append((message["type"], message["id"]))
        assert answers == [("pong", "first"), ("refusal", "second")]
        await socket.close()
        await ada.close()

    run(go())
    serving.close()


async def deaf(_data: bytes, _hear: Any) -> None:
    """Hear nothing of what the others say."""


def test_a_worker_that_is_behind_catches_up_before_it_refuses_or_shows_the_past(
    pair: tuple[Serving, Serving], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice may be lost: whoever comes over from another worker knows more than this one."""
    here, there = pair
    monkeypatch.setattr(there.rooms.keeper.bus, "_hear", deaf)

    async def go() -> None:
        ada, ben, table = await seated(here.address)
        late = type(ada)(there.address, ada.key)
        async with ada.link(table) as link, late.link(table) as behind:
            await link.do(act(link))
            assert behind.look["revision"] < link.look["revision"]
            mine = link.look["viewer"]
            while mine not in [one["seat"] for one in link.look["questions"]]:  # the partner's turn
                async with ben.link(table) as other:
                    await other.do(act(other))
                await link.until(lambda look: look["questions"][0]["seat"] == mine)
            assert behind.look["revision"] < link.look["revision"]
            done = await behind.do(act(link))
            await behind.until(lambda look: look["revision"] == done)
        async with ben.link(table) as other, ada.link(table) as link:
            for one in (other, link):
                await one.until(lambda look: look["revision"] >= done)  # from the other worker
            asker = link if link.look["viewer"] == link.look["questions"][0]["seat"] else other
            await asker.do(act(asker))
            known = {"since": asker.look["revision"], "viewer": asker.look["viewer"]}
            key = (ada if asker is link else ben).key
        socket, welcome = await socket_of(there, table, key=key, **known)
        await socket.close()
        assert (welcome["is_whole"], welcome["look"], welcome["missed"]) == (False, None, [])
        await closed(ada, ben, late)

    run(go())
