"""Oneself: a name, a key, other devices, one's tables and games."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationInfo, field_validator

from dethrone.server.doors import COOKIE, Maybe, Somebody, give_cookie, is_secure, key_of, rooms_of
from dethrone.server.hooks import check_hook
from dethrone.server.ids import new_key
from dethrone.server.losses import losses
from dethrone.server.people import Who
from dethrone.server.statistics import beside_bots, tallies, with_bots
from dethrone.server.teams import teams
from dethrone.table.messages import Stage

ROUTER = APIRouter(tags=["people"])
NUMBER = re.compile(r"-?[0-9]{1,9}")


class Strict(BaseModel):
    """What comes in has these fields and no others, each of its own kind: 1 is not true, and "1" is not 1."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*", mode="before")
    @classmethod
    def _written(cls, value: Any, field: ValidationInfo) -> Any:
        """A whole number may be written 2.0."""
        if cls.model_fields[str(field.field_name)].annotation is not int:
            return value
        return int(value) if isinstance(value, float) and value.is_integer() else value


def _digits(value: Any) -> Any:
    return int(value) if isinstance(value, str) and NUMBER.fullmatch(value) else value


InAddress = BeforeValidator(_digits)  # of a number, where everything is text


class NewPerson(Strict):
    """Somebody new."""

    name: str = Field(max_length=40)
    language: str = Field("en", max_length=8)
    wants_key: bool = False  # a program keeps its key itself; a browser has a cookie


class Change(Strict):
    """Another name or language."""

    name: str | None = Field(None, max_length=40)
    language: str | None = Field(None, max_length=8)


class Code(Strict):
    """A code from another device."""

    code: str = Field(max_length=40)
    wants_key: bool = False


class NewHook(Strict):
    """An address that is to be told of my turns."""

    address: str = Field(max_length=500)


class Hook(BaseModel):
    """The address, and the secret of its signatures, which is shown once."""

    address: str
    secret: str


class Person(BaseModel):
    """Who somebody is."""

    id: str
    name: str
    language: str
    key: str | None = None


class NewCode(BaseModel):
    """A code to type on another device, and until when it is good."""

    code: str
    until: float


class MyTable(BaseModel):
    """A table at which I sit."""

    id: str
    game: str
    rules: str
    players: int
    stage: str
    seat: int
    changed_at: float
    waits_for_me: bool
    due_at: float | None  # when somebody's time is up


class MyGame(BaseModel):
    """A game that I played."""

    id: str
    game: str
    rules: str
    players: int
    outcome: str
    is_won: bool
    moves: int
    seat: int
    ended_at: float
    names: list[str]  # of all seats
    bots: list[str]  # who sat there beside people: what each plays as


class Tally(BaseModel):
    """How often I played and won, and how far I came: `felled[N]` games ended when N enemies had fallen."""

    game: str
    rules: str
    players: int
    games: int
    won: int
    felled: list[int]
    golds: int | None  # null where there are none to win
    kills: int  # enemies that fell in games in which it was counted how
    exact: int  # of those


class Beside(Tally):
    """The same beside bots: what each of them plays as, in the order of their names."""

    bots: list[str]


class Jesters(BaseModel):
    """Whom I let go most often after a jester, in so many turns, and how often they were eager.

    Gained are points of the chance to win, from my choice to the end of the turn that it led to, on average; null while
    too few such turns were looked back on.
    """

    turns: int
    named: str
    is_me: bool
    times: int
    eager: int
    gained_eager: float | None
    gained_else: float | None


class Team(BaseModel):
    """People who played together, under their latest names, and how often they won; at best so often in a row."""

    names: list[str]
    best_run: int
    tallies: list[Tally]
    jesters: Jesters | None  # null where there were too few of them


class Losses(BaseModel):
    """What I gave away in games that were looked back on: points of the chance to win, a game, by costly decisions.

    `most_in` is the kind of decision that cost most, and `share` its part; null while too little was looked back on to
    say so.
    """

    game: str
    games: int
    mistakes: int
    points: float
    most_in: str | None
    share: float


def _person(who: Who, key: str | None = None) -> Person:
    return Person(id=who.id, name=who.name, language=who.language, key=key)


@ROUTER.post("/people", status_code=201)
async def new_person(new: NewPerson, request: Request, response: Response) -> Person:
    """Become somebody: no account is needed."""
    rooms = rooms_of(request)
    who, key = await asyncio.to_thread(rooms.people.new, new.name, new.language)
    if new.wants_key:
        return _person(who, key)
    give_cookie(response, key, secure=is_secure(request, rooms.settings))
    return _person(who)


@ROUTER.get("/me")
async def me(who: Maybe) -> Person | None:
    """Who I am; null is nobody, whom a browser need not hear of as an error."""
    return None if who is None else _person(who)


@ROUTER.patch("/me")
async def change(change: Change, who: Somebody, request: Request) -> Person:
    """Another name, for tables to come, or another language."""
    people = rooms_of(request).people
    return _person(
        await asyncio.to_thread(lambda: people.change(who, name=change.name, language=change.language))
    )


@ROUTER.delete("/me", status_code=204)
async def forget(who: Somebody, request: Request, response: Response) -> None:
    """Forget me: keys, codes, statistics. Games that others played too stay, without me."""
    rooms = rooms_of(request)
    rooms.sessions.end(await asyncio.to_thread(rooms.people.forget, who))
    response.delete_cookie(COOKIE)


