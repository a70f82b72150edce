"""Whole games with a small budget: bounds so far below the measured shares that only a real loss crosses them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dethrone.players.limit import Limit
from dethrone.players.regicide.choose import choose
from dethrone.players.regicide.policy import Policy, policy_move
from dethrone.players.regicide.settings import Aim, Settings
from dethrone.players.regicide.weights import policy_weights
from dethrone.regicide.engine import apply, compiled, start
from dethrone.regicide.position import Position
from dethrone.regicide.rules import OFFICIAL, Rules
from tests.often import only_in_soak

GAMES = 36


def played(players: int, deal: int, settings: Settings, rules: Rules = OFFICIAL) -> Position:
    position = rules.position(players)
    start(position, 4_000_000_000 + deal, 0)
    decisions = 0
    while position.phase != 4:
        decisions += 1
        seeded = replace(settings, seed=1000 * deal + decisions)
        apply(position, choose(position, position.decider(), seeded)[0])
    return position


PLAIN, GUIDED = Settings(limit=Limit(samples=200)), Settings(limit=Limit(samples=60), guided=3)
# These play whole games in `make soak` alone: one of each number of players and of each way to search stays.
RARE = {"2 players", "3 players", "4 players, guided"}
BOUNDS = {
    # players, settings, at least so many wins of 36
    "solo": (1, PLAIN, 31),
    "2 players": (2, PLAIN, 29),
    "3 players": (3, PLAIN, 30),
    "4 players": (4, PLAIN, 28),
    "2 players, guided": (2, GUIDED, 30),
    "3 players, guided": (3, GUIDED, 31),
    "4 players, guided": (4, GUIDED, 29),
}


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=[only_in_soak] if case in RARE else []) for case in BOUNDS]
)
def test_it_wins(case: str) -> None:
    players, settings, wins = BOUNDS[case]
    assert sum(played(players, deal, settings).outcome == 1 for deal in range(GAMES)) >= wins


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_it_wins_without_flips() -> None:
    rules = Rules.parse("official,solo_flips=0")
    assert sum(played(1, deal, GUIDED, rules).outcome == 1 for deal in range(2 * GAMES)) >= 32


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_it_helps_a_greedy_partner() -> None:
    assert sum(played_with_greedy(deal) for deal in range(GAMES)) >= 30


def played_with_greedy(deal: int) -> bool:
    """Whether the search wins with the policy in the other seat, which it does not take for an equal."""
    position = OFFICIAL.position(2)
    start(position, 4_000_000_000 + deal, 0)
    partner = Policy(policy_weights(2))
    settings = replace(GUIDED, strangers=frozenset((1,)))
    while position.phase != 4:
        if position.decider() == 0:
            apply(position, choose(position, 0, replace(settings, seed=deal))[0])
        else:
            apply(position, policy_move(partner, position))
    return position.outcome == 1


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_it_saves_flips_when_it_aims_for_a_medal() -> None:
    aims: tuple[Aim, Aim] = ("win", "medal")
    wins, medals = (
        sum(played(1, deal, Settings(limit=Limit(samples=100), aim=aim)).flips for deal in range(30))
        for aim in aims
    )
    assert medals > wins


@pytest.mark.skipif(compiled, reason="the compiled build plays whole games")
def test_it_reaches_the_end_interpreted() -> None:
    assert played(2, 0, Settings(limit=Limit(samples=4))).phase == 4
