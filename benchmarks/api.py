"""What a Python user meets, each as a rate; over the contract alone, so that every game is measured the same way.

Times are processor times: what else the machine does meanwhile counts little.
"""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from dethrone.chance import Seed
from dethrone.contract import KEEPER, Game, Kind
from dethrone.players import player

LONG_ENOUGH = 1.0  # seconds of one measurement
MANY = 100


def decisions(kind: Kind, players: int, seconds: float = LONG_ENOUGH) -> float:
    """Random decisions a second: list the legal moves, choose one, push it."""
    chance = random.Random(1)
    count = seed = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(10):
            game = kind.deal(players, kind.usual_rules, Seed(seed))
            seed += 1
            while not game.is_over:
                game.push(chance.choice(game.legal_moves()))
                count += 1
    return count / (time.process_time() - began)


def finished(kind: Kind, players: int, seed: int) -> Game:
    """A game played to its end at random."""
    game = kind.deal(players, kind.usual_rules, Seed(seed))
    chance = random.Random(seed)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves()))
    return game


def under_way(kind: Kind, players: int, moves: int = 4) -> Game:
    """A game after a few moves."""
    game = finished(kind, players, 3)
    while len(game.steps) > moves:
        game.pop()
    return game


def views(kind: Kind, players: int) -> float:
    """Views of a seat a second."""
    game = under_way(kind, players)
    return rate(lambda: game.view(0))


def mixed_views(kind: Kind, players: int, games: int = 6, every: int = 3) -> list[Any]:
    """Views from the first decision to the last, of whoever decides, in games of players who come far."""
    found = []
    for seed in range(games):
        game = kind.deal(players, kind.usual_rules, Seed(seed))
        seats = [player("greedy", game=kind.name, seed=seat) for seat in range(players)]
        while (seat := game.decider) is not None:
            view = game.view(seat)
            if len(game.steps) % every == 0:
                found.append(view)
            game.push(seats[seat].choose(view), seat=seat)
    return found


def samples(kind: Kind, players: int) -> float:
    """Positions drawn from a view a second, over views of all stages and with many seeds."""
    mixed, seeds = mixed_views(kind, players), count(1)
    return len(mixed) * rate(lambda: [view.sample(next(seeds)) for view in mixed], many=1)


def events(kind: Kind, players: int) -> float:
    """Steps told to a viewer a second."""
    steps = finished(kind, players, 3).steps
    return len(steps) * rate(lambda: [step.events(0) for step in steps], many=10)


def replays(kind: Kind, players: int, games: int = 300) -> float:
    """Games a second made again from their records."""
    records = [finished(kind, players, seed).record() for seed in range(games)]
    began = time.process_time()
    for record in records:
        kind.replay(record)
    return games / (time.process_time() - began)


def pickled(kind: Kind, players: int, games: int = 50) -> int:
    """The most bytes that a finished game pickles to."""
    return max(len(pickle.dumps(finished(kind, players, seed))) for seed in range(games))


def record_bytes(kind: Kind, players: int, seed: int = 3) -> int:
    """How long a finished game's record is."""
    return len(str(finished(kind, players, seed).record(KEEPER)))


def import_milliseconds(module: str, runs: int = 10) -> float:
    """Processor time to import a module in a fresh interpreter, the least of some runs; as installed, with bytecode."""
    code = f"import time; began = time.process_time(); import {module}; print(time.process_time() - began)"
    surroundings = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    times = [
        float(
            subprocess.run(
                [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=surroundings
            ).stdout
        )
        for _ in range(runs + 1)  # the first one may have to write the bytecode
    ]
    return 1000 * min(times[1:])


def rate(work: Callable[[], object], *, many: int = MANY, seconds: float = LONG_ENOUGH / 2) -> float:
    """How often something can be done in a second."""
    work()
    count = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(many):
            work()
        count += many
    return count / (time.process_time() - began)


# The peer with its policy in Python. At one player it asks for a move where there is none, and any answer but a move
# ends the game; those games count with the decisions they had.
PEER_CODE = """
import random, sys, time
from regicide import RegicideGame

class Random:
    calls = 0
    def play(self, state):
        Random.calls += 1
        return random.choice(state.action_space())

seats = [Random() for _ in range(int(sys.argv[1]))]
began = time.process_time()
while time.process_time() - began < 1.0:
    try:
        RegicideGame(seats).playout()
    except Exception:
        pass
print(Random.calls / (time.process_time() - began))
"""


def peer_decisions(python: Path, players: int) -> float:
    """Random decisions a second of PyPI `regicide` with its policy written in Python, in its own environment."""
    done = subprocess.run(
        [str(python), "-c", PEER_CODE, str(players)], check=True, capture_output=True, text=True, env={}
    )
    return float(done.stdout)
