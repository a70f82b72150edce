"""A finished game of Regicide looked back on."""

from __future__ import annotations

from dethrone.players.limit import Limit
from dethrone.players.regicide.analysis import analyse
from dethrone.players.regicide.settings import GUIDED, Settings
from dethrone.regicide.record import parse_record, replay
from dethrone.terminal.face import Face
from dethrone.terminal.review import look_back


def review(text: str, face: Face, *, samples: int, threads: int) -> int:
    """Judge every decision of a record and tell what it showed."""
    game = replay(parse_record(text))
    settings = Settings(limit=Limit(samples=samples, threads=threads), guided=GUIDED)
    return look_back(
        face, game.version, samples, lambda progress: analyse(game, settings, progress), "moves"
    )
