"""Thousands of games as one vector environment of Gymnasium: all step in one compiled call, on several threads.

    from dethrone.envs.vector import BatchEnv

    envs = BatchEnv(1024, "regicide", num_players=2, threads=2)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

In each game whoever is asked acts, so one learner plays all seats, each from its own view: `infos["seat"]` says which.
The reward is the team's. A game that ends is dealt anew in the same step; `infos["final_obs"]` has its end.
"""

from __future__ import annotations

from typing import Any

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise ImportError("This needs gymnasium, which is not here: pip install 'dethrone[gymnasium]'") from None
import numpy as np
from numpy.typing import NDArray

from dethrone.chance import SEEDS
from dethrone.envs.playing import batch
from dethrone.envs.spaces import observed

Info = dict[str, Any]


class BatchEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Games stepped together; `copy=False` hands out the same arrays every time, which the next step overwrites."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's form)

    def __init__(
        self,
        num_envs: int,
        game: str,
        num_players: int | None = None,
        rules: str = "",
        *,
        threads: int = 1,
        shaped: bool = False,
        max_steps: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("A vector of games is not rendered: make one of them alone.")
        self.num_envs = num_envs
        self.batch = batch(
            *(game, num_players, rules, num_envs),
            threads=threads,
            limit=max_steps or 0,
            shaping=1.0 if shaped else 0.0,
        )
        self.copy = copy
        self.single_observation_space = observed(self.batch)
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observations = np.zeros((num_envs, self.batch.width), np.int16)
        self.masks = np.zeros((num_envs, self.batch.actions), np.int8)
        self.finals = np.zeros_like(self.observations)
        self.rewards = np.zeros(num_envs, np.float32)
        self.terminated, self.truncated = np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_)
        self.seats = np.zeros(num_envs, np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.int16], Info]:
        """Deal all games anew, from a seed."""
        del options
        if isinstance(seed, list):
            raise ValueError("A vector of games takes one seed, from which every game has its own.")
        if seed is None:
            seed = int(self.np_random.integers(SEEDS - 1, dtype="uint64"))
        else:
            super().reset(seed=seed)
        self.batch.seed(seed % SEEDS)
        self.batch.show(self.observations, self.masks, self.seats)
        return self._given(self.observations), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """One decision in every game; raises IllegalMove, and does nothing at all, if one is not legal."""
        self.batch.step(
            np.ascontiguousarray(actions, np.int64),
            self.observations,
            self.masks,
            self.rewards,
            self.terminated.view(np.int8),
            self.truncated.view(np.int8),
            self.seats,
            self.finals,
        )
        infos = self._infos()
        ended = self.terminated | self.truncated
        if ended.any():
            infos |= {"final_obs": self._given(self.finals), "_final_obs": ended}
        return (
            self._given(self.observations),
            self._given(self.rewards),
            self._given(self.terminated),
            self._given(self.truncated),
            infos,
        )

    def _infos(self) -> Info:
        return {"action_mask": self._given(self.masks), "seat": self._given(self.seats)}

    def _given(self, rows: NDArray[Any]) -> NDArray[Any]:
        return rows.copy() if self.copy else rows

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        del kwargs
        self.batch.close()
