"""The application: rooms that share a keeper, over HTTP and sockets. Any ASGI server can run it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from time import time

from fastapi import APIRouter, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import DBAPIError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dethrone import __version__
from dethrone.errors import GameError, Refused
from dethrone.school.refusal import Reason as SchoolReason
from dethrone.server import page, protocol
from dethrone.server.analysing import Analyses
from dethrone.server.api import (
    advice,
    again,
    catalogue,
    daily,
    errors,
    learn,
    me,
    model,
    outlook,
    push,
    replays,
    reviews,
    rulebook,
    status,
    story,
    tables,
)
from dethrone.server.bodies import Bodies
from dethrone.server.bus import Alone, Bus, RedisBus, redis_at
from dethrone.server.doors import address, is_foreign, is_miscalled, key_of
from dethrone.server.held import Held
from dethrone.server.hooks import Hooks, newly_asked
from dethrone.server.keeper import Keeper
from dethrone.server.limits import Buckets, Counts
from dethrone.server.people import People
from dethrone.server.push import Pushes
from dethrone.server.readiness import Readiness
from dethrone.server.refusal import Reason
from dethrone.server.review_socket import ReviewConnection
from dethrone.server.reviews import Reviews
from dethrone.server.sessions import Sessions
from dethrone.server.settings import Settings
from dethrone.server.socket import Connection
from dethrone.server.speaking import INTERNAL, POLICY, TRY_AGAIN, Speaker
from dethrone.server.store import Store, StoreDown

LOG = logging.getLogger("dethrone.server")
REFUSED = 409  # what is of the documented form, and the game, its rules or the table do not allow
STATUS_OF = {
    Reason.NO_TABLE: 404,
    Reason.NO_SUCH_GAME: 404,
    Reason.NO_REVIEW: 404,
    SchoolReason.NO_EXERCISE: 404,
    Reason.WHO: 401,
    Reason.ORIGIN: 403,
    Reason.HOST: 421,
    Reason.NO_HINTS: 403,
    Reason.NO_WATCHERS: 403,
    Reason.NO_SEAT_OF_YOURS: 403,
    Reason.NOT_ASKED: 409,
    Reason.BAD_CODE: 403,
    Reason.SPOILER: 403,
    Reason.TRIED: 409,
    Reason.CLOSED: 410,
    Reason.TOO_MUCH: 429,
    Reason.TOO_FAST: 429,
    Reason.TOO_MANY_TABLES: 429,
    Reason.TOO_MANY_SOCKETS: 429,
    Reason.TOO_BIG: 413,
    Reason.STORE_DOWN: 503,
    Reason.BUSY: 503,
    Reason.INTERNAL: 500,
}
SECURE = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# What holds for scripts and styles too; all else is for pages, and was a tenth of all that a phone loads first.
PARTS = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
MOST_HOST = 80  # characters of a name that are said again
NO_TABLE = 4404  # the code with which a socket is closed


class Rooms:
    """What all handlers share."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, *, now: Callable[[], float] = time
    ) -> None:
        self.settings = settings
        self.keeper = Keeper(store, bus, settings, now=now)
        self.readiness = Readiness(self.keeper)
        self.people = People(store, now)
        self.sessions = Sessions(self.keeper, self.people)
        self.analyses = Analyses(self.keeper)
        self.hooks = Hooks(self.keeper)
        self.pushes = Pushes(self.keeper)
        self.keeper.changed = self._changed
        self.reviews = Reviews(self.keeper)
        self.keeper.heard["review"] = self.reviews.hear
        self.keeper.swept.append(self.reviews.sweep)
        self.opened = Buckets(settings.most_tables / 3600, settings.most_tables)
        self.asked = Buckets(settings.requests_rate, 4 * settings.requests_rate)
        self.advised = Buckets(0.5, 20)  # somebody at a real table asks once a turn
        self.sockets = Counts(settings.most_sockets)

    def _changed(self, held: Held) -> None:
        """A table has changed: whoever is asked and is not there is told; never waits."""
        for person_id, what in newly_asked(held, self.keeper.now()):
            self.hooks.tell(person_id, what)
            self.pushes.tell(person_id, what)


@cache
def _routes() -> list[BaseRoute]:
    """What can be asked: once a process, as FastAPI takes a third of a second to work out what each route takes."""
    routes = APIRouter(responses=errors.ANSWERS)
    for router in (
        catalogue.ROUTER,
        me.ROUTER,
        tables.ROUTER,
        outlook.ROUTER,
        replays.ROUTER,
        daily.ROUTER,
        reviews.ROUTER,
        push.ROUTER,
        story.ROUTER,
        rulebook.ROUTER,
        advice.ROUTER,
        model.ROUTER,
        learn.ROUTER,
        again.ROUTER,
    ):
        routes.include_router(router, prefix="/api/v1")
    routes.include_router(status.ROUTER)
    routes.add_api_websocket_route("/api/v1/tables/{table_id}/socket", _socket)
    routes.add_api_websocket_route("/api/v1/reviews/{review_id}/socket", _review_socket)
    routes.include_router(page.ROUTER)  # last: it answers whatever nobody else does
    return routes.routes


