"""One move costs what it must: bounds for views, copies, encodings and pushes on its way through each room."""

from __future__ import annotations

import pytest

from tests.interpreted import interpreted

OPEN = 8  # moves that the next player has at the server's table, each with a preview
BOUNDS = {
    # room: what is counted, and how often at most
    "terminal": {"views": 3, "carried out": 2, "copies": 2, "pushes": 1},  # a preview, and the push
    "server": {"views": 2, "copies": OPEN + 2, "encoded": OPEN + 2, "carried out": OPEN + 2, "options": 2},
    "chat": {"views": 4, "pushes": 4, "copies": 8},  # two moves: each once in a trial, once at the table
    "python": {"views": 0, "copies": 1, "encoded": 1, "carried out": 1, "pushes": 1},
    "bot": {"views": 1, "outlines": 1, "encoded": 1, "carried out": 1, "pushes": 1},
}


@pytest.fixture(scope="module")
def walks() -> dict[str, dict[str, int]]:
    """The counts of one move in each room, from an interpreter that runs the plain sources."""
    counts: dict[str, dict[str, int]] = interpreted("tests.walks")
    return counts


@pytest.mark.parametrize("room", BOUNDS)
def test_a_move_is_looked_at_and_carried_out_no_more_often_than_it_must(
    room: str, walks: dict[str, dict[str, int]]
) -> None:
    beyond = {
        step: walks[room].get(step, 0)
        for step, most in BOUNDS[room].items()
        if walks[room].get(step, 0) > most
    }
    assert beyond == {}


@pytest.mark.parametrize("room", BOUNDS)
def test_what_is_bounded_is_counted(room: str, walks: dict[str, dict[str, int]]) -> None:
    """Or a function that was renamed would never again be counted."""
    assert walks[room]["pushes"] >= 1
    assert walks[room]["carried out"] >= 1
    assert walks[room]["encoded"] >= 1
