"""A form for people with real cards or dice: whatever is asked in any phase of either game, question by question.

Its answers become a state of the dialogue or a line of the game, and are checked where those are.
"""

from __future__ import annotations

from collections.abc import Iterator

from dethrone import games
from dethrone.counsel.reading import Given
from dethrone.dialogue.regicide.placing import GAME, USUAL_RULES
from dethrone.partner import cardform, diceform
from dethrone.partner.asking import Answers, Asking, Draft, Question, number, one_of
from dethrone.partner.console import Console
from dethrone.prose import Voice

GAMES = games.names()[:2]  # those whose tables the form knows
TABLE = ("game", "players", "rules")  # what stays the same for a whole game


def fill_in(console: Console, voice: Voice, draft: Draft | None = None) -> Given:
    """What somebody tells of a game with real cards or dice."""
    earlier = {} if draft is None else draft.earlier()
    console.say(*voice.lines("partner-form-welcome"))
    if set(earlier) - set(TABLE):
        console.say(voice.say("partner-form-unfinished"))
    asking = Asking(console, voice, draft, earlier)
    given = asking.fill(_questions, _given, kept=TABLE)
    if draft is not None:
        draft.keep({name: answer for name, answer in asking.answered.items() if name in TABLE})
    return given


def _questions(answers: Answers) -> Iterator[Question]:
    yield Question("game", one_of(GAMES), GAMES[0], facts={"games": list(GAMES)})
    kind = games.kind(answers["game"])
    low, high = kind.players[0], kind.players[-1]
    yield Question("players", number(low, high), str(kind.usual_players), facts={"low": low, "high": high})
    players = int(answers["players"])
    usual = USUAL_RULES if kind.name == GAME and players > 1 else kind.usual_rules
    yield Question("rules", lambda text: str(kind.rules(text)), usual, facts={"sets": list(kind.presets)})
    yield from cardform.questions(answers) if kind.name == GAME else diceform.questions(answers)


def _given(answers: Answers) -> Given:
    return cardform.given(answers) if answers["game"] == GAME else diceform.given(answers)
