"""Sentences as patterns: what people write is made plain, and a pattern says which plain sentences mean one thing.

A pattern is words with one space between them: `a|b` is either, `[a]` may be missing, `_` is a space inside a choice,
and words in capitals stand for numbers, cards, suits, colours, seats (see SLOTS). It matches a whole clause or nothing,
so whatever is not foreseen is not understood, and what is not understood is not allowed.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

NUMBERS = {
    word: number
    for number, words in enumerate(
        (
            *("no zero keine keinen kein null aucune aucun", "one a_single ein eine einen une un"),
            *("two zwei deux", "three drei trois", "four vier quatre", "five fünf cinq", "six sechs"),
            *("seven sieben sept", "eight acht huit", "nine neun neuf", "ten zehn dix", "eleven elf onze"),
            *("twelve zwölf douze", "thirteen dreizehn treize", "fourteen vierzehn quatorze"),
            *("fifteen fünfzehn quinze", "sixteen sechzehn seize", "seventeen siebzehn dix-sept"),
            *("eighteen achtzehn dix-huit", "nineteen neunzehn dix-neuf", "twenty zwanzig vingt"),
        )
    )
    for word in words.split()
}
SUITS = {
    "C": "clubs? kreuz trèfles? ♣",
    "D": "diamonds? karo carreaux? ♦",
    "H": "hearts? herz(?:en)? c(?:œ|oe)urs? ♥",
    "S": "spades? pik piques? ♠",
}
PIP_RANKS = {
    "2": "two zwei deux",
    "3": "three drei trois",
    "4": "four vier quatre",
    "5": "five fünf cinq",
    "6": "six sechs",
    "7": "seven sieben sept",
    "8": "eight acht huit",
    "9": "nine neun neuf",
}  # numbers, too, so only with `of` and a suit
RANKS = {
    "A": "a ace as ass",
    "J": "j jack bube valet",
    "Q": "q queen dame reine",
    "K": "k king könig roi",
    "10": "t ten zehn dix",
}
COLOURS = {
    "r": "red rote?n? rouges?",
    "b": "blue blaue?n? bleue?s?",
    "y": "yellow gelbe?n? jaunes?",
    "k": "black schwarze?n? noire?s?",
}


def _any(words: str) -> str:
    return "|".join(words.split())


SUIT = _any(" ".join(SUITS.values()))
RANK = _any(f"10 [2-9] {' '.join(RANKS.values())}")
PIPS = _any(" ".join(PIP_RANKS.values()))
CARD = rf"(?:{RANK}) ?[cdhs♣♦♥♠]|(?:{RANK}|{PIPS}) (?:of|de) (?:{SUIT})|(?:{SUIT})[ -](?:{RANK})"
SLOTS = {
    "NUMBER": rf"(?P<number>[0-9]{{1,3}}|{_any(' '.join(NUMBERS)).replace('_', ' ')})",
    "OF": r"(?P<number>[0-9]{1,3}) ?/ ?(?P<of>[0-9]{1,3})",
    "CARD": rf"(?P<card>{CARD})",
    "SUIT": rf"(?P<suit>{SUIT})",
    "COLOUR": rf"(?P<colour>{_any(' '.join(COLOURS.values()))})",
    "SEAT": r"(?P<seat>p[0-9])",
    "FOE": rf"(?:the |der |die |l' )?(?:enemy|monster|royal|feind|gegner|ennemi)|it|er|sie|il|elle"
    rf"|(?:the |der |die |le |la )?(?P<foe>{CARD}|jack|queen|king|bube|dame|könig|valet|reine|roi)",
}
CONTRACTIONS = {
    **{f"{who}'ve": f"{who} have" for who in ("i", "we", "you")},
    **{f"{who}'s": f"{who} is" for who in ("it", "there", "that", "he", "she")},
    **{f"{who}'d": f"{who} would" for who in ("i", "you")},
    **{f"{who}'ll": f"{who} will" for who in ("i", "you")},
    **{"i'm": "i am", "you're": "you are", "don't": "do not", "can't": "cannot", "isn't": "is not"},
}
CLAUSES = re.compile(r"[.!?;\n…]+|(?<!\w)[-–—](?!\w)")
JOINTS = re.compile(r",| and | but | und | aber | et | mais ")


def plain(text: str) -> str:
    """A text in small letters without quotation marks, emphasis and other dress."""
    text = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text).replace("’", "'").casefold())
    text = re.sub(r"[*_`\"“”„«»‘]|\ufe0f", "", text).replace(":", " ")
    for short, long in CONTRACTIONS.items():
        text = re.sub(rf"(?<!\w){short}(?!\w)", long, text)
    text = re.sub(r"(?<=\w)'s(?!\w)", "s", text).replace("'", "' ")
    return re.sub(r"[^\S\n]+", " ", text).strip()


def clauses(text: str) -> list[str]:
    """A plain text's clauses."""
    return [clause.strip(" ,") for clause in CLAUSES.split(text) if clause.strip(" ,")]


