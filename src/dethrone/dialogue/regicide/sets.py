"""Cards as people and models write them in sets: `{5H, 5D}`, `5♥ + 5♦`, `the 7 of Spades`, `10h`, `T♥`, `?`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from dethrone.dialogue import phrases
from dethrone.errors import Unreadable
from dethrone.regicide.cards import Card, card

MOST = 60  # cards of a set
LONGEST = 1000  # characters of one
DRESS = re.compile(r"[{}\[\]()\"'`“”]|\*+(?=\w)|(?<=\w)\*+|\ufe0f")
WORDS = re.compile(
    r"\b(?:and|und|et|cards?|the|my|play|playing|pet|combo|single|pair|none|nothing|empty)\b", re.I
)
LONG = re.compile(rf"\b(?:{phrases.RANK}|{phrases.PIPS}) (?:of|de) (?:{phrases.SUIT})\b", re.I)
TURNED = re.compile(r"([cdhs♣♦♥♠])(10|[1-9tjqka])", re.I)
UNKNOWN = "?"
WHITE = str.maketrans("♧♢♡♤❤", "♣♦♥♠♥")  # suits as outlines, and the heart of chats
ACE = re.compile(r"^1(?=[cdhs♣♦♥♠]$)", re.I)  # an animal companion is worth 1


@dataclass(frozen=True, slots=True)
class CardSet:
    """The cards of a set in their order, those played together as one group, and how many are left open."""

    groups: tuple[tuple[Card, ...], ...] = ()
    unknown: int = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of them."""
        return tuple(one for group in self.groups for one in group)

    @property
    def is_grouped(self) -> bool:
        """Whether cards that were played together stand together."""
        return any(len(group) > 1 for group in self.groups)


def read_set(text: str) -> CardSet:
    """The cards that a text names; raises Unreadable for a word that is no card."""
    if len(text) > LONGEST:
        raise Unreadable(_too_many(), most=MOST)
    plain = LONG.sub(lambda found: phrases.card(found[0].lower()), DRESS.sub(" ", text.translate(WHITE)))
    plain = re.sub(r"\s*\+\s*", "+", WORDS.sub(" ", plain))
    plain = re.sub(r"(?<=[0-9TJQKAtjqka]) +(?=[CDHScdhs♣♦♥♠](?![A-Za-z]))", "", plain)
    groups: list[tuple[Card, ...]] = []
    unknown = 0
    for word in re.split(r"[\s,;&/|]+", plain):
        names = [name.strip(".:!") for name in word.split("+")]
        held = tuple(
            card(_turned(name)) for name in names if name and name.strip("–—-") and set(name) != {UNKNOWN}
        )
        unknown += sum(name.count(UNKNOWN) for name in names if set(name) == {UNKNOWN})
        groups += [held] if held else []
        if len(groups) > MOST or unknown > MOST:
            raise Unreadable(_too_many(), text=text[:MOST], most=MOST)
    return CardSet(tuple(groups), unknown)


def _turned(name: str) -> str:
    """`H7` is 7H: no rank has the letter of a suit; `1H` is AH."""
    found = TURNED.fullmatch(name)
    return ACE.sub("A", name if found is None else found[2] + found[1])


def _too_many() -> str:
    from dethrone.regicide.refusal import Reason  # noqa: PLC0415 (loaded when something is refused)

    return Reason.TOO_MANY_CARDS


def written(groups: tuple[tuple[Card, ...], ...], unknown: int = 0) -> str:
    """A set as this room writes it: `{7S+AH, 2D, ?}`."""
    names = ["+".join(map(str, group)) for group in groups]
    return "{" + ", ".join([*names, *[UNKNOWN] * unknown]) + "}"
