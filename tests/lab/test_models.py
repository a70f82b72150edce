"""Language models in the laboratory: runs that keep their counts and exchange, and the benchmark."""

from __future__ import annotations

import json
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dethrone import games
from dethrone.errors import GameError
from dethrone.lab.commands import main
from dethrone.lab.models import bench as benching
from dethrone.lab.models.bench import Results
from dethrone.lab.models.entries import LIST, MOST, Setting, called, deals, entries
from dethrone.lab.models.judging import Verdict, master_samples
from dethrone.lab.models.page import page
from dethrone.lab.models.score import Score, mean
from dethrone.lab.models.table import NONE, cells, head
from dethrone.lab.wilson import wilson
from dethrone.players import strengths
from dethrone.players.model.counts import Counts
from dethrone.sheet import Record
from tests.endpoint import Endpoint, Request, Response, endpoint
from tests.players.model.test_player import KEY, first_legal

REGICIDE, REGIDICE = games.names()
GAMES = 2 if games.kind(REGICIDE).is_compiled else 1  # judging takes long where nothing is compiled
SAMPLES = 20


def clumsy(request: Request) -> str:
    """A model that first plays a card nobody has, and then what is legal."""
    if len(request.messages) > 2:
        return first_legal(Request("", (), json.dumps({"messages": request.messages[:2]}).encode()))
    return "Play: nonsense"


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> Iterator[Endpoint]:
    with endpoint(first_legal) as running:
        monkeypatch.setenv("DETHRONE_MODEL_URL", running.url)
        monkeypatch.setenv("DETHRONE_MODEL_KEY", KEY)
        yield running


