"""Moves as typed values, each with one text form without spaces.

Declarations are `A3`, `B4`, `H5`, `C:red-odd`, `K`. Then, stage by stage: `act:P1` (this seat resolves),
`pip:P2:r` (this companion spends a red 1), `raise:P0:r4` or `raise:enemy:5`, `set:6+5` (values of one set),
`cast:red`, `use:r5+b5` (which equal dice the sets take), `enemy:6+6+2` (how the enemy looks after the damage),
`heal:r+k`, `share:P0=2+P1=1` or `share:none`, `split:P0=1+P1=1`, `lose:r3`, `put:r2`, `done`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from dethrone.listing import Listing
from dethrone.regidice import codes
from dethrone.regidice.codes import COMPANION, ENEMY_SEAT, FIRST_CAST, KIND_SHIFT, SEATS
from dethrone.regidice.dice import COLOURS, Colour, Dice, Die, dice_text, in_order
from dethrone.shown import Drawn, Spelled

Shares = tuple[tuple[int, int], ...]  # (seat, number), numbers above 0, seats ascending


class Action(Enum):
    """What a seat declares."""

    ATTACK = "A"
    BLOCK = "B"
    HEAL = "H"
    CAST = "C"
    COMPANION = "K"


class Parity(Enum):
    """Which half of a colour a caster gathers."""

    EVEN = "even"
    ODD = "odd"


@dataclass(frozen=True, slots=True)
class Declare(Drawn):
    """An action and what it gathers: a number, or a colour's evens or odds, or nothing."""

    action: Action
    number: int | None = None
    colour: Colour | None = None
    parity: Parity | None = None

    def __str__(self) -> str:
        if self.colour is not None and self.parity is not None:
            return f"C:{self.colour.word}-{self.parity.value}"
        return self.action.value + ("" if self.number is None else str(self.number))

    @property
    def code(self) -> int:
        """The engine's number for it."""
        if self.action is Action.COMPANION:
            return COMPANION
        if self.colour is not None:
            return FIRST_CAST + 2 * self.colour.index + (self.parity is Parity.ODD)
        return 6 * "ABH".index(self.action.value) + (self.number or 1) - 1

    def gathers(self, die: Die) -> bool:
        """Whether it takes such a die from another pool."""
        if self.action is Action.CAST:
            return die.colour is self.colour and die.value % 2 == (self.parity is Parity.ODD)
        return self.number == die.value


DECLARATIONS: tuple[Declare, ...] = (
    *(
        Declare(action, number)
        for action in (Action.ATTACK, Action.BLOCK, Action.HEAL)
        for number in range(1, 7)
    ),
    *(Declare(Action.CAST, None, colour, parity) for colour in COLOURS for parity in Parity),
    Declare(Action.COMPANION),
)


@dataclass(frozen=True, slots=True)
class Act(Spelled):
    """The team lets a seat resolve now (RD-27)."""

    form = "act:P{0.seat}"
    seat: int


@dataclass(frozen=True, slots=True)
class Spend(Spelled):
    """A companion spends a 1 of this colour (RD-23)."""

    form = "pip:P{0.seat}:{0.colour.value}"
    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class Raise(Drawn):
    """The die that gains the companion's pip; seat None is the enemy (RD-21)."""

    seat: int | None
    die: Die

    def __str__(self) -> str:
        if self.seat is None:
            return f"raise:enemy:{self.die.value}"
        return f"raise:P{self.seat}:{self.die}"


@dataclass(frozen=True, slots=True)
class MakeSet(Drawn):
    """One set to attack, block or heal with, by its values."""

    values: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", tuple(sorted(self.values, reverse=True)))

    def __str__(self) -> str:
        return "set:" + "+".join(map(str, self.values))


@dataclass(frozen=True, slots=True)
class Cast(Spelled):
    """One spell, by the colour of its dice; their values are the enemy's."""

    form = "cast:{0.colour.word}"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Use(Drawn):
    """Which dice of one value the sets take."""

    dice: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", in_order(self.dice))

    def __str__(self) -> str:
        return "use:" + dice_text(self.dice)


