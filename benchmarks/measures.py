"""What is measured, each as a rate: something done so many times a second; of processor time but for threads."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path

from dethrone.players.limit import Limit
from dethrone.players.regicide.choose import choose
from dethrone.players.regicide.settings import Settings
from dethrone.regicide.engine import start
from dethrone.regicide.playout import random_games
from dethrone.regicide.rules import Rules
from dethrone.regidice import random_games as random_dice_games

ROOT = Path(__file__).parent.parent
PEER_HOME = ROOT / "build" / "bench-peer"
PEER = "regicide==0.1.5"
GAMES = 100_000
DICE_GAMES = 2_000


@contextmanager
def on_one_core() -> Iterator[None]:
    """Hold this process, its threads and whatever it starts on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def regicide(players: int, games: int = GAMES) -> float:
    """Random decisions a second."""
    start = Rules().position(players)
    began = time.process_time()
    decisions, *_ = random_games(start, games, 1)
    return decisions / (time.process_time() - began)


def regidice(players: int, games: int = DICE_GAMES) -> float:
    """Random decisions a second."""
    began = time.process_time()
    decisions, *_ = random_dice_games(players, games, 1)
    return decisions / (time.process_time() - began)


def interpreted(game: str, players: int) -> float:
    """The same by the plain Python files, in a process of its own."""
    code = f"from benchmarks.measures import {game}; print({game}({players}, {400 if game == 'regicide' else 20}))"
    return _rate_of([sys.executable, "-c", code], {"DETHRONE_PURE": "1"})


def parallel(pool: Executor, count: int) -> float:
    """Random decisions a second by several workers together, from the first start to the last end."""
    spans = list(pool.map(_span, range(count)))
    took = max(ended for _, _, ended in spans) - min(began for _, began, _ in spans)
    return sum(decisions for decisions, _, _ in spans) / took


def beside(processes: Executor) -> float:
    """Random decisions a second by one thread of this process, while another process does the same all along."""
    while True:
        other = processes.submit(_span, 1, 4 * GAMES)
        time.sleep(0.02)
        decisions, began, ended = _span(0)
        _, other_began, other_ended = other.result()
        if other_began <= began and ended <= other_ended:
            return decisions / (ended - began)


def _span(number: int, games: int = GAMES) -> tuple[int, float, float]:
    start = Rules().position(2)
    began = time.perf_counter()
    decisions, *_ = random_games(start, games, 1 + number * GAMES)
    return decisions, began, time.perf_counter()


def search_samples(players: int) -> float:
    """Samples of the search a second: deal the hidden cards, play on, judge."""
    position = Rules().position(players)
    start(position, 5, 0)
    samples = 4000
    settings = Settings(limit=Limit(samples=samples))
    choose(position, 0, settings)
    began = time.process_time()
    choose(position, 0, settings)
    return samples / (time.process_time() - began)


PEER_CODE = """
import sys, time
from regicide import RegicideGame, players
count = int(sys.argv[1])

class Counted:
    def __init__(self):
        self.calls, self.inner = 0, players.RandomPlayer()
    def play(self, state):
        self.calls += 1
        return self.inner.play(state=state)

counted = [Counted() for _ in range(count)]
games = 4000
for _ in range(games):
    RegicideGame(counted).playout()
decisions = sum(seat.calls for seat in counted) / games
seats = [players.RandomPlayer() for _ in range(count)]
began = time.process_time()
for _ in range(3 * games):
    RegicideGame(seats).playout()
print(decisions * 3 * games / (time.process_time() - began))
"""


def peer(players: int) -> float:
    """Random decisions a second of the peer with its own random players inside, in an environment of its own."""
    return _rate_of([str(peer_python()), "-c", PEER_CODE, str(players)], {})


def peer_python() -> Path:
    """The peer's own environment, made once."""
    python = PEER_HOME / "bin" / "python"
    if not python.exists():
        venv.create(PEER_HOME, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", PEER], check=True)
    return python


def _rate_of(command: list[str], environment: dict[str, str]) -> float:
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, cwd=ROOT, env={**os.environ, **environment}
    )
    return float(done.stdout)
