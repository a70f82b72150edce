"""Fair play: a player given two games that differ only in what is hidden from it answers the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from dethrone.players.regicide.roster import player
from dethrone.regicide import PRESETS, Game, View
from dethrone.regicide.engine import compiled
from tests.often import often

POSITIONS = often(250, soak=1000) if compiled else 12
SAMPLES = 40 if compiled else 3  # each takes a hundred times as long interpreted
PLAYERS = (
    "random",
    "novice",
    "greedy",
    "quick",
    f"search:samples={SAMPLES}",
    f"search:samples={SAMPLES},aim=medal",
    f"search:samples={SAMPLES},guided=3",
    *(
        [
            f"search:samples=20,guided=2,{more}"
            for more in ("eye=quick", "eye=hand", "payments=2", "favourites=2")
        ]
        if compiled
        else []
    ),
)
COMPANY = ("master", None, "greedy", "master")


def views(count: int) -> Iterator[tuple[View, View]]:
    """Pairs of views of the seat that is asked, from a game and from one dealt anew around what it knows."""
    chance = random.Random(20261115)
    guide = player("greedy")
    made = 0
    while made < count:
        rules = chance.choice(list(PRESETS))
        game = Game(chance.randint(1, 4), rules, seed=chance.getrandbits(40))
        while not game.is_over and made < count:
            seat = game.decider
            assert seat is not None
            if chance.random() < 0.2:
                other = Game.from_position(game.view(seat).sample(chance.getrandbits(40)), game.rules)
                made += 1
                yield game.view(seat), other.view(seat)
            slip = chance.random() < 0.1
            game.push(chance.choice(game.legal_moves()) if slip else guide.choose(game.view(seat)))


@pytest.mark.parametrize("spec", PLAYERS)
def test_answers_depend_on_the_view_alone(spec: str) -> None:
    compared = 0
    for mine, other in views(POSITIONS):
        bot = player(spec, seed=3, company=COMPANY)
        assert bot.choose(mine) == bot.choose(other)
        compared += 1
    assert compared == POSITIONS


@pytest.mark.parametrize("spec", PLAYERS)
def test_answers_are_legal(spec: str) -> None:
    chance = random.Random(5)
    for rules in PRESETS:
        for players in (1, 2, 3, 4):
            game = Game(players, rules, seed=chance.getrandbits(40))
            bot = player(spec)
            for _ in range(often(60, soak=200) if compiled else 6):
                if game.is_over or game.decider is None:
                    break
                game.push(bot.choose(game.view(game.decider)), seat=game.decider)
            assert len(game.steps) > 0
