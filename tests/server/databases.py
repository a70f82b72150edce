"""Databases as this version needs them, without making every table by hand each time."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from dethrone.server.store.upgrading import upgrade

SQLITE = "sqlite:///"


@cache
def _made() -> tuple[Path, TemporaryDirectory[str]]:
    """An empty one, and the folder that goes when the process ends."""
    folder = TemporaryDirectory()
    file = Path(folder.name) / "server.sqlite"
    upgrade(f"{SQLITE}{file}")
    return file, folder


def up_to_date(address: str) -> None:
    """The same as an upgrade; where there is no file yet, a copy of what one makes."""
    file = Path(address.removeprefix(SQLITE))
    if address.startswith(SQLITE) and not file.exists():
        shutil.copy(_made()[0], file)
    else:
        upgrade(address)
