"""The rooms of the games: the same listing in each, and nobody but a few who knows a game by its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dethrone
from dethrone import games

ROOT = Path(dethrone.__file__).parent
PIECES = {
    "cards.py",
    "dice.py",
    "sets.py",
    "sets.pxd",
}  # what a game is played with is its own
NAMERS = (  # who may name a game
    re.compile(r"games\.py"),
    re.compile(r"\w+/kind\.py"),
    re.compile(r"terminal/\w+/skin\.py"),
)


def listing(name: str) -> set[str]:
    """The source files of a game's room."""
    return {path.name for path in (ROOT / name).iterdir() if path.suffix in (".py", ".pxd")}


def test_the_rooms_have_the_same_files() -> None:
    first, *others = (listing(name) - PIECES for name in games.ROOMS)
    assert {"kind.py", "game.py", "engine.pxd"} <= first
    assert others == [first] * len(others)


def texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """The string constants of a file that are no docstrings."""
    with_docs = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, with_docs) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node


def named(source: str) -> list[int]:
    """The lines of a file in which a text is a game's name; the ids of its messages begin with it, too."""
    return [node.lineno for node in texts(ast.parse(source)) if node.value in games.ROOMS]


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_games_are_named_where_they_are_listed_and_nowhere_else(path: Path) -> None:
    place = path.relative_to(ROOT).as_posix()
    if not any(pattern.fullmatch(place) for pattern in NAMERS):
        assert named(path.read_text("utf-8")) == []


def test_names_are_found() -> None:
    name = games.names()[0]
    assert named((ROOT / "games.py").read_text("utf-8")) != []
    assert named(f'"""About {name}."""\n# {name}\nx = "{name}"\n') == [3]
    assert named(f'def f():\n    """Of {name}."""\n    return {{"a": "{name}"}}\n') == [3]
    assert named(f'x = "{name}-owed"\n') == []
