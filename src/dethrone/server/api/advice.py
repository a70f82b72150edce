"""Advice for real cards and dice: what is laid out is checked, thought about, and drawn. Nothing of it is kept.

Whoever asks tells all that there is to know; nothing here looks at a table.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from dethrone import games
from dethrone.contract import Move
from dethrone.counsel import cardform, diceform
from dethrone.counsel.advising import Answer, answer
from dethrone.counsel.form import answers_of, filled, text_of
from dethrone.counsel.form import laid as laid_out
from dethrone.counsel.questions import Question
from dethrone.counsel.reading import Given, read_given
from dethrone.counsel.telling import as_data
from dethrone.dialogue.regicide.placing import GAME
from dethrone.dialogue.regicide.reply import Reply
from dethrone.dialogue.talk import said
from dethrone.draw import svg
from dethrone.errors import GameError, Refused
from dethrone.players import Limit
from dethrone.prose import Voice, voice
from dethrone.prose.words import YOU
from dethrone.server.api.me import Strict
from dethrone.server.doors import address, language_of, rooms_of
from dethrone.server.refusal import Reason

ROUTER = APIRouter(prefix="/advice", tags=["advice"])
SAMPLES = 1200
MOST_WAITING = 8  # answers that the threads still owe
MOST_TEXT = 8000
SEAT = re.compile(r"P[0-9]")


class Laid(Strict):
    """What is asked about: a text that is pasted, or a form that was filled in."""

    text: str = Field("", max_length=MOST_TEXT)
    game: str = Field("", max_length=40)
    players: int = Field(2, ge=1, le=16)
    rules: str = Field("", max_length=400)
    values: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=1000)]] = Field(
        default_factory=dict, max_length=40
    )


class Position(BaseModel):
    """What was understood: the same in fields, as a text to hand on, as a view; and all that was assumed."""

    game: str
    players: int
    rules: str
    seat: int
    values: dict[str, str]
    text: str
    view: dict[str, Any]
    names: list[str]  # of the seats; one's own is `You`
    board: list[str]  # the table in sentences
    assumed: list[str]


class Choice(BaseModel):
    """One of the answers to a question, and how it is said."""

    value: str
    words: str


class Asked(BaseModel):
    """A question, what its answer is made of, the answer so far, and what no answer means."""

    name: str
    form: str
    label: str
    choices: list[Choice]
    count: int  # of dice whose values are asked for
    answer: str
    nothing: str


class Form(BaseModel):
    """What is asked of what was laid out; the position, or why it cannot be one yet."""

    questions: list[Asked]
    position: Position | None
    trouble: str


class Ranked(BaseModel):
    """A move that was thought about."""

    move: str
    words: str
    chance: float
    error: float
    samples: int
    why: str


class Advised(BaseModel):
    """The advice: what to do, what is sure to follow, what to say, and all that was weighed, the advised first."""

    position: Position
    move: str | None
    words: str
    sure: list[str]
    pay: list[str] | None
    say: str | None
    next: str | None
    reply: str
    then: dict[str, str] | None  # the fields of the form afterwards
    is_preferred: bool
    ranked: list[Ranked]


@ROUTER.post("/position")
async def position(laid: Laid, request: Request) -> Form:
    """What was laid out, checked, and what else could be told; where it cannot be, the reason."""
    speech = voice(language_of(request))
    return await asyncio.to_thread(_form, laid, speech)


@ROUTER.post("")
async def advise(laid: Laid, request: Request) -> Advised:
    """The strongest fair advice for it."""
    rooms, speech = rooms_of(request), voice(language_of(request))
    if not rooms.advised.take(address(request, rooms.settings), rooms.keeper.now()):
        raise Refused(Reason.TOO_FAST)
    given = await asyncio.to_thread(given_of, laid)
    if rooms.keeper.thinkers.waiting >= MOST_WAITING:
        raise Refused(Reason.BUSY)
    found = await rooms.keeper.thinkers.run(lambda: answer(given, Limit(samples=SAMPLES)))
    return await asyncio.to_thread(_advised, found, speech)


@ROUTER.get("/picture", response_class=Response)
async def picture(
    request: Request,
    text: Annotated[str, Query(max_length=MOST_TEXT)],
    theme: Literal["light", "dark"] = "light",
) -> Response:
    """What was laid out, drawn as its seat sees it."""
    language = language_of(request)
    drawn = await asyncio.to_thread(lambda: svg(read_given(text).view, theme=theme, language=language))
    return Response(drawn, media_type="image/svg+xml")


# ------------------------------------------------------------------ in words
def given_of(laid: Laid) -> Given:
    if laid.text.strip():
        return read_given(laid.text, rules=laid.rules or None)
    questions, answers = laid_out(laid.game, laid.players, _rules(laid), laid.values)
    return filled(questions, laid.values, answers)


def _rules(laid: Laid) -> str:
    return laid.rules or games.kind(laid.game).usual_rules


def _form(laid: Laid, speech: Voice) -> Form:
    try:
        found = given_of(laid)
    except GameError as error:
        return _asked(laid, None, speech.refusal(error), speech)
    table = {"game": found.game, "players": found.view.players, "rules": str(found.view.rules)}
    if laid.text.strip():
        laid = Laid.model_validate({**table, "values": answers_of(found)})
    return _asked(laid, _position(found, speech), "", speech)


def _asked(laid: Laid, position: Position | None, trouble: str, speech: Voice) -> Form:
    try:
        questions, answers = laid_out(laid.game, laid.players, _rules(laid), laid.values)
    except GameError:  # as a position it is refused for the same reason
        questions, answers = [], {}
    seat = (
        0 if laid.players == 1 else cardform.YOU if laid.game == GAME else int(answers.get("seat", "P0")[1:])
    )
    names = speech.seats(laid.players, seat)
    told = {**answers, **laid.values}
    asked = [_question(laid.game, one, told[one.name], names, speech) for one in questions]
    return Form(questions=asked, position=position, trouble=trouble)


def _own_seat(laid: Laid, answers: Mapping[str, str]) -> int:
    if laid.game == GAME:
        return 0 if laid.players == 1 else cardform.YOU
    return int(diceform.own_seat(answers)[1:])


def _question(game: str, one: Question, answer: str, names: list[str], speech: Voice) -> Asked:
    facts = dict(one.facts)
    if "seat" in facts:
        facts |= {"seat": _called(facts["seat"], names, speech), "own": names[int(facts["seat"][1:])] == YOU}
    choices = [Choice(value=word, words=_choice(game, one, word, names, speech)) for word in one.choices]
    return Asked(
        name=one.name,
        form=one.form.value,
        label=speech.say(f"counsel-{one.about}", **facts),
        choices=choices,
        count=int(one.facts.get("count", 0)),
        answer=answer,
        nothing=speech.say(f"partner-form-nothing-{one.nothing or 'unknown'}"),
    )


def _choice(game: str, one: Question, word: str, names: list[str], speech: Voice) -> str:
    if SEAT.fullmatch(word) or word == "YOU":
        return _called(word, names, speech)
    if one.about == "call":
        return speech.move(game, games.kind(game).move(word))
    return speech.say(f"counsel-{one.name}-choice", choice=int(word) if word.isdigit() else word)


def _called(seat: str, names: list[str], speech: Voice) -> str:
    name = YOU if seat == "YOU" else names[int(seat[1:])]
    return speech.say("seat-you") if name == YOU else name


def _names(given: Given, speech: Voice) -> list[str]:
    return speech.seats(given.view.players, given.view.seat)


def _position(given: Given, speech: Voice) -> Position:
    view, names = given.view, _names(given, speech)
    return Position(
        game=given.game,
        players=view.players,
        rules=str(view.rules),
        seat=view.seat or 0,
        values=answers_of(given),
        text=text_of(given),
        view=games.kind(given.game).wire().view(view),
        names=names,
        board=[line for line in speech.scene(given.game, view, names) if line],
        assumed=[said(note, speech) for note in given.assumptions],
    )


def _advised(found: Answer, speech: Voice) -> Advised:
    given, data = found.given, as_data(found, speech)
    names = _names(given, speech)
    best: Move | None = found.ranked[0].move if found.ranked else None
    reply = found.reply if isinstance(found.reply, Reply) else None
    return Advised(
        position=_position(given, speech),
        move=None if best is None else str(best),
        words="; ".join(
            speech.move(given.game, move, names) for move in found.moves or ([best] if best else [])
        ),
        sure=[] if best is None else speech.preview(given.game, given.view.preview(best), names),
        pay=data.get("discard"),
        say=data.get("say"),
        next=data.get("next"),
        reply=str(found),
        then=None if reply is None or reply.state is None else cardform.answers_of(reply.state),
        is_preferred=found.is_preferred,
        ranked=[
            Ranked(
                move=str(one.move),
                words=speech.move(given.game, one.move, names),
                chance=one.chance,
                error=one.error,
                samples=one.samples,
                why=speech.reason(one.reason, names),
            )
            for one in found.ranked
        ],
    )
