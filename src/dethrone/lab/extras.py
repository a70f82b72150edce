"""What the laboratory borrows from other packages, loaded only when it is needed, and looked for before long work."""

from __future__ import annotations

import os
import shlex
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from dethrone.errors import GameError

ROOT = Path(__file__).parents[3]  # of a clone; whatever lies there if this is installed


class MissingExtra(GameError):
    """Packages of the extra `lab` that are not installed."""

    def __init__(self, reason: str, /, *packages: str) -> None:
        super().__init__(reason)
        self.packages = packages


def need(name: str) -> ModuleType:
    """A module of the extra, or a sentence that says how to get it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        package = name.partition(".")[0]
        if error.name is None or error.name.partition(".")[0] != package:
            raise
        raise _missing(package) from None


def need_all(*names: str) -> None:
    """Refuse before the work begins, with all that is missing in one sentence."""
    missing: list[str] = []
    for name in names:
        try:
            need(name)
        except MissingExtra as error:
            missing += error.packages
    if missing:
        raise _missing(*missing)


def has(name: str) -> bool:
    """Whether a package of the extra is installed."""
    return find_spec(name) is not None


def install_command(root: Path = ROOT) -> str:
    """What to type to get the extra for this very Python, in a clone or where the package is installed."""
    python = shlex.quote(_short(sys.executable))
    if (root / "pyproject.toml").is_file() and (root / "src" / "dethrone").is_dir():
        return f"{python} -m pip install --editable {shlex.quote(_short(str(root)) + '[lab]')}"
    return f"{python} -m pip install 'dethrone[lab]'"


def _missing(*packages: str) -> MissingExtra:
    are = "is" if len(packages) == 1 else "are"
    names = " and ".join(packages)
    return MissingExtra(f"This needs {names}, which {are} not here: {install_command()}", *packages)


def _short(path: str) -> str:
    """A path from here where it lies below, otherwise as it is."""
    here = os.path.relpath(path)
    return path if here.startswith(os.pardir) else here
