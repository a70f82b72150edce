"""OpenSpiel's own suites on our games: its API test, random simulations, a playthrough, and a search that resamples."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dethrone import games
from dethrone.regicide import Game
from tests.contract.numbers import RULES
from tests.late import late
from tests.often import often

pyspiel, ours, flags = late("pyspiel"), late("dethrone.envs.openspiel"), late("absl.flags")
api_test = late("open_spiel.integration_tests.api_test")
generate_playthrough = late("open_spiel.python.algorithms.generate_playthrough")
ismcts, mcts = late("open_spiel.python.algorithms.ismcts"), late("open_spiel.python.algorithms.mcts")

IS_EVERYTHING = often(0, soak=1)  # changed rules with all numbers of players
TABLES = [(name, players) for name in games.ROOMS for players in games.kind(name).players]
EVERY_TABLE = pytest.mark.parametrize(("name", "players"), TABLES)
EVERY_GAME = pytest.mark.parametrize("name", games.ROOMS)


def loaded(name: str, **params: Any) -> Any:
    """A game by OpenSpiel's own loader."""
    return pyspiel.load_game(f"python_{name}", params)


def dealt(game: Any, *digits: int) -> Any:
    """A state after the deal."""
    state = game.new_initial_state()
    for digit in digits or (7, 0, 0, 0):
        state.apply_action(digit)
    return state


@pytest.fixture(autouse=True)
def _flags() -> None:
    """Our games are known; and OpenSpiel's tools ask for flags that nobody has given here."""
    assert ours.DethroneState
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])


@EVERY_GAME
def test_their_api_test(name: str) -> None:
    game = loaded(name)
    case = type(
        "Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": f"python_{name}"}
    )
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun > 3
    assert result.errors + result.failures == []


MATRIX = [
    (name, players, rules)
    for name in games.ROOMS
    for rules in RULES[name]
    for players in games.kind(name).players
    if "," not in rules or players == games.kind(name).usual_players or IS_EVERYTHING
]


@pytest.mark.parametrize(("name", "players", "rules"), MATRIX)
def test_their_random_simulation(name: str, players: int, rules: str) -> None:
    """Every state is cloned, written down, read again and undone on the way."""
    game = loaded(name, players=players, rules=rules)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players", "rules"), MATRIX)
def test_a_games_string_loads_it_again(name: str, players: int, rules: str) -> None:
    """Changed rules have pluses and colons in it, for OpenSpiel reads no others; who loads a game may write any."""
    game = loaded(name, players=players, rules=rules)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    for other in (rules.replace(",", "+"), rules.replace(",", "+").replace("=", ":")):
        assert str(loaded(name, players=players, rules=other)) == str(game)
    assert dealt(again).observation_string(0) == dealt(game).observation_string(0)


COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
}
EVERY_COPY = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)


@EVERY_COPY
@EVERY_GAME
def test_a_game_is_copied_and_pickled(name: str, copied: Callable[[Any], Any]) -> None:
    game = loaded(name, players=3)
    other = copied(game)
    assert type(other) is type(game)
    assert str(other) == str(game)
    assert str(dealt(other)) == str(dealt(game))


@EVERY_COPY
@EVERY_GAME
@pytest.mark.parametrize("actions", [0, 2, 4, 12], ids=["fresh", "while dealing", "dealt", "in the middle"])
def test_a_state_is_copied_and_pickled(name: str, actions: int, copied: Callable[[Any], Any]) -> None:
    """It goes on as the other does, and neither follows the other's moves."""
    state = loaded(name).new_initial_state()
    for _ in range(actions):
        state.apply_action(state.legal_actions()[0])
    other, before = copied(state), str(state)
    assert type(other) is type(state)
    assert other.history() == state.history()
    assert str(other) == before
    action = state.legal_actions()[-1]
    state.apply_action(action)
    assert str(other) == before
    other.apply_action(action)
    assert str(other) == str(state)


@EVERY_GAME
def test_another_process_reads_what_is_pickled(name: str, tmp_path: Path) -> None:
    """Of our games it need not have heard."""
    state = dealt(loaded(name))
    path = tmp_path / "pickled"
    path.write_bytes(pickle.dumps((state.get_game(), state)))
    reading = "import pickle, sys; print(*pickle.load(open(sys.argv[1], 'rb')), sep='\\n')"
    text = subprocess.check_output([sys.executable, "-c", reading, str(path)], text=True)
    assert text == f"{state.get_game()}\n{state}\n"


@pytest.mark.parametrize("game", ["python_regicide(players=1)", "python_regidice(players=2)"])
def test_their_playthrough(game: str, tmp_path: Path) -> None:
    """Played again by its actions, a written game is the same to the letter."""
    text = generate_playthrough.playthrough(game, action_sequence=[3, 1, 4, 1], seed=1)
    path = tmp_path / "playthrough.txt"
    path.write_text(text, "utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == again


def test_a_deal_is_the_games_deal() -> None:
    state = dealt(loaded("regicide", players=2, rules="summary"), 5, 1, 0, 0)
    assert state.observation_string(1) == Game(2, "summary", seed=5 + 256).view(1).text


@EVERY_GAME
def test_what_a_player_cannot_know_is_resampled(name: str) -> None:
    """The information state stays, the position does not."""
    state, chooser = dealt(loaded(name)), np.random.default_rng(1)
    texts = set()
    for _ in range(6):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, chooser.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        rest = [one for one in range(state.num_players()) if one != seat]
        texts.add(tuple(other.observation_string(one) == state.observation_string(one) for one in rest))
        state.apply_action(state.legal_actions()[0])
    assert any(not all(row) for row in texts)


def test_words_that_nobody_heard_stay_hidden() -> None:
    state = dealt(loaded("regicide", players=2, rules="open-order"))
    other = state.clone()
    actions = state.legal_actions()
    speaker = state.current_player()
    state.apply_action(actions[0])
    other.apply_action(actions[1])
    assert state.information_state_string(1 - speaker) == other.information_state_string(1 - speaker)
    assert state.information_state_string(speaker) != other.information_state_string(speaker)


@EVERY_GAME
def test_their_search_plays(name: str) -> None:
    chooser = np.random.RandomState(1)
    game = loaded(name, players=2)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, chooser),
        max_simulations=8,
        random_state=chooser,
    )
    state = dealt(game)
    assert bot.step(state) in state.legal_actions()


def test_returns() -> None:
    state = dealt(loaded("regicide", players=3))
    assert state.returns() == [0.0] * 3
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert state.returns() in ([1.0] * 3, [-1.0] * 3)
    assert isinstance(state, ours.DethroneState)
