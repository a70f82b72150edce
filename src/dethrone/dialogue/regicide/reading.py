"""States read as they stand: one, or all of a long paste with the rules before them and questions behind."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from dethrone.chance import shortened
from dethrone.dialogue import phrases
from dethrone.dialogue.fields import LABEL, LONGEST, Line, is_ruler, key, lines
from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.regicide.sets import UNKNOWN, read_set
from dethrone.dialogue.regicide.state import State, Wanted
from dethrone.errors import Unreadable
from dethrone.near import nearest

YIELDED = re.compile(r"\byield(?:ed)?\b", re.I)
BEGINS = ("state", "myaction", "myactionwas")
SEATS = ("ME", "YOU", "P0", "P1", "P2", "P3")
WHO = re.compile(r"do you want|should i|shall i|who |wer |qui |möchtest|veux-tu|oder ich|ou moi", re.I)
OPEN = re.compile(
    r"no (?:fixed )?turn order|keine (?:feste )?reihenfolge|ohne reihenfolge|pas d[’']ordre|sans ordre de jeu",
    re.I,
)
OFFER = re.compile(r"\b(?:do you want|should i|shall i|möchtest|oder ich|veux-tu|ou moi)\b", re.I)
PAY = re.compile(r"\bpay|discard|bezahl|wirf|ablegen|défausse|paie|paye", re.I)
NAME = re.compile(r"name who|nenne, wer|désigne qui", re.I)
UPDATE = re.compile(r"update|new state|neuen zustand|nouvel état|mets à jour", re.I)
TALK = re.compile(
    r"communicat|your message|your word|what do you say|mitteilung|was sagst|que dis-tu|ton message", re.I
)
ANSWER = re.compile(r"\?|^\W*(?:my |i )?play\b", re.I)  # the lines below are no part of the state
BRACES = re.compile(r"\{[^{}]*\}")
FIGURE = re.compile(  # whole: neither 2.5 nor 0x3, 2-3 or 1 000
    r"[^\d–−.,-]{0,3}(?<![^\W_])([0-9]{1,4})"
    r"(?!\w|[.'’٫]\d|\s?%|\s*[,:^*+×–—−-]\s*\d|\s+(?:(?:or|to|oder|bis|ou|à)\s+)?\d)"
)
SHARE = re.compile(r"(?<![\w.,–−-])([0-9]{1,4})\s*(?:/|of|von|sur)\s*([0-9]{1,4})(?!\w|[.,]\d)")
PLAY = re.compile(r"\bplay|spiel|joue|coup", re.I)


@dataclass(slots=True)
class _Block:
    """The lines of one state."""

    values: dict[str, str] = field(default_factory=dict)
    written: dict[str, str] = field(default_factory=dict)  # the labels as they stand there
    strays: list[str] = field(default_factory=list)  # lines with a label that is nearly a field's
    requests: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    is_asked: bool = False  # a line below the fields sets the question apart
    is_over: bool = False  # a line below the question ends it


def read_states(text: str) -> tuple[State, ...]:
    """All states of a text, in their order; raises Unreadable where there is none, or one that makes no sense."""
    if len(text) > LONGEST:
        raise Unreadable(Reason.STATE_TOO_LONG, most=LONGEST)
    is_open = OPEN.search(text) is not None
    blocks = _blocks(text)
    found = [_state(block, is_open=is_open) for block in blocks if "yourhand" in block.values]
    if not found:
        for block in blocks:
            _check_labels(block)
        raise Unreadable(Reason.NO_STATE, text=shortened(text))
    return tuple(found)


def read_state(text: str) -> State:
    """The last state of a text: what came before it is over."""
    return read_states(text)[-1]


def _blocks(text: str) -> list[_Block]:
    blocks = [_Block()]
    found = list(lines(text, READERS.keys() | {"state", "action", "discard"}))
    last = max((at for at, line in enumerate(found) if line.label == "yourhand"), default=0)
    for at, line in enumerate(found):
        block = blocks[-1]
        is_alone = at > last and line.label != "state" and not (block.is_asked or block.words)
        is_full = line.label in block.values or ("yourhand" in block.values and not is_alone)
        if line.label in BEGINS and is_full:  # an action with no hand behind it is of the state above
            block = _Block()
            blocks.append(block)
        _put(block, line)
    return blocks


def _put(block: _Block, line: Line) -> None:
    if line.label == "discard":
        if _is_pile(block, line.value):
            _put(block, replace(line, label="cardsindiscard"))
    elif line.label == "action":
        block.requests.append(line.value)
    elif line.label:
        if line.label in block.values and line.label != "state":
            raise Unreadable(Reason.STATE_TWICE, field=line.written)
        block.values[line.label] = line.value
        block.written[line.label] = line.written
    elif is_ruler(line.value):
        block.is_over = block.is_over or bool(block.words)
        block.is_asked = block.is_asked or bool(block.values)
    elif not block.is_asked and _meant(line.value) is not None:
        block.strays.append(line.value.strip())
    elif "yourhand" in block.values and line.value.strip() and not block.is_over:
        block.words.append(line.value.strip())


def _is_pile(block: _Block, value: str) -> bool:
    """Whether `Discard` tells of the pile, rather than of what an answer pays."""
    if not block.values:
        return value[:1].isdecimal()
    return not block.is_asked and not any(map(ANSWER.search, [*block.words, *block.strays]))


def _meant(line: str) -> str | None:
    """The field that a line's label is nearly."""
    found = LABEL.match(line)
    if found is None:
        return None
    label = re.sub("ies$", "y", key(found[1]))  # enemies
    near = label if label in FIELDS else nearest(label, FIELDS, at_least=0.8)
    return None if near is None else FIELDS[near]


