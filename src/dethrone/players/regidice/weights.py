"""The weights that ship with the package: plain JSON that also says how they were made."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dethrone.players.netfile import Shapes, about_net, cut, joined, read_net, write_net
from dethrone.players.regidice.declare import Caller, starting_weights, term_count
from dethrone.players.regidice.odds import Odds
from dethrone.players.regidice.search import Worker
from dethrone.players.regidice.value import Value, shape, weight_count
from dethrone.regidice.codes import NAME

HOME = Path(__file__).parent / "weights"
CALLER = "caller"  # the layer of the declarations' terms, by enemy and action


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


def value_shapes() -> Shapes:
    """The layers of the value: a net for each enemy, with a short cut from the inputs to the answer."""
    inputs, hidden = shape()
    layers: dict[str, tuple[int, ...]] = {}
    for enemy in ("first", "second", "third"):
        layers |= {
            f"{enemy}_inputs": (inputs, hidden),
            f"{enemy}_bias": (hidden,),
            f"{enemy}_skip": (inputs,),
            f"{enemy}_last": (hidden,),
            f"{enemy}_last_bias": (1,),
        }
    return layers


def worker_for(players: int, *, touch: bool = True) -> Worker:
    """A worker with the weights for a number of players, with or without Touch of Death."""
    weights = weights_for(players)
    return (weights if touch else without_touch(weights)).worker()


def without_touch(weights: Weights) -> Weights:
    """Weights for games without Touch of Death: the third enemy is judged as the second is, by what grinds it down.

    The third enemy's own nets know one way to fell it, by a set of black dice, and see no gain in damage.
    """
    return Weights(_second_for_third(weights.value), _second_for_third(weights.caller))


def _second_for_third(numbers: Sequence[float]) -> Sequence[float]:
    each = len(numbers) // 3
    return [*numbers[: 2 * each], *numbers[each : 2 * each]]


@cache
def weights_for(players: int) -> Weights:
    """The weights that ship for a number of players."""
    return read_weights(HOME / f"{NAME}-{players}.json")


@cache
def chance_for(players: int) -> Odds:
    """How to read a value of the search as a chance to win."""
    return Odds(*about_net(HOME / f"{NAME}-{players}.json")["chance"])


def read_weights(path: Path) -> Weights:
    """Weights from their file."""
    layers = read_net(path, _shapes())
    caller = layers.pop(CALLER)
    return Weights(joined(layers), caller)


def how_made(path: Path) -> list[dict[str, object]]:
    """How weights came about, run by run, the first one first."""
    made = about_net(path)
    before: list[dict[str, object]] = made.pop("before", [])
    return [*before, made]


def save_weights(path: Path, weights: Weights, made: dict[str, object]) -> None:
    """Write weights with how they were made."""
    value = cut(array("f", weights.value), value_shapes())
    caller = [round(weight, 4) for weight in weights.caller]
    write_net(path, _shapes(), {**value, CALLER: caller}, made)


def _shapes() -> Shapes:
    return {**value_shapes(), CALLER: (3, 5, term_count())}


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
