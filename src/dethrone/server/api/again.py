"""The same again: a table like the one at which somebody sat last, as it would be opened anew."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

from dethrone.server.allowed import HINTS, WATCHERS, is_allowed
from dethrone.server.api.tables import NewClock, NewSeat, NewTable
from dethrone.server.doors import Somebody, rooms_of
from dethrone.server.held import Held
from dethrone.table.clock import TimeBank
from dethrone.table.messages import Stage
from dethrone.table.seats import Bot, Open, Seat, name_of

ROUTER = APIRouter(prefix="/me", tags=["people"])


class Again(BaseModel):
    """Who sat there beside me, and the table to be opened: what people held is open to them again."""

    names: list[str]
    table: NewTable


@ROUTER.get("/again")
async def again(who: Somebody, request: Request) -> Again | None:
    """A table like my last one at which a game was played; null where there was none."""
    keeper = rooms_of(request).keeper
    for head, guest in await keeper.read(keeper.store.tables_of, who.id):
        if head.stage in (Stage.PLAYING.value, Stage.OVER.value) and guest.seat is not None:
            return _again(await keeper.hold(head.id), guest.seat)
    return None


def _again(held: Held, mine: int) -> Again:
    seats, limit = held.table.seats, held.table.opened.limit
    increment = limit.increment if isinstance(limit, TimeBank) else None
    table = NewTable(
        game=held.head.game,
        rules=held.head.rules,
        seats=[_seat(seat, is_mine=number == mine) for number, seat in enumerate(seats)],
        clock=None if limit is None else NewClock(seconds=limit.seconds, increment=increment),
        is_listed=held.head.is_listed,
        hints=is_allowed(held.head.settings, HINTS),
        watchers=is_allowed(held.head.settings, WATCHERS),
        undo=held.table.opened.has_undo,
        nonce="",
    )
    others = [(number, seat) for number, seat in enumerate(seats) if number != mine]
    return Again(
        names=[name_of(seat, number) for number, seat in others if not isinstance(seat, Open)], table=table
    )


def _seat(seat: Seat, *, is_mine: bool) -> NewSeat:
    if isinstance(seat, Bot):
        return NewSeat(who="bot", bot=seat.spec, name=seat.name)
    return NewSeat(who="me" if is_mine else "open", bot="", name="")
