"""Where games are kept: one file for each game, written whole or not at all, for both games.

A file that cannot be read is moved aside and never overwritten: whatever it was, it is still there.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from dethrone.chance import shortened
from dethrone.command.refusal import Reason
from dethrone.errors import GameError, Unreadable
from dethrone.near import near

ONGOING = ".save"
FINISHED = ".record"
EXCHANGE = ".models.jsonl"  # what language models were asked and answered
FRESH = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
OWNER_ONLY = 0o600  # a game that goes on holds its secret
NAME = re.compile(r"[\w][\w.-]{0,63}")


def usual_folder() -> Path:
    """The folder of this user: DETHRONE_SAVES, or where the system keeps a program's data."""
    if chosen := os.environ.get("DETHRONE_SAVES"):
        return Path(chosen).expanduser()
    data = os.environ.get("XDG_DATA_HOME")
    base = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return base / "dethrone"


@dataclass(frozen=True, slots=True)
class Saves:
    """The saved games in a folder."""

    folder: Path

    def new_name(self, game: str) -> str:
        """A name no other game has."""
        return f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}"

    def path(self, name: str, kind: str = ONGOING) -> Path:
        """The file of a saved game."""
        return self.folder / f"{name}{kind}"

    def write(self, name: str, text: str, kind: str = ONGOING) -> Path:
        """Write a game, so that a crash at any moment leaves the old file or the new one; OSError if it fails."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self.path(name, kind)
        draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
        try:
            with os.fdopen(os.open(draft, FRESH, OWNER_ONLY), "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise
        return path

    def finish(self, name: str, text: str) -> Path:
        """Keep a finished game as a record; it is no longer one to resume."""
        path = self.write(name, text, FINISHED)
        self.path(name).unlink(missing_ok=True)
        return path

    def ongoing(self, game: str) -> list[str]:
        """The names of the games that can be resumed, the latest first."""
        try:
            found = [(path.stat().st_mtime, path.stem) for path in self.folder.glob(f"{game}-*{ONGOING}")]
        except OSError:
            return []
        return [name for _, name in sorted(found, reverse=True)]

    def find(self, name: str, games: Iterable[str]) -> str:
        """The whole name of a saved game: what was typed, or that behind a game's name, the first that there is."""
        return next(
            (one for one in (name, *(f"{game}-{name}" for game in games)) if self.path(one).exists()), name
        )

    def read(self, name: str) -> str:
        """The text of a saved game."""
        path = self.path(name)
        try:
            return path.read_text("utf-8")
        except UnicodeDecodeError:
            raise Unreadable(Reason.NO_TEXT, file=path.name) from None
        except FileNotFoundError:
            stems = [other.stem for other in self.folder.glob(f"*{ONGOING}")]
            others = near(name, [*stems, *(stem.partition("-")[2] for stem in stems)])
            facts = {"name": shortened(name), "folder": str(self.folder)}
            raise GameError(Reason.NO_SAVE, **facts, **others) from None

    def set_aside(self, name: str) -> Path:
        """Move a file that cannot be read out of the way, under a name nothing has."""
        path = self.path(name)
        number = 1
        while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
            number += 1
        path.rename(aside)
        return aside


def saves_in(folder: str | None) -> Saves:
    """The saved games in a folder that was named, or in the usual one."""
    return Saves(Path(folder).expanduser() if folder else usual_folder())


def checked_name(text: str) -> str:
    """A name that somebody gave to a saved game, fit to be a file's name."""
    if not NAME.fullmatch(text):
        raise GameError(Reason.SAVE_NAME, name=shortened(text))
    return text
