"""The chance to win behind a value of the search, shipped with every net."""

from __future__ import annotations

import pytest

from dethrone.players.regicide.odds import Odds
from dethrone.players.regicide.weights import chance_for

TRUE = Odds(0.8, 1.3, -2.0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_chances_that_ship(players: int) -> None:
    chance = chance_for(players)
    for felled in (0, 5, 11):
        told = [chance.of(value / 100, felled) for value in range(101)]
        assert told == sorted(told)
        assert told[0] < 0.05
        assert told[99] > 0.9
        assert told[100] == 1.0


def test_the_error_follows_the_slope() -> None:
    step = 1e-5
    for value in (0.2, 0.5, 0.9):
        slope = (TRUE.of(value + step, 4) - TRUE.of(value - step, 4)) / (2 * step)
        assert TRUE.error_of(value, 4, 0.01) == pytest.approx(0.01 * slope, rel=1e-3)
