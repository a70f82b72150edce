"""From what the search thinks a move is worth to the chance to win, fitted to games that were played to the end.

The search counts how far a lost game came, and its net lags behind the strength of the play that it guides, most of
all early in a game. So the chance is a logistic function of the value's log-odds and of how many royals have fallen.
Needs numpy (the extra `lab`).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.logistic import fit_logistic
from dethrone.lab.training.regicide.selfplay import Rows
from dethrone.players.regicide.odds import Odds, log_odds


def calibrate(rows: Rows) -> Odds:
    """Fit to the rows that a search thought about and that no stray came after."""
    used = rows[(rows["value"] > 0) & ~before_stray(rows)]
    odds = np.array([log_odds(value) for value in used["value"].tolist()])
    inputs = np.stack([np.ones(len(used)), odds, used["defeated"] / 12.0], axis=1)
    won = used["won"].astype(np.float64)
    return Odds(*fit_logistic(inputs, won, np.array([0.0, 1.0, 0.0])))


def before_stray(rows: Rows) -> npt.NDArray[np.bool_]:
    """The rows after which somebody strayed, in the same game: how it ended tells little of them."""
    found = np.zeros(len(rows), np.bool_)
    strayed = False
    for i in range(len(rows) - 1, -1, -1):
        if i + 1 == len(rows) or rows["game"][i] != rows["game"][i + 1]:
            strayed = False
        strayed = strayed or bool(rows["stray"][i])
        found[i] = strayed
    return found
