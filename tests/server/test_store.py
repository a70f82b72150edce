"""The database lets go of everything when it is closed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from dethrone.server.store import Store


def test_what_a_thread_still_reads_with_is_closed_when_it_comes_back(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'server.sqlite'}")
    reading = store.reader.connect()
    driver = reading.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    store.close()
    driver.execute("SELECT 1")  # nobody takes it away from whoever reads
    reading.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        driver.execute("SELECT 1")
