"""A game as an environment of PettingZoo in which one agent acts after the other (AEC)."""

from __future__ import annotations

from typing import Any

try:
    from pettingzoo import AECEnv
except ModuleNotFoundError:
    raise ImportError(
        "This needs pettingzoo, which is not here: pip install 'dethrone[pettingzoo]'"
    ) from None
import numpy as np
from gymnasium import spaces

from dethrone.envs.picture import HUMAN, MODES, check_mode, render
from dethrone.envs.playing import Observation, Play, Seeds
from dethrone.envs.spaces import masked, states

ILLEGAL_REWARD = -1.0


class TurnEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Whoever is asked acts; all are rewarded alike."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012 (PettingZoo's form)

    def __init__(
        self,
        game: str,
        num_players: int | None = None,
        rules: str = "",
        *,
        shaped: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        ends_illegal: bool = True,
        name: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.ends_illegal = ends_illegal
        self.play = Play(game, num_players, rules, shaped=shaped)
        self.metadata = {**TurnEnv.metadata, "name": name or f"{game}_v1"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked(self.play.batch) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.play.batch.actions) for agent in self.possible_agents
        }
        self.state_space = states(self.play.batch)
        self._chance = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions, likewise."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: with a seed as `Game` deals it by that seed, then one after the other from it."""
        del options
        self.play.deal(self._chance.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self._ask()
        self._show()

    def step(self, action: int | None) -> None:
        """Do an action of the agent that is asked; one that is not legal ends the game, or raises IllegalMove."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        if self.ends_illegal and not self._is_legal(action):
            self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL_REWARD}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.rewards = dict.fromkeys(self.agents, self.play.play(action))
            self.steps += 1
            if self.play.decider is None:
                self.terminations = dict.fromkeys(self.agents, True)
            elif self.max_cycles is not None and self.steps >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self._ask()
        self._accumulate_rewards()
        self._show()

    def _is_legal(self, action: int) -> bool:
        return 0 <= int(action) < len(self._mask) and bool(self._mask[action])

    def _ask(self) -> None:
        """Turn to who is asked; after the end to everybody in turn."""
        seat = self.play.decider
        self._seat = seat
        self._mask = self.play.mask(seat)
        self.agent_selection = self.possible_agents[seat or 0]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self._mask.copy()}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent is told, and what it may do; both arrays are new."""
        seat = self.seats[agent]
        mask = self._mask.copy() if seat == self._seat else np.zeros_like(self._mask)
        return {"observation": self.play.observation(seat), "action_mask": mask}

    def state(self) -> Observation:
        """Everything, also what nobody may know: for a critic in training, never for who acts."""
        return self.play.state()

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The table as everybody sees it; with one player, as that player does."""
        return render(self.play.batch, self.render_mode, 0 if self.play.players == 1 else None)

    def close(self) -> None:
        """Nothing is held."""
