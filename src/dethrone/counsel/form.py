"""What is asked of a real table, for every face: whatever matters in any phase of either game.

The answers become a state of the dialogue or a line of the game, and are checked where those are; what was read from a
text becomes answers again. An answer that is left out is unknown.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from dethrone import games
from dethrone.counsel import cardform, diceform
from dethrone.counsel.questions import Answers, Form, Question, choice, completed, number, understood
from dethrone.counsel.reading import Given
from dethrone.counsel.refusal import Reason
from dethrone.dialogue.regicide.after import state_of
from dethrone.dialogue.regicide.checking import wanted_of
from dethrone.dialogue.regicide.placing import GAME
from dethrone.errors import Unreadable

GAMES = games.names()[:2]  # those whose tables the form knows
TABLE = ("game", "players", "rules")  # what stays the same for a whole game
UNASKED = ("seat", "line", "top", "fallen", "streak")  # what a text may tell beside the answers


def questions(answers: Answers) -> Iterator[Question]:
    """All that is asked, one question after the other."""
    yield choice("game", GAMES, GAMES[0], facts={"games": list(GAMES)})
    kind = games.kind(answers["game"])
    low, high = kind.players[0], kind.players[-1]
    yield Question("players", number(low, high), str(kind.usual_players), facts={"low": low, "high": high})
    sets = {"sets": list(kind.presets)}
    yield Question(
        "rules", lambda text: str(kind.rules(text)), kind.usual_rules, facts=sets, form=Form.CHOICE
    )
    yield from cardform.questions(answers) if kind.name == GAME else diceform.questions(answers)


def given(answers: Answers) -> Given:
    """The view that the answers describe; raises one of our errors where there can be none."""
    return cardform.given(answers) if answers["game"] == GAME else diceform.given(answers)


def laid(game: str, players: int, rules: str, answers: Answers) -> tuple[list[Question], Answers]:
    """All questions but those on the table itself, and the answers with what is usual where nothing was told."""
    if game not in GAMES:
        raise Unreadable(Reason.NO_FORM, game=games.kind(game).name)
    table = {"game": game, "players": str(players), "rules": rules}
    for question in islice(questions(table), len(TABLE)):  # a table that cannot be is refused
        question.read(table[question.name])
    asked, full = completed(questions, {**answers, **table}, UNASKED)
    return [one for one in asked if one.name not in TABLE], full


def filled(asked: list[Question], told: Answers, full: Answers) -> Given:
    """A form of which only some was told, as something to be advised on."""
    read = understood(asked, {**full, **{name: answer for name, answer in told.items() if answer}})
    return given({name: answer for name, answer in read.items() if answer or name in told})


# ------------------------------------------------------------------ back again
def answers_of(found: Given) -> Answers:
    """What was handed in, as answers."""
    view: Any = found.view
    if found.game != GAME:
        return diceform.answers_of(view)
    state = found.placed.state if found.placed is not None else state_of(view, wanted=wanted_of(view))
    return cardform.answers_of(state)


def text_of(found: Given) -> str:
    """What was handed in as a text that reads back."""
    if found.placed is None:
        return found.view.text
    table = {"players": str(found.view.players), "rules": str(found.placed.view.rules)}
    return cardform.text({**answers_of(found), **table})
