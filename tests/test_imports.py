"""Imports point one way: rules, players and table, host, faces; the two games do not know each other."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dethrone

ROOT = Path(dethrone.__file__).parent
LEAVES = {"errors", "chance", "bits", "contract", "listing", "rulesets", "sheet", "plain", "_cython", "_pure"}
RULES = {"regicide", "regidice"}
FACES = {"terminal", "lab", "server", "mcp", "envs", "cli"}
LAYER = (
    dict.fromkeys(LEAVES, 0)
    | dict.fromkeys(RULES, 1)
    | {"games": 1, "prose": 2, "players": 3, "table": 3, "host": 4}
    | dict.fromkeys(FACES, 5)
)
EXCEPTIONS = {("errors", "prose")}  # an error's sentence is made when somebody reads it
ENTRANCES = {"__init__", "__main__"}  # the package's own doors: they may lead anywhere


def part_of(module: str) -> str:
    """The part of the package that a module belongs to: `dethrone.regicide.engine` is of `regicide`."""
    return module.split(".")[1] if "." in module else "__init__"


def imports_of(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, anywhere in it."""
    here = ("dethrone", *path.relative_to(ROOT).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] == "dethrone")
        elif isinstance(node, ast.ImportFrom):
            base = ".".join([*here[: -node.level], node.module or ""]) if node.level else node.module or ""
            if base == "dethrone":
                yield from (f"dethrone.{name.name}" for name in node.names)
            elif base.startswith("dethrone."):
                yield base


FILES = sorted(path for path in ROOT.rglob("*.py"))


def breaches(part: str, other: str) -> str | None:
    """What forbids one part to import another, if anything does."""
    if part == other or part in ENTRANCES or (part, other) in EXCEPTIONS:
        return None
    if other in ENTRANCES:
        return None if LAYER[part] > 0 else "a leaf imports nothing of ours"
    if part in LEAVES and other not in LEAVES:
        return "a leaf imports nothing above it"
    if {part, other} == RULES:
        return "the two games do not know each other"
    if {part, other} == {"players", "table"}:
        return "a table never calls a player, and a player is handed views"
    if LAYER[other] > LAYER[part]:
        return "imports point down: rules, players and table, host, faces"
    return None


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    part = path.relative_to(ROOT).with_suffix("").parts[0]
    assert part in LAYER or part in ENTRANCES, f"{part} has no place in the order of the package"
    for module in imports_of(path):
        other = part_of(module)
        assert other in LAYER or other in ENTRANCES or other.startswith("__version"), module
        assert other.startswith("__version") or breaches(part, other) is None, f"{path.name} imports {module}"


RULINGS = {
    # case: (who, whom, is it allowed?)
    "a player knows the rules": ("players", "regicide", True),
    "rules know no player": ("regicide", "players", False),
    "regicide does not know regidice": ("regicide", "regidice", False),
    "nor the other way round": ("regidice", "regicide", False),
    "a face knows the table": ("terminal", "table", True),
    "the table knows no face": ("table", "server", False),
    "the table knows no player": ("table", "players", False),
    "a player knows no table": ("players", "table", False),
    "a host knows both": ("host", "table", True),
    "a face knows the host": ("lab", "host", True),
    "rules know errors": ("regidice", "errors", True),
    "errors know nobody": ("errors", "regicide", False),
}


@pytest.mark.parametrize(("part", "other", "allowed"), RULINGS.values(), ids=RULINGS.keys())
def test_the_test_itself(part: str, other: str, *, allowed: bool) -> None:
    assert (breaches(part, other) is None) is allowed


def test_something_is_read() -> None:
    """An import that the reader overlooked would be allowed in silence."""
    found = set(imports_of(ROOT / "regicide" / "game.py"))
    assert {"dethrone.chance", "dethrone.errors", "dethrone.regicide.engine"} <= found
