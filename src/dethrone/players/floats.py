"""Numbers of a net in a file that says how they were made: floats as text, the same on every machine."""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path
from sys import byteorder
from typing import Any


def read_made(path: Path, shape: tuple[int, ...]) -> dict[str, Any]:
    """What a file says; one that was made for a net of another shape is refused."""
    made: dict[str, Any] = json.loads(path.read_text("utf-8"))
    if tuple(made["shape"]) != shape:
        raise ValueError(f"{path.name} is a net of shape {made['shape']}, not {shape}.")
    return made


def floats_of(text: str) -> array[float]:
    """The numbers that a text holds."""
    numbers = array("f", b64decode(text))
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def floats_text(numbers: Sequence[float]) -> str:
    """Numbers as a text, the low bytes first."""
    little = array("f", numbers)
    if byteorder == "big":
        little.byteswap()
    return b64encode(little.tobytes()).decode("ascii")
