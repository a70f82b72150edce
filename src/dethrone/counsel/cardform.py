"""The questions on a table of cards; the answers are laid out as a state of the dialogue, and a state as answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from dethrone.chance import shortened
from dethrone.counsel.questions import Answers, Form, Question, choice, number
from dethrone.counsel.reading import Given
from dethrone.counsel.refusal import Reason
from dethrone.dialogue.regicide.placing import GAME, place
from dethrone.dialogue.regicide.reading import READERS, read_state
from dethrone.dialogue.regicide.sets import UNKNOWN
from dethrone.dialogue.regicide.state import State, Wanted
from dethrone.errors import Unreadable

PLAY, PAY, TALK, NAME = "1", "2", "3", "4"
CLOSING = {
    PLAY: "What is your play?",
    PAY: "To Pay",
    TALK: "What is your communication to me?",
    NAME: "Name who goes next.",
}
LABELS = {
    # question: label in the state
    "owed": "To Pay",
    "hand": "Your Hand",
    "enemy": "Enemy",
    "played": "Played",
    "damage": "Damage",
    "shield": "Shield",
    "discard": "Cards in Discard",
    "partner": "Partner Hand",
    "tavern": "Tavern",
    "castle": "Castle",
    "flips": "Flips",
    "yielded": "Yielded",
    "pile": "Discard Pile",
    "immunity": "Immunity",
    # what a text may tell, though nobody is asked for it
    "top": "Tavern Top",
    "fallen": "Fallen",
    "streak": "Streak",
}
SETS = ("hand", "played", "pile", "top", "fallen")  # written in braces
TOLD_EMPTY = ("hand", "yielded", "fallen", "pile")  # to have none of them says something
WANTED = {PLAY: Wanted.PLAY, PAY: Wanted.PAY, TALK: Wanted.TALK, NAME: Wanted.NAME}
ME = ("me", "you", "i", "ich", "moi", "je", "p1")
IMMUNITY = ("on", "off")
YOU = 1  # the seat of whoever fills the form in, where several play
OTHER = "P0"  # who hands a state over, and speaks of themselves as ME


def questions(answers: Answers) -> Iterator[Question]:
    """What is asked of a table of cards."""
    players = int(answers["players"])
    wanted = (PLAY, PAY) if players == 1 else tuple(CLOSING)
    message = "wanted-alone" if players == 1 else "wanted"
    yield choice("wanted", wanted, PLAY, message=message, facts={"players": players})
    if answers["wanted"] == PAY:
        yield Question("owed", number(1, 99), "10")
    yield Question("hand", _field("hand"), nothing="none", form=Form.CARDS)
    yield Question("enemy", _needed("enemy"), "JC", form=Form.CARD)
    yield Question("played", _field("played"), nothing="none", form=Form.CARDS)
    if answers["played"]:
        yield Question("damage", _field("damage"), nothing="follows")
        yield Question("shield", _field("shield"), nothing="follows")
    yield Question("pile", _field("pile"), form=Form.CARDS, is_extra=True)
    if not answers.get("pile"):
        yield Question("discard", _field("discard"), "0")
    yield from _others(players)
    yield Question("tavern", _field("tavern"))
    yield Question("castle", _field("castle"))
    yield Question("immunity", _field("immunity"), form=Form.CHOICE, choices=IMMUNITY, is_extra=True)


def _others(players: int) -> Iterator[Question]:
    if players == 1:
        yield Question("flips", _field("flips"), nothing="all")
        return
    seats = [f"P{seat}" for seat in range(players) if seat != YOU]
    yield Question("partner", _field("partner"), facts={"seats": seats}, form=Form.NUMBERS, choices=seats)
    yield Question(
        "yielded",
        _yielded(seats),
        nothing="nobody",
        facts={"seats": seats},
        form=Form.SEATS,
        choices=(*seats, "YOU"),
    )


def _field(name: str) -> Callable[[str], str]:
    """Reads a field as a state has it, and hands its text on."""
    label = LABELS[name]
    key = label.replace(" ", "").lower()

    def read(text: str) -> str:
        if text:
            READERS[key](label, text)
        return text

    return read


def _needed(name: str) -> Callable[[str], str]:
    field = _field(name)

    def read(text: str) -> str:
        if not text:
            raise Unreadable(Reason.ANSWER_NEEDED)
        return field(text)

    return read


def _yielded(seats: list[str]) -> Callable[[str], str]:
    """Reads who yielded, as the state calls them; an empty text is nobody."""

    def read(text: str) -> str:
        words = [word for word in re.split(r"[\s,]+", text) if word]
        called = ["YOU" if word.lower() in ME else word.upper() for word in words]
        if any(word not in ("YOU", *seats) for word in called):
            raise Unreadable(Reason.NOT_OFFERED, words=["me", *seats], value=shortened(text))
        return ", ".join(called)

    return read


def given(answers: Answers) -> Given:
    """The view that the answers describe; raises one of our errors where there can be none."""
    placed = place(read_state(text(answers)))
    is_ordered = placed.view.rules.turn_order != "open"
    if answers["wanted"] == NAME and is_ordered and not _ends_with_jester(placed.state):
        raise Unreadable(Reason.NO_JESTER)
    return Given(GAME, placed.view, placed, is_form=True)


def text(answers: Answers) -> str:
    """The answers as a state to be pasted anywhere."""
    pile = re.findall(r"[^\s,{}]+", answers.get("pile", ""))
    told = {
        "hand": "",
        **answers,
        "enemy": answers.get("enemy") or UNKNOWN,
        **({"discard": str(len(pile))} if pile else {}),
    }
    if "yielded" in told:
        told["yielded"] = told["yielded"].replace(OTHER, "ME")
    lines = [
        f"{label}: {_written(name, told[name])}"
        for name, label in LABELS.items()
        if told.get(name) or (name in told and name in TOLD_EMPTY)
    ]
    lines += [f"Players: {answers['players']}", f"Rules: {answers['rules']}"]
    return "\n".join([*lines, "----", CLOSING[answers["wanted"]]])


def _written(name: str, answer: str) -> str:
    """Sets in braces, or a jester at their end would be taken for the decoration of a line."""
    return f"{{{answer.strip('{}')}}}" if name in SETS else answer


def answers_of(state: State) -> Answers:
    """A state as answers: what it does not tell is not answered."""
    lines = dict(line.split(":", 1) for line in str(state).splitlines()[1:] if ":" in line)
    found = {name: lines[label].strip().strip("{}") for name, label in LABELS.items() if label in lines}
    if "yielded" in found:
        found["yielded"] = found["yielded"].replace("ME", OTHER)
    if "damage" in found:
        found["damage"] = found["damage"].partition("/")[0]
    asked = Wanted.PLAY if state.wanted is Wanted.UPDATE else state.wanted
    found["wanted"] = next(number for number, wanted in WANTED.items() if wanted is asked)
    return {name: answer for name, answer in found.items() if answer or name in TOLD_EMPTY}


def _ends_with_jester(state: State) -> bool:
    return bool(state.played) and any(card.is_jester for card in state.played[-1])
