"""Games that have ended: their records, for everybody who has the link."""

from __future__ import annotations

import json
import re
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from dethrone.errors import Refused
from dethrone.server.doors import rooms_of
from dethrone.server.refusal import Reason
from dethrone.sheet import Record

ROUTER = APIRouter(prefix="/games", tags=["games"])
GAME = re.compile(r"[A-Za-z0-9_-]{16}-[0-9]{1,6}")


async def _game(request: Request, game_id: str) -> dict[str, Any]:
    keeper = rooms_of(request).keeper
    row = await keeper.read(keeper.store.game, game_id) if GAME.fullmatch(game_id) else None
    if row is None:
        raise Refused(Reason.NO_SUCH_GAME)
    return row


@ROUTER.get("/{game_id}")
async def game(game_id: str, request: Request) -> dict[str, Any]:
    """A game that has ended, with its record as JSON."""
    row = await _game(request, game_id)
    return {**row, "seats": json.loads(row["seats"]), "record": Record.parse(row["record"]).to_json()}


@ROUTER.get("/{game_id}/record", response_class=PlainTextResponse)
async def record(game_id: str, request: Request) -> str:
    """Its record as text, which `dethrone verify` and `replay` read."""
    row = await _game(request, game_id)
    return str(row["record"])
