"""What is private is for its owner alone: databases, their folder, saved games, whatever the usual mode is."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from dethrone.command.saves import Saves
from dethrone.players.model.diary import to_file
from dethrone.server.store import Store
from dethrone.server.store.upgrading import upgrade


@pytest.fixture(autouse=True)
def usual_mode() -> Iterator[None]:
    """What most machines let others see."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with each file of a folder, and with itself."""
    found = {one.name: stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()}
    return {".": stat.S_IMODE(folder.stat().st_mode), **found}


def test_a_database_is_its_owners_alone(tmp_path: Path) -> None:
    home = tmp_path / "data" / "dethrone"
    address = f"sqlite:///{home / 'server.sqlite'}"
    upgrade(address)
    store = Store(address)
    store.archive.secret("root", "of all deals")
    assert modes(home) == {
        ".": 0o700,
        "server.sqlite": 0o600,
        "server.sqlite-wal": 0o600,
        "server.sqlite-shm": 0o600,
    }
    store.close()


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'server.sqlite'}"
    upgrade(address)
    before = Store(address)
    before.archive.secret("root", "of all deals")
    for one in tmp_path.iterdir():
        one.chmod(0o664)
    tmp_path.chmod(0o755)
    store = Store(address)
    assert modes(tmp_path) == {
        ".": 0o755,  # the folder is of the owner's choosing
        "server.sqlite": 0o600,
        "server.sqlite-wal": 0o600,
        "server.sqlite-shm": 0o600,
    }
    store.close()
    before.close()


def test_a_link_to_a_database_is_followed(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    file = tmp_path / "disk" / "real.sqlite"
    (tmp_path / "server.sqlite").symlink_to(file)
    upgrade(f"sqlite:///{tmp_path / 'server.sqlite'}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_no_file(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    upgrade(address)
    assert list(tmp_path.iterdir()) == []


def test_saved_games_are_their_players_alone(tmp_path: Path) -> None:
    home = tmp_path / "data" / "dethrone"
    Saves(home).write("regicide-1", "its secret")
    to_file(home / "regicide-1.models.jsonl")({"asked": "a hand"})
    assert modes(home) == {".": 0o700, "regicide-1.save": 0o600, "regicide-1.models.jsonl": 0o600}


def test_what_models_were_asked_makes_a_folder_of_its_own(tmp_path: Path) -> None:
    to_file(tmp_path / "kept" / "asked.jsonl")({"asked": "a hand"})
    assert modes(tmp_path / "kept") == {".": 0o700, "asked.jsonl": 0o600}


def test_a_folder_of_ones_choosing_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Saves(tmp_path).write("regicide-1", "its secret")
    assert modes(tmp_path) == {".": 0o755, "regicide-1.save": 0o600}
