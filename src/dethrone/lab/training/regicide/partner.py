"""A weaker partner in games to learn from: he sits in one of the two seats, by turns."""

from __future__ import annotations

from random import Random

from dethrone.players.casual import SLIP
from dethrone.players.regicide.policy import Policy, policy_move
from dethrone.players.regicide.settings import Beside
from dethrone.regicide.legal import legal_moves
from dethrone.regicide.position import Position


def weaker_seat(number: int, beside: Beside) -> int | None:
    """His seat in a game, if there is one."""
    return number % 2 if beside else None


def weaker_move(policy: Policy, position: Position, beside: Beside, random: Random) -> int:
    """What he does: the policy's move, or as a novice any now and then."""
    if beside == "novice" and random.randrange(SLIP) == 0:
        return random.choice(legal_moves(position))
    return policy_move(policy, position)
