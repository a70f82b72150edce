"""The weights that ship with the package: plain JSON that also says how they were made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dethrone.players.floats import floats_of, floats_text, read_made
from dethrone.players.regidice.declare import Caller, starting_weights
from dethrone.players.regidice.odds import Odds
from dethrone.players.regidice.search import Worker
from dethrone.players.regidice.value import Value, shape, weight_count
from dethrone.regidice.codes import NAME

HOME = Path(__file__).parent / "weights"


class Weights(NamedTuple):
    """What a player has learned: the nets of the value, and the terms of a declaration."""

    value: Sequence[float]
    caller: Sequence[float]

    def worker(self) -> Worker:
        """A worker that uses them."""
        judge, caller = Value(), Caller()
        judge.load(self.value)
        caller.load(self.caller)
        return Worker(judge, caller)


def worker_for(players: int) -> Worker:
    """A worker with the weights for a number of players."""
    return weights_for(players).worker()


@cache
def weights_for(players: int) -> Weights:
    """The weights that ship for a number of players."""
    return read_weights(HOME / f"{NAME}-{players}.json")


@cache
def chance_for(players: int) -> Odds:
    """How to read a value of the search as a chance to win."""
    made = json.loads((HOME / f"{NAME}-{players}.json").read_text("utf-8"))
    return Odds(*made["chance"])


def read_weights(path: Path) -> Weights:
    """Weights from their file."""
    made = read_made(path, shape())
    return Weights(floats_of(made["value"]), made["caller"])


def how_made(path: Path) -> list[dict[str, object]]:
    """How weights came about, run by run, the first one first."""
    made = json.loads(path.read_text("utf-8"))
    before: list[dict[str, object]] = made.get("before", [])
    numbers = ("value", "caller", "shape", "before")
    return [*before, {name: told for name, told in made.items() if name not in numbers}]


def save_weights(path: Path, weights: Weights, made: dict[str, object]) -> None:
    """Write weights with how they were made."""
    caller = [round(weight, 4) for weight in weights.caller]
    text = json.dumps({**made, "shape": shape(), "caller": caller, "value": floats_text(weights.value)})
    path.write_text(text + "\n", "utf-8")


# The first value is linear: many dice in one pool that block, little left of the enemy, low black dice on their way.
FIRST = {0: 1.0, 2: -1.5, 14: 1.0, 10: 0.3}
THIRD = {0: 1.0, 2: 0.0, 14: 1.0, 10: 0.3, 33: 2.0, 34: 1.0, 35: -1.0, 36: 3.0}
SECOND = {0: 1.0, 2: -1.5, 14: 1.0, 10: 0.3, 5: 0.3, 33: 0.5}
BIAS = (-2.5, -1.5, -1.0)


def first_weights() -> Weights:
    """Where learning starts; the hidden layer does nothing yet."""
    inputs, hidden = shape()
    numbers = [0.0] * weight_count()
    each = weight_count() // 3
    for enemy, start in enumerate((FIRST, SECOND, THIRD)):
        for place, weight in start.items():
            numbers[enemy * each + inputs * hidden + hidden + place] = weight
        numbers[(enemy + 1) * each - 1] = BIAS[enemy]
    return Weights(numbers, starting_weights())
