"""All that can stand in a table's log: a closed union. The table is what follows from its entries, and nothing else.

The log belongs to whoever keeps the game: it holds the secret of the deal and what is said in secret.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from dethrone.sheet import Record
from dethrone.table.clock import TimeBank, TurnTimer
from dethrone.table.proposals import Rematch, Replace, Resign, Retime, Undo
from dethrone.table.seats import Bot, Open, Person
from dethrone.table.talk import Chip


@dataclass(frozen=True, slots=True)
class Opened:
    """A table for a game. From `root` come the secrets of all its deals; `seed` is for simulations instead.

    `start` is a game to go on with. `has_undo`: whether decisions may be taken back here; logs that do not say so
    are older than the choice, and they may.
    """

    game: str
    rules: str
    seats: tuple[Open | Person | Bot, ...]
    root: str = field(repr=False)  # it is printed nowhere by accident
    seed: int | None
    start: Record | None
    limit: TurnTimer | TimeBank | None
    has_undo: bool = True


@dataclass(frozen=True, slots=True)
class Dealt:
    """A game begins: the keeper's record of its beginning."""

    number: int
    record: Record


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody sat down."""

    seat: int
    name: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody gave a seat up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Filled:
    """A bot sat down."""

    seat: int
    bot: Bot


@dataclass(frozen=True, slots=True)
class WentAway:
    """Somebody is away."""

    seat: int


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot stands in for somebody."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class CameBack:
    """Somebody has the seat again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat's move; `voice` is the player that decided, None for the person."""

    seat: int
    move: str
    line: str
    voice: str | None


@dataclass(frozen=True, slots=True)
class Said:
    """What a seat said without being asked."""

    seat: int
    move: str
    voice: str | None


@dataclass(frozen=True, slots=True)
class KeptSilent:
    """A seat has nothing to say this time."""

    seat: int


@dataclass(frozen=True, slots=True)
class Undone:
    """The last moves never were."""

    moves: int


@dataclass(frozen=True, slots=True)
class Proposed:
    """Somebody wishes that the people agree on something."""

    seat: int
    wish: Undo | Resign | Rematch | Replace | Retime


@dataclass(frozen=True, slots=True)
class Voted:
    """A yes to what was proposed."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dropped:
    """A no: what was proposed will not be."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """The game was given up."""


@dataclass(frozen=True, slots=True)
class Retimed:
    """Another clock, or none."""

    limit: TurnTimer | TimeBank | None


@dataclass(frozen=True, slots=True)
class Paused:
    """Somebody stopped the game for now."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """It goes on."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """A seat's time is up; what follows from it is for the others to say."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskedToSee:
    """Somebody who watches asks a seat to be shown what it sees."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Consented:
    """A seat lets somebody who watches see what it sees."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Withdrew:
    """And no longer."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Reminded:
    """A seat reminds the others of something that is open to all."""

    seat: int
    chip: Chip


@dataclass(frozen=True, slots=True)
class Chatted:
    """Free talk of a seat, or of somebody who watches."""

    name: str
    text: str


What: TypeAlias = (
    Opened | Dealt | Sat | Left | Filled | WentAway | StoodIn | CameBack | Moved | Said | KeptSilent | Undone
    | Proposed | Voted | Dropped | Resigned | Retimed | Paused | Resumed | TimedOut | AskedToSee | Consented
    | Withdrew | Reminded | Chatted
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: its number, when and at whose command, and what."""

    revision: int
    at: float
    by: int | str | None
    command: str
    what: What
