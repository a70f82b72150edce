"""What the laboratory wants to know of a game beside what every game answers: one value a game.

A game's own facts are the module here that is named for it; a game that has none is played, compared and reported
with what every game can tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from dethrone import games
from dethrone.contract import View
from dethrone.lab.goals import Goal

Cell = int | str | bool | None
Row = dict[str, Cell]


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal to be won."""

    game: str
    players: int
    rules: str
    seed: int


@dataclass(frozen=True, slots=True)
class Foresight:
    """How a deal is played with all of it known: what there is to know, and the line that was found.

    `play` answers whether it was `won`, in how many `rounds` (None where there are none), and the `moves`.
    """

    secrets: str
    play: Callable[[Deal], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Grouping:
    """Another way to group what games were lost to: by how its text ends."""

    title: str
    endings: Mapping[str, str]  # a column's head, and the ending


class Tune(Protocol):
    """Tunes a game's rule of thumb in a folder, or goes on with it; answers the file with the weights."""

    def __call__(
        self, home: Path, *, players: int, rules: str, seed: int, generations: int, games: int, threads: int
    ) -> Path:
        """Do it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Training:
    """How a game's searching players are trained, and with which options beside the usual."""

    train: Callable[..., Path]  # a folder; players, processes and the options by name; answers the file made
    usual: Mapping[str, object] = field(default_factory=dict)
    tune: Tune | None = None


def nothing_more(_view: Any) -> Row:
    """What a game adds to the columns that every game fills: nothing."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """One game as the laboratory sees it."""

    losses: Mapping[str, str]  # how a game can be lost, in words
    foes: str = "enemies"  # what is defeated, in the plural
    stages: tuple[str, ...] = ()  # the enemies in their order
    courts: tuple[tuple[str, int], ...] = ()  # their groups, with how many are in each
    more: Callable[[Any], Row] = nothing_more  # columns of its own, from a spectator's view of the end
    grouping: Grouping | None = None
    foresight: Foresight | None = None
    training: Training | None = None
    goals: tuple[Goal, ...] = ()

    def columns(self, view: View, decisions: int) -> Row:
        """What is worth a column about a game that has ended after so many decisions."""
        outcome = view.outcome
        assert outcome is not None  # asked for after the end
        row: Row = {
            "won": outcome.is_won,
            "outcome": outcome.value,
            "defeated": None,
            "decisions": decisions,
            "rounds": None,
            "medal": None,
            "lost_to": None,
            "left": None,
        }
        return {**row, **self.more(view)}


@cache
def _own_facts(name: str) -> Facts | None:
    room = games.special(__name__, name)
    if room is None:
        return None
    facts = room.FACTS
    assert isinstance(facts, Facts)
    return facts


def facts_of(name: str) -> Facts:
    """The facts of a game by its name."""
    kind = games.kind(name)
    facts = _own_facts(name)
    if facts is not None:
        return facts
    lost = (outcome for outcome in kind.outcomes if outcome.startswith("lost:"))
    return Facts(losses={outcome: outcome.removeprefix("lost:").replace("-", " ") for outcome in lost})
