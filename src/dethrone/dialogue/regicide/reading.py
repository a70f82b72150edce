"""States read as they stand: one, or all of a long paste with the rules before them and questions behind."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from dethrone.chance import shortened
from dethrone.dialogue.fields import LONGEST, Line, is_ruler, lines
from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.regicide.sets import UNKNOWN, read_set
from dethrone.dialogue.regicide.state import State, Wanted
from dethrone.errors import Unreadable

YIELDED = re.compile(r"\byield(?:ed)?\b", re.I)
BEGINS = ("state", "myaction", "myactionwas")
SEATS = ("ME", "YOU", "P0", "P1", "P2", "P3")
WHO = re.compile(r"do you want|should i|shall i|who |wer |qui |möchtest|veux-tu|oder ich|ou moi", re.I)
PAY = re.compile(r"\bpay|discard|bezahl|wirf|ablegen|défausse|paie|paye", re.I)
NAME = re.compile(r"name who|nenne, wer|désigne qui", re.I)
UPDATE = re.compile(r"update|new state|neuen zustand|nouvel état|mets à jour", re.I)
TALK = re.compile(
    r"communicat|your message|your word|what do you say|mitteilung|was sagst|que dis-tu|ton message", re.I
)
PLAY = re.compile(r"\bplay|spiel|joue|coup", re.I)


@dataclass(slots=True)
class _Block:
    """The lines of one state."""

    values: dict[str, str] = field(default_factory=dict)
    requests: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    is_over: bool = False  # a line below the question ends it


def read_states(text: str) -> tuple[State, ...]:
    """All states of a text, in their order; raises Unreadable where there is none, or one that makes no sense."""
    if len(text) > LONGEST:
        raise Unreadable(Reason.STATE_TOO_LONG, most=LONGEST)
    found = [_state(block) for block in _blocks(text) if "yourhand" in block.values]
    if not found:
        raise Unreadable(Reason.NO_STATE, text=shortened(text))
    return tuple(found)


def read_state(text: str) -> State:
    """The last state of a text: what came before it is over."""
    return read_states(text)[-1]


def _blocks(text: str) -> list[_Block]:
    blocks = [_Block()]
    for line in lines(text, READERS.keys() | {"state", "action"}):
        block = blocks[-1]
        if line.label in BEGINS and ("yourhand" in block.values or line.label in block.values):
            block = _Block()
            blocks.append(block)
        _put(block, line)
    return blocks


def _put(block: _Block, line: Line) -> None:
    if line.label == "action":
        block.requests.append(line.value)
    elif line.label:
        if line.label in block.values and line.label != "state":
            raise Unreadable(Reason.STATE_TWICE, field=line.label)
        block.values[line.label] = line.value
    elif is_ruler(line.value):
        block.is_over = block.is_over or bool(block.words)
    elif "yourhand" in block.values and line.value.strip() and not block.is_over:
        block.words.append(line.value.strip())


def _state(block: _Block) -> State:
    told: dict[str, Any] = {"requests": tuple(block.requests), "question": " ".join(block.words)}
    for label, value in block.values.items():
        if label in READERS and (value or label in ("yourhand", "yielded", "fallen", "discardpile")):
            told |= READERS[label](label, value)
    told["wanted"] = _wanted(told)
    return State(**told)


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
    found = re.match(r"\D{0,3}([0-9]{1,4})(?![0-9])", value)
    if found is None:
        raise Unreadable(Reason.STATE_NUMBER, field=label, value=shortened(value))
    return int(found[1])


def _one(name: str) -> Callable[[str, str], dict[str, Any]]:
    return lambda label, value: {name: None if value == UNKNOWN else _number(label, value)}


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
    whole = re.search(r"([0-9]{1,4})\s*(?:/|of|von|sur)\s*([0-9]{1,4})", value)
    if whole is None:
        return {"damage": _number(label, value)}
    return {"damage": int(whole[1]), "health": int(whole[2])}


def _immunity(label: str, value: str) -> dict[str, Any]:
    word = value.lower().split()[0].strip(".,")
    if word not in ("on", "yes", "off", "no", "cancelled"):
        raise Unreadable(Reason.STATE_IMMUNITY, field=label, value=shortened(value))
    return {"is_immune": word in ("on", "yes")}


def _partners(label: str, value: str) -> dict[str, Any]:
    if len(value) > 40 or not re.findall(r"[0-9]+", value):
        raise Unreadable(Reason.STATE_NUMBER, field=label, value=shortened(value))
    return {"partners": tuple(_number(label, one) for one in re.findall(r"[0-9]+", value))}


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
    "cardsindiscard": _one("discard"),
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
