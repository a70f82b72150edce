"""Tables: open one, find one, look at it, ask something of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import AfterValidator, BaseModel, Field

from dethrone.chance import LONGEST_NONCE
from dethrone.contract import Game
from dethrone.errors import BadRules, Refused
from dethrone.prose import languages
from dethrone.server import telling
from dethrone.server.allowed import HINTS, WATCHERS
from dethrone.server.api.me import Strict
from dethrone.server.doors import Maybe, Somebody, address, rooms_of
from dethrone.server.people import Who
from dethrone.server.refusal import Reason
from dethrone.server.seating import check_player
from dethrone.table import commands as ask
from dethrone.table import wire
from dethrone.table.clock import LONGEST, SHORTEST, Limit, TimeBank, TurnTimer
from dethrone.table.messages import Stage
from dethrone.table.seats import Bot, Open, Seat, bot_name

ROUTER = APIRouter(prefix="/tables", tags=["tables"])
MOST_SEATS = 16
NO_SETTINGS: Mapping[str, str] = MappingProxyType({})


def _written(command: dict[str, Any]) -> dict[str, Any]:
    """JSON can hold half a letter, which no text can."""
    json.dumps(command, ensure_ascii=False).encode()
    return command


Written = Annotated[dict[str, Any], AfterValidator(_written)]


class NewSeat(Strict):
    """A seat: mine, open, or a bot's."""

    who: Literal["me", "open", "bot"]
    bot: str = Field("", max_length=200)
    name: str = Field("", max_length=40)


class NewClock(Strict):
    """A time for each move, or a stock with an increment."""

    seconds: float = Field(ge=SHORTEST, le=LONGEST)
    increment: float | None = Field(None, ge=0, le=LONGEST)


class Company(Strict):
    """Who sits at a table that is wanted, and who may come there."""

    seats: list[NewSeat] = Field(min_length=1, max_length=MOST_SEATS)
    clock: NewClock | None = None
    is_listed: bool = False
    watchers: bool = True  # whether people without a seat may look on while a game is played


class Shape(Company):
    """A table as it is wanted, whatever is played there."""

    hints: bool = True
    undo: bool = True  # whether decisions may be taken back by agreement
    nonce: str = Field("", max_length=LONGEST_NONCE, pattern=r"^[A-Za-z0-9]*$")


class NewTable(Shape):
    """A table for a game."""

    game: str = Field(max_length=40)
    rules: str = Field("", max_length=400)


class Ended(BaseModel):
    """Where a game that has ended is kept; null where none has."""

    id: str | None


class Opened(Strict):
    """A table that was opened, and what was promised of its deal."""

    id: str
    commitment: str | None


class TableHead(Strict):
    """What everybody may know of a listed table."""

    id: str
    game: str
    rules: str
    players: int
    stage: str
    changed_at: float


@ROUTER.post("", status_code=201)
async def open_table(new: NewTable, who: Somebody, request: Request) -> Opened:
    """A new table; if no seat is open the game begins."""
    return await opened(
        request, who, new, new.game, new.rules, nonce=new.nonce, hints=new.hints, undo=new.undo
    )


async def opened(
    request: Request,
    who: Who,
    new: Company,
    game: str,
    rules: str = "",
    *,
    start: Game | None = None,
    nonce: str = "",
    hints: bool = False,
    undo: bool = False,
    settings: Mapping[str, str] = NO_SETTINGS,
) -> Opened:
    """A new table for somebody, with a game to go on with if one is given."""
    rooms = rooms_of(request)
    if not rooms.opened.take(address(request, rooms.settings), rooms.keeper.now()):
        raise Refused(Reason.TOO_MANY_TABLES)
    mine = [number for number, seat in enumerate(new.seats) if seat.who == "me"]
    if len(mine) > 1:
        raise BadRules(Reason.BAD_MESSAGE, what="one seat is yours at most")
    held = await rooms.keeper.open(
        game,
        [_seat(seat, number, game, rooms.settings.players) for number, seat in enumerate(new.seats)],
        rules,
        by=who.id,
        is_listed=new.is_listed,
        settings=json.dumps({HINTS: hints, WATCHERS: new.watchers, **settings}),
        start=start,
        limit=_limit(new.clock),
        has_undo=undo,
    )
    await rooms.keeper.greet(held, who.id, who.name)
    if mine:
        await rooms.keeper.ask(held, ask.Sit(mine[0], nonce, id="open-sit"), who.id)
        if not any(isinstance(seat, Open) for seat in held.table.seats):
            await rooms.keeper.ask(held, ask.Start(id="open-start"), who.id)
    return Opened(id=held.head.id, commitment=held.table.commitment)


def _seat(seat: NewSeat, number: int, game: str, registered: str) -> Seat:
    if seat.who != "bot":
        return Open()
    check_player(seat.bot, game, registered)
    return Bot(seat.bot, seat.name or bot_name(seat.bot, number + 1))


def _limit(clock: NewClock | None) -> Limit | None:
    if clock is None:
        return None
    return TurnTimer(clock.seconds) if clock.increment is None else TimeBank(clock.seconds, clock.increment)


@ROUTER.get("")
async def listed(request: Request) -> list[TableHead]:
    """Tables that anybody may find."""
    keeper = rooms_of(request).keeper
    heads = await keeper.read(keeper.store.listed)
    return [TableHead(**{name: getattr(head, name) for name in TableHead.model_fields}) for head in heads]


@ROUTER.get("/{table_id}")
async def look(table_id: str, who: Maybe, request: Request) -> dict[str, Any]:
    """The table as I may see it; what a stranger may see if I am nobody, where strangers may watch."""
    keeper = rooms_of(request).keeper
    held = await keeper.hold(table_id)
    async with held.lock:
        return wire.look(held.table.look(await keeper.admit(held, None if who is None else who.id)))


@ROUTER.post("/{table_id}/commands")
async def command(table_id: str, command: Written, who: Somebody, request: Request) -> dict[str, Any]:
    """Ask something of a table, as over a socket; the answer is the table as I see it then."""
    keeper = rooms_of(request).keeper
    held = await keeper.hold(table_id)
    await keeper.greet(held, who.id, who.name)
    await keeper.ask(held, wire.read_command(command), who.id)
    async with held.lock:
        return wire.look(held.table.look(await keeper.admit(held, who.id)))


@ROUTER.get("/{table_id}/history")
async def history(
    table_id: str, who: Maybe, request: Request, language: Annotated[str, Query(max_length=8)] = ""
) -> list[dict[str, Any]]:
    """All that I was told, or might have been, from the first entry on, in words too."""
    keeper = rooms_of(request).keeper
    held = await keeper.hold(table_id)
    viewer = await keeper.admit(held, None if who is None else who.id)
    if language not in languages():
        language = who.language if who is not None else "en"
    async with held.lock:
        told = await held.missed(viewer, 1)
    return await asyncio.to_thread(telling.missed, told, language)


@ROUTER.get("/{table_id}/game")
async def game_id(table_id: str, who: Maybe, request: Request) -> Ended:
    """Where the game that ended last at this table can be replayed, while another is played, too."""
    keeper = rooms_of(request).keeper
    held = await keeper.hold(table_id)
    if held.is_sealed:
        await keeper.admit(held, None if who is None else who.id)
    table = held.table
    ended = table.deals if table.stage is Stage.OVER else table.deals - 1
    return Ended(id=f"{table_id}-{ended}" if ended > 0 else None)
