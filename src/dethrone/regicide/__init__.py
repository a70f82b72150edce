"""Regicide: the cooperative card game for one to four players.

>>> from dethrone.regicide import Game
>>> game = Game(players=2, seed=7)
>>> game.decider
0
"""

from dethrone.regicide.cards import Card, Suit, card, cards
from dethrone.regicide.game import Game
from dethrone.regicide.moves import Flip, Move, Name, Pay, Play, Post, Wish, Yield, parse_move
from dethrone.regicide.notation import parse_position, position_text
from dethrone.regicide.record import Record, parse_record, record_of, replay, verify
from dethrone.regicide.rules import PRESETS, Rules
from dethrone.regicide.sampler import sample
from dethrone.regicide.view import Outcome, Phase, View
from dethrone.regicide.view_notation import parse_view, view_text

__all__ = [
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
    "Post",
    "Record",
    "Rules",
    "Suit",
    "View",
    "Wish",
    "Yield",
    "card",
    "cards",
    "parse_move",
    "parse_position",
    "parse_record",
    "parse_view",
    "position_text",
    "record_of",
    "replay",
    "sample",
    "verify",
    "view_text",
]
