"""What the value net sees of many positions, kept small: sums as halves, and for every card which input it sets."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.regicide.partner import weaker_seat
from dethrone.lab.training.regicide.selfplay import Rows, from_row
from dethrone.players.regicide.net import fill_rows, row_shape, shape
from dethrone.players.regicide.settings import Beside
from dethrone.regicide.position import Position

Floats = npt.NDArray[np.float32]
Places = npt.NDArray[np.int64] | slice
AT_ONCE = 5000


@dataclass(frozen=True)
class Inputs:
    """The inputs for some positions."""

    sums: npt.NDArray[np.float16]
    lying: npt.NDArray[np.uint16]  # one past the last input: the card lies nowhere

    def __len__(self) -> int:
        return len(self.sums)

    def of(self, chosen: Places) -> Floats:
        """Some of them as the net's first layer takes them."""
        sums, lying = self.sums[chosen], self.lying[chosen]
        found = np.zeros((len(sums), shape()[0] + 1), np.float32)
        found[:, : sums.shape[1]] = sums
        found[np.arange(len(sums))[:, None], lying] = 1
        return found[:, :-1]

    def where(self, wanted: npt.NDArray[np.bool_]) -> Inputs:
        """Those that are wanted."""
        return Inputs(self.sums[wanted], self.lying[wanted])


class Pad:
    """Inputs being written, position by position."""

    def __init__(self, most: int) -> None:
        sums, cards = row_shape()
        self.sums = array("f", bytes(4 * sums * most))
        self.lying = array("H", bytes(2 * cards * most))

    def inputs(self, count: int) -> Inputs:
        """The first so many."""
        sums, cards = row_shape()
        return Inputs(
            np.frombuffer(self.sums, np.float32).reshape(-1, sums)[:count].astype(np.float16),
            np.frombuffer(self.lying, np.uint16).reshape(-1, cards)[:count].copy(),
        )


def joined(parts: Sequence[Inputs]) -> Inputs:
    """Several as one."""
    return Inputs(
        np.concatenate([part.sums for part in parts]), np.concatenate([part.lying for part in parts])
    )


def features(rows: Rows, rules: Position, beside: Beside = "") -> Inputs:
    """The net's inputs for rows."""
    pieces = []
    for start in range(0, len(rows), AT_ONCE):
        positions, weaker = [], []
        for row in rows[start : start + AT_ONCE]:
            position = rules.copy()
            from_row(row, position)
            positions.append(position)
            seat = weaker_seat(int(row["game"]), beside)
            weaker.append(0 if seat is None else 1 << seat)
        pad = Pad(len(positions))
        fill_rows(positions, weaker, pad.sums, pad.lying)
        pieces.append(pad.inputs(len(positions)))
    return joined(pieces)
