"""A game as an environment of PettingZoo in which all agents act at once (Parallel), as far as its rules let them."""

from __future__ import annotations

from typing import Any

try:
    from pettingzoo import ParallelEnv
except ModuleNotFoundError:
    raise ImportError(
        "This needs pettingzoo, which is not here: pip install 'dethrone[pettingzoo]'"
    ) from None
import numpy as np
from gymnasium import spaces

from dethrone import games
from dethrone.envs.picture import HUMAN, MODES, check_mode, render
from dethrone.envs.playing import Mask, Observation, Play, Seeds, batch
from dethrone.envs.spaces import masked, states
from dethrone.numbers import Batch

TOGETHER = "prepare"  # the phase in which everybody acts at once
NO_MORE = "done"  # and the move that ends it for a seat
Answers = dict[str, Any]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Everybody acts in every step; who is not asked waits."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": True, "render_fps": 1}  # noqa: RUF012 (PettingZoo's form)

    def __init__(
        self,
        game: str,
        num_players: int | None = None,
        rules: str = "",
        *,
        shaped: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self.play = Play(game, num_players, rules, shaped=shaped)
        self.metadata = {**TogetherEnv.metadata, "name": f"{game}_v1"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.wait = self.play.batch.actions
        self.done = self.play.batch.number(games.kind(game).move(NO_MORE))
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked(self.play.batch, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space = states(self.play.batch)
        self._chance = Seeds()
        self._forks: dict[int, Batch] = {}  # by seat: the table as it looks to who prepares unseen
        self._chosen: dict[int, list[int]] = {}
        self._mended: dict[int, int] = {}  # by seat: the action that was not legal
        self._spare = [
            batch(game, self.play.players, str(self.play.batch.rules)) for _ in self.possible_agents
        ]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations, the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions, likewise."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Answers, Answers]:
        """Deal a new game: with a seed as `Game` deals it by that seed, then one after the other from it."""
        del options
        self.play.deal(self._chance.next(seed))
        self.agents = self.possible_agents[:]
        self.steps = 0
        self._mended = {}
        self._fork()
        self._show()
        return self._told()

    def step(self, actions: dict[str, int]) -> tuple[Answers, Answers, Answers, Answers, Answers]:
        """Let everybody act; an action that the mask does not mark becomes the lowest that it does, as `infos` say."""
        agents = self.agents
        self._mended = {}
        numbers = {seat: self._legal(seat, actions) for seat in range(len(agents))}
        reward = self._together(numbers) if self._forks else self._alone(numbers)
        self.steps += 1
        if not self._forks:
            self._fork()
        self._show()
        is_over = self.play.decider is None
        is_cut = self.max_cycles is not None and self.steps >= self.max_cycles and not is_over
        observations, infos = self._told()
        if is_over or is_cut:
            self.agents = []
        return (
            observations,
            dict.fromkeys(agents, reward),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    # ------------------------------------------------------------------ stages
    def _legal(self, seat: int, actions: dict[str, int]) -> int:
        """What a seat does, mended where it may not."""
        action, mask = int(actions[self.possible_agents[seat]]), self._mask(seat)
        if 0 <= action <= self.wait and mask[action]:
            return action
        self._mended[seat] = action
        return int(mask.argmax())

    def _alone(self, actions: dict[int, int]) -> float:
        """One seat decides."""
        seat = self.play.decider
        assert seat is not None
        return self.play.play(actions[seat])

    def _fork(self) -> None:
        """Where everybody acts at once, give each the table as it is if all before put nothing down."""
        here, spare = self.play.batch, list(self._spare)
        position = here.position()
        self._forks, self._chosen = {}, {}
        while (view := here.view()).phase.value == TOGETHER:
            seat = view.decider
            fork = spare.pop()
            fork.put(here.position())
            self._forks[seat] = fork
            self._chosen[seat] = []
            here.play(self.done)
        if self._forks:
            here.put(position)

    def _together(self, actions: dict[int, int]) -> float:
        """Everybody who is not done puts a die down or is done; then it is played one after the other."""
        for seat, fork in self._forks.items():
            if fork.decider() == seat and self._is_open(fork):
                fork.play(actions[seat])
                self._chosen[seat].append(actions[seat])
        if any(fork.decider() == seat and self._is_open(fork) for seat, fork in self._forks.items()):
            return 0.0
        self._forks = {}
        return sum(self.play.play(action) for chosen in self._chosen.values() for action in chosen)

    def _is_open(self, fork: Batch) -> bool:
        """Whether the stage still goes on at a seat's own table: the next round may begin with the same seat."""
        return bool(fork.view().phase.value == TOGETHER)

    # ----------------------------------------------------------------- telling
    def _mask(self, seat: int) -> Mask:
        mask = np.zeros(self.wait + 1, np.int8)
        table = self._forks.get(seat, self.play.batch)
        is_asked = table.decider() == seat and (
            not self._forks or (seat in self._forks and self._is_open(table))
        )
        if is_asked:
            table.choices(mask[:-1])
        else:
            mask[-1] = 1
        return mask

    def _told(self) -> tuple[Answers, Answers]:
        """What everybody is told, and what they may do; all arrays are new."""
        observations: Answers = {}
        infos: Answers = {}
        for seat, agent in enumerate(self.possible_agents):
            numbers = np.empty(self.play.batch.width, np.int16)
            self._forks.get(seat, self.play.batch).look(seat, numbers)
            mask = self._mask(seat)
            observations[agent] = {"observation": numbers, "action_mask": mask}
            infos[agent] = {"action_mask": mask.copy()}
            if seat in self._mended:
                infos[agent]["illegal_action"] = self._mended[seat]
        return observations, infos

    def state(self) -> Observation:
        """Everything, also what nobody may know: for a critic in training, never for who acts.

        While all prepare, each seat's part has the dice that it has put down so far.
        """
        state, width = self.play.state(), self.play.batch.width
        for seat, fork in self._forks.items():
            fork.look(seat, state[seat * width : (seat + 1) * width])
        return state

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The table as everybody sees it."""
        return render(self.play.batch, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""