def _check_labels(block: _Block) -> None:
    """Refuse a line whose label is misspelt: passed over, it would be assumed what it tells."""
    for line in block.strays:
        meant = _meant(line)
        if meant is not None and key(meant) not in block.values:
            raise Unreadable(Reason.STATE_FIELD, line=shortened(line), near=f"{meant}:")


def _state(block: _Block, *, is_open: bool) -> State:
    _check_labels(block)
    told: dict[str, Any] = {"requests": tuple(block.requests), "question": " ".join(block.words)}
    for label, value in block.values.items():
        if label in READERS and (value or label in ("yourhand", "yielded", "fallen", "discardpile")):
            told |= READERS[label](block.written[label], value)
    _use_pile(told)
    told["wanted"] = _wanted(told)
    told["lacks_enemy"] = "enemy" not in block.values
    told["is_open"] = is_open or any(map(OFFER.search, block.requests))
    return State(**told)


def _use_pile(told: dict[str, Any]) -> None:
    """Cards named as the discard pile lie there, unless they lie elsewhere; their number counts either way."""
    named = told.pop("discarded", ())
    played = [one for group in told.get("played", ()) for one in group]
    elsewhere = {*told.get("hand", ()), *played, *told.get("top", ()), told.get("enemy")}
    if named and "pile" not in told and len(set(named)) == len(named) and elsewhere.isdisjoint(named):
        told["pile"] = named


def _wanted(told: Mapping[str, Any]) -> Wanted:
    """What is asked for; the closing question has the last word, for the requests contradict each other at times."""
    question, requests = told["question"], " ".join(told["requests"])
    if told.get("owed"):
        return Wanted.PAY
    for words in (question, requests):
        if TALK.search(words) and not UPDATE.search(words):
            return Wanted.TALK
        if NAME.search(words):
            return Wanted.NAME
        if words is requests and WHO.search(words) and "would like you" not in words:
            return Wanted.TALK
        if PLAY.search(words):
            return Wanted.UPDATE if UPDATE.search(question) else Wanted.PLAY
        if PAY.search(words):
            return Wanted.PAY
    return Wanted.PLAY


# ------------------------------------------------------------------ fields
def _number(label: str, value: str) -> int:
    """A number in figures or in words; what is below 0 is none."""
    found = FIGURE.match(value)
    number = phrases.amount(value.strip(" .!()")) if found is None else int(found[1])
    if number is None:
        raise Unreadable(Reason.STATE_NUMBER, field=label, value=shortened(value))
    return number


def _one(name: str) -> Callable[[str, str], dict[str, Any]]:
    return lambda label, value: {name: None if value == UNKNOWN else _number(label, value)}


