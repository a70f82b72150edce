"""Regidice in the laboratory: three enemies, rounds, and deals that are declared with all rolls known."""

from __future__ import annotations

from typing import Any

from dethrone.lab.facts import Deal, Facts, Foresight, Row, Training
from dethrone.lab.goals import Goal
from dethrone.lab.training.regidice import tasks
from dethrone.players.regidice.known import play_known
from dethrone.regidice.game import Game
from dethrone.regidice.rules import Rules

ENEMIES = (3, 4, 5)  # the dice of the three enemies
LONGEST = 100  # rounds after which a game without a limit is given up


def enemies(view: Any) -> Row:
    """How far a game came, and to whom it was lost."""
    is_won = view.outcome.is_won
    return {
        "defeated": len(ENEMIES) if is_won else view.enemy_number,
        "rounds": view.round,
        "lost_to": None if is_won else f"{ENEMIES[view.enemy_number]} dice",
        "left": None if is_won else view.pips_left,
    }


def declared(deal: Deal) -> dict[str, Any]:
    """How a game goes if everybody declares knowing all rolls."""
    rules = Rules.parse(deal.rules)
    if not rules.max_rounds:
        rules = rules.but(max_rounds=LONGEST)
    game = Game(deal.players, rules, seed=deal.seed)
    play_known(game)
    won = game.outcome is not None and game.outcome.is_won
    return {"won": won, "rounds": game.round, "moves": [str(step.move) for step in game.steps]}


def _dice(seats: int, must: float, rounds: float) -> Goal:
    return Goal(
        name=f"dice-{seats}",
        players="master",
        seats=seats,
        rules="rulebook",
        must=must,
        aim=99.5,
        rounds=rounds,
        ms=10,
    )


def _untouched(seats: int) -> Goal:
    """Nobody has won such a game: it is played for a hundred rounds at most."""
    rules = "rulebook,touch_of_death=off,max_rounds=100"
    return Goal(
        name=f"untouched-{seats}",
        players="adept",
        seats=seats,
        rules=rules,
        games=20,
        ms=10,
    )


GOALS = (
    _dice(2, 98.5, 27),
    _dice(3, 99.0, 17),
    _dice(4, 99.5, 17),
    *(_untouched(seats) for seats in (2, 3, 4)),
)

FACTS = Facts(
    goals=GOALS,
    stages=tuple(f"{size} dice" for size in ENEMIES),
    losses={"lost:damage": "could not cover the damage", "lost:rounds": "ran out of rounds"},
    more=enemies,
    foresight=Foresight("rolls", declared),
    training=Training(train=tasks.train_weights),
)
