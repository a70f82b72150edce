"""Gymnasium's own checker on our environments, partners, and the vector that steps all games in one call."""

from __future__ import annotations

import copy
import ctypes
import pickle
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
    "self-play": ("dethrone/RegicideSelfPlay-v1", {"num_players": 3}),
    "self-play with dice": ("dethrone/RegidiceSelfPlay-v1", {}),
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
    "no such way to render": {"render_mode": "sound"},
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
    return (masks * (1 - chooser.random(masks.shape, dtype=np.float32))).argmax(1)  # a draw may be 0


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
        assert ("final_obs" in infos) == ("final_info" in infos) == ended.any()
        if ended.any():
            assert (infos["_final_info"] == ended).all()
            assert (infos["final_info"]["_is_won"] == ended).all()
            assert (infos["final_info"]["is_won"] == (rewards > 0)).all()
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


def test_self_play_and_a_single_learner_are_two_ids() -> None:
    """By either a vector is what one environment of the id is."""
    alone: Any = gymnasium.make_vec("dethrone/Regicide-v1", num_envs=2, num_players=3, partners="random")
    assert not isinstance(alone.unwrapped, BatchEnv)
    assert sorted(alone.envs[0].unwrapped.play.bots or {}) == []  # nobody is dealt to yet
    alone.reset(seed=1)
    assert [sorted(one.unwrapped.play.bots) for one in alone.envs] == [[1, 2]] * 2
    alone.close()
    envs: Any = gymnasium.make_vec("dethrone/RegicideSelfPlay-v1", num_envs=2, num_players=3)
    assert isinstance(envs.unwrapped, BatchEnv)
    single = gymnasium.make("dethrone/RegicideSelfPlay-v1", num_players=3)
    row, info = single.reset(seed=6)
    rows, infos = envs.reset(seed=[6, 7])
    seats = set()
    for _ in range(300):
        assert (row == rows[0]).all()
        assert (info["action_mask"] == infos["action_mask"][0]).all()
        assert info["seat"] == infos["seat"][0]
        seats.add(info["seat"])
        actions = infos["action_mask"].argmax(1)
        row, reward, is_over, _, info = single.step(int(actions[0]))
        rows, rewards, ends, _, infos = envs.step(actions)
        assert (reward, is_over) == (rewards[0], ends[0])
        if is_over:
            assert infos["final_info"]["is_won"][0] == info["is_won"]
            assert (infos["final_obs"][0] == row).all()
            break
    assert is_over
    assert seats == {0, 1, 2}
    envs.close()


def test_every_game_by_a_seed_of_its_own() -> None:
    envs = BatchEnv(3, "regicide", 2)
    envs.reset(seed=[5, 9, 5])
    views = [envs.batch.view(0, at=at) for at in range(3)]
    assert views == [Game(2, seed=seed).view(0) for seed in (5, 9, 5)]
    envs.reset(seed=(5, None, 2**64 + 9))
    assert envs.batch.view(0, at=0) == views[0]
    assert envs.batch.view(0, at=1) not in views
    with pytest.raises(ValueError, match="3 games, and 2 seeds"):
        envs.reset(seed=[1, 2])


SEEDS: dict[str, Any] = {
    # how the seeds 5, 9, 5 may come
    "numbers": [5, 9, 5],
    "NumPy's numbers": [np.int64(5), np.uint8(9), np.int32(5)],
    "an array": np.array([5, 9, 5]),
    "an array of the largest": np.array([5, 9, 5], np.uint64),
    "an array of the smallest": np.array([5, 9, 5], np.int8),
}


@pytest.mark.parametrize("form", SEEDS)
@pytest.mark.parametrize("name", ["dethrone/RegicideSelfPlay-v1", "dethrone/Regicide-v1"])
def test_seeds_of_a_vector_may_be_numpys(name: str, form: str) -> None:
    """Also of the vector that is Gymnasium's own."""
    plain: Any = gymnasium.make_vec(name, num_envs=3)
    other: Any = gymnasium.make_vec(name, num_envs=3)
    assert (other.reset(seed=SEEDS[form])[0] == plain.reset(seed=[5, 9, 5])[0]).all()


