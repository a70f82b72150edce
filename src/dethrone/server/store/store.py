"""The database: opened and read. Every method blocks; the server calls them from threads."""

from __future__ import annotations

import json
import logging
import os
import stat
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, fields
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from dethrone.errors import BadRules
from dethrone.server.allowed import WATCHERS, is_allowed
from dethrone.server.refusal import Reason
from dethrone.server.store.appending import Appender, body_of
from dethrone.server.store.archive import Archive
from dethrone.server.store.rows import Guest, Head
from dethrone.server.store.schema import (
    CODES,
    ENTRIES,
    GAMES,
    GUESTS,
    HOOKS,
    KEYS,
    PEOPLE,
    PLAYED,
    PUSHES,
    REVIEWERS,
    TABLES,
    TRIES,
)
from dethrone.server.store.shelf import Shelf
from dethrone.server.store.tries import Tries
from dethrone.table import wire
from dethrone.table.entries import Entry

LOG = logging.getLogger("dethrone.server")
REST = (
    select(ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.revision >= bindparam("since"))
    .order_by(ENTRIES.c.revision)
)
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
MEMORY = ":memory:"
BESIDE = ("-wal", "-shm", "-journal")  # ends of the files that SQLite keeps beside a database
OWNER_ONLY = 0o600
NAMES_TRIED = 50
AT_ONCE = 500  # values in a statement


def engine_for(address: str) -> Engine:
    """The database of an address: `sqlite:///path` or `postgresql://…`."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadRules(Reason.NO_DATABASE, address=address[:60]) from None
    if url.drivername not in DRIVERS:
        raise BadRules(Reason.NO_DATABASE, address=url.render_as_string()[:60])
    url = url.set(drivername=DRIVERS[url.drivername])
    return (
        _sqlite(url)
        if url.drivername == "sqlite"
        else create_engine(url, pool_pre_ping=True, pool_size=6, hide_parameters=True)
    )


def _sqlite(url: URL) -> Engine:
    if url.database and url.database != MEMORY and not url.database.startswith("file:"):
        _make_private(Path(url.database))
    engine = create_engine(
        url,
        connect_args={"timeout": 30, "check_same_thread": False},
        pool_size=6,
        hide_parameters=True,  # an error that quotes a log would show hidden cards
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, see below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        is_reader = connection.get_execution_options().get("reads")
        connection.exec_driver_sql("BEGIN" if is_reader else "BEGIN IMMEDIATE")  # no upgrade that could fail

    return engine


def _make_private(file: Path) -> None:
    """Let its owner alone read a database: the file is made here, as SQLite makes those beside it like itself."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(OSError):  # SQLite says better what is wrong
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for one in (file, *(file.with_name(file.name + end) for end in BESIDE)):
        try:
            mode = stat.S_IMODE(one.stat().st_mode)
            if mode & ~OWNER_ONLY & 0o777:
                one.chmod(mode & OWNER_ONLY)
        except FileNotFoundError:
            continue
        except OSError:
            LOG.warning("others may be able to read the database")


def _shut(_: Any, record: ConnectionPoolEntry) -> None:
    """A connection comes back to a pool that has been emptied already."""
    record.invalidate()


def _is_open(head: Head) -> bool:
    """Whether anybody may come: to sit down before the deal, or to watch where that is allowed."""
    return head.stage == "gathering" or is_allowed(head.settings, WATCHERS)


