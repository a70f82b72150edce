"""Bringing a database up to date, by Alembic's migrations."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config

from dethrone.server.store.store import engine_for

HERE = Path(__file__).parent


def upgrade(address: str, version: str = "head") -> None:
    """Make the tables, or change them to what this version needs; nothing happens where that is done."""
    config = Config()
    config.set_main_option("script_location", str(HERE / "migrations"))
    engine = engine_for(address)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, version)
    finally:
        engine.dispose()
