"""What a viewer is shown of a table and told of it; built up from what everybody, or this viewer, may know.

Of an entry the viewers are told what stands here: those that hold nothing hidden as they are, of the others what is
open. An entry that is neither cannot be told, so a new one hides until somebody decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from dethrone.contract import Event, Move, View
from dethrone.table import entries as log
from dethrone.table.clock import Clock
from dethrone.table.proposals import Proposal
from dethrone.table.seats import Bot, Open, Person


class Stage(StrEnum):
    """Where a table is in its life."""

    GATHERING = "gathering"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"


class Asks(StrEnum):
    """What a question is for."""

    MOVE = "move"
    WORD = "word"
    VOTE = "vote"


@dataclass(frozen=True, slots=True)
class Question:
    """Who is asked for what. The number changes when what is asked changes; `voice` is the player that answers."""

    number: int
    seat: int
    asks: Asks
    voice: str | None = None


@dataclass(frozen=True, slots=True)
class Watcher:
    """Somebody who sees what a seat sees, with its consent; or would like to."""

    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class TableView:
    """A look at a table: all that the viewer may know of it now."""

    revision: int
    viewer: int | str | None
    game: str
    rules: str
    stage: Stage
    deal: int  # how many games began here
    seats: tuple[Open | Person | Bot, ...]
    watchers: tuple[Watcher, ...]
    askers: tuple[Watcher, ...]
    questions: tuple[Question, ...]
    window: int | None  # the number for whoever may say something now
    proposal: Proposal | None
    clock: Clock
    late: tuple[int, ...]
    has_undo: bool  # whether decisions may be taken back here at all
    can_undo: bool  # whether this viewer may ask for it now
    commitment: str | None
    result: str | None  # as the game says it, or `resigned`
    view: View | None  # None before the deal
    views: tuple[View, ...] = ()  # every seat's, once the game is over

    @property
    def question(self) -> Question | None:
        """What this viewer is asked first, if anything."""
        return next((one for one in self.questions if one.seat == self.viewer and one.voice is None), None)

    @property
    def legal_moves(self) -> Sequence[Move]:
        """What the viewer may do if asked for a move."""
        is_asked = any(one.asks is Asks.MOVE and one.seat == self.viewer for one in self.questions)
        return self.view.legal_moves() if is_asked and self.view is not None else ()

    @property
    def sayings(self) -> Sequence[Move]:
        """What the viewer may say now without being asked."""
        may_speak = self.window is not None and isinstance(self.viewer, int)
        return self.view.sayings() if may_speak and self.view is not None else ()


# ------------------------------------------------------------------ what is told
@dataclass(frozen=True, slots=True)
class Began:
    """A table was opened."""

    game: str
    rules: str


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A game began; what was promised of its chance."""

    number: int
    commitment: str | None


@dataclass(frozen=True, slots=True)
class Decided:
    """A seat moved; the game's events tell how."""

    seat: int
    voice: str | None


@dataclass(frozen=True, slots=True)
class Spoke:
    """A seat said something; the game's events tell what, to whom it is for."""

    seat: int
    voice: str | None


AS_IT_IS = (
    log.Sat, log.Left, log.Filled, log.WentAway, log.StoodIn, log.CameBack, log.KeptSilent, log.Undone,
    log.Proposed, log.Voted, log.Dropped, log.Resigned, log.Retimed, log.Paused, log.Resumed, log.TimedOut,
    log.AskedToSee, log.Consented, log.Withdrew, log.Reminded, log.Chatted,
)  # fmt: skip
Told: TypeAlias = (
    Began | NewDeal | Decided | Spoke
    | log.Sat | log.Left | log.Filled | log.WentAway | log.StoodIn | log.CameBack | log.KeptSilent | log.Undone
    | log.Proposed | log.Voted | log.Dropped | log.Resigned | log.Retimed | log.Paused | log.Resumed | log.TimedOut
    | log.AskedToSee | log.Consented | log.Withdrew | log.Reminded | log.Chatted
)  # fmt: skip


def told(what: log.What, commitment: str | None) -> Told:
    """What everybody is told of an entry."""
    if isinstance(what, log.Moved):
        return Decided(what.seat, what.voice)
    if isinstance(what, log.Said):
        return Spoke(what.seat, what.voice)
    if isinstance(what, log.Opened):
        return Began(what.game, what.rules)
    if isinstance(what, log.Dealt):
        return NewDeal(what.number, commitment)
    if isinstance(what, AS_IT_IS):
        return what
    raise TypeError(f"Nobody has said what may be told of {type(what).__name__}.")


@dataclass(frozen=True, slots=True)
class Message:
    """What a viewer is sent after an entry: what happened, as seen, and the new look."""

    revision: int
    at: float
    by: int | str | None
    what: Told
    events: tuple[Event, ...]
    look: TableView
