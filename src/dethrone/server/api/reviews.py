"""Reviews of games that have ended: begin one, see what was tried."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Query, Request

from dethrone.errors import Refused
from dethrone.prose import languages
from dethrone.server.api.me import Strict
from dethrone.server.api.replays import ended_game
from dethrone.server.doors import Maybe, Somebody, address, rooms_of
from dethrone.server.refusal import Reason
from dethrone.server.review_socket import plain, schema

ROUTER = APIRouter(tags=["reviews"])


class NewReview(Strict):
    """A review that was begun; whoever has its id may come."""

    id: str
    game: str
    leader: str


@ROUTER.post("/games/{game_id}/reviews", status_code=201)
async def begin(game_id: str, who: Somebody, request: Request) -> NewReview:
    """Look at a game together; whoever begins leads. Its id is its link, and its socket is `/reviews/ID/socket`."""
    rooms = rooms_of(request)
    row = await ended_game(request, game_id, who)
    if not rooms.opened.take(address(request, rooms.settings), rooms.keeper.now()):
        raise Refused(Reason.TOO_MANY_TABLES)
    review = await rooms.reviews.open(row["id"], who.id, who.name)
    return NewReview(id=review.id, game=row["id"], leader=review.leader or who.name)


@ROUTER.get("/reviews/{review_id}")
async def review(
    review_id: str, who: Maybe, request: Request, language: str = Query("en", max_length=8)
) -> dict[str, Any]:
    """Where its leader is, and what was tried for all to see."""
    found = await rooms_of(request).reviews.review(review_id)
    row = await ended_game(request, found.game_id, who)
    names = [seat["name"] for seat in json.loads(row["seats"])]
    told = plain(found.seen_by(None), row["game"], names, language if language in languages() else "en")
    return {"id": found.id, "game": found.game_id, **told}


@ROUTER.get("/review.json")
async def review_schema() -> dict[str, Any]:
    """JSON Schemas of everything that goes over a review's socket."""
    return schema()
