"""A bot of one's own, at both games, with a greedy partner.

    python examples/own_bot.py

It is handed a view and answers with a move; that is all a player is. Wherever a player is named, it can be named too:

    dethrone play --seats you,examples.own_bot:Butcher
    dethrone lab run examples.own_bot:Butcher,greedy --games 200
"""

from typing import Any

from dethrone.games import kind, names
from dethrone.players import player


class Butcher:
    """Does whatever hurts the enemy most, and pays with as little as it can."""

    name = "butcher"

    def choose(self, view: Any) -> Any:
        """The best of the legal moves, by what the engine says each would do."""
        return max(view.legal_moves(), key=lambda move: self.worth(view.preview(move)))

    def worth(self, preview: Any) -> int:
        """Damage done, less what is given up."""
        total = 0
        for event in preview.events:
            match type(event).__name__:
                case "Dealt":
                    total += event.amount
                case "Attacked":
                    total += event.damage
                case "Defeated":
                    total += 100
                case "Paid":
                    total -= event.value
                case "Prepared" | "Yielded":
                    total -= 1
        return total


def main() -> None:
    """Ten games of each kind, and how they ended."""
    for name in names():
        game_kind = kind(name)
        outcomes = []
        for number in range(10):
            game = game_kind.deal(2, game_kind.usual_rules, None)
            seats = (Butcher(), player("greedy", game=name, seed=number))
            while game.decider is not None:
                game.push(seats[game.decider].choose(game.view(game.decider)))
            assert game.outcome is not None
            outcomes.append(game.outcome.value)
        print(f"{name}: {outcomes.count('won')} of {len(outcomes)} won; {', '.join(sorted(set(outcomes)))}")


if __name__ == "__main__":
    main()