class Store:
    """One database."""

    def __init__(self, address: str) -> None:
        self.engine = engine_for(address)
        self.reader = self.engine.execution_options(reads=True)
        self.appender = Appender(self.engine)
        self.archive = Archive(self.engine)
        self.shelf = Shelf(self.engine)
        self.tries = Tries(self.engine)

    def close(self) -> None:
        """Write what waits, and let go, also of what a thread that nobody waits for any more still reads with."""
        self.appender.close()
        event.listen(self.engine, "checkin", _shut)
        self.engine.dispose()

    # ------------------------------------------------------------------ tables
    def open_table(self, head: Head, entries: Sequence[Entry]) -> None:
        """A new table with the beginning of its log."""
        with self.engine.begin() as connection:
            connection.execute(insert(TABLES), asdict(head))
            connection.execute(
                insert(ENTRIES),
                [
                    {"table_id": head.id, "revision": entry.revision, "body": body_of(entry)}
                    for entry in entries
                ],
            )

    def head(self, table_id: str) -> Head | None:
        """A table's head."""
        with self.reader.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
        return None if row is None else Head(**row)

    def revisions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long logs are."""
        found: dict[str, int] = {}
        with self.reader.connect() as connection:
            for first in range(0, len(table_ids), AT_ONCE):
                wanted = TABLES.c.id.in_(table_ids[first : first + AT_ONCE])
                rows = connection.execute(select(TABLES.c.id, TABLES.c.revision).where(wanted))
                found |= {row.id: row.revision for row in rows}
        return found

    def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """A log, or the rest of it."""
        return self.rests({table_id: since})[table_id]

    def rests(self, since: Mapping[str, int]) -> dict[str, list[Entry]]:
        """The rests of several logs, each from a revision on."""
        found: dict[str, list[Entry]] = {table_id: [] for table_id in since}
        with self.reader.connect() as connection:
            for table_id, revision in since.items():
                for (body,) in connection.execute(REST, {"table": table_id, "since": revision}):
                    found[table_id].append(wire.read_entry(json.loads(body)))
        return found

    def listed(self, most: int = 50) -> list[Head]:
        """Tables that everybody may find, the liveliest first."""
        query = select(TABLES).where(TABLES.c.is_listed, TABLES.c.stage != "over")
        with self.reader.connect().execution_options(yield_per=most) as connection:
            rows = connection.execute(query.order_by(TABLES.c.changed_at.desc())).mappings()
            return list(islice(filter(_is_open, (Head(**row) for row in rows)), most))

    def due(self, now: float, most: int = 100) -> list[tuple[str, float]]:
        """Tables that somebody must look after now, and since when."""
        query = select(TABLES.c.id, TABLES.c.due_at).where(TABLES.c.due_at <= now)
        with self.reader.connect() as connection:
            rows = connection.execute(query.order_by(TABLES.c.due_at).limit(most))
            return [(row.id, row.due_at) for row in rows]

    def claim(self, table_id: str, due_at: float, until: float) -> bool:
        """Look after a table until then; False if somebody else does."""
        query = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.due_at == due_at)
        with self.engine.begin() as connection:
            return connection.execute(query.values(due_at=until)).rowcount == 1

    def rest(self, table_id: str, revision: int) -> None:
        """Nobody needs to look after a table as it is now."""
        query = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.revision == revision)
        with self.engine.begin() as connection:
            connection.execute(query.values(due_at=None))

    # ------------------------------------------------------------------ guests
    def guests(self, table_id: str) -> list[Guest]:
        """Who has come to a table."""
        query = select(GUESTS.c.person_id, GUESTS.c.name, GUESTS.c.seat).where(GUESTS.c.table_id == table_id)
        with self.reader.connect() as connection:
            return [Guest(*row) for row in connection.execute(query)]

    def add_guest(self, table_id: str, person_id: str, name: str) -> Guest:
        """Somebody comes to a table, under their name or, if that is taken, one like it."""
        for number in range(1, NAMES_TRIED):
            tried = name if number == 1 else f"{name[:32]} {number}"
            try:
                with self.engine.begin() as connection:
                    row = {"table_id": table_id, "person_id": person_id, "name": tried, "seat": None}
                    connection.execute(insert(GUESTS), row)
                return Guest(person_id, tried, None)
            except IntegrityError:
                known = [guest for guest in self.guests(table_id) if guest.person_id == person_id]
                if known:
                    return known[0]
        raise BadRules(Reason.CROWDED)

    # ------------------------------------------------------------------ people
    def add_person(self, person: Mapping[str, Any], key_hash: str, now: float) -> None:
        """A new person with one key."""
        with self.engine.begin() as connection:
            connection.execute(insert(PEOPLE), dict(person))
            connection.execute(insert(KEYS), {"hash": key_hash, "person_id": person["id"], "created_at": now})

    def person_of(self, key_hash: str) -> dict[str, Any] | None:
        """Who a key belongs to."""
        query = select(PEOPLE).join(KEYS, KEYS.c.person_id == PEOPLE.c.id).where(KEYS.c.hash == key_hash)
        with self.reader.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else dict(row)

    def change_person(self, person_id: str, **values: Any) -> None:
        """A new name, language or time."""
        with self.engine.begin() as connection:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person_id).values(**values))

    def add_key(self, person_id: str, key_hash: str, now: float) -> None:
        """Another device of a person."""
        with self.engine.begin() as connection:
            connection.execute(insert(KEYS), {"hash": key_hash, "person_id": person_id, "created_at": now})

    def drop_key(self, key_hash: str) -> None:
        """A device that is no longer the person's."""
        with self.engine.begin() as connection:
            connection.execute(delete(KEYS).where(KEYS.c.hash == key_hash))

    def add_code(self, person_id: str, code_hash: str, expires_at: float) -> None:
        """A code for one use; it replaces an older one."""
        with self.engine.begin() as connection:
            connection.execute(delete(CODES).where(CODES.c.person_id == person_id))
            connection.execute(
                insert(CODES), {"hash": code_hash, "person_id": person_id, "expires_at": expires_at}
            )

    def use_code(self, code_hash: str, now: float) -> str | None:
        """Whose code it is, if it is still good; it is not good again."""
        with self.engine.begin() as connection:
            query = (
                delete(CODES)
                .where(CODES.c.hash == code_hash)
                .returning(CODES.c.person_id, CODES.c.expires_at)
            )
            row = connection.execute(query).first()
        return None if row is None or row.expires_at < now else str(row.person_id)

    def good_keys(self, key_hashes: Sequence[str]) -> set[str]:
        """Which of these keys are somebody's."""
        found: set[str] = set()
        with self.reader.connect() as connection:
            for first in range(0, len(key_hashes), AT_ONCE):
                wanted = KEYS.c.hash.in_(key_hashes[first : first + AT_ONCE])
                found.update(connection.scalars(select(KEYS.c.hash).where(wanted)))
        return found

    def forget_person(self, person_id: str) -> list[str]:
        """Nothing leads from a person to anything any more; games stay, with a name that says nothing.

        What is given back are the hashes of the keys that were theirs.
        """
        with self.engine.begin() as connection:
            keys = list(connection.scalars(select(KEYS.c.hash).where(KEYS.c.person_id == person_id)))
            for table in (KEYS, CODES, HOOKS, PUSHES, TRIES):
                connection.execute(delete(table).where(table.c.person_id == person_id))
            connection.execute(delete(PLAYED).where(PLAYED.c.person_id == person_id))
            for table in (GUESTS, REVIEWERS):
                gone = update(table).where(table.c.person_id == person_id)
                connection.execute(gone.values(person_id=f"-{person_id[1:]}"))
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person_id))
        return keys

    # ------------------------------------------------------------------- games
    def tables_of(self, person_id: str, most: int = 200) -> list[tuple[Head, Guest]]:
        """The tables at which somebody sits, the latest first."""
        query = (
            select(TABLES, GUESTS.c.person_id, GUESTS.c.name, GUESTS.c.seat)
            .join(GUESTS, GUESTS.c.table_id == TABLES.c.id)
            .where(GUESTS.c.person_id == person_id, GUESTS.c.seat.is_not(None))
            .order_by(TABLES.c.changed_at.desc())
            .limit(most)
        )
        with self.reader.connect() as connection:
            rows = [dict(row) for row in connection.execute(query).mappings()]
        return [
            (
                Head(**{one.name: row[one.name] for one in fields(Head)}),
                Guest(row["person_id"], row["name"], row["seat"]),
            )
            for row in rows
        ]

    def game(self, game_id: str) -> dict[str, Any] | None:
        """A game that has ended."""
        with self.reader.connect() as connection:
            row = connection.execute(select(GAMES).where(GAMES.c.id == game_id)).mappings().first()
        return None if row is None else dict(row)

    def games_of(self, person_id: str, most: int = 200) -> list[dict[str, Any]]:
        """The games somebody has played, the latest first."""
        query = (
            select(GAMES, PLAYED.c.seat)
            .join(PLAYED, PLAYED.c.game_id == GAMES.c.id)
            .where(PLAYED.c.person_id == person_id)
            .order_by(GAMES.c.ended_at.desc())
            .limit(most)
        )
        with self.reader.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]
