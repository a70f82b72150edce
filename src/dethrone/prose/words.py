"""From what a game tells to what a message takes: values become facts, and facts become arguments.

A value (an event, a move, a preview) is first made plain: the same JSON that the game's `wire` sends. So these rules
serve a browser too, which is given that JSON and the same Fluent files:

1. *Message*: an event says its id, `<game>-<event>`: `{"event": "set-made", …}` of Regidice is `regidice-set-made`.
2. *Names*: a field's name with dashes: `is_doubled` is `$is-doubled`.
3. *Single values*: a number is a number, written without grouping; true and false are `yes` and `no`; null is `none`.
   A text is itself; beside it `$x-is` is the same with a dash for whatever is neither letter nor digit, to select by
   (`lost:stuck` is `lost-stuck`). A card `JS` gives `$x-rank` J and `$x-suit` S; a die `r4` gives `$x-colour` r and
   `$x-value` 4.
4. *Seats* (fields `seat`, `by`, `target`, `first_caller`): `$seat` is the name, `$seat-number` the number, and
   `$seat-is` is `you` for a seat that is called `You`, `other` for another, `none` for null. `seat` also gives `$next`
   and `$next-is`, its left neighbour; the others tell by `$by-same`, yes or no, whether they are the `seat`, too.
   `$host` and `$host-is` are seat 0.
5. *Lists*: `$x-count`, `$x` joined with spaces, `$x-sum` joined with `+` (a list of lists: each joined with `+`, with
   commas between them), and `$x-heap`, dice by colour (`r133b2`). The card `*` is called what `<game>-jester` says. A
   list for which there is a message named after message and field (`regidice-rolled-pools`) is said entry by entry,
   with `$entry` (a value by these rules) and `$seat…`: an entry that is a pair is a seat and a number, otherwise
   entries stand seat by seat. What stands between entries is the attribute `.between` of that message, otherwise a
   comma.
6. *Values in values*: the fields of `call` are `$call-action`, `$call-number` …, and `$call` is what the move is
   called by `<game>-move-<move>`, if there is such a message.
7. *Parts in parts*: a list of parts (an id with plain facts each) is said part by part, with commas between them.

At the table an event is told by the message with the ending `-told`, if there is one. Neighbours of one kind and seat
are told at once by that with the ending `-several`: single values and lists of numbers become a list of them, lists of
texts one long list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, NamedTuple, TypeAlias

YOU = "You"
SIMPLE = frozenset({str, int, float, bool, type(None)})  # what is plain as it stands
SEATS = ("P0", "P1", "P2", "P3")
SEAT_FIELDS = ("seat", "by", "target", "first_caller")
PIECES = ("Card", "Die")  # values that are one text each
CARD = re.compile(r"(10|[2-9AJQK])([CDHS])")
DIE = re.compile(r"([rbyk])([-?*1-6])")

Plain = dict[str, Any]
Names = Sequence[str]


class Part(NamedTuple):
    """Something to be said, as data: a message's id and its plain facts, seats as numbers."""

    message: str
    facts: Mapping[str, Any]


Reason: TypeAlias = tuple[tuple[Part, ...], ...]  # why one would make a move: clauses of one or more parts


def part(message: str, /, **facts: Any) -> Part:
    """A message and what it needs."""
    return Part(message, {name: plain(value) for name, value in facts.items()})


def event_part(game: str, event: Any) -> Part:
    """An event, or its JSON, as something to be said."""
    facts = event if isinstance(event, dict) else plain(event)
    return Part(f"{game}-{facts['event']}", {name: one for name, one in facts.items() if name != "event"})


