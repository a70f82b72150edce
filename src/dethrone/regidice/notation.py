"""Positions and views in one line, as chess has its FEN, and in JSON.

`3 rulebook 2 P1 resolve 1:651 111 r-k- r13--b2/…/… ./y2/. A3/C:red-odd/K damage=2`: players (with `@1` a
seat's view, `@-` a spectator's), rules, round, first caller, phase, the enemy's number and dice, its dice at
the start of the round, the injured pile, the pools, the zones (each prepared for the next seat), the
declarations; then whatever else of the round differs from its beginning, as name=value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, replace

from dethrone.errors import BadRules, GameError, Unreadable
from dethrone.regidice.codes import ANY_SET, Phase
from dethrone.regidice.dice import CAUGHT, COLOURS, HIDDEN, Dice, heap, heap_text
from dethrone.regidice.engine import legal_words
from dethrone.regidice.moves import Action, Declare, Move
from dethrone.regidice.movetext import parse_move, read_declaration
from dethrone.regidice.position import Position
from dethrone.regidice.rules import Rules, check_players
from dethrone.regidice.view import PROGRESS, Outcome, Progress, View, full_view, position_of, sample

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
ACTING = {
    Phase.RAISE: (Action.COMPANION,),
    Phase.SET: (Action.ATTACK, Action.BLOCK, Action.HEAL, Action.CAST),
    Phase.COLOUR: (Action.ATTACK, Action.BLOCK, Action.HEAL),
    Phase.PIPS: (Action.ATTACK, Action.CAST),
    Phase.HEAL: (Action.HEAL, Action.CAST),
}
Json = str | int | bool | None | list["Json"] | dict[str, "Json"]


# -------------------------------------------------------------------------- writing
def position_text(position: Position, rules: Rules) -> str:
    """A whole position in one line."""
    return view_text(full_view(position, rules))


def view_text(view: View) -> str:
    """A view in one line; hidden dice show `?`."""
    values = _fields(view)
    return " ".join(
        [*(values[name] for name in NAMES), *(f"{name}={values[name]}" for name in EXTRAS if name in values)]
    )


def view_json(view: View) -> dict[str, Json]:
    """A view as JSON: the fields of its text, by name."""
    return dict(_fields(view))


def position_json(position: Position, rules: Rules) -> dict[str, Json]:
    """A whole position as JSON."""
    return view_json(full_view(position, rules))


def _fields(view: View) -> dict[str, str]:
    seen_by = "" if view.is_full else "@-" if view.seat is None else f"@{view.seat}"
    values = {
        "players": f"{view.players}{seen_by}",
        "rules": str(view.rules),
        "round": str(view.round),
        "first_caller": f"P{view.first_caller}",
        "phase": view.phase.name.lower(),
        "enemy": f"{view.enemy_number + 1}:{_digits(view.enemy)}",
        "enemy_at_start": _digits(view.enemy_at_start),
        "injured": heap_text(view.injured),
        "pools": "/".join(map(heap_text, view.pools)),
        "zones": "/".join(map(heap_text, view.zones)),
        "calls": "/".join("-" if call is None else str(call) for call in view.calls),
    }
    usual = _usual(view.enemy_at_start)
    for name in PROGRESS:
        if getattr(view.progress, name) != getattr(usual, name):
            values[WRITTEN[name]] = str(getattr(view.progress, name))
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


def _usual(start: tuple[int, ...]) -> Progress:
    return Progress(need=6 * len(start) - sum(start))


# -------------------------------------------------------------------------- reading
def parse_position(text: str) -> tuple[Position, Rules]:
    """The position of a line, and its rules."""
    view = parse_view(text)
    if not view.is_full:
        raise Unreadable("This is a seat's view, not a whole position.", text=text)
    return position_of(view), view.rules


def parse_view(text: str) -> View:
    """The view of a line, checked as far as one can see."""
    words = list(re.finditer(r"\S+", text))
    if len(words) < len(NAMES):
        raise Unreadable(
            f"A position has {len(NAMES)} fields ({', '.join(NAMES)}); this one has {len(words)}.",
            text=text,
            where=len(text),
        )
    values = {name: (word[0], word.start()) for name, word in zip(NAMES, words, strict=False)}
    for word in words[len(NAMES) :]:
        name, _, value = word[0].partition("=")
        if name.lower() not in EXTRAS or not value or name.lower() in values:
            raise Unreadable(f"{word[0]!r} is no further field of a position.", text=text, where=word.start())
        values[name.lower()] = value, word.start() + len(name) + 1
    return _view_from(values, text)


def view_from_json(data: Mapping[str, Json]) -> View:
    """The view of its JSON."""
    for name in NAMES:
        if name not in data:
            raise Unreadable(f"The position lacks the field {name!r}.")
    for name, value in data.items():
        if name not in (*NAMES, *EXTRAS) or not isinstance(value, str) or not value or " " in value:
            raise Unreadable(f"The field {name!r} of the position is not understood.")
    words = [str(data[name]) for name in NAMES]
    return parse_view(" ".join([*words, *(f"{name}={data[name]}" for name in EXTRAS if name in data)]))


def position_from_json(data: Mapping[str, Json]) -> tuple[Position, Rules]:
    """The position of its JSON, and its rules."""
    view = view_from_json(data)
    return position_of(view), view.rules


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
        word, where = values.get(name, (text, 0))
        reason = str(error) if isinstance(error, Unreadable | BadRules) else f"{word!r} makes no sense there."
        inside = error.where if isinstance(error, Unreadable) else 0
        raise Unreadable(f"In the field {name}: {reason}", text=text, where=where + inside) from None


def _read_players(word: str) -> tuple[int, int | None, bool]:
    match = re.fullmatch(r"(\d)(?:@(-|\d))?", word)
    if match is None:
        raise Unreadable(f"{word!r} is no number of players: write 3, or 3@1 for the view of P1.", text=word)
    check_players(int(match[1]))
    seat = None if match[2] in (None, "-") else int(match[2])
    if seat is not None and seat >= int(match[1]):
        raise Unreadable(f"There is no seat P{seat} among {match[1]} players.", text=word)
    return int(match[1]), seat, match[2] is None


def _read_field(name: str, word: str, players: int) -> object:
    if name in RANGES:
        low, high = RANGES[name]
        return _number(word, low, high)
    return READERS[name](word, players)


def _number(word: str, low: int, high: int) -> int:
    if not re.fullmatch(r"-?\d+", word) or not low <= int(word) <= high or str(int(word)) != word:
        raise Unreadable(f"{word!r} is no number from {low} to {high}.", text=word)
    return int(word)


def _read_enemy(word: str, _: int) -> tuple[int, tuple[int, ...]]:
    match = re.fullmatch(r"([1-3]):([1-6]+)", word)
    if match is None or len(match[2]) != 2 + int(match[1]):
        raise Unreadable(
            f"{word!r} is no enemy: write its number and its 3, 4 or 5 dice, such as 1:651.", text=word
        )
    return int(match[1]) - 1, _read_values(match[2], 0)


def _read_values(word: str, _: int) -> tuple[int, ...]:
    if not re.fullmatch(r"[1-6]+", word):
        raise Unreadable(f"{word!r} is no row of values from 1 to 6.", text=word)
    return tuple(sorted(map(int, word), reverse=True))


def _read_heaps(word: str, players: int) -> tuple[Dice, ...]:
    found: list[Dice] = []
    at = 0
    for part in _seats(word, players):
        try:
            found.append(heap(part))
        except Unreadable as error:
            raise Unreadable(str(error), text=word, where=at + error.where) from None
        at += len(part) + 1
    return tuple(found)


def _seats(word: str, players: int) -> list[str]:
    parts = word.split("/")
    if len(parts) != players:
        raise Unreadable(f"{word!r} has {len(parts)} parts for {players} players.", text=word)
    return parts


def _read_call(word: str) -> Declare | None:
    if word == "-":
        return None
    call = read_declaration(word.lower())
    if call is None:
        raise Unreadable(f"{word!r} is no declaration.", text=word)
    return call


def _read_received(word: str, players: int) -> tuple[tuple[int, ...], ...]:
    parts = _seats(word, players)
    if not all(re.fullmatch(r"\d{4}", part) for part in parts):
        raise Unreadable(f"{word!r} is not four numbers for each seat.", text=word)
    return tuple(tuple(map(int, part)) for part in parts)


READERS: dict[str, Callable[[str, int], object]] = {
    "rules": lambda word, _: Rules.parse(word),
    "round": lambda word, _: _number(word, 1, 100_000),
    "first_caller": lambda word, players: _number(word.lower().removeprefix("p"), 0, players - 1),
    "phase": lambda word, _: Phase[word.upper()],
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


# ------------------------------------------------------------------------- assembling
def _assemble(parts: dict[str, object], players: int, seat: int | None, *, is_full: bool) -> View:
    number, enemy = parts.pop("enemy")  # type: ignore[misc]
    start = parts["enemy_at_start"]
    done = {name: parts.pop(word) for name, word in WRITTEN.items() if word in parts}
    rest: dict[str, object] = {
        "owed": (0,) * players,
        "received": ((0,) * 4,) * players,
        "wanted": (),
        "votes": (),
        "outcome": None,
    }
    view = View(
        seat=seat,
        is_full=is_full,
        players=players,
        decider=None,
        enemy_number=number,  # type: ignore[has-type]
        enemy=enemy,  # type: ignore[has-type]
        progress=replace(_usual(start), **done),  # type: ignore[arg-type]
        **(rest | parts),  # type: ignore[arg-type]
    )
    check_view(view)
    position = sample(view, seed=0)
    if view.outcome is None and not legal_words(position):
        raise Unreadable("Nobody could make a move in this position.")
    asked = position.decider()
    return replace(view, decider=None if asked < 0 else asked)


def check_view(view: View) -> None:
    """Refuse a view that no game can look like, in so far as the engine relies on it."""
    for reason, is_broken in _breaches(view).items():
        if is_broken:
            raise Unreadable(reason)


def _breaches(view: View) -> dict[str, bool]:
    declared = [call is not None for call in view.calls]
    order = [declared[(view.first_caller + i) % view.players] for i in range(view.players)]
    heaps = [*view.pools, *view.zones, view.injured]
    black = sum(die.colour is COLOURS[3] for held in heaps for die in held)
    actor = view.progress.actor
    return {
        "Dice are hidden after the reveal, or in a whole position.": view.has_hidden_dice
        and (view.is_full or view.phase is not Phase.DECLARE),
        "A viewer before the reveal sees the own dice and no others.": not view.is_full
        and view.phase is Phase.DECLARE
        and any(
            (die.value == HIDDEN) == (seat == view.seat)
            for seat, pool in enumerate(view.pools)
            for die in pool
        ),
        "Prepared dice show a value.": not all(die.is_showing for zone in view.zones for die in zone),
        "Injured dice show nothing.": any(die.value != 0 for die in view.injured),
        "There are eight dice of each colour.": any(
            sum(die.colour is one for held in heaps for die in held) > 8 for one in COLOURS[:3]
        ),
        "So many black dice have not been won yet.": black > (0, 3, 7)[view.enemy_number],
        "Only black dice are taken from an enemy.": any(
            die.value == CAUGHT and die.colour is not COLOURS[3] for held in heaps for die in held
        ),
        "Declarations are made from the first caller on.": order != sorted(order, reverse=True),
        "Everybody has declared once the dice are revealed.": (view.phase is Phase.DECLARE) == all(declared)
        and view.outcome is None,
        "A game is over exactly if it has an outcome.": (view.phase is Phase.OVER)
        != (view.outcome is not None),
        "The seat that acts does not exist or declared something else.": view.phase in ACTING
        and (not 0 <= actor < view.players or view.action(actor) not in ACTING[view.phase]),
        "Nobody acts in this phase.": view.phase not in ACTING
        and actor >= 0
        and view.phase is not Phase.SHARE,
        "There are more votes than voters.": len(view.votes) >= view.players,
        "Sets want dice that are not there.": view.phase in (Phase.SET, Phase.COLOUR) and not _covers(view),
        "Nothing is left to choose colours for.": view.phase is Phase.COLOUR and not view.wanted,
        "There is no damage to place.": view.phase is Phase.PIPS
        and not 0 < view.progress.pending_damage < view.pips_left + 1,
        "There is nothing to heal.": view.phase is Phase.HEAL
        and not (view.progress.pending_heal and view.injured),
        "Somebody owes dice exactly while dice are given up.": (view.phase is Phase.LOSE) != any(view.owed),
        "A seat owes more dice than it has.": any(
            owed > len(pool) for owed, pool in zip(view.owed, view.pools, strict=True)
        ),
        "Everybody has prepared already.": view.phase is Phase.PREPARE
        and view.progress.prepared_seats >= view.players,
        "A taker or a finisher does not exist.": view.progress.finisher >= view.players
        or view.progress.dealers >> view.players != 0,
    }


def _covers(view: View) -> bool:
    """Whether the acting seat still shows every die that its sets want."""
    if not 0 <= view.progress.actor < view.players:
        return False
    showing = [die.value for die in view.pools[view.progress.actor]]
    return all(view.wanted.count(value) <= showing.count(value) for value in set(view.wanted))


# ------------------------------------------------------------------------------ moves
def move_json(move: Move) -> dict[str, Json]:
    """A move as JSON: its kind, its text, and its parts as texts."""
    parts = {field.name: str(getattr(move, field.name)) for field in fields(move)}
    return {"kind": type(move).__name__.lower(), "text": str(move), **dict(parts.items())}


def move_from_json(data: Mapping[str, Json]) -> Move:
    """The move of its JSON; the text decides, the kind must agree."""
    move = parse_move(str(data.get("text", "")))
    if data.get("kind") != type(move).__name__.lower():
        raise Unreadable(f"The text {data.get('text')!r} is not a move of the kind {data.get('kind')!r}.")
    return move
