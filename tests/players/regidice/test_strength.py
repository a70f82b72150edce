"""Whole games with a small budget: bounds so far below the measured shares that only a real loss crosses them."""

from __future__ import annotations

import pytest

from dethrone.errors import BadRules
from dethrone.players.regidice.measure import Score, best_calls, clash, measure, wilson
from dethrone.players.regidice.roster import NAMES, named
from dethrone.regidice import Game, compiled

FIRST = 4_000_000_000


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
@pytest.mark.parametrize(("players", "games", "wins"), [(2, 8, 5), (3, 6, 5), (4, 4, 3)])
def test_it_wins(players: int, games: int, wins: int) -> None:
    score = measure("search:samples=200", players, range(FIRST, FIRST + games))
    assert score.won >= wins, score
    assert score.rounds / score.games < 60, score


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_searching_beats_one_look_and_one_look_beats_guessing() -> None:
    games = range(FIRST, FIRST + 4)
    scores = {
        name: measure(name, 4, games, "rulebook,max_rounds=40") for name in ("random", "greedy", "expert")
    }
    assert scores["random"].won == 0
    assert scores["random"].rounds < scores["greedy"].rounds  # it dies at once
    assert scores["greedy"].won < scores["expert"].won


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


REFUSED = {
    "no such player": "wizard",
    "no such option": "search:depth=3",
    "not a number": "search:samples=many",
    "nothing to search with": "search:samples=0",
    "no time": "search:ms=-5",
    "nothing to choose for greedy": "greedy:samples=3",
}


@pytest.mark.parametrize("spec", REFUSED.values(), ids=REFUSED)
def test_a_player_that_makes_no_sense_is_refused(spec: str) -> None:
    with pytest.raises(BadRules):
        named(spec)
