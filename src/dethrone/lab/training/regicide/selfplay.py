"""Games that the searcher plays with itself, to learn from: positions at the start of Step 1 and how the game ended.

A game is told by its number alone: deal, chance and strays from the best move come from it. Needs numpy (`lab`).
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from dethrone.lab.training.regicide.partner import weaker_move, weaker_seat
from dethrone.players.limit import Limit
from dethrone.players.regicide.choose import Search
from dethrone.players.regicide.net import Net
from dethrone.players.regicide.policy import Policy, policy_move
from dethrone.players.regicide.search import Worker
from dethrone.players.regicide.settings import Beside, Settings
from dethrone.regicide.engine import apply, start
from dethrone.regicide.position import Position

Rows = npt.NDArray[np.void]
Share = TypeVar("Share", float, npt.NDArray[np.float32])

SMALL = ("defeated", "damage", "shield", "cancelled", "turn", "flips", "yielded", "streak")
ROW = np.dtype(
    [("hands", "<u8", 4), ("discard", "<u8"), ("played", "<u8"), ("tavern", "u1", 54), ("tavern_size", "u1")]
    + [("castle", "u1", 12)]
    + [(name, "u1") for name in SMALL]
    + [("game", "<i4"), ("stray", "u1"), ("won", "<f4"), ("progress", "<f4"), ("value", "<f4")]
)


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """How games to learn from are played. Without samples the policy plays alone."""

    samples: int = 100
    width: int = 8
    guided: int = 2
    stray_games: float = 0.5  # the share of games in which strays happen
    strays: float = 0.08  # and how often
    flips: tuple[float, float, float] = (0.6, 0.25, 0.15)  # solo: how often a game starts with 0, 1, 2
    beside: Beside = ""  # with two players: who sits in one of the seats


@dataclass
class Student:
    """Who plays: a policy, and a net or none yet."""

    policy: dict[str, float]
    net: array[float] | None

    def worker(self) -> Worker:
        """A worker with these weights."""
        if self.net is None:
            return Worker(Policy(self.policy), None)
        net = Net()
        net.load(self.net)
        return Worker(Policy(self.policy), net)


def play_games(student: Student, rules: Position, lesson: Lesson, first: int, games: int) -> Rows:
    """The rows of some games by their numbers."""
    worker = student.worker()
    policy = Policy(student.policy)
    parts = [play_game(worker, policy, rules, lesson, number) for number in range(first, first + games)]
    return np.concatenate(parts)


def play_game(worker: Worker, policy: Policy, rules: Position, lesson: Lesson, number: int) -> Rows:
    """The rows of one game."""
    position = rules.copy()
    random = Random(number)
    start(position, number, 0)
    if position.players == 1:
        position.flips = random.choices((0, 1, 2), lesson.flips)[0]
    strays = lesson.strays if random.random() < lesson.stray_games else 0.0
    weaker = weaker_seat(number, lesson.beside)
    rows: list[Rows] = []
    while position.phase != 4:
        if position.phase == 0:
            rows.append(to_row(position))
        if position.decider() == weaker:
            apply(position, weaker_move(policy, position, lesson.beside, random))
            continue
        if not lesson.samples:
            apply(position, policy_move(policy, position))
            continue
        settings = Settings(
            limit=Limit(samples=lesson.samples),
            seed=random.getrandbits(62),
            width=lesson.width,
            guided=lesson.guided,
            beside=lesson.beside,
        )
        search = Search([worker], position, position.decider(), settings)
        candidates = list(search.alive)
        move, ranked = search.run()
        if position.phase == 0:
            rows[-1]["value"] = ranked[0].value
        if random.random() < strays:
            rows[-1]["stray"] = 1
            move = random.choice(candidates[:5])
        apply(position, move)
    found = np.array(rows, ROW)
    found["game"] = number
    found["won"] = position.outcome == 1
    found["progress"] = how_far(position)
    return found


def how_far(position: Position) -> float:
    """The share of the castle that has fallen."""
    if position.outcome == 1:
        return 1.0
    enemy = {10: 20, 11: 30, 12: 40}[position.enemy >> 2]
    return (position.defeated + position.damage / enemy) / 12


def worth(won: Share, progress: Share) -> Share:
    """What games are worth that ended so, one or many: a share of a win for getting far."""
    return 0.8 * won + 0.2 * progress * progress


def to_row(position: Position) -> Rows:
    """A position at the start of Step 1 as one row."""
    row = np.zeros((), ROW)
    row["hands"] = [position.hand(seat) for seat in range(4)]
    row["discard"], row["played"] = position.discard, position.played
    tavern = position.tavern_cards()
    row["tavern"][: len(tavern)] = tavern
    row["tavern_size"] = len(tavern)
    row["castle"] = position.castle_cards()
    for name in SMALL:
        row[name] = getattr(position, name)
    return row


def from_row(row: Rows, position: Position) -> None:
    """Put a row back into a position that has the rules."""
    for seat in range(4):
        position.set_hand(seat, int(row["hands"][seat]))
    position.discard, position.played = int(row["discard"]), int(row["played"])
    position.load_tavern(row["tavern"][: row["tavern_size"]].tolist())
    position.load_castle(row["castle"].tolist())
    for name in SMALL:
        setattr(position, name, int(row[name]))
    position.enemy = int(row["castle"][position.defeated])
