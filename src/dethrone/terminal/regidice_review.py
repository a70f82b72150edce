"""A finished game of Regidice looked back on."""

from __future__ import annotations

from dethrone.players.regidice.analysis import analyse
from dethrone.players.regidice.choose import Settings
from dethrone.regidice.record import replay
from dethrone.sheet import Record
from dethrone.terminal.face import Face
from dethrone.terminal.review import look_back


def review(text: str, face: Face, *, samples: int, threads: int) -> int:
    """Judge every decision of a record and tell what it showed."""
    game = replay(Record.parse(text))
    settings = Settings(samples=samples, threads=threads)
    return look_back(
        face,
        len(game.steps),
        samples,
        lambda progress: analyse(game, settings, progress),
        "declaration by declaration",
    )