# -------------------------------------------------------------------------- runs
@pytest.mark.parametrize("game", games.names())
def test_a_run_keeps_what_was_counted_and_said(
    game: str, there: Endpoint, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "run"
    command = ["run", "model:Scripted;greedy", "--game", game, "--games", "2", "--workers", "0"]
    assert main([*command, "--folder", str(home)]) == 0
    shown = capsys.readouterr()
    assert "Language models" in shown.out
    assert "cannot be repeated to the byte" in shown.err
    rows = [json.loads(line) for line in (home / "models.jsonl").read_text("utf-8").splitlines()]
    assert [(row["game"], row["seat"], row["player"]) for row in rows] == [
        (0, 0, "model:Scripted"), (1, 0, "model:Scripted"),
    ]  # fmt: skip
    assert sum(row["counts"]["requests"] for row in rows) == len(there.requests)
    exchange = (home / "exchange.jsonl").read_text("utf-8")
    assert len(exchange.splitlines()) == len(there.requests)
    assert stat.S_IMODE((home / "exchange.jsonl").stat().st_mode) == 0o600
    assert all(stat.S_IMODE(one.stat().st_mode) == 0o600 for one in (home / "parts").iterdir())
    records = [Record.from_json(json.loads(one)) for one in (home / "records.jsonl").read_text().splitlines()]
    assert all(games.kind(game).verify(record).game.outcome is not None for record in records)
    assert not [one for one in home.rglob("*") if one.is_file() and KEY.encode() in one.read_bytes()]
    asked = len(there.requests)
    assert main([*command, "--folder", str(home)]) == 0  # all is there
    assert len(there.requests) == asked


def test_a_run_without_models_has_no_such_files(tmp_path: Path) -> None:
    assert main(["run", "random", "--games", "2", "--workers", "0", "--folder", str(tmp_path / "run")]) == 0
    assert not (tmp_path / "run" / "models.jsonl").exists()
    assert not (tmp_path / "run" / "exchange.jsonl").exists()


def test_a_game_that_no_model_played_is_not_kept(
    there: Endpoint, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong key, or an endpoint that goes away, must not be measured as bad play."""
    home = tmp_path / "run"
    command = ["run", "model:A", "--seats", "1", "--workers", "0", "--folder", str(home), "--games"]
    assert main([*command, "5"]) == 0
    there.script = [Response(b"{}", status=401)]
    assert main([*command, "6"]) == 2
    shown = capsys.readouterr().err
    assert (
        "A cannot go on: the endpoint rejected the request, 3 times in a row. This game is not saved" in shown
    )
    assert len(list((home / "parts").iterdir())) == 1
    there.script = first_legal
    assert main([*command, "6"]) == 0
    assert len((home / "records.jsonl").read_text("utf-8").splitlines()) == 6
    assert '"rejected"' not in (home / "exchange.jsonl").read_text("utf-8")


# ------------------------------------------------------------------------- entries
def test_the_deals_never_change() -> None:
    assert LIST == "dethrone-1"
    assert deals(3) == DEALS
    assert len(set(deals(MOST))) == MOST
    with pytest.raises(GameError, match="has 1000 deals"):
        deals(MOST + 1)


DEALS = (3356449113689545003, 418095364560073486, 2011573562224967069)


def test_everybody_plays_in_every_company(there: Endpoint) -> None:
    found = entries(
        ["model:A", "greedy"], game=REGICIDE, rules="official", games_each=2, settings=list(Setting)
    )
    assert [(one.name, one.plan.line_up.seats) for one in found] == [
        ("A", ("model:A",)),
        ("A", ("model:A", "expert")),
        ("A", ("model:A", "model:A")),
        ("greedy", ("greedy",)),
        ("greedy", ("greedy", "expert")),
        ("greedy", ("greedy", "greedy")),
    ]
    assert len({one.folder for one in found}) == 6
    assert {one.plan.deals for one in found} == {deals(2)}
    assert there.requests == []


def test_a_game_for_two_has_no_solo() -> None:
    found = entries(["greedy"], game=REGIDICE, rules="rulebook", games_each=1, settings=list(Setting))
    assert [one.setting for one in found] == [Setting.EXPERT, Setting.CLONE]
    with pytest.raises(GameError, match="is not played solo"):
        entries(["greedy"], game=REGIDICE, rules="rulebook", games_each=1, settings=[Setting.SOLO])
    with pytest.raises(GameError, match="Nobody is to be measured"):
        entries([], game=REGIDICE, rules="rulebook", games_each=1, settings=list(Setting))


CALLED = {
    "model:Org/A,url=http://h": "Org/A",
    "model": "model",
    "model:retries=1": "model:retries=1",
    "greedy": "greedy",
}


@pytest.mark.parametrize(("spec", "name"), CALLED.items())
def test_what_they_are_called(spec: str, name: str) -> None:
    assert called(spec) == name


# ------------------------------------------------------------------------- figures
def test_a_mean_has_its_error() -> None:
    one = mean(4, 10.0, 30.0)  # 1, 2, 3, 4
    assert (one.mean, round(one.error, 4)) == (2.5, 0.6455)
    assert mean(0, 0.0, 0.0).mean == 0.0
    assert mean(1, 3.0, 9.0).error == 0.0


@pytest.mark.parametrize("game", games.names())
def test_the_master_is_the_master(game: str) -> None:
    others = [one.samples or 0 for one in strengths(game) if one.name != "master"]
    assert master_samples(game) > max(others)


# ----------------------------------------------------------------------- benchmark
def run_models(home: Path, *more: str) -> list[str]:
    """The command with few games and few samples."""
    return ["models", "--games", str(GAMES), "--samples", str(SAMPLES), "--folder", str(home), *more]


def test_the_benchmark_from_the_command(
    there: Endpoint, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there.script = clumsy
    out = tmp_path / "models.html"
    more = (
        "--model",
        "A<b>",
        "greedy",
        "--setting",
        "solo",
        "--setting",
        "clone",
        "--json",
        "--page",
        str(out),
    )
    assert main(run_models(tmp_path / "bench", *more)) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (told["deals"], told["games"], told["master_samples"]) == (LIST, GAMES, SAMPLES)
    model, clone, greedy, _ = told["scores"]
    assert [one["setting"] for one in told["scores"]] == ["solo", "with a clone"] * 2
    assert model["illegal"]["share"] == 0.5  # every first reply
    assert model["illegal_a_question"] == 1.0
    assert model["counts"]["fallbacks"] == clone["counts"]["fallbacks"] == 0
    assert 0 < model["decisions"] == model["counts"]["asked"]
    assert 0 <= model["agreed"]["low"] <= model["agreed"]["share"] <= model["agreed"]["high"] <= 1
    assert model["lost"]["mean"] > greedy["lost"]["mean"] >= 0
    assert greedy["illegal"] is greedy["counts"] is None
    text = out.read_text("utf-8")
    assert "A&lt;b&gt;" in text
    assert "<b>" not in text
    assert not re.search(r"(src|href)=|https?://|@import|url\(", text)  # nothing is loaded from anywhere


def test_the_benchmark_goes_on_where_it_stopped(
    there: Endpoint, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = run_models(tmp_path / "bench", "--model", "A", "--setting", "solo")

    def stop(*_: object) -> list[Verdict]:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(benching, "verdicts", stop)
        assert main(command) == 130
    assert "Finished games are kept" in capsys.readouterr().err
    asked = len(there.requests)
    assert asked > 0
    assert main([*command, "--json"]) == 0
    first = capsys.readouterr().out
    assert len(there.requests) == asked
    (lines,) = (tmp_path / "bench").rglob(f"judged-{SAMPLES}.jsonl")
    text = lines.read_text("utf-8")
    lines.write_text(text[: len(text) - 9], "utf-8")  # the last line is cut off
    assert main([*command, "--json"]) == 0
    assert capsys.readouterr().out == first
    assert main([*command, "--plain"]) == 0
    assert "Regicide benchmark, deals dethrone-1, rules official" in capsys.readouterr().out


def test_moves_of_a_stand_in_are_nobodys_merit(there: Endpoint, tmp_path: Path) -> None:
    there.script = ["Play: nonsense"]
    results = bench_of(tmp_path, "model:A,retries=0,fallback=greedy")
    (one,) = results.scores
    assert one.counts is not None
    assert one.counts.fallbacks == one.decisions > 0
    assert (one.won, one.felled, one.agreed, one.lost) == (None, None, None, None)
    assert one.stood_in == one.games == 1
    row = dict(zip(head(REGICIDE), cells(one), strict=True))
    for column in ("Won, 95 %", "Royals felled", "As the master", "Points lost a move"):
        assert row[column] == NONE
    assert row["Games with them"] == "1 of 1"
    assert ">0.00<" not in page(results)
    told = json.loads(results.to_json())["scores"][0]
    assert told["won"] is told["felled"] is told["agreed"] is told["lost"] is None
    assert told["stood_in"] == 1


def test_a_leaderboard_has_no_place_for_what_a_stand_in_won(
    there: Endpoint, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A model that made no move of its own has a dash, beside others, too; the bot itself has its figures."""
    there.script = lambda _: "Play: nonsense"
    never = "model:A,retries=0,fallback=greedy"
    command = ["leaderboard", never, "greedy", "--games", "2", "--seats", "2", "--workers", "0", "--markdown"]
    assert main([*command, "--folder", str(tmp_path / "never")]) == 0
    rows = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines() if "|" in line]
    shown = {row[0]: row[1:] for row in rows}
    won = shown["official, 2"][1]
    assert shown["official, 2"][0] == shown[never][0] == shown[never][1] == shown["greedy"][0] == NONE
    assert won == shown["greedy"][1] != NONE
    there.script = first_legal
    assert main([*command, "--folder", str(tmp_path / "own"), "--no-cross"]) == 0
    assert NONE not in capsys.readouterr().out


def test_a_game_in_which_a_stand_in_moved_once_is_counted(there: Endpoint, tmp_path: Path) -> None:
    """The rest of it is the model's own, and is judged."""
    asked = iter(range(10**6))

    def once(request: Request) -> str:
        return "Play: nonsense" if next(asked) == 0 else first_legal(request)

    there.script = once
    (one,) = bench_of(tmp_path, "model:A,retries=0,fallback=greedy").scores
    assert one.counts is not None
    assert (one.counts.fallbacks, one.stood_in) == (1, 1)
    assert None not in (one.won, one.felled, one.agreed, one.lost)


def bench_of(home: Path, *players: str) -> Results:
    """A little of the benchmark."""
    plans = entries(players, game=REGICIDE, rules="official", games_each=1, settings=[Setting.SOLO])
    return benching.bench(home, plans, samples=SAMPLES, tell=lambda _: None)


def test_the_page_of_nothing_won() -> None:
    one = Score(
        player="model:A", name="A", setting="solo", is_model=True, games=1, planned=2,
        stood_in=0, won=wilson(0, 1),
        felled=mean(1, 0.0, 0.0), decisions=0, illegal=wilson(0, 0), agreed=None, lost=None,
        counts=Counts(), seconds=0.0,
    )  # fmt: skip
    text = page(Results(game=REGICIDE, rules="official", games=2, samples=9, scores=(one,)))
    assert "1 of 2" in text
    assert text.count("<section>") == 1


WRONG = {
    "nobody": (["models"], "Nobody is to be measured"),
    "no such bot": (["models", "grandmaster"], "There is no player"),
    "too many": (["models", "greedy", "--games", "1001"], "has 1000 deals"),
}


@pytest.mark.parametrize(("command", "sentence"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_measured_gets_a_sentence(
    command: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == 2
    assert sentence in capsys.readouterr().err
