"""The deal of the day: play it, see how others did, tell friends without spoiling it."""

from __future__ import annotations

import asyncio
import json
from operator import itemgetter
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from dethrone import games
from dethrone.errors import Refused
from dethrone.prose import languages, voice
from dethrone.server.api.me import InAddress, Strict
from dethrone.server.api.tables import Company, Opened, opened
from dethrone.server.daily import SETTING, day_before, is_day, standings, streak
from dethrone.server.doors import Maybe, Somebody, rooms_of
from dethrone.server.keeper import Keeper
from dethrone.server.refusal import Reason
from dethrone.server.statistics import defeats, felled_in, medal_of, reached

ROUTER = APIRouter(prefix="/daily", tags=["daily"])
by_end = itemgetter("ended_at")
MARK = {True: "■", False: "□"}  # an exact kill, and another
MOST_DAYS = 1000  # in a row that are told
DAY = r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$"


class NewTry(Company):
    """A table for a deal of the day. There are no hints in it, and nothing is taken back."""

    game: str = Field(max_length=40)
    rules: str = Field("", max_length=400)


class Standing(Strict):
    """One game on the board: the only try of its players."""

    game: str | None  # told with `felled`, to whom that is
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

    `felled[N]` games ended when N enemies had fallen; of today's deal only those hear it who have ended their try.
    """

    day: str
    before: str | None  # the day before, if deals were played then
    game: str
    rules: str
    players: int
    commitment: str | None
    my_table: str | None  # of the try that I have begun
    is_over: bool  # whether that try has ended
    medals: list[str]  # by which won games are ranked before their moves; none where the game has none
    standings: list[Standing]
    felled: list[int]
    my_felled: int | None


@ROUTER.post(
    "", status_code=201, responses={200: {"model": Opened, "description": "The try that I have begun."}}
)
async def play(new: NewTry, who: Somebody, request: Request, response: Response) -> Opened:
    """A table with today's deal, for my one try at it; once I have begun it, the table where I did."""
    keeper = rooms_of(request).keeper
    board = keeper.days.board(new.game, new.rules, len(new.seats))
    mine = (await keeper.read(keeper.store.tries.of, board, [who.id])).get(who.id)
    if mine is not None and mine.is_dealt:
        response.status_code = 200
        return Opened(id=mine.table, commitment=await keeper.read(keeper.days.promised, board))
    start = await keeper.read(keeper.days.deal, board)
    return await opened(request, who, new, new.game, start=start, settings={SETTING: board.day})


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
    archive, day = keeper.store.archive, keeper.days.today
    days = [] if me is None else archive.days_of(me, MOST_DAYS)
    return Today(played=archive.played_on(day), is_played=day in days, streak=streak(days, day))


class Asked(Strict):
    """Which board."""

    game: str = Field(max_length=40)
    rules: str = Field("", max_length=400)
    players: Annotated[int, InAddress] = Field(ge=1, le=16)
    day: str = Field("", pattern=DAY)
    language: str = Field("en", max_length=8)


@ROUTER.get("")
async def board(asked: Annotated[Asked, Query()], who: Maybe, request: Request) -> Board:
    """How everybody did; today, unless an earlier day is asked for."""
    me = None if who is None else who.id
    return await asyncio.to_thread(_board, rooms_of(request).keeper, asked, me)


def _board(keeper: Keeper, asked: Asked, me: str | None) -> Board:
    archive, days = keeper.store.archive, keeper.days
    board = days.board(asked.game, asked.rules, asked.players, asked.day)
    first = min(days.today, keeper.store.tries.first_day() or days.today)
    if not (first <= board.day <= days.today and is_day(board.day)):
        raise Refused(Reason.NO_SUCH_GAME)  # nobody can know it before, and none was played before the first
    language = asked.language if asked.language in languages() else "en"
    tries = archive.board(*board)
    people = archive.people_of([row["id"] for row in tries])
    rows = standings([row for row in tries if people[row["id"]]])
    mine = next((row for row in rows if me in {person for _, person in people[row["id"]]}), None)
    tried = None if me is None else keeper.store.tries.of(board, [me]).get(me)
    is_over = tried is not None and tried.is_over
    is_told = is_over or board.day < days.today
    return Board(
        **board._asdict(),
        before=day_before(board.day) if first < board.day else None,
        commitment=days.promised(board),
        my_table=tried.table if tried is not None and tried.is_dealt else None,
        is_over=is_over,
        medals=list(games.kind(board.game).medals) if board.players == 1 else [],
        standings=[_standing(row, board.day, language, is_mine=row is mine, is_told=is_told) for row in rows],
        felled=reached(sorted(rows, key=by_end)) if is_told else [],
        my_felled=None if mine is None else felled_in(mine),
    )


def _standing(row: dict[str, Any], day: str, language: str, *, is_mine: bool, is_told: bool) -> Standing:
    return Standing(
        game=row["id"] if is_told else None,
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
