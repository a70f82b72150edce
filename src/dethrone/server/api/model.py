"""A language model in any chat: a prompt to copy there, its reply checked here, and what it has to mend.

A position is told by whoever asks; a seat's prompt is made of what that seat may know, and of nothing else.
"""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from dethrone.contract import Move, View
from dethrone.counsel.reading import Given
from dethrone.dialogue.checked import Checked
from dethrone.dialogue.talk import check_reply, correction, last_action, prompt, rules_text, said
from dethrone.errors import GameError, Refused
from dethrone.prose import Voice, voice
from dethrone.server.api.advice import MOST_TEXT, Laid, given_of
from dethrone.server.api.me import Strict
from dethrone.server.doors import Somebody, language_of, rooms_of
from dethrone.server.held import Held
from dethrone.server.refusal import Reason
from dethrone.server.telling import names
from dethrone.table import Asks
from dethrone.table.commands import Act

ROUTER = APIRouter(tags=["model"])


class Wanted(Strict):
    """How a prompt is wanted."""

    with_rules: bool = False
    with_moves: bool = False


class PromptOf(Wanted):
    """A prompt for a position that is told."""

    laid: Laid


class Prompt(BaseModel):
    """What is to be copied into a chat; nothing while the seat is not asked."""

    prompt: str
    number: int  # of the question that it asks


class Reply(Strict):
    """What a chat answered."""

    reply: str = Field(max_length=MOST_TEXT)


class ReplyTo(Reply):
    """An answer to a position that is told."""

    laid: Laid


class SeatReply(Reply):
    """An answer for a seat."""

    number: int


class Check(BaseModel):
    """One thing that was looked at."""

    is_good: bool
    text: str


class Verdict(BaseModel):
    """All that was looked at; what is to be sent back, if anything has to be mended; what was done."""

    is_good: bool
    checks: list[Check]
    correction: str
    moves: list[str]
    told: list[str] = []


@ROUTER.post("/model/prompt")
async def position_prompt(asked: PromptOf, request: Request) -> Prompt:
    """A prompt for a position."""
    speech = voice(language_of(request))

    def made() -> Prompt:
        given = given_of(asked.laid)
        return Prompt(prompt=_prompt(given.game, given.view, speech, asked), number=0)

    return await asyncio.to_thread(made)


@ROUTER.post("/model/check")
async def position_check(given: ReplyTo, request: Request) -> Verdict:
    """Whether a reply to it is good, and what to mend."""
    speech = voice(language_of(request))

    def looked() -> Verdict:
        laid: Given = given_of(given.laid)
        checked = check_reply(given.reply, laid.view, game=laid.game)
        return _verdict(laid.game, laid.view, checked, speech)

    return await asyncio.to_thread(looked)


@ROUTER.post("/tables/{table_id}/model/prompt")
async def seat_prompt(table_id: str, wanted: Wanted, who: Somebody, request: Request) -> Prompt:
    """A prompt for my own seat, to let a model answer for me; empty while nothing is asked of it."""
    keeper = rooms_of(request).keeper
    held = await keeper.hold(table_id)
    speech = voice(language_of(request))
    async with held.lock:
        await keeper.admit(held, who.id)
        seat, number = _asked(held, who.id)
        if number is None:
            return Prompt(prompt="", number=0)
        game = held.table.kind.name
        action = last_action(held.table.steps, seat, game=game)
        view = held.table.view(seat)
    text = await asyncio.to_thread(lambda: _prompt(game, view, speech, wanted, action))
    return Prompt(prompt=text, number=number)


@ROUTER.post("/tables/{table_id}/model/reply")
async def seat_reply(table_id: str, given: SeatReply, who: Somebody, request: Request) -> Verdict:
    """A model's reply for my seat: done if it is good, otherwise all that is wrong with it."""
    keeper, speech = rooms_of(request).keeper, voice(language_of(request))
    held = await keeper.hold(table_id)
    async with held.lock:
        await keeper.admit(held, who.id)
        seat, number = _asked(held, who.id)
        if number is None or number != given.number:
            raise Refused(Reason.NOT_ASKED)
        game, view, before = held.table.kind.name, held.table.view(seat), len(held.table.steps)
    checked = await asyncio.to_thread(lambda: check_reply(given.reply, view, game=game))
    verdict = await asyncio.to_thread(lambda: _verdict(game, view, checked, speech))
    for at, move in enumerate(checked.moves):
        try:
            await keeper.ask(
                held, Act(given.number if at == 0 else _asked(held, who.id)[1] or 0, (str(move),)), who.id
            )
        except GameError:  # what was drawn asks for another payment: the next prompt asks for it
            if at == 0:
                raise
    steps = held.table.steps[before:]
    named = names(held.table.look(seat))
    verdict.told = [line for step in steps for line in speech.tell(game, step.events(seat), named)]
    return verdict


def _asked(held: Held, who: str) -> tuple[int, int | None]:
    """The seat that somebody holds, and the number of the question that it has to answer, if there is one."""
    seat = held.admitted(who)
    if not isinstance(seat, int):
        raise Refused(Reason.NO_SEAT_OF_YOURS)
    question = held.table.look(seat).question
    return seat, question.number if question is not None and question.asks is Asks.MOVE else None


def _prompt(game: str, view: View, speech: Voice, wanted: Wanted, action: str = "") -> str:
    told = prompt(view, speech, game=game, action=action, with_moves=wanted.with_moves)
    return f"{rules_text(speech, view.rules, game=game)}\n\n{told}" if wanted.with_rules else told


def _verdict(game: str, view: View, checked: Checked, speech: Voice) -> Verdict:
    called = speech.seats(view.players, view.seat)
    checks = [Check(is_good=True, text=_sure(game, view, move, speech)) for move in checked.moves[:1]]
    checks += [Check(is_good=True, text=speech.move(game, move, called)) for move in checked.moves[1:]]
    if checked.say is not None and checked.is_good:
        checks.append(Check(is_good=True, text=speech.say("model-may-be-said", words=checked.say)))
    checks += [Check(is_good=False, text=said(problem, speech)) for problem in checked.problems]
    return Verdict(
        is_good=checked.is_good,
        checks=checks,
        correction=correction(checked.problems, speech) if checked.problems else "",
        moves=[str(move) for move in checked.moves],
    )


def _sure(game: str, view: View, move: Move, speech: Voice) -> str:
    """A legal move, and what is sure to follow."""
    called = speech.seats(view.players, view.seat)
    told: list[Any] = speech.preview(game, view.preview(move), called)
    return " ".join([speech.say("model-is-legal", move=speech.move(game, move, called)), *told])