@ROUTER.post("/me/code")
async def code(who: Somebody, request: Request) -> NewCode:
    """A code that makes another device mine, once."""
    text, until = await asyncio.to_thread(rooms_of(request).people.code, who)
    return NewCode(code=text, until=until)


@ROUTER.post("/redeem")
async def redeem(code: Code, request: Request, response: Response) -> Person:
    """Be the person whose code this is."""
    rooms = rooms_of(request)
    key = await asyncio.to_thread(rooms.people.redeem, code.code)
    who = await asyncio.to_thread(rooms.people.of, key)
    assert who is not None
    if code.wants_key:
        return _person(who, key)
    give_cookie(response, key, secure=is_secure(request, rooms.settings))
    return _person(who)


@ROUTER.post("/me/leave", status_code=204)
async def leave(who: Somebody, request: Request, response: Response) -> None:
    """This device is no longer mine."""
    del who
    rooms = rooms_of(request)
    rooms.sessions.end([await asyncio.to_thread(rooms.people.leave, key_of(request) or "")])
    response.delete_cookie(COOKIE)


@ROUTER.get("/me/tables")
async def my_tables(who: Somebody, request: Request) -> list[MyTable]:
    """The tables at which I sit, those that wait for me first, the most urgent before the others."""
    keeper = rooms_of(request).keeper
    found = []
    for head, guest in await keeper.read(keeper.store.tables_of, who.id):
        waits = False
        if head.stage == Stage.PLAYING.value:
            asked = (await keeper.hold(head.id)).asked if head.asked is None else head.asked
            waits = str(guest.seat) in asked.split(",")
        assert guest.seat is not None
        found.append(
            MyTable(
                id=head.id,
                game=head.game,
                rules=head.rules,
                players=head.players,
                stage=head.stage,
                seat=guest.seat,
                changed_at=head.changed_at,
                waits_for_me=waits,
                due_at=head.due_at,
            )
        )
    return sorted(found, key=_urgent)


def _urgent(table: MyTable) -> tuple[bool, float, float]:
    """What waits for me comes first, and of that what is due first."""
    due = table.due_at if table.waits_for_me and table.due_at is not None else float("inf")
    return not table.waits_for_me, due, -table.changed_at


def _my_game(row: dict[str, Any]) -> MyGame:
    names = [seat["name"] for seat in json.loads(row["seats"])]
    return MyGame(**{name: row[name] for name in MyGame.model_fields if name != "names"}, names=names)


@ROUTER.get("/me/games")
async def my_games(who: Somebody, request: Request) -> list[MyGame]:
    """The games I have played, the latest first."""
    keeper = rooms_of(request).keeper
    rows = await keeper.read(keeper.store.games_of, who.id)
    return [_my_game(row) for row in await keeper.read(with_bots, keeper.store.archive, rows)]


@ROUTER.get("/me/tallies")
async def my_tallies(who: Somebody, request: Request) -> list[Tally]:
    """How often I have won, in games that this server dealt and verified."""
    keeper = rooms_of(request).keeper
    rows = await keeper.read(keeper.store.archive.counted, who.id)
    return [Tally(**one) for one in await asyncio.to_thread(tallies, rows)]


@ROUTER.get("/me/teams")
async def my_teams(who: Somebody, request: Request) -> list[Team]:
    """The same for each set of people with whom I played."""
    archive = rooms_of(request).keeper.store.archive
    return [Team(**one) for one in await asyncio.to_thread(teams, archive, who.id)]


@ROUTER.get("/me/bots")
async def my_bots(who: Somebody, request: Request) -> list[Beside]:
    """The same for the bots beside which I played."""
    archive = rooms_of(request).keeper.store.archive
    return [Beside(**one) for one in await asyncio.to_thread(beside_bots, archive, who.id)]


@ROUTER.get("/me/losses")
async def my_losses(who: Somebody, request: Request) -> list[Losses]:
    """Where I give points away, by game: from games of mine that were looked back on; nothing is thought about now."""
    store = rooms_of(request).keeper.store
    return [Losses(**one) for one in await asyncio.to_thread(losses, store, who.id)]


@ROUTER.put("/me/hook")
async def set_hook(new: NewHook, who: Somebody, request: Request) -> Hook:
    """Tell this address when I am asked something and have no connection; requests are signed with the secret."""
    keeper = rooms_of(request).keeper
    check_hook(new.address, keeper.settings.hooks)
    secret = new_key()
    await keeper.read(keeper.store.archive.set_hook, who.id, new.address, secret, keeper.now())
    return Hook(address=new.address, secret=secret)


@ROUTER.delete("/me/hook", status_code=204)
async def drop_hook(who: Somebody, request: Request) -> None:
    """Tell no address any more."""
    keeper = rooms_of(request).keeper
    await keeper.read(keeper.store.archive.drop_hook, who.id)


@ROUTER.get("/me/export")
async def export(who: Somebody, request: Request) -> dict[str, Any]:
    """All that is kept of me."""
    keeper = rooms_of(request).keeper
    games = await keeper.read(keeper.store.games_of, who.id)
    return {
        "person": _person(who).model_dump(exclude={"key"}),
        "tables": [one.model_dump() for one in await my_tables(who, request)],
        "games": [{**row, "seats": json.loads(row["seats"])} for row in games],
    }
