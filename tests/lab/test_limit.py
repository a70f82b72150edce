"""The limit: how many deals could be won with all cards or rolls known, with lines that prove it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dethrone.lab.facts import regicide as solving
from dethrone.lab.limit import limit
from dethrone.lab.lineup import line_up
from dethrone.lab.seeds import deal_seed
from dethrone.lab.wilson import wilson
from dethrone.regicide import Game
from dethrone.regicide.engine import compiled
from dethrone.regicide.movetext import parse_move

DEALS = 4 if compiled else 1


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solving, "WIDTHS", (30,) if compiled else (2,))


def test_lines_win_and_a_second_call_goes_on(tmp_path: Path) -> None:
    line = line_up("random", seats=2)
    first = limit(tmp_path, line, games=DEALS, seed=7, processes=1)
    told = [json.loads(row) for row in (tmp_path / "limit.jsonl").read_text("utf-8").splitlines()]
    assert [row["seed"] for row in told] == [deal_seed(7, game) for game in range(DEALS)]
    for row in told:
        game = Game(2, row["rules"], seed=row["seed"])
        for move in row["moves"]:
            game.push(parse_move(move))
        assert bool(game.outcome and game.outcome.is_won) == row["won"]
    won = sum(row["won"] for row in told)
    assert str(first).startswith(f"{won} of {DEALS} deals")
    assert (first.won, first.share) == (won, wilson(won, DEALS))
    assert sum(row["won"] for row in told) >= DEALS - 1 or not compiled
    with (tmp_path / "limit.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"cut off')
    assert limit(tmp_path, line, games=DEALS, seed=7, processes=1) == first
    more = limit(tmp_path, line, games=DEALS + 1, seed=7, processes=1)
    assert more == limit(tmp_path, line, games=DEALS + 1, seed=7, processes=1)
    assert len((tmp_path / "limit.jsonl").read_text("utf-8").split("\n{")) == DEALS + 2


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_regidice_with_all_rolls_known(tmp_path: Path) -> None:
    line = line_up("random", game="regidice", seats=3)
    told = limit(tmp_path, line, games=2, seed=7, processes=1)
    assert str(told).startswith("2 of 2 deals can be won with all rolls known")
    rows = [json.loads(row) for row in (tmp_path / "limit.jsonl").read_text("utf-8").splitlines()]
    assert f"in {(rows[0]['rounds'] + rows[1]['rounds']) / 2:.1f} rounds" in str(told)
    assert told == limit(tmp_path, line, games=2, seed=7, processes=1)
