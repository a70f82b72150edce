"""Views, moves, events and previews as plain JSON objects, checked on the way in; the schemas are made from this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args

from dethrone.chance import shortened
from dethrone.errors import BadRules, Unreadable
from dethrone.errors import Reason as Shared
from dethrone.plain import Shapes
from dethrone.regidice import events as happened
from dethrone.regidice.codes import ANY_SET, K_SET, SEATS, Phase
from dethrone.regidice.dice import Die, die
from dethrone.regidice.events import Event
from dethrone.regidice.moves import Declare, MakeSet, Move, decode, encode, word_of
from dethrone.regidice.notation import parse_view, view_text
from dethrone.regidice.preview import Preview
from dethrone.regidice.refusal import Reason
from dethrone.regidice.rules import Rules
from dethrone.regidice.sampler import Layout
from dethrone.regidice.view import Outcome, Progress, View

EVENTS: tuple[type[Event], ...] = (
    *(happened.Rolled, happened.Declared, happened.Revealed, happened.Gathered, happened.Received),
    *(happened.Voted, happened.Raised, happened.SetMade, happened.Attacked, happened.Blocked),
    *(happened.SpellCast, happened.Placed, happened.Healed, happened.Defeated, happened.Entered),
    *(happened.HitBack, happened.DamageSplit, happened.Suffered, happened.Prepared, happened.Won),
    happened.Lost,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundJson:
    """How far the round has come; seats are numbers, sets are rows of values."""

    need: int
    damage: int
    blocked: int
    resolved: tuple[int, ...]
    dealers: tuple[int, ...]
    finisher: int | None
    felled: bool
    death: bool
    actor: int | None
    sets_made: int
    last_set: tuple[int, ...] | None
    pending_damage: int
    pending_block: int
    pending_heal: int
    ending: bool
    damage_left: int
    suffering_class: int
    prepared_seats: int
    last_die: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewJson:
    """A view spelled out; `dice` that show `?` lie behind a hand."""

    seat: int | None
    players: int
    rules: str
    round: int
    first_caller: int
    phase: Phase
    decider: int | None
    enemy_number: int
    enemy: tuple[int, ...]
    enemy_at_start: tuple[int, ...]
    spell_dice: tuple[int, ...]
    attack: int
    defence: int
    pips_left: int
    upcoming: tuple[int, ...]
    injured: tuple[Die, ...]
    pools: tuple[tuple[Die, ...], ...]
    zones: tuple[tuple[Die, ...], ...]
    calls: tuple[Declare | None, ...]
    owed: tuple[int, ...]
    received: tuple[tuple[int, ...], ...]
    wanted: tuple[int, ...]
    votes: tuple[Move, ...]
    progress: RoundJson
    outcome: Outcome | None


TOLD = ("spell_dice", "attack", "defence", "pips_left", "upcoming")  # what follows from the rest
UNPACKED = ("resolved", "dealers", "finisher", "actor", "last_set")
SHAPES = Shapes({Die: die})
MOVE = SHAPES.add("move", *get_args(Move))
EVENT = SHAPES.add("event", *EVENTS)
ROUND = SHAPES.add(None, RoundJson)
VIEW = SHAPES.add(None, ViewJson)
PREVIEW = SHAPES.add(None, Preview)
move = event = preview = SHAPES.plain
_facts = SHAPES.writer(ViewJson, but=("rules", "progress"))


# --------------------------------------------------------------------- moves and events
def read_move(data: object, /) -> Move:
    """The move of its JSON; one that no text can mean is refused, too."""
    one: Move = SHAPES.read(data, MOVE)
    if word_of(one) is None:
        raise Unreadable(Reason.SENSELESS, word=str(one)[:60])
    return one


def read_event(data: object, /) -> Event:
    """The event of its JSON."""
    one: Event = SHAPES.read(data, EVENT)
    return one


# ---------------------------------------------------------------------------------- views
def view(view: View, /) -> dict[str, Any]:
    """A seat's or a spectator's view as JSON."""
    if view.is_full:
        raise ValueError("A view with nothing hidden is its keeper's and goes nowhere.")
    return {**_facts(view), "rules": str(view.rules), "progress": _round(view)}


def _round(view: View) -> dict[str, Any]:
    done = view.progress
    last = None if done.last_set == ANY_SET else decode(K_SET | done.last_set)
    return {
        **done._asdict(),
        "resolved": _seats(done.resolved),
        "dealers": _seats(done.dealers),
        "finisher": None if done.finisher < 0 else done.finisher,
        "actor": None if done.actor < 0 else done.actor,
        "felled": bool(done.felled),
        "death": bool(done.death),
        "ending": bool(done.ending),
        "last_set": list(last.values) if isinstance(last, MakeSet) else None,
    }


def _bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in {*seats} & {*range(SEATS)})


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


def read_view(data: object, /) -> View:
    """The view of its JSON; one that no game can look like is refused."""
    plain: ViewJson = SHAPES.read(data, VIEW)
    try:
        one = parse_view(view_text(_layout(plain)))  # which looks at every number
    except (BadRules, ValueError, IndexError) as error:
        raise Unreadable(Shared.NOT_JSON, what=shortened(str(error), 200)) from None
    if view(one) != SHAPES.plain(plain):
        raise Unreadable(Shared.NOT_JSON, what="its numbers contradict each other")
    return one


def _layout(plain: ViewJson) -> Layout:
    names = [name for name in ViewJson.__slots__ if name not in ("rules", "progress", "decider", *TOLD)]
    return Layout(
        is_full=False,
        rules=Rules.parse(plain.rules),
        progress=_progress(plain.progress),
        **{name: getattr(plain, name) for name in names},
    )


def _progress(done: RoundJson) -> Progress:
    values = {name: int(getattr(done, name) or 0) for name in RoundJson.__slots__ if name not in UNPACKED}
    return Progress(
        resolved=_bits(done.resolved),
        dealers=_bits(done.dealers),
        finisher=-1 if done.finisher is None else done.finisher,
        actor=-1 if done.actor is None else done.actor,
        last_set=ANY_SET if done.last_set is None else encode(MakeSet(done.last_set)) ^ K_SET,
        **values,
    )


def schema() -> dict[str, Any]:
    """JSON Schemas of what goes over the wire, by name."""
    return SHAPES.schemas({"View": VIEW, "Move": MOVE, "Event": EVENT, "Preview": PREVIEW})
