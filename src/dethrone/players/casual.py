"""Players that any game can have: one who makes any legal move, and one who does so now and then."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from dethrone.contract import Move, View
from dethrone.players.player import Player, Silent, seat_asked, seed_for

Draw = Callable[[Any, int, int], int]  # a number below a bound, from nothing but a view and a seed
SLIP = 4  # a novice errs in one decision of so many


def by_text(view: View, seed: int, bound: int) -> int:
    """A number below a bound by the view's text, which every game has."""
    return random.Random(seed_for(view, seed)).randrange(bound)


class RandomPlayer(Silent):
    """Any legal move."""

    name = "random"

    def __init__(self, seed: int = 0, draw: Draw = by_text) -> None:
        self.seed = seed
        self._draw = draw

    def choose(self, view: View, /) -> Move:
        """A legal move at random."""
        seat_asked(view)
        moves = view.legal_moves()
        return moves[self._draw(view, self.seed, len(moves))]


class Novice(RandomPlayer):
    """Plays as somebody better does, and errs now and then."""

    name = "novice"

    def __init__(self, better: Player, seed: int = 0, draw: Draw = by_text) -> None:
        super().__init__(seed, draw)
        self._better = better

    def choose(self, view: View, /) -> Move:
        """What the better one likes best, or anything."""
        seat_asked(view)
        if self._draw(view, self.seed + 1, SLIP) == 0:
            return super().choose(view)
        return self._better.choose(view)

    def say(self, view: View, /) -> Move | None:
        """What the better one says."""
        return self._better.say(view)


def without_search(name: str, greedy: Player, seed: int, draw: Draw) -> Player | None:
    """Whoever of a game's players looks no move ahead, by name; None for all others."""
    simple: tuple[Player, ...] = (RandomPlayer(seed, draw), Novice(greedy, seed, draw), greedy)
    return next((player for player in simple if player.name == name), None)
