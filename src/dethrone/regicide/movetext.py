"""Reads moves: their one text form, and what people write instead of it."""

from __future__ import annotations

import re
from functools import lru_cache

from dethrone.errors import Unreadable
from dethrone.regicide.cards import cards, mask_of
from dethrone.regicide.moves import REMEMBERED, Flip, Move, Name, Pay, Play, Post, Wish, Yield
from dethrone.regicide.refusal import Reason

NAMES = re.compile(r"(?:>|next\s*:?|name\s)\s*p?\s*([0-3])", re.I)
WISHES = re.compile(r"p?\s*([0-3])\s*:\s*(want|rather[-_ ]?not|neutral)", re.I)
PAYS = re.compile(r"(?:-|pay\b|discard\b)\s*:?", re.I)
PLAYS = re.compile(r"play\b\s*:?", re.I)
LONGEST = 60  # characters of a text whose move is remembered


def parse_move(text: str, bare: type[Play] | type[Pay] = Play) -> Move:
    """The move that a text means; cards without a word before them are a move of the kind `bare`."""
    if len(text) > LONGEST:
        return _read(text, bare)
    return _play_or(text) if bare is Play else _pay_or(text)


def _read(text: str, bare: type[Play] | type[Pay]) -> Move:
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


@lru_cache(maxsize=REMEMBERED)
def _play_or(text: str) -> Move:
    return _read(text, Play)


@lru_cache(maxsize=REMEMBERED)
def _pay_or(text: str) -> Move:
    return _read(text, Pay)


def _thrown(kind: type[Play] | type[Pay], text: str, rest: str) -> Play | Pay:
    offset = text.find(rest) if rest else len(text)
    try:
        named = cards(rest)
        mask_of(named)
    except Unreadable as error:
        raise error.within(text, offset) from None
    if not named:
        raise Unreadable(Reason.NO_CARD_NAMED, text=text, where=offset)
    return kind(named, None if named[-1] == max(named) else named[-1])
