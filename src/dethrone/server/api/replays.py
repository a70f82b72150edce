"""Games that have ended: records and steps for everybody who has the link, what can be said of them, and going on."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse
from pydantic import Field
from starlette.requests import HTTPConnection

from dethrone import games
from dethrone.contract import Game, View
from dethrone.draw import foe
from dethrone.errors import GameError, Refused
from dethrone.prose import languages, voice
from dethrone.server.analysing import named
from dethrone.server.api.tables import Opened, Shape, opened
from dethrone.server.daily import DEAL_OF, Board, Days
from dethrone.server.doors import Maybe, Somebody, rooms_of
from dethrone.server.people import Who
from dethrone.server.refusal import Reason
from dethrone.sheet import Record
from dethrone.table.refusal import Reason as TableReason

ROUTER = APIRouter(prefix="/games", tags=["games"])
GAME = re.compile(r"[A-Za-z0-9_-]{16}-[0-9]{1,6}")
MOST_MOVES = 100_000


class Continue(Shape):
    """From which move on, and who sits at the new table."""

    move: int = Field(ge=0, le=MOST_MOVES)


async def ended_game(request: HTTPConnection, game_id: str, who: Who | None) -> dict[str, Any]:
    """A game's row; one of today's deal is for those who have ended their try at it."""
    keeper = rooms_of(request).keeper
    row = await keeper.read(keeper.store.game, game_id) if GAME.fullmatch(game_id) else None
    if row is None:
        raise Refused(Reason.NO_SUCH_GAME)
    board = await asyncio.to_thread(_board_of, row, keeper.days)
    if board is not None:
        tries = {} if who is None else await keeper.read(keeper.store.tries.of, board, [who.id])
        if who is None or who.id not in tries or not tries[who.id].is_over:
            raise Refused(Reason.SPOILER)
    return row


def _board_of(row: dict[str, Any], days: Days) -> Board | None:
    """The board of today whose deal was played in a game."""
    record = Record.parse(row["record"])
    is_todays = days.is_todays(row["game"], row["rules"], row["players"], record.commitment)
    return days.board(row["game"], row["rules"], row["players"]) if is_todays else None


def _told(row: dict[str, Any], days: Days) -> Record:
    """A game's record; that of today's deal says so, until the day is over."""
    record, board = Record.parse(row["record"]), _board_of(row, days)
    return record if board is None else Record({**record.headers, "Daily": board.day}, record.body)


def moment(record: str, moves: int) -> Game:
    """A game as it was after so many moves."""
    read = Record.parse(record)
    game = games.kind(read.game).replay(read)
    if moves > len(game.steps):
        raise Refused(TableReason.NO_MOMENT, moves=moves)
    while len(game.steps) > moves:
        game.pop()
    return game


def enemy_of(view: View, language: str) -> dict[str, Any] | None:
    """Against whom one stands: face, name, what is left, of how much."""
    found = foe(view, language)
    return None if found is None else found._asdict()


def _step(row: dict[str, Any], moves: int, language: str) -> dict[str, Any]:
    """What everybody had and could see after so many moves, and what the last one was, in words."""
    game, wire = moment(row["record"], moves), games.kind(row["game"]).wire()
    named = [seat["name"] for seat in json.loads(row["seats"])]
    events = game.steps[-1].events(None) if moves else game.opening(None)
    return {
        "move": moves,
        "view": wire.view(game.view(None)),
        "views": [wire.view(game.view(seat)) for seat in range(game.players)],
        "decider": game.decider,
        "enemy": enemy_of(game.view(None), language),
        "lines": voice(language).tell(row["game"], events, named),
    }


@ROUTER.get("/{game_id}")
async def game(
    game_id: str,
    who: Maybe,
    request: Request,
    move: int | None = Query(None, ge=0, le=MOST_MOVES),
    language: str = Query("en", max_length=8),
) -> dict[str, Any]:
    """A game that has ended, with its record as JSON; with `move`, also all hands as they were after so many moves."""
    row = await ended_game(request, game_id, who)
    told = await asyncio.to_thread(_told, row, rooms_of(request).keeper.days)
    found = {**row, "seats": json.loads(row["seats"]), "record": told.to_json()}
    if move is not None:
        spoken = language if language in languages() else "en"
        found["step"] = await asyncio.to_thread(_step, row, move, spoken)
    return found


@ROUTER.get("/{game_id}/record", response_class=PlainTextResponse)
async def record(game_id: str, who: Maybe, request: Request) -> str:
    """Its record as text, which `dethrone verify` and `replay` read."""
    row = await ended_game(request, game_id, who)
    return str(await asyncio.to_thread(_told, row, rooms_of(request).keeper.days))


@ROUTER.get("/{game_id}/verification")
async def verification(game_id: str, who: Maybe, request: Request) -> dict[str, Any]:
    """Whether the record proves its chance and every move; as `dethrone verify` says it."""
    row = await ended_game(request, game_id, who)
    return await asyncio.to_thread(_verified, row["record"], "en" if who is None else who.language)


def _verified(text: str, language: str) -> dict[str, Any]:
    read = Record.parse(text)
    try:
        found = games.verify(read)
    except GameError as error:
        return {"is_sound": False, "is_chance_proved": False, "notes": [voice(language).refusal(error)]}
    notes = [voice(language).say(note, **facts) for note, facts in found.notes]
    return {"is_sound": True, "is_chance_proved": found.is_chance_proved, "notes": notes}


@ROUTER.post("/{game_id}/continue", status_code=201)
async def go_on(game_id: str, new: Continue, who: Somebody, request: Request) -> Opened:
    """A new table that goes on from a moment of this game; it does not count for boards and statistics."""
    row = await ended_game(request, game_id, who)
    start = await asyncio.to_thread(moment, row["record"], new.move)
    if start.is_over:
        raise Refused(TableReason.NO_MOMENT, moves=new.move)
    of_today = await asyncio.to_thread(_board_of, row, rooms_of(request).keeper.days)
    settings = {"continues": game_id, **({} if of_today is None else {DEAL_OF: of_today.day})}
    return await opened(
        request, who, new, row["game"], start=start, settings=settings,
        nonce=new.nonce, hints=new.hints, undo=new.undo,
    )  # fmt: skip


@ROUTER.post("/{game_id}/analysis", status_code=202)
async def analyse(game_id: str, who: Somebody, request: Request) -> dict[str, Any]:
    """Look back on the game: begins, if it was not done before. Ask for it again to hear how far it is."""
    row = await ended_game(request, game_id, who)
    return await _named(request, row, who, await rooms_of(request).analyses.start(row["record"]))


@ROUTER.get("/{game_id}/analysis")
async def analysis(game_id: str, who: Maybe, request: Request) -> dict[str, Any]:
    """What was found, or how far it is."""
    row = await ended_game(request, game_id, who)
    return await _named(request, row, who, await rooms_of(request).analyses.found(row["record"]))


async def _named(
    request: Request, row: dict[str, Any], who: Who | None, found: dict[str, Any]
) -> dict[str, Any]:
    names = [seat["name"] for seat in json.loads(row["seats"])]
    return await asyncio.to_thread(named, found, row["game"], names, await seat_of(request, row["id"], who))


async def seat_of(request: HTTPConnection, game_id: str, who: Who | None) -> int | None:
    """Where somebody sat in a game that has ended; None if they did not."""
    if who is None:
        return None
    archive = rooms_of(request).keeper.store.archive
    people = (await rooms_of(request).keeper.read(archive.people_of, [game_id]))[game_id]
    return next((seat for seat, person in people if person == who.id), None)


@ROUTER.delete("/{game_id}/analysis", status_code=204)
async def stop(game_id: str, who: Somebody, request: Request) -> None:
    """Nobody needs to look any further."""
    row = await ended_game(request, game_id, who)
    await rooms_of(request).analyses.stop(row["record"])
