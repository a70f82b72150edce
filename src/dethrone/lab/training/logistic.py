"""Fits a logistic function to what happened or not. Needs numpy (the extra `lab`)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

STEPS = 30
LEAST = 1e-3  # a little pull towards nothing, so that rows without a miss do not run away

Numbers = npt.NDArray[np.float64]


def fit_logistic(inputs: Numbers, hits: Numbers, start: Numbers) -> list[float]:
    """The weights under which the hits are likeliest, by Newton's method."""
    weights = start
    for _ in range(STEPS):
        found = 1 / (1 + np.exp(-(inputs @ weights)))
        slope = inputs.T @ (hits - found) - LEAST * weights
        bend = (inputs * (found * (1 - found))[:, None]).T @ inputs + LEAST * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return [round(float(weight), 5) for weight in weights]