def _discard(label: str, value: str) -> dict[str, Any]:
    """How many cards lie there: a figure, or the cards."""
    if value == UNKNOWN:
        return {"discard": None}
    try:
        held = read_set(value)
    except Unreadable:
        held = None
    if held is None or not (held.cards or value[:1] in ("{", "[")):
        return {"discard": _number(label, value)}
    return {
        "discard": len(held.cards) + held.unknown,
        "discarded": () if held.unknown else held.cards,
    }


def _cards(name: str) -> Callable[[str, str], dict[str, Any]]:
    return lambda _, value: {name: read_set(value).cards}


def _hand(_: str, value: str) -> dict[str, Any]:
    held = read_set(value)
    return {"hand": held.cards, "unknown": held.unknown}


def _played(_: str, value: str) -> dict[str, Any]:
    """The cards on the table; whoever yielded last may have written that there."""
    told: dict[str, Any] = {"played": read_set(YIELDED.sub(" ", value)).groups}
    return told | ({"action": "YIELD"} if re.search(r"yield\W*$", value, re.I) else {})


def _enemy(label: str, value: str) -> dict[str, Any]:
    held = read_set(value)
    if len(held.cards) != 1 and not held.unknown:
        raise Unreadable(Reason.STATE_ENEMY, field=label, value=shortened(value))
    return {"enemy": held.cards[0] if held.cards else None}


def _damage(label: str, value: str) -> dict[str, Any]:
    whole = SHARE.search(value)
    if whole is None and re.search(r"/\s*\d", value):
        raise Unreadable(Reason.STATE_NUMBER, field=label, value=shortened(value))
    if whole is None:
        return {"damage": _number(label, value)}
    return {"damage": int(whole[1]), "health": int(whole[2])}


def _immunity(label: str, value: str) -> dict[str, Any]:
    word = value.lower().split()[0].strip(".,")
    if word not in ("on", "yes", "off", "no", "cancelled"):
        raise Unreadable(Reason.STATE_IMMUNITY, field=label, value=shortened(value))
    return {"is_immune": word in ("on", "yes")}


def _partners(label: str, value: str) -> dict[str, Any]:
    words = re.findall(r"[^\s,;/&|(){}\[\]]+", value)
    numbers = [one for one in words if re.search(r"\d", one) or phrases.amount(one) is not None]
    if len(value) > 40 or not numbers:
        raise Unreadable(Reason.STATE_NUMBER, field=label, value=shortened(value))
    return {"partners": tuple(_number(label, one) for one in numbers)}


def _yielded(label: str, value: str) -> dict[str, Any]:
    words = [word for word in re.split(r"[\s,{}]+", value.upper()) if word]
    if any(word not in SEATS for word in words):
        raise Unreadable(Reason.STATE_YIELDED, field=label, value=shortened(value), seats=list(SEATS))
    return {"yielded": tuple(words)}


def _action(_: str, value: str) -> dict[str, Any]:
    return {"action": value[:80]}


READERS: Mapping[str, Callable[[str, str], dict[str, Any]]] = {
    "myaction": _action,
    "myactionwas": _action,
    "yourhand": _hand,
    "enemy": _enemy,
    "played": _played,
    "cardsindiscard": _discard,
    "damage": _damage,
    "shield": _one("shield"),
    "attack": _one("attack"),
    "topay": _one("owed"),
    "immunity": _immunity,
    "tavern": _one("tavern"),
    "partnerhand": _partners,
    "castle": _one("castle"),
    "yielded": _yielded,
    "streak": _one("streak"),
    "flips": _one("flips"),
    "fallen": _cards("fallen"),
    "discardpile": _cards("pile"),
    "taverntop": _cards("top"),
    "players": _one("players"),
    "rules": lambda _, value: {"rules": value.split()[0]},
}
FIELDS = {
    # a label without its dress: how it is written
    key(name): name
    for name in (
        *(
            "My Action was",
            "Your Hand",
            "Enemy",
            "Played",
            "Cards in Discard",
            "Damage",
            "Shield",
            "Attack",
            "To Pay",
        ),
        *(
            "Immunity",
            "Tavern",
            "Partner Hand",
            "Castle",
            "Yielded",
            "Streak",
            "Flips",
            "Fallen",
            "Discard Pile",
        ),
        *("Tavern Top", "Players", "Rules"),
    )
}
