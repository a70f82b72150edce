"""The cards: 52 and two jesters, each with one text form (`7H`, `10D`, `*`).

A card's index is four times its rank plus its suit, so a set of cards is one 64-bit word and ascending bits
are ascending ranks. Indices 52 and 53 are the jesters, which look alike: both are the card JESTER.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import Enum
from functools import cache, lru_cache

from dethrone.chance import shortened
from dethrone.errors import Unreadable
from dethrone.shown import Drawn


class Suit(Enum):
    """A suit and the letter it is written with."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def index(self) -> int:
        """Its place in the order C, D, H, S."""
        return "CDHS".index(self.value)

    @property
    def symbol(self) -> str:
        """The suit's sign."""
        return "♣♦♥♠"[self.index]


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = tuple(Suit)
CARD_VALUE: list[int] = [value for value in (*range(1, 11), 10, 15, 20) for _ in range(4)] + [0, 0]
ONES, TWOS, FOURS, EIGHTS, SIXTEENS = [  # the cards that have a binary digit in their value
    sum(1 << card for card, value in enumerate(CARD_VALUE) if value >> power & 1) for power in range(5)
]
ROYAL_HEALTH = {"J": 20, "Q": 30, "K": 40}
FIRST_ROYAL = 40
FIRST_JESTER = 52
CARD_COUNT = 54
JESTER_MASK = 3 << FIRST_JESTER
WORD = r"\s*(?:(?P<rank>10|[2-9]|[atjqk])(?P<suit>[cdhs♣♦♥♠])|(?P<jester>\*|joker|jester))"


class Card(Drawn):
    """One card; both jesters are the same card, and every card exists once, so that comparing is quick."""

    __slots__ = ("_index", "_text")
    _index: int
    _text: str

    def __new__(cls, index: int) -> Card:
        """The card with an index from 0 to 53."""
        return DECK[index]

    @property
    def index(self) -> int:
        """Four times the rank plus the suit; 52 for a jester."""
        return self._index

    @property
    def is_jester(self) -> bool:
        """Whether this is a jester, which has neither rank nor suit."""
        return self.index >= FIRST_JESTER

    @property
    def is_royal(self) -> bool:
        """Whether this is a jack, a queen or a king."""
        return FIRST_ROYAL <= self.index < FIRST_JESTER

    @property
    def rank(self) -> str:
        """`A`, `2` … `10`, `J`, `Q`, `K`; `*` for a jester."""
        return "*" if self.is_jester else RANKS[self.index >> 2]

    @property
    def suit(self) -> Suit | None:
        """Its suit; None for a jester."""
        return None if self.is_jester else SUITS[self.index & 3]

    @property
    def value(self) -> int:
        """What it is worth in attack and in payment (RC-57, RC-64)."""
        return CARD_VALUE[self.index]

    @property
    def health(self) -> int:
        """What a royal endures as an enemy; 0 for other cards."""
        return ROYAL_HEALTH.get(self.rank, 0)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text!r})"

    def __lt__(self, other: Card) -> bool:
        return self._index < other.index

    def __le__(self, other: Card) -> bool:
        return self._index <= other.index

    def __gt__(self, other: Card) -> bool:
        return self._index > other.index

    def __ge__(self, other: Card) -> bool:
        return self._index >= other.index

    def __reduce__(self) -> tuple[type[Card], tuple[int]]:
        return Card, (self._index,)


def _made(index: int) -> Card:
    one = object.__new__(Card)
    one._index = index
    one._text = "*" if index == FIRST_JESTER else RANKS[index >> 2] + SUITS[index & 3].value
    return one


JESTER = _made(FIRST_JESTER)
DECK = (*(_made(index) for index in range(FIRST_JESTER)), JESTER, JESTER)


def card(text: str) -> Card:
    """The card that a text names; `t` for 10, lower case and `joker` are understood."""
    found, end = _read(text, 0)
    if text[end:].strip():
        from dethrone.regicide.refusal import Reason  # noqa: PLC0415 (loaded when something is refused)

        raise Unreadable(Reason.MORE_AFTER_CARD, text=text, where=end, words=shortened(text), card=str(found))
    return found


def cards(text: str) -> tuple[Card, ...]:
    """The cards that a text names in its order, however they are set apart: `{5H, 5D}`, `5H+5D`, `5h 5d`."""
    found: list[Card] = []
    at = _skip(text, 0)
    while at < len(text):
        one, at = _read(text, at)
        found.append(one)
        at = _skip(text, at)
    return tuple(found)


def cards_text(held: Iterable[Card]) -> str:
    """Cards in one word, in canonical order: `5D+5H`."""
    return "+".join(str(one) for one in sorted(held))


def mask_of(held: Iterable[Card]) -> int:
    """The cards as one word; a second jester takes the second jester's bit."""
    mask = 0
    for one in held:
        bit = 1 << one.index
        if mask & bit:
            bit <<= 1
            if not one.is_jester or mask & bit:
                from dethrone.regicide.refusal import Reason  # noqa: PLC0415 (loaded when something is refused)

                raise Unreadable(Reason.CARD_TOO_OFTEN, text=str(one), card=str(one))
        mask |= bit
    return mask


def mask_value(mask: int) -> int:
    """What a set of cards is worth together."""
    return (
        (mask & ONES).bit_count()
        + 2 * (mask & TWOS).bit_count()
        + 4 * (mask & FOURS).bit_count()
        + 8 * (mask & EIGHTS).bit_count()
        + 16 * (mask & SIXTEENS).bit_count()
    )


def bits_of(mask: int) -> list[int]:
    """The indices of the cards of one word, ascending."""
    indices = []
    while mask:
        rest = mask & mask - 1
        indices.append((mask ^ rest).bit_length() - 1)
        mask = rest
    return indices


@lru_cache(maxsize=1 << 12)
def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of one word, in canonical order."""
    return tuple([DECK[index] for index in bits_of(mask)])


@cache
def _word() -> re.Pattern[str]:
    return re.compile(WORD, re.I)


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t{},+&;":
        at += 1
    return at


def _read(text: str, at: int) -> tuple[Card, int]:
    match = _word().match(text, at)
    if match is None:
        from dethrone.regicide.refusal import Reason  # noqa: PLC0415 (loaded when something is refused)

        rest = text[at:].split(maxsplit=1)
        if rest and (rank := rest[0].upper().replace("T", "10")) in RANKS:
            names = [f"{rank}{suit.value}" for suit in SUITS]
            raise Unreadable(Reason.NO_SUIT, text=text, where=at, word=shortened(rest[0]), cards=names)
        raise Unreadable(Reason.NO_CARD, text=text, where=at, word=shortened(rest[0] if rest else text))
    if match["jester"]:
        return JESTER, match.end()
    rank = match["rank"].upper().replace("T", "10")
    letter = match["suit"].upper().translate(str.maketrans("♣♦♥♠", "CDHS"))
    return DECK[4 * RANKS.index(rank) + "CDHS".index(letter)], match.end()
