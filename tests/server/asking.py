"""The application asked in the test's own process: for what needs no socket and no second person."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fastapi.testclient import TestClient

from dethrone.server.app import make_app
from dethrone.server.settings import Settings
from tests.server.databases import up_to_date


@contextmanager
def asked(folder: Path, language: str = "en", *, database: str = "") -> Iterator[TestClient]:
    """A client of a server with a database of its own, or one that is given."""
    settings = Settings(
        database=database or f"sqlite:///{folder / 'server.sqlite'}", requests_rate=1000.0, hosts="testserver"
    )
    up_to_date(settings.database)
    with TestClient(make_app(settings), headers={"Accept-Language": language}) as client:
        yield client
