"""Thousands of games as one vector environment of Gymnasium: all step in one compiled call, on several threads.

    from dethrone.envs.vector import BatchEnv

    envs = BatchEnv(1024, "regicide", num_players=2, threads=2)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

In each game whoever is asked acts, so one learner plays all seats, each from its own view: `infos["seat"]` says which.
The reward is the team's. A game that ends is dealt anew in the same step; `infos["final_obs"]` has its end, and
`infos["final_info"]["is_won"]` says how it ended.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from typing import Any, SupportsIndex

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise ImportError("This needs gymnasium, which is not here: pip install 'dethrone[gymnasium]'") from None
import numpy as np
from numpy.typing import NDArray

from dethrone.bits import seeded, wrap
from dethrone.chance import SEEDS
from dethrone.envs.playing import batch
from dethrone.envs.spaces import observed

Info = dict[str, Any]
Seeding = SupportsIndex | Sequence[SupportsIndex | None] | NDArray[Any] | None


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

    def reset(self, *, seed: Seeding = None, options: Info | None = None) -> tuple[NDArray[np.int16], Info]:
        """Deal anew, all games or those of `options["reset_mask"]`.

        One seed gives every game its own; of several each deals its game as `Game` does. Without one all games are
        dealt by chance, and those of a mask by their next seeds.
        """
        mask, seeds = _reset_mask(options, self.num_envs), _plain(seed, self.num_envs)
        if mask is None and not isinstance(seeds, list):
            if seeds is None:
                seeds = int(self.np_random.integers(SEEDS - 1, dtype="uint64"))
            else:
                super().reset(seed=seeds)
            self.batch.seed(seeds % SEEDS)
        else:
            self._deal(seeds, range(self.num_envs) if mask is None else np.flatnonzero(mask).tolist())
        self.batch.show(self.observations, self.masks, self.seats)
        return self._given(self.observations), self._infos()

    def _deal(self, seeds: int | list[int | None] | None, places: Iterable[int]) -> None:
        """Deal some of the games, each by its own seed."""
        for at in places:
            number = seeds[at] if isinstance(seeds, list) else None
            if isinstance(seeds, int):
                number = wrap(seeded(seeds % SEEDS) + at)  # as if all were dealt by it
            self.batch.deal(None if number is None else number % SEEDS, at)

    def step(self, actions: Any) -> tuple[NDArray[np.int16], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """One decision in every game; raises IllegalMove, and does nothing at all, if one is not legal."""
        self.batch.step(
            actions,
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
            # Whoever loses has not beaten everything, so a shaped reward has the sign of the end, too.
            final = {"is_won": self.terminated & (self.rewards > 0), "_is_won": ended}
            infos |= {
                "final_obs": self._given(self.finals),
                "_final_obs": ended,
                "final_info": final,
                "_final_info": ended,
            }
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


def _reset_mask(options: Info | None, count: int) -> NDArray[np.bool_] | None:
    """Which games are to be dealt anew, where not all are."""
    mask = (options or {}).get("reset_mask")
    if mask is None:
        return None
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (count,) or not mask.any():
        raise ValueError(f"reset_mask is an array of {count} booleans, at least one of them True.")
    return mask


def _plain(seed: Any, count: int) -> int | list[int | None] | None:
    """One seed, or one for each game, as Python's own numbers: NumPy's are too small for sums."""
    if np.ndim(seed) == 0:
        return None if seed is None else operator.index(seed)
    if len(seed) != count:
        raise ValueError(f"There are {count} games, and {len(seed)} seeds.")
    return [None if one is None else operator.index(one) for one in seed]