@pytest.mark.parametrize("kind", [np.int64, np.uint64, np.uint8, np.array])
@pytest.mark.parametrize("options", [None, {"reset_mask": np.array([False, True, True])}])
def test_one_seed_of_a_vector_may_be_numpys(kind: Any, options: Any) -> None:
    plain, other = BatchEnv(3, "regicide", 2), BatchEnv(3, "regicide", 2)
    for envs in (plain, other):
        envs.reset(seed=1)
    there, _ = other.reset(seed=kind(7), options=options)
    assert (there == plain.reset(seed=7, options=options)[0]).all()
    assert other.batch.seeds == plain.batch.seeds


@pytest.mark.parametrize("case", ENVIRONMENTS)
@pytest.mark.parametrize("kind", [np.int64, np.uint8])
def test_a_seed_may_be_numpys(case: str, kind: Any) -> None:
    name, settings = ENVIRONMENTS[case]
    plain, other = gymnasium.make(name, **settings), gymnasium.make(name, **settings)
    assert (other.reset(seed=kind(7))[0] == plain.reset(seed=7)[0]).all()


@pytest.mark.parametrize(
    "seed", [1.5, [1, 2.5, 3], np.ones(3), "123", [[1], [2], [3]], np.ones((3, 1), np.int64)]
)
def test_seeds_that_are_none(seed: Any) -> None:
    """Refused before any game is dealt."""
    envs = BatchEnv(3, "regicide", 2)
    envs.reset(seed=1)
    seeds = envs.batch.seeds
    with pytest.raises(TypeError):
        envs.reset(seed=seed)
    assert envs.batch.seeds == seeds


MASK = np.array([False, True, False, True])


def test_some_games_are_dealt_anew() -> None:
    """Those of the mask, by their next seed or those that are given; the others stay where they are."""
    envs = BatchEnv(4, "regicide", 2)
    observations, infos = envs.reset(seed=3)
    first = observations
    observations, _, _, _, infos = envs.step(infos["action_mask"].argmax(1))
    seeds = envs.batch.seeds
    after, told = envs.reset(options={"reset_mask": MASK})
    assert (after[~MASK] == observations[~MASK]).all()
    assert (told["action_mask"][~MASK] == infos["action_mask"][~MASK]).all()
    assert [here == there for here, there in zip(seeds, envs.batch.seeds, strict=True)] == list(~MASK)
    after, _ = envs.reset(seed=3, options={"reset_mask": MASK})
    assert (after[MASK] == first[MASK]).all()  # as if all had been dealt by it
    assert (after[~MASK] == observations[~MASK]).all()
    envs.reset(seed=[1, 8, 1, None], options={"reset_mask": MASK})
    assert envs.batch.view(0, at=1) == Game(2, seed=8).view(0)
    assert envs.batch.seeds[0] == seeds[0]


@pytest.mark.parametrize(
    "mask", [[True] * 4, np.ones(3, np.bool_), np.ones(4, np.int8), np.zeros(4, np.bool_)]
)
def test_a_mask_that_is_none(mask: Any) -> None:
    with pytest.raises(ValueError, match="reset_mask is an array of 4 booleans"):
        BatchEnv(4, "regicide", 2).reset(options={"reset_mask": mask})


class ByDlpack:
    """An array as torch has its own: no buffer, but it says where its numbers are."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __dlpack__(self, **settings: Any) -> Any:
        return self._array.__dlpack__(**settings)

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()


class ByArray:
    """One that only makes a NumPy array of itself, if it is asked."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.asarray(self._array, dtype)


FORMS: dict[str, Any] = {
    # how a library's actions come
    "NumPy": lambda actions: actions,
    "32 bits": lambda actions: actions.astype(np.int32),
    "32 bits with the order of bytes, as jax has them": lambda actions: (ctypes.c_int32 * 3)(*actions),
    "short ones": lambda actions: actions.astype(np.uint16),
    "every second of a longer row": lambda actions: np.repeat(actions, 2)[::2],
    "read only": lambda actions: memoryview(actions).toreadonly(),
    "a list": lambda actions: actions.tolist(),
    "a tuple of an array's own": tuple,
    "DLPack": ByDlpack,
    "DLPack of 32 bits": lambda actions: ByDlpack(actions.astype(np.int32)),
    "NumPy on request": ByArray,
}
UNFIT: dict[str, Any] = {
    "halves": lambda actions: actions + 0.5,
    "floats of DLPack": lambda actions: ByDlpack(actions.astype(np.float32)),
    "bytes the other way round": lambda actions: actions.astype(np.dtype(np.int32).newbyteorder()),
    "too few": lambda actions: actions[:1],
    "in a column": lambda actions: actions[:, None],
    "too large a number": lambda actions: actions.astype(np.uint64) + np.uint64(2**63),
    "words": lambda actions: [str(action) for action in actions],
    "rows of different lengths": lambda actions: [[int(action)] * at for at, action in enumerate(actions, 1)],
    "halves in a list": lambda actions: [action + 0.5 for action in actions],
    "too large a number in a list": lambda actions: [2**63 for _ in actions],
    "nothing": lambda _: None,
}


