"""The roster of a game that brings none: somebody who makes any legal move, and no opinion about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dethrone.contract import Game, Move, View
from dethrone.players.advice import Advice, Analysis, Foreseen
from dethrone.players.casual import RandomPlayer
from dethrone.players.limit import Limit
from dethrone.players.player import Player
from dethrone.players.spec import Strength, parse_spec

STRENGTHS = (Strength(RandomPlayer.name, "any legal move"),)
USUAL = Limit()


def player(text: str, seed: int, _company: Sequence[str | None]) -> Player:
    """The one there is."""
    parse_spec(text, STRENGTHS)
    return RandomPlayer(seed)


def advise(_view: View, _limit: Limit, _company: Sequence[str | None]) -> Sequence[Advice[Move]]:
    """Nothing."""
    return ()


def analyse(_game: Game, _limit: Limit, _progress: Callable[[int, int], None] | None) -> Analysis[Move]:
    """Nothing."""
    return Analysis((), ())


def foresee(_game: Game, _tick: Callable[[], None], _bound: int) -> Foreseen:
    """Nobody knows how."""
    return Foreseen(is_solved=False, is_won=False)
