"""The smallest game there is, for tests of rooms that know no game: call the side of a coin that nobody sees."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Any

from dethrone.chance import Chance, Seed
from dethrone.contract import PUBLIC, Kind, Reader
from dethrone.errors import BadRules, IllegalMove, Reason
from dethrone.sheet import Record

SIDES = ("heads", "tails")
LAST = 6


class Outcome(Enum):
    """How it ends."""

    WON, LOST = "won", "lost:tails"

    @property
    def is_won(self) -> bool:
        """Whether it was won."""
        return self is Outcome.WON


@dataclass(frozen=True)
class View:
    """What everybody sees: the calls so far, and how many were right."""

    seat: int | None
    players: int
    calls: tuple[str, ...] = ()
    right: int = 0

    @property
    def outcome(self) -> Outcome | None:
        """Won with half of the calls right."""
        return None if len(self.calls) < LAST else Outcome.WON if self.right * 2 >= LAST else Outcome.LOST

    @property
    def decider(self) -> int | None:
        """The seats in turn."""
        return None if self.outcome else len(self.calls) % self.players

    def legal_moves(self) -> tuple[str, ...]:
        """Both sides, until the end."""
        return () if self.outcome else SIDES


class Game:
    """One game."""

    speakers = ()

    def __init__(self, players: int, _rules: Any, chance: Chance | None) -> None:
        if players not in range(1, 4):
            raise BadRules(Reason.PLAYER_COUNT, game="Coin", low=1, high=3, players=players)
        self.players, self.seed = players, chance.number if isinstance(chance, Seed) else 0
        self.steps: list[str] = []
        self.now = View(None, players)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.now, name)

    def view(self, seat: int | None = None) -> View:
        """What a seat sees."""
        return replace(self.now, seat=seat)

    def push(self, move: str, *, seat: int | None = None) -> None:
        """Call a side."""
        if move not in self.legal_moves() or seat not in (None, self.decider):
            raise IllegalMove("That is no call.")
        coin = Random(self.seed * LAST + len(self.steps)).choice(SIDES)
        self.steps.append(move)
        self.now = replace(self.now, calls=(*self.now.calls, move), right=self.now.right + (coin == move))

    def record(self, _reader: Reader = PUBLIC, /, **tags: str) -> Record:
        """All calls."""
        return Record({"Game": KIND.name, "Seed": str(self.seed), **tags}, tuple(enumerate(self.steps, 1)))


def _missing(*_: Any) -> Any:
    raise NotImplementedError


KIND = Kind(
    name="coin",
    players=range(1, 4),
    usual_players=2,
    usual_rules="open",
    presets={"open": "open"},
    outcomes=tuple(outcome.value for outcome in Outcome),
    rules=str,
    deal=Game,  # type: ignore[arg-type]  # it can do no more than the laboratory needs
    begin=_missing,
    replay=_missing,
    verify=_missing,
    view=_missing,
    move=_missing,
    wire=_missing,
)
