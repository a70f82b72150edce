"""Prompts and replies of any game: what a seat is sent, and what its answer means. Nothing but its view goes in.

What a game says in its own way is the module `prompt` in the folder here that is named for it, with `prompt` and
`check_reply`; whatever brings none is told plainly: its view as JSON, and the moves as they are typed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from dethrone import games
from dethrone.contract import Move, Step, View
from dethrone.dialogue.checked import Checked
from dethrone.dialogue.fields import LONGEST, is_ruler, lines
from dethrone.dialogue.refusal import Reason
from dethrone.dialogue.speech import judge
from dethrone.errors import GameError
from dethrone.prose import Part, Voice

MOST_MOVES = 60  # that are listed
LABELS = ("play", "say")


class Room(Protocol):
    """What a game's own `prompt` offers."""

    def prompt(self, view: Any, voice: Voice, /, *, action: str, with_moves: bool) -> str:
        """What the seat that is asked is sent."""

    def action(self, move: Any, /) -> str:
        """A move as `My Action was` tells it; nothing for one that is no action."""

    def check_reply(self, text: str, view: Any, /) -> Checked:
        """What its answer means."""


def _room(game: str) -> Room | None:
    room = games.special(__package__ or "", game)
    if room is None or find_spec(f"{room.__name__}.prompt") is None:
        return None
    return cast(Room, import_module(f"{room.__name__}.prompt"))


def prompt(view: View, voice: Voice, *, game: str, action: str = "", with_moves: bool = False) -> str:
    """What the seat that is asked is sent, to be pasted into any chat."""
    room = _room(game)
    if room is not None:
        return room.prompt(view, voice, action=action, with_moves=with_moves)
    return "\n".join(_plainly(view, voice, game, action))


def check_reply(text: str, view: View, *, game: str) -> Checked:
    """What a seat's answer means, and all that is wrong with it."""
    room = _room(game)
    return _understood(text, view) if room is None else room.check_reply(text, view)


def last_action(steps: Sequence[Step], seat: int, *, game: str) -> str:
    """What somebody else did last since a seat acted; what a game does not count as an action is passed over."""
    room = _room(game)
    for step in reversed(steps):
        words = str(step.move) if room is None else room.action(step.move)
        if words:
            return "" if step.seat == seat else words
    return ""


def rules_text(voice: Voice, rules: Any, *, game: str) -> str:
    """The rules in our own words, for a chat that may not know the game."""
    told = [voice.say("dialogue-rules", game=game.capitalize(), rules=str(rules))]
    for topic in voice.topics(games.kind(game), rules).values():
        told += ["", *topic]
    return "\n".join([*told, "", *voice.rules(games.kind(game), rules)])


def correction(problems: Sequence[Part], voice: Voice) -> str:
    """All that is wrong with a reply, to be sent back."""
    told = [f"- {said(problem, voice)}" for problem in problems]
    return "\n".join([voice.say("dialogue-correction", count=len(told)), *told, voice.say("dialogue-again")])


def said(problem: Part, voice: Voice) -> str:
    """One thing that is wrong, as a sentence."""
    return voice.say(problem.message, **problem.facts)


# ------------------------------------------------------------------ any game
def _plainly(view: View, voice: Voice, game: str, action: str) -> Iterator[str]:
    moves = list(view.legal_moves()[:MOST_MOVES])
    yield voice.say("dialogue-plain", game=game.capitalize(), seat=view.seat)
    yield ""
    yield "State:"
    yield f"My Action was: {action}".rstrip()
    yield f"View: {view.text}"
    yield f"Facts: {json.dumps(games.kind(game).wire().view(view), separators=(',', ':'))}"
    yield f"Moves: {', '.join(map(str, moves))}{', …' if len(view.legal_moves()) > len(moves) else ''}"
    yield "----"
    yield voice.say("dialogue-plain-question")
    yield "Play: …"


def _understood(text: str, view: View) -> Checked:
    """The moves that a text names behind `Play`, or in its only line."""
    if len(text) > LONGEST:
        return Checked(problems=(Part(Reason.STATE_TOO_LONG, {"most": LONGEST}),))
    values: dict[str, str] = {}
    rest = []
    for line in lines(text, LABELS):
        if line.label:
            values.setdefault(line.label, line.value)
        elif line.value.strip() and not is_ruler(line.value):
            rest.append(line.value.strip())
    problems: list[Part] = []
    move = values.get("play", rest[0] if len(rest) == 1 else "")
    moves = _moves(move.strip("{}` ."), view, problems)
    say = values.get("say") or None
    if say is not None:
        problems += judge(say, view).problems
    return Checked(() if problems else moves, say, None, tuple(problems))


def _moves(text: str, view: View, problems: list[Part]) -> tuple[Move, ...]:
    """Moves one after the other, tried on a world that fits the view."""
    if not text:
        problems.append(Part(Reason.REPLY_NO_MOVE, {}))
        return ()
    try:
        moves = view.parse(text)
        view.check(moves[0])
        trial = view.trial(0)
        for move in moves[:-1]:
            trial.push(move)
        if len(moves) > 1:
            trial.check(moves[-1])
    except GameError as error:
        problems.append(Part(error.reason, error.facts))
        return ()
    return moves
