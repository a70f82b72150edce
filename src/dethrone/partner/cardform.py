"""The form's questions on a table of cards; the answers are laid out as a state of the dialogue."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from dethrone.chance import shortened
from dethrone.counsel.reading import Given
from dethrone.dialogue.regicide.placing import GAME, place
from dethrone.dialogue.regicide.reading import READERS, read_state
from dethrone.dialogue.regicide.state import State
from dethrone.errors import Unreadable
from dethrone.partner.asking import Answers, Question, number, one_of
from dethrone.partner.refusal import Reason

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
}
ME = ("me", "i", "ich", "moi", "je", "p1")
YOU = 1  # the seat of whoever fills the form in, where several play


def questions(answers: Answers) -> Iterator[Question]:
    """What is asked of a table of cards."""
    players = int(answers["players"])
    wanted = (PLAY, PAY) if players == 1 else tuple(CLOSING)
    message = "wanted-alone" if players == 1 else "wanted"
    yield Question("wanted", one_of(wanted), PLAY, message=message, facts={"players": players})
    if answers["wanted"] == PAY:
        yield Question("owed", number(1, 99), "10")
    yield Question("hand", _field("hand"), nothing="none")
    yield Question("enemy", _needed("enemy"), "JC")
    yield Question("played", _field("played"), nothing="none")
    if answers["played"]:
        yield Question("damage", _field("damage"), nothing="follows")
        yield Question("shield", _field("shield"), nothing="follows")
    yield Question("discard", _field("discard"), "0")
    yield from _others(players)
    yield Question("tavern", _field("tavern"))
    yield Question("castle", _field("castle"))


def _others(players: int) -> Iterator[Question]:
    if players == 1:
        yield Question("flips", _field("flips"), nothing="all")
        return
    seats = [f"P{seat}" for seat in range(players) if seat != YOU]
    yield Question("partner", _field("partner"), facts={"seats": seats})
    yield Question("yielded", _yielded(seats), nothing="nobody", facts={"seats": seats})


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
    lines = [
        f"{label}: {_written(name, answers[name])}"
        for name, label in LABELS.items()
        if answers.get(name) or (name in answers and name in ("hand", "yielded"))
    ]
    lines += [f"Players: {answers['players']}", f"Rules: {answers['rules']}"]
    placed = place(read_state("\n".join([*lines, "----", CLOSING[answers["wanted"]]])))
    is_ordered = placed.view.rules.turn_order != "open"
    if answers["wanted"] == NAME and is_ordered and not _ends_with_jester(placed.state):
        raise Unreadable(Reason.NO_JESTER)
    return Given(GAME, placed.view, placed, is_form=True)


def _written(name: str, answer: str) -> str:
    """Sets in braces, or a jester at their end would be taken for the decoration of a line."""
    return f"{{{answer}}}" if name in ("hand", "played") else answer


def _ends_with_jester(state: State) -> bool:
    return bool(state.played) and any(card.is_jester for card in state.played[-1])
