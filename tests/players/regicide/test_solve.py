"""The solver: its lines are legal and win; a deal that is lost has none."""

from __future__ import annotations

import pytest

from dethrone.players.regicide.solve import solve
from dethrone.regicide.engine import apply, compiled, start
from dethrone.regicide.legal import is_legal
from dethrone.regicide.position import Position
from dethrone.regicide.rules import OFFICIAL, Rules

DEALS = {
    # rules, players, deals, at least so many won with a narrow beam
    "solo": ("official", 1, 6, 5),
    "two": ("official", 2, 4, 3),
    "four": ("official", 4, 2, 1),
    "three, open order": ("open-order", 3, 2, 1),
}


@pytest.mark.skipif(not compiled, reason="beams take too long interpreted")
@pytest.mark.parametrize("case", DEALS)
def test_lines_are_legal_and_win(case: str) -> None:
    rules, players, deals, wanted = DEALS[case]
    won = 0
    for deal in range(deals):
        position = Rules.parse(rules).position(players)
        start(position, 5_000_000_000 + deal, 0)
        solution = solve(position, (30,))
        if solution is not None:
            won += 1
            assert solution.looked_at >= len(solution.line)
            follow(position, solution.line)
    assert won >= wanted


def follow(position: Position, line: list[int]) -> None:
    for move in line:
        assert is_legal(position, move)
        apply(position, move)
    assert position.outcome == 1


def last_king(health_left: int, hand: int) -> Position:
    """The king of hearts stands alone, the tavern is empty, and all other cards lie in the discard."""
    position = OFFICIAL.position(1)
    start(position, 1, 0)
    position.flips = 0
    position.load_castle([40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 51, 50])
    position.defeated = 11
    position.enemy = 50
    position.damage = 40 - health_left
    position.set_hand(0, hand)
    position.load_tavern([])
    position.discard = ((1 << 52) - 1) & ~(1 << 50) & ~hand
    return position


ENDINGS = {
    # hand, health left, the line or None
    "one card": (1 << 23, 6, [1 << 23]),  # 6S
    "clubs double": (1 << 20, 12, [1 << 20]),  # 6C
    "one short": (1 << 23, 7, None),
    "the shield first": (1 << 51 | 1 << 37, 30, [1 << 51, 1 << 37]),  # KS covers all, then 10D strikes
}


@pytest.mark.parametrize("case", ENDINGS)
def test_endings(case: str) -> None:
    hand, health_left, line = ENDINGS[case]
    solution = solve(last_king(health_left, hand), (5,))
    assert (solution and solution.line) == line
