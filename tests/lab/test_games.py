"""Both games in the laboratory: the same columns, and records that prove the rows."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dethrone import games
from dethrone.errors import GameError
from dethrone.lab.facts import facts_of
from dethrone.lab.lineup import line_up
from dethrone.lab.part import play_part, rowwise
from dethrone.lab.plan import Plan
from dethrone.lab.play import Timed, play_alone, play_at_table, play_game
from dethrone.lab.plots import draw_all
from dethrone.lab.report import grids
from dethrone.lab.run import Staffing, run
from dethrone.lab.summary import summaries
from dethrone.lab.tables import RESULTS, read_table
from dethrone.players import player
from dethrone.regidice.record import verify
from dethrone.sheet import Record
from dethrone.table import Table

TABLES = [("regicide", 1), ("regicide", 2), ("regicide", 4), ("regidice", 2), ("regidice", 4)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_fills_every_column(game: str, seats: int) -> None:
    plan = Plan(line_up=line_up("random", game=game, seats=seats), games=3, part=3)
    part = play_part(next(plan.jobs()))
    assert list(part.rows) == list(RESULTS)
    stages = len(facts_of(game).stages)
    for row in rowwise(part.rows):
        assert row["won"] is (row["defeated"] == stages)
        assert (row["lost_to"] is None) is row["won"]
        assert row["won"] or row["outcome"] in facts_of(game).losses
    assert len(part.times["seat"]) == 3 * seats


@pytest.mark.parametrize("game", games.names())
def test_playing_again_gives_the_same(game: str) -> None:
    plan = Plan(line_up=line_up("random", game=game), games=4, part=4)
    (job,) = plan.jobs()
    one, other = play_part(job), play_part(job)
    assert (one.rows, one.records) == (other.rows, other.records)
    assert len({str(row) for row in rowwise(one.rows)}) == 4


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("rules", [0, -1], ids=["first rules", "last rules"])
def test_with_a_table_and_without_it_is_the_same_game(game: str, seats: int, rules: int) -> None:
    """Whoever may speak is asked at the same moments, too."""
    line = line_up("greedy", game=game, seats=seats, rules=list(games.kind(game).presets)[rules])
    for deal in range(4):
        ways = [
            way(
                line,
                deal,
                [Timed(player(spec, game=game, seed=seat)) for seat, spec in enumerate(line.seats)],
            )
            for way in (play_at_table, play_alone)
        ]
        assert ways[0] == ways[1]


@pytest.mark.parametrize(("players", "is_at_table"), [("greedy", False), ("greedy;adept:samples=2", True)])
@pytest.mark.parametrize("game", games.names())
def test_who_thinks_sits_at_a_table(
    game: str, players: str, is_at_table: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []

    def watched(*arguments: Any, **options: Any) -> Table:
        opened.append(arguments)
        return Table.open(*arguments, **options)

    monkeypatch.setattr("dethrone.lab.play.Table", SimpleNamespace(open=watched))
    line = line_up(players, game=game, seats=2)
    played = play_game(line, 1, [1, 2])
    assert played.game.is_over
    assert bool(opened) is is_at_table
    assert sum(map(len, played.nanoseconds)) > 0


@pytest.mark.parametrize("game", games.names())
def test_losses_are_all_in_words(game: str) -> None:
    assert {"won", *facts_of(game).losses} == set(games.kind(game).outcomes)


def test_records_of_regidice_prove_the_rows(tmp_path: Path) -> None:
    run(tmp_path, Plan(line_up=line_up("random", game="regidice", seats=3), games=8), Staffing(workers=0))
    lines = (tmp_path / "records.jsonl").read_text("utf-8").splitlines()
    for row, line in zip(read_table(tmp_path / "results.parquet"), lines, strict=True):
        game = verify(Record.from_json(json.loads(line))).game
        assert game.outcome is not None
        assert (game.outcome.value, len(game.steps), game.round) == (
            row["outcome"],
            row["decisions"],
            row["rounds"],
        )
        assert f"{len(game.view().enemy_at_start)} dice" == row["lost_to"]


def test_a_report_of_regidice(tmp_path: Path) -> None:
    run(tmp_path / "run", Plan(line_up=line_up("random", game="regidice"), games=5), Staffing(workers=0))
    runs = summaries([tmp_path / "run"])
    tables = grids(runs)
    assert [table.title for table in tables] == [
        "Results",
        "Where games are lost",
        "Processor time a decision",
    ]
    assert "Rounds" in tables[0].head
    assert tables[1].head[2:5] == ("at the 3 dice", "at the 4 dice", "at the 5 dice")
    assert all(path.stat().st_size > 5000 for path in draw_all(runs, tmp_path / "plots"))


def test_no_such_game() -> None:
    for ask in (facts_of, lambda name: line_up("random", game=name)):
        with pytest.raises(GameError, match="There is no game called chess"):
            ask("chess")
