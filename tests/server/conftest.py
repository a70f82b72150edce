"""A server for tests: the application itself, on a port of its own, in a thread of the test's process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
from sqlalchemy import text

from dethrone.server.app import Rooms, make_app
from dethrone.server.settings import Settings
from dethrone.server.store.store import engine_for
from dethrone.server.transport import Config
from tests.server.databases import up_to_date
from tests.server.engines import Postgres, free_port
from tests.waiting import HANGS, wait_until

Result = TypeVar("Result")
ENGINES = ("sqlite", "postgresql")


class Serving:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        up_to_date(settings.database)
        self.settings = settings
        self.app = make_app(settings)
        self.config = Config(self.app, settings)
        self._server = uvicorn.Server(self.config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started, "the server")

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def rooms(self) -> Rooms:
        """Its inside."""
        rooms: Rooms = self.app.state.rooms
        return rooms

    def inside(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run something where the server runs."""
        sweeper = self.rooms.keeper._sweeper
        assert sweeper is not None
        return asyncio.run_coroutine_threadsafe(work, sweeper.get_loop()).result(HANGS)

    def takes(self, clock: Callable[[], float]) -> None:
        """Go by another clock; no look after tables that began by the last one is still under way then."""

        async def between() -> None:
            async with self.rooms.keeper._sweeping:
                self.rooms.keeper.now = clock

        self.inside(between())

    def close(self) -> None:
        """Stop it."""
        self._server.should_exit = True
        self._thread.join(HANGS)
        assert not self._thread.is_alive()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """What the server is started with."""
    return Settings(
        port=free_port(),
        database=f"sqlite:///{tmp_path / 'server.sqlite'}",
        bot_threads=2,
        messages_rate=1000.0,
        hosts="testserver",  # as starlette's client calls it
        messages_burst=10_000,  # also where the clock stands still
    )


@pytest.fixture
def serving(settings: Settings) -> Iterator[Serving]:
    """A server that runs."""
    server = Serving(settings)
    yield server
    server.close()


@pytest.fixture
def run() -> Callable[[Awaitable[Result]], Result]:
    """Runs what waits, with a limit."""

    def within(work: Awaitable[Result]) -> Result:
        async def limited() -> Result:
            return await asyncio.wait_for(work, HANGS)

        return asyncio.run(limited())

    return within


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of a file's own."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=ENGINES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'server.sqlite'}"
    found: str = request.getfixturevalue("postgres").address
    engine = engine_for(found)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return found
