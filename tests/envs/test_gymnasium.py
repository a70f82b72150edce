"""Gymnasium's own checker on our environments, partners, and the vector that steps all games in one call."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import dethrone.envs.gymnasium as ours
from dethrone.envs.vector import BatchEnv
from dethrone.errors import GameError, IllegalMove
from dethrone.regicide import Game

ENVIRONMENTS: dict[str, tuple[str, dict[str, Any]]] = {
    "solo": ("dethrone/RegicideSolo-v1", {}),
    "solo, every option": (
        "dethrone/RegicideSolo-v1",
        {"rules": "manual", "shaped": True, "max_steps": 5, "render_mode": "ansi"},
    ),
    "greedy partners": ("dethrone/Regicide-v1", {"num_players": 4}),
    "partners by name": (
        "dethrone/Regicide-v1",
        {"num_players": 3, "partners": ["random", "greedy"], "seat": 1},
    ),
    "dice": ("dethrone/Regidice-v1", {"num_players": 2, "partners": "random"}),
}


@pytest.mark.parametrize("case", ENVIRONMENTS)
def test_their_checker(case: str) -> None:
    name, settings = ENVIRONMENTS[case]
    check_env(gymnasium.make(name, **settings).unwrapped)


def finished(env: Any, seed: int) -> tuple[float, bool]:
    """One game of the lowest legal actions: its return, and whether it was won."""
    _, info = env.reset(seed=seed)
    total, is_done = 0.0, False
    while not is_done:
        assert (env.unwrapped.action_masks() == info["action_mask"]).all()
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        total += reward
        is_done = terminated or truncated
    return total, info["is_won"]


@pytest.mark.parametrize("case", ENVIRONMENTS)
def test_games_come_to_an_end(case: str) -> None:
    name, settings = ENVIRONMENTS[case]
    env = gymnasium.make(name, **settings)
    for seed in range(3):
        total, is_won = finished(env, seed)
        assert (total >= 1) is is_won
        assert -1 <= total <= 2
        assert finished(env, seed) == (total, is_won)


def test_partners_act_until_the_learner_is_asked() -> None:
    env = ours.LearnerEnv("regicide", 3, partners=["greedy", "random"], seat=2)
    env.reset(seed=4)
    assert env.play.decider == 2
    assert sorted(env.play.bots) == [0, 1]


REFUSED: dict[str, dict[str, Any]] = {
    "nobody by that name": {"partners": "nobody"},
    "too few partners": {"num_players": 3, "partners": ["greedy"]},
    "no such seat": {"seat": 2},
    "no such rules": {"rules": "mine"},
    "no such way to render": {"render_mode": "human"},
    "no such way to refuse": {"on_illegal": "shrug"},
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused(case: str) -> None:
    with pytest.raises((ValueError, GameError)):
        ours.LearnerEnv("regicide", **REFUSED[case]).reset(seed=1)


def test_an_illegal_action_is_replaced_or_refused() -> None:
    env = ours.LearnerEnv("regicide", 1)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(wrong)[-1]["illegal_action"] == wrong
    strict = ours.LearnerEnv("regicide", 1, on_illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)


# ------------------------------------------------------------------ vectors
def drawn(masks: Any, chooser: np.random.Generator) -> Any:
    """A legal action for every game."""
    return (masks * chooser.random(masks.shape, dtype=np.float32)).argmax(1)


@pytest.mark.parametrize(("game", "players"), [("regicide", 1), ("regicide", 3), ("regidice", 2)])
def test_a_vector_is_many_games(game: str, players: int) -> None:
    """It is dealt from its seed, deals anew by itself, and gives everything in the form its spaces say."""
    envs, chooser = BatchEnv(16, game, players, threads=2), np.random.default_rng(1)
    observations, infos = envs.reset(seed=3)
    first, ends = observations, 0
    for _ in range(100):
        assert observations in envs.observation_space
        assert infos["action_mask"].any(1).all()
        observations, rewards, terminated, truncated, infos = envs.step(drawn(infos["action_mask"], chooser))
        ended = terminated | truncated
        ends += ended.sum()
        assert (rewards[~ended] == 0).all()
        assert (np.abs(rewards[ended]) == 1).all()
        assert ("final_obs" in infos) == ended.any()
        assert (infos["seat"] < players).all()
    assert ends > 16
    assert (envs.reset(seed=3)[0] == first).all()
    envs.close()


def test_a_vector_by_its_name() -> None:
    envs: Any = gymnasium.make_vec("dethrone/RegicideSolo-v1", num_envs=5)
    observations, _ = envs.reset(seed=9)
    assert isinstance(envs.unwrapped, BatchEnv)
    assert observations.shape == (5, envs.unwrapped.batch.width)
    for at, seed in enumerate(envs.unwrapped.batch.seeds):
        assert envs.unwrapped.batch.view(0, at=at) == Game(1, seed=seed).view(0)
    with pytest.raises(IllegalMove):
        envs.step(np.full(5, envs.unwrapped.batch.actions - 1))
    envs.close()


def test_arrays_are_new_unless_one_wants_the_same() -> None:
    for copy in (True, False):
        envs = BatchEnv(2, "regicide", 1, copy=copy)
        observations, infos = envs.reset(seed=1)
        after, *_ = envs.step(infos["action_mask"].argmax(1))
        assert (after is observations) is not copy
        envs.close()