@pytest.mark.parametrize("form", FORMS)
def test_actions_of_other_libraries(form: str) -> None:
    plain, envs = BatchEnv(3, "regicide", 2), BatchEnv(3, "regicide", 2)
    _, infos = plain.reset(seed=4)
    envs.reset(seed=4)
    actions = infos["action_mask"].argmax(1)
    assert (envs.step(FORMS[form](actions))[0] == plain.step(actions)[0]).all()


@pytest.mark.parametrize("form", UNFIT)
def test_actions_that_are_none(form: str) -> None:
    envs = BatchEnv(3, "regicide", 2)
    _, infos = envs.reset(seed=4)
    before = envs.batch.view(0)
    with pytest.raises(GameError, match="must be whole numbers in one row, one per game"):
        envs.step(UNFIT[form](infos["action_mask"].argmax(1)))
    assert envs.batch.view(0) == before


def test_what_is_told_may_lie_in_another_librarys_array() -> None:
    """If its numbers can be written where they are; a copy of them is no use."""
    batch = BatchEnv(1, "regicide", 2).batch
    there, here = np.zeros(batch.width, np.int16), np.zeros(batch.width, np.int16)
    batch.look(0, ByDlpack(there))
    batch.look(0, here)
    assert (there == here).all()
    with pytest.raises(GameError):
        batch.look(0, ByArray(there))


@pytest.mark.parametrize("name", ["dethrone/RegicideSolo-v1", "dethrone/RegidiceSelfPlay-v1"])
def test_a_vector_is_copied_and_pickled(name: str) -> None:
    envs: Any = gymnasium.make_vec(name, num_envs=4)
    _, infos = envs.reset(seed=2)
    for _ in range(20):
        _, _, _, _, infos = envs.step(infos["action_mask"].argmax(1))
    others = [copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]
    for _ in range(60):
        actions = infos["action_mask"].argmax(1)
        rows, rewards, _, _, infos = envs.step(actions)
        for other in others:
            there, theirs, *_ = other.step(actions)
            assert (there == rows).all()
            assert (theirs == rewards).all()


@pytest.mark.parametrize("case", ENVIRONMENTS)
def test_an_environment_is_copied_and_pickled(case: str) -> None:
    """With its partners, and whatever chance they have left."""
    name, settings = ENVIRONMENTS[case]
    env: Any = gymnasium.make(name, **settings, disable_env_checker=True).unwrapped
    env.reset(seed=3)
    env.step(int(env.action_masks().argmax()))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    said = [gone_on(one) for one in (env, *others)]
    assert said[1:] == said[:1] * 2


def gone_on(env: Any) -> list[Any]:
    """What is told in forty steps, over ends."""
    said = []
    for _ in range(40):
        observation, reward, is_over, is_cut, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        said.append((observation.tobytes(), reward, is_over))
        if is_over or is_cut:
            said.append((env.reset()[0].tobytes(), 0, False))
    return said


def test_for_people_every_step_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("dethrone/RegicideSolo-v1", render_mode="human")
    env.reset(seed=1)
    _, info = env.reset(seed=1)
    assert capsys.readouterr().out.lower().count("enemy") >= 2
    env.step(int(info["action_mask"].argmax()))
    assert "enemy" in capsys.readouterr().out.lower()
    assert env.render() is None


def test_arrays_are_new_unless_one_wants_the_same() -> None:
    for is_new in (True, False):
        envs = BatchEnv(2, "regicide", 1, copy=is_new)
        observations, infos = envs.reset(seed=1)
        after, *_ = envs.step(infos["action_mask"].argmax(1))
        assert (after is observations) is not is_new
        envs.close()
