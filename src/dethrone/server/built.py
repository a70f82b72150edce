"""Where the built page lies, for those who only ask whether there is one."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"


def is_built() -> bool:
    """Whether there is a page: where Node was missing when the package was made there is none."""
    return (FOLDER / INDEX).is_file()
