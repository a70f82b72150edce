"""What was asked and answered, line by line: a file beside a game that its owner alone may read. No key is in it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

Keep = Callable[[Mapping[str, Any]], None]
OWNER_ONLY = 0o600


def to_file(path: Path) -> Keep:
    """Keeps entries as lines of JSON at the end of a file."""

    def keep(entry: Mapping[str, Any]) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
        with os.fdopen(os.open(path, flags, OWNER_ONLY), "a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")

    return keep


def without(secret: str, value: Any) -> Any:
    """A value in which a secret stands nowhere, even if somebody sent it back."""
    if not secret:
        return value
    if isinstance(value, str):
        return value.replace(secret, "[key]")
    if isinstance(value, Mapping):
        return {name: without(secret, one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [without(secret, one) for one in value]
    return value
