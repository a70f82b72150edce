"""Regidice for PettingZoo: 2 to 4 agents, all at once (`parallel_env`), or as an AEC environment of the same (`env`).

    from dethrone.envs import regidice_v1

    env = regidice_v1.parallel_env(num_players=3)
    observations, infos = env.reset(seed=7)
    while env.agents:
        actions = {agent: env.action_space(agent).sample(infos[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, terminations, truncations, infos = env.step(actions)

Everybody prepares dice at the same time, without seeing what the others put down; in the other stages, which the rules
play one after the other, whoever is not asked waits: that is one action more, the last. One agent at a time, without
waiting, is `regidice_turns_v1`. docs/research.md says what the numbers mean. All agents get 1 together when the third
enemy falls and -1 when the game is lost; with `shaped=True` also what part of the enemies' pips an action filled.
`max_cycles` cuts a game off.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import parallel_to_aec

from dethrone.envs.together import TogetherEnv
from dethrone.regidice.kind import KIND


def parallel_env(**settings: Any) -> TogetherEnv:
    """All agents at once; an illegal action is replaced by the lowest legal one, as `infos` say."""
    return TogetherEnv(KIND.name, **settings)


def env(**settings: Any) -> Any:
    """The same, asked one agent after the other: who is not asked waits."""
    return parallel_to_aec(parallel_env(**settings))


raw_env = env
