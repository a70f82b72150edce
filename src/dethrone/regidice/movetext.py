"""Reads moves: strict text as it is printed, and what people type instead.

Understood besides the printed form: any case, spaces for `:` and `+`, full words (`attack gathering 3's`,
`cast red odds`, `animal companion`, `end`), and, where the phase is given, a bare answer to what is asked
(`P1`, `6+5`, `r3`). `read_moves` also reads several at once and puts them in order: `put y6 r2; done`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from dethrone.chance import shortened
from dethrone.errors import Unreadable
from dethrone.regidice.codes import COLOUR, DECLARE, PHASES, SET, Phase
from dethrone.regidice.dice import COLOURS, Colour, Dice, Die, colour, dice, in_order
from dethrone.regidice.engine import advanced, is_legal_word, walk
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
    decode,
    encode,
    word_of,
)
from dethrone.regidice.position import Position
from dethrone.regidice.refusal import Reason

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
ONE_SET = r"[rbyk][1-6](?:[\s+]*[rbyk][1-6])*"
SETS_OF_DICE = re.compile(rf"(?:set[\s:]*)?({ONE_SET}(?:\s*,\s*{ONE_SET})*)", re.I)
LONGEST = 1000  # characters of what somebody says


def parse_move(text: str, phase: Phase | None = None) -> Move:
    """The one move that a text means."""
    moves = read_moves(text, phase)
    if len(moves) != 1:
        raise Unreadable(Reason.SEVERAL_MOVES, text=text, word=shortened(text), count=len(moves))
    return moves[0]


def read_moves(text: str, phase: Phase | None = None) -> tuple[Move, ...]:
    """The moves that a text means, set apart by semicolons or `then`; dice to lose or to put may be listed."""
    given: object = text
    if not isinstance(given, str) or len(given) > LONGEST:
        raise Unreadable(Reason.NO_MOVE, text=text, word=shortened(text))
    moves: list[Move] = []
    for part in re.split(r";|\bthen\b", text):
        try:
            moves += _read_part(part.strip().lower(), phase)
        except Unreadable as error:
            at = text.lower().find(part.strip().lower())
            raise error.within(text, max(at, 0)) from None
    return tuple(moves)


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
    if phase is Phase.DECLARE and re.fullmatch(r"[1-6](?:['’]?s)?", word):
        calls = [f"{action.value}{word[0]}" for action in Action if action is not Action.CAST][:3]
        raise Unreadable(Reason.NO_ACTION, text=word, word=shortened(word), calls=calls)
    called = read_declaration(word)
    if called is not None and phase in (None, Phase.DECLARE):
        return [called]
    match = re.match(r"([a-z]+)[\s:]*", word)
    verb, rest, at = (match[1], word[match.end() :], match.end()) if match else ("", word, 0)
    if verb not in READERS:
        if phase is None or phase not in BARE:
            raise Unreadable(Reason.NO_MOVE, text=word, word=shortened(word))
        verb, rest, at = BARE[phase], word, 0
        if phase is Phase.SET and _is_bare_colour(word):
            verb = "cast"
    try:
        return READERS[verb](rest)
    except Unreadable as error:
        if called is not None:
            return [called]  # readable, though it is not the time to declare
        raise error.within(word, at) from None


def _is_bare_colour(word: str) -> bool:
    return any(word in (one.value, one.word) for one in COLOURS)


def _parts(rest: str) -> list[str]:
    parts = [part for part in BETWEEN.split(rest.strip()) if part]
    if not parts:
        raise Unreadable(Reason.NO_CONTENT, text=rest)
    return parts


def _seat(text: str) -> int:
    match = SEAT.fullmatch(text.strip())
    if match is None:
        raise Unreadable(Reason.NO_SEAT, text=text, word=shortened(text))
    return int(match[1])


def _values(rest: str) -> tuple[int, ...]:
    values = [value for part in _parts(rest) for value in part]
    for value in values:
        if value not in "123456":
            raise Unreadable(Reason.NO_VALUE, text=rest, where=rest.find(value), word=shortened(value))
    return tuple(int(value) for value in values)


def _colours(rest: str) -> tuple[Colour, ...]:
    return tuple(colour(part) for part in _parts(rest))


def _shares(rest: str) -> Shares:
    if rest.strip() in ("none", "nobody"):
        return ()
    numbers: dict[int, int] = {}
    for part in re.finditer(r"[^+,\s]+", rest):
        match = SHARE.fullmatch(part[0])
        if match is None or int(match[1]) in numbers or len(match[2]) > 1:
            raise Unreadable(Reason.NO_SHARE, text=rest, where=part.start(), word=shortened(part[0]))
        numbers[int(match[1])] = int(match[2])
    if not numbers:
        raise Unreadable(Reason.NO_CONTENT, text=rest)
    return tuple((seat, number) for seat, number in sorted(numbers.items()) if number)


def _dice(rest: str) -> tuple[Die, ...]:
    named = dice(rest)
    if not named:
        raise Unreadable(Reason.NO_DIE_NAMED, text=rest)
    return named


def _raise(rest: str) -> list[Move]:
    who, *what = _parts(rest)
    if who in ("enemy", "e", "foe"):
        value = "".join(what).lstrip("k")
        if value not in tuple("123456"):
            raise Unreadable(Reason.NO_ENEMY_VALUE, text=rest)
        return [Raise(None, Die(Colour.BLACK, int(value)))]
    at = rest.find(what[0], len(who)) if what else len(rest)
    try:
        named = _dice("".join(what))
    except Unreadable as error:
        raise error.within(rest, at) from None
    if len(named) != 1:
        raise Unreadable(Reason.ONE_DIE_A_PIP, text=rest, where=at)
    return [Raise(_seat(who), named[0])]


def _spend(rest: str) -> list[Move]:
    who, *what = _parts(rest)
    return [Spend(_seat(who), colour("".join(what).removesuffix("1")))]


def _one_value(rest: str) -> list[Move]:
    named = _dice(rest)
    if len({die.value for die in named}) != 1:
        raise Unreadable(Reason.ONE_VALUE_AT_A_TIME, text=rest)
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


# ------------------------------------------------------------- what a text means here
def meant(outline: Position, text: str) -> tuple[Move, ...]:
    """The moves, one after the other, that a text means in a position.

    Sets may be named by their dice: then they are made, and those very dice are taken. Where several moves are named,
    those that will have followed by themselves are passed over.
    """
    if outline.phase == SET and (match := SETS_OF_DICE.fullmatch(text.strip())):
        return _sets_of([dice(part) for part in match[1].split(",")], outline)
    moves = read_moves(text, PHASES[outline.phase])
    return moves if len(moves) == 1 else _without_followed(moves, outline)


def _tried(position: Position | None, move: Move) -> tuple[Position | None, list[Move]]:
    """The position after a move, as far as it can be foreseen, and the moves that follow by themselves.

    It cannot past an illegal move, a reveal or a roll.
    """
    word = word_of(move)
    if position is None or word is None or not is_legal_word(position, word):
        return None, []
    after = advanced(position, word, [])
    if position.phase == DECLARE:
        return (after if after.phase == DECLARE else None), []
    followers = [decode(one) for _, one, _ in walk(position, word)[1:]]
    return (after if after.round == position.round else None), followers


def _without_followed(moves: tuple[Move, ...], outline: Position) -> tuple[Move, ...]:
    pushes: list[Move] = []
    followers: list[Move] = []
    here: Position | None = outline
    for move in moves:
        if move in followers:
            del followers[: followers.index(move) + 1]
        else:
            pushes.append(move)
            here, followers = _tried(here, move)
    return tuple(pushes)


def _sets_of(named: list[Dice], outline: Position) -> tuple[Move, ...]:
    """Make the sets, be done, and take those very dice."""
    moves: list[Move] = []
    here: Position | None = outline
    for one in sorted((MakeSet(tuple(die.value for die in one)) for one in named), key=encode, reverse=True):
        moves.append(one)
        here, _ = _tried(here, one)
        if here is None or here.phase != SET:
            break
    if here is not None and here.phase == SET and here.actor == outline.actor:
        moves.append(Done())
        here, _ = _tried(here, Done())
    dice_named = [die for one in named for die in one]
    while here is not None and here.phase == COLOUR and here.actor == outline.actor:
        wanted = here.wanted_counts()
        value = next(value for value, count in enumerate(wanted) if count)
        moves.append(Use(tuple(die for die in dice_named if die.value == value)))
        here, _ = _tried(here, moves[-1])
    return tuple(moves)
