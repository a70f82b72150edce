"""What to type to get what a command borrows from other packages, in a clone or where the package is installed."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]  # of a clone; whatever lies there if this is installed


def install_command(extra: str, root: Path = ROOT) -> str:
    """The command that gets an extra for this very Python."""
    python = shlex.quote(_short(sys.executable))
    if (root / "pyproject.toml").is_file() and (root / "src" / "dethrone").is_dir():
        return f"{python} -m pip install --editable {shlex.quote(f'{_short(str(root))}[{extra}]')}"
    return f"{python} -m pip install 'dethrone[{extra}]'"


def _short(path: str) -> str:
    """A path from here where it lies below, otherwise as it is."""
    here = os.path.relpath(path)
    return path if here.startswith(os.pardir) else here
