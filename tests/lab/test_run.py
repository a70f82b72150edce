"""A run in a folder: what it holds, how it goes on, what it refuses."""

import json
from pathlib import Path

import pytest

from dethrone.chance import Seed
from dethrone.errors import GameError
from dethrone.lab.lineup import line_up
from dethrone.lab.part import Job, play_part
from dethrone.lab.plan import Plan
from dethrone.lab.run import Staffing, run
from dethrone.lab.seeds import deal_seed
from dethrone.lab.store import RunFolder
from dethrone.lab.tables import Table, read_table
from dethrone.lab.version import version
from dethrone.regicide import Record, verify
from tests.lab.conftest import same_results

HERE = Staffing(workers=0)


def small(games: int = 12, *, seed: int = 3, part: int = 5) -> Plan:
    return Plan(line_up=line_up("random"), games=games, seed=seed, part=part)


def test_one_row_a_game_in_order(alone: Path, plan: Plan) -> None:
    rows = read_table(alone / "results.parquet")
    assert [row["game"] for row in rows] == list(range(plan.games))
    assert [row["seed"] for row in rows] == [deal_seed(11, game) for game in range(plan.games)]
    assert {(row["players"], row["seats"], row["rules"]) for row in rows} == {
        (2, "random;random", "official")
    }
    assert sum(1 for row in rows if row["won"]) == 0
    assert len({row["defeated"] for row in rows}) > 2


def test_rows_tell_what_the_records_prove(alone: Path) -> None:
    rows = read_table(alone / "results.parquet")
    lines = (alone / "records.jsonl").read_text("utf-8").splitlines()
    for row, line in list(zip(rows, lines, strict=True))[:40]:
        told = json.loads(line)
        game = verify(Record.from_json(told)).game
        assert told["game"] == row["game"]
        assert game.outcome is not None
        assert (game.outcome.value, game.defeated, len(game.steps), game.chance, str(game.enemy)) == (
            row["outcome"],
            row["defeated"],
            row["decisions"],
            Seed(int(str(row["seed"]))),
            row["lost_to"],
        )


def test_times_lie_beside_the_results(alone: Path) -> None:
    rows, times = read_table(alone / "results.parquet"), read_table(alone / "times.parquet")
    assert sum(int(str(row["decisions"])) for row in rows) == sum(
        int(str(time["decisions"])) for time in times
    )
    assert len(times) == 2 * len(rows)
    assert all(int(str(time["nanoseconds"])) > 0 for time in times)
    assert all(time["longest"] is None for time in times)  # of games at one go only the sum is known


def test_of_players_who_are_asked_the_longest_decision_is_known(tmp_path: Path) -> None:
    run(tmp_path, Plan(line_up=line_up("search:samples=2"), games=2, seed=3), HERE)
    times = read_table(tmp_path / "times.parquet")
    assert all(0 < int(str(time["longest"])) <= int(str(time["nanoseconds"])) for time in times)


@pytest.mark.parametrize("part", [1, 7, 300])
def test_parts_leave_no_trace(tmp_path: Path, part: int) -> None:
    run(tmp_path / "one", small(part=5), HERE)
    run(tmp_path / "other", small(part=part), HERE)
    assert same_results(tmp_path / "one", tmp_path / "other")


def test_a_finished_run_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path, small(), HERE)
    monkeypatch.setattr(
        "dethrone.lab.workforce.play_part", lambda job: pytest.fail(f"{job} was played again")
    )
    assert run(tmp_path, small(), HERE) == 12


def test_a_run_can_grow(tmp_path: Path) -> None:
    run(tmp_path / "grown", small(7), HERE)
    run(tmp_path / "grown", small(12), HERE)
    run(tmp_path / "once", small(12), HERE)
    assert same_results(tmp_path / "grown", tmp_path / "once")


@pytest.mark.parametrize("damage", [b"", b"\x1f\x8b rubbish", b"{}"])
def test_a_damaged_part_is_played_again(tmp_path: Path, damage: bytes) -> None:
    run(tmp_path / "one", small(), HERE)
    run(tmp_path / "other", small(), HERE)
    RunFolder.open(tmp_path / "one").part_path(5).write_bytes(damage)
    run(tmp_path / "one", small(), HERE)
    assert same_results(tmp_path / "one", tmp_path / "other")


