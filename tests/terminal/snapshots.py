"""Screens kept as text: `python -m tests.terminal.snapshots` writes them anew, and a change is reviewed."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from dethrone.prose import languages, voice
from tests.terminal import scenes_regicide, scenes_regidice
from tests.terminal.paper import Paper

SCENES = {"regicide": scenes_regicide.SCENES, "regidice": scenes_regidice.SCENES}
HEIGHTS = {60: 24, 80: 24, 100: 24, 200: 24}  # by width
FOLDER = Path(__file__).with_name("snapshots")


@contextmanager
def elsewhere() -> Iterator[None]:
    """In an empty folder, so that saves have short names."""
    home = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(home)


def pages(
    game: str, *, width: int = 0, has_colour: bool = False, language: str = "en"
) -> Iterator[tuple[str, Paper]]:
    """Every scene of a game, played on a screen of its own."""
    for scene in SCENES[game]:
        with elsewhere():
            paper = Paper(scene.typed, width=width, height=HEIGHTS.get(width, 0), has_colour=has_colour)
            scene.run(paper, voice(language))
        yield scene.name, paper


def in_one(shown: Iterable[tuple[str, Paper]]) -> str:
    """Scenes in one text."""
    return "\n".join(f"=== {name} ===\n{paper.text.rstrip()}\n" for name, paper in shown)


def kept() -> Iterator[tuple[str, dict[str, Any]]]:
    """The files, and how what is in them is drawn."""
    for game in SCENES:
        yield f"{game}-plain.txt", {"game": game}
        for width in (60, 80):
            yield f"{game}-{width}.txt", {"game": game, "width": width}
            yield f"{game}-{width}-colour.txt", {"game": game, "width": width, "has_colour": True}
        for language in languages()[1:]:
            yield f"{game}-80-{language}.txt", {"game": game, "width": 80, "language": language}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, how in kept():
        (FOLDER / name).write_text(in_one(pages(**how)), "utf-8")
        print(name)
