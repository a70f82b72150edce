"""The one format of files with learned numbers, for all games: where they come from, then layer by layer.

A file is JSON: `format`, whatever it says of its origin (command, seeds, …), `chance` if values are read as chances,
and `layers` by name in their order. A layer has its shape and its numbers, as floats of 32 bits or halves of 16
(base85, low bytes first, the same on every machine) or, where few were rounded for people to read, as plain decimals.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from itertools import chain
from math import prod
from pathlib import Path
from typing import Any

from dethrone.players.floats import floats_of, floats_text, halves_of, halves_text

FORMAT = "dethrone-net-2"
NUMBERS = ("format", "layers")  # the rest of a file is what it says of its origin
Shapes = Mapping[str, tuple[int, ...]]  # of layers by name, in their order
Layers = dict[str, Sequence[float]]


def read_net(path: Path, shapes: Shapes) -> Layers:
    """The layers of a file; one that was made for other shapes is refused."""
    layers = _content(path)["layers"]
    found = {name: tuple(layer["shape"]) for name, layer in layers.items()}
    if found != dict(shapes):
        raise ValueError(f"{path.name} holds layers {found}, not {dict(shapes)}.")
    return {name: _numbers(layer) for name, layer in layers.items()}


def about_net(path: Path) -> dict[str, Any]:
    """What a file says of its origin, and of chances."""
    return {name: told for name, told in _content(path).items() if name not in NUMBERS}


def write_net(
    path: Path, shapes: Shapes, layers: Layers, about: Mapping[str, object], *, are_halves: bool = False
) -> None:
    """Write layers with how they were made; arrays of floats are kept as such, or rounded to halves."""
    content = {name: _layer(shape, layers[name], are_halves=are_halves) for name, shape in shapes.items()}
    text = json.dumps({"format": FORMAT, **about, "layers": content}, indent=1)
    path.write_text(text + "\n", "utf-8")


def cut(numbers: Sequence[float], shapes: Shapes) -> Layers:
    """One row of floats as layers."""
    layers: Layers = {}
    at = 0
    for name, shape in shapes.items():
        layers[name] = array("f", numbers[at : at + prod(shape)])
        at += prod(shape)
    if at != len(numbers):
        raise ValueError(f"There are {len(numbers)} numbers, not {at}.")
    return layers


def joined(layers: Mapping[str, Sequence[float]]) -> array[float]:
    """Layers as one row of floats."""
    return array("f", chain.from_iterable(layers.values()))


def _content(path: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    if content.get("format") != FORMAT:
        raise ValueError(f"{path.name} is no file of the format {FORMAT}.")
    return content


def _numbers(layer: Mapping[str, Any]) -> Sequence[float]:
    numbers: Sequence[float]
    if "decimals" in layer:
        numbers = layer["decimals"]
    else:
        numbers = floats_of(layer["floats"]) if "floats" in layer else halves_of(layer["halves"])
    if len(numbers) != prod(layer["shape"]):
        raise ValueError(f"A layer of shape {layer['shape']} has {len(numbers)} numbers.")
    return numbers


def _layer(shape: tuple[int, ...], numbers: Sequence[float], *, are_halves: bool) -> dict[str, object]:
    if not isinstance(numbers, array):
        return {"shape": shape, "decimals": list(numbers)}
    text = {"halves": halves_text(numbers)} if are_halves else {"floats": floats_text(numbers)}
    return {"shape": shape, **text}
