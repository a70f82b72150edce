"""The weights that ship with the package: plain JSON that also says how they were made."""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from functools import cache
from pathlib import Path
from sys import byteorder

from dethrone.players.regicide.net import Net, shape
from dethrone.players.regicide.odds import Odds
from dethrone.players.regicide.policy import WEIGHTS, Policy

HOME = Path(__file__).parent / "weights"


def policy_for(players: int) -> Policy:
    """The tuned policy for a number of players."""
    return Policy(policy_weights(players))


@cache
def policy_weights(players: int) -> dict[str, float]:
    """The tuned weights for a number of players, by name."""
    made = json.loads((HOME / f"policy-{players}.json").read_text("utf-8"))
    return {name: made["weights"].get(name, start) for name, start in WEIGHTS.items()}


def net_for(players: int) -> Net:
    """The trained value net for a number of players."""
    net = Net()
    net.load(net_numbers(HOME / f"net-{players}.json"))
    return net


@cache
def chance_for(players: int) -> Odds:
    """How to read a value of the search as a chance to win."""
    made = json.loads((HOME / f"net-{players}.json").read_text("utf-8"))
    return Odds(*made["chance"])


@cache
def net_numbers(path: Path) -> array[float]:
    """A net's weights from its file."""
    made = json.loads(path.read_text("utf-8"))
    if tuple(made["shape"]) != shape():
        raise ValueError(f"{path.name} is a net of shape {made['shape']}, not {shape()}.")
    numbers = array("f", b64decode(made["weights"]))
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def save_policy(path: Path, weights: dict[str, float], made: dict[str, object]) -> None:
    """Write a policy with how it was made."""
    rounded = {name: round(weight, 5) for name, weight in weights.items()}
    path.write_text(json.dumps({**made, "weights": rounded}, indent=1) + "\n", "utf-8")


def save_net(path: Path, numbers: array[float], made: dict[str, object]) -> None:
    """Write a net with how it was made."""
    little = array("f", numbers)
    if byteorder == "big":
        little.byteswap()
    text = b64encode(little.tobytes()).decode("ascii")
    path.write_text(json.dumps({**made, "shape": shape(), "weights": text}, indent=1) + "\n", "utf-8")
