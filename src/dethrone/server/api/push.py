"""Browsers that want to hear that it is somebody's turn."""

from __future__ import annotations

from fastapi import APIRouter, Query, Request
from pydantic import Field

from dethrone.prose import languages
from dethrone.server.api.me import Strict
from dethrone.server.doors import Somebody, rooms_of

ROUTER = APIRouter(tags=["push"])
LONGEST = 1000


class Keys(Strict):
    """A browser's key, and the secret that goes with it."""

    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=40)


class Subscription(Strict):
    """What a browser's `PushSubscription` is as JSON, and the language of what it is to be told."""

    endpoint: str = Field(max_length=LONGEST)
    keys: Keys
    expirationTime: float | None = None  # noqa: N815 (as browsers write it)
    language: str = Field("", max_length=8)


class PublicKey(Strict):
    """The server's key, which a browser is given to subscribe (`applicationServerKey`)."""

    key: str


@ROUTER.get("/push")
async def public_key(request: Request) -> PublicKey:
    """The key to subscribe with."""
    return PublicKey(key=await rooms_of(request).pushes.public())


@ROUTER.post("/me/push", status_code=204)
async def subscribe(new: Subscription, who: Somebody, request: Request) -> None:
    """Tell this browser when I am asked something and have no connection."""
    language = new.language if new.language in languages() else who.language
    await rooms_of(request).pushes.add(who.id, new.endpoint, new.keys.p256dh, new.keys.auth, language)


@ROUTER.delete("/me/push", status_code=204)
async def unsubscribe(who: Somebody, request: Request, endpoint: str = Query(max_length=LONGEST)) -> None:
    """Tell that browser no more."""
    await rooms_of(request).pushes.drop(who.id, endpoint)
