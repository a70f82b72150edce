"""Regidice for PettingZoo: 2 to 4 agents, one after the other (`env`) or all at once (`parallel_env`).

    from dethrone.envs import regidice_v1

    env = regidice_v1.parallel_env(num_players=3)
    observations, infos = env.reset(seed=7)
    while env.agents:
        actions = {agent: env.action_space(agent).sample(infos[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, terminations, truncations, infos = env.step(actions)

In the parallel environment everybody prepares dice at the same time, without seeing what the others put down; in the
other stages, which the rules play one after the other, whoever is not asked waits: that is one action more, the last.
docs/research.md says what the numbers mean. All agents get 1 together when the third enemy falls and -1 when the game
is lost; with `shaped=True` also what part of the enemies' pips an action filled. `max_cycles` cuts a game off.
"""

from __future__ import annotations

from typing import Any

from dethrone.envs.together import TogetherEnv
from dethrone.envs.turns import TurnEnv
from dethrone.regidice.kind import KIND


def env(**settings: Any) -> TurnEnv:
    """One agent after the other; an illegal action ends the game, -1 for who did it and 0 for the others."""
    return TurnEnv(KIND.name, **settings)


def raw_env(**settings: Any) -> TurnEnv:
    """The same, but it raises IllegalMove for what is not legal."""
    return TurnEnv(KIND.name, ends_illegal=False, **settings)


def parallel_env(**settings: Any) -> TogetherEnv:
    """All agents at once."""
    return TogetherEnv(KIND.name, **settings)
