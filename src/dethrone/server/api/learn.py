"""Learning by playing: lessons and puzzles. A try is told whole each time; the server keeps nothing."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from dethrone import games
from dethrone.contract import View
from dethrone.errors import GameError
from dethrone.prose import Voice, voice
from dethrone.prose.words import Names
from dethrone.school.exercises import LESSONS, PUZZLES, exercise, exercises
from dethrone.school.trying import MOST_MOVES, Mark, Try, tried
from dethrone.server.api.me import Strict
from dethrone.server.doors import language_of

ROUTER = APIRouter(tags=["learning"])
MOST_OPTIONS = 80
Kind = Literal["lessons", "puzzles"]


class Moves(Strict):
    """What was tried so far; a hint or the solution may be wanted, and whether something may be done, and why not."""

    moves: list[Annotated[str, Field(max_length=80)]] = Field(default_factory=list, max_length=MOST_MOVES)
    check: str = Field("", max_length=80)
    hint: bool = False
    solution: bool = False


class Heading(BaseModel):
    """An exercise in a list."""

    number: int
    name: str
    title: str


class Course(BaseModel):
    """All exercises of a game."""

    game: str
    lessons: list[Heading]
    puzzles: list[Heading]


class Option(BaseModel):
    """Something that may be done, and what it is sure to do."""

    move: str
    words: str
    lines: list[str]
    preview: dict[str, Any]


class Stage(BaseModel):
    """An exercise after what was tried."""

    game: str
    number: int
    of: int
    name: str
    title: str
    task: str
    well: str
    mark: Literal["open", "right", "wrong"]
    seat: int
    view: dict[str, Any]
    names: list[str]  # of the seats; one's own is `You`
    board: list[str]  # the table in sentences
    options: list[Option]
    refused: str  # why what was to be checked may not be done
    told: list[str]
    hint: str
    solution: list[str]
    way: list[str]  # the same in words
    tavern: list[str] | None  # from the top, where all cards are open
    castle: list[str] | None
    hands: list[list[str]] | None  # of the seats, where they are open, too
    source: str
    health: int | None  # of a whole enemy, where it is counted


@ROUTER.get("/learn")
async def courses(request: Request) -> list[Course]:
    """All lessons and puzzles."""
    speech = voice(language_of(request))
    return [
        Course(game=game, lessons=_headings(LESSONS, game, speech), puzzles=_headings(PUZZLES, game, speech))
        for game in games.ROOMS
    ]


@ROUTER.post("/learn/{game}/{kind}/{number}")
async def attempt(game: str, kind: Kind, number: int, moves: Moves, request: Request) -> Stage:
    """An exercise after some moves; one that is not legal is refused with its reason."""
    speech = voice(language_of(request))
    found = exercise(kind, game, number)
    return await asyncio.to_thread(lambda: _stage(kind, tried(found, moves.moves), number, moves, speech))


# ------------------------------------------------------------------ in words
def _headings(kind: str, game: str, speech: Voice) -> list[Heading]:
    return [
        Heading(number=number, name=one.name, title=_title(kind, game, one.name, speech))
        for number, one in enumerate(exercises(kind, game), 1)
    ]


def _title(kind: str, game: str, name: str, speech: Voice) -> str:
    return speech.say(f"puzzle-{name}" if kind == PUZZLES else f"learn-{game}-{name}")


def _stage(kind: str, one: Try, number: int, asked: Moves, speech: Voice) -> Stage:
    game, name, view = one.exercise.game, one.exercise.name, one.game.view(one.seat)
    wire = games.kind(game).wire()
    message = f"puzzle-{name}" if kind == PUZZLES else f"learn-{game}-{name}"
    is_open, names = one.exercise.is_open, speech.seats(one.game.players, one.seat)
    return Stage(
        game=game,
        number=number,
        of=len(exercises(kind, game)),
        name=name,
        title=speech.say(message),
        task=speech.say(f"{message}-task", **one.facts),
        well=speech.say(f"{message}-well"),
        mark=one.mark.value,
        seat=one.seat,
        view=wire.view(view),
        names=names,
        board=[line for line in speech.scene(game, view, names) if line],
        options=_options(one, view, names, speech) if one.mark is Mark.OPEN else [],
        refused=_refused(view, asked.check, names, speech),
        told=[line for step in one.steps for line in speech.tell(game, step.events(one.seat), names)],
        hint=_hint(one, len(asked.moves), names, speech) if asked.hint else "",
        solution=list(one.exercise.line) if asked.solution else [],
        way=_way(one, names, speech) if asked.solution else [],
        tavern=_field(one, "tavern")[0] if is_open else None,
        castle=_field(one, "castle")[0] if is_open else None,
        hands=_field(one, "hands") if is_open else None,
        source=one.exercise.source,
        health=getattr(getattr(view, "enemy", None), "health", None),
    )


def _field(one: Try, name: str) -> list[list[str]]:
    """The cards of a field of the position's own line, seat by seat where seats have some, without their marks."""
    words = dict(word.partition("=")[::2] for word in one.text.split())
    return [
        [card.split("^")[0].split("@")[0] for card in part.split(",") if card]
        for part in words.get(name, "").split("|")
    ]


def _options(one: Try, view: View, names: Names, speech: Voice) -> list[Option]:
    game = one.exercise.game
    wire = games.kind(game).wire()
    found = []
    for move in list(view.legal_moves())[:MOST_OPTIONS]:
        seen = view.preview(move)
        found.append(
            Option(
                move=str(move),
                words=speech.move(game, move, names),
                lines=speech.preview(game, seen, names),
                preview=wire.preview(seen),
            )
        )
    return found


def _refused(view: View, text: str, names: Names, speech: Voice) -> str:
    """Why something may not be done; nothing where it may, or nothing is asked."""
    try:
        for move in view.parse(text)[:1] if text else ():
            view.check(move)
    except GameError as error:
        return speech.refusal(error, names)
    return ""


def _way(one: Try, names: Names, speech: Voice) -> list[str]:
    """A way that is right, in words."""
    kind = games.kind(one.exercise.game)
    return [speech.move(kind.name, kind.move(text), names) for text in one.exercise.line]


def _hint(one: Try, at: int, names: Names, speech: Voice) -> str:
    """Half of the next move of the solution: its first card or number; of a move that has neither, one that is wrong
    where it is the whole solution, and otherwise the move."""
    line, kind = one.exercise.line, games.kind(one.exercise.game)
    if at >= len(line):
        return ""
    move = kind.move(line[at])
    parts = kind.wire().move(move)
    pieces = parts.get("cards") or parts.get("values")
    if pieces:
        return speech.say("puzzle-hint", move=str(pieces[0]))
    right = [kind.move(text) for text in one.exercise.steps[at]]
    wrong = [other for other in one.game.legal_moves() if other not in right]
    if one.exercise.is_decision and wrong:
        return speech.say("puzzle-hint-not", move=speech.move(kind.name, wrong[0], names))
    return speech.say("puzzle-hint", move=speech.move(kind.name, move, names))
