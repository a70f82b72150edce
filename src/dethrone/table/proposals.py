"""What people at a table may agree on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from dethrone.table.clock import TimeBank, TurnTimer


@dataclass(frozen=True, slots=True)
class Undo:
    """To take back the last decision."""


@dataclass(frozen=True, slots=True)
class Resign:
    """To give the game up."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """To play again with the same people: a new deal, or the same once more."""

    is_same_deal: bool = False


@dataclass(frozen=True, slots=True)
class Replace:
    """To let a bot stand in for a seat whose person is away or late."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Retime:
    """To play by another clock, or by none."""

    limit: TurnTimer | TimeBank | None


Wish: TypeAlias = Undo | Resign | Rematch | Replace | Retime


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that was proposed and waits for the others' yes."""

    seat: int
    wish: Undo | Resign | Rematch | Replace | Retime
    yes: tuple[int, ...]
