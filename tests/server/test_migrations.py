"""The migrations lead to the tables that the code knows, from an empty database and from one with rows of before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, insert, text

from dethrone.server.store.archive import Archive
from dethrone.server.store.schema import GAMES, METADATA, TABLES
from dethrone.server.store.shelf import Line, Shelf
from dethrone.server.store.store import engine_for
from dethrone.server.store.upgrading import upgrade


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    """The same, open."""
    found = engine_for(address)
    yield found
    found.dispose()


def write(engine: Engine, *statements: Any) -> None:
    """Rows, as the code of then wrote them."""
    with engine.begin() as connection:
        for one in statements:
            connection.execute(text(one) if isinstance(one, str) else one)


def test_a_database_has_what_the_code_knows(address: str, engine: Engine) -> None:
    upgrade(address)
    upgrade(address)  # nothing is left to do
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


OLD_TABLE = insert(TABLES).values(
    id="t", revision=1, game="regicide", rules="official", players=1, stage="over", is_listed=False,
    settings="{}", opened_at=0.0, changed_at=0.0,
)  # fmt: skip
OLD_GAME = insert(GAMES).values(
    id="t-1", table_id="t", deal=1, game="regicide", rules="official", players=1, outcome="won", is_won=True,
    moves=40, seats="[]", record="", ended_at=0.0,
)  # fmt: skip
OLD_REVIEW = "INSERT INTO reviews VALUES ('r', 't-1', 'Ada', NULL, 0, 1, 0)"
OLD_LINE = """
INSERT INTO review_lines (review_id, number, name, "by", start, moves, command, is_private, replies)
VALUES ('r', 1, 'Zug 3: Ada passt', 'Ada', 2, '["yield"]', 'Ada 1', false, '{"0"\\: 1}')
"""


def test_a_line_of_a_review_from_before_is_read_with_the_name_it_had(address: str, engine: Engine) -> None:
    upgrade(address, "0006")
    write(engine, OLD_TABLE, OLD_GAME, OLD_REVIEW, OLD_LINE)
    upgrade(address)
    review = Shelf(engine).review("r")
    assert review is not None
    name = "Zug 3: Ada passt"
    assert review.lines == {1: Line(1, name, "Ada", 2, ("yield",), "Ada 1", replies={0: 1}, branch=0)}


OLD_VERDICT = """
INSERT INTO verdicts (game_id, is_verified, is_own, day, checked_at) VALUES ('t-1', true, true, '2026-11-16', 0)
"""


def test_a_game_from_before_stands_on_its_board_and_has_no_number_of_exact_kills(
    address: str, engine: Engine
) -> None:
    upgrade(address, "0007")
    write(engine, OLD_TABLE, OLD_GAME, OLD_VERDICT)
    upgrade(address)
    (row,) = Archive(engine).board("2026-11-16", "regicide", "official", 1)
    assert (row["id"], row["moves"], row["exact"]) == ("t-1", 40, None)
    with engine.connect() as connection:
        (counts,) = connection.execute(text("SELECT felled, exact, medal FROM verdicts"))
    assert tuple(counts) == (None, None, None)  # nobody counted it
