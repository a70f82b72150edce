"""One database for all workers, each with its own way to it; what was committed is the truth."""

from __future__ import annotations

from concurrent.futures import Future
from random import Random
from typing import Any

import msgspec
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from dethrone.server.store import Append, Behind, Store, StoreDown
from dethrone.server.store.appending import PATIENCE, Appender
from dethrone.table import Table, wire
from dethrone.table.commands import Command
from dethrone.table.entries import Entry
from dethrone.table.viewers import Viewer
from tests.server.simulation.clock import POWER, Simulated

Look = dict[str, Any]


class Truth:
    """A table as its log says, and what everybody was to see at each of its revisions."""

    def __init__(self, entries: list[Entry], names: list[str]) -> None:
        self._names = names
        self.entries: list[Entry] = []
        self._looks: dict[tuple[int, Viewer], Look] = {}
        self.table = Table.replay(entries[:1])
        self.entries.append(entries[0])
        self._remember()
        self.add(entries[1:])

    def know(self, name: str) -> None:
        """Somebody comes who looks on."""
        self._names.append(name)
        self._remember()

    def add(self, entries: tuple[Entry, ...] | list[Entry]) -> None:
        """These were written."""
        for entry in entries:
            self.table.apply(entry)
            self.entries.append(entry)
            self._remember()

    def _remember(self) -> None:
        for viewer in (None, *self._names, *range(len(self.table.seats))):
            look = wire.look(self.table.look(viewer))
            self._looks[len(self.entries), viewer] = msgspec.json.decode(msgspec.json.encode(look))

    def look(self, revision: int, viewer: Viewer) -> Look | None:
        """What somebody was to see; None if there is no such revision."""
        return self._looks.get((revision, viewer))

    def fits(self, command: Command, name: str, first: int, last: int) -> bool:
        """Whether a command would have been accepted at every moment between two revisions."""
        table = Table.replay(self.entries[:first])
        for revision in range(first, last + 1):
            if revision > first:
                table.apply(self.entries[revision - 1])
            try:
                table.decide(command, by=_viewer(table, name), now=self.entries[revision - 1].at)
            except Exception:
                return False
        return True


def _viewer(table: Table, name: str) -> Viewer:
    sat = [seat for seat, one in enumerate(table.seats) if getattr(one, "name", None) == name]
    return sat[0] if sat else name


class Writer(Appender):
    """Appends as the real one does, without its thread; now and then the answer to a commit is lost."""

    def __init__(self, store: Store, loop: Simulated, luck: Random, truths: dict[str, Truth]) -> None:
        self._engine, self._connection = store.engine, None
        self._loop, self._luck, self._truths = loop, luck, truths
        self.is_cut = False

    def append(self, one: Append) -> Future[None]:
        future: Future[None] = Future()
        self._loop.call_later(self._loop.latency(), self._attempt, one, future, self._loop.time() + PATIENCE)
        return future

    def _attempt(self, one: Append, future: Future[None], until: float) -> None:
        power = POWER.get()
        if power is not None and not power.is_on:
            return
        if self.is_cut:
            if self._loop.time() > until:
                future.set_exception(StoreDown("away"))
            else:
                self._loop.call_later(0.3, self._attempt, one, future, until)
            return
        (is_written,) = self._written([one])
        truth = self._truths.get(one.table_id)
        if truth is not None and is_written and len(truth.entries) == one.revision:
            truth.add(one.entries)
        if self._luck.random() < 0.02:
            self._loop.call_later(0.05, self._attempt, one, future, until)
            return
        self._loop.call_later(self._loop.latency(), self._answer, future, is_written)

    @staticmethod
    def _answer(future: Future[None], is_written: bool) -> None:
        if is_written:
            future.set_result(None)
        else:
            future.set_exception(Behind())

    def close(self) -> None:
        self._disconnect()


def store_of(address: str, loop: Simulated, luck: Random, truths: dict[str, Truth]) -> Store:
    """A worker's way to the database."""
    store = Store(address)
    store.appender.close()
    writer = store.appender = Writer(store, loop, luck, truths)

    @event.listens_for(store.engine, "connect")
    def quickly(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA synchronous=OFF")

    @event.listens_for(store.engine, "before_cursor_execute")
    def reach(_: Any, __: Any, statement: str, *___: Any) -> None:
        if writer.is_cut:
            raise OperationalError(statement, {}, Exception("connection lost"))

    return store
