"""The program is changed as tools/mutants says: in one small place of one function."""

import ast
import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
MUTATING: dict[str, Any] = runpy.run_path(str(ROOT / "tools/mutating.py"))

CHANGES = {
    # a part of the program: what stands there instead
    "a < b": {"a <= b", "a >= b"},
    "a == b": {"a != b"},
    "a and b": {"a or b", "a", "b"},
    "not a": {"a"},
    "a + b": {"a - b"},
    "a | b": {"a & b"},
    "if a: b": {"if True:\n    b", "if False:\n    b"},
    "while a: b": {"while False:\n    b"},
    "a.b = c": {"pass"},
    "a.b -= 1": {"pass"},
    "a()": {"pass"},
    "raise a": {"pass"},
    "7": {"8"},
    "True": {"False"},
    "a = b": set[str](),  # it would fail at once
}


@pytest.mark.parametrize("text", CHANGES)
def test_what_stands_instead(text: str) -> None:
    (statement,) = ast.parse(text).body
    nodes = [statement] + ([statement.value] if isinstance(statement, ast.Expr) else [])
    found = [ast.unparse(other) for node in nodes for other in MUTATING["changes"](node)]
    assert set(found) == CHANGES[text]
    assert len(found) == len(CHANGES[text])


def test_a_return_is_also_yes_and_no() -> None:
    (function,) = ast.parse("def f(): return a > b").body
    assert isinstance(function, ast.FunctionDef)
    found = {ast.unparse(other) for other in MUTATING["changes"](function.body[0])}
    assert found == {"return True", "return False"}


@pytest.mark.parametrize("room", MUTATING["ROOMS"])
def test_a_longer_run_tries_what_a_shorter_one_tried(room: str) -> None:
    drawn = MUTATING["drawn"]
    short, long = drawn(room, 100), drawn(room, 300)
    assert long[: len(short)] == short == drawn(room, 100)
    assert len({one.name for one in long}) == len(long) > len(short)
    files = set(MUTATING["ROOMS"][room].files)
    assert {one.file for one in long} <= files
    assert all((MUTATING["SOURCE"] / file).exists() for file in files)


def test_every_change_is_in_the_code_of_its_function() -> None:
    for mutant in MUTATING["drawn"]("table", 50):
        assert mutant.before != mutant.after
        assert MUTATING["changed"](mutant).co_name == mutant.function.rpartition(".")[2]


def test_of_every_survivor_it_is_known_why_it_lives() -> None:
    """`make mutants` writes a row for each; one that nobody has looked at has nothing in its last column."""
    lines = (ROOT / "docs/mutants.md").read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| `")]
    assert len(rows) > 100
    assert [row for row in rows if re.search(r"\|\s*\|$", row)] == []


def test_reasons_name_tests_that_there_are() -> None:
    reasons = json.loads((ROOT / "tests/mutants.json").read_text("utf-8"))
    assert [name for name, reason in reasons.items() if len(reason) < 10] == []
    named = {path for reason in reasons.values() for path in re.findall(r"tests/[\w/]+\.py", reason)}
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
