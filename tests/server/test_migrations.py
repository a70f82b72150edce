"""The migrations lead to the tables that the code knows."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from dethrone.server.store.schema import METADATA
from dethrone.server.store.shelf import Line, Shelf
from dethrone.server.store.store import engine_for
from dethrone.server.store.upgrading import upgrade


def test_a_database_has_what_the_code_knows(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'server.sqlite'}"
    upgrade(address)
    upgrade(address)  # nothing is left to do
    engine = engine_for(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


OLD_LINE = """
INSERT INTO review_lines (review_id, number, name, "by", start, moves, command, is_private, replies)
VALUES ('r', 1, 'Zug 3: Ada passt', 'Ada', 2, '["yield"]', 'Ada 1', false, '{"0": 1}')
"""


def test_a_line_of_a_review_from_before_is_read_with_the_name_it_had(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'server.sqlite'}"
    upgrade(address, "0006")
    with closing(sqlite3.connect(tmp_path / "server.sqlite")) as connection, connection:
        connection.execute("INSERT INTO reviews VALUES ('r', 'g', 'Ada', NULL, 0, 1, 0)")
        connection.execute(OLD_LINE)
    upgrade(address)
    engine = engine_for(address)
    review = Shelf(engine).review("r")
    assert review is not None
    name = "Zug 3: Ada passt"
    assert review.lines == {1: Line(1, name, "Ada", 2, ("yield",), "Ada 1", replies={0: 1}, branch=0)}
    engine.dispose()


def test_a_game_that_was_checked_before_is_counted_without_what_nobody_counted(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'server.sqlite'}"
    upgrade(address, "0007")
    with closing(sqlite3.connect(tmp_path / "server.sqlite")) as connection, connection:
        connection.execute("INSERT INTO verdicts VALUES ('g-1', true, true, NULL, 0)")
    upgrade(address)
    with closing(sqlite3.connect(tmp_path / "server.sqlite")) as connection:
        found = connection.execute("SELECT is_verified, felled, exact, medal FROM verdicts").fetchall()
    assert found == [(1, None, None, None)]
