"""Who knocks: the address, the key, and whether another site's page sent them."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from socket import gethostname
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, Security
from fastapi.security import APIKeyCookie, HTTPBearer
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
BEARER = HTTPBearer(auto_error=False, description="The key that `POST /people` gave with `wants_key`.")
KEPT = APIKeyCookie(name=COOKIE, auto_error=False, description="The same as a browser keeps it.")
YEAR = 365 * 86_400
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::\d*)?", re.I)  # a name or an address, and a port
ANY = "*"
LOOPBACK = "localhost"


def address(connection: HTTPConnection, settings: Settings) -> str:
    """Where somebody comes from; what a proxy says counts only if there is one."""
    if settings.is_behind_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return neighbourhood(forwarded[:64])
    return neighbourhood(connection.client.host) if connection.client else ""


def neighbourhood(host: str) -> str:
    """What counts as one address: with IPv6 everybody has as many as they like, all of one network."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


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
    try:
        return origin not in allowed and urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # it is no address at all
        return True


def is_miscalled(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the Host header names another server: an attacker may have pointed their name at this machine."""
    host = connection.headers.get("host")
    if host is None:
        return False  # a browser always says it
    names, name = names_of(settings), name_in(host)
    return ANY not in names and name not in names and not is_near(name)


def is_near(name: str) -> bool:
    """Whether a name can be nobody else's: this machine's for itself, or an address."""
    if name == LOOPBACK or name.endswith(f".{LOOPBACK}"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def name_in(host: str) -> str:
    """The name or the address in a Host header; empty if the header holds neither."""
    found = HOST.fullmatch(host)
    return "" if found is None else (found[1] or found[2]).lower().removesuffix(".")


@lru_cache(maxsize=8)
def names_of(settings: Settings) -> frozenset[str]:
    """What a server is called: where it listens, its machine, its origins, and what its owner says."""
    machine = gethostname().lower()
    origins = (one.strip().rstrip("/").rpartition("//")[2] for one in settings.origins.split(","))
    hosts = [one.strip() for one in settings.hosts.split(",")]
    named = {name_in(one) for one in (settings.host, machine, *origins, *hosts)} - {""}
    at_home = machine.partition(".")[0] + ".local"
    return frozenset(named | {at_home} | ({ANY} & set(hosts)))


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


async def somebody(
    request: Request,
    _: Annotated[object, Security(BEARER)],
    __: Annotated[object, Security(KEPT)],
) -> Who:
    """Who it is; nobody is refused. What is declared is for the document: `key_of` reads both."""
    who = await maybe(request)
    if who is None:
        raise Refused(Reason.WHO)
    return who


Somebody = Annotated[Who, Depends(somebody)]
Maybe = Annotated["Who | None", Depends(maybe)]
