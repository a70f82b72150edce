"""The spaces of an environment: observations with a mask, and the actions."""

from __future__ import annotations

try:
    from gymnasium import spaces
except ModuleNotFoundError:
    raise ImportError("This needs gymnasium, which is not here: pip install 'dethrone[gymnasium]'") from None
from typing import Any

import numpy as np

from dethrone.envs.playing import bounds
from dethrone.numbers import Batch, Layout


def observed(one: Batch) -> Any:
    """All observations."""
    return _box(one.layout)


def states(one: Batch) -> Any:
    """All states: each seat's observation, and what no seat is told."""
    return _box([*(row for _ in range(one.players) for row in one.layout), *one.hidden_layout])


def _box(layout: Layout) -> Any:
    low, high = bounds(layout)
    return spaces.Box(low, high, dtype=np.int16)


def masked(one: Batch, more: int = 0) -> spaces.Dict:
    """Observations with the mask of actions, of which there may be some more than the game's."""
    mask = spaces.Box(0, 1, (one.actions + more,), np.int8)
    return spaces.Dict({"observation": observed(one), "action_mask": mask})
