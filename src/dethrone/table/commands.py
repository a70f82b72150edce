"""All that may be asked of a table: a closed union. A command has an id of its own; asked again, it is answered again.

A command that answers a question names the question's number. Moves are written in the game's own text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from dethrone.table.proposals import Rematch, Replace, Resign, Retime, Undo
from dethrone.table.talk import Chip


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody who watches takes an open seat; a nonce goes into the deal.

    Before the deal whoever sits there already may add one, too.
    """

    seat: int
    nonce: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """A person gives the seat up."""

    id: str = ""


@dataclass(frozen=True, slots=True)
class Fill:
    """An open seat is given to a bot."""

    seat: int
    bot: str
    name: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Start:
    """Everybody is there: deal."""

    id: str = ""


@dataclass(frozen=True, slots=True)
class Act:
    """The move that is asked for, or several one after the other; moves of one `line` are taken back as one."""

    question: int
    moves: tuple[str, ...]
    line: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Say:
    """What the rules let a seat say without being asked; None: nothing this time."""

    question: int
    move: str | None = None
    id: str = ""


@dataclass(frozen=True, slots=True)
class Propose:
    """Something on which the people must agree."""

    wish: Undo | Resign | Rematch | Replace | Retime
    id: str = ""


@dataclass(frozen=True, slots=True)
class Vote:
    """Yes or no to what was proposed; a no of whoever proposed it takes it back."""

    question: int
    is_yes: bool
    id: str = ""


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop for now; nobody is asked and no time runs."""

    id: str = ""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on."""

    id: str = ""


@dataclass(frozen=True, slots=True)
class GoAway:
    """A person is away; a bot of their choice may stand in."""

    bot: str | None = None
    id: str = ""


@dataclass(frozen=True, slots=True)
class ComeBack:
    """A person is back and has the seat again."""

    id: str = ""


@dataclass(frozen=True, slots=True)
class AskToSee:
    """Somebody who watches would like to look over this seat's shoulder."""

    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Consent:
    """Somebody who watches may look over this seat's shoulder."""

    name: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """And may no longer; or may not, who asked."""

    name: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Remind:
    """A reminder of something that is open to all."""

    chip: Chip
    id: str = ""


@dataclass(frozen=True, slots=True)
class Chat:
    """Free talk, before and after play."""

    text: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Timeout:
    """Whoever watches the time says that it is up."""

    id: str = ""


Command: TypeAlias = (
    Sit | Leave | Fill | Start | Act | Say | Propose | Vote | Pause | Resume | GoAway | ComeBack
    | AskToSee | Consent | Withdraw | Remind | Chat | Timeout
)  # fmt: skip
