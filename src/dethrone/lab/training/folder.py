"""The folder of a training: left and taken up again, but never for another task."""

from __future__ import annotations

import json
from pathlib import Path

from dethrone.errors import GameError
from dethrone.lab.tables import write_whole


def begin(home: Path, task: dict[str, object]) -> None:
    """A folder for one task; another task in it is refused."""
    home.mkdir(parents=True, exist_ok=True)
    path = home / "task.json"
    if path.exists():
        before = json.loads(path.read_text("utf-8"))
        for name, value in task.items():
            if before.get(name) != value:
                raise GameError(f"{home} holds another task: its {name} is {before.get(name)}, not {value}.")
    write_whole(path, (json.dumps(task, indent=1) + "\n").encode())
