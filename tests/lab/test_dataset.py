"""`dethrone lab dataset` and `dethrone lab leaderboard`: what is written can be played again, and says what it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from dethrone import games
from dethrone.lab import commands
from dethrone.lab.dataset import CARD

TABLES = [("regicide", 2, "official"), ("regicide", 3, "open-order"), ("regidice", 2, "rulebook")]


def said(line: str) -> int:
    """The exit code of a command line."""
    return commands.main(line.split())


def made(home: Path, game: str, seats: int, rules: str, form: str) -> None:
    """A small dataset."""
    line = f"dataset random --game {game} --seats {seats} --rules {rules} --games 6 --seed 3 --workers 0"
    assert said(f"{line} --format {form} --folder {home}") == 0


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES)
def test_a_dataset_is_the_games(game: str, seats: int, rules: str, tmp_path: Path) -> None:
    """Dealt again by its seed and played by its actions, every game shows every seat what the rows say."""
    made(tmp_path, game, seats, rules, "parquet")
    rows = pq.read_table(tmp_path / "shard-00000.parquet").to_pylist()
    deals = {one["game"]: one for one in pq.read_table(tmp_path / "games" / "results.parquet").to_pylist()}
    batch = games.batch(game)(seats, rules)
    seen, mask = np.empty(batch.width, np.int16), np.empty(batch.actions, np.int8)
    for number, deal in deals.items():
        batch.deal(deal["seed"])
        for row in (row for row in rows if row["game"] == number):
            assert row["seat"] == batch.decider()
            batch.look(row["seat"], seen)
            batch.choices(mask)
            assert row["observation"] == seen.tolist()
            assert row["legal"] == np.flatnonzero(mask).tolist()
            batch.play(row["action"])
        assert batch.is_over()
        assert {row["return"] for row in rows if row["game"] == number} == {1.0 if deal["won"] else -1.0}


def test_both_forms_say_the_same(tmp_path: Path) -> None:
    for form in ("parquet", "numpy"):
        made(tmp_path / form, "regicide", 2, "official", form)
    rows = pq.read_table(tmp_path / "parquet" / "shard-00000.parquet").to_pydict()
    held: Any = np.load(tmp_path / "numpy" / "shard-00000.npz")
    assert held["actions"].tolist() == rows["action"]
    assert held["observations"].tolist() == rows["observation"]
    batch = games.batch("regicide")(2, "official")
    masks = np.unpackbits(held["masks"], axis=1, count=batch.actions)
    assert [np.flatnonzero(mask).tolist() for mask in masks] == rows["legal"]


def test_a_dataset_says_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path, "regidice", 3, "bga", "numpy")
    assert "decisions of 6 games" in capsys.readouterr().out
    card = (tmp_path / CARD).read_text("utf-8")
    for fact in (
        "`random;random;random`",
        "`bga`",
        "6, deals from seed 3",
        "| received | 420 | 16 |",
        "unpackbits",
    ):
        assert fact in card


def test_a_leaderboard(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = (
        f"leaderboard random greedy --games 5 --seats 1 --seats 2 --workers 0 --markdown --folder {tmp_path}"
    )
    assert said(line) == 0
    first = capsys.readouterr().out
    assert "| official, 1 | 0.0 % [0.0, 43.4] |" in first
    assert "cross-play" in first
    assert said(line) == 0  # everything is kept: nothing is played again
    assert capsys.readouterr().out == first
    assert said(f"leaderboard wizard --folder {tmp_path}") != 0