def make_app(settings: Settings) -> FastAPI:
    """An application with these settings; everything it needs begins and ends with it."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            store = await asyncio.to_thread(Store, settings.database)
            rooms = Rooms(settings, store, RedisBus(redis_at(settings.redis)) if settings.redis else Alone())
            await rooms.keeper.start()
        except Exception:
            LOG.exception("the start failed")  # who runs the application tells of it without saying where
            raise
        app.state.rooms = rooms
        yield
        listeners = [one for held in rooms.keeper.held.values() for one in held.listeners]
        for listener in (*listeners, *rooms.reviews.connected()):
            if isinstance(listener, Speaker):
                listener.send(protocol.Bye("the server goes down for a moment"))
                listener.hang_up(1012, "restart")
        await rooms.analyses.close()
        await asyncio.sleep(0.05)
        await rooms.hooks.close()
        await rooms.pushes.close()
        await rooms.reviews.close()
        await rooms.keeper.stop()

    app = FastAPI(
        title="dethrone",
        version=__version__,
        summary="Tables for Regicide and Regidice: people and bots.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
    )
    app.router.routes.extend(_routes())
    app.add_exception_handler(GameError, _refused)
    app.add_exception_handler(RequestValidationError, errors.misformed)
    app.add_exception_handler(HTTPException, errors.nowhere)
    app.add_exception_handler(StoreDown, _down)
    app.add_exception_handler(DBAPIError, _down)
    app.add_middleware(Bodies, refuse=_refused)
    app.add_middleware(Guard)  # outside: its headers are on every answer
    return app


class Guard:
    """Every request: by a name of ours, not too many, from no other site's page; every answer with its headers.

    Starlette's own base for such a middleware starts tasks for each request, in cycles that only a full collection
    frees.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; sockets look after themselves."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request, has_begun = Request(scope), False

        async def answer(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                _secure(request.url.path, MutableHeaders(scope=message))
            await send(message)

        try:
            _check(request)
            await self._app(scope, receive, answer)
        except GameError as error:
            await (await _refused(request, error))(scope, receive, answer)
        except Exception:
            if has_begun:
                raise
            LOG.exception("a request failed")
            await (await _refused(request, Refused(Reason.INTERNAL)))(scope, receive, answer)


def _check(request: Request) -> None:
    """Raise Refused for a request that is not to be answered."""
    rooms: Rooms = request.app.state.rooms
    if is_miscalled(request, rooms.settings):
        raise Refused(Reason.HOST, host=request.headers.get("host", "")[:MOST_HOST])
    if not rooms.asked.take(address(request, rooms.settings), rooms.keeper.now()):
        raise Refused(Reason.TOO_FAST)
    if request.method not in ("GET", "HEAD", "OPTIONS") and is_foreign(request, rooms.settings):
        raise Refused(Reason.ORIGIN)


def _secure(path: str, headers: MutableHeaders) -> None:
    """Set the headers that every answer has."""
    for name in PARTS if path.startswith(f"/{page.HASHED}") else SECURE:
        headers.setdefault(name, SECURE[name])
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, GameError)
    status = STATUS_OF.get(error.reason, REFUSED)  # type: ignore[call-overload]
    language = request.headers.get("accept-language", "en")[:2]
    return JSONResponse({"error": protocol.error_of(error, language)}, status)


async def _down(request: Request, error: Exception) -> Response:
    LOG.error("the database does not answer", extra={"error": type(error).__name__})
    return await _refused(request, Refused(Reason.STORE_DOWN))


async def _socket(socket: WebSocket, table_id: str) -> None:
    """A connection to a table."""
    rooms: Rooms = socket.app.state.rooms

    async def connection() -> Speaker:
        return Connection(socket, rooms, await rooms.keeper.hold(table_id))

    await _connected(socket, connection)


async def _review_socket(socket: WebSocket, review_id: str) -> None:
    """A connection to a review; today's deal is not shown to everybody there either."""
    rooms: Rooms = socket.app.state.rooms

    async def connection() -> Speaker:
        held = await rooms.reviews.hold(review_id)
        return ReviewConnection(socket, rooms, held)

    await _connected(socket, connection)


async def _connected(socket: WebSocket, find: Callable[[], Awaitable[Speaker]]) -> None:
    """A connection from the handshake to its end, if there may be one more."""
    rooms: Rooms = socket.app.state.rooms
    where = address(socket, rooms.settings)
    wanted = socket.scope.get("subprotocols") or []
    if is_miscalled(socket, rooms.settings):
        await socket.close(POLICY, "host")
        return
    if is_foreign(socket, rooms.settings):
        await socket.close(POLICY, "origin")
        return
    if not rooms.sockets.enter(where):
        await socket.close(1013, "too many")
        return
    try:
        await socket.accept(protocol.SUBPROTOCOL if protocol.SUBPROTOCOL in wanted else None)
        try:
            speaker = await find()
        except Refused as error:
            await socket.send_text(protocol.encode(protocol.Refusal("", protocol.error_of(error))).decode())
            await socket.close(NO_TABLE, "no such table")
            return
        except DBAPIError:
            await socket.close(TRY_AGAIN, "database")
            return
        except Exception:
            LOG.exception("a connection failed")
            await socket.close(INTERNAL, "internal")
            return
        await speaker.run(key_of(socket))
    finally:
        rooms.sockets.leave(where)
