"""Who somebody is, where several processes know them."""

from __future__ import annotations

from pathlib import Path

import pytest

from dethrone.errors import BadRules
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


@pytest.mark.parametrize("name", ["", "you", "P0", "x" * 21])
def test_a_name_that_cannot_be_given_cannot_be_taken_later(store: Store, name: str) -> None:
    people = People(store, lambda: 100.0)
    ada, key = people.new("Ada")
    with pytest.raises(BadRules):
        people.change(ada, name=name)
    assert people.of(key) == ada
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
