"""Regicide: the cooperative card game for one to four players.

>>> from dethrone.regicide import Game
>>> game = Game(players=2, seed=7)
>>> game.decider
0
"""

from importlib import import_module
from typing import TYPE_CHECKING

from dethrone.regicide.cards import Card, Suit, card, cards
from dethrone.regicide.codes import Phase
from dethrone.regicide.game import Game, Step
from dethrone.regicide.moves import Flip, Move, Name, Pay, Play, Post, Wish, Yield
from dethrone.regicide.position import Position
from dethrone.regicide.rules import PRESETS, Rules
from dethrone.regicide.view import Outcome, View

if TYPE_CHECKING:
    from dethrone.regicide.kind import KIND as KIND
    from dethrone.regicide.movetext import parse_move as parse_move
    from dethrone.regicide.notation import parse_position as parse_position
    from dethrone.regicide.notation import parse_view as parse_view
    from dethrone.regicide.notation import position_text as position_text
    from dethrone.regicide.record import replay as replay
    from dethrone.regicide.record import verify as verify
    from dethrone.sheet import Record as Record

_LATER = {
    "KIND": "dethrone.regicide.kind",
    "Record": "dethrone.sheet",
    "parse_move": "dethrone.regicide.movetext",
    "parse_position": "dethrone.regicide.notation",
    "parse_view": "dethrone.regicide.notation",
    "position_text": "dethrone.regicide.notation",
    "replay": "dethrone.regicide.record",
    "verify": "dethrone.regicide.record",
}  # what simulations do without is loaded when it is first asked for

__all__ = [
    "KIND",
    "PRESETS",
    "Card",
    "Flip",
    "Game",
    "Move",
    "Name",
    "Outcome",
    "Pay",
    "Phase",
    "Play",
    "Position",
    "Post",
    "Record",
    "Rules",
    "Step",
    "Suit",
    "View",
    "Wish",
    "Yield",
    "card",
    "cards",
    "parse_move",
    "parse_position",
    "parse_view",
    "position_text",
    "replay",
    "verify",
]


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_LATER[name]), name)
    return found
