"""The migrations lead to the tables that the code knows."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from dethrone.server.store.schema import METADATA
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
