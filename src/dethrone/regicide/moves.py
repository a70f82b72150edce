"""Moves as typed values, each with one text form.

`7H`, `AC+8D`, `*` play cards; `yield`; `flip` (solo); `-6C+9C` pays damage; `>P2` names who goes next;
`P1:want`, `P1:rather-not`, `P1:neutral` say who would like to go.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from dethrone.errors import Unreadable
from dethrone.regicide.cards import FIRST_JESTER, JESTER_MASK, Card, cards, cards_of, cards_text, mask_of
from dethrone.regicide.codes import CARDS, FLIP, KIND, NEXT, PAY, PLAY, POST, YIELD

NAMES = re.compile(r"(?:>|next\s*:?|name\s)\s*p?\s*([0-3])", re.I)
WISHES = re.compile(r"p?\s*([0-3])\s*:\s*(want|rather[-_ ]?not|neutral)", re.I)
PAYS = re.compile(r"(?:-|pay\b|discard\b)\s*:?", re.I)
PLAYS = re.compile(r"play\b\s*:?", re.I)


class Wish(Enum):
    """What a seat may say about going next (RC-94)."""

    WANT = "want"
    RATHER_NOT = "rather-not"
    NEUTRAL = "neutral"

    @property
    def number(self) -> int:
        """How a position keeps it; 0 is silence."""
        return list(Wish).index(self) + 1


@dataclass(frozen=True, slots=True)
class Play:
    """Cards against the enemy; `last` is the one laid down last, where that matters (RC-62)."""

    cards: tuple[Card, ...]
    last: Card | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return _laid(self.cards, self.last)


@dataclass(frozen=True, slots=True)
class Pay:
    """Cards thrown off to cover damage."""

    cards: tuple[Card, ...]
    last: Card | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return "-" + _laid(self.cards, self.last)


@dataclass(frozen=True, slots=True)
class Yield:
    """Play nothing and take the blow."""

    def __str__(self) -> str:
        return "yield"


@dataclass(frozen=True, slots=True)
class Flip:
    """Solo: a jester is turned over for a new hand."""

    def __str__(self) -> str:
        return "flip"


@dataclass(frozen=True, slots=True)
class Name:
    """Who takes the next turn."""

    seat: int

    def __str__(self) -> str:
        return f">P{self.seat}"


@dataclass(frozen=True, slots=True)
class Post:
    """A seat says whether it would like to go."""

    seat: int
    wish: Wish

    def __str__(self) -> str:
        return f"P{self.seat}:{self.wish.value}"


Move = Play | Pay | Yield | Flip | Name | Post


def parse_move(text: str, bare: type[Play] | type[Pay] = Play) -> Move:
    """The move that a text means; cards without a word before them are a move of the kind `bare`."""
    word = text.strip()
    lower = word.lower()
    if lower in ("yield", "y", "pass"):
        return Yield()
    if lower in ("flip", "f"):
        return Flip()
    if match := NAMES.fullmatch(word):
        return Name(int(match[1]))
    if match := WISHES.fullmatch(word):
        return Post(int(match[1]), Wish(re.sub("rather.?not", "rather-not", match[2].lower())))
    if match := PAYS.match(word):
        return _thrown(Pay, text, word[match.end() :])
    if match := PLAYS.match(word):
        return _thrown(Play, text, word[match.end() :])
    return _thrown(bare, text, word)


def _thrown(kind: type[Play] | type[Pay], text: str, rest: str) -> Play | Pay:
    offset = text.find(rest) if rest else len(text)
    try:
        named = cards(rest)
        mask_of(named)
    except Unreadable as error:
        raise Unreadable(str(error), text=text, where=offset + error.where) from None
    if not named:
        raise Unreadable(
            "No card is named: write cards such as 7H or AC+8D, or yield, flip, >P1, P0:want.",
            text=text,
            where=offset,
        )
    return kind(named, None if named[-1] == max(named) else named[-1])


def _laid(held: tuple[Card, ...], last: Card | None) -> str:
    if last is None or last == held[-1]:
        return cards_text(held)
    rest = list(held)
    rest.remove(last)
    return "+".join(str(card) for card in (*rest, last))


def encode(move: Move, hand: int) -> int:
    """The word the engine knows a move by; of two jesters in the hand the first is meant."""
    match move:
        case Play(held, last) | Pay(held, last):
            mask = mask_of(held)
            if mask & JESTER_MASK == 1 << FIRST_JESTER and not hand & mask & JESTER_MASK:
                mask ^= JESTER_MASK
            kind = PAY if isinstance(move, Pay) else PLAY
            return kind | mask | (0 if last is None else last.index + 1) << 58
        case Yield():
            return YIELD
        case Flip():
            return FLIP
        case Name(seat):
            return NEXT | seat << 58
        case Post(seat, wish):
            return POST | seat << 58 | wish.number << 60


def decode(word: int) -> Move:
    """The move that a word of the engine stands for."""
    kind = word & KIND
    seat = word >> 58 & 3
    if kind in (PLAY, PAY):
        held = cards_of(word & CARDS)
        last = None if not word >> 58 else cards_of(1 << (word >> 58) - 1)[0]
        return Play(held, last) if kind == PLAY else Pay(held, last)
    if kind == YIELD:
        return Yield()
    if kind == FLIP:
        return Flip()
    if kind == NEXT:
        return Name(seat)
    return Post(seat, list(Wish)[(word >> 60 & 3) - 1])
