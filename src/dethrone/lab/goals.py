"""What the players are measured by: one row for each goal, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """Who plays what, on how many deals, and the shares of games, in percent, that must and should be won."""

    name: str
    players: str
    seats: int
    rules: str = "official"
    game: str = "regicide"
    games: int = 2000
    must: float | None = None
    aim: float | None = None
    gold: tuple[float, float] | None = None  # must and aim
    rounds: float | None = None  # the aim
    ms: float = 20.0  # processor time that a decision may take on average


def _quick(seats: int, must: float, aim: float) -> Goal:
    return Goal(
        name=f"quick-{seats}", players="quick", seats=seats, games=10_000, must=must, aim=aim, ms=0.05
    )


def _open(seats: int) -> Goal:
    return Goal(
        name=f"open-{seats}", players="master", seats=seats, rules="open-order", games=500, must=97, aim=99
    )


def _dice(seats: int, samples: int, must: float, rounds: float) -> Goal:
    return Goal(
        name=f"dice-{seats}",
        players=f"search:samples={samples}",
        seats=seats,
        rules="rulebook",
        game="regidice",
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
        game="regidice",
        games=20,
        ms=10,
    )


GOALS = (
    Goal(
        name="solo",
        players="search:samples=1500,guided=3",
        seats=1,
        rules="official,solo_flips=0",
        must=75,
        aim=80,
    ),
    Goal(
        name="medal",
        players="search:samples=600,guided=3,aim=medal",
        seats=1,
        must=99.5,
        aim=99.9,
        gold=(74, 80),
    ),
    Goal(name="two", players="search:samples=1600,guided=3", seats=2, must=98.3, aim=98.8),
    Goal(name="three", players="search:samples=600,guided=3", seats=3, must=99.4, aim=99.8),
    Goal(name="four", players="search:samples=1600,guided=3", seats=4, must=98.8, aim=99.5),
    *(_open(seats) for seats in (2, 3, 4)),
    _dice(2, 900, 98.5, 27),
    _dice(3, 600, 99.0, 17),
    _dice(4, 800, 99.5, 17),
    *(_untouched(seats) for seats in (2, 3, 4)),
    _quick(1, 75, 85),
    _quick(2, 80, 90),
    _quick(3, 85, 95),
    _quick(4, 75, 88),
    Goal(name="with-greedy", players="master,greedy", seats=2, games=600, must=90, aim=93),
    Goal(name="with-novice", players="master,novice", seats=2, games=600, must=55, aim=65),
)
