"""What the benchmark writes into the documents: every figure from its own measurements, between its own marks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from benchmarks.__main__ import kept, put
from benchmarks.capacity import BARE, EMBEDDED, SCALED, WANTED_AT, is_met, needs, section


def one(server: str, **figures: Any) -> dict[str, Any]:
    """A row; with round numbers that can be worked out by heart."""
    usual = {
        "server": server, "tables": WANTED_AT, "sockets": 4 * WANTED_AT, "moves_a_second": 200.0,
        "entries_a_second": 400.0, "p50_ms": 5.0, "p99_ms": 20.0, "lost": 0, "bytes_a_socket": 51_200.0,
        "processor_ms_a_move": 2.0, "tables_resumed_a_second": 100.0, "redis_bytes_a_move": 300.0,
    }  # fmt: skip
    return {**usual, **figures}


def found(**embedded: Any) -> dict[str, Any]:
    """All that is measured."""
    size = {"entries": 10.0, "bytes": 10_240.0}
    return {
        "machine": "a machine",
        "every": 5.0,
        "seats": 4,
        "rows": [one(BARE), one(EMBEDDED, **embedded), one(SCALED[1]), one(SCALED[2])],
        "appends_a_second": {"SQLite": 2000.0, "PostgreSQL": 1000.0},
        "games": {"regicide": {"SQLite": size, "PostgreSQL": size}},
    }


WANTED = [
    # what was measured, whether that is as wanted
    ({}, True),
    ({"p99_ms": 50.0, "bytes_a_socket": 75_000.0}, True),
    ({"p99_ms": 50.1}, False),
    ({"lost": 1}, False),
    ({"bytes_a_socket": 75_001.0}, False),
]


@pytest.mark.parametrize(("figures", "is_wanted"), WANTED)
def test_what_is_wanted(figures: dict[str, Any], is_wanted: bool) -> None:
    assert is_met(found(**figures)) is is_wanted
    scaled = found()
    scaled["rows"][-1] |= figures
    assert is_met(scaled) is is_wanted


def test_what_was_not_measured_is_not_judged() -> None:
    only = found()
    only["rows"].pop()
    assert is_met(only) is None


@pytest.mark.parametrize(
    "line",
    [
        "| moves a second | 2,000 | 200,000 |",
        "| processes, each on half a core | 8 | 800 |",
        "| appends a second | 4,000 | 400,000 |",
        "| databases of the kind measured | 4 | 400 |",
        "| sockets | 40,000 | 4,000,000 |",
        "| notices that Redis hands out a second | 32,000 | 320,000,000 |",
    ],
)
def test_more_tables_are_worked_out(line: str) -> None:
    assert line in needs(found())


def test_the_pages_are_filled_between_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n", "utf-8")
    for body in (section(found()), section(found(p99_ms=1000.0))):
        put(page, "server", body)
        assert kept(page, "server") == body
    text = page.read_text("utf-8")
    assert text.startswith("# A page\n\n<!-- server")
    assert text.count("<!-- server") == 2
    assert "NOT MET" in text
    assert not re.search(r"\{\w+", text + needs(found()))
