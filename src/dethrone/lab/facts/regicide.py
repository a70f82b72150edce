"""Regicide in the laboratory: twelve royals in three courts, medals, and deals that are solved with all cards known."""

from __future__ import annotations

from typing import Any

from dethrone.lab.facts import Deal, Facts, Foresight, Grouping, Row, Training
from dethrone.lab.goals import Goal
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


def _quick(seats: int, must: float, aim: float) -> Goal:
    return Goal(
        name=f"quick-{seats}", players="quick", seats=seats, games=10_000, must=must, aim=aim, ms=0.05
    )


def _open(seats: int) -> Goal:
    return Goal(
        name=f"open-{seats}", players="master", seats=seats, rules="open-order", games=500, must=97, aim=99
    )


GOALS = (
    Goal(
        name="solo",
        players="search:samples=800,guided=3,payments=3",
        seats=1,
        rules="official,solo_flips=0",
        must=75,
        aim=80,
    ),
    Goal(
        name="medal",
        players="search:samples=650,guided=3,payments=3,aim=medal",
        seats=1,
        must=99.5,
        aim=99.9,
        gold=(74, 80),
    ),
    Goal(name="two", players="search:samples=1200,guided=3", seats=2, must=98.3, aim=98.8),
    Goal(name="three", players="search:samples=600,guided=3", seats=3, must=99.4, aim=99.8),
    Goal(name="four", players="search:samples=1200,guided=3", seats=4, must=98.8, aim=99.5),
    *(_open(seats) for seats in (2, 3, 4)),
    _quick(1, 75, 85),
    _quick(2, 80, 90),
    _quick(3, 85, 95),
    _quick(4, 75, 88),
    Goal(name="with-greedy", players="master,greedy", seats=2, games=600, must=90, aim=93),
    Goal(name="with-novice", players="master,novice", seats=2, games=600, must=55, aim=65),
)

FACTS = Facts(
    goals=GOALS,
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
