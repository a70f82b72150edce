"""Screens are as they were kept; `make snapshots` writes them anew, and whoever does looks at what changed."""

import difflib

import pytest

from dethrone.prose import languages
from tests.terminal.paper import Paper
from tests.terminal.snapshots import FOLDER, HEIGHTS, SCENES, in_one, kept, pages

KEPT = dict(kept())
WIDEST = 80  # columns that are drawn on: wider lines would be hard to read


@pytest.mark.parametrize("name", KEPT)
def test_screens_are_as_they_were_kept(name: str) -> None:
    shown = list(pages(**KEPT[name]))
    before, now = (FOLDER / name).read_text("utf-8").splitlines(), in_one(shown).splitlines()
    changes = list(difflib.unified_diff(before, now, f"kept in {name}", "drawn now", lineterm="", n=2))
    assert not changes, "\n".join(["`make snapshots` keeps what is drawn now:", *changes[:200]])
    fits(shown, KEPT[name].get("width", 0))


def fits(shown: list[tuple[str, Paper]], width: int) -> None:
    """No line is wider and no screen taller than the terminal, and every line that a scene types was asked for."""
    for name, paper in shown:
        assert not width or paper.width_used <= min(width, WIDEST), name
        assert not width or paper.tall <= HEIGHTS[width], name
        assert not width or paper.typed == [], name


def test_nothing_is_kept_that_is_not_drawn() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(KEPT)


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("game", SCENES)
def test_a_narrow_terminal_is_enough_in_every_language(game: str, language: str) -> None:
    fits(list(pages(game, width=60, language=language)), 60)


@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize("width", [100, 200])
@pytest.mark.parametrize("colour", ["", "-colour"])
def test_a_wide_terminal_shows_the_same_as_one_of_eighty_columns(game: str, width: int, colour: str) -> None:
    wide = in_one(pages(game, width=width, has_colour=bool(colour)))
    assert wide == (FOLDER / f"{game}-80{colour}.txt").read_text("utf-8")
