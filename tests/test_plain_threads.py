"""Threads that at the same moment read values of a shape that nobody has read before, as a server does that resumes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

RACE = Path(__file__).parent / "race.py"


def test_the_first_use_of_a_shape_may_be_in_many_threads() -> None:
    """In a process of its own: what goes wrong here is no exception."""
    ended = subprocess.run(
        [sys.executable, str(RACE)], capture_output=True, text=True, timeout=240, check=False
    )
    assert ended.returncode == 0, ended.stderr[-2000:]
    assert ended.stdout.strip() == "fine"
