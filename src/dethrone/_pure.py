"""Loads the hot modules from their .py even where a compiled one lies beside it.

Set DETHRONE_PURE=1 for debugging, for coverage, and for the half of the tests that runs interpreted.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent


class SourceFirst(MetaPathFinder):
    """Finds a module of ours that has a .pxd by its .py, before the .so is looked for."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if not fullname.startswith("dethrone."):
            return None
        source = ROOT.joinpath(*fullname.split(".")[1:]).with_suffix(".py")
        if not source.with_suffix(".pxd").exists():
            return None
        return spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, str(source)))


def prefer_source() -> None:
    """Put the source finder before all others, once."""
    if not any(isinstance(finder, SourceFirst) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFirst())
