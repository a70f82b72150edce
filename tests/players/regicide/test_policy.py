"""The linear policy: always legal, always fair, and as strong as it was tuned to be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dethrone
from dethrone.players.regicide.policy import WEIGHTS, Policy, policy_games, policy_move
from dethrone.players.regicide.weights import policy_for, policy_weights
from dethrone.regicide.engine import compiled
from dethrone.regicide.legal import is_legal
from dethrone.regicide.position import snapshot
from dethrone.regicide.redeal import redeal
from dethrone.regicide.rules import OFFICIAL, PRESETS
from tests.players.regicide.positions import RULE_SETS, met

GAMES = 40 if compiled else 2


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_its_moves_are_legal_under_every_rule_set(rules: str, players: int) -> None:
    for weights in (WEIGHTS, policy_weights(players)):
        policy = Policy(weights)
        for position in met(rules, players, 1, GAMES):
            move = policy_move(policy, position)
            assert is_legal(position, move), (rules, snapshot(position), move)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_it_depends_only_on_what_the_seat_may_know(rules: str, players: int) -> None:
    policy = policy_for(players)
    for number, position in enumerate(met(rules, players, 2, GAMES // 2)):
        other = redeal(position, position.decider(), number)
        assert policy_move(policy, position) == policy_move(policy, other)


def test_it_leaves_the_position_as_it_was() -> None:
    for position in met("open-order", 3, 3, 2):
        before = snapshot(position)
        policy_move(policy_for(3), position)
        assert snapshot(position) == before


TUNED = {  # players: at least this share of 4,000 games
    1: 0.53,
    2: 0.52,
    3: 0.57,
    4: 0.31,
}


@pytest.mark.skipif(not compiled, reason="thousands of games take too long interpreted")
@pytest.mark.parametrize(("players", "share"), TUNED.items())
def test_the_tuned_weights_win(players: int, share: float) -> None:
    wins, fitness, defeated = policy_games(policy_for(players), OFFICIAL.position(players), 4000, 10**9)
    assert wins / 4000 >= share
    assert wins < fitness < 4000 * 1.5
    assert defeated > 8 * 4000


@pytest.mark.parametrize("rules", PRESETS)
def test_games_are_the_same_each_time(rules: str) -> None:
    start = PRESETS[rules].position(2)
    games = 50 if compiled else 3
    assert policy_games(policy_for(2), start, games, 5) == policy_games(policy_for(2), start, games, 5)


def test_every_weight_ships_for_every_number_of_players() -> None:
    for players in range(1, 5):
        assert policy_weights(players).keys() == WEIGHTS.keys()


def test_the_weights_lie_in_their_order() -> None:
    """Compiled, they are written one after the other, so the .pxd must have them as WEIGHTS has."""
    text = (Path(dethrone.__file__).parent / "players/regicide/policy.pxd").read_text("utf-8")
    weights, _, rest = text.partition("one after the other\n")[2].partition(
        "    # what the deciding seat knows"
    )
    assert rest
    assert re.findall(r"\w+", re.sub(r"^ +cdef double", "", weights, flags=re.M)) == list(WEIGHTS)
