"""Environments beside those one could take instead, in fresh processes and in turns; steps a second of processor time.

The others are installed into an environment of their own: hanabi_v5 of PettingZoo, connect_four of Pgx on the
processor, Hanabi of OpenSpiel. Whoever chooses the actions is not measured, but for OpenSpiel, whose states list them.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.measures import ROOT, _rate_of
from dethrone import games

HOME = ROOT / "build" / "bench-envs"
NEEDS = ("pettingzoo[classic]==1.27.*", "pgx>=2.6,<3", "jax")
ROUNDS = 3
WANTED_RATIO = 10.0  # of PettingZoo's
WANTED_RATE = 1_000_000.0  # of a vector, steps a second and core, with observations and masks

AEC = """
import time, warnings
warnings.simplefilter("ignore")
import numpy as np
{load}
chooser = np.random.default_rng(1)
steps, spent = 0, 0.0
env.reset(seed=1)
game = 1
while spent < {seconds}:
    began = time.process_time()
    observation, reward, is_over, is_cut, info = env.last()
    spent += time.process_time() - began
    if is_over or is_cut:
        game += 1
        began = time.process_time()
        env.reset(seed=game)
        spent += time.process_time() - began
        continue
    action = int(chooser.choice(np.flatnonzero(observation["action_mask"])))
    began = time.process_time()
    env.step(action)
    spent += time.process_time() - began
    steps += 1
print(steps / spent)
"""
OUR_AEC = "from dethrone.envs import {module}\nenv = {module}.env(num_players=2)"
HANABI_AEC = "from pettingzoo.classic import hanabi_v5\nenv = hanabi_v5.env(players=2)"

OUR_VECTOR = """
import time
import numpy as np
from dethrone.envs.vector import BatchEnv
envs = BatchEnv({count}, "{game}", {players}, copy=False)
_, infos = envs.reset(seed=1)
chance = np.random.default_rng(1).random((16, *infos["action_mask"].shape), dtype=np.float32)
steps, spent = 0, 0.0
while spent < {seconds}:
    actions = (infos["action_mask"] * chance[steps % 16]).argmax(1)
    began = time.process_time()
    _, _, _, _, infos = envs.step(actions)
    spent += time.process_time() - began
    steps += 1
print(steps * {count} / spent)
"""
PGX_VECTOR = """
import time
import jax, pgx
from pgx.experimental import auto_reset
env = pgx.make("connect_four")
step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32"))))
state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), {count}))
key = jax.random.PRNGKey(2)
steps, spent = 0, 0.0
for warm in (True, False):
    steps, spent = 0, 0.0
    while spent < (0.1 if warm else {seconds}):
        key, one, two = jax.random.split(key, 3)
        actions = choose(one, state.legal_action_mask).block_until_ready()
        keys = jax.random.split(two, {count}).block_until_ready()
        began = time.process_time()
        state = step(state, actions, keys)
        state.observation.block_until_ready()
        spent += time.process_time() - began
        steps += 1
print(steps * {count} / spent)
"""
SPIEL = """
import random, time
import pyspiel
{load}
chooser = random.Random(1)
steps, spent = 0, 0.0
while spent < {seconds}:
    began = time.process_time()
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chooser.choice(state.chance_outcomes())[0])
            continue
        actions = state.legal_actions()
        state.observation_tensor(state.current_player())
        state.apply_action(actions[chooser.randrange(len(actions))])
        steps += 1
    spent += time.process_time() - began
print(steps / spent)
"""
OUR_SPIEL = 'import dethrone.envs.openspiel\ngame = pyspiel.load_game("python_{game}", {{"players": 2}})'
HANABI_SPIEL = 'game = pyspiel.load_game("hanabi", {"players": 2})'


@dataclass(frozen=True, slots=True)
class Pair:
    """Ours and theirs as programs, and what is wanted."""

    what: str
    ours: str
    against: str
    theirs: str
    ratio: float | None = None
    rate: float | None = None


def pairs(seconds: float) -> list[Pair]:
    """All that is compared."""
    hanabi = AEC.format(load=HANABI_AEC, seconds=seconds)
    pgx = PGX_VECTOR.format(count=256, seconds=seconds)
    spiel = SPIEL.format(load=HANABI_SPIEL, seconds=seconds)
    found = [
        Pair(
            f"PettingZoo, {module}, 2 players",
            AEC.format(load=OUR_AEC.format(module=module), seconds=seconds),
            "hanabi_v5, 2 players",
            hanabi,
            ratio=WANTED_RATIO,
        )
        for module in ("regicide_v1", "regidice_v1")
    ]
    for game in ("regicide", "regidice"):
        for players in games.kind(game).players:
            ours = OUR_VECTOR.format(count=256, game=game, players=players, seconds=seconds)
            what = f"vector of 256, {game}, {players} player{'s' if players > 1 else ''}"
            found.append(Pair(what, ours, "Pgx connect_four, 256", pgx, rate=WANTED_RATE))
    for game in ("regicide", "regidice"):
        ours = SPIEL.format(load=OUR_SPIEL.format(game=game), seconds=seconds)
        found.append(Pair(f"OpenSpiel, python_{game}, 2 players", ours, "hanabi in C++, 2 players", spiel))
    return found


def their_python() -> Path:
    """The others' own environment, made once."""
    python = HOME / "bin" / "python"
    if not python.exists():
        venv.create(HOME, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *NEEDS], check=True)
    return python


def measured(found: Sequence[Pair], rounds: int) -> dict[str, list[float]]:
    """The rate of every program in every turn; one that several are held against is run once a turn."""
    theirs = {pair.theirs for pair in found}
    rates: dict[str, list[float]] = {}
    for _ in range(rounds):
        for program in dict.fromkeys(one for pair in found for one in (pair.ours, pair.theirs)):
            python = str(their_python()) if program in theirs else sys.executable
            rate = _rate_of([python, "-c", program], ONE if program in theirs else {})
            rates.setdefault(program, []).append(rate)
    return rates


ONE = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
}  # processor time is of one core


def table(rounds: int = ROUNDS, seconds: float = 0.5) -> tuple[str, bool]:
    """All comparisons as Markdown, and whether all is as wanted."""
    lines = [
        "| what | steps a second | other | against | ratio | wanted | |",
        "|---|---|---|---|---|---|---|",
    ]
    is_met = True
    found = pairs(seconds)
    rates = measured(found, rounds)
    for pair in found:
        ours, theirs = median(rates[pair.ours]), median(rates[pair.theirs])
        turns = zip(rates[pair.ours], rates[pair.theirs], strict=True)
        ratio = median(one / two for one, two in turns)
        fits = ratio >= (pair.ratio or 0) and ours >= (pair.rate or 0)
        wanted = f"≥ {pair.ratio:g} times" if pair.ratio else f"≥ {pair.rate:,.0f}" if pair.rate else ""
        verdict = "" if not wanted else "met" if fits else "NOT MET"
        is_met = is_met and fits
        cells = [pair.what, f"{ours:,.0f}", f"{theirs:,.0f}", pair.against, f"{ratio:.2f}", wanted, verdict]
        lines.append("| " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
    return "\n".join(lines), is_met


def section(rounds: int = ROUNDS) -> tuple[str, bool]:
    """What stands in the page of the benchmarks, and whether all is as wanted."""
    rows, is_met = table(rounds)
    text = f"""## Environments

Steps a second of processor time, medians of {rounds} turns; random legal actions, whose choice is not counted but for
OpenSpiel. Vectors write observations and masks of every game in every step.

{rows}
"""
    return text, is_met
