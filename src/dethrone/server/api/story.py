"""A game that has ended, told from its first move to its last: what a page needs to step through it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel

from dethrone import games
from dethrone.contract import View
from dethrone.prose import languages, voice
from dethrone.server.api.replays import ended_game, enemy_of, seat_of
from dethrone.server.doors import Maybe
from dethrone.sheet import Record

ROUTER = APIRouter(prefix="/games", tags=["games"])


class Enemy(BaseModel):
    """Against whom one played: the drawing of the face, the name, what was left of it, and of how much."""

    face: str
    name: str
    left: int
    of: int


class Moment(BaseModel):
    """After a move: who made it, what it was, what happened, whom one stood against then, and whether a turn begins."""

    seat: int | None  # None: the beginning
    move: str
    lines: list[str]
    enemy: Enemy | None
    is_turn: bool


class Story(BaseModel):
    """The whole of it; `moments[N]` is after N moves. `seat` is mine, if I played."""

    id: str
    game: str
    rules: str
    players: int
    names: list[str]
    bots: list[str | None]
    seat: int | None
    result: str
    is_won: bool
    ended_at: float
    commitment: str | None
    moments: list[Moment]


@ROUTER.get("/{game_id}/story")
async def story(
    game_id: str, who: Maybe, request: Request, language: str = Query("en", max_length=8)
) -> Story:
    """All moves of a game that has ended, in words; what everybody held is asked for move by move."""
    row = await ended_game(request, game_id, who)
    mine = await seat_of(request, game_id, who)
    return await asyncio.to_thread(told, row, mine, language if language in languages() else "en")


def told(row: dict[str, Any], mine: int | None, language: str) -> Story:
    """A row of the store as a story."""
    record = Record.parse(row["record"])
    game, seats = games.kind(row["game"]).replay(record), json.loads(row["seats"])
    names, says = [seat["name"] for seat in seats], voice(language)
    first = game.steps[0].before(None) if game.steps else game.view(None)
    begun = says.tell(row["game"], game.opening(None), names)
    moments = [Moment(seat=None, move="", lines=begun, enemy=_enemy(first, language), is_turn=True)]
    for step in game.steps:
        lines = says.tell(row["game"], step.events(None), names) or [
            f"{names[step.seat]}: {says.move(row['game'], step.move, names)}"
        ]
        moments.append(
            Moment(
                seat=step.seat,
                move=str(step.move),
                lines=lines,
                enemy=_enemy(step.after(None), language),
                is_turn=step.begins_turn,
            )
        )
    return Story(
        **{name: row[name] for name in ("id", "game", "rules", "players", "is_won", "ended_at")},
        names=names,
        bots=[seat["bot"] for seat in seats],
        seat=mine,
        result=says.outcome(row["game"], row["outcome"]),
        commitment=game.commitment,
        moments=moments,
    )


def _enemy(view: View, language: str) -> Enemy | None:
    found = enemy_of(view, language)
    return None if found is None else Enemy(**found)
