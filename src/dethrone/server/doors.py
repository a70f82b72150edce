"""Who knocks: the address, the key, and whether another site's page sent them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from dethrone.errors import Refused
from dethrone.prose import languages
from dethrone.server.people import Who
from dethrone.server.refusal import Reason
from dethrone.server.settings import Settings

if TYPE_CHECKING:
    from dethrone.server.app import Rooms

COOKIE = "dethrone"
YEAR = 365 * 86_400


def address(connection: HTTPConnection, settings: Settings) -> str:
    """Where somebody comes from; what a proxy says counts only if there is one."""
    if settings.is_behind_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded[:64]
    return connection.client.host if connection.client else ""


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the way here is encrypted."""
    if settings.is_behind_proxy:
        return connection.headers.get("x-forwarded-proto", "") == "https"
    return connection.url.scheme in ("https", "wss")


def is_foreign(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of another site sent this; what is no page says no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") == "cross-site"
    allowed = {one.strip().rstrip("/") for one in settings.origins.split(",") if one.strip()}
    return origin not in allowed and urlsplit(origin).netloc != connection.headers.get("host")


def key_of(connection: HTTPConnection) -> str | None:
    """The key that somebody shows: in a header, or in the cookie."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


def give_cookie(response: Response, key: str, *, secure: bool) -> None:
    """Let a browser keep the key where no script can read it."""
    response.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def language_of(request: Request) -> str:
    """The language that somebody reads, among ours."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in languages() else "en"


def rooms_of(request: HTTPConnection) -> Rooms:
    """What all handlers share."""
    rooms: Rooms = request.app.state.rooms
    return rooms


async def maybe(request: Request) -> Who | None:
    """Who it is, or nobody."""
    return await asyncio.to_thread(rooms_of(request).people.of, key_of(request))


async def somebody(request: Request) -> Who:
    """Who it is; nobody is refused."""
    who = await maybe(request)
    if who is None:
        raise Refused(Reason.WHO)
    return who


Somebody = Annotated[Who, Depends(somebody)]
Maybe = Annotated["Who | None", Depends(maybe)]
