"""Reports: figures from rows, tables, Markdown and plots."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from jsonschema_rs import Draft202012Validator

from dethrone.command.answers import schemas
from dethrone.errors import GameError
from dethrone.lab import commands
from dethrone.lab.answers import ANSWERS
from dethrone.lab.lineup import line_up
from dethrone.lab.part import Part
from dethrone.lab.plan import Plan
from dethrone.lab.plots import PAPER, draw_all
from dethrone.lab.report import grids, markdown, ms_text
from dethrone.lab.store import RunFolder
from dethrone.lab.summary import summaries, summary

ENDS = (
    # outcome, defeated, lost to, medal
    ("won", 12, None, "gold"),
    ("won", 12, None, "silver"),
    ("lost:cannot-pay", 8, "KS", None),
    ("lost:stuck", 3, "JD", None),
)


@pytest.fixture
def solo(tmp_path: Path) -> Path:
    """Four games of a solo player, two of them won; a fifth is planned."""
    plan = Plan(line_up=line_up("random", seats=1), games=5, part=4)
    folder = RunFolder.begin(tmp_path / "solo", plan)
    job = next(plan.jobs())
    part = Part(0)
    for game, (outcome, defeated, lost_to, medal) in enumerate(ENDS):
        part.add_row(
            game,
            job.deals[game],
            {
                "players": 1,
                "seats": "random",
                "rules": "official",
                "won": outcome == "won",
                "outcome": outcome,
                "defeated": defeated,
                "decisions": 10 * (game + 1),
                "rounds": None,
                "medal": medal,
                "lost_to": lost_to,
                "left": None if medal else 7,
            },
        )
        part.add_time(game, 0, "random", 10, 20_000_000 * (game + 1), 9_000_000)
        part.records.append(json.dumps({"game": game}))
    folder.keep(part)
    return folder.home


def test_figures(solo: Path) -> None:
    found = summary(solo, "solo")
    assert (found.games, found.losses, found.mean_defeated, found.decisions) == (4, 2, 8.75, 25)
    assert found.won.share == 0.5
    assert [found.share_beyond(fallen) for fallen in (0, 4, 8, 9, 12)] == [1, 0.75, 0.75, 0.5, 0.5]
    assert found.lost == {(8, "lost:cannot-pay"): 1, (3, "lost:stuck"): 1}
    assert found.paces[0].mean_ms == 5
    assert found.paces[0].longest_ms == 9


LAST_LINES = (
    "random official 4 of 5 50.0 % [15.0, 85.0] 8.75 of 12 25.0 % / 25.0 % / 0.0 % 25.0",
    "random 2 50.0 % 0.0 % 50.0 % 50.0 % 50.0 % 0.0 %",
    "random 0.0 % 50.0 % 0.0 % 50.0 %",
    "random 40 5.0 ms 9.0 ms",
)


def test_tables(solo: Path) -> None:
    tables = [grid.plain().splitlines() for grid in grids(summaries([solo]))]
    assert [table[0] for table in tables] == [
        "Results",
        "Where games are lost",
        "Lost to a royal of",
        "Processor time a decision",
    ]
    assert tuple(" ".join(table[-1].split()) for table in tables) == LAST_LINES


def test_markdown(solo: Path, alone: Path) -> None:
    text = markdown(summaries([solo, alone]), [Path("plots/win-rates.png")])
    lines = text.splitlines()
    assert lines[0] == "# Regicide: 124 games"
    assert "| random | 2 | 50.0 % | 0.0 % | 50.0 % | 50.0 % | 50.0 % | 0.0 % |" in lines
    assert "![win rates](win-rates.png)" in lines
    tables = [line for line in lines if line.startswith("|")]
    assert {line.count("|") for line in tables[:4]} == {8}


def test_runs_that_look_alike_are_told_apart(solo: Path, alone: Path) -> None:
    assert [run.label for run in summaries([solo, alone])] == ["random", "random ×2"]
    assert [run.label for run in summaries([alone, alone])] == [f"random ×2, official, {alone}"] * 2


def test_plots(solo: Path, alone: Path, tmp_path: Path) -> None:
    image = pytest.importorskip("matplotlib.image")
    drawn = draw_all(summaries([solo, alone]), tmp_path / "plots")
    assert [path.name for path in drawn] == [
        "win-rates.png",
        "how-far.png",
        "where-lost.png",
        "time-a-decision.png",
    ]
    paper = [int(PAPER[i : i + 2], 16) for i in (1, 3, 5)]
    for path in drawn:
        pixels = (image.imread(path)[:, :, :3] * 255).round().astype(int)
        height, width, _ = pixels.shape
        assert width > 800
        assert height > 250
        assert pixels[0, 0].tolist() == paper
        inked = (pixels != paper).any(axis=2).mean()
        assert 0.01 < inked < 0.6
        root = ElementTree.parse(path.with_suffix(".svg")).getroot()
        assert root.tag.endswith("svg")
        assert sum(1 for _ in root.iter()) > 100


def test_plots_are_the_same_again(solo: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        draw_all(summaries([solo]), tmp_path / name)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes(), path.name


def test_nothing_played_yet(tmp_path: Path) -> None:
    RunFolder.begin(tmp_path, Plan(line_up=line_up("random"), games=5))
    with pytest.raises(GameError, match="No game of the run"):
        summary(tmp_path, "empty")


@pytest.mark.parametrize(
    ("ms", "text"), [(0.0124, "12.4 µs"), (0.124, "0.124 ms"), (3.14159, "3.1 ms"), (1234.5, "1,234 ms")]
)
def test_times_in_words(ms: float, text: str) -> None:
    assert ms_text(ms) == text


def test_a_script_is_answered_in_json(solo: Path, alone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["report", "--json", str(solo), str(alone)]) == 0
    answer = json.loads(capsys.readouterr().out)
    schema = schemas(ANSWERS)
    Draft202012Validator(schema | {"$ref": "#/$defs/Report"}).validate(answer)
    run = answer["runs"][0]
    assert (answer["game"], run["label"], run["seats"]) == ("regicide", "random", ["random"])
    assert (run["games"], run["planned"], run["won"]["share"], run["defeated"]) == (4, 5, 0.5, 8.75)
    assert run["lost"] == [
        {"defeated": 3, "outcome": "lost:stuck", "games": 1},
        {"defeated": 8, "outcome": "lost:cannot-pay", "games": 1},
    ]
    assert run["thinking"] == [{"player": "random", "decisions": 40, "mean_ms": 5.0, "longest_ms": 9.0}]
    assert answer["runs"][1]["games"] == 120


def test_a_script_is_told_in_json_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["report", "--json", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.err == ""
    assert "no run in" in json.loads(told.out)["error"]["sentence"]
