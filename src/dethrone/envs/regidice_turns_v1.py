"""Regidice for PettingZoo, played as its rules are: 2 to 4 agents, and only who is asked acts.

    from dethrone.envs import regidice_turns_v1

    env = regidice_turns_v1.env(num_players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(info["action_mask"])
        env.step(action)

Dice are prepared one seat after the other, each unseen. All agents get 1 together when the third enemy falls and -1
when the game is lost; `shaped=True` and `max_cycles` are as in `regidice_v1`.
"""

from __future__ import annotations

from typing import Any

from dethrone.envs.turns import TurnEnv
from dethrone.regidice.kind import KIND


def env(**settings: Any) -> TurnEnv:
    """The environment; an illegal action ends the game, -1 for who did it and 0 for the others."""
    return TurnEnv(KIND.name, name="regidice_turns_v1", **settings)


def raw_env(**settings: Any) -> TurnEnv:
    """The same, but it raises IllegalMove for what is not legal."""
    return TurnEnv(KIND.name, name="regidice_turns_v1", ends_illegal=False, **settings)
