"""Positions to ask players in: met in games of the policy with some random moves, under many rule sets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from dethrone.players.regicide.policy import Policy, policy_move
from dethrone.players.regicide.weights import policy_weights
from dethrone.regicide.engine import apply, start
from dethrone.regicide.legal import legal_moves
from dethrone.regicide.position import Position
from dethrone.regicide.rules import Rules

RULE_SETS = [
    "official",
    "summary",
    "manual",
    "open-order",
    "official,discard_rule=minimal,combo_limit=off,companion_limit=9",
    "official,damage_overflow=on,yield_rule=off,discard_view=top",
    "summary,turn_order=open,discard_rule=minimal,hand_limit=10/9/8/7",
    "manual,discard_view=count,black_suits=swapped,combo_limit=20",
    "open-order,jesters=2/2/2/2,damage_overflow=on,hand_limit=3/3/3/3",
]


def met(rules: str, players: int, seed: int, games: int) -> Iterator[Position]:
    """All decisions of some games; one move in five is random, so that odd positions turn up too."""
    policy = Policy(policy_weights(players))
    random = Random(seed)
    for game in range(games):
        position = Rules.parse(rules).position(players)
        start(position, 2_000_000_000 + 1000 * seed + game, 0)
        while position.phase != 4:
            yield position.copy()
            strays = random.random() < 0.2
            apply(position, random.choice(legal_moves(position)) if strays else policy_move(policy, position))


def some(rules: str, players: int, seed: int, count: int) -> list[Position]:
    """Positions with a real choice, from the first moves to the last."""
    found = [position for position in met(rules, players, seed, 4) if len(legal_moves(position)) > 1]
    return Random(seed).sample(found, min(count, len(found)))
