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

from dethrone.envs.turns import TurnEnv, wrapped
from dethrone.regicide.kind import KIND


def raw_env(**settings: Any) -> TurnEnv:
    """The environment without wrappers; it raises IllegalMove for what is not legal."""
    return TurnEnv(KIND.name, **settings)


def env(**settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    return wrapped(raw_env(**settings))
