"""A reply as it is pasted back: a play, what is discarded for it, the new state, who should go, and a sentence.

It is read kindly, whatever stands around it; whether it is right is for checking.py to say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from dethrone.chance import shortened
from dethrone.dialogue.fields import LONGEST, is_ruler, lines
from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.regicide.reading import READERS, read_state
from dethrone.dialogue.regicide.sets import read_set, written
from dethrone.dialogue.regicide.state import State
from dethrone.errors import GameError, Unreadable
from dethrone.prose import Part
from dethrone.regicide.cards import Card

Cards = tuple[Card, ...]
YIELD, FLIP = "YIELD", "FLIP"
ALIASES = {
    "pay": "discard",
    "payment": "discard",
    "discards": "discard",
    "message": "say",
    "communication": "say",
}
ALIASES |= {
    "myplay": "play",
    "iplay": "play",
    "nextturn": "next",
    "newstate": "state",
    "updatedstate": "state",
}
LABELS = {"play", "discard", "next", "say", "state", *ALIASES}
NEXT = {
    **dict.fromkeys(("i", "me", "myself", "ich", "moi", "je"), "I"),
    **dict.fromkeys(("you", "yourself", "host", "partner", "du", "toi", "tu"), "YOU"),
    **dict.fromkeys(("either", "any", "anyone", "both", "neutral", "egal"), "EITHER"),
}
SPOKEN = re.compile(r"\b(?:i(?:'ll| will)? (?:now )?play|ich spiele|je joue)\b[:\s]*([^.\n]*)", re.I)
THROWN = re.compile(r"\b(?:discard|pay with|lege|défausse)\b[:\s]*([^.\n]*)", re.I)
BRACES = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What somebody answered; None is what was not there."""

    play: Cards | str | None = None  # cards, YIELD or FLIP
    discard: Cards | None = None
    state: State | None = None
    next: str | None = None  # I, YOU, EITHER, or a seat
    say: str | None = None
    rest: str = ""
    problems: tuple[Part, ...] = ()  # of reading it

    def __str__(self) -> str:
        """The lines of the reply."""
        told = []
        if self.play is not None:
            told.append(f"Play: {self.play if isinstance(self.play, str) else row(self.play)}")
        if self.discard is not None:
            told.append(f"Discard: {row(self.discard)}")
        if self.state is not None:
            told.append(str(self.state))
        if self.next is not None:
            told.append(f"Next: {self.next}")
        if self.say is not None:
            told.append(f"Say: {self.say}")
        return "\n".join(told)


def row(held: Cards, unknown: int = 0) -> str:
    """Cards as a set, one by one."""
    return written(tuple((one,) for one in held), unknown)


@dataclass(slots=True)
class _Draft:
    """What was found so far."""

    values: dict[str, str] = field(default_factory=dict)
    state: list[str] | None = None
    rest: list[str] = field(default_factory=list)


def read_reply(text: str) -> Reply:
    """What a text answers; what cannot be read of it is told in `problems`."""
    if len(text) > LONGEST:
        return Reply(problems=(Part(Reason.STATE_TOO_LONG, {"most": LONGEST}),))
    draft = _drafted(text)
    rest = "\n".join(draft.rest)
    problems: list[Part] = []
    values = _spoken(draft.values, rest)
    play = _play(values["play"], problems) if "play" in values else None
    discard = _cards(values["discard"], problems) if "discard" in values else None
    state = _state(draft.state, problems)
    who = _next(values["next"], problems) if values.get("next") else None
    say = values.get("say") or None
    return Reply(
        play=play, discard=discard, state=state, next=who, say=say, rest=rest, problems=tuple(problems)
    )


def _drafted(text: str) -> _Draft:
    draft = _Draft()
    for line in lines(text, LABELS | READERS.keys() | {"action"}):
        label = ALIASES.get(line.label, line.label)
        if label == "state":
            draft.state = []
        elif line.label == "discard" and draft.state and line.value.isdecimal():  # how many lie there
            draft.state.append(f"{line.written}: {line.value}")
        elif label in ("play", "discard", "next", "say"):
            draft.values.setdefault(label, line.value)
        elif label:
            draft.state = [] if draft.state is None else draft.state
            draft.state.append(f"{line.written}: {line.value}")
        elif line.value.strip() and not is_ruler(line.value):
            draft.rest.append(line.value.strip())
    return draft


def _spoken(values: dict[str, str], rest: str) -> dict[str, str]:
    """What free words say of the play and its price, where no label does."""
    if "play" in values:
        return values
    found = SPOKEN.search(rest)
    thrown = THROWN.search(rest)
    sets = BRACES.findall(rest)
    if found is not None:
        words = re.split(
            r"\b(?:and discard|discard|because|which|to|for)\b", found[1], maxsplit=1, flags=re.I
        )[0]
        values["play"] = BRACES.search(found[1])[0] if BRACES.search(found[1]) else words  # type: ignore[index]
    elif sets and "say" not in values:
        values["play"] = sets[0]
    elif re.fullmatch(r"\W*(yield|flip)\W*", rest, re.I):
        values["play"] = rest
    if thrown is not None and "discard" not in values and "play" in values:
        inside = BRACES.search(thrown[1])
        values["discard"] = inside[0] if inside else thrown[1]
    return values


def _play(value: str, problems: list[Part]) -> Cards | str | None:
    word = re.sub(r"[^a-z]", "", value.lower())
    if word in ("yield", "iyield", "pass"):
        return YIELD
    if word == "flip":
        return FLIP
    if word in ("", "none", "nothing") and not any(one.isdigit() or one == "*" for one in value):
        return None
    return _cards(value, problems)


def _cards(value: str, problems: list[Part]) -> Cards | None:
    try:
        held = read_set(value)
    except GameError as error:
        problems.append(Part(error.reason, error.facts))
        return None
    return held.cards if held.cards or not held.unknown else None


def _state(told: list[str] | None, problems: list[Part]) -> State | None:
    if told is None:
        return None
    try:
        return read_state("State:\n" + "\n".join(told))
    except Unreadable as error:
        problems.append(Part(error.reason, error.facts))
        return None


def _next(value: str, problems: list[Part]) -> str | None:
    word = re.sub(r"[^a-z0-9]", " ", value.lower()).split()
    if word and word[0] in NEXT:
        return NEXT[word[0]]
    if word and re.fullmatch(r"p[0-3]", word[0]):
        return word[0].upper()
    problems.append(Part(Reason.REPLY_NEXT, {"value": shortened(value)}))
    return None
