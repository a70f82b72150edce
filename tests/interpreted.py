"""What a fresh interpreter says that loads the plain sources: the other build, to compare with."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any


def interpreted(module: str, *words: str) -> Any:
    """The JSON that a module of the tests prints there."""
    run = subprocess.run(
        [sys.executable, "-m", module, *words],
        env={**os.environ, "DETHRONE_PURE": "1"},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)
