"""PettingZoo's own suites on our environments, and what they do not ask: seeds, rewards, views, pictures.

Fifty seeds for every number of players cost four seconds more than two; `make soak` gives them five hundred.
"""

from __future__ import annotations

import copy
import os
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from dethrone import games
from dethrone.envs import regicide_v1, regidice_turns_v1, regidice_v1
from dethrone.errors import IllegalMove
from dethrone.regicide import Game

SEEDS = range(int(os.environ.get("DETHRONE_ENV_SEEDS", "50")))
MODULES: dict[str, Any] = {
    "regicide": regicide_v1,
    "regidice": regidice_turns_v1,
}  # one agent after the other
EVERY_MODULE: dict[str, Any] = {**MODULES, "at once": regidice_v1}
TABLES = [(name, players) for name in MODULES for players in games.kind(name).players]
EVERY_TABLE = pytest.mark.parametrize(("name", "players"), TABLES)
RULE_SETS = [(name, rules) for name in MODULES for rules in games.kind(name).presets]
AT_ONCE = pytest.mark.parametrize("players", games.kind("regidice").players)
# A dictionary with a mask is what PettingZoo's card games have, too; who is not asked has no legal action.
DICTIONARY = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@DICTIONARY
@EVERY_TABLE
def test_their_api_test(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in SEEDS:
        env = MODULES[name].env(num_players=players)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        api_test(env, num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@DICTIONARY
@EVERY_TABLE
def test_their_seed_test(name: str, players: int) -> None:
    seed_test(lambda: MODULES[name].env(num_players=players), num_cycles=30 * len(SEEDS))


@AT_ONCE
def test_their_parallel_tests(players: int) -> None:
    for seed in SEEDS:
        env = regidice_v1.parallel_env(num_players=players)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        parallel_api_test(env, num_cycles=60)
    parallel_seed_test(lambda: regidice_v1.parallel_env(num_players=players), num_cycles=30 * len(SEEDS))


def test_their_cycles_test() -> None:
    """It acts without looking at masks, every agent in every cycle; it is for modules with a parallel environment."""
    max_cycles_test(regidice_v1)


@DICTIONARY
def test_their_api_test_on_all_at_once_as_turns(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(regidice_v1.env(), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", EVERY_MODULE)
def test_their_render_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """For people every step is printed, and nothing is returned."""
    module = EVERY_MODULE[name]
    render_test(module.env)
    capsys.readouterr()
    env = module.env(render_mode="human")
    env.reset(seed=1)
    first = capsys.readouterr().out
    mask = env.last()[0]["action_mask"]
    env.step(int(mask.argmax()))
    assert "enemy" in first.lower()
    assert (
        "enemy" in capsys.readouterr().out.lower() or name == "at once"
    )  # nothing is done before all have acted


# ------------------------------------------------------------------------- states
def test_their_state_test() -> None:
    for seats in (2, 3):
        state_test(regidice_v1.env(num_players=seats), regidice_v1.parallel_env(num_players=seats))


@EVERY_TABLE
def test_a_state_is_everything(name: str, players: int) -> None:
    """All observations side by side, and what no seat is told."""
    env = MODULES[name].raw_env(num_players=players)
    for seed in range(3):
        env.reset(seed=seed)
        for _ in range(40):
            state, batch = env.state(), env.play.batch
            assert state in env.state_space
            rows = state[: players * batch.width].reshape(players, batch.width)
            for row, agent in zip(rows, env.possible_agents, strict=True):
                assert (row == env.observe(agent)["observation"]).all()
            assert len(state) == batch.state_width
            if batch.is_over():
                break
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))


def test_a_state_has_the_order_of_what_is_hidden() -> None:
    """Worlds that look the same to everybody have states of their own."""
    env = regicide_v1.raw_env(num_players=1)
    env.reset(seed=3)
    batch = env.play.batch
    position = batch.position()
    hidden = env.state()[batch.width :]
    tavern = [min(card, 52) + 1 for card in position.tavern_cards()]
    assert list(hidden[: len(tavern)]) == tavern
    assert [number - 1 for number in hidden[54:]] == position.castle_cards()
    before = env.state()
    batch.put(batch.view(0).sample(5))
    assert (env.observe("player_0")["observation"] == before[: batch.width]).all()
    assert (env.state() != before).any()


def test_a_state_while_all_prepare_has_what_each_has_put_down() -> None:
    env = regidice_v1.parallel_env(num_players=2)
    met = 0
    for seed in range(12):
        observations, _ = env.reset(seed=seed)
        for _ in range(60):
            if not env.agents:
                break
            rows = env.state().reshape(2, -1)
            for row, agent in zip(rows, env.possible_agents, strict=True):
                assert (row == observations[agent]["observation"]).all()
            met += len(env._forks) > 1
            masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
            observations, *_ = env.step({agent: int(mask.argmax()) for agent, mask in masks.items()})
    assert met > 3


# ------------------------------------------------------------------------- copies
COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", EVERY_MODULE)
def test_a_copy_goes_on_alike_and_alone(name: str, way: str) -> None:
    """Also over the end of a game, to deals that nobody gave a seed for."""
    env = EVERY_MODULE[name].env()
    env.reset(seed=5)
    acted(env, 15)
    other = COPIES[way](env)
    said = acted(env, 150)
    assert acted(other, 150) == said


def acted(env: Any, steps: int) -> list[Any]:
    """What was told in so many steps of the lowest legal actions."""
    said: list[Any] = []
    for _ in range(steps):
        observation, reward, is_over, is_cut, _ = env.last()
        said.append((env.agent_selection, observation["observation"].tobytes(), reward, is_over))
        if is_over or is_cut:
            env.reset()
        else:
            env.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    return said


@AT_ONCE
def test_a_copy_of_all_at_once_goes_on_alike(players: int) -> None:
    """Taken at every step, also while dice are put down unseen."""
    env = regidice_v1.parallel_env(num_players=players)
    observations, infos = env.reset(seed=2)
    for _ in range(25):
        other = pickle.loads(pickle.dumps(copy.deepcopy(env)))
        actions = {agent: int(infos[agent]["action_mask"].argmax()) for agent in env.agents}
        observations, rewards, _, _, infos = env.step(actions)
        there, theirs, *_ = other.step(actions)
        assert theirs == rewards
        assert all(
            (there[agent][part] == observations[agent][part]).all()
            for agent in there
            for part in there[agent]
        )


def test_a_mended_action_is_told() -> None:
    """To its agent, once, whether it was asked or had to wait."""
    env = regidice_v1.parallel_env(num_players=2)
    _, infos = env.reset(seed=1)
    asked = next(agent for agent in env.agents if not infos[agent]["action_mask"][env.wait])
    waits = next(agent for agent in env.agents if agent != asked)
    wrong = int(np.flatnonzero(infos[asked]["action_mask"] == 0)[0])
    *_, infos = env.step({asked: wrong, waits: env.wait})
    assert infos[asked]["illegal_action"] == wrong
    assert "illegal_action" not in infos[waits]
    actions = {agent: int(infos[agent]["action_mask"].argmax()) for agent in env.agents}
    waits = next(agent for agent in env.agents if infos[agent]["action_mask"][env.wait])
    *_, infos = env.step({**actions, waits: -5})
    assert {agent: infos[agent].get("illegal_action") for agent in env.agents if agent != waits} == {
        agent: None for agent in env.agents if agent != waits
    }
    assert infos[waits]["illegal_action"] == -5
    _, infos = env.reset(seed=1)
    assert not any("illegal_action" in info for info in infos.values())


@pytest.mark.parametrize(("name", "rules"), RULE_SETS)
def test_every_rule_set_is_played_to_its_end(name: str, rules: str) -> None:
    """All agents are rewarded alike, and only at the end; cut games have no reward."""
    env = MODULES[name].raw_env(rules=rules)
    for seed in range(3):
        env.reset(seed=seed)
        totals = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, is_over, _, info = env.last()
            totals[agent] += reward
            mask = observation["action_mask"]
            assert is_over or (np.flatnonzero(mask).size and (info["action_mask"] == mask).all())
            assert observation["observation"] in env.observation_space(agent)["observation"]
            env.step(None if is_over else int(np.flatnonzero(mask)[seed % np.count_nonzero(mask)]))
        assert set(totals.values()) <= {1.0, -1.0}
        assert len(set(totals.values())) == 1


def test_a_seed_deals_as_a_game_does() -> None:
    env = regicide_v1.raw_env(num_players=3, rules="summary")
    env.reset(seed=11)
    assert env.play.batch.view(1) == Game(3, "summary", seed=11).view(1)
    env.reset()
    first = env.play.batch.view(1)
    env.reset(seed=11)
    env.reset()
    assert env.play.batch.view(1) == first


@pytest.mark.parametrize("kind", [np.int64, np.uint8])
def test_a_seed_may_be_numpys(kind: Any) -> None:
    for make in (regicide_v1.raw_env, regidice_turns_v1.raw_env, regidice_v1.parallel_env):
        plain, other = make(), make()
        plain.reset(seed=11)
        other.reset(seed=kind(11))
        assert other.play.batch.view(1) == plain.play.batch.view(1)


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    raw = regicide_v1.raw_env()
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe("player_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        raw.step(wrong)
    env = regicide_v1.env()
    env.reset(seed=1)
    env.step(wrong)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.unwrapped.rewards["player_0"] == -1


def test_shaped_rewards_and_cut_games() -> None:
    env = regicide_v1.raw_env(shaped=True, max_cycles=3)
    env.reset(seed=2)
    for _ in range(3):
        mask = env.last()[0]["action_mask"]
        env.step(int(mask.argmax()))
    assert env.truncations == {"player_0": True, "player_1": True}
    assert env.play.batch.view().damage > 0


@AT_ONCE
def test_all_prepare_at_once_and_unseen(players: int) -> None:
    """The same game comes about as if they had put their dice down one after the other."""
    env, chooser = regidice_v1.parallel_env(num_players=players), np.random.default_rng(players)
    together = 0
    for seed in range(8):
        observations, _ = env.reset(seed=seed)
        while env.agents:
            masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
            free = [agent for agent, mask in masks.items() if not mask[env.wait]]
            assert free
            if len(free) > 1:
                together += 1
                assert env.play.batch.view().phase.value == "prepare"
            zones = env.play.batch.view().zones
            actions = {agent: int(chooser.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
            observations, rewards, *_ = env.step(actions)
            if len(free) > 1 and env.play.batch.view().phase.value == "prepare":
                assert env.play.batch.view().zones == zones  # nothing lies open before all are done
        assert set(rewards.values()) <= {1.0, -1.0}
    assert together > 10


def test_a_game_that_is_left_while_all_prepare_is_forgotten() -> None:
    env = regidice_v1.parallel_env(num_players=3)
    for seed in range(20):
        observations, _ = env.reset(seed=seed)
        assert sum(not observations[agent]["action_mask"][env.wait] for agent in env.agents) == 1
        while env.agents and env.play.batch.view().phase.value != "prepare":
            masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
            observations, *_ = env.step({agent: int(mask.argmax()) for agent, mask in masks.items()})


def test_the_table_is_shown() -> None:
    env = regicide_v1.raw_env(render_mode="ansi")
    env.reset(seed=5)
    assert "Enemy" in env.render()
    for module in MODULES.values():
        env = module.raw_env(render_mode="rgb_array")
        env.reset(seed=5)
        pixels = env.render()
        assert pixels.dtype == np.uint8
        assert pixels.shape[1:] == (800, 3)
        assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20
    with pytest.raises(ValueError, match="render_mode"):
        regicide_v1.raw_env(render_mode="sound")
