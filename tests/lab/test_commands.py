"""The command `dethrone lab`: what it prints, and that bad input gets a sentence."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dethrone.command.extras import install_command
from dethrone.errors import GameError
from dethrone.lab import commands, extras
from dethrone.lab.tables import read_table
from dethrone.lab.training.regicide import train
from dethrone.lab.training.regidice import train as dice
from dethrone.players.netfile import about_net
from dethrone.players.regicide.odds import Odds
from dethrone.players.regicide.weights import HOME, net_numbers
from dethrone.players.regidice.weights import first_weights, read_weights, save_weights
from dethrone.prose import voice


def said(line: str) -> int:
    """The exit code of a command line."""
    return commands.main(line.split())


REFUSED = {
    "run wizard": "There is no player called 'wizard'",
    "run random --seats 9": "1 to 4 players",
    "run random --rules house": "no rule set called 'house'",
    "run random --deals nowhere.txt": "No such file",
    "run random --workers -1": "There cannot be -1 workers",
    "run random --workers 2 --cluster tcp://x:1": "not both",
    "run wizard --game regidice": "There is no player called 'wizard'",
    "run random --game regidice --seats 1": "2 to 4 players",
    "compare random random": "nothing to compare",
    "compare random greedy --points 0": "points that matter",
    "report nowhere": "no run in nowhere",
    "train --game regidice --rounds 3 --folder here": "--rounds is not for regidice",
    "train --net quick --samples 3 --folder here": "--samples is not for the net quick",
    "train --game regidice --players 1 --folder here": "2 to 4 players",
}


@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_gets_a_sentence(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said(line) == 2
    told = capsys.readouterr()
    assert REFUSED[line] in told.err
    assert told.err.count("\n") == 1
    assert not told.out


def test_run_then_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said("run random --seats 3 --games 6 --workers 0 --seed 9") == 0
    told = capsys.readouterr()
    assert "6 of 6 games" in told.err
    assert "random ×3" in told.out
    home = tmp_path / "lab-runs" / "regicide-3-random-official-9"
    assert len(read_table(home / "results.parquet")) == 6
    assert commands.main(["report", str(home), "--markdown", "--to", "told"]) == 0
    assert capsys.readouterr().out.startswith("# Regicide: 6 games")
    assert sorted(path.suffix for path in Path("told").iterdir()) == [".md"] + [".png"] * 4 + [".svg"] * 4
    assert "![where lost](where-lost.png)" in Path("told/report.md").read_text("utf-8")


def test_given_deals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deals.txt").write_text("17 4\n99\n", "utf-8")
    assert said("run random --deals deals.txt --folder three") == 0
    assert [row["seed"] for row in read_table(Path("three/results.parquet"))] == [17, 4, 99]


def test_compare(capsys: pytest.CaptureFixture[str]) -> None:
    assert said("compare random random,random,random --seats 3") == 2
    capsys.readouterr()
    assert said("compare random greedy --limit 60 --workers 0") == 0
    assert capsys.readouterr().out.startswith("greedy ×2 is better than random ×2: of ")


def test_milliseconds_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse(*_: object) -> int:
        raise GameError("That is enough.")

    monkeypatch.setattr("dethrone.lab.tasks.run", refuse)
    assert said("run search:ms=1") == 2
    assert "cannot be repeated to the byte" in capsys.readouterr().err
    assert said("run search:samples=1") == 2
    assert "cannot be repeated to the byte" not in capsys.readouterr().err


def test_it_hangs_into_another_command(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser(prog="dethrone")
    commands.add_to(parser.add_subparsers(dest="command"))
    options = parser.parse_args(["lab", "report", "nowhere"])
    assert options.command == "lab"
    with pytest.raises(GameError, match="no run in nowhere"):
        options.call(options, voice())
    with pytest.raises(SystemExit):
        parser.parse_args(["lab", "run", "--help"])
    assert "dethrone lab run greedy --seats 2 --games 10000" in capsys.readouterr().out


def test_a_missing_package_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(extras.MissingExtra, match=r"This needs pyarrow, which is not here: .*\[lab\]'$"):
        extras.need("pyarrow")


BEFORE = {
    # a command: what of the extra it needs
    "run random --games 50 --folder F": "pyarrow",
    "run random --games 50 --folder F --workers 2": "pyarrow and distributed",
    "run random --games 50 --folder F --cluster tcp://nowhere:1": "pyarrow and distributed",
    "compare random greedy --folder F": "pyarrow",
    "compare random greedy --workers 1": "distributed",
    "report F": "pyarrow",
    "report F --to G": "pyarrow and matplotlib",
}


@pytest.mark.parametrize(("line", "missing"), BEFORE.items(), ids=BEFORE.keys())
def test_what_is_missing_is_said_before_a_game_is_played(
    line: str,
    missing: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("pyarrow", "distributed", "matplotlib"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.chdir(tmp_path)
    assert said(line) == 2
    assert f"This needs {missing}, which" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_command_that_gets_the_extra_works_where_it_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = tmp_path / "my clone"
    (clone / "src" / "dethrone").mkdir(parents=True)
    (clone / "pyproject.toml").touch()
    monkeypatch.setattr(sys, "executable", str(clone / ".venv" / "bin" / "python"))
    monkeypatch.chdir(clone)
    assert install_command("lab", clone) == ".venv/bin/python -m pip install --editable '.[lab]'"
    monkeypatch.chdir(tmp_path)
    command = "'my clone/.venv/bin/python' -m pip install --editable 'my clone[lab]'"
    assert install_command("lab", clone) == command
    assert install_command("lab", tmp_path).endswith(".venv/bin/python' -m pip install 'dethrone[lab]'")


def test_tuning_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "--folder", str(tmp_path / "once"), "--games", "5", "--generations"]
    assert commands.main([*words, "3"]) == 0
    parted = ["tune", "--folder", str(tmp_path / "parted"), "--games", "5", "--generations"]
    for generations in ("1", "3"):
        assert commands.main([*parted, generations]) == 0
    made = capsys.readouterr().out.split()
    assert Path(made[0]).read_bytes() == Path(made[-1]).read_bytes()
    assert commands.main([*parted, "3", "--seed", "2"]) == 2
    assert "holds another task: its seed is 0, not 2" in capsys.readouterr().err


def test_the_training_for_dice_is_told_by_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fake(players: int, folder: Path, processes: int, report: dice.Report) -> Path:
        assert (players, processes) == (2, 1)
        report("begun, round 0: 0.1 won")
        save_weights(folder / "two.json", first_weights(), {"command": "train"})
        return folder / "two.json"

    monkeypatch.setattr(dice, "follow", fake)
    monkeypatch.setattr(dice, "tell_chances", lambda *_: (0.5, 1.0, 2.0))
    home = tmp_path / "here"
    assert said(f"train --game regidice --players 2 --processes 1 --folder {home}") == 0
    assert capsys.readouterr().out == f"{home / 'regidice-2.json'}\n"
    assert about_net(home / "regidice-2.json") == {"command": "train", "chance": [0.5, 1.0, 2.0]}
    assert list(read_weights(home / "regidice-2.json").caller) == list(first_weights().caller)


def test_training_is_told_by_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The training itself has tests of its own: here, what it is given and how its progress is shown."""
    given: list[train.Curriculum] = []

    def fake(plan: train.Curriculum, folder: Path, report: Callable[[str], None]) -> train.Trained:
        given.append(plan)
        (folder / "0").mkdir(exist_ok=True)
        for part in range(213):
            (folder / "0" / f"{part}.npy").touch()
            report(f"part {part}")
        report("epoch 1: loss 0.5")
        return train.Trained(net_numbers(HOME / "net-3.json"), Odds(0.0, 1.0, 0.0))

    monkeypatch.setattr(train, "train", fake)
    home = tmp_path / "three"
    assert said(f"train --players 3 --rounds 1 --games 300 --samples 9 --first policy --folder {home}") == 0
    told = capsys.readouterr()
    assert given == [train.Curriculum(players=3, rounds=1, games=300, samples=9, first="policy")]
    assert "213 of 213 parts of 100 games" in told.err
    assert "epoch 1: loss 0.5" in told.err
    assert "part 1" not in told.err
    assert told.out.split() == [str(home / "net-for-3.json")]
    assert (home / "net-for-3.json").exists()
    assert said(f"train --players 5 --folder {home}") == 2
    assert "1 to 4 players" in capsys.readouterr().err
