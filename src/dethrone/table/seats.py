"""Who sits where, and the one grammar of seats: `me,greedy`, `person:Ada;search:samples=500,aim=medal as Ben;open`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from dethrone.chance import shortened
from dethrone.errors import BadRules
from dethrone.table.names import LONGEST_NAME, are_alike, check_name, check_own_name
from dethrone.table.refusal import Reason

LONGEST_BOT = 200
LONGEST_TEXT = 10_000  # characters of all seats
MOST_SEATS = 64  # more than any game has
ME = ("me", "you")
YOU = "You"  # what a seat of one's own at a keyboard is called
PERSON = "person"
OPEN = "open"
COMMA = re.compile(r"\s*,\s*(?![a-z_]+=)")  # a comma before `name=` belongs to the player before
CALLED = re.compile(r"(.+?)\s+as\s+(.+)", re.IGNORECASE)
MODEL = re.compile(r"model(:.*)?", re.IGNORECASE)  # a language model: its name and options keep their case
OWN = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*(?!\w*=)(,.*)?")  # module:Class


@dataclass(frozen=True, slots=True)
class Open:
    """A seat that nobody holds."""


@dataclass(frozen=True, slots=True)
class Person:
    """A seat that somebody holds; while away a bot may stand in, and gives it back."""

    name: str
    is_away: bool = False
    stand_in: str | None = None


@dataclass(frozen=True, slots=True)
class Bot:
    """A seat that a player answers for; `spec` is the player's text."""

    spec: str
    name: str


Seat: TypeAlias = Open | Person | Bot


def voice(seat: Seat) -> str | None:
    """The player that answers for a seat now; None where a person does, or nobody."""
    if isinstance(seat, Bot):
        return seat.spec
    return seat.stand_in if isinstance(seat, Person) else None


def is_present(seat: Seat) -> bool:
    """Whether a person sits there who is not away."""
    return isinstance(seat, Person) and not seat.is_away


def name_of(seat: Seat, number: int) -> str:
    """What a seat is called."""
    return f"P{number}" if isinstance(seat, Open) else seat.name


def check_bot(spec: str) -> None:
    """Refuse what cannot be a player's text; whether there is such a player is for the host to say."""
    if not spec.strip() or not spec.isprintable() or len(spec) > LONGEST_BOT:
        raise BadRules(Reason.BAD_BOT, bot=shortened(spec), most=LONGEST_BOT)


def check_seats(seats: Iterable[Seat]) -> None:
    """Names can be told apart."""
    names: list[str] = []
    for seat in seats:
        if isinstance(seat, Open):
            continue
        check_name(seat.name)
        if isinstance(seat, Bot):
            check_bot(seat.spec)
        if any(are_alike(seat.name, name) for name in names):
            raise BadRules(Reason.SAME_NAME, name=seat.name)
        names.append(seat.name)


def is_nobodys(seats: Iterable[Seat], name: str) -> bool:
    """Whether nobody at the table has a name that can be mistaken for this one."""
    return all(isinstance(seat, Open) or not are_alike(seat.name, name) for seat in seats)


def parse_seats(text: str, *, players: int | None = None) -> tuple[Seat, ...]:
    """Seats from a text, set apart by `;`, or by commas; given how many players there are, one bot is for all seats."""
    given: object = text
    if not isinstance(given, str) or len(given) > LONGEST_TEXT or (players or 0) > MOST_SEATS:
        raise BadRules(Reason.TOO_MANY_SEATS, most=MOST_SEATS)
    parts = apart(text)
    if len(parts) == 1 and players is not None and parts[0].lower() not in (*ME, PERSON):
        parts *= players
    if len(parts) > MOST_SEATS:
        raise BadRules(Reason.TOO_MANY_SEATS, most=MOST_SEATS)
    for number, part in enumerate(parts, 1):
        if not part:
            raise BadRules(Reason.SEAT_EMPTY, number=number, text=shortened(text))
    seats = tuple(_seat(part, number) for number, part in enumerate(parts, 1))
    check_seats(seats)
    if players is not None and len(seats) != players:
        raise BadRules(Reason.SEAT_COUNT, seats=len(seats), players=players)
    return seats


def apart(text: str) -> list[str]:
    """Names of players that stand in one text, set apart by `;`, or by commas that begin no option."""
    return [part.strip() for part in (text.split(";") if ";" in text else COMMA.split(text.strip()))]


def _seat(part: str, number: int) -> Seat:
    word, _, name = part.partition(":")
    lower = word.lower()
    if part.lower() in ME:
        return Person(YOU)
    if part.lower() == OPEN:
        return Open()
    if lower == PERSON:
        if name.strip():
            check_own_name(name.strip())
        return Person(name.strip() or f"Player {number}")
    called = CALLED.fullmatch(part)
    spec = called[1] if called else part
    if MODEL.fullmatch(spec):
        word, colon, rest = spec.partition(":")
        spec = f"{word.lower()}{colon}{rest}"
    elif not OWN.fullmatch(spec):
        spec = spec.lower()
    return Bot(spec, called[2] if called else bot_name(spec, number))


def bot_name(spec: str, number: int) -> str:
    """`Greedy 2`; a player of one's own is called by its class, a language model by the end of its name."""
    kind, _, rest = spec.partition(":")
    called = rest.partition(",")[0].rpartition("/")[2].strip()
    is_called = bool(called) and "=" not in called if MODEL.fullmatch(spec) else OWN.fullmatch(spec)
    word = called if is_called else kind.capitalize()
    return f"{word[: LONGEST_NAME - 3].strip()} {number}"


def seats_text(seats: Iterable[Seat]) -> str:
    """Seats as `parse_seats` reads them."""
    return ";".join(_written(seat, number) for number, seat in enumerate(seats, 1))


def _written(seat: Seat, number: int) -> str:
    if isinstance(seat, Open):
        return OPEN
    if isinstance(seat, Person):
        return ME[0] if seat.name == YOU else f"{PERSON}:{seat.name}"
    return seat.spec if seat.name == bot_name(seat.spec, number) else f"{seat.spec} as {seat.name}"
