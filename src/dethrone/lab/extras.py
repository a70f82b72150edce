"""What the laboratory borrows from other packages, loaded only when it is needed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from dethrone.errors import GameError


class MissingExtra(GameError):
    """A package of the extra `lab` that is not installed."""


def need(name: str) -> ModuleType:
    """A module of the extra, or a sentence that says how to get it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        package = name.partition(".")[0]
        if error.name is None or error.name.partition(".")[0] != package:
            raise
        raise MissingExtra(f"This needs {package}, which is not here: pip install 'dethrone[lab]'") from None


def has(name: str) -> bool:
    """Whether a package of the extra is installed."""
    return find_spec(name) is not None
