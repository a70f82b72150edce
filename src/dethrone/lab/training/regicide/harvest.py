"""Games of the quick player, by the hundred thousand: the value net's first lessons. Needs numpy.

A game is told by its number alone. In most games somebody strays a few times early or late, so that the net also sees
what the search will ask about and nobody would play; what came before a stray is not learned from. For the nets that
judge beside a weaker partner one of the two seats is his.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from dethrone.lab.training.crew import hired
from dethrone.lab.training.regicide.fit import Held, Report
from dethrone.lab.training.regicide.inputs import Floats, Inputs, Pad, joined
from dethrone.lab.training.regicide.partner import weaker_move, weaker_seat
from dethrone.lab.training.regicide.selfplay import how_far, worth
from dethrone.lab.training.regicide.teach import begun, quick_of
from dethrone.players.regicide.net import Net
from dethrone.players.regicide.policy import Policy
from dethrone.players.regicide.quick import Quick
from dethrone.players.regicide.settings import Beside
from dethrone.regicide.codes import ASKING, OVER, PLAYING
from dethrone.regicide.engine import apply
from dethrone.regicide.position import Position

LONGEST = 600  # moves; only unlimited yielding comes near it
TURNS = 70  # of a game for which there is room, on average


@dataclass(frozen=True, kw_only=True)
class Straying:
    """How often somebody strays, and how; and who sits in one of two seats, if no equal."""

    games: float = 0.65  # the share of games in which it happens
    latest: int = 50  # the move before which it begins
    times: tuple[int, ...] = (1, 1, 2, 3)
    near: float = 0.6  # how often it is one of the five best moves and not any
    flips: tuple[float, float, float] = (0.5, 0.25, 0.25)  # solo: how often a game starts with 0, 1, 2
    beside: Beside = ""


class Harvest(NamedTuple):
    """Positions and what came of them."""

    inputs: Inputs
    wanted: Floats
    held: Held  # every twentieth game is kept to judge the net by
    won: float  # the share of games, strays and all


class Reaper:
    """Plays games and keeps what the net would see in them."""

    def __init__(self, quick: Quick, policy: Policy, rules: Position, straying: Straying, games: int) -> None:
        self.quick, self.policy, self.rules, self.straying = quick, policy, rules, straying
        self.pad = Pad(games * TURNS)
        self.net = Net()
        self.wanted: list[float] = []
        self.held: list[bool] = []
        self.won = 0

    def play(self, number: int) -> None:
        """One game; its positions since the last stray are kept."""
        straying, random = self.straying, Random(number)
        flips = random.choices((0, 1, 2), straying.flips)[0] if self.rules.players == 1 else 0
        position = begun(self.rules, number, flips)
        strays = random.choice(straying.times) if random.random() < straying.games else 0
        begin = random.randrange(straying.latest)
        first = at = len(self.wanted)
        weaker = weaker_seat(number, straying.beside)
        self.net.weaker = 0 if weaker is None else 1 << weaker
        moves = 0
        while position.phase != OVER and moves < LONGEST:
            if position.phase == PLAYING:
                self.net.write(position, self.pad.sums, self.pad.lying, at)
                at += 1
            move = None
            if position.decider() == weaker:
                apply(position, weaker_move(self.policy, position, straying.beside, random))
                moves += 1
                continue
            if strays and moves >= begin and position.phase != ASKING:
                move = self._stray(position, random)
            if move is None:
                move = self.quick.move(position)
            else:
                strays -= 1
                at = first
            apply(position, move)
            moves += 1
        is_won = position.outcome == 1
        self.wanted += [worth(float(is_won), how_far(position))] * (at - first)
        self.held += [number % 20 == 0] * (at - first)
        self.won += is_won

    def _stray(self, position: Position, random: Random) -> int | None:
        """Another move than the best perhaps; None where there is only one."""
        ranked = sorted(self.quick.answers(position), key=lambda one: -one[1])
        if len(ranked) == 1:
            return None
        return random.choice(ranked[:5] if random.random() < self.straying.near else ranked)[0]


def reap(
    policy: dict[str, float], numbers: array[float], rules: Position, straying: Straying, games: range
) -> Harvest:
    """What some games by their numbers come to."""
    reaper = Reaper(quick_of(policy, numbers), Policy(policy), rules, straying, len(games))
    for number in games:
        reaper.play(number)
    wanted = np.array(reaper.wanted, np.float32)
    return Harvest(reaper.pad.inputs(len(wanted)), wanted, np.array(reaper.held), reaper.won / len(games))


def harvest(
    policy: dict[str, float],
    numbers: array[float],
    rules: Position,
    *,
    games: range,
    folder: Path,
    processes: int = 2,
    part: int = 4000,
    beside: Beside = "",
    report: Report = print,
) -> Harvest:
    """Many games in parts; parts that lie in the folder already are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = [games[start : start + part] for start in range(0, len(games), part)]
    missing = [some for some in parts if not _path(folder, some).exists()]
    with hired(processes) as pool:
        jobs = deque(
            pool.submit(reap, policy, numbers, rules, Straying(beside=beside), some) for some in missing
        )
        for done, some in enumerate(missing):
            found = jobs.popleft().result()  # what is written need not be held
            _write(_path(folder, some), found)
            report(f"part {done + 1} of {len(missing)}: {found.won:.3f} of the games won")
    return _joined([_read(_path(folder, some)) for some in parts])


def _path(folder: Path, games: range) -> Path:
    return folder / f"{games.start}.npz"


def _write(path: Path, found: Harvest) -> None:
    """Write a part so that an interruption never leaves half a file."""
    draft = path.with_suffix(".new")
    with draft.open("wb") as file:
        np.savez(file, sums=found.inputs.sums, lying=found.inputs.lying, wanted=found.wanted, held=found.held,
                 won=found.won)  # fmt: skip
    draft.replace(path)


def _read(path: Path) -> Harvest:
    with np.load(path) as stored:
        inputs = Inputs(stored["sums"], stored["lying"])
        return Harvest(inputs, stored["wanted"], stored["held"], float(stored["won"]))


def _joined(parts: Sequence[Harvest]) -> Harvest:
    return Harvest(
        joined([part.inputs for part in parts]),
        np.concatenate([part.wanted for part in parts]),
        np.concatenate([part.held for part in parts]),
        sum(part.won for part in parts) / len(parts),
    )
