"""The deal of the day: play it, see how others did, tell friends without spoiling it."""

from __future__ import annotations

import asyncio
import json
from operator import itemgetter
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import Field

from dethrone import games
from dethrone.errors import Refused
from dethrone.prose import languages, voice
from dethrone.server.api.me import Strict
from dethrone.server.api.tables import NewTable, Opened, opened
from dethrone.server.daily import SETTING, day_of, deal, standings, streak
from dethrone.server.doors import Maybe, Somebody, rooms_of
from dethrone.server.keeper import Keeper
from dethrone.server.refusal import Reason
from dethrone.server.statistics import defeats, felled_in, medal_of, reached

ROUTER = APIRouter(prefix="/daily", tags=["daily"])
by_end = itemgetter("ended_at")
MARK = {True: "■", False: "□"}  # an exact kill, and another
MOST_DAYS = 1000  # in a row that are told
DAY = r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$"


class Standing(Strict):
    """One game on the board: the first of everybody who played it."""

    game: str
    names: list[str]
    outcome: str
    is_won: bool
    medal: str | None
    moves: int
    exact: int | None  # enemies that fell exactly, if that was counted; told with `felled`, to whom that is
    is_mine: bool
    share: str | None  # what one may send to friends


class Board(Strict):
    """A day's deal, what was promised of it, and how it went; `day` may be earlier, never later.

    `felled[N]` games ended when N enemies had fallen; of today's deal only those hear it who have played it.
    """

    day: str
    game: str
    rules: str
    players: int
    commitment: str | None
    medals: list[str]  # by which won games are ranked before their moves; none where the game has none
    standings: list[Standing]
    felled: list[int]
    my_felled: int | None


@ROUTER.post("", status_code=201)
async def play(new: NewTable, who: Somebody, request: Request) -> Opened:
    """A table with today's deal. For the board the first game of everybody counts."""
    keeper = rooms_of(request).keeper
    day = day_of(keeper.now())
    start = await keeper.read(deal, keeper.store.archive, day, new.game, new.rules, len(new.seats))
    return await opened(request, who, new, new.game, start=start, **{SETTING: day})


class Today(Strict):
    """How many have played a deal of today, whether I have, and on how many days in a row I did, today or until
    yesterday."""

    played: int
    is_played: bool
    streak: int


@ROUTER.get("/today")
async def today(who: Maybe, request: Request) -> Today:
    """What a front page says of the daily deal."""
    keeper = rooms_of(request).keeper
    return await asyncio.to_thread(_today, keeper, None if who is None else who.id)


def _today(keeper: Keeper, me: str | None) -> Today:
    archive, day = keeper.store.archive, day_of(keeper.now())
    days = [] if me is None else archive.days_of(me, MOST_DAYS)
    return Today(played=archive.played_on(day), is_played=day in days, streak=streak(days, day))


class Asked(Strict):
    """Which board."""

    game: str = Field(max_length=40)
    rules: str = Field("", max_length=400)
    players: int = Field(ge=1, le=16)
    day: str = Field("", pattern=DAY)
    language: str = Field("en", max_length=8)


@ROUTER.get("")
async def board(asked: Annotated[Asked, Query()], who: Maybe, request: Request) -> Board:
    """How everybody did; today, unless an earlier day is asked for."""
    keeper = rooms_of(request).keeper
    if asked.day > day_of(keeper.now()):
        raise Refused(Reason.NO_SUCH_GAME)  # nobody can know it before
    me = None if who is None else who.id
    return await asyncio.to_thread(_board, keeper, asked, me)


def _board(keeper: Keeper, asked: Asked, me: str | None) -> Board:
    game, rules, players = asked.game, asked.rules, asked.players
    language = asked.language if asked.language in languages() else "en"
    archive, kind = keeper.store.archive, games.kind(game)
    written = str(kind.rules(rules or kind.usual_rules))
    today = day_of(keeper.now())
    day = asked.day or today
    commitment = deal(archive, day, game, written, players).commitment
    rows = archive.board(day, game, written, players)
    people = archive.people_of([row["id"] for row in rows])
    first = standings(rows, people)
    played = {row["id"] for row in rows if me in {person for _, person in people[row["id"]]}}
    mine = next((row for row in first if row["id"] in played), None)
    is_told = bool(played) or day < today
    return Board(
        day=day,
        game=game,
        rules=written,
        players=players,
        commitment=commitment,
        medals=list(kind.medals) if players == 1 else [],
        standings=[_standing(row, day, language, is_mine=row is mine, is_told=is_told) for row in first],
        felled=reached(sorted(first, key=by_end)) if is_told else [],
        my_felled=None if mine is None else felled_in(mine),
    )


def _standing(row: dict[str, Any], day: str, language: str, *, is_mine: bool, is_told: bool) -> Standing:
    return Standing(
        game=row["id"],
        names=[seat["name"] for seat in json.loads(row["seats"])],
        outcome=row["outcome"],
        is_won=row["is_won"],
        medal=medal_of(row),
        moves=row["moves"],
        exact=row["exact"] if is_told else None,
        is_mine=is_mine,
        share=shared(row, day, language) if is_mine else None,
    )


def shared(row: dict[str, Any], day: str, language: str) -> str:
    """How it went, without a word about the cards."""
    says = voice(language)
    facts = {name: row[name] for name in ("rules", "players", "moves")}
    outcome = says.outcome(row["game"], row["outcome"]).rstrip(".")
    if earned := medal_of(row):
        outcome = says.say("server-daily-medal", outcome=outcome, medal=earned)
    line = says.say("server-daily-share", game=row["game"].title(), day=day, outcome=outcome, **facts)
    kills = [event["is_exact"] for event in defeats(row["game"], row["record"]) if "is_exact" in event]
    return "\n".join([line, "".join(MARK[is_exact] for is_exact in kills)]).rstrip()
