"""Whole games with a small budget: bounds so far below the measured shares that only a real loss crosses them."""

from __future__ import annotations

import pytest

from dethrone.players.regicide.choose import choose
from dethrone.players.regicide.settings import Aim, Settings
from dethrone.regicide.engine import Position, compiled
from dethrone.regicide.rules import OFFICIAL

GAMES = 60


def played(players: int, deal: int, aim: Aim, samples: int) -> Position:
    position = OFFICIAL.position(players)
    position.start(4_000_000_000 + deal, 0)
    decisions = 0
    while position.phase != 4:
        decisions += 1
        settings = Settings(samples=samples, seed=1000 * deal + decisions, aim=aim)
        position.apply(choose(position, position.asked(), settings)[0])
    return position


BOUNDS: list[tuple[int, Aim, int]] = [
    # players, aim, wins of 60 with 200 samples
    (1, "win", 52),
    (2, "win", 48),
    (3, "win", 50),
    (4, "win", 46),
]


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
@pytest.mark.parametrize(("players", "aim", "wins"), BOUNDS)
def test_it_wins(players: int, aim: Aim, wins: int) -> None:
    assert sum(played(players, deal, aim, 200).outcome == 1 for deal in range(GAMES)) >= wins


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_it_saves_flips_when_it_aims_for_a_medal() -> None:
    kept = {aim: sum(played(1, deal, aim, 100).flips for deal in range(30)) for aim in ("win", "medal")}
    assert kept["medal"] > kept["win"]


@pytest.mark.skipif(compiled, reason="the compiled build plays whole games")
def test_it_reaches_the_end_interpreted() -> None:
    assert played(2, 0, "win", 4).phase == 4
