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
    assert there.of(key) == here.of(key) == ada
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


LANGUAGES = {
    # case: (language before, asked for, after)
    "another": ("en", "de", "de"),
    "none: it stays": ("de", None, "de"),
    "one that the program does not speak": ("de", "tlh", "en"),
}


@pytest.mark.parametrize(("before", "asked", "after"), LANGUAGES.values(), ids=LANGUAGES)
def test_a_language_is_changed_where_one_is_asked_for(
    store: Store, before: str, asked: str | None, after: str
) -> None:
    people = People(store, lambda: 100.0)
    ada, key = people.new("Ada", before)
    changed = people.change(ada, language=asked)
    assert (changed.name, changed.language) == ("Ada", after)
    assert people.of(key) == changed
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
