"""Environments beside those one could take instead, in fresh processes and in turns; steps a second of processor time.

The others are installed into an environment of their own: hanabi_v5 of PettingZoo, connect_four of Pgx on the
processor, Hanabi of OpenSpiel. Every program is held on one core, ours and theirs; who chooses the actions is not
measured.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from benchmarks.measures import ROOT, _rate_of, on_one_core
from dethrone import games

HOME = ROOT / "build" / "bench-envs"
NEEDS = ("pettingzoo[classic]==1.27.*", "pgx>=2.6,<3", "jax")
ROUNDS = 3
WANTED_RATIO = 10.0  # of PettingZoo's
WANTED_RATE = 1_000_000.0  # of a vector, steps a second and core, with observations and masks

# Every program first plays and writes down what it did, and is then timed as it does the same again: nobody chooses
# while the clock runs, and the clock is looked at once a round.
AEC = """
import time, warnings
warnings.simplefilter("ignore")
import numpy as np
{load}
chooser = np.random.default_rng(1)

def played(seed):
    env.reset(seed=seed)
    actions = []
    while True:
        observation, _, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            return actions
        actions.append(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
        env.step(actions[-1])

def again(games):
    for seed, actions in games:
        env.reset(seed=seed)
        for action in actions:
            env.last()
            env.step(action)
        assert env.last()[2] or env.last()[3]

games = [(seed, played(seed)) for seed in range(1, 21)]
steps = sum(len(actions) for _, actions in games)
again(games)
rounds, began = 0, time.process_time()
while time.process_time() - began < {seconds}:
    again(games)
    rounds += 1
print(rounds * steps / (time.process_time() - began))
"""
OUR_AEC = "from dethrone.envs import {module}\nenv = {module}.env(num_players=2)"
HANABI_AEC = "from pettingzoo.classic import hanabi_v5\nenv = hanabi_v5.env(players=2)"

STEPS = 200  # of a vector, that are written down
OUR_VECTOR = """
import time
import numpy as np
from dethrone.envs.vector import BatchEnv
envs = BatchEnv({count}, "{game}", {players}, copy=False)
_, infos = envs.reset(seed=1)
chooser = np.random.default_rng(1)
actions = []
for _ in range({steps}):
    chances = 1 - chooser.random(infos["action_mask"].shape, dtype=np.float32)
    actions.append((infos["action_mask"] * chances).argmax(1))
    infos = envs.step(actions[-1])[-1]
rounds, spent = 0, 0.0
while spent < {seconds}:
    envs.reset(seed=1)
    began = time.process_time()
    for chosen in actions:
        envs.step(chosen)
    spent += time.process_time() - began
    rounds += 1
print(rounds * {steps} * {count} / spent)
"""
PGX_VECTOR = """
import time
import jax, pgx
from pgx.experimental import auto_reset
env = pgx.make("connect_four")
step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32"))))
first = state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), {count}))
key = jax.random.PRNGKey(2)
inputs = []
for _ in range({steps}):
    key, one, two = jax.random.split(key, 3)
    inputs.append((choose(one, state.legal_action_mask), jax.random.split(two, {count})))
    state = step(state, *inputs[-1])
jax.block_until_ready((inputs, state))
rounds, began = 0, time.process_time()
while time.process_time() - began < {seconds}:
    state = first
    for chosen, keys in inputs:
        state = step(state, chosen, keys)
    jax.block_until_ready(state)
    rounds += 1
print(rounds * {steps} * {count} / (time.process_time() - began))
"""
SPIEL = """
import random, time
import pyspiel
{load}
chooser = random.Random(1)

def played():
    state, actions = game.new_initial_state(), []
    while not state.is_terminal():
        chances = state.chance_outcomes() if state.is_chance_node() else None
        actions.append(chooser.choice([one for one, _ in chances] if chances else state.legal_actions()))
        state.apply_action(actions[-1])
    return actions

def again(games):
    decisions = 0
    for actions in games:
        state = game.new_initial_state()
        for action in actions:
            if not state.is_chance_node():
                state.legal_actions()
                state.observation_tensor(state.current_player())
                decisions += 1
            state.apply_action(action)
        assert state.is_terminal()
    return decisions

games = [played() for _ in range(10)]
again(games)
decisions, began = 0, time.process_time()
while time.process_time() - began < {seconds}:
    decisions += again(games)
print(decisions / (time.process_time() - began))
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
    pgx = PGX_VECTOR.format(count=256, steps=STEPS, seconds=seconds)
    spiel = SPIEL.format(load=HANABI_SPIEL, seconds=seconds)
    found = [
        Pair(
            f"PettingZoo, {module}, 2 players",
            AEC.format(load=OUR_AEC.format(module=module), seconds=seconds),
            "hanabi_v5, 2 players",
            hanabi,
            ratio=WANTED_RATIO,
        )
        for module in ("regicide_v1", "regidice_turns_v1")
    ]
    for game in ("regicide", "regidice"):
        for players in games.kind(game).players:
            ours = OUR_VECTOR.format(count=256, steps=STEPS, game=game, players=players, seconds=seconds)
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
            with on_one_core():
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

Steps a second of processor time, medians of {rounds} turns in one run; every program is held on the same core. Random
legal actions are chosen and written down before; what is timed, in bulk, is the same games played again: in PettingZoo
with `last()` before every step, in OpenSpiel with the legal actions and the observation of whoever decides. Vectors
write observations and masks of every game in every step.

{rows}
"""
    return text, is_met
