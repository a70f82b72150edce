"""Both builds of one source give the same answers: what the other tests show of players holds in either."""

from __future__ import annotations

from typing import Any

import pytest

from tests.interpreted import interpreted
from tests.players import answers

pytestmark = pytest.mark.timeout(600)


def test_all_players_hints_and_looks_back_are_the_same_in_both_builds() -> None:
    here, there = answers.everything(), interpreted("tests.players.answers")
    assert (here["compiled"], there["compiled"]) == (True, False)
    for table, rows in here["rows"].items():
        assert there["rows"][table] == rows, table
    assert there["back"] == here["back"]


def test_enough_is_asked() -> None:
    """Or little would be compared: every table has its moments, and the players do not all say the same."""
    rows = answers.everything()["rows"]
    assert all(rows.values())
    moments = [moment for table in rows.values() for moment in table]
    assert len(moments) > 45
    assert sum(len({moment["greedy"], moment["random"], *_searched(moment)}) > 1 for moment in moments) > 40


def _searched(moment: dict[str, Any]) -> list[str]:
    return [str(move) for spec, move in moment.items() if spec.startswith("search")]
