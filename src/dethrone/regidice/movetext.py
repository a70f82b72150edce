"""Reads moves: strict text as it is printed, and what people type instead.

Understood besides the printed form: any case, spaces for `:` and `+`, full words (`attack gathering 3's`,
`cast red odds`, `animal companion`, `end`), and, where the phase is given, a bare answer to what is asked
(`P1`, `6+5`, `r3`). `read_moves` also reads several at once and puts them in order: `put y6 r2; done`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from dethrone.errors import Unreadable
from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import COLOURS, Colour, Die, colour, dice, in_order
from dethrone.regidice.moves import (
    DECLARATIONS,
    Act,
    Action,
    Cast,
    Declare,
    Done,
    Heal,
    Lose,
    MakeSet,
    Move,
    Parity,
    Pips,
    Put,
    Raise,
    Share,
    Shares,
    Spend,
    Split,
    Use,
    encode,
)

COLOUR_WORD = r"(red|blue|yellow|black|r|b|y|k)"
NUMBER_CALL = re.compile(r"(attack|block|defend|heal|a|b|d|h)[\s:-]*(?:gather(?:ing)?\s*)?([1-6])(?:['’]?s)?")
CAST_CALL = re.compile(rf"(?:cast|c)[\s:-]*{COLOUR_WORD}[\s:-]*(odd|even|o|e)s?")
COMPANION_CALL = re.compile(r"k|(?:animal\s*)?companion")
SEAT = re.compile(r"(?:p|seat|player)?\s*([0-3])")
SHARE = re.compile(r"(?:p|seat|player)?\s*([0-3])\s*[=x:]\s*(\d+)")
BETWEEN = re.compile(r"[\s:+,=]+")
END_WORDS = ("done", "end", "stop", "finish", "enough", "no more")
BARE = {
    Phase.RESOLVE: "act",
    Phase.RAISE: "raise",
    Phase.SET: "set",
    Phase.COLOUR: "use",
    Phase.PIPS: "enemy",
    Phase.HEAL: "heal",
    Phase.SHARE: "share",
    Phase.SPLIT: "split",
    Phase.LOSE: "lose",
    Phase.PREPARE: "put",
}
SAYABLE = (
    "a declaration (A3, B4, H5, C:red-odd, K), act:P1, pip:P2:r, raise:P0:r4, set:6+5, cast:red, use:r5+b5, "
)
SAYABLE += "enemy:6+6+2, heal:r+k, share:P0=2, split:P0=1+P1=1, lose:r3, put:r2 or done"


def parse_move(text: str, phase: Phase | None = None) -> Move:
    """The one move that a text means."""
    moves = read_moves(text, phase)
    if len(moves) != 1:
        raise Unreadable(f"{text!r} is {len(moves)} moves where one was wanted.", text=text)
    return moves[0]


def read_moves(text: str, phase: Phase | None = None) -> tuple[Move, ...]:
    """The moves that a text means, set apart by semicolons or `then`; dice to lose or to put may be listed."""
    found: list[Move] = []
    for part in re.split(r";|\bthen\b", text):
        try:
            found += _read_part(part.strip().lower(), phase)
        except Unreadable as error:
            at = text.lower().find(part.strip().lower())
            raise Unreadable(str(error), text=text, where=max(at, 0) + error.where) from None
    return tuple(found)


def read_declaration(word: str) -> Declare | None:
    """A declaration, or None if the text begins like something else."""
    if match := NUMBER_CALL.fullmatch(word):
        letter = "B" if match[1][0] == "d" else match[1][0].upper()
        return Declare(Action(letter), int(match[2]))
    if match := CAST_CALL.fullmatch(word):
        return Declare(Action.CAST, None, colour(match[1]), Parity.ODD if match[2][0] == "o" else Parity.EVEN)
    return DECLARATIONS[-1] if COMPANION_CALL.fullmatch(word) else None


def _read_part(word: str, phase: Phase | None) -> list[Move]:
    if word in END_WORDS:
        return [Done()]
    called = read_declaration(word)
    if called is not None and phase in (None, Phase.DECLARE):
        return [called]
    match = re.match(r"([a-z]+)[\s:]*", word)
    verb, rest, at = (match[1], word[match.end() :], match.end()) if match else ("", word, 0)
    if verb not in READERS:
        if phase is None or phase not in BARE:
            raise Unreadable(f"{word!r} is no move: write {SAYABLE}.", text=word)
        verb, rest, at = BARE[phase], word, 0
        if phase is Phase.SET and _is_bare_colour(word):
            verb = "cast"
    try:
        return READERS[verb](rest)
    except Unreadable as error:
        if called is not None:
            return [called]  # readable, though it is not the time to declare
        raise Unreadable(str(error), text=word, where=at + error.where) from None


def _is_bare_colour(word: str) -> bool:
    return any(word in (one.value, one.word) for one in COLOURS)


def _parts(rest: str) -> list[str]:
    parts = [part for part in BETWEEN.split(rest.strip()) if part]
    if not parts:
        raise Unreadable("The move stops where its content should begin.", text=rest)
    return parts


def _seat(text: str) -> int:
    match = SEAT.fullmatch(text.strip())
    if match is None:
        raise Unreadable(f"{text!r} is no seat: write P0, P1, P2 or P3.", text=text)
    return int(match[1])


def _values(rest: str) -> tuple[int, ...]:
    values = [value for part in _parts(rest) for value in part]
    for value in values:
        if value not in "123456":
            raise Unreadable(f"{value!r} is no value of a die.", text=rest, where=rest.find(value))
    return tuple(int(value) for value in values)


def _colours(rest: str) -> tuple[Colour, ...]:
    return tuple(colour(part) for part in _parts(rest))


def _shares(rest: str) -> Shares:
    if rest.strip() in ("none", "nobody"):
        return ()
    found: dict[int, int] = {}
    for part in re.finditer(r"[^+,\s]+", rest):
        match = SHARE.fullmatch(part[0])
        if match is None or int(match[1]) in found or len(match[2]) > 1:
            raise Unreadable(
                f"{part[0]!r} is no share: write P0=2+P1=1, each seat once.", text=rest, where=part.start()
            )
        found[int(match[1])] = int(match[2])
    if not found:
        raise Unreadable("The move stops where its content should begin.", text=rest)
    return tuple((seat, number) for seat, number in sorted(found.items()) if number)


def _dice(rest: str) -> tuple[Die, ...]:
    found = dice(rest)
    if not found:
        raise Unreadable("No die is named: write a colour and a value, such as r3.", text=rest)
    return found


def _raise(rest: str) -> list[Move]:
    who, *what = _parts(rest)
    if who in ("enemy", "e", "foe"):
        value = "".join(what).lstrip("k")
        if value not in tuple("123456"):
            raise Unreadable("Say what the enemy's die shows, such as raise:enemy:5.", text=rest)
        return [Raise(None, Die(Colour.BLACK, int(value)))]
    at = rest.find(what[0], len(who)) if what else len(rest)
    try:
        named = _dice("".join(what))
    except Unreadable as error:
        raise Unreadable(str(error), text=rest, where=at + error.where) from None
    if len(named) != 1:
        raise Unreadable("One pip raises one die: write raise:P0:r4.", text=rest, where=at)
    return [Raise(_seat(who), named[0])]


def _spend(rest: str) -> list[Move]:
    who, *what = _parts(rest)
    return [Spend(_seat(who), colour("".join(what).removesuffix("1")))]


def _one_value(rest: str) -> list[Move]:
    named = _dice(rest)
    if len({die.value for die in named}) != 1:
        raise Unreadable("Dice to use are named value by value, such as use:r5+b5.", text=rest)
    return [Use(named)]


READERS: dict[str, Callable[[str], list[Move]]] = {
    "act": lambda rest: [Act(_seat(rest))],
    "pip": _spend,
    "spend": _spend,
    "raise": _raise,
    "set": lambda rest: sorted(
        (MakeSet(_values(part)) for part in rest.split(",")), key=encode, reverse=True
    ),
    "cast": lambda rest: [Cast(colour(rest))],
    "use": _one_value,
    "enemy": lambda rest: [Pips(_values(rest))],
    "pips": lambda rest: [Pips(_values(rest))],
    "heal": lambda rest: [Heal(_colours(rest))],
    "share": lambda rest: [Share(_shares(rest))],
    "split": lambda rest: [Split(_shares(rest))],
    "lose": lambda rest: [Lose(die) for die in in_order(_dice(rest))],
    "put": lambda rest: [Put(die) for die in in_order(_dice(rest))],
    "prepare": lambda rest: [Put(die) for die in in_order(_dice(rest))],
}
