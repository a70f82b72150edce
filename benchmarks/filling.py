"""A database with tables in it at which people sit, so that a server has something to resume; how large games are."""

from __future__ import annotations

import os
import time
from dataclasses import asdict
from typing import Any

from sqlalchemy import func, insert, select, text

from dethrone import games
from dethrone.players import player
from dethrone.server.ids import hashed, new_id, new_key
from dethrone.server.store import Append, Head, Store
from dethrone.server.store.appending import body_of
from dethrone.server.store.schema import ENTRIES, GUESTS, TABLES
from dethrone.server.store.upgrading import upgrade
from dethrone.table import Bot, Person, Table, Voice
from dethrone.table.commands import Act
from dethrone.table.entries import Entry, Paused
from dethrone.table.messages import Stage
from dethrone.table.seats import Seat

SEATS = 4
BOT = "greedy"
GAME = "regicide"
BOT_EVERY = 4  # at every fourth table a bot holds the last seat


def seats_of(number: int) -> list[Seat]:
    """Who sits at a table."""
    seats: list[Seat] = [Person(f"Person {seat}") for seat in range(SEATS)]
    if number % BOT_EVERY == 0:
        seats[-1] = Bot(BOT, "Bot")
    return seats


def fill(database: str, tables: int) -> tuple[list[str], list[str]]:
    """So many tables at the beginning of their games: their ids, and the keys of the people, who sit at all of them."""
    upgrade(database)
    store, now, kind = Store(database), time.time(), games.kind(GAME)
    people, keys = [new_id() for _ in range(SEATS)], [new_key() for _ in range(SEATS)]
    for seat, (person, key) in enumerate(zip(people, keys, strict=True)):
        row = {"id": person, "name": f"Person {seat}", "language": "en", "created_at": now, "seen_at": now}
        store.add_person(row, hashed(key), now)
    heads: list[dict[str, Any]] = []
    entries: list[dict[str, Any]] = []
    guests: list[dict[str, Any]] = []
    for number in range(tables):
        table, id = Table.open(kind, seats_of(number), root=os.urandom(32), now=now), new_id()
        is_due = any(one.voice is not None for one in table.questions)
        head = Head(
            id=id, revision=table.revision, game=GAME, rules=table.rules, players=SEATS, stage=table.stage.value,
            is_listed=False, settings="{}", opened_by=None, opened_at=now, changed_at=now,
            due_at=now if is_due else None,
        )  # fmt: skip
        heads.append(asdict(head))
        entries += [{"table_id": id, "revision": one.revision, "body": body_of(one)} for one in table.log]
        guests += [
            {"table_id": id, "person_id": people[seat], "name": one.name, "seat": seat}
            for seat, one in enumerate(table.seats)
            if isinstance(one, Person)
        ]
    with store.engine.begin() as connection:
        for where, rows in ((TABLES, heads), (ENTRIES, entries), (GUESTS, guests)):
            connection.execute(insert(where), rows)
    store.close()
    return [head["id"] for head in heads], keys


def entries_in(database: str) -> int:
    """How many entries all logs have."""
    store = Store(database)
    with store.reader.connect() as connection:
        count = connection.scalar(select(func.count()).select_from(ENTRIES))
    store.close()
    return int(count or 0)


def whole_game(name: str, seed: int) -> Table:
    """A table of four bots that have played to the end."""
    table = Table.open(
        games.kind(name), [Bot(BOT, f"Bot {seat}") for seat in range(SEATS)], root=os.urandom(32)
    )
    mind = player(BOT, game=name, seed=seed)
    while table.stage is Stage.PLAYING:
        one = table.questions[0]
        table.do(Act(one.number, (str(mind.choose(table.board.view(one.seat))),)), by=Voice(one.seat))
    return table


def game_sizes(name: str, database: str, count: int = 30) -> dict[str, float]:
    """Entries of a whole game, and what its log takes on disk, on average."""
    upgrade(database)
    store, now = Store(database), time.time()
    before, entries = _size(store), 0
    for seed in range(count):
        table = whole_game(name, seed)
        head = Head(
            id=new_id(), revision=table.revision, game=name, rules=table.rules, players=SEATS, stage="over",
            is_listed=False, settings="{}", opened_by=None, opened_at=now, changed_at=now, due_at=None,
        )  # fmt: skip
        store.open_table(head, table.log)
        entries += table.revision
    size = _size(store) - before
    store.close()
    return {"entries": entries / count, "bytes": size / count}


def _size(store: Store) -> int:
    """Bytes that a database takes on disk."""
    is_sqlite = store.engine.dialect.name == "sqlite"
    query = (
        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        if is_sqlite
        else "SELECT pg_database_size(current_database())"
    )
    with store.reader.connect() as connection:
        return int(connection.scalar(text(query)) or 0)


def appends_a_second(database: str, tables: int = 400, each: int = 10) -> float:
    """How many appends one process writes a second if nothing else has to be done: the limit of the database."""
    ids, _ = fill(database, tables)
    store, kind = Store(database), games.kind(GAME)
    log = Table.open(kind, seats_of(1), root=bytes(32)).log
    began = time.perf_counter()
    for number in range(each):
        futures = []
        for id in ids:
            revision = len(log) + number
            entry = Entry(revision, 0.0, 0, f"c{number}", Paused(0))
            futures.append(store.appender.append(Append(id, revision, (entry,), "playing", 0.0, None)))
        for future in futures:
            future.result(60)
    spent = time.perf_counter() - began
    store.close()
    return tables * each / spent
