"""Saved games: damaged and foreign files, full disks, and folders that are not there."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dethrone.command.saves import Saves, usual_folder
from tests.terminal.driving import call, run, saved

DAMAGED: dict[str, Callable[[str], bytes]] = {
    "cut short": lambda text: text[: len(text) // 2].encode(),
    "a changed letter": lambda text: text.replace("official", "oficial").encode(),
    "empty": lambda _: b"",
    "a picture": lambda _: bytes(range(256)),
    "foreign JSON": lambda _: b'{"name": "something else"}',
    "a list": lambda _: b"[1, 2, 3]",
}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The text of a sound save."""
    folder = tmp_path_factory.mktemp("good")
    run(folder, "play", "--players", "1", "--seed", "4", typed="flip!\n")
    (path,) = saved(folder, ".save")
    return path.read_text("utf-8")


@pytest.mark.parametrize("case", DAMAGED)
def test_a_file_that_cannot_be_read_is_set_aside(
    tmp_path: Path, good: str, case: str, capsys: pytest.CaptureFixture[str]
) -> None:
    content = DAMAGED[case](good)
    path = tmp_path / "regicide-friday.save"
    for number in (1, 2):
        path.write_bytes(content)
        assert call("play", "--resume", "--saves", str(tmp_path)) == 2
        heard = capsys.readouterr()
        assert f"It’s now called regicide-friday.save.damaged-{number}." in heard.out
        assert "No saved game to resume" in heard.err
        assert (tmp_path / f"regicide-friday.save.damaged-{number}").read_bytes() == content
        assert not path.exists()


def test_the_next_sound_game_is_taken_up_instead(tmp_path: Path, good: str) -> None:
    (tmp_path / "regicide-old.save").write_text(good, "utf-8")
    (tmp_path / "regicide-new.save").write_text("rubbish", "utf-8")
    os.utime(tmp_path / "regicide-old.save", (1, 1))
    done = run(tmp_path, "play", "--resume", typed="quit\n")
    assert "Couldn’t resume regicide-new.save." in done.out
    assert "Game resumed after 1 move." in done.out


def test_a_save_of_another_game_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "regidice-x.save"
    other.write_text("not ours to judge", "utf-8")
    assert call("play", "--resume", "--saves", str(tmp_path)) == 2
    assert "No saved game to resume" in capsys.readouterr().err
    assert other.read_text("utf-8") == "not ours to judge"


def test_a_game_that_is_not_there_is_named_as_it_was_typed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("play", "--resume", "nothing", "--saves", str(tmp_path)) == 2
    assert "'nothing'" in capsys.readouterr().err
    (tmp_path / "regicide-friday.save").write_text("…", "utf-8")
    assert call("play", "--resume", "firday", "--saves", str(tmp_path)) == 2
    assert "Did you mean friday?" in capsys.readouterr().err


def test_a_name_alone_is_found_in_the_other_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "play", "regidice", "--seed", "1", typed="save friday\nquit\n")
    assert call("play", "--resume", "friday", "--saves", str(tmp_path)) == 2
    assert "dethrone play regidice --resume regidice-friday" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")
    done = run(blocked, "play", "--players", "1", "--seed", "4", typed="flip!\nlog\n")
    assert done.code == 0
    assert "Couldn’t save the game" in done.out
    assert done.out.count("Couldn’t save the game") == 1
    assert "You flip a Jester" in done.out
    assert "The game couldn’t be saved." in done.out
    assert blocked.read_text("utf-8") == "in the way"


def test_a_full_disk_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    saves.write("game", "old")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        saves.write("game", "new")
    assert saves.path("game").read_text("utf-8") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.save"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_an_output_that_is_full_gets_a_sentence(tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m dethrone.cli play --seats random,random --saves '{tmp_path}'"
    code, err = shell(f"{command} > /dev/full")
    assert code == 2
    assert "No space left on device" in err
    assert "Traceback" not in err


def shell(script: str) -> tuple[int, str]:
    """A shell's exit code and what it wrote to its error output."""
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


FOLDERS = {
    "told by the user": ({"DETHRONE_SAVES": "/s", "XDG_DATA_HOME": "/x", "HOME": "/h"}, "/s"),
    "told by the desktop": ({"XDG_DATA_HOME": "/x", "HOME": "/h"}, "/x/dethrone"),
    "a relative folder does not count": ({"XDG_DATA_HOME": "x", "HOME": "/h"}, "/h/.local/share/dethrone"),
    "usual": ({"HOME": "/h"}, "/h/.local/share/dethrone"),
}


@pytest.mark.parametrize("case", FOLDERS)
def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    surroundings, expected = FOLDERS[case]
    for name in ("DETHRONE_SAVES", "XDG_DATA_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert usual_folder() == Path(expected)
