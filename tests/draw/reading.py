"""Reads a drawing back: shapes with their places, texts with about how wide they are, names that are read out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from dethrone.draw.paper import text_width

SVG = "{http://www.w3.org/2000/svg}"
MOVED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")


class Text(NamedTuple):
    """A line of text and where it stands."""

    words: str
    left: float
    right: float
    base: float


def read(text: str) -> ElementTree.Element:
    """The drawing as XML; what is not well-formed raises."""
    return ElementTree.fromstring(text)


def size(root: ElementTree.Element) -> tuple[float, float]:
    """Width and height of the paper."""
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    return width, height


def texts(element: ElementTree.Element, x: float = 0, y: float = 0) -> Iterator[Text]:
    """All lines of text."""
    if moved := MOVED.match(element.attrib.get("transform", "")):
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == f"{SVG}text":
        words, at = element.text or "", x + float(element.attrib["x"])
        wide = text_width(
            words, float(element.attrib["font-size"]), bold=element.attrib.get("font-weight") == "700"
        )
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[element.attrib.get("text-anchor", "start")]
        yield Text(words, at - share * wide, at + (1 - share) * wide, y + float(element.attrib["y"]))
    for child in element:
        yield from texts(child, x, y)


def named(root: ElementTree.Element) -> list[str]:
    """What is read out of a drawing piece by piece."""
    return [one.attrib["aria-label"] for one in root.iter() if "aria-label" in one.attrib]
