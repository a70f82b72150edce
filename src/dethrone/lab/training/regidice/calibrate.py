"""From what the search thinks a declaration is worth to the chance to win, fitted to games played to the end.

A value counts the rounds until a win, so it lies far below the chance. Needs numpy (the extra `lab`).
"""

from __future__ import annotations

import numpy as np

from dethrone.lab.training.logistic import fit_logistic
from dethrone.lab.training.regidice.selfplay import Rows
from dethrone.players.regidice.odds import Odds


def calibrate(tables: Rows) -> Odds:
    """Fit to tables and how their games ended."""
    inputs = np.stack([np.ones(len(tables)), tables["value"], tables["enemy"]], axis=1).astype(np.float64)
    won = (tables["status"] == 1).astype(np.float64)
    return Odds(*fit_logistic(inputs, won, np.zeros(3)))
