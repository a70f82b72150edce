"""Floats as text, the same on every machine."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from struct import pack, unpack
from sys import byteorder


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


def halves_of(text: str) -> array[float]:
    """The numbers that a text holds in two bytes each."""
    packed = b64decode(text)
    return array("f", unpack(f"<{len(packed) // 2}e", packed))


def halves_text(numbers: Sequence[float]) -> str:
    """Numbers as a text of half the length, rounded to eleven bits; the low bytes first."""
    return b64encode(pack(f"<{len(numbers)}e", *numbers)).decode("ascii")