# ------------------------------------------------------------------- plain
@cache
def kebab(name: str) -> str:
    """`WishesOpened` as `wishes-opened`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def plain(value: Any) -> Any:
    """A value as its wire JSON; what is plain already stays as it is."""
    if type(value) in SIMPLE or isinstance(value, Part):
        return value
    if isinstance(value, bool | str | int | float) and not isinstance(value, Enum):
        return value
    if isinstance(value, Enum):
        return value.value if isinstance(value.value, str) else value.name.lower()
    if isinstance(value, Mapping):
        return {name: plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    kind: type = type(value)
    names = None if kind.__name__ in PIECES else _fields(kind)
    if names is None:
        return str(value)
    return _tag(value) | {name: plain(getattr(value, name)) for name in names}


@cache
def _fields(kind: type) -> tuple[str, ...] | None:
    """The fields of a dataclass or struct; None of any other type."""
    if is_dataclass(kind):
        return tuple(one.name for one in fields(kind))
    names: tuple[str, ...] | None = getattr(kind, "__struct_fields__", None)
    return names


def _tag(value: Any) -> Plain:
    """What kind of move or event it is; a preview is neither."""
    kind, room = type(value).__name__, type(value).__module__.rsplit(".", 1)[-1]
    if kind == "Preview":
        return {}
    return {"move" if room == "moves" else "event": kebab(kind)}


# --------------------------------------------------------------- arguments
class Words:
    """Makes arguments; `say` says a message with arguments, `has` tells whether there is one, `needs` what it takes.

    Only what a message takes is made.
    """

    def __init__(
        self,
        has: Callable[[str], bool],
        say: Callable[[str, Plain], str],
        needs: Callable[[str], frozenset[str]],
        game: str,
    ) -> None:
        self._has = has
        self._say = say
        self._needs = needs
        self._game = game

    def arguments(self, message: str, facts: Mapping[str, Any], names: Names) -> Plain:
        """The arguments of a message about a game, from plain facts."""
        needs = self._needs(message)
        found = self._all(message, facts, names, needs)
        return found | _seat("host", 0, names) if _takes(needs, "host") else found

    def _all(self, message: str, facts: Mapping[str, Any], names: Names, needs: frozenset[str]) -> Plain:
        found: Plain = {}
        for name, value in facts.items():
            key = _key(name)
            if not _takes(needs, key):
                continue
            if type(value) is int and name not in SEAT_FIELDS:
                found[key] = value
                continue
            found |= self._of(message, name, value, names, needs)
            if name in SEAT_FIELDS[1:] and "seat" in facts:
                found[f"{key}-same"] = "yes" if value == facts["seat"] else "no"
        return found

    def _of(self, message: str, name: str, value: Any, names: Names, needs: frozenset[str]) -> Plain:
        key = _key(name)
        if name in SEAT_FIELDS:
            follower = (
                {} if name != "seat" or value is None else _seat("next", (value + 1) % len(names), names)
            )
            return _seat(key, value, names) | follower
        if type(value) in SIMPLE:
            return single(key, value)
        if isinstance(value, list | tuple):
            return self._listed(message, key, value, names)
        if isinstance(value, Mapping):
            return self._nested(message, key, value, names, needs)
        return single(key, value)

    def _nested(
        self, message: str, key: str, value: Mapping[str, Any], names: Names, needs: frozenset[str]
    ) -> Plain:
        called = f"{self._game}-move-{value.get('move')}"
        is_called = key in needs and self._has(called)
        inner_needs = frozenset(one[len(key) + 1 :] for one in needs if one.startswith(f"{key}-"))
        if is_called:
            inner_needs |= self._needs(called)
        inner = self._all(called if self._has(called) else f"{message}-{key}", value, names, inner_needs)
        text = {key: self._say(called, inner)} if is_called else {}
        return {f"{key}-{name}": one for name, one in inner.items()} | text

    def _listed(self, message: str, key: str, values: Sequence[Any], names: Names) -> Plain:
        each = f"{message}-{key}"
        if values and isinstance(values[0], Part):
            said = [self._say(one.message, self.arguments(one.message, one.facts, names)) for one in values]
            return {key: ", ".join(said), f"{key}-count": len(values)}
        if not self._has(each):
            return self._joined(key, values)
        pairs = [value if _is_pair(value) else (seat, value) for seat, value in enumerate(values)]
        entries = [
            self._say(
                each, _entry_seat(seat, names) | self._of(each, "entry", value, names, self._needs(each))
            )
            for seat, value in pairs
        ]
        between = f"{each}.between"
        return {
            key: (self._say(between, {}) if self._has(between) else ", ").join(entries),
            f"{key}-count": len(values),
        }

    def _joined(self, key: str, values: Sequence[Any]) -> Plain:
        if values and isinstance(values[0], list | tuple):
            texts = ["+".join(map(str, value)) for value in values]
            return {key: ", ".join(texts), f"{key}-count": len(values)}
        texts = [self._piece(value) for value in values]
        return {
            key: " ".join(texts),
            f"{key}-sum": "+".join(texts),
            f"{key}-heap": heap(texts),
            f"{key}-count": len(values),
        }

    def _piece(self, value: Any) -> str:
        jester = f"{self._game}-jester"
        return self._say(jester, {}) if value == "*" and self._has(jester) else str(value)


@cache
def _key(name: str) -> str:
    return name.replace("_", "-")


@cache
def _takes(needs: frozenset[str], key: str) -> bool:
    """Whether a message that takes these arguments takes any that a field gives; a seat gives its neighbour, too."""
    keys = (key, "next") if key == "seat" else (key,)
    return any(one == each or one.startswith(f"{each}-") for one in needs for each in keys)


def single(key: str, value: Any) -> Plain:
    """The arguments of one value that is no list: a number, a text, a truth, nothing."""
    if value is None or isinstance(value, bool):
        word = "none" if value is None else "yes" if value else "no"
        return {key: word, f"{key}-is": word}
    if not isinstance(value, str):
        return {key: value}
    found: Plain = {key: value, f"{key}-is": re.sub(r"[^0-9A-Za-z]+", "-", value)}
    if match := CARD.fullmatch(value):
        found |= {f"{key}-rank": match[1], f"{key}-suit": match[2]}
    elif match := DIE.fullmatch(value):
        found |= {
            f"{key}-colour": match[1],
            f"{key}-value": int(match[2]) if match[2].isdigit() else match[2],
        }
    return found


def gathered(events: Sequence[Plain]) -> Plain:
    """Several events of one kind and seat as one, their fields gathered into lists."""
    first = events[0]
    found = dict(first)
    for name, value in first.items():
        values = [event[name] for event in events]
        if name in SEAT_FIELDS or name == "event":
            continue
        is_texts = isinstance(value, list) and all(isinstance(one, str) for row in values for one in row)
        found[name] = [one for row in values for one in row] if is_texts else values
    return found


def heap(dice: Sequence[str]) -> str:
    """Dice as short as can be: `r133b2k?`, or `.` for none."""
    faces: dict[str, str] = {}
    for one in dice:
        faces[one[0]] = faces.get(one[0], "") + one[1:]
    return "".join(letter + shown for letter, shown in faces.items()) or "."


def _seat(key: str, seat: int | None, names: Names) -> Plain:
    if seat is None:
        return {key: "none", f"{key}-is": "none", f"{key}-number": "none"}
    return {key: names[seat], f"{key}-is": "you" if names[seat] == YOU else "other", f"{key}-number": seat}


def _entry_seat(seat: int, names: Names) -> Plain:
    """The seat that an entry stands for; a list that is no list of seats can be longer than the table."""
    return _seat("seat", seat, names) if seat < len(names) else {}


def _is_pair(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and all(isinstance(one, int) for one in value)
