"""The weights that ship with the package: plain JSON that also says how they were made."""

from __future__ import annotations

import json
from array import array
from functools import cache
from pathlib import Path

from dethrone.players.netfile import Shapes, about_net, cut, joined, read_net, write_net
from dethrone.players.regicide.net import Net, shape
from dethrone.players.regicide.odds import Odds
from dethrone.players.regicide.policy import WEIGHTS, Policy
from dethrone.players.regicide.quick import Quick
from dethrone.players.regicide.quick import shape as quick_shape
from dethrone.players.regicide.settings import Beside

HOME = Path(__file__).parent / "weights"


def net_shapes() -> Shapes:
    """The layers of the value net."""
    inputs, first, second = shape()
    return {
        "first": (inputs, first),
        "first_bias": (first,),
        "second": (first, second),
        "second_bias": (second,),
        "last": (second,),
        "last_bias": (1,),
    }


def quick_shapes() -> Shapes:
    """The layers of the quick player's net: the first adds what the seat knows and what a move does."""
    known, move, first, second = quick_shape()
    return {
        "known": (known, first),
        "move": (move, first),
        "first_bias": (first,),
        "second": (first, second),
        "second_bias": (second,),
        "last": (second,),
    }


def policy_for(players: int) -> Policy:
    """The tuned policy for a number of players."""
    return Policy(policy_weights(players))


@cache
def policy_weights(players: int) -> dict[str, float]:
    """The tuned weights for a number of players, by name."""
    made = json.loads((HOME / f"policy-{players}.json").read_text("utf-8"))
    return {name: made["weights"].get(name, start) for name, start in WEIGHTS.items()}


def net_file(players: int, beside: Beside = "") -> Path:
    """The file of the value net for a number of players, all equals, or for two of whom one is weaker."""
    return HOME / f"net-{players}{f'-{beside}' if beside else ''}.json"


def net_for(players: int, beside: Beside = "") -> Net:
    """The trained value net for a number of players."""
    net = Net()
    net.load(net_numbers(net_file(players, beside)))
    return net


@cache
def chance_for(players: int, beside: Beside = "") -> Odds:
    """How to read a value of the search as a chance to win."""
    return Odds(*about_net(net_file(players, beside))["chance"])


@cache
def net_numbers(path: Path) -> array[float]:
    """A net's weights from its file."""
    return joined(read_net(path, net_shapes()))


def how_made(path: Path) -> dict[str, object]:
    """What a net's file says of its origin: all but the numbers."""
    made = about_net(path)
    return {name: made[name] for name in ("command", "seeds", "before") if name in made}


def quick_for(players: int) -> Quick:
    """The quick player's net for a number of players, with the policy that it looks at."""
    quick = Quick(policy_for(players))
    quick.load(quick_numbers(HOME / f"quick-{players}.json"))
    return quick


@cache
def quick_numbers(path: Path) -> array[float]:
    """The weights of a quick player's net from its file."""
    return joined(read_net(path, quick_shapes()))


def save_quick(path: Path, numbers: array[float], made: dict[str, object]) -> None:
    """Write a quick player's net with how it was made."""
    write_net(path, quick_shapes(), cut(numbers, quick_shapes()), made)


def save_policy(path: Path, weights: dict[str, float], made: dict[str, object]) -> None:
    """Write a policy with how it was made."""
    rounded = {name: round(weight, 5) for name, weight in weights.items()}
    path.write_text(json.dumps({**made, "weights": rounded}, indent=1) + "\n", "utf-8")


def save_net(path: Path, numbers: array[float], made: dict[str, object]) -> None:
    """Write a net with how it was made; rounding its many numbers changes nothing that could be measured."""
    write_net(path, net_shapes(), cut(numbers, net_shapes()), made, are_halves=True)
