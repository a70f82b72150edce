"""Players that any game can have: one who makes any legal move, and one who does so now and then."""

from __future__ import annotations

import random

from dethrone.contract import Move, View
from dethrone.players.player import Player, Silent, seat_asked, seed_for


class RandomPlayer(Silent):
    """Any legal move."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, /) -> Move:
        """A legal move at random."""
        seat_asked(view)
        return random.Random(seed_for(view, self.seed)).choice(view.legal_moves())


class Novice(RandomPlayer):
    """Plays as somebody better does, and errs that often."""

    name = "novice"
    slips = 0.25

    def __init__(self, better: Player, seed: int = 0) -> None:
        super().__init__(seed)
        self._better = better

    def choose(self, view: View, /) -> Move:
        """What the better one likes best, or anything."""
        seat_asked(view)
        if random.Random(seed_for(view, self.seed) + 1).random() < self.slips:
            return super().choose(view)
        return self._better.choose(view)

    def say(self, view: View, /) -> Move | None:
        """What the better one says."""
        return self._better.say(view)


def without_search(name: str, greedy: Player, seed: int) -> Player | None:
    """Whoever of a game's players looks no move ahead, by name; None for all others."""
    simple: tuple[Player, ...] = (RandomPlayer(seed), Novice(greedy, seed), greedy)
    return next((player for player in simple if player.name == name), None)
