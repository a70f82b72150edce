"""What can be played here: games, rule sets, players, languages; and the protocol."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from pydantic import BaseModel

from dethrone import __version__, games
from dethrone.prose import languages
from dethrone.server import protocol
from dethrone.server.doors import rooms_of
from dethrone.server.seating import allowed_players

ROUTER = APIRouter(tags=["catalogue"])


class GameAbout(BaseModel):
    """A game that can be played."""

    name: str
    players: list[int]
    usual_players: int
    rule_sets: list[str]
    usual_rules: str
    bots: list[str]


class About(BaseModel):
    """What this server is and has."""

    version: str
    protocol: int
    languages: list[str]
    games: list[GameAbout]


@ROUTER.get("/about")
async def about(request: Request) -> About:
    """Games, their rule sets and players."""
    registered = rooms_of(request).settings.players
    found = []
    for name in games.names():
        kind = games.kind(name)
        found.append(
            GameAbout(
                name=name,
                players=list(kind.players),
                usual_players=kind.usual_players,
                rule_sets=list(kind.presets),
                usual_rules=kind.usual_rules,
                bots=list(allowed_players(name, registered)),
            )
        )
    return About(version=__version__, protocol=protocol.VERSION, languages=sorted(languages()), games=found)


@ROUTER.get("/protocol.json")
async def protocol_schema() -> dict[str, Any]:
    """JSON Schemas of everything that goes over a socket."""
    return protocol.schema()
