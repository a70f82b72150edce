"""Regicide in the laboratory: twelve royals in three courts, medals, and deals that are solved with all cards known."""

from __future__ import annotations

from typing import Any

from dethrone.lab.facts import Deal, Facts, Foresight, Grouping, Row, Training
from dethrone.lab.training.regicide import tasks
from dethrone.players.regicide.solve import solve
from dethrone.regicide.game import Game
from dethrone.regicide.moves import decode

WIDTHS = (30, 200, 1000, 5000)


def royals(view: Any) -> Row:
    """How far a game came, and to whom it was lost."""
    is_won = view.outcome.is_won
    return {
        "defeated": len(view.fallen),
        "medal": view.medal,
        "lost_to": None if is_won else str(view.enemy),
        "left": None if is_won else view.health_left,
    }


def solved(deal: Deal) -> dict[str, Any]:
    """The line that wins a deal, made on a game move by move, which proves it; or that none was found."""
    game = Game(deal.players, deal.rules, seed=deal.seed)
    solution = solve(game.position, WIDTHS)
    for word in solution.line if solution else ():
        game.push(decode(word))
    if solution and not (game.outcome and game.outcome.is_won):
        raise AssertionError(f"The line for deal {deal.seed} does not win.")
    return {"won": solution is not None, "rounds": None, "moves": [str(step.move) for step in game.steps]}


FACTS = Facts(
    foes="royals",
    stages=tuple(f"{rank}{number}" for rank in "JQK" for number in range(1, 5)),
    courts=(("Jacks", 4), ("Queens", 4), ("Kings", 4)),
    losses={
        "lost:cannot-pay": "could not pay",
        "lost:stuck": "had no move",
        "lost:stalemate": "went round in circles",
    },
    more=royals,
    grouping=Grouping("Lost to a royal of", {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}),
    foresight=Foresight("cards", solved),
    training=Training(train=tasks.train_net, usual=tasks.USUAL, tune=tasks.tune_policy),
)
