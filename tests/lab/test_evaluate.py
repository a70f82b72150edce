"""The players beside their goals: what is measured is told, and nothing else."""

from datetime import date
from pathlib import Path

import pytest

from dethrone.errors import GameError
from dethrone.lab import evaluate
from dethrone.lab.commands import main
from dethrone.lab.evaluate import Wanted, all_goals, append, chosen, is_met
from dethrone.lab.goals import Goal
from dethrone.lab.lineup import line_up
from dethrone.lab.report import Grid
from dethrone.lab.run import Staffing
from dethrone.lab.summary import summary
from dethrone.lab.version import version

EASY = Goal(name="easy", game="regicide", players="greedy", seats=2, games=30, must=10, aim=100, ms=1000)
HURRIED = Goal(name="hurried", game="regicide", players="greedy", seats=2, games=30, must=10, aim=10, ms=1e-9)
DICE = Goal(
    name="rolled", players="random", seats=2, rules="rulebook", game="regidice", games=3, must=50, rounds=2
)
NOBODY = Goal(name="nobody", game="regicide", players="grandmaster", seats=2)


def wanted(home: Path, games: int | None = None) -> tuple[Wanted, list[str]]:
    told: list[str] = []
    return Wanted(home=home, seed=7, games=games, staffing=Staffing(workers=0), tell=told.append), told


def test_a_row_says_what_was_measured(tmp_path: Path) -> None:
    want, told = wanted(tmp_path)
    table = evaluate.evaluate([EASY, HURRIED, DICE, NOBODY], want, lambda: date(2026, 2, 3))
    assert table.title == f"2026-02-03, dethrone {version()}, seed 7"
    easy, hurried, rolled = table.rows
    assert easy[3:5] == ("30", str(summary(tmp_path / "easy-7", "").won))
    assert easy[6:8] == ("10 %: reached", "100 %: not reached")
    assert hurried[6] == "10 %: not reached"  # too slow
    assert rolled[7] == "–"  # no share was aimed at
    assert "rounds" in rolled[5]
    assert told[-1].startswith("nobody: not measured.")


def test_it_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = evaluate.evaluate([EASY], wanted(tmp_path)[0])
    monkeypatch.setattr(
        "dethrone.lab.workforce.play_part", lambda job: pytest.fail(f"{job} was played again")
    )
    assert evaluate.evaluate([EASY], wanted(tmp_path)[0]) == first


def test_gold_counts(tmp_path: Path) -> None:
    goal = Goal(
        name="gold", game="regicide", players="greedy", seats=1, must=1, aim=1, gold=(0, 101), ms=1000
    )
    evaluate.evaluate([goal], wanted(tmp_path, 20)[0])
    result = summary(tmp_path / "gold-7", "")
    assert result.games == 20
    assert is_met(goal, result) is True
    assert is_met(goal, result, aim=True) is False


def test_goals_by_name() -> None:
    assert chosen([]) == list(all_goals())
    assert [goal.name for goal in chosen(["open", "two", "open-3"])] == ["open-2", "open-3", "open-4", "two"]
    with pytest.raises(GameError, match="no goal 'ten'; there are solo"):
        chosen(["ten"])


def test_all_goals_can_be_played() -> None:
    for goal in all_goals():
        table = line_up(goal.players, seats=goal.seats, game=goal.game, rules=goal.rules)
        assert len(table.seats) == goal.seats, goal.name


def test_a_page_keeps_what_stood_there(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Strength\n", "utf-8")
    append(page, Grid("Today", ("goal", "won"), (("two", "98 %"),)))
    assert (
        page.read_text("utf-8") == "# Strength\n\n## Today\n\n| goal | won |\n| --- | --: |\n| two | 98 % |\n"
    )


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, options = (
        tmp_path / "page.md",
        ["--games", "2", "--workers", "0", "--folder", str(tmp_path / "runs")],
    )
    assert main(["evaluate", "untouched-2", "--append", str(page), *options]) == 0
    assert "untouched-2" in capsys.readouterr().out
    assert page.read_text("utf-8").count("| untouched-2 |") == 1