@dataclass(frozen=True, slots=True)
class Pips(Drawn):
    """How the enemy's dice show after the damage (RD-30)."""

    enemy: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "enemy", tuple(sorted(self.enemy, reverse=True)))

    def __str__(self) -> str:
        return "enemy:" + "+".join(map(str, self.enemy))


@dataclass(frozen=True, slots=True)
class Heal(Drawn):
    """Dice taken from the injured pile, by colour (RD-19)."""

    colours: tuple[Colour, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "colours", tuple(sorted(self.colours, key=lambda colour: colour.index)))

    def __str__(self) -> str:
        return "heal:" + "+".join(colour.value for colour in self.colours)


@dataclass(frozen=True, slots=True)
class Share(Drawn):
    """Who takes how many dice of an overkilled enemy; the rest is injured (RD-31)."""

    shares: Shares

    def __str__(self) -> str:
        return "share:" + (_shares_text(self.shares) or "none")


@dataclass(frozen=True, slots=True)
class Split(Drawn):
    """Who takes how much of the damage (RD-35)."""

    shares: Shares

    def __str__(self) -> str:
        return "split:" + _shares_text(self.shares)


@dataclass(frozen=True, slots=True)
class Lose(Spelled):
    """A die given up to the injured pile (RD-37)."""

    form = "lose:{0.die}"
    die: Die


@dataclass(frozen=True, slots=True)
class Put(Spelled):
    """A die put into the preparation zone on the left."""

    form = "put:{0.die}"
    die: Die


@dataclass(frozen=True, slots=True)
class Done(Spelled):
    """No more sets, no more acting, or no more dice to prepare."""

    form = "done"


Move = Declare | Act | Spend | Raise | MakeSet | Cast | Use | Pips | Heal | Share | Split | Lose | Put | Done


def _shares_text(shares: Shares) -> str:
    return "+".join(f"P{seat}={number}" for seat, number in shares)


# ------------------------------------------------------------------------ as words
def _packed_counts(numbers: tuple[int, ...], width: int) -> int:
    if not all(1 <= number <= 6 for number in numbers):
        raise ValueError("A die shows 1 to 6.")  # before anything is shifted by a number out of all bounds
    return sum(1 << (width * (number - 1)) for number in numbers)


def _packed_colours(colours: Sequence[Colour]) -> int:
    return sum(1 << (5 * colour.index) for colour in colours)


def _packed_shares(shares: Shares) -> int:
    if not all(0 <= seat < SEATS for seat, _ in shares):
        raise ValueError("There is no such seat.")
    return sum(number << (4 * seat) for seat, number in shares)


def _packed_die(die: Die) -> int:
    return die.order[0] << 4 | die.value


def _packed_raise(move: Raise) -> int:
    return (ENEMY_SEAT if move.seat is None else move.seat) << 8 | _packed_die(move.die)


def _packed_use(move: Use) -> int:
    return move.dice[0].value << 20 | _packed_colours([die.colour for die in move.dice])


ENCODERS: dict[type, Callable[[Any], int]] = {
    Declare: lambda move: codes.K_DECLARE | move.code,
    Act: lambda move: codes.K_ACT | move.seat,
    Spend: lambda move: codes.K_SPEND | move.seat << 4 | move.colour.index,
    Raise: lambda move: codes.K_RAISE | _packed_raise(move),
    MakeSet: lambda move: codes.K_SET | _packed_counts(move.values, 5),
    Cast: lambda move: codes.K_CAST | move.colour.index,
    Use: lambda move: codes.K_USE | _packed_use(move),
    Pips: lambda move: codes.K_PIPS | _packed_counts(move.enemy, 3),
    Heal: lambda move: codes.K_HEAL | _packed_colours(move.colours),
    Share: lambda move: codes.K_SHARE | _packed_shares(move.shares),
    Split: lambda move: codes.K_SPLIT | _packed_shares(move.shares),
    Lose: lambda move: codes.K_LOSE | _packed_die(move.die),
    Put: lambda move: codes.K_PUT | _packed_die(move.die),
    Done: lambda _: codes.K_DONE,
}


