"""Libraries that take a second to load, loaded when a test first uses them: every worker reads every test file."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Late:
    """A module by its name."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or "pytest" in name:  # who collects tests looks for these everywhere
            raise AttributeError(name)
        return getattr(import_module(self._name), name)


def late(name: str) -> Any:
    """A module that is loaded when something of it is asked for."""
    return Late(name)
