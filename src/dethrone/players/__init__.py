"""Who can hold a seat: random, greedy and searching players, each handed a view and never the game."""

from dethrone.players.player import Player
from dethrone.players.regicide.roster import NAMES, STRENGTHS, named

__all__ = ["NAMES", "STRENGTHS", "Player", "named"]
