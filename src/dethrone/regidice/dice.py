"""The dice: a colour and what it shows, written `r3`, `k1`.

Besides 1 to 6 a die can show `-` (used, spent or healed this round: it waits for the next roll), `?` (rolled
behind a hand that this viewer cannot look behind) and `*` (taken from an overkilled enemy this round).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from operator import attrgetter
from typing import NoReturn

from dethrone.chance import shortened
from dethrone.errors import Unreadable
from dethrone.shown import Drawn

HIDDEN = -1
IDLE = 0
CAUGHT = 7
FACES = "?-123456*"
WORD = r"(?i:(?P<colour>red|blue|yellow|black|r|b|y|k)[\s:-]*?(?P<face>[?\-1-6*]))"


class Colour(Enum):
    """The colour of a die and its letter; the order is that of the spells."""

    RED = "r"
    BLUE = "b"
    YELLOW = "y"
    BLACK = "k"

    index: int  # its place in the order red, blue, yellow, black

    def __init__(self, letter: str) -> None:
        self.index = "rbyk".index(letter)

    @property
    def word(self) -> str:
        """Its name in lower case."""
        return self.name.lower()


COLOURS = tuple(Colour)


class Die(Drawn):
    """One die; two of the same colour that show the same are alike, and so they are one object."""

    __slots__ = ("_text", "colour", "order", "value")
    __match_args__ = ("colour", "value")
    colour: Colour
    value: int
    order: tuple[int, int]  # its place in canonical order: by colour, then by what it shows
    _text: str

    def __new__(cls, colour: Colour, value: int) -> Die:
        """The one die of this colour that shows this."""
        found = _dice.get((colour.index, value))
        if found is None:
            raise ValueError(f"No die shows {shortened(value)}.")
        return found

    @property
    def is_showing(self) -> bool:
        """Whether it shows one of the values 1 to 6."""
        return 1 <= self.value <= 6

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"A die does not change: {name}")

    def __reduce__(self) -> tuple[type[Die], tuple[Colour, int]]:
        return Die, (self.colour, self.value)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Die({self._text!r})"


def _made(colour: Colour, value: int) -> Die:
    """A die of the one box there is."""
    one: Die = object.__new__(Die)
    object.__setattr__(one, "colour", colour)
    object.__setattr__(one, "value", value)
    object.__setattr__(one, "order", (colour.index, value))
    object.__setattr__(one, "_text", colour.value + FACES[value + 1])
    return one


_dice = {
    (colour.index, value): _made(colour, value) for colour in COLOURS for value in range(HIDDEN, CAUGHT + 1)
}
_SHOWING = tuple(
    tuple(_dice[colour.index, value] for value in range(7)) for colour in COLOURS
)  # idle dice first
Dice = tuple[Die, ...]


def unreadable(reason: str, word: object, *, text: str = "", where: int = 0) -> Unreadable:
    """The complaint about a word; reasons know moves, and moves are made of dice, so they are fetched here."""
    from dethrone.regidice.refusal import Reason  # noqa: PLC0415

    return Unreadable(Reason[reason], text=text, where=where, word=shortened(word))


def colour(text: str) -> Colour:
    """The colour that a letter or a word names."""
    word = text.strip().lower()
    for one in COLOURS:
        if word in (one.value, one.word):
            return one
    raise unreadable("NO_COLOUR", text, text=text)


def die(text: str) -> Die:
    """The die that a text names; `Red 3` and `R3` are understood."""
    named = dice(text)
    if len(named) != 1:
        raise unreadable("NOT_ONE_DIE", text, text=text)
    return named[0]


def dice(text: str) -> Dice:
    """The dice that a text names in its order: `r3 b4`, `r3+b4`, `{r3,b4}`, `red 3, blue 4`."""
    if not isinstance(text, str):
        raise unreadable("NO_DIE", text)
    named: list[Die] = []
    at = _skip(text, 0)
    while at < len(text):
        match = re.compile(WORD).match(text, at)
        if match is None:
            raise unreadable("NO_DIE", (text[at:].split(maxsplit=1) or [""])[0], text=text, where=at)
        letter = "k" if match["colour"].lower() == "black" else match["colour"][0].lower()
        named.append(Die(Colour(letter), FACES.index(match["face"]) - 1))
        at = _skip(text, match.end())
    return tuple(named)


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t{},+&;":
        at += 1
    return at


_order = attrgetter("order")


def in_order(held: Iterable[Die]) -> Dice:
    """Dice in canonical order."""
    return tuple(sorted(held, key=_order))


def dice_text(held: Iterable[Die]) -> str:
    """Dice in canonical order, joined to one word: `r3+b4`."""
    return "+".join(str(one) for one in in_order(held))


def heap_text(held: Iterable[Die]) -> str:
    """A heap of dice as short as can be: `r133b2k?`, or `.` for none."""
    faces: dict[str, str] = {}
    for one in in_order(held):
        faces[one.colour.value] = faces.get(one.colour.value, "") + FACES[one.value + 1]
    return "".join(letter + shown for letter, shown in faces.items()) or "."


def heap(text: str) -> Dice:
    """The dice of a heap's text."""
    if text == ".":
        return ()
    pile: list[Die] = []
    current = -1
    for at, letter in enumerate(text.lower()):
        if letter in "rbyk":
            current = "rbyk".index(letter)
            continue
        one = _dice.get((current, FACES.find(letter) - 1)) if letter in FACES else None
        if one is None:
            raise unreadable("NO_HEAP", text, text=text, where=at)
        pile.append(one)
    if not pile:
        raise unreadable("EMPTY_COLOUR", text, text=text)
    return in_order(pile)


def heap_of(showing: Sequence[Sequence[int]], idle: Sequence[int] = (), caught: int = 0) -> Dice:
    """The dice of the engine's counts, [colour][value]."""
    pile: list[Die] = []
    for index, dice in enumerate(_SHOWING):
        if idle:
            pile += [dice[0]] * idle[index]
        row = showing[index]
        for value in range(1, 7):
            if row[value]:
                pile += [dice[value]] * row[value]
    return (*pile, *[Die(Colour.BLACK, CAUGHT)] * caught) if caught else tuple(pile)


def counted(held: Iterable[Die]) -> list[list[int]]:
    """Dice as counts [colour][value], with idle dice at value 0."""
    counts = [[0] * 7 for _ in COLOURS]
    for one in held:
        if one.value not in (HIDDEN, CAUGHT):
            counts[one.order[0]][one.value] += 1
    return counts


def minus(held: Iterable[Die], gone: Iterable[Die]) -> Dice:
    """The dice that are in the first heap beyond the second."""
    rest = list(held)
    for one in gone:
        if one in rest:
            rest.remove(one)
    return in_order(rest)
