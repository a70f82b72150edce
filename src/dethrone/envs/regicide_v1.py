"""Regicide for PettingZoo: 1 to 4 agents, one after the other.

    from dethrone.envs import regicide_v1

    env = regicide_v1.env(num_players=2, rules="official")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(info["action_mask"])
        env.step(action)

docs/research.md says what the numbers mean. All agents get 1 together when the last King falls and -1 when the game is
lost; with `shaped=True` also what part of the royals' health an action beat. `max_cycles` cuts a game off.
"""

from __future__ import annotations

from typing import Any

from dethrone.envs.turns import TurnEnv
from dethrone.regicide.kind import KIND


def env(**settings: Any) -> TurnEnv:
    """The environment; an illegal action ends the game, -1 for who did it and 0 for the others."""
    return TurnEnv(KIND.name, **settings)


def raw_env(**settings: Any) -> TurnEnv:
    """The same, but it raises IllegalMove for what is not legal."""
    return TurnEnv(KIND.name, ends_illegal=False, **settings)
