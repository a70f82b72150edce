"""A line that is said again and again is written once in a while, with how often it was left out."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from dethrone.server.logs import MOST_KINDS, SILENT, Seldom


class Clock:
    """A clock that is told how late it is."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def record(message: str, *, name: str = "dethrone.server", line: int = 1, **parts: Any) -> logging.LogRecord:
    """A line that somebody logs."""
    return logging.LogRecord(name, logging.ERROR, __file__, line, message, (), parts.get("error"))


def test_a_line_is_written_once_in_a_while_and_says_what_was_left_out() -> None:
    clock = Clock()
    seldom = Seldom(clock)
    passed = []
    for number in range(500):
        clock.now = 1_000.0 + number * SILENT / 100
        one = record("the database does not answer")
        if seldom.filter(one):
            passed.append(getattr(one, "left_out", 0))
    assert passed == [0, 99, 99, 99, 99]


KINDS = {
    # case: another line that is not left out
    "another message": {"message": "a sweep failed"},
    "another logger": {"message": "it failed", "name": "dethrone.client"},
    "another error": {"message": "it failed", "error": (ValueError, ValueError("a"), None)},
    "a library at another place": {"message": "it failed", "name": "library", "line": 2},
}


@pytest.mark.parametrize("case", KINDS)
def test_what_is_another_line_is_written(case: str) -> None:
    seldom = Seldom(Clock())
    assert seldom.filter(record("it failed"))
    assert seldom.filter(record("it failed", name="library"))
    assert not seldom.filter(record("it failed"))
    assert seldom.filter(record(**KINDS[case]))  # type: ignore[arg-type]


def test_words_beside_a_message_make_it_no_other() -> None:
    seldom = Seldom(Clock())
    said = [
        logging.LogRecord("dethrone.server", logging.ERROR, __file__, 1, "%s is away", (name,), None)
        for name in ("Ada", "Ben")
    ]
    assert [seldom.filter(one) for one in said] == [True, False]


def test_a_library_that_puts_its_words_together_says_one_thing_at_one_place() -> None:
    seldom = Seldom(Clock())
    assert [seldom.filter(record(f"{number}", name="library")) for number in range(3)] == [True, False, False]


def test_it_remembers_only_so_many() -> None:
    seldom = Seldom(Clock())
    for number in range(2 * MOST_KINDS):
        assert seldom.filter(record("it failed", name="library", line=number))
    assert len(seldom.since) == MOST_KINDS


def test_a_clock_that_is_set_back_silences_nobody() -> None:
    clock = Clock()
    seldom = Seldom(clock)
    assert seldom.filter(record("it failed"))
    clock.now -= 3600.0
    assert seldom.filter(record("it failed"))
