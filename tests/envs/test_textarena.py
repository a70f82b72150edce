"""The games in TextArena: made by `ta.make`, with its wrappers and agents, to the end."""

from __future__ import annotations

import copy
import pickle
import random
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game
from dethrone.errors import BadRules
from dethrone.table import Person, Table
from tests.late import late
from tests.worlds import HISTORIES, begun

if TYPE_CHECKING:
    from dethrone.envs.textarena import DethroneEnv

ta, ours = late("textarena"), late("dethrone.envs.textarena")
MOVES = re.compile(r".*(?:Legal moves|or nothing): ([^\n]*?)(?:, and \d+ more)?\.(?:\n|$)", re.S)


@pytest.fixture(autouse=True, scope="module")
def _known() -> None:
    """Our games are known to TextArena."""
    assert ours.DethroneEnv


def chooser(seed: int) -> Any:
    """An agent that reads the list of moves and takes any."""
    luck, agent = random.Random(seed), ta.Agent

    class Chooser(agent):  # type: ignore[misc, valid-type]
        def __call__(self, observation: str) -> str:
            found = MOVES.match(observation)
            assert found is not None, observation[-300:]
            return f"I could [yield], but rather [{luck.choice(found[1].split(', '))}]"

    return Chooser()


def rollout(env: Any, players: int, seed: int) -> tuple[dict[int, int], dict[int, Any], list[dict[str, Any]]]:
    """A whole game by choosers; rewards, what was told at the end, and at each step."""
    agents = {player: chooser(seed + player) for player in range(players)}
    env.reset(num_players=players, seed=seed)
    done, infos = False, []
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))
        infos.append(info)
    rewards, told = env.close()
    return rewards, told, infos


CASES = [
    (f"{name.capitalize()}-v0-{rules}{wrapper}", players)
    for name in games.ROOMS
    for rules, wrapper in zip(games.kind(name).presets, ("", "-train", "", "-train"), strict=False)
    for players in games.kind(name).players
]


@pytest.mark.parametrize(("id", "players"), CASES)
def test_whole_games_through_make_and_wrappers(id: str, players: int) -> None:
    rewards, told, infos = rollout(ta.make(id), players, seed=players)
    assert rewards in (dict.fromkeys(range(players), 1), dict.fromkeys(range(players), -1))
    assert sum(one["turn_count"] for one in told.values()) == len(infos)
    assert not any(one["invalid_move"] for one in told.values())
    felled = [info["felled"] for info in infos]
    assert felled == sorted(felled)
    assert told[0]["felled"] == felled[-1]
    assert infos[-1]["outcome"] == told[0]["outcome"] != None  # noqa: E711 (a chain)


def test_the_same_seed_is_the_same_game_and_the_worlds_dice_are_left_alone() -> None:
    before = random.getstate()
    first, second = (rollout(ta.make("Regicide-v0"), 2, seed=-5) for _ in range(2))
    assert first == second
    assert random.getstate() == before


def test_a_seed_may_be_numpys() -> None:
    plain, other = ours.DethroneEnv("regicide"), ours.DethroneEnv("regicide")
    plain.reset(num_players=2, seed=7)
    other.reset(num_players=2, seed=np.int64(7))
    assert other.state.observations == plain.state.observations


def test_a_won_game_is_worth_one_to_all() -> None:
    env = placed(
        "regicide official enemy=KS castle= damage=39 shield=0 hands=3H|5C tavern= discard=4H", players=2
    )
    done, info = env.step("[3H]")
    assert (done, info["felled"], info["outcome"]) == (True, 1, "won")
    assert env.close()[0] == {0: 1, 1: 1}


def placed(start: str | Game, players: int, **options: Any) -> DethroneEnv:
    """An environment whose game goes on from a position."""
    game = games.kind("regicide").begin(start, Seed(1)) if isinstance(start, str) else start
    env: DethroneEnv = ours.DethroneEnv(game.record().game, rules=str(game.rules), **options)
    env.reset(num_players=players, seed=1)
    env.table = Table.open(env.kind, [Person(f"Player {one}") for one in range(players)], game=game)
    env.state.observations = {one: [] for one in range(players)}
    env._ask()
    return env


# ------------------------------------------------------------------------ secrets
@pytest.mark.parametrize("name", games.ROOMS)
def test_what_is_hidden_changes_no_observation(name: str) -> None:
    """Worlds that a player cannot tell apart look the same, also after an invalid move."""
    kind = games.kind(name)
    view = kind.deal(3, kind.usual_rules, Seed(4)).view(0)
    seen = []
    for seed in (1, 2):
        env = placed(view.trial(seed), 3)
        first = env.get_observation()
        env.step("[nonsense]")
        env.step("[KS+KH]")
        seen.append((first, env.get_observation(), env.state.game_state))
    assert seen[0] == seen[1]
    assert seen[0][0][1]


@pytest.mark.parametrize(("game", "worlds", "moves"), HISTORIES.values(), ids=HISTORIES)
def test_what_others_did_is_seen_as_a_player_may_know_it(
    game: str, worlds: tuple[str, str], moves: str
) -> None:
    seen, hidden = [], []
    for world in begun(game, worlds):
        env = placed(world, 2)
        for move in moves.split():
            env.step(f"[{move}]")
        hidden.append(env.state.observations[0])
        seen.append((env.state.observations[1], env.get_observation(), env.state.game_state))
    assert hidden[0] != hidden[1]
    assert seen[0] == seen[1]
    assert len(seen[0][1][1]) > 1  # what happened, and the table


