"""Whole games with a small budget: bounds so far below the measured shares that only a real loss crosses them."""

from __future__ import annotations

import pytest

from dethrone.players.regidice.measure import Score, best_calls, clash, measure, wilson
from dethrone.players.regidice.roster import NAMES, named
from dethrone.regidice import Game, compiled

FIRST = 4_000_000_000


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_wins(players: int) -> None:
    score = measure("adept", players, range(FIRST, FIRST + 12))
    assert score.won >= 9, score
    assert score.rounds / score.games < 45, score


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_searching_beats_guessing() -> None:
    games = range(FIRST, FIRST + 10)
    assert measure("random", 4, games).won == 0
    assert measure("greedy", 4, games).won <= measure("adept", 4, games).won


@pytest.mark.skipif(compiled, reason="the compiled build plays whole games")
def test_it_reaches_the_end_interpreted() -> None:
    assert measure("search:samples=27", 2, range(FIRST, FIRST + 1), "rulebook,max_rounds=2").games == 1


def test_with_all_rolls_known_the_declarations_go_together() -> None:
    calls = best_calls(Game(2, seed=1).position, 1, starts=2 if compiled else 1)
    assert len(calls) == 2
    assert not clash([call.code for call in calls])


INTERVALS = {
    # case: won, games, from, to
    "none": (0, 0, 0.0, 1.0),
    "all of ten": (10, 10, 0.722, 1.0),
    "half of a hundred": (50, 100, 0.404, 0.596),
}


@pytest.mark.parametrize(("won", "games", "low", "high"), INTERVALS.values(), ids=INTERVALS)
def test_the_interval_of_a_share(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-3)
    assert f"{won} of {games} won" in str(Score(games=games, won=won))


def test_every_name_makes_a_player() -> None:
    assert [named(name).name for name in NAMES] == list(NAMES)
