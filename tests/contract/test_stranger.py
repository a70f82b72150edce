"""What a careful stranger once broke, letter for letter: each is a sound value or one of our errors."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from dethrone import regicide, regidice
from dethrone.chance import Seed
from dethrone.errors import GameError
from dethrone.regicide import parse_position, parse_view

AT = "regicide official enemy=JH hands=4C|3S"
LINES = {
    "an unknown field": f"{AT} damge=7",
    "damage at health": f"{AT} damage=20",
    "a hand above the limit": "regicide official enemy=JH hands=2C,3C,4C,5C,6C,7C,8C,9C|3S",
    "jesters that the rules do not have": "regicide official enemy=JH hands=*|3S",
    "castle out of order": f"{AT} castle=KC,QC,JC",
    "immunity=maybe": f"{AT} immunity=maybe",
    "flips with several players": f"{AT} flips=2",
    "outcome and phase that contradict": f"{AT} phase=play outcome=won",
    "a play that could not have been made": f"{AT} plays=P0,9C,10D",
    "owed above what is possible": f"{AT} phase=suffer owed=100",
    "a pile after its layer": f"{AT} discard=5C@9",
}
ANY: Any = regicide
DICE: Any = regidice


CALLS: dict[str, Callable[[], object]] = {
    "best_attack of nothing": lambda: regidice.best_attack(regidice.dice("r1 r2"), 0),
    "a hand far away": lambda: regicide.Game(2, seed=1).hand(10**6),
    "a hand before the first": lambda: regicide.Game(2, seed=1).hand(-1),
    "dice of a line break": lambda: regidice.dice("\n"),
    "push(None)": lambda: DICE.Game(2, seed=1).push(None),
    "push of a text": lambda: DICE.Game(2, seed=1).push("A3"),
    "players as a text": lambda: ANY.Game(players="2"),
    "players of dice as a text": lambda: DICE.Game(players="2"),
    "flips as a text": lambda: ANY.Rules(solo_flips="2"),
    "a switch as a text": lambda: ANY.Rules(damage_overflow="no"),
    "an empty secret": lambda: regicide.Game(secret=b""),
    "half a seed": lambda: ANY.Game(seed=1.5),
    "tavern=7H^x": lambda: parse_view(
        re.sub(r"tavern=\S+", "tavern=7H^x", regicide.Game(2, seed=1).view(0).text)
    ),
    "?^0x²": lambda: parse_view(regicide.Game(2, seed=1).view(0).text.replace("?^0x", "?^0x²")),
}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_a_position_that_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(GameError):
        parse_position(line)


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS.keys())
def test_an_odd_argument_is_refused(call: Callable[[], object]) -> None:
    with pytest.raises(GameError):
        call()


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    for room in (regicide, regidice):
        with pytest.raises(GameError):
            room.Game(2, seed=seed)
        with pytest.raises(GameError):
            Seed(seed)


def test_a_debt_that_nobody_could_pay_ends() -> None:
    with pytest.raises(GameError):
        parse_position("regicide summary enemy=JH phase=suffer owed=100 hands=4C|3S")


def test_what_runs_shows_no_secret() -> None:
    game = regidice.Game(2, secret=b"x" * 32)
    hidden = {str(die) for pool in regidice.full_view(game.position, game.rules).pools for die in pool}
    assert ("78" * 32) not in str(game.record())
    assert not [die for die in hidden if die in repr(game)]
