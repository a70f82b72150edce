"""Games that the searcher plays with itself, to learn from: the table before each round and how long it took to win.

A game is told by its number alone: rolls, chance and strays from the best declaration come from it. Needs numpy.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dethrone.players.halving import Ranked
from dethrone.players.limit import Limit
from dethrone.players.regidice.choose import Search
from dethrone.players.regidice.declare import term_count
from dethrone.players.regidice.search import Worker
from dethrone.players.regidice.settings import Settings
from dethrone.players.regidice.value import shape
from dethrone.regidice.codes import CALLS, DECLARE, K_DECLARE
from dethrone.regidice.engine import apply_word
from dethrone.regidice.playout import any_table
from dethrone.regidice.position import Position, new_position

Rows = npt.NDArray[np.void]
NAME = __name__.split(".")[-2]  # a folder here is named for its game
ILLEGAL = -9.0
TABLE = np.dtype(
    [
        ("game", "<i4"),
        ("round", "<i4"),
        ("enemy", "u1"),
        ("status", "u1"),
        ("inputs", "<f4", shape()[0]),
        ("value", "<f4"),  # what the first caller's search thought
    ]
)
CALL = np.dtype(
    [
        ("enemy", "u1"),
        ("action", "u1", CALLS),
        ("terms", "<f4", (CALLS, term_count())),
        ("value", "<f4", CALLS),  # or ILLEGAL
    ]
)


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """How games to learn from are played."""

    samples: int = 160
    width: int = 16
    strays: float = 0.01  # how often a declaration is any legal one
    calls: float = 0.15  # the share of declarations that the caller learns from
    scattered: float = 0.4  # the share of games that begin somewhere in the middle
    longest: int = 100
    options: int = 0
    keen: bool = True
    caution: float = 0.0  # players who dare more learn to know danger


class Lessons(NamedTuple):
    """What games leave to learn from."""

    tables: Rows
    calls: Rows


def seed_of(number: int) -> int:
    """A game's seed: neighbouring numbers have nothing in common."""
    return int.from_bytes(hashlib.sha256(f"{NAME} game {number}".encode()).digest()[:7], "big")


def play_games(
    worker: Worker, players: int, lesson: Lesson, numbers: range, report: Callable[[int], None] | None = None
) -> Lessons:
    """The rows of some games by their numbers."""
    parts = []
    for number in numbers:
        parts.append(play_game(worker, players, lesson, number))
        if report is not None:
            report(number)
    return Lessons(
        np.concatenate([part.tables for part in parts]), np.concatenate([part.calls for part in parts])
    )


def play_game(worker: Worker, players: int, lesson: Lesson, number: int) -> Lessons:
    """The rows of one game: all tables, and some declarations."""
    worker.caution = lesson.caution
    random = Random(seed_of(number))
    position = beginning(players, lesson, random)
    tables: list[Rows] = []
    calls: list[Rows] = []
    while position.status == 0:
        if position.phase != DECLARE:
            word, _ = worker.open_move(position, lesson.width)
            apply_word(position, word)
            continue
        if position.declared == 0:
            tables.append(table_row(worker, position, number))
        settings = Settings(
            limit=Limit(samples=lesson.samples), seed=random.getrandbits(62), keen=lesson.keen
        )
        ranked = Search([worker], position, position.decider(), settings).run()
        if position.declared == 0:
            tables[-1]["value"] = ranked[0].value
        if random.random() < lesson.calls:
            calls.append(call_row(worker, position, ranked))
        stray = random.random() < lesson.strays
        apply_word(position, K_DECLARE | (random.choice(ranked) if stray else ranked[0]).choice)
    found = np.array(tables, TABLE)
    found["status"] = position.status
    return Lessons(found, np.array(calls, CALL))


def beginning(players: int, lesson: Lesson, random: Random) -> Position:
    """A new game, or a table from the middle of some game, so that later enemies are met from the first game on."""
    seed = random.getrandbits(62)
    if random.random() < lesson.scattered:
        return any_table(players, seed, lesson.options, lesson.longest)
    first = random.randrange(players)
    return new_position(players, lesson.options, lesson.longest, first=first, seed=seed)


def table_row(worker: Worker, position: Position, number: int) -> Rows:
    """A table before a round."""
    row = np.zeros((), TABLE)
    row["game"], row["round"], row["enemy"] = number, position.round, position.enemy
    row["inputs"] = worker.judge_features(position)
    return row


def call_row(worker: Worker, position: Position, ranked: list[Ranked]) -> Rows:
    """A declaration: the terms of every possible one, and what the search thought of it."""
    row = np.zeros((), CALL)
    row["enemy"] = position.enemy
    row["value"] = ILLEGAL
    thought = {one.choice: one.value for one in ranked}
    for code, action, terms in worker.caller_terms(position):
        row["action"][code] = action
        row["terms"][code] = terms
        row["value"][code] = thought.get(code, ILLEGAL)
    return row
