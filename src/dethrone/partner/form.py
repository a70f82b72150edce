"""A form for people with real cards or dice, question by question; what is asked is the counsel's."""

from __future__ import annotations

from dethrone import games
from dethrone.counsel.form import GAMES, TABLE, given, questions
from dethrone.counsel.reading import Given
from dethrone.errors import GameError
from dethrone.partner.asking import Asking, Draft
from dethrone.partner.console import Console
from dethrone.prose import Voice


def fill_in(console: Console, voice: Voice, draft: Draft | None = None, *, rules: str | None = None) -> Given:
    """What somebody tells of a game with real cards or dice; a rule set that is named is not asked for."""
    earlier = {} if draft is None else dict(draft.earlier())
    if rules is not None:
        earlier["game"] = _game_with(rules)
    console.say(*voice.lines("partner-form-welcome"))
    if set(earlier) - set(TABLE):
        console.say(voice.say("partner-form-unfinished"))
    asking = Asking(console, voice, draft, earlier, settled={} if rules is None else {"rules": rules})
    found = asking.fill(questions, given, kept=TABLE)
    if draft is not None:
        draft.keep({name: answer for name, answer in asking.answered.items() if name in TABLE})
    return found


def _game_with(rules: str) -> str:
    """The first game that has these rules; raises what the usual game says of rules that none has."""
    refused: list[GameError] = []
    for name in GAMES:
        try:
            games.kind(name).rules(rules)
        except GameError as error:
            refused.append(error)
        else:
            return name
    raise refused[0]
