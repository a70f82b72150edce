"""What the laboratory borrows from other packages, loaded only when it is needed, and looked for before long work."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from dethrone.command.extras import install_command
from dethrone.errors import GameError


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


def _missing(*packages: str) -> MissingExtra:
    are = "is" if len(packages) == 1 else "are"
    names = " and ".join(packages)
    return MissingExtra(f"This needs {names}, which {are} not here: {install_command('lab')}", *packages)