def encode(move: Move) -> int:
    """The word the engine knows a move by."""
    return ENCODERS[type(move)](move)


def word_of(move: object) -> int | None:
    """The same for anything that is handed in: None for what no text can mean."""
    known = _words.get(id(move))
    if known is not None:
        return known
    encoder = ENCODERS.get(type(move))
    if encoder is None:
        return None
    try:
        word = encoder(move)
        return word if decode(word) == move else None
    except (ValueError, IndexError, TypeError, AttributeError, OverflowError):
        return None


def _counts(content: int, width: int, places: int) -> list[int]:
    return [content >> (width * place) & ((1 << width) - 1) for place in range(places)]


def _values(content: int, width: int) -> tuple[int, ...]:
    counts = _counts(content, width, 6)
    return tuple(value for value in range(6, 0, -1) for _ in range(counts[value - 1]))


def _colours(content: int) -> tuple[Colour, ...]:
    return tuple(
        colour for colour, count in zip(COLOURS, _counts(content, 5, 4), strict=True) for _ in range(count)
    )


def _shares(content: int) -> Shares:
    return tuple((seat, number) for seat, number in enumerate(_counts(content, 4, 4)) if number)


def _die(content: int) -> Die:
    return Die(COLOURS[content >> 4 & 3], content & 15)


def _use(content: int) -> Use:
    return Use(tuple(Die(colour, content >> 20) for colour in _colours(content)))


def _raise(content: int) -> Raise:
    return Raise(None if content >> 8 == ENEMY_SEAT else content >> 8, _die(content))


DECODERS: dict[int, Callable[[int], Move]] = {
    codes.M_DECLARE: lambda content: DECLARATIONS[content],
    codes.M_ACT: Act,
    codes.M_SPEND: lambda content: Spend(content >> 4, COLOURS[content & 15]),
    codes.M_RAISE: _raise,
    codes.M_SET: lambda content: MakeSet(_values(content, 5)),
    codes.M_CAST: lambda content: Cast(COLOURS[content]),
    codes.M_USE: _use,
    codes.M_PIPS: lambda content: Pips(_values(content, 3)),
    codes.M_HEAL: lambda content: Heal(_colours(content)),
    codes.M_SHARE: lambda content: Share(_shares(content)),
    codes.M_SPLIT: lambda content: Split(_shares(content)),
    codes.M_LOSE: lambda content: Lose(_die(content)),
    codes.M_PUT: lambda content: Put(_die(content)),
    codes.M_DONE: lambda _: Done(),
}
MOST = 20_000  # moves that are remembered
_moves: dict[int, Move] = {}  # moves by their words
_words: dict[int, int] = {}  # words by the id of a move that is remembered, and so is never another's


def decode(word: int) -> Move:
    """The move that a word of the engine stands for; one object for each word, as far as they are remembered."""
    move = _moves.get(word)
    if move is None:
        decoder = DECODERS.get(word >> KIND_SHIFT)
        if decoder is None:
            raise ValueError(f"{word:#x} is no move.")
        move = decoder(word & ((1 << KIND_SHIFT) - 1))
        if len(_moves) < MOST and ENCODERS[type(move)](move) == word:
            move = _moves.setdefault(word, move)
            _words[id(move)] = word
    return move


class MoveList(Listing[Move]):
    """Legal moves; a move has one word, so whether it is among them is seen at once."""

    __slots__ = ()

    def __contains__(self, move: object) -> bool:
        word = word_of(move)
        return word is not None and word in self._words


def listed(words: Sequence[int]) -> MoveList:
    """Words as moves, which become values when somebody looks at them."""
    return MoveList(words, decode)
