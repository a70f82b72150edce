"""Save files are for their owner alone: a game that goes on holds its secret."""

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from dethrone.command.saves import FINISHED, Saves
from tests.terminal.driving import run, saved


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _open_hands() -> Iterator[None]:
    """Whatever the system would grant to others by itself."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.parametrize("game", ["regicide", "regidice"])
def test_a_saved_game_is_readable_by_its_owner_alone(tmp_path: Path, game: str) -> None:
    run(tmp_path, "play", game, "--seed", "4", typed="1\n")
    (path,) = saved(tmp_path, ".save")
    assert mode(path) == 0o600


def test_writing_anew_keeps_it_so(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    old = saves.path("game")
    old.write_text("old", "utf-8")
    old.chmod(0o644)
    assert mode(saves.write("game", "new")) == 0o600
    assert mode(saves.write("game", "end", FINISHED)) == 0o600


def test_a_save_shows_no_die_that_is_still_covered(tmp_path: Path) -> None:
    """The secret is in it, from which the dice come; but nobody reads them there by accident."""
    run(tmp_path, "play", "regidice", "--seed", "4", typed="1\n")
    (path,) = saved(tmp_path, ".save")
    rolls = re.findall(r"roll:([^\s\"]+)", path.read_text("utf-8"))
    assert rolls
    assert not re.search("[1-6]", rolls[-1])
