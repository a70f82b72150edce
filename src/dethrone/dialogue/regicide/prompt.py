"""Prompts of Regicide, in the notation of its states, and what the replies to them mean."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from dethrone.dialogue.checked import Checked
from dethrone.dialogue.regicide.after import state_of
from dethrone.dialogue.regicide.checking import check_reply as check_wanted
from dethrone.dialogue.regicide.checking import wanted_of
from dethrone.dialogue.regicide.reply import row
from dethrone.dialogue.regicide.state import Wanted
from dethrone.prose import Voice
from dethrone.regicide.moves import Flip, Move, Pay, Play, Yield
from dethrone.regicide.view import View

MOST_MOVES = 60  # that are listed
FORMS = {
    Wanted.PLAY: ("Play: {…}", "Discard: {…}", "Next: …", "Say: …"),
    Wanted.PAY: ("Discard: {…}",),
    Wanted.NAME: ("Next: …",),
    Wanted.TALK: ("Say: …",),
}


def prompt(view: View, voice: Voice, *, action: str = "", with_moves: bool = False) -> str:
    """What the seat that is asked is sent."""
    wanted = wanted_of(view)
    asked = voice.say(f"dialogue-ask-{wanted.value}")
    state = state_of(view, action=action, requests=(asked,), wanted=wanted)
    told = [voice.say("dialogue-notation"), "", str(state)]
    told += _layers(view)
    if with_moves and wanted is not Wanted.TALK:
        told.append(f"Legal: {legal(view)}")
    told += ["----", voice.say(f"dialogue-question-{wanted.value}", owed=view.owed)]
    return "\n".join([*told, *_form(view, wanted)])


def _form(view: View, wanted: Wanted) -> tuple[str, ...]:
    """The lines that an answer has; who should go is only asked where that is open."""
    is_asked = view.rules.turn_order == "open" and view.players > 1
    return tuple(
        line for line in FORMS[wanted] if wanted is Wanted.NAME or is_asked or not line.startswith("Next")
    )


def _layers(view: View) -> Iterator[str]:
    """What everybody may remember of the tavern: how it lies from the top, where healed cards are known as a set."""
    known = {label: cards for label, cards in view.layers if label and view.is_whole(label)}
    if known and any(label in known for label in view.tavern):
        runs = [(label, len(list(run))) for label, run in groupby(view.tavern)]
        yield "Tavern from the top: " + "; ".join(
            f"{count} of {row(known[label])}" if label in known else f"{count} ?" for label, count in runs
        )


def legal(view: View) -> str:
    """The legal moves as sets."""
    moves = list(view.legal_moves()[:MOST_MOVES])
    more = ", …" if len(view.legal_moves()) > len(moves) else ""
    return ", ".join(map(_written, moves)) + more


def _written(move: Move) -> str:
    return row(move.cards) if isinstance(move, Play | Pay) else str(move).upper()


def action(move: Move) -> str:
    """A play, a yield or a flip as a state tells it; payments, names and wishes are no actions."""
    return _written(move) if isinstance(move, Play | Yield | Flip) else ""


def check_reply(text: str, view: View) -> Checked:
    """What an answer means to whoever is asked."""
    return check_wanted(text, view)
