"""Two builds of one source: the build that was asked for is the one that runs, and both play the same games."""

import json
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import dethrone
from dethrone.regicide import engine
from tests.interpreted import interpreted
from tests.regicide import fingerprints

ROOT = Path(dethrone.__file__).parent


def hot_modules() -> Iterator[str]:
    """The modules that are compiled: those with a .pxd beside their .py."""
    for pxd in sorted(ROOT.rglob("*.pxd")):
        if pxd.with_suffix(".py").exists():
            yield ".".join(("dethrone", *pxd.relative_to(ROOT).with_suffix("").parts))


HOT = list(hot_modules())


def test_the_engines_are_hot() -> None:
    assert {"dethrone.regicide.engine", "dethrone.regicide.legal", "dethrone.regidice.engine"} <= set(HOT)


@pytest.mark.parametrize("name", HOT)
def test_build_is_the_one_expected(name: str) -> None:
    """DETHRONE_EXPECT says which build this must be; without it all modules must at least be of one build."""
    expected = os.environ.get("DETHRONE_EXPECT", "compiled" if engine.compiled else "interpreted")
    assert expected in ("compiled", "interpreted")
    path = Path(import_module(name).__file__ or "")
    assert ("interpreted" if path.suffix == ".py" else "compiled") == expected
    assert engine.compiled is (expected == "compiled")


def in_other_build(games: int) -> object:
    """The fingerprints from the plain sources."""
    found: object = interpreted("tests.regicide.fingerprints", str(games))
    return found


def test_both_builds_play_the_same_games() -> None:
    """Random games, single lines, redeals and legal moves of all presets and player counts."""
    here = fingerprints.everything(games=6)
    assert json.loads(json.dumps(here)) == in_other_build(6)


def test_the_other_build_is_another() -> None:
    """Or the test above would compare a build with itself; interpreted runs compare two fresh interpreters."""
    told = in_other_build(0)
    assert isinstance(told, dict)
    assert told["compiled"] is False
