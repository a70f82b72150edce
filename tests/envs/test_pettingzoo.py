"""PettingZoo's own suites on our environments, and what they do not ask: seeds, rewards, views, pictures.

Fifty seeds for every number of players cost four seconds more than two; `make soak` gives them five hundred.
"""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from dethrone import games
from dethrone.envs import regicide_v1, regidice_v1
from dethrone.envs.together import TogetherEnv
from dethrone.errors import IllegalMove
from dethrone.regicide import Game

SEEDS = range(int(os.environ.get("DETHRONE_ENV_SEEDS", "50")))
MODULES: dict[str, Any] = {"regicide": regicide_v1, "regidice": regidice_v1}
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


@AT_ONCE
def test_their_cycles_test(players: int) -> None:
    """It acts without looking at masks, every agent in every cycle."""

    def parallel_env(**settings: Any) -> TogetherEnv:
        return regidice_v1.parallel_env(num_players=players, **settings)

    def env(**settings: Any) -> Any:
        return parallel_to_aec(parallel_env(**settings))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


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
        regicide_v1.raw_env(render_mode="human")
