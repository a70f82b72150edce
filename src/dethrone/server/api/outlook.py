"""What a viewer can foresee at a table: what dice and calls are worth, and what several moves in a row would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from dethrone import games
from dethrone.contract import Event, Move, View
from dethrone.errors import GameError, Refused
from dethrone.players.player import Player
from dethrone.players.roster import player
from dethrone.prose import languages, voice
from dethrone.prose.outlook import outlook
from dethrone.server import telling
from dethrone.server.allowed import HINTS, is_allowed
from dethrone.server.api.me import Strict
from dethrone.server.doors import Maybe, rooms_of
from dethrone.server.people import Who
from dethrone.server.protocol import error_of
from dethrone.server.refusal import Reason
from dethrone.table.messages import TableView
from dethrone.table.reading import read_moves

ROUTER = APIRouter(prefix="/tables/{table_id}", tags=["tables"])
MOST_TRIED = 60  # moves in a row
ADVISER = "expert"
QUICK = "greedy"  # where nothing is compiled
Language = Annotated[str, Query(max_length=8)]


class Outlook(Strict):
    """What can be foreseen at a revision of the table; the facts are the game's own."""

    revision: int
    facts: dict[str, Any]


class Tried(Strict):
    """The moves that a text means, what they would do one after the other, and why not if one is not allowed."""

    revision: int
    moves: list[str]
    events: list[dict[str, Any]]
    lines: list[str]
    refusal: dict[str, Any] | None


class Suggestion(Strict):
    """A whole decision that a strong player would take, as moves one after the other."""

    revision: int
    moves: list[str]


async def _look(table_id: str, who: Who | None, request: Request) -> tuple[TableView, View]:
    keeper = rooms_of(request).keeper
    held = await keeper.hold(table_id)
    look = held.table.look(await keeper.admit(held, None if who is None else who.id))
    if look.view is None:
        raise Refused(Reason.NO_MOVE)
    return look, look.view


def _speaks(language: str, who: Who | None) -> str:
    return language if language in languages() else "en" if who is None else who.language


@ROUTER.get("/outlook")
async def foreseen(table_id: str, who: Maybe, request: Request, language: Language = "") -> Outlook:
    """What can be foreseen now, from what I may see."""
    look, view = await _look(table_id, who, request)
    says = voice(_speaks(language, who))
    return Outlook(revision=look.revision, facts=outlook(says, look.game, view, telling.names(look)))


@ROUTER.get("/trial")
async def tried(
    table_id: str,
    who: Maybe,
    request: Request,
    text: Annotated[str, Query(max_length=1000)],
    language: Language = "",
) -> Tried:
    """What a text means here, move by move, and what it would do; nothing happens at the table."""
    look, view = await _look(table_id, who, request)
    says, moves, events, refusal = _speaks(language, who), [], [], None
    try:
        moves = list(read_moves(view, text))[:MOST_TRIED]
        events = foresee(view, moves)
    except GameError as error:
        refusal = error_of(error, says)
    wire = games.kind(look.game).wire()
    return Tried(
        revision=look.revision,
        moves=[str(move) for move in moves],
        events=[wire.event(event) for event in events],
        lines=voice(says).tell(look.game, events, telling.names(look)),
        refusal=refusal,
    )


def foresee(view: View, moves: Sequence[Move]) -> list[Event]:
    """What moves of the viewer would do one after the other; refused where one is not allowed.

    They are tried on a game that fits the view, and never beyond what that game would show anew.
    """
    events: list[Event] = []
    trial, here = None, view
    for number, move in enumerate(moves):
        events += here.preview(move).events
        if number + 1 < len(moves):
            trial = trial or view.trial(0)
            if trial.push(move, seat=view.seat).shows_hidden:
                break
            here = trial.view(view.seat)
    return events


@ROUTER.get("/suggestion")
async def suggestion(table_id: str, who: Maybe, request: Request) -> Suggestion:
    """What a strong player would do in my place, where the table allows hints."""
    look, view = await _look(table_id, who, request)
    keeper = rooms_of(request).keeper
    held = await keeper.hold(table_id)
    if not is_allowed(held.head.settings, HINTS):
        raise Refused(Reason.NO_HINTS)
    if look.question is None:
        raise Refused(Reason.NO_MOVE)
    is_compiled = games.kind(look.game).is_compiled
    adviser = player(ADVISER if is_compiled else QUICK, game=look.game)
    moves = await keeper.thinkers.run(lambda: plan(view, adviser))
    await keeper.hinted(held, look)
    return Suggestion(revision=look.revision, moves=[str(move) for move in moves])


def plan(view: View, adviser: Player) -> list[Move]:
    """What a player would do as long as the same is asked of the viewer and nothing new is shown."""
    moves, here, trial = [adviser.choose(view)], view, None
    while len(moves) < MOST_TRIED:
        trial = trial or view.trial(0)
        is_news = bool(trial.push(moves[-1], seat=view.seat).shows_hidden)
        here = trial.view(view.seat)
        if is_news or here.decider != view.seat or here.phase is not view.phase:
            break
        moves.append(adviser.choose(here))
    return moves
