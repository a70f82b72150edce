"""Moves as typed values, each with one text form, which movetext.py reads.

`7H`, `AC+8D`, `*` play cards; `yield`; `flip` (solo); `-6C+9C` pays damage; `>P2` names who goes next;
`P1:want`, `P1:rather-not`, `P1:neutral` say who would like to go.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TypeVar

from dethrone.regicide.cards import DECK, FIRST_JESTER, Card, cards_of, cards_text
from dethrone.regicide.codes import CARDS, FLIP, JESTERS, KIND, NEXT, PAY, PLAY, POST, YIELD
from dethrone.shown import Spelled

REMEMBERED = 1 << 12  # words and texts whose moves are kept


class Wish(Enum):
    """What a seat may say about going next (RC-94)."""

    WANT = "want"
    RATHER_NOT = "rather-not"
    NEUTRAL = "neutral"

    @property
    def number(self) -> int:
        """How a position keeps it; 0 is silence."""
        return WISHES.index(self) + 1


WISHES = tuple(Wish)


class _Coded(Spelled):
    """Remembers the word that a move was found to have; it is no part of the value."""

    __slots__ = ("_word",)
    _word: int


@dataclass(frozen=True, slots=True)
class Play(_Coded):
    """Cards against the enemy; `last` is the one laid down last, where that matters (RC-62)."""

    cards: tuple[Card, ...]
    last: Card | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return _laid(self.cards, self.last)


@dataclass(frozen=True, slots=True)
class Pay(_Coded):
    """Cards thrown off to cover damage."""

    cards: tuple[Card, ...]
    last: Card | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return "-" + _laid(self.cards, self.last)


@dataclass(frozen=True, slots=True)
class Yield(_Coded):
    """Play nothing and take the blow."""

    form = "yield"


@dataclass(frozen=True, slots=True)
class Flip(_Coded):
    """Solo: a jester is turned over for a new hand."""

    form = "flip"


@dataclass(frozen=True, slots=True)
class Name(_Coded):
    """Who takes the next turn."""

    form = ">P{0.seat}"
    seat: int


@dataclass(frozen=True, slots=True)
class Post(_Coded):
    """A seat says whether it would like to go."""

    form = "P{0.seat}:{0.wish.value}"
    seat: int
    wish: Wish


Move = Play | Pay | Yield | Flip | Name | Post


def _laid(held: tuple[Card, ...], last: Card | None) -> str:
    if last is None or last == held[-1]:
        return cards_text(held)
    rest = list(held)
    rest.remove(last)
    return "+".join(str(card) for card in (*rest, last))


def encode(move: Move) -> int:
    """The word the engine knows a move by, a jester being the first; 0 for what no engine could do."""
    try:
        return move._word
    except AttributeError:
        word = _word(move)
        if word:
            object.__setattr__(move, "_word", word)
        return word


def _word(move: Move) -> int:
    match move:
        case Play(held, last) | Pay(held, last):
            mask = _mask(held)
            if not mask or (last is not None and last not in held):
                return 0
            kind = PAY if isinstance(move, Pay) else PLAY
            return kind | mask | (0 if last is None else last.index + 1) << 58
        case Yield():
            return YIELD
        case Flip():
            return FLIP
        case Name(int(seat)) if 0 <= seat < 4:
            return NEXT | seat << 58
        case Post(int(seat), Wish() as wish) if 0 <= seat < 4:
            return POST | seat << 58 | wish.number << 60
    return 0


def _mask(held: Iterable[object]) -> int:
    """The cards as one word, a second jester being the second; 0 where a card is there more often than it exists."""
    mask = 0
    for card in held:
        if not isinstance(card, Card):
            return 0
        bit = 1 << card.index
        if mask & bit:
            bit <<= 1
            if card.index != FIRST_JESTER or mask & bit:
                return 0
        mask |= bit
    return mask


ThrownT = TypeVar("ThrownT", Play, Pay)


def _thrown(word: int, kind: type[ThrownT]) -> ThrownT:
    """A move of cards, put together by hand: they are in order already, and to choose among many it must be quick."""
    move = object.__new__(kind)
    put = object.__setattr__
    put(move, "cards", cards_of(word & CARDS))
    put(move, "last", DECK[(word >> 58) - 1] if word >> 58 else None)
    if not word & JESTERS:
        put(move, "_word", word)
    return move


@lru_cache(maxsize=REMEMBERED)
def decode(word: int) -> Move:
    """The move that a word of the engine stands for."""
    kind = word & KIND
    seat = word >> 58 & 3
    if kind <= PAY:
        return _thrown(word, Play) if kind == PLAY else _thrown(word, Pay)
    if kind == YIELD:
        return Yield()
    if kind == FLIP:
        return Flip()
    if kind == NEXT:
        return Name(seat)
    return Post(seat, WISHES[(word >> 60 & 3) - 1])
