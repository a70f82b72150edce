"""Logs that any version ever wrote: read from the database as they are, and everybody sees what they saw then.

A later version may show more; what was shown then stays, to the letter. A new version's logs are added with
`make golden-logs`, and the old ones stay.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import insert

from dethrone import games
from dethrone.contract import KEEPER
from dethrone.server.store import Head, Store
from dethrone.server.store.schema import ENTRIES
from dethrone.server.store.upgrading import upgrade
from dethrone.table import Stage, Table, wire
from dethrone.table import entries as log
from tests.server.golden import CASES, FOLDER, Evening

LOGS = sorted(FOLDER.glob("*/*.jsonl"))
ID = "A" * 16


def stored(home: Path, bodies: list[str]) -> list[log.Entry]:
    """A log as the store reads it, from rows that were written just so."""
    address = f"sqlite:///{home / 'server.sqlite'}"
    upgrade(address)
    store = Store(address)
    opened = wire.read_entry(json.loads(bodies[0]))
    assert isinstance(opened.what, log.Opened)
    what = opened.what
    head = Head(
        id=ID, revision=len(bodies), game=what.game, rules=what.rules, players=len(what.seats), stage="over",
        is_listed=False, settings="{}", opened_by=None, opened_at=opened.at, changed_at=opened.at, due_at=None,
    )  # fmt: skip
    store.open_table(head, [opened])
    rows = [{"table_id": ID, "revision": number, "body": body} for number, body in enumerate(bodies)]
    with store.engine.begin() as connection:
        connection.execute(insert(ENTRIES), rows[1:])
    try:
        return store.entries(ID)
    finally:
        store.close()


def within(old: Any, new: Any) -> bool:
    """Whether everything that was there is there still; something new may stand beside it."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(name in new and within(part, new[name]) for name, part in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(within, old, new))
    return type(old) is type(new) and bool(old == new)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_everybody_sees_what_they_saw_then(path: Path, tmp_path: Path) -> None:
    bodies = path.read_text("utf-8").splitlines()
    kept = json.loads(path.with_suffix(".seen.json").read_text("utf-8"))
    entries = stored(tmp_path, bodies)
    looks = dict(kept["looks"])
    opening = min(map(int, looks))
    table = Table.replay(entries[:opening])
    for entry in (None, *entries[opening:]):
        if entry is not None:
            table.apply(entry)
        for viewer, look in zip(kept["viewers"], looks.pop(str(table.revision), ()), strict=False):
            seen = json.loads(json.dumps(wire.look(table.look(viewer))))
            assert within(look, seen), (table.revision, viewer)
    assert looks == {}
    assert table.stage is Stage.OVER
    again = games.kind(table.look(None).game).replay(table.record(KEEPER))
    assert again.view(None) == table.game.view(None)


def test_every_kind_of_entry_is_in_some_log() -> None:
    """A version with a new kind needs logs of its own: `make golden-logs`."""
    lines = [line for path in LOGS for line in path.read_text("utf-8").splitlines()]
    entries = [wire.read_entry(json.loads(line)) for line in lines]
    assert {type(entry.what) for entry in entries} == set(get_args(log.What))


@pytest.mark.parametrize("case", CASES[:2], ids=lambda case: case.name)
def test_a_log_is_made_the_same_again(case: Any) -> None:
    """So that a version's logs can be made anywhere, and differ from the last ones only where the code does."""
    first, second = Evening(case), Evening(case)
    first.play()
    second.play()
    assert first.table.log == second.table.log


@pytest.mark.parametrize(
    ("old", "new", "is_within"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"b": 1}, False),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}]}, True),
        ([1, 2], [1, 2, 3], False),
        (1, True, False),
        ({"a": None}, {"a": 0}, False),
    ],
)
def test_what_counts_as_the_same(old: Any, new: Any, is_within: bool) -> None:
    assert within(old, new) is is_within