OTHERS = {
    "seed": (small(seed=4), "its seed is 3, not 4"),
    "seats": (Plan(line_up=line_up("random", seats=3), games=12, seed=3), "its seats is random;random, not"),
    "rules": (Plan(line_up=line_up("random", rules="summary"), games=12, seed=3), "its rules is official"),
    "fewer": (small(8), "can grow, but not shrink to 8"),
    "deals": (Plan(line_up=line_up("random"), games=12, seed=3, deals=tuple(range(12))), "its deals is"),
}


@pytest.mark.parametrize("case", OTHERS)
def test_another_specification_is_refused(tmp_path: Path, case: str) -> None:
    run(tmp_path, small(), HERE)
    before = (tmp_path / "run.json").read_bytes()
    other, sentence = OTHERS[case]
    with pytest.raises(GameError, match=sentence):
        run(tmp_path, other, HERE)
    assert (tmp_path / "run.json").read_bytes() == before


def test_given_deals(tmp_path: Path) -> None:
    deals = (5, 5, 77)
    run(tmp_path, Plan(line_up=line_up("random"), games=3, deals=deals), HERE)
    assert tuple(row["seed"] for row in read_table(tmp_path / "results.parquet")) == deals
    with pytest.raises(GameError, match="3 deals for 4 games"):
        Plan(line_up=line_up("random"), games=4, deals=deals)


def test_a_failing_player_loses_nothing_that_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails_at_five(job: Job) -> object:
        if job.first == 5:
            raise RuntimeError("the player fell off the chair")
        return play_part(job)

    with monkeypatch.context() as patched:
        patched.setattr("dethrone.lab.workforce.play_part", fails_at_five)
        with pytest.raises(RuntimeError, match="chair"):
            run(tmp_path / "one", small(), HERE)
    assert len(read_table(tmp_path / "one" / "results.parquet")) == 5
    run(tmp_path / "one", small(), HERE)
    run(tmp_path / "other", small(), HERE)
    assert same_results(tmp_path / "one", tmp_path / "other")


def test_a_worker_of_another_version_is_refused(tmp_path: Path) -> None:
    folder = RunFolder.begin(tmp_path, small())
    part = play_part(next(iter(small().jobs())))
    old = type(part)(part.first, part.rows, part.records, part.times, "0.0.1")
    with pytest.raises(GameError, match=r"runs dethrone 0\.0\.1"):
        folder.keep(old)


def test_tables_do_not_depend_on_how_rows_come_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "ROWS", 4)
    rows: list[dict[str, object]] = [
        {"n": number, "text": None if number % 3 else "x"} for number in range(11)
    ]
    for name, lot in (("one", 1), ("five", 5), ("all", 11)):
        with Table(tmp_path / name, {"n": "int64", "text": "string"}) as table:
            for first in range(0, len(rows), lot):
                lots = rows[first : first + lot]
                table.add({name: [row[name] for row in lots] for name in ("n", "text")})
    assert len({(tmp_path / name).read_bytes() for name in ("one", "five", "all")}) == 1
    assert read_table(tmp_path / "one") == rows


def test_a_table_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    def fail() -> None:
        with Table(tmp_path / "table", {"n": "int64"}) as table:
            table.add({"n": [2]})
            raise RuntimeError("no more")

    with Table(tmp_path / "table", {"n": "int64"}) as table:
        table.add({"n": [1]})
    with pytest.raises(RuntimeError):
        fail()
    assert read_table(tmp_path / "table") == [{"n": 1}]
    assert [path.name for path in tmp_path.iterdir()] == ["table"]


def test_no_run_there(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"no run\.json"):
        RunFolder.open(tmp_path)
    (tmp_path / "run.json").write_text("{", "utf-8")
    with pytest.raises(GameError, match="is damaged"):
        RunFolder.open(tmp_path)


def test_a_run_does_not_go_on_with_other_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(tmp_path / "run", small(7), HERE)
    weights = tmp_path / "weights"
    weights.mkdir()
    (weights / "policy-1.json").write_text("{}", "utf-8")
    monkeypatch.setattr("dethrone.lab.version.weights", lambda: [weights])
    version.cache_clear()
    try:
        with pytest.raises(GameError, match=r"version .*\+"):
            run(tmp_path / "run", small(12), HERE)
    finally:
        version.cache_clear()
