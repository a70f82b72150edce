"""One try a person at a deal of the day: a table is the try of all who sit there, or of none of them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict

import pytest
from sqlalchemy import insert

from dethrone.server.store.rows import Head
from dethrone.server.store.schema import TABLES
from dethrone.server.store.store import engine_for
from dethrone.server.store.tries import Tries
from tests.server.databases import up_to_date

BOARD = ("1970-01-12", "regicide", "official", 2)
ROOMS = ("first", "second", "third")


@pytest.fixture
def tries(address: str) -> Iterator[Tries]:
    """The tries of a database with a few tables."""
    up_to_date(address)
    engine = engine_for(address)
    with engine.begin() as connection:
        for id in ROOMS:
            head = Head(
                id=id, revision=1, game="regicide", rules="official", players=2, stage="seating",
                is_listed=False, settings="{}", opened_by=None, opened_at=0.0, changed_at=0.0, due_at=None,
            )  # fmt: skip
            connection.execute(insert(TABLES), asdict(head))
    yield Tries(engine)
    engine.dispose()


def tables(tries: Tries, *people: str) -> dict[str, tuple[str, bool]]:
    """At which table each of these people has a try, and whether it was dealt."""
    return {one: (tried.table, tried.is_dealt) for one, tried in tries.of(BOARD, people).items()}


def test_where_one_has_begun_elsewhere_nobody_begins(tries: Tries) -> None:
    assert tries.claim(BOARD, ["ben"], "first", is_dealt=True) is None
    assert tries.claim(BOARD, ["ada"], "second", is_dealt=False) is None
    assert tries.claim(BOARD, ["ada", "ben", "cleo"], "second", is_dealt=True) == "ben"
    assert tables(tries, "ada", "ben", "cleo") == {"ada": ("second", False), "ben": ("first", True)}
    assert tries.claim(BOARD, ["ada", "cleo"], "third", is_dealt=True) is None
    assert tries.claim(BOARD, ["ada"], "third", is_dealt=False) is None  # it stays dealt
    assert tables(tries, "ada", "cleo") == {"ada": ("third", True), "cleo": ("third", True)}


def test_of_tables_that_share_their_people_one_begins(tries: Tries) -> None:
    people = [["ada", "ben"], ["ben", "ada"], ["ada", "ben"]]

    def claim(room: str, players: list[str]) -> bool:
        return tries.claim(BOARD, players, room, is_dealt=True) is None

    with ThreadPoolExecutor(len(ROOMS)) as threads:
        begun = list(threads.map(claim, ROOMS, people))
    assert sum(begun) == 1
    room = ROOMS[begun.index(True)]
    assert tables(tries, "ada", "ben") == {"ada": (room, True), "ben": (room, True)}
