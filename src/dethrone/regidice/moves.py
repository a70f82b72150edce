"""Moves as typed values, each with one text form without spaces.

Declarations are `A3`, `B4`, `H5`, `C:red-odd`, `K`. Then, stage by stage: `act:P1` (this seat resolves),
`pip:P2:r` (this companion spends a red 1), `raise:P0:r4` or `raise:enemy:5`, `set:6+5` (values of one set),
`cast:red`, `use:r5+b5` (which equal dice the sets take), `enemy:6+6+2` (how the enemy looks after the damage),
`heal:r+k`, `share:P0=2+P1=1` or `share:none`, `split:P0=1+P1=1`, `lose:r3`, `put:r2`, `done`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dethrone.regidice import codes
from dethrone.regidice.codes import COMPANION, ENEMY_SEAT, FIRST_CAST, KIND_SHIFT
from dethrone.regidice.dice import COLOURS, Colour, Dice, Die, dice_text, in_order

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
class Declare:
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
class Act:
    """The team lets a seat resolve now (RD-27)."""

    seat: int

    def __str__(self) -> str:
        return f"act:P{self.seat}"


@dataclass(frozen=True, slots=True)
class Spend:
    """A companion spends a 1 of this colour (RD-23)."""

    seat: int
    colour: Colour

    def __str__(self) -> str:
        return f"pip:P{self.seat}:{self.colour.value}"


@dataclass(frozen=True, slots=True)
class Raise:
    """The die that gains the companion's pip; seat None is the enemy (RD-21)."""

    seat: int | None
    die: Die

    def __str__(self) -> str:
        if self.seat is None:
            return f"raise:enemy:{self.die.value}"
        return f"raise:P{self.seat}:{self.die}"


@dataclass(frozen=True, slots=True)
class MakeSet:
    """One set to attack, block or heal with, by its values."""

    values: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", tuple(sorted(self.values, reverse=True)))

    def __str__(self) -> str:
        return "set:" + "+".join(map(str, self.values))


@dataclass(frozen=True, slots=True)
class Cast:
    """One spell, by the colour of its dice; their values are the enemy's."""

    colour: Colour

    def __str__(self) -> str:
        return f"cast:{self.colour.word}"


@dataclass(frozen=True, slots=True)
class Use:
    """Which dice of one value the sets take."""

    dice: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", in_order(self.dice))

    def __str__(self) -> str:
        return "use:" + dice_text(self.dice)


@dataclass(frozen=True, slots=True)
class Pips:
    """How the enemy's dice show after the damage (RD-30)."""

    enemy: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "enemy", tuple(sorted(self.enemy, reverse=True)))

    def __str__(self) -> str:
        return "enemy:" + "+".join(map(str, self.enemy))


@dataclass(frozen=True, slots=True)
class Heal:
    """Dice taken from the injured pile, by colour (RD-19)."""

    colours: tuple[Colour, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "colours", tuple(sorted(self.colours, key=lambda colour: colour.index)))

    def __str__(self) -> str:
        return "heal:" + "+".join(colour.value for colour in self.colours)


@dataclass(frozen=True, slots=True)
class Share:
    """Who takes how many dice of an overkilled enemy; the rest is injured (RD-31)."""

    shares: Shares

    def __str__(self) -> str:
        return "share:" + (_shares_text(self.shares) or "none")


@dataclass(frozen=True, slots=True)
class Split:
    """Who takes how much of the damage (RD-35)."""

    shares: Shares

    def __str__(self) -> str:
        return "split:" + _shares_text(self.shares)


@dataclass(frozen=True, slots=True)
class Lose:
    """A die given up to the injured pile (RD-37)."""

    die: Die

    def __str__(self) -> str:
        return f"lose:{self.die}"


@dataclass(frozen=True, slots=True)
class Put:
    """A die put into the preparation zone on the left."""

    die: Die

    def __str__(self) -> str:
        return f"put:{self.die}"


@dataclass(frozen=True, slots=True)
class Done:
    """No more sets, no more acting, or no more dice to prepare."""

    def __str__(self) -> str:
        return "done"


Move = Declare | Act | Spend | Raise | MakeSet | Cast | Use | Pips | Heal | Share | Split | Lose | Put | Done


def _shares_text(shares: Shares) -> str:
    return "+".join(f"P{seat}={number}" for seat, number in shares)


def _packed_counts(numbers: tuple[int, ...], width: int) -> int:
    return sum(1 << (width * (number - 1)) for number in numbers)


def _content(move: Move) -> tuple[int, int]:  # noqa: PLR0911, PLR0912 - one line for each kind of move
    match move:
        case Declare():
            return codes.M_DECLARE, move.code
        case Act(seat):
            return codes.M_ACT, seat
        case Spend(seat, colour):
            return codes.M_SPEND, seat << 4 | colour.index
        case Raise(seat, die):
            return codes.M_RAISE, (
                ENEMY_SEAT if seat is None else seat
            ) << 8 | die.colour.index << 4 | die.value
        case MakeSet(values):
            return codes.M_SET, _packed_counts(values, 5)
        case Cast(colour):
            return codes.M_CAST, colour.index
        case Use(dice):
            return codes.M_USE, dice[0].value << 20 | sum(1 << (5 * die.colour.index) for die in dice)
        case Pips(enemy):
            return codes.M_PIPS, _packed_counts(enemy, 3)
        case Heal(colours):
            return codes.M_HEAL, sum(1 << (5 * colour.index) for colour in colours)
        case Share(shares):
            return codes.M_SHARE, sum(number << (4 * seat) for seat, number in shares)
        case Split(shares):
            return codes.M_SPLIT, sum(number << (4 * seat) for seat, number in shares)
        case Lose(die):
            return codes.M_LOSE, die.colour.index << 4 | die.value
        case Put(die):
            return codes.M_PUT, die.colour.index << 4 | die.value
        case Done():
            return codes.M_DONE, 0


def encode(move: Move) -> int:
    """The word the engine knows a move by."""
    kind, content = _content(move)
    return kind << KIND_SHIFT | content


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


def decode(word: int) -> Move:  # noqa: PLR0911, PLR0912 - one line for each kind of move
    """The move that a word of the engine stands for."""
    kind, content = word >> KIND_SHIFT, word & ((1 << KIND_SHIFT) - 1)
    die = Die(COLOURS[content >> 4 & 3], content & 15)
    match kind:
        case codes.M_DECLARE:
            return DECLARATIONS[content]
        case codes.M_ACT:
            return Act(content)
        case codes.M_SPEND:
            return Spend(content >> 4, COLOURS[content & 15])
        case codes.M_RAISE:
            return Raise(None if content >> 8 == ENEMY_SEAT else content >> 8, die)
        case codes.M_SET:
            return MakeSet(_values(content, 5))
        case codes.M_CAST:
            return Cast(COLOURS[content])
        case codes.M_USE:
            return Use(tuple(Die(colour, content >> 20) for colour in _colours(content)))
        case codes.M_PIPS:
            return Pips(_values(content, 3))
        case codes.M_HEAL:
            return Heal(_colours(content))
        case codes.M_SHARE:
            return Share(_shares(content))
        case codes.M_SPLIT:
            return Split(_shares(content))
        case codes.M_LOSE:
            return Lose(die)
        case codes.M_PUT:
            return Put(die)
        case codes.M_DONE:
            return Done()
    raise ValueError(f"{word} is no move.")
