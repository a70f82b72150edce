"""A player of one's own, at every game there is, with a greedy partner.

    python examples/own_bot.py
    dethrone play --seats me,own_bot:Survivor        (in this folder; the laboratory takes it, too)

It is handed a view and answers with a move; that is all a player is. What it may not know it tries out in trials: games
that go on from a guess that fits the view.
"""

import random

from dethrone import games
from dethrone.players import player

MOVES, TRIALS, LONG = 8, 3, 200


class Survivor:
    """Tries some moves, plays on at random, and makes the one after which the game lasts longest."""

    name = "survivor"

    def __init__(self, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def choose(self, view: games.View) -> games.Move:
        """The move that lasted longest."""
        moves = view.legal_moves()
        some = self.chance.sample(moves, min(MOVES, len(moves)))
        return max(some, key=lambda move: sum(self.lasts(view, move) for _ in range(TRIALS)))

    def lasts(self, view: games.View, move: games.Move) -> int:
        """How long a trial lasts after a move; a win is as good as any length."""
        game = view.trial(self.chance.getrandbits(32))
        game.push(move)
        while not game.is_over and len(game.steps) < LONG:
            game.push(self.chance.choice(game.legal_moves()))
        return LONG if game.outcome is not None and game.outcome.is_won else len(game.steps)


def main() -> None:
    """A few games of each kind, and how they went."""
    for name in games.names():
        kind = games.kind(name)
        for _ in range(3):
            game = kind.deal(2, kind.usual_rules, None)
            seats = (Survivor(), player("greedy", game=name))
            while game.decider is not None:
                game.push(seats[game.decider].choose(game.view(game.decider)))
            print(f"{name}: {game.record().result} after {len(game.steps)} moves")


if __name__ == "__main__":
    main()
