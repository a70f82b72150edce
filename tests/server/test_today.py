"""What a front page says of the daily deal: how many have played it, and on how many days in a row one did."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from dethrone.server.daily import day_of, streak
from tests.server.asking import asked
from tests.server.past import Past

TODAY = "2026-03-02"
STREAKS = {
    # days: how many in a row
    (): 0,
    ("2026-03-02",): 1,
    ("2026-03-01",): 1,
    ("2026-02-28",): 0,
    ("2026-03-02", "2026-03-01", "2026-02-28"): 3,
    ("2026-03-01", "2026-02-28", "2026-02-26"): 2,
    ("2026-03-02", "2026-02-28"): 1,
    ("2026-03-03", "2026-03-02"): 1,  # a clock was wrong
}


@pytest.mark.parametrize("days", STREAKS)
def test_days_in_a_row(days: tuple[str, ...]) -> None:
    assert streak(days, TODAY) == STREAKS[days]


@pytest.fixture
def past(tmp_path: Path, address: str) -> Iterator[Past]:
    """On SQLite and on PostgreSQL."""
    with asked(tmp_path, database=address) as client:
        yield Past(client)


def test_today_is_told(past: Past) -> None:
    keeper = past.client.app.state.rooms.keeper  # type: ignore[attr-defined]
    today = date.fromisoformat(day_of(keeper.now()))

    def play(ago: int, **more: Any) -> None:
        day = (today - timedelta(days=ago)).isoformat()
        past.play({"day": day, **more})

    def look() -> Any:
        answer = past.client.get("/api/v1/daily/today")
        assert answer.status_code == 200, answer.text
        return answer.json()

    assert look() == {"played": 0, "is_played": False, "streak": 0}
    for ago in (1, 2, 2, 4):
        play(ago)
    past.play({"day": None})
    assert look() == {"played": 0, "is_played": False, "streak": 2}
    play(0, is_verified=False)
    play(0, is_own=False)
    assert look() == {"played": 0, "is_played": False, "streak": 2}
    play(0)
    play(0)
    assert look() == {"played": 1, "is_played": True, "streak": 3}
    past.play({"day": today.isoformat()}, with_ben=True)
    assert look() == {"played": 2, "is_played": True, "streak": 3}
    past.client.cookies.clear()
    assert look() == {"played": 2, "is_played": False, "streak": 0}


def test_a_board_is_for_strangers_too(tmp_path: Path) -> None:
    with asked(tmp_path) as client:
        board = client.get("/api/v1/daily", params={"game": "regicide", "players": 1})
        assert board.status_code == 200, board.text
        assert board.json()["standings"] == []
        assert not client.cookies
