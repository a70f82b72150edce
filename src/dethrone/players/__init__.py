"""Who can hold a seat: random, greedy and searching players, each handed a view and never the game."""

from dethrone.players.limit import Limit
from dethrone.players.player import Player
from dethrone.players.roster import advise, analyse, player, strengths

__all__ = ["Limit", "Player", "advise", "analyse", "player", "strengths"]