def joined(clause: str) -> list[str]:
    """What a clause is joined of, if it is of several."""
    return [piece.strip() for piece in JOINTS.split(clause) if piece.strip()]


@cache
def pattern(words: str) -> re.Pattern[str]:
    """A pattern, made once; each word takes the space behind it."""
    return re.compile("".join(map(_slot, words.split())))


def _slot(word: str) -> str:
    optional = word.startswith("[")
    bare = word.strip("[]")
    slot = SLOTS.get(bare) or bare.replace("_", " ")
    return f"(?:(?:{slot}) ){'?' if optional else ''}"


def match(words: str, clause: str) -> dict[str, str] | None:
    """What a clause puts into a pattern's slots, or None if it is no such clause."""
    found = pattern(words).fullmatch(clause + " ")
    return None if found is None else {name: value for name, value in found.groupdict().items() if value}


def number(word: str) -> int:
    """The number that a word stands for."""
    return int(word) if word.isdecimal() else NUMBERS[word.replace(" ", "_")]


TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50}
LARGER = ("half", "hundred", "thousand", "halb", "hundert", "tausend", "demi", "cent", "mille")
NOTHING = ("none", "nothing", "empty", "nichts", "leer", "rien", "vide")


def amount(words: str) -> int | None:
    """The number that words mean, as people fill in a field: `three`, `twenty-one`, `none`."""
    first, *rest = re.split(r"[\s-]+", words.strip().casefold())
    if first in TENS and len(rest) == 1 and 0 < NUMBERS.get(rest[0], 0) < 10:
        return TENS[first] + NUMBERS[rest[0]]
    if rest and (first not in NUMBERS or any(word in NUMBERS or word in LARGER for word in rest)):
        return None
    return 0 if first in NOTHING else TENS.get(first, NUMBERS.get(first))


def _named(word: str, table: dict[str, str]) -> str | None:
    return next(
        (name for name, words in table.items() if re.fullmatch(_any(words), word.strip())),
        None,
    )


def suit(word: str) -> str | None:
    """The letter of the suit that a word names."""
    return _named(word, SUITS)


def colour(word: str) -> str | None:
    """The letter of the colour that a word names."""
    return _named(word, COLOURS)


def rank(word: str) -> str:
    """The rank that a word names, as cards are written."""
    return _named(word, RANKS | PIP_RANKS) or word.strip().upper()


def card(words: str) -> str:
    """The card that words name, as cards are written: `7 of spades` is 7S."""
    if of := re.fullmatch(rf"({RANK}|{PIPS}) (?:of|de) ({SUIT})", words):
        return f"{rank(of[1])}{suit(of[2])}"
    if german := re.fullmatch(rf"({SUIT})[ -]({RANK})", words):
        return f"{rank(german[2])}{suit(german[1])}"
    letter = words[-1]
    return f"{rank(words[:-1])}{suit(letter) or letter.upper()}"
