"""A finished game of Regidice looked back on."""

from __future__ import annotations

from dethrone.players.limit import Limit
from dethrone.players.regidice.analysis import analyse
from dethrone.players.regidice.settings import Settings
from dethrone.regidice.record import parse_record
from dethrone.terminal.face import Face
from dethrone.terminal.review import look_back


def review(text: str, face: Face, *, samples: int, threads: int) -> int:
    """Judge every decision of a record and tell what it showed."""
    game = parse_record(text).replay()
    settings = Settings(limit=Limit(samples=samples, threads=threads))
    return look_back(
        face,
        game.version,
        samples,
        lambda progress: analyse(game, settings, progress),
        "declarations",
    )
