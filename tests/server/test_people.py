"""Who somebody is, where several processes know them."""

from __future__ import annotations

from pathlib import Path

import pytest

from dethrone.server.people import KNOWN_FOR, People
from dethrone.server.store import Store
from tests.server.databases import up_to_date


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A database of its own."""
    address = f"sqlite:///{tmp_path}/people.sqlite"
    up_to_date(address)
    return Store(address)


def test_a_key_that_another_process_dropped_is_soon_nobodys(store: Store) -> None:
    now = 100.0
    here, there = People(store, lambda: now), People(store, lambda: now)
    ada, key = here.new("Ada")
    assert there.of(key) == ada
    here.leave(key)
    assert here.of(key) is None
    now += KNOWN_FOR + 1
    assert there.of(key) is None
    assert there.of(key) is None  # and it stays so
    store.close()


def test_another_process_soon_knows_a_new_name(store: Store) -> None:
    now = 100.0
    here, there = People(store, lambda: now), People(store, lambda: now)
    ada, key = here.new("Ada")
    assert there.of(key) == ada
    here.change(ada, name="Eve")
    now += KNOWN_FOR + 1
    assert there.of(key) == here.of(key) != ada
    store.close()
