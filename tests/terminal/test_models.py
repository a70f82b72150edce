"""Language models at the terminal: a whole game, what is told of them, and what is kept beside the record."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from dethrone import games
from dethrone.sheet import Record
from tests.endpoint import Response, Script, endpoint
from tests.players.model.test_player import KEY, first_legal
from tests.terminal.driving import call


def play(script: Script, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`dethrone play` in a process of its own."""
    with endpoint(script) as there:
        environment = {**os.environ, "DETHRONE_MODEL_KEY": KEY, "DETHRONE_SAVES": str(home)}
        command = [sys.executable, "-m", "dethrone", "play", *arguments, "--base-url", there.url]
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=200,
            check=False,
            env=environment,
            stdin=subprocess.DEVNULL,
        )


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game(game: str, tmp_path: Path) -> None:
    done = play(first_legal, tmp_path, game, "--seats", "model:Scripted;greedy", "--seed", "3")
    assert done.returncode == 0, done.stderr
    (record,) = tmp_path.glob("*.record")
    (exchange,) = tmp_path.glob("*.models.jsonl")
    assert exchange.name.removesuffix(".models.jsonl") == record.stem
    assert stat.S_IMODE(exchange.stat().st_mode) == 0o600
    text = record.read_text("utf-8")
    assert games.kind(game).verify(Record.parse(text)).game.outcome is not None
    lines = [json.loads(line) for line in exchange.read_text("utf-8").splitlines()]
    assert f"Scripted 1: asked {len(lines)}, illegal 0, retried 0, aborted 0," in done.stdout
    assert f"tokens {100 * len(lines)} + {7 * len(lines)}" in done.stdout
    assert str(exchange) in done.stdout.replace("\n", "")
    everything = done.stdout + done.stderr + text + exchange.read_text("utf-8")
    assert KEY not in everything


@pytest.mark.parametrize("words", [["--model", "x"], ["--seats", "you,model:x"]])
def test_a_model_without_an_address_is_told_what_is_missing(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DETHRONE_MODEL", "DETHRONE_MODEL_URL"):  # put back as it was, whatever the command sets
        monkeypatch.setenv(name, "")
    assert call("play", *words) == 2
    told = capsys.readouterr().err
    assert "--base-url http://…/v1" in told
    assert "person:Ada" not in told


def test_a_broken_endpoint_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    broken = [Response(b"{}", status=401)]
    done = play(broken, tmp_path, "--seats", "model;greedy", "--seed", "3", "--model", "Nobody")
    assert done.returncode == 0, done.stderr
    assert (
        "Model 1 gave no legal move (the endpoint rejected the request). A bot, greedy, moves instead."
        in done.stdout
    )
    assert "Model 1: asked " in done.stdout
    lines = done.stdout.splitlines()
    explained = next(at for at, line in enumerate(lines) if "moves instead." in line)
    assert lines[explained + 1].startswith("Model 1 ")
    assert not any(line.startswith("Model 1 plays") for line in lines[:explained])


def test_a_model_that_is_named_plays_with_you(tmp_path: Path) -> None:
    done = play(first_legal, tmp_path, "--model", "Scripted", "--players", "3", "--seed", "3")
    assert "Regicide: You, Scripted 2, Scripted 3." in done.stdout
    alone = play(first_legal, tmp_path, "--model", "Scripted", "--players", "1", "--seed", "3")
    assert "Regicide: Scripted 1." in alone.stdout
    assert "Scripted 1: asked " in alone.stdout


def test_talk_that_may_be_heard_is_heard(tmp_path: Path) -> None:
    def talkative(request: object) -> str:
        return f"Talk: Good luck\n{first_legal(request)}"  # type: ignore[arg-type]

    done = play(talkative, tmp_path, "--seats", "model:Scripted;greedy", "--seed", "3")
    assert "Scripted 1 says: Good luck" in done.stdout


def test_a_model_without_an_address_is_refused(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DETHRONE_MODEL")}
    done = subprocess.run(
        [sys.executable, "-m", "dethrone", "play", "--seats", "model:X,greedy", "--saves", str(tmp_path)],
        capture_output=True, text=True, timeout=60, check=False, env=environment,
    )  # fmt: skip
    assert done.returncode == 2
    assert "A language model needs an address" in done.stderr
