"""Answers in words for people, and as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from dethrone.counsel.advising import Answer
from dethrone.dialogue.regicide.reply import Reply
from dethrone.dialogue.talk import said
from dethrone.prose import Voice

SHOWN = 8  # moves of a ranking


def told(answer: Answer, voice: Voice, *, with_reasons: bool) -> Iterator[str]:
    """The answer, what was assumed for it, and if asked for, what else was thought of."""
    yield from str(answer).splitlines()
    yield from (f"  {line}" for line in _effects(answer, voice))
    if answer.given.is_form and isinstance(answer.reply, Reply) and answer.reply.next == "YOU":
        yield f"  {voice.say('partner-form-next')}"
    notes = [said(note, voice) for note in answer.given.assumptions]
    if notes or with_reasons:
        yield ""
    yield from (f"  {note}" for note in notes)
    if with_reasons and answer.is_preferred:
        yield f"  {voice.say('partner-preferred')}"
    if with_reasons:
        yield from _ranking(answer, voice)


def _effects(answer: Answer, voice: Voice) -> Iterator[str]:
    """What moves of a game without a dialogue would do, one after the other."""
    if not answer.moves:
        return
    view = answer.given.view
    for at, move in enumerate(answer.moves):
        yield from voice.preview(answer.given.game, view.preview(move))
        if at + 1 < len(answer.moves):
            trial = view.trial(0)
            view = trial.push(move).after(trial.decider)


def _ranking(answer: Answer, voice: Voice) -> Iterator[str]:
    for number, one in enumerate(answer.ranked[:SHOWN], 1):
        why = voice.reason(one.reason)
        odds = voice.odds(one.chance, one.error)
        yield f"  {number}. {voice.say('partner-alternative', move=str(one.move), odds=odds, why=why)}"
    if not answer.ranked:
        yield f"  {voice.say('partner-no-alternatives')}"


def as_json(answer: Answer, voice: Voice) -> str:
    """The same for programs."""
    return json.dumps(as_data(answer, voice), ensure_ascii=False, indent=2)


def as_data(answer: Answer, voice: Voice) -> dict[str, Any]:
    """The same as plain values."""
    reply = answer.reply
    data: dict[str, Any] = {"game": answer.given.game, "seat": answer.given.view.seat}
    if isinstance(reply, Reply):
        data |= {
            "play": reply.play
            if reply.play is None or isinstance(reply.play, str)
            else [*map(str, reply.play)],
            "discard": None if reply.discard is None else [*map(str, reply.discard)],
            "state": None if reply.state is None else str(reply.state).splitlines()[1:],
            "next": reply.next,
            "say": reply.say,
        }
    else:
        data["play"] = reply
    data["assumptions"] = [said(note, voice) for note in answer.given.assumptions]
    data["alternatives"] = [
        {
            "move": str(one.move),
            "chance": round(one.chance, 4),
            "error": round(one.error, 4),
            "samples": one.samples,
            "why": voice.reason(one.reason),
        }
        for one in answer.ranked
    ]
    return data
