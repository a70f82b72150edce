"""The one place that writes to logs: a thread with a queue, and a commit for all that waits in it.

A commit for each move would cap a process at a few hundred moves a second; this way a busy server commits no more
often than a quiet one. An append is a comparison and a swap on the table's head, so that of two processes one is told
that it is behind. After a lost connection nobody knows whether the last commit was made: the log itself says it.
"""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError

from dethrone.server.store.rows import Append, Behind, StoreDown
from dethrone.server.store.schema import ENTRIES, GAMES, GUESTS, PLAYED, TABLES
from dethrone.table import wire
from dethrone.table.entries import Entry

MOST = 500  # appends in a commit
PATIENCE = 15.0  # seconds for which a database may be away
Waiting = tuple[Append, "Future[None]"]

SWAP = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.revision == bindparam("expected"))
    .values(
        revision=bindparam("next"),
        stage=bindparam("new_stage"),
        changed_at=bindparam("new_changed_at"),
        due_at=bindparam("new_due_at"),
        asked=bindparam("new_asked"),
    )
)
SIT = (
    update(GUESTS)
    .where(GUESTS.c.table_id == bindparam("table"), GUESTS.c.person_id == bindparam("person"))
    .values(seat=bindparam("new_seat"))
)


_JSON = json.JSONEncoder(separators=(",", ":"))


def body_of(entry: Entry) -> str:
    """An entry as it stands in the log."""
    return _JSON.encode(wire.entry(entry))


def _swap(one: Append) -> dict[str, Any]:
    """What a table's head says from now on, if it still says what it must."""
    return {
        "table": one.table_id,
        "expected": one.revision,
        "next": one.revision + len(one.entries),
        "new_stage": one.stage,
        "new_changed_at": one.changed_at,
        "new_due_at": one.due_at,
        "new_asked": one.asked,
    }


class Appender:
    """Writes to logs, one commit after the other."""

    def __init__(self, engine: Engine, *, patience: float = PATIENCE) -> None:
        self._engine = engine
        self._patience = patience
        self._connection: Connection | None = None
        self._queue: queue.Queue[Waiting | None] = queue.Queue()
        self._thread = threading.Thread(target=self._work, name="appender", daemon=True)
        self._thread.start()

    def append(self, one: Append) -> Future[None]:
        """Done when it is on disk; Behind or StoreDown otherwise."""
        future: Future[None] = Future()
        self._queue.put((one, future))
        return future

    def close(self) -> None:
        """Write what waits, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        try:
            self._commit_on()
        finally:
            self._disconnect()

    def _commit_on(self) -> None:
        while (first := self._queue.get()) is not None:
            waiting, is_last = [first], False
            while len(waiting) < MOST and not is_last:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    is_last = True
                else:
                    waiting.append(more)
            self._commit(waiting)
            if is_last:
                return

    def _commit(self, waiting: Sequence[Waiting]) -> None:
        """Write one batch, again if the connection was lost; then say how it went."""
        ordered = sorted(
            waiting, key=lambda one: one[0].table_id
        )  # two processes lock rows in the same order
        until, pause = monotonic() + self._patience, 0.05
        while True:
            try:
                written = self._written([one for one, _ in ordered])
                break
            except DBAPIError as error:
                if not _is_passing(error) or monotonic() > until:
                    self._disconnect()
                    for _, future in ordered:
                        future.set_exception(StoreDown(str(error.orig)))
                    return
                self._disconnect()
                sleep(pause)
                pause = min(1.0, pause * 2)
        for (_, future), is_written in zip(ordered, written, strict=True):
            if is_written:
                future.set_result(None)
            else:
                future.set_exception(Behind())

    def _connected(self) -> Connection:
        """The one connection of this thread; to fetch one for each commit would take longer than the commit."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.close()

    def _written(self, appends: Sequence[Append]) -> list[bool]:
        """Write a batch: all of it at once if nobody else was at these tables, otherwise one after the other."""
        bodies = [[body_of(entry) for entry in one.entries] for one in appends]
        connection = self._connected()
        try:
            with connection.begin():
                self._write(connection, appends, bodies)
            return [True] * len(appends)
        except Behind:
            pass
        with connection.begin():
            return [
                self._write_or_stands(connection, one, texts)
                for one, texts in zip(appends, bodies, strict=True)
            ]

    @staticmethod
    def _write(connection: Connection, appends: Sequence[Append], bodies: Sequence[Sequence[str]]) -> None:
        """Swap all heads, or none, and write what belongs to them: a statement a kind, however many tables."""
        swapped = connection.execute(SWAP, [_swap(one) for one in appends])
        if swapped.rowcount != len(appends):
            raise Behind
        rows = [
            {"table_id": one.table_id, "revision": one.revision + number, "body": body}
            for one, texts in zip(appends, bodies, strict=True)
            for number, body in enumerate(texts)
        ]
        connection.execute(insert(ENTRIES), rows)
        seats = [
            {"table": one.table_id, "person": person, "new_seat": seat}
            for one in appends
            for person, seat in one.seats
        ]
        if seats:
            connection.execute(SIT, seats)
        for one in appends:
            if one.finished is not None:
                _finish(connection, one)

    def _write_or_stands(self, connection: Connection, one: Append, bodies: Sequence[str]) -> bool:
        try:
            self._write(connection, [one], [bodies])
        except Behind:  # nothing of it was written
            return self._stands(connection, one, bodies)
        return True

    @staticmethod
    def _stands(connection: Connection, one: Append, bodies: Sequence[str]) -> bool:
        """Whether these very entries are in the log already: a commit whose answer was lost."""
        found = select(ENTRIES.c.body).where(
            ENTRIES.c.table_id == one.table_id,
            ENTRIES.c.revision >= one.revision,
            ENTRIES.c.revision < one.revision + len(bodies),
        )
        return list(connection.scalars(found.order_by(ENTRIES.c.revision))) == list(bodies)


def _finish(connection: Connection, one: Append) -> None:
    game = one.finished
    assert game is not None
    head = connection.execute(
        select(TABLES.c.game, TABLES.c.rules, TABLES.c.players).where(TABLES.c.id == one.table_id)
    ).one()
    connection.execute(
        insert(GAMES),
        {
            "id": game.id,
            "table_id": one.table_id,
            "deal": game.deal,
            "game": head.game,
            "rules": head.rules,
            "players": head.players,
            "outcome": game.outcome,
            "is_won": game.is_won,
            "moves": game.moves,
            "seats": game.seats,
            "record": game.record,
            "ended_at": game.ended_at,
        },
    )
    if game.people:
        connection.execute(
            insert(PLAYED),
            [{"game_id": game.id, "seat": seat, "person_id": person} for seat, person in game.people],
        )


def _is_passing(error: DBAPIError) -> bool:
    """Whether it may work again in a moment: the connection was lost, or somebody else holds the lock."""
    text = str(error.orig).lower()
    return error.connection_invalidated or any(
        sign in text
        for sign in (
            "connection",
            "locked",
            "starting up",
            "shutting down",
            "deadlock",
            "server closed",
            "ssl",
            "terminating",
        )
    )
