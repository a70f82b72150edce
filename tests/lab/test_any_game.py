"""A game that the laboratory has never heard of, and a player that nobody else has: both are played all the same."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import dethrone
from dethrone import games
from dethrone.lab import commands
from dethrone.lab.compare import compare, pair_of_plans
from dethrone.lab.evidence import Design, Verdict
from dethrone.lab.lineup import line_up
from dethrone.lab.plan import Plan
from dethrone.lab.plots import draw_all
from dethrone.lab.report import grids, markdown
from dethrone.lab.run import Staffing, run
from dethrone.lab.summary import summaries
from dethrone.lab.tables import RESULTS, read_table
from tests.toy import KIND as TOY

HERE = Staffing(workers=0)
BOTS = """
class Passer:
    def choose(self, view):
        return view.legal_moves()[-1]

class Climber:
    name = "climber"
    def choose(self, view):
        return view.legal_moves()[0]
"""


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """The game is there."""
    games.add(TOY)
    yield
    games.remove(TOY.name)


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Players of one's own in the current folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    Path("My_bots.py").write_text(BOTS, "utf-8")
    yield
    sys.modules.pop("My_bots", None)


def test_it_is_played_and_told(tmp_path: Path) -> None:
    plan = Plan(line_up=line_up("random", game=TOY.name), games=40)
    assert run(tmp_path / "run", plan, HERE) == 40
    rows = read_table(tmp_path / "run" / "results.parquet")
    assert [set(row) for row in rows] == [set(RESULTS)] * 40
    assert {(row["players"], row["defeated"], row["rounds"]) for row in rows} == {(2, None, None)}
    assert all(isinstance(row["decisions"], int) and row["decisions"] >= 4 for row in rows)
    assert {row["outcome"] for row in rows} == set(TOY.outcomes)
    records = (tmp_path / "run" / "records.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(record)["headers"]["Seed"] for record in records] == [str(row["seed"]) for row in rows]
    runs = summaries([tmp_path / "run"])
    assert [grid.title for grid in grids(runs)] == [
        "Results",
        "Where games are lost",
        "Processor time a decision",
    ]
    assert grids(runs)[1].head == ("Line-up", "Lost", "tired")
    assert markdown(runs).startswith("# Toy: 40 games\n")
    plots = draw_all(runs, tmp_path / "plots", formats=("svg",))
    assert [path.name for path in plots] == ["win-rates.svg", "time-a-decision.svg"]


@pytest.mark.usefixtures("bots")
def test_ones_own_players_are_played_and_compared(tmp_path: Path) -> None:
    line = line_up(" My_bots:Passer, RANDOM ", game=TOY.name)
    assert line.seats == ("My_bots:Passer", "random")
    run(tmp_path / "run", Plan(line_up=line, games=5), HERE)
    records = (tmp_path / "run" / "records.jsonl").read_text("utf-8").splitlines()
    for record in map(json.loads, records):
        assert record["headers"]["Seats"] == "My_bots:Passer;random"
        assert {word for number, word in record["body"] if number % 2} == {"pass"}
    one, other = (line_up(f"My_bots:{name}", game=TOY.name, seats=3) for name in ("Climber", "Passer"))
    found = compare(pair_of_plans(one, other, seed=3, limit=300), Design(points=20), staffing=HERE)
    assert found.test.verdict is Verdict.A_BETTER
    assert found.wins_a > found.wins_b == 0


REFUSED = {
    f"run random --game {TOY.name} --seats 5": "Toy is for 1 to 4 players, not 5.",
    f"run random --game {TOY.name} --seats 1794809542": "Toy is for 1 to 4 players, not 1794809542.",
    "run random --seats 1794809542": "is for 1 to 4 players, not 1794809542.",
    f"run greedy --game {TOY.name}": "There is no player called 'greedy'. Choose random, a language model",
    f"run nowhere:Bot --game {TOY.name}": "nowhere cannot be imported",
    f"limit --game {TOY.name}": "Nobody has found out yet how to play toy",
    f"train --game {TOY.name} --folder here": "have nothing that could be trained",
    f"tune --game {TOY.name} --folder here": "have nothing that could be trained",
    f"tune --game {games.names()[1]} --folder here": "have nothing that could be tuned",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_it_cannot_do_gets_a_sentence(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert commands.main(line.split()) == 2
    assert REFUSED[line] in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_report_is_of_one_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = (TOY.name, games.names()[0])
    for name in names:
        run(tmp_path / name, Plan(line_up=line_up("random", game=name), games=2), HERE)
    assert commands.main(["report", *(str(tmp_path / name) for name in names)]) == 2
    assert "A report is of one game, not of toy and" in capsys.readouterr().err


def test_no_game_is_known_by_name() -> None:
    """Texts in the code of the laboratory, and of what all games' players share, name no game."""
    home = Path(dethrone.__file__).parent
    paths = [*(home / "lab").rglob("*.py"), *(home / "players").glob("*.py")]
    assert len(paths) > 40
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not set(re.split(r"\W+", node.value)) & set(games.ROOMS), f"{path}: {node.value}"
