"""Chances as they are told: what a fitted chance turned out to be worth, by company and by rules.

A game's search fits its chances to games among equals under its usual rules. How often such games are really won, also
beside weaker players and under other rules, is measured by `dethrone lab calibrate`; what it found lies beside the
game's weights, two numbers for each setting: the log-odds that are told are `shift + scale * log-odds`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import NamedTuple, TypeVar

from dethrone import games
from dethrone.contract import Move
from dethrone.players.advice import Advice

FILE = "told.json"
EQUALS = "equals"
SEARCH = "adept"  # whoever searches, but not as the strongest do
PEOPLE = "greedy"  # how people are taken to play, of whom nothing is known
EDGE = 1e-4  # chances beyond it, or within it of 1, are as good as settled
MoveT = TypeVar("MoveT", bound=Move)


def log_odds(chance: float) -> float:
    """The logarithm of the odds, within bounds."""
    inside = min(1 - EDGE, max(EDGE, chance))
    return log(inside / (1 - inside))


class Correction(NamedTuple):
    """From a fitted chance to the one that is told."""

    shift: float = 0.0
    scale: float = 1.0

    def chance(self, fitted: float) -> float:
        """The chance that is told; what is settled stays so."""
        return (
            fitted if fitted in {0.0, 1.0} else 1 / (1 + exp(-(self.shift + self.scale * log_odds(fitted))))
        )

    def error(self, fitted: float, error: float) -> float:
        """The standard error of the chance that is told, for one of the fitted chance."""
        steepness = max(EDGE, fitted * (1 - fitted))
        told = self.chance(fitted)
        return error * self.scale * told * (1 - told) / steepness


class Measured:
    """All corrections of a game: by number of players, rule set, and who sits in the other seats."""

    def __init__(self, table: Mapping[str, Mapping[str, Mapping[str, Sequence[float]]]]) -> None:
        self._table = table

    def correction(self, players: int, rules: str, others: Sequence[str]) -> Correction:
        """What holds beside others, each of a kind; where several sit, what lies between."""
        found = [self._one(players, rules, other) for other in others] or [self._one(players, rules, EQUALS)]
        return Correction(fmean(one.shift for one in found), fmean(one.scale for one in found))

    def _one(self, players: int, rules: str, other: str) -> Correction:
        """The setting itself; else the rules' preset, the usual rules, and a kind that was measured. Equals are like
        nobody else: where they were not measured, what was fitted among them holds."""
        table = self._table.get(str(players), {})
        usual = next(iter(table), "")
        for kind in (other, EQUALS if other in {SEARCH, EQUALS} else PEOPLE, EQUALS):
            for name in (rules, rules.partition(",")[0], usual):
                if kind in table.get(name, {}):
                    return Correction(*table[name][kind])
        return Correction()


@cache
def measured(game: str) -> Measured:
    """What was measured of a game, if anything was."""
    room = games.special("dethrone.players", game)
    if room is None or room.__file__ is None:
        return Measured({})
    path = Path(room.__file__).parent / "weights" / FILE
    return Measured(json.loads(path.read_text("utf-8"))["settings"] if path.is_file() else {})


def told(
    advice: Sequence[Advice[MoveT]], game: str, players: int, rules: str, others: Sequence[str]
) -> list[Advice[MoveT]]:
    """Advice with the chances that are told."""
    by = measured(game).correction(players, rules, others)
    return [
        replace(one, chance=by.chance(one.chance), error=by.error(one.chance, one.error)) for one in advice
    ]
