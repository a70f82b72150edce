"""A form for people with real cards: each field is asked and read at once, and what is left empty is unknown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from dethrone import games
from dethrone.chance import shortened
from dethrone.counsel.form import card_form, filled
from dethrone.counsel.reading import Given
from dethrone.dialogue.regicide.placing import GAME
from dethrone.dialogue.regicide.reading import READERS
from dethrone.errors import BadRules, GameError
from dethrone.errors import Reason as Shared
from dethrone.partner.console import Console
from dethrone.prose import Voice

T = TypeVar("T")
ASKED = {"1": "play", "2": "pay", "3": "talk"}
FIELDS = (
    # label in the state, name of the question
    ("Your Hand", "hand"),
    ("Enemy", "enemy"),
    ("Played", "played"),
    ("Cards in Discard", "discard"),
    ("Partner Hand", "partner"),
    ("Tavern", "tavern"),
    ("Castle", "castle"),
    ("Shield", "shield"),
    ("Yielded", "yielded"),
)
DICE = (
    # name of the question, what is usual
    *(("round", "1"), ("first", "P0"), ("enemy-number", "1"), ("enemy-dice", "111"), ("injured", ".")),
    *(("dice", ""), ("others", ""), ("zones", ""), ("calls", "")),
)


def fill_in(console: Console, voice: Voice) -> Given:
    """What somebody tells of a game with real cards or dice."""
    ask = _asker(console, voice)
    names = games.names()[:2]
    game = ask(voice.say("partner-form-game", games=list(names)), names[0], _one_of(names))
    kind = games.kind(game)
    low, high = kind.players[0], kind.players[-1]
    question = voice.say("partner-form-players", low=low, high=high)
    players = int(ask(question, str(kind.usual_players), _one_of([str(one) for one in kind.players])))
    usual = "open-order" if game == GAME and players > 1 else kind.usual_rules
    rules = ask(voice.say("partner-form-rules", usual=usual), usual, lambda text: str(kind.rules(text)))
    if game == GAME:
        return _cards(console, voice, players, rules)
    return _dice(console, voice, game, players, rules)


def _asker(console: Console, voice: Voice) -> Callable[[str, str, Callable[[str], T]], T]:
    """Asks until the answer can be read; an empty one is the usual."""

    def ask(question: str, usual: str, read: Callable[[str], T]) -> T:
        while True:
            try:
                return read(console.ask(question) or usual)
            except GameError as error:
                console.say(voice.refusal(error))

    return ask


def _one_of(words: tuple[str, ...] | list[str]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in words:
            raise BadRules(Shared.OPTION_CHOICE, option="", choices=list(words), value=shortened(text))
        return text.lower()

    return read


# ------------------------------------------------------------------ cards
def _cards(console: Console, voice: Voice, players: int, rules: str) -> Given:
    """A state, field by field; one that cannot be is asked for again, with the old answers as the usual ones."""
    ask = _asker(console, voice)
    values: dict[str, str] = {}
    while True:
        wanted = ask(voice.say("partner-form-wanted"), "1", _one_of(tuple(ASKED)))
        for label, name in FIELDS:
            if players > 1 or label not in ("Partner Hand", "Yielded"):
                question = voice.say(f"partner-form-{name}", usual=values.get(label, ""))
                values[label] = ask(question, values.get(label, ""), _field(label))
        values["asked"], values["To Pay"] = ASKED[wanted], ""
        if wanted == "2":
            values["To Pay"] = ask(voice.say("partner-form-owed"), "", _field("To Pay"))
        try:
            return card_form(players, rules, values)
        except GameError as error:
            console.say(voice.refusal(error), voice.say("partner-form-again"))


def _field(label: str) -> Callable[[str], str]:
    """Reads a field as a state has it, and hands its text on."""
    key = label.replace(" ", "").lower()

    def read(text: str) -> str:
        if text:
            READERS[key](label, text)
        return text

    return read


# ------------------------------------------------------------------ dice
def _dice(console: Console, voice: Voice, game: str, players: int, rules: str) -> Given:
    """A view before the reveal, as one line of its game: the own dice with their values, the others by colour."""
    ask = _asker(console, voice)
    seats = [f"p{seat}" for seat in range(players)]
    values: dict[str, str] = {}
    while True:
        seat = int(ask(voice.say("partner-form-seat", seats=seats), "p0", _one_of(seats))[1])
        for name, usual in DICE:
            known = values.get(name, usual)
            values[name] = ask(voice.say(f"partner-form-{name}", usual=known), known, str)
        try:
            return filled(game, players, rules, {**values, "seat": str(seat)})
        except GameError as error:
            console.say(voice.refusal(error), voice.say("partner-form-again"))
