"""A bot of one's own at a table with a greedy partner.

    python examples/own_bot.py

It is handed a view and answers with a move; that is all a player is.
"""

from dethrone.players import player
from dethrone.regicide import Game, Move, Phase, Play, View


class Butcher:
    """Plays whatever hits hardest, and pays with as little as it can."""

    name = "butcher"

    def choose(self, view: View) -> Move:
        """The hardest blow, or the cheapest payment."""
        moves = view.legal_moves()
        if view.phase is Phase.SUFFER:
            return min(moves, key=lambda move: view.preview(move).value)
        return max(moves, key=lambda move: self.damage(view, move))

    def damage(self, view: View, move: Move) -> int:
        """What a move does to the enemy, as the engine says."""
        dealt = view.preview(move).dealt if isinstance(move, Play) else None
        return dealt.amount if dealt is not None else 0


def main() -> None:
    """Twenty games, and how far they came."""
    partner = player("greedy")
    fallen = []
    for seed in range(20):
        game = Game(players=2, seed=seed)
        seats = (Butcher(), partner)
        while game.decider is not None:
            game.push(seats[game.decider].choose(game.view(game.decider)))
        fallen.append(game.defeated)
    print(
        f"Royals defeated in 20 games: {sum(fallen) / len(fallen):.1f} of 12 on average, {max(fallen)} at best."
    )


if __name__ == "__main__":
    main()
