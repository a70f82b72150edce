"""Sessions in one process, at a new table or around a game that has begun."""

from pathlib import Path
from typing import Any

from dethrone import games
from dethrone.command.saves import Saves
from dethrone.contract import Game
from dethrone.prose import Voice, voice
from dethrone.table import Table, parse_seats
from dethrone.terminal.options import PlayOptions
from dethrone.terminal.screen import Screen
from dethrone.terminal.session import Session
from dethrone.terminal.setup import Setup, open_session
from dethrone.terminal.skin import skin_for


def asked_for(saves: Path, **said: Any) -> PlayOptions:
    """What is asked for on the command line; whatever is not said is None."""
    usual = dict.fromkeys(("players", "seats", "rules", "seed", "resume"))
    return PlayOptions(**{**usual, **said}, saves=Saves(saves))


def sit_down(game: str, screen: Screen, saves: Path, *, speech: Voice | None = None, **said: Any) -> Session:
    """The session that the command line asks for."""
    return open_session(games.kind(game), asked_for(saves, **said), screen, speech or voice())


def sit_around(
    game: Game, seats: str, screen: Screen, saves: Path, *, speech: Voice | None = None
) -> Session:
    """A session around a game that has begun."""
    kind = games.kind(game.record().game)
    setup = Setup(kind, asked_for(saves), screen, skin_for(kind, speech or voice()))
    table = Table.open(kind, parse_seats(seats), game=game)
    return setup.begun(table, f"{kind.name}-x", [])
