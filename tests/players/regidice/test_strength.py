"""Whole games with a small budget: bounds so far below the measured shares that only a real loss crosses them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dethrone.errors import BadRules
from dethrone.players.regidice.known import best_calls, is_legal, play_known
from dethrone.players.regidice.roster import NAMES, player
from dethrone.regidice import Game, Rules, compiled
from tests.often import only_in_soak

FIRST = 4_000_000_000


def played(spec: str, players: int, number: int, rules: str = "rulebook,max_rounds=200") -> Game:
    first = f"seat:{number % players}"
    game = Game(players, Rules.parse(rules).but(first_caller=first), seed=number)
    bots = [player(spec, seed=number * 4 + seat) for seat in range(players)]
    while (seat := game.decider) is not None:
        game.push(bots[seat].choose(game.view(seat)))
    return game


def won(games: Sequence[Game]) -> int:
    return sum(game.outcome is not None and game.outcome.is_won for game in games)


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
@pytest.mark.parametrize(
    ("players", "games", "wins"), [(2, 8, 5), pytest.param(3, 6, 5, marks=only_in_soak), (4, 4, 3)]
)
def test_it_wins(players: int, games: int, wins: int) -> None:
    found = [played("search:samples=200", players, FIRST + number) for number in range(games)]
    assert won(found) >= wins
    assert sum(game.round for game in found) / games < 60


@only_in_soak
@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_without_touch_of_death_it_wins_by_grinding() -> None:
    rules = "rulebook,touch_of_death=off,max_rounds=100"
    assert won([played("adept", 4, FIRST + number, rules) for number in range(6)]) >= 2


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_searching_beats_one_look_and_one_look_beats_guessing() -> None:
    random, greedy, expert = (
        [played(name, 4, FIRST + number, "rulebook,max_rounds=40") for number in range(4)]
        for name in ("random", "greedy", "expert")
    )
    assert won(random) == 0
    assert sum(game.round for game in random) < sum(game.round for game in greedy)  # it dies at once
    assert won(greedy) < won(expert)


@pytest.mark.skipif(compiled, reason="the compiled build plays whole games")
def test_it_reaches_the_end_interpreted() -> None:
    assert played("search:samples=27", 2, FIRST, "rulebook,max_rounds=2").is_over


def test_with_all_rolls_known_the_declarations_go_together() -> None:
    game = Game(2, seed=1)
    calls = best_calls(game.position, 1, starts=2 if compiled else 1)
    assert is_legal(game.position, [call.code for call in calls])
    assert not is_legal(game.position, [0, 6])  # both would gather the 1s
    for call in calls:
        game.push(call)


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_with_all_rolls_known_it_wins_sooner() -> None:
    fair = [played("expert", 3, FIRST + number) for number in range(2)]
    known = [Game(3, seed=FIRST + number) for number in range(2)]
    for game in known:
        play_known(game)
    assert won(known) == 2
    assert sum(game.round for game in known) < sum(game.round for game in fair)


def test_every_name_makes_a_player() -> None:
    assert [player(name).name for name in NAMES] == list(NAMES)


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
        player(spec)
