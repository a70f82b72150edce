"""Drawings look as they did; a change is made by one command and looked at."""

import re
import shlex
from pathlib import Path

import pytest

from tests.draw.golden import HERE, drawings
from tests.terminal.driving import call

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", drawings())
def test_golden(name: str) -> None:
    assert (HERE / name).read_text("utf-8") == drawings()[name] + "\n", "run python -m tests.draw.golden"


def test_nothing_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.svg")} == set(drawings())


def test_the_picture_in_the_tour_is_made_by_the_command_that_stands_there(tmp_path: Path) -> None:
    tour = (ROOT / "docs" / "api.md").read_text("utf-8")
    (command,) = re.findall(r"^dethrone (draw (?:.*\\\n)*.*)$", tour, re.M)
    *words, flag, target = shlex.split(command.replace("\\\n", ""))
    assert flag == "-o"
    assert call(*words, flag, str(tmp_path / "again.svg")) == 0
    assert (tmp_path / "again.svg").read_text("utf-8") == (ROOT / target).read_text("utf-8")
