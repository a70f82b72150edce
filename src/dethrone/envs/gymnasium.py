"""The games for Gymnasium: alone, with given partners, and as vectors of thousands of games.

    import gymnasium
    import dethrone.envs.gymnasium  # makes the environments known

    env = gymnasium.make("dethrone/RegicideSolo-v1")
    env = gymnasium.make("dethrone/Regicide-v1", num_players=3, partners="expert")
    envs = gymnasium.make_vec("dethrone/RegicideSolo-v1", num_envs=1024)
    envs = gymnasium.make_vec("dethrone/Regicide-v1", num_envs=8, partners="greedy")
    envs = gymnasium.make_vec("dethrone/RegicideSelfPlay-v1", num_envs=1024)

An observation is the learner's view in numbers (docs/research.md); `info["action_mask"]`, and `action_masks()` for
sb3-contrib, say what is legal. Winning is 1 and losing -1; with `shaped=True` also what part of the enemies an action
beat. Partners are players of the roster, by name; what they do until the learner is asked again belongs to a step.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

try:
    import gymnasium as gym
except ModuleNotFoundError:
    raise ImportError("This needs gymnasium, which is not here: pip install 'dethrone[gymnasium]'") from None
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import register, registry

from dethrone import games
from dethrone.chance import SEEDS
from dethrone.envs.picture import HUMAN, MODES, check_mode, render
from dethrone.envs.playing import Mask, Observation, Play
from dethrone.envs.spaces import observed

PARTNER = "greedy"
NOBODY = None  # where the learner sits, too
ILLEGAL = ("replace", "raise")  # what is done about an action that is not legal
NAMESPACE = "dethrone"
BATCHES = "dethrone.envs.vector:BatchEnv"


class LearnerEnv(gym.Env[Observation, np.int64]):
    """One learner; the other seats are held by players of the roster."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's form)

    def __init__(
        self,
        game: str,
        num_players: int | None = None,
        rules: str = "",
        *,
        seat: int = 0,
        partners: str | Sequence[str | None] = PARTNER,
        shaped: bool = False,
        max_steps: int | None = None,
        on_illegal: str = "replace",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        players = num_players or games.kind(game).usual_players
        if on_illegal not in ILLEGAL:
            raise ValueError(f"on_illegal is one of {', '.join(ILLEGAL)}; not {on_illegal!r}.")
        if not 0 <= seat < players:
            raise ValueError(f"There is no seat {seat}: there are {players}, counted from 0.")
        self.seat = seat
        self.play = Play(game, players, rules, shaped=shaped, partners=_seated(partners, players, seat))
        self.max_steps = max_steps
        self.on_illegal = on_illegal
        self.render_mode = render_mode
        self.observation_space = observed(self.play.batch)
        self.action_space = spaces.Discrete(self.play.batch.actions)
        self.steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game: with a seed as `Game` deals it by that seed, then one after the other from it.

        A deal that is over before the learner is asked is dealt again.
        """
        del options
        number = None if seed is None else operator.index(seed)  # Gymnasium refuses NumPy's
        super().reset(seed=number)
        number = self._next_seed() if number is None else number
        self.play.deal(number)
        while self.play.decider is None:
            self.play.deal(self._next_seed())
        self.steps = 0
        self._show()
        return self._told()

    def _next_seed(self) -> int:
        return int(self.np_random.integers(SEEDS - 1, dtype="uint64"))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action, and what the partners do then."""
        number = int(action) if self.on_illegal == "raise" else self.play.legal(int(action))
        reward = self.play.play(number)
        self.steps += 1
        self._show()
        is_over = self.play.decider is None
        is_cut = self.max_steps is not None and self.steps >= self.max_steps and not is_over
        observation, info = self._told()
        if number != int(action):
            info["illegal_action"] = int(action)
        return observation, reward, is_over, is_cut, info

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        info = {"action_mask": self.play.mask(self.seat), "is_won": self.play.batch.is_won()}
        return self.play.observation(self.seat), info

    def action_masks(self) -> Mask:
        """What is legal now, as sb3-contrib asks for it."""
        return self.play.mask(self.seat)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The table as the learner sees it."""
        return render(self.play.batch, self.render_mode, self.seat)


class SelfPlayEnv(LearnerEnv):
    """One learner plays all seats, each from its own view: `info["seat"]` says whose turn it is to decide."""

    def __init__(self, game: str, num_players: int | None = None, rules: str = "", **settings: Any) -> None:
        players = num_players or games.kind(game).usual_players
        super().__init__(game, players, rules, partners=[NOBODY] * (players - 1), **settings)

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        """The end is told to who decided last."""
        decider = self.play.decider
        self.seat = self.seat if decider is None else decider
        observation, info = super()._told()
        return observation, {**info, "seat": self.seat}


def _seated(partners: str | Sequence[str | None], players: int, seat: int) -> list[str | None]:
    """Who sits where; the learner's seats are None."""
    names = [partners] * (players - 1) if isinstance(partners, str) else list(partners)
    if len(names) != players - 1:
        raise ValueError(f"{players - 1} partners are needed, not {len(names)}.")
    return [*names[:seat], None, *names[seat:]]


def register_all() -> None:
    """Make the environments known: for every game with partners and as self-play, and where there is one a solo game.

    Where one learner plays whoever is asked, a vector of games is stepped in one call; among partners, who are asked in
    Python, it is Gymnasium's own.
    """
    for name in games.ROOMS:
        kind = games.kind(name)
        rows = [
            ("", LearnerEnv, kind.usual_players, None),
            ("SelfPlay", SelfPlayEnv, kind.usual_players, BATCHES),
        ]
        if 1 in kind.players:
            rows.append(("Solo", LearnerEnv, 1, BATCHES))
        for suffix, env, players, vector in rows:
            id = f"{NAMESPACE}/{name.capitalize()}{suffix}-v1"
            if id not in registry:
                register(
                    id=id,
                    entry_point=f"{__name__}:{env.__name__}",
                    vector_entry_point=vector,
                    kwargs={"game": name, "num_players": players},
                )


register_all()
