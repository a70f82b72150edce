"""The chance to win behind a value of the search, fitted to how games ended."""

from __future__ import annotations

import numpy as np
import pytest

from dethrone.lab.training.regicide.calibrate import before_stray, calibrate
from dethrone.lab.training.regicide.selfplay import ROW, Rows
from dethrone.players.regicide.odds import Odds

TRUE = Odds(0.8, 1.3, -2.0)


def made_up(count: int) -> Rows:
    """Games of one row each, won as often as TRUE says."""
    random = np.random.default_rng(3)
    rows = np.zeros(count, ROW)
    rows["game"] = range(count)
    rows["value"] = random.uniform(0.02, 0.98, count)
    rows["defeated"] = random.integers(0, 12, count)
    chances = [TRUE.of(value, felled) for value, felled in rows[["value", "defeated"]].tolist()]
    rows["won"] = random.random(count) < chances
    return rows


def test_the_fit_finds_what_was_put_in() -> None:
    assert calibrate(made_up(20_000)) == pytest.approx(TRUE, abs=0.2)


def test_rows_before_a_stray_do_not_count() -> None:
    rows = made_up(20_000)
    wrong = rows.copy()
    wrong["won"], wrong["stray"] = 0, 1
    wrong["game"] += 20_000
    assert calibrate(np.concatenate([rows, wrong])) == calibrate(rows)


def test_what_comes_before_a_stray() -> None:
    rows = np.zeros(5, ROW)
    rows["game"] = [1, 1, 1, 2, 2]
    rows["stray"] = [0, 1, 0, 0, 0]
    assert before_stray(rows).tolist() == [True, True, False, False, False]
