"""Files of learned numbers: one format for all games, which reads back to the bit."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dethrone.lab.version import weights
from dethrone.players.netfile import FORMAT, Layers, about_net, cut, joined, read_net, write_net

SHAPES = {"first": (2, 3), "bias": (3,), "terms": (1, 2)}
FLOATS = array("f", [0.1, -2.5, 3e-9, 4.0, 5.5, -6.25])
LAYERS: Layers = {"first": FLOATS, "bias": array("f", [1, 2, 3]), "terms": [0.1234, -7.0]}


def written(path: Path) -> Path:
    write_net(path, SHAPES, LAYERS, {"command": "made by hand", "chance": [1.0, 2.0, 3.0]})
    return path


def test_it_reads_back_to_the_bit(tmp_path: Path) -> None:
    path = written(tmp_path / "net.json")
    found = read_net(path, SHAPES)
    assert list(found) == list(SHAPES)
    assert array("f", found["first"]).tobytes() == FLOATS.tobytes()
    assert found["terms"] == [0.1234, -7.0]
    assert about_net(path) == {"command": "made by hand", "chance": [1.0, 2.0, 3.0]}


def test_one_row_is_cut_into_layers_and_joined_again() -> None:
    row = array("f", range(11))
    layers = cut(row, SHAPES)
    assert [len(layer) for layer in layers.values()] == [6, 3, 2]
    assert joined(layers) == row
    with pytest.raises(ValueError, match="There are 12 numbers, not 11"):
        cut(array("f", range(12)), SHAPES)


SPOILT: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    # case: what becomes of the file, what is said
    "another shape": (lambda made: made["layers"]["first"].update(shape=[3, 2]), "holds layers"),
    "a layer too few": (lambda made: made["layers"].pop("bias"), "holds layers"),
    "numbers that are lacking": (lambda made: made["layers"]["terms"]["decimals"].pop(), "has 1 numbers"),
    "another format": (lambda made: made.update(format="dethrone-net-0"), f"no file of the format {FORMAT}"),
}


@pytest.mark.parametrize("case", SPOILT)
def test_what_does_not_fit_is_refused(case: str, tmp_path: Path) -> None:
    path = written(tmp_path / "net.json")
    spoil, sentence = SPOILT[case]
    made = json.loads(path.read_text("utf-8"))
    spoil(made)
    path.write_text(json.dumps(made), "utf-8")
    with pytest.raises(ValueError, match=sentence):
        read_net(path, SHAPES)


def test_every_net_that_ships_has_the_format_and_says_how_it_was_made() -> None:
    nets = [
        path
        for home in weights()
        for path in home.glob("*.json")
        if not path.name.startswith(("policy", "told"))
    ]
    assert len(nets) > 10
    assert all(about_net(path)["command"].startswith("dethrone lab train") for path in nets)


def test_halves_are_half_as_long_and_nearly_the_same(tmp_path: Path) -> None:
    numbers = array("f", [0.1, -2.5, 1e-5, 300.25, 0.0, 1.0])
    for name, are_halves in (("floats", False), ("halves", True)):
        path = tmp_path / f"{name}.json"
        write_net(path, {"all": (2, 3)}, {"all": numbers}, {}, are_halves=are_halves)
        assert list(read_net(path, {"all": (2, 3)})["all"]) == pytest.approx(
            list(numbers), rel=1e-3, abs=1e-6
        )
        assert name in path.read_text("utf-8")