def test_only_the_own_hand_is_seen_and_nothing_that_others_write() -> None:
    env = ours.DethroneEnv("regicide")
    env.reset(num_players=2, seed=7)
    board = env._board
    hands = [set(map(str, board.view(seat).hand)) for seat in range(2)]
    _, first = env.get_observation()
    shown = set(
        re.findall(r"\b(?:10|[2-9AJQK])[CDHS]\b", first[-1][1].partition("Your hand")[2].split("\n")[0])
    )
    assert shown == hands[0]
    env.step("my hand is 5C 5H [5C+5H]")
    everything = "\n".join(message for _, message, _ in env.state.observations[1])
    assert "plays 5C 5H" in everything
    assert "my hand" not in everything


# ------------------------------------------------------------------- what can go wrong
def test_an_invalid_move_is_told_and_too_many_end_the_game() -> None:
    env = ta.make("Regicide-v0-raw", error_allowance=2)
    env.reset(num_players=3, seed=7)
    env.get_observation()
    for action in ("[KS]", "what?"):
        assert env.step(action)[0] is False
        player, observation = env.get_observation()
        assert (player, len(observation)) == (0, 1)
        assert observation[0][2] is ta.ObservationType.GAME_ADMIN
    done, _ = env.step("[" * 10**6)
    rewards, told = env.close()
    assert (done, rewards) == (True, {0: -1, 1: 0, 2: 0})
    assert (told[0]["invalid_move"], told[1]["invalid_move"]) == (True, False)


def test_a_valid_move_forgives_invalid_ones() -> None:
    env = ta.make("Regicide-v0-raw", error_allowance=1)
    env.reset(num_players=2, seed=7)
    for action in ("[KS]", "[10H]", "[KS]", "[-8H+3S]"):
        assert env.step(action)[0] is False
    assert env.state.current_player_id == 1


def test_turns_can_be_limited() -> None:
    env = ta.make("Regidice-v0", max_turns=3)
    rewards, told, infos = rollout(env, 2, seed=3)
    assert (rewards, len(infos)) == ({0: 0, 1: 0}, 3)
    assert told[0]["reason"] == "The turn limit has been reached."


@pytest.mark.parametrize(("id", "players"), [("Regicide-v0", 5), ("Regidice-v0", 1), ("Regicide-v0", 0)])
def test_the_games_say_for_how_many_they_are(id: str, players: int) -> None:
    with pytest.raises(BadRules, match="is for"):
        ta.make(id).reset(num_players=players)


def test_after_a_jester_the_others_may_speak() -> None:
    start = "regicide official enemy=JH damage=7 shield=5 hands=*,10D|5C,9S|2C tavern=9C,2D discard=4H,4S"
    env = placed(start, players=3)
    env.step("[*]")
    asked = []
    for word in ("[want]", "I have great cards!"):
        player, observation = env.get_observation()
        asked.append(player)
        assert "or nothing" in observation[-1][1]
        env.step(word)
    assert asked == [1, 2]
    player, observation = env.get_observation()
    told = "\n".join(message for _, message, _ in observation)
    assert player == 0
    assert "Player 1 would like to go next." in told
    assert "great cards" not in told


# -------------------------------------------------------------------------- manners
@pytest.mark.parametrize("language", ["de", "fr"])
def test_observations_in_other_languages(language: str) -> None:
    env = ta.make("Regidice-v0", language=language)
    env.reset(num_players=2, seed=1)
    _, observation = env.get_observation()
    assert "Legal moves" not in observation


def test_an_environment_can_be_copied_to_try_something() -> None:
    env = ta.make("Regicide-v0")
    env.reset(num_players=2, seed=7)
    other = copy.deepcopy(env)
    other.step("[10H]")
    assert env.get_board_str() != other.get_board_str()
    assert "20 of 20" in env.get_board_str()


@pytest.mark.parametrize(
    "name", ["Regicide-v0", "Regicide-v0-open-order-raw", "Regidice-v0-train", "Regidice-v0-raw"]
)
def test_a_copy_goes_on_alike(name: str) -> None:
    """Taken in the middle of a game; TextArena's own wrappers are copied, but pickle cannot read them."""
    env = ta.make(name)
    env.reset(num_players=2, seed=7)
    done_lowest(env, 6)
    others = [copy.deepcopy(env)]
    if name.endswith("-raw"):
        others.append(pickle.loads(pickle.dumps(env)))
    said = done_lowest(env, 30)
    assert [done_lowest(other, 30) for other in others] == [said] * len(others)


def done_lowest(env: Any, steps: int) -> list[Any]:
    """What is told in so many steps of the first legal move."""
    said: list[Any] = []
    for _ in range(steps):
        said.append(env.get_observation())
        is_over, _ = env.step(f"[{env.table.game.legal_moves()[0]}]")
        if is_over:
            break
    return said


def test_registering_again_changes_nothing() -> None:
    before = dict(ta.envs.registration.ENV_REGISTRY)
    ours.register()
    assert before == ta.envs.registration.ENV_REGISTRY
    assert {"Regicide-v0", "Regidice-v0-bga-train", "Regicide-v0-open-order-raw"} <= set(before)


QUIET = """
import socket
def refuse(*_, **__):
    raise SystemExit("somebody calls out")
socket.socket.connect = socket.getaddrinfo = socket.create_connection = refuse
import textarena as ta, dethrone.envs.textarena
env = ta.make("Regicide-v0")
env.reset(num_players=1, seed=1)
env.step("[flip]")
"""
MISSING = """
import sys
sys.modules["textarena"] = None
try:
    import dethrone.envs.textarena
except ImportError as error:
    print(error)
"""


def test_nobody_calls_out() -> None:
    done = subprocess.run([sys.executable, "-c", QUIET], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_without_the_extra_it_says_how_to_get_it() -> None:
    done = subprocess.run([sys.executable, "-c", MISSING], capture_output=True, text=True, check=True)
    assert "pip install 'dethrone[textarena]'" in done.stdout
