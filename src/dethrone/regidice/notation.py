"""Positions and views in one line, as chess has its FEN.

`3 rulebook 2 P1 resolve 1:651 111 r-k- r13--b2/…/… ./y2/. A3/C:red-odd/K damage=2`: players (with `@1` a
seat's view, `@-` a spectator's), rules, round, first caller, phase, the enemy's number and dice, its dice at
the start of the round, the injured pile, the pools, the zones (each prepared for the next seat), the
declarations; then whatever else of the round differs from its beginning, as name=value.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from dethrone.bits import MASK64
from dethrone.chance import shortened
from dethrone.errors import BadRules, GameError, Unreadable
from dethrone.errors import Reason as Shared
from dethrone.regidice.codes import ANY_SET, CALLS, PHASES, SEATS, Option, Phase
from dethrone.regidice.dice import Dice, heap, heap_text
from dethrone.regidice.moves import Declare
from dethrone.regidice.movetext import parse_move, read_declaration
from dethrone.regidice.position import Position, position_from
from dethrone.regidice.refusal import Reason
from dethrone.regidice.rules import Rules, check_players, rules_of
from dethrone.regidice.sampler import Layout, position_of, view_from
from dethrone.regidice.view import PROGRESS, Outcome, Progress, View, full_view

NAMES = (
    *("players", "rules", "round", "first_caller", "phase", "enemy", "enemy_at_start"),
    *("injured", "pools", "zones", "calls"),
)
WRITTEN = {  # the written name of a field that is called otherwise in the code
    **{name: name for name in PROGRESS},
    "sets_made": "made",
    "pending_damage": "pend_damage",
    "pending_block": "pend_block",
    "pending_heal": "pend_heal",
    "damage_left": "hurt",
    "suffering_class": "rank",
    "prepared_seats": "turn",
}
EXTRAS = (*WRITTEN.values(), "owed", "received", "wanted", "votes", "outcome")
RANGES = {
    **dict.fromkeys(WRITTEN.values(), (0, 99)),
    **dict.fromkeys(("resolved", "dealers"), (0, 15)),
    **dict.fromkeys(("felled", "death", "ending"), (0, 1)),
    **dict.fromkeys(("actor", "finisher"), (-1, 3)),
    **{"last_set": (0, ANY_SET), "rank": (0, 5), "turn": (0, 4), "last_die": (0, 27), "hurt": (0, 5)},
}
PLAYERS = re.compile(r"(\d)(?:@(-|\d))?")  # how many, and whose view it is
LONGEST = 5000  # characters of a line
MOST_ROUNDS = 100_000
SMALL = (0, 99)
SEAT_OR_NONE = (-1, 3)
BOUNDS = (  # of the numbers a snapshot begins with: whatever is indexed or counted by them is there
    *((2, 4), (0, sum(Option)), (0, MOST_ROUNDS), (1, MOST_ROUNDS), (0, 3), (0, 2), (0, len(PHASES) - 1)),
    *((0, 2), (0, 4), (1, 30), SMALL, SMALL, SMALL, (0, 15), (0, 15), SEAT_OR_NONE, (0, 1), (0, 1)),
    *(SEAT_OR_NONE, SMALL, SMALL, SMALL, SMALL, (0, 1), (0, 5), (0, 5), (0, 4), (0, 27)),
    *((0, 3), (0, ANY_SET), (0, MASK64)),
)
HEAP = (0, 31)
SEAT_BOUNDS = ((0, MASK64), HEAP, HEAP, (-1, CALLS - 1), HEAP, *([HEAP] * 64))
SNAPSHOT = (*BOUNDS, *(SEAT_BOUNDS * SEATS), *([HEAP] * 21))


# -------------------------------------------------------------------------- writing
def position_text(position: Position, rules: Rules) -> str:
    """A whole position in one line."""
    return view_text(full_view(position, rules))


def view_text(view: View | Layout) -> str:
    """A view in one line; hidden dice show `?`."""
    values = _fields(view)
    return " ".join(
        [*(values[name] for name in NAMES), *(f"{name}={values[name]}" for name in EXTRAS if name in values)]
    )


def _fields(view: View | Layout) -> dict[str, str]:
    seen_by = "" if view.is_full else "@-" if view.seat is None else f"@{view.seat}"
    values = {
        "players": f"{view.players}{seen_by}",
        "rules": str(view.rules),
        "round": str(view.round),
        "first_caller": f"P{view.first_caller}",
        "phase": view.phase.value,
        "enemy": f"{view.enemy_number + 1}:{_digits(view.enemy)}",
        "enemy_at_start": _digits(view.enemy_at_start),
        "injured": heap_text(view.injured),
        "pools": "/".join(map(heap_text, view.pools)),
        "zones": "/".join(map(heap_text, view.zones)),
        "calls": "/".join("-" if call is None else str(call) for call in view.calls),
    }
    usual = usual_progress(view.enemy_at_start)
    done = view.outline if isinstance(view, View) else view.progress
    for name in PROGRESS:
        if getattr(done, name) != getattr(usual, name):
            values[WRITTEN[name]] = str(getattr(done, name))
    if any(view.owed):
        values["owed"] = "/".join(map(str, view.owed))
    if any(map(any, view.received)):
        values["received"] = "/".join("".join(map(str, counts)) for counts in view.received)
    if view.wanted:
        values["wanted"] = _digits(view.wanted)
    if view.votes:
        values["votes"] = ",".join(map(str, view.votes))
    if view.outcome is not None:
        values["outcome"] = view.outcome.value
    return values


def _digits(values: tuple[int, ...]) -> str:
    return "".join(map(str, values))


def usual_progress(start: tuple[int, ...]) -> Progress:
    """How far a round has come at its beginning."""
    return Progress(need=6 * len(start) - sum(start))


# -------------------------------------------------------------------------- reading
def parse_position(text: str) -> tuple[Position, Rules]:
    """The position of a line, and its rules."""
    view = parse_view(text)
    if not view.is_full:
        raise Unreadable(Reason.NOT_WHOLE, text=text)
    return position_of(view), view.rules


def position_again(numbers: tuple[int, ...]) -> Position:
    """A pickled position; numbers that no line of text could lead to are refused."""
    if not _are_bounded(numbers):
        raise Unreadable(Shared.PICKLE_DAMAGED)
    position = position_from(numbers)
    try:
        text = position_text(position, rules_of(position.options, position.max_rounds))
        again, _ = parse_position(text)
    except (GameError, ValueError, LookupError):  # a vote is no move, or there can be no such table
        raise Unreadable(Shared.PICKLE_DAMAGED) from None
    again.reseed(numbers[len(BOUNDS) - 1])
    if again.snapshot() != numbers:
        raise Unreadable(Shared.PICKLE_DAMAGED)
    return again


def _are_bounded(numbers: object) -> bool:
    """Whether these can be laid down at all: compiled code trusts what lies there."""
    if type(numbers) is not tuple or len(numbers) != len(SNAPSHOT):
        return False
    return all(
        type(number) is int and low <= number <= high
        for number, (low, high) in zip(numbers, SNAPSHOT, strict=True)
    )


def parse_view(text: str) -> View:
    """The view of a line, checked as far as one can see."""
    given: object = text
    if not isinstance(given, str) or len(given) > LONGEST:
        raise Unreadable(Reason.SENSELESS, word=shortened(text))
    words = list(re.finditer(r"\S+", text))
    if words and PLAYERS.fullmatch(words[0][0]) is None:  # it is no line of this game, however long it is
        raise _in_field("players", text, words[0].start(), _no_players(words[0][0]))
    if len(words) < len(NAMES):
        raise Unreadable(
            Reason.FIELD_COUNT,
            text=text,
            where=len(text),
            count=len(NAMES),
            names=list(NAMES),
            words=len(words),
        )
    values = {name: (word[0], word.start()) for name, word in zip(NAMES, words, strict=False)}
    for word in words[len(NAMES) :]:
        name, _, value = word[0].partition("=")
        if name.lower() not in EXTRAS or not value or name.lower() in values:
            raise Unreadable(Reason.NO_FIELD, text=text, where=word.start(), word=shortened(word[0]))
        values[name.lower()] = value, word.start() + len(name) + 1
    return _view_from(values, text)


def _view_from(values: dict[str, tuple[str, int]], text: str) -> View:
    name = "players"
    try:
        players, seat, is_full = _read_players(values["players"][0])
        parts: dict[str, object] = {}
        for name in (*NAMES[1:], *EXTRAS):
            if name in values:
                parts[name] = _read_field(name, values[name][0], players)
        name = "position"
        return _assemble(parts, players, seat, is_full=is_full)
    except (GameError, ValueError, KeyError) as error:
        word, where = values.get(name, (text, len(text)))  # the whole was read before it was found impossible
        why = error if isinstance(error, Unreadable | BadRules) else _senseless(word)
        inside = error.where if isinstance(error, Unreadable) else 0
        raise _in_field(name, text, where + inside, why) from None


def _in_field(name: str, text: str, where: int, why: GameError) -> Unreadable:
    return Unreadable(Reason.IN_FIELD, text=text, where=where, field=name, why=str(why))


def _no_players(word: str) -> Unreadable:
    return Unreadable(Reason.NO_PLAYERS, text=word, word=shortened(word))


def _senseless(word: str) -> Unreadable:
    return Unreadable(Reason.SENSELESS, text=word, word=shortened(word))


def _read_players(word: str) -> tuple[int, int | None, bool]:
    match = PLAYERS.fullmatch(word)
    if match is None:
        raise _no_players(word)
    check_players(int(match[1]))
    seat = None if match[2] in (None, "-") else int(match[2])
    if seat is not None and seat >= int(match[1]):
        raise Unreadable(Shared.NO_SEAT, text=word, seat=seat, players=int(match[1]))
    return int(match[1]), seat, match[2] is None


def _read_field(name: str, word: str, players: int) -> object:
    if name in RANGES:
        low, high = RANGES[name]
        return _number(word, low, high)
    return READERS[name](word, players)


def _number(word: str, low: int, high: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,10}", word) or not low <= int(word) <= high or str(int(word)) != word:
        raise Unreadable(Reason.NOT_BETWEEN, text=word, word=shortened(word), low=low, high=high)
    return int(word)


def _read_enemy(word: str, _: int) -> tuple[int, tuple[int, ...]]:
    match = re.fullmatch(r"([1-3]):([1-6]+)", word)
    if match is None or len(match[2]) != 2 + int(match[1]):
        raise Unreadable(Reason.NO_ENEMY, text=word, word=shortened(word))
    return int(match[1]) - 1, _read_values(match[2], 0)


def _read_values(word: str, _: int) -> tuple[int, ...]:
    if not re.fullmatch(r"[1-6]+", word):
        raise Unreadable(Reason.NO_VALUES, text=word, word=shortened(word))
    return tuple(sorted(map(int, word), reverse=True))


def _read_heaps(word: str, players: int) -> tuple[Dice, ...]:
    found: list[Dice] = []
    at = 0
    for part in _seats(word, players):
        try:
            found.append(heap(part))
        except Unreadable as error:
            raise error.within(word, at) from None
        at += len(part) + 1
    return tuple(found)


def _seats(word: str, players: int) -> list[str]:
    parts = word.split("/")
    if len(parts) != players:
        raise Unreadable(
            Reason.SEAT_PARTS, text=word, word=shortened(word), count=len(parts), players=players
        )
    return parts


def _read_call(word: str) -> Declare | None:
    if word == "-":
        return None
    call = read_declaration(word.lower())
    if call is None:
        raise Unreadable(Reason.NO_CALL, text=word, word=shortened(word))
    return call


def _read_received(word: str, players: int) -> tuple[tuple[int, ...], ...]:
    parts = _seats(word, players)
    if not all(re.fullmatch(r"[0-9]{4}", part) for part in parts):
        raise Unreadable(Reason.NO_RECEIVED, text=word, word=shortened(word))
    return tuple(tuple(map(int, part)) for part in parts)


READERS: dict[str, Callable[[str, int], object]] = {
    "rules": lambda word, _: Rules.parse(word),
    "round": lambda word, _: _number(word, 1, MOST_ROUNDS),
    "first_caller": lambda word, players: _number(word.lower().removeprefix("p"), 0, players - 1),
    "phase": lambda word, _: Phase(word.lower()),
    "enemy": _read_enemy,
    "enemy_at_start": _read_values,
    "injured": lambda word, _: heap(word),
    "pools": _read_heaps,
    "zones": _read_heaps,
    "calls": lambda word, players: tuple(_read_call(part) for part in _seats(word, players)),
    "owed": lambda word, players: tuple(_number(part, 0, 31) for part in _seats(word, players)),
    "received": _read_received,
    "wanted": _read_values,
    "votes": lambda word, _: tuple(parse_move(part) for part in word.split(",")),
    "outcome": lambda word, _: Outcome(word.lower()),
}


def _assemble(parts: dict[str, object], players: int, seat: int | None, *, is_full: bool) -> View:
    number, enemy = parts.pop("enemy")  # type: ignore[misc]
    done = {name: parts.pop(word) for name, word in WRITTEN.items() if word in parts}
    usual: dict[str, object] = {
        "owed": (0,) * players,
        "received": ((0,) * 4,) * players,
        "wanted": (),
        "votes": (),
        "outcome": None,
    }
    return view_from(
        Layout(
            seat=seat,
            is_full=is_full,
            players=players,
            enemy_number=number,  # type: ignore[has-type]
            enemy=enemy,  # type: ignore[has-type]
            progress=usual_progress(parts["enemy_at_start"])._replace(**done),  # type: ignore[arg-type]
            **(usual | parts),  # type: ignore[arg-type]
        )
    )
