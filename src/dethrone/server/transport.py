"""How connections come in: uvicorn, with bounds on what somebody takes who has not said a whole sentence yet.

An address has so many connections, a request's head must come in time, and a message is counted while it comes.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import TYPE_CHECKING

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess

from dethrone.server.api import errors
from dethrone.server.bodies import MOST_BODY
from dethrone.server.doors import neighbourhood
from dethrone.server.limits import Counts
from dethrone.server.settings import Settings

if TYPE_CHECKING:
    from starlette.types import ASGIApp
    from websockets.frames import Frame

LINES_A_SOCKET = 4  # connections that an address may have for each table it may be connected to
HEAD_WITHIN = 30.0  # seconds in which a request must have begun and its head have come
LEAVE_WITHIN = 5  # seconds in which requests may end when the server does
KILLED_AFTER = 10.0  # seconds after which a worker is not waited for
MOST_PARTS = 64  # of a message; a part may be empty, so that its bytes alone bound nothing
MOST_UNANSWERED = 8 * MOST_BODY  # bytes of requests without an answer, what frames their bodies too
BACKLOG = 4096


class Config(uvicorn.Config):
    """How an application is run with these settings."""

    def __init__(self, app: ASGIApp | str, settings: Settings) -> None:
        super().__init__(
            app,
            factory=isinstance(app, str),
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            http=Http,
            ws=Messages,
            ws_max_size=settings.most_size,
            ws_per_message_deflate=False,  # it took more time and memory than all else
            ws_ping_interval=None,  # clients ping
            lifespan="on",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # the application looks at them, if its owner says so
            server_header=False,
            backlog=BACKLOG,
            h11_max_incomplete_event_size=MOST_BODY,  # of a head: an address may hold what a body may
            timeout_graceful_shutdown=LEAVE_WITHIN,
            timeout_worker_healthcheck=int(HEAD_WITHIN),
        )
        self.head_within = HEAD_WITHIN
        # Everybody comes from a proxy's address; it bounds them itself.
        self.lines = Counts(
            sys.maxsize if settings.is_behind_proxy else LINES_A_SOCKET * settings.most_sockets
        )


class Line:
    """What one connection counts for."""

    def __init__(self, lines: Counts, client: tuple[str, int] | None) -> None:
        self._lines, self._where = lines, neighbourhood(client[0]) if client else ""
        self.is_open = lines.enter(self._where)

    def close(self) -> None:
        """It has ended."""
        if self.is_open:
            self.is_open = False
            self._lines.leave(self._where)


class Http(H11Protocol):
    """Requests of a connection; it ends when a client has too many, begins none, or sends more than is answered."""

    config: Config
    _line: Line
    _clock: asyncio.TimerHandle | None = None
    _unanswered = 0  # bytes that came since the last request was answered
    _is_handed_on = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        self._line = Line(self.config.lines, self.client)
        if self._line.is_open:
            self._mind()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self._end()

    def data_received(self, data: bytes) -> None:
        """Something of a request came."""
        self._unanswered += len(data)
        if self._unanswered > MOST_UNANSWERED:
            self.transport.abort()
            return
        super().data_received(data)
        self._mind()

    def on_response_complete(self) -> None:
        """A request was answered; others may have come meanwhile."""
        super().on_response_complete()
        self._unanswered = len(self.conn.trailing_data[0])
        self._mind()

    def send_400_response(self, msg: str) -> None:
        """What is no request is answered like everything that is refused."""
        body = json.dumps(errors.problem(msg)).encode()
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"connection", b"close"),
        ]
        for event in (
            h11.Response(status_code=400, headers=headers, reason=b"Bad Request"),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is about messages."""
        self._is_handed_on = True
        self._end()
        super().handle_websocket_upgrade(event)

    def _mind(self) -> None:
        """The clock runs while nothing is asked, and parts of a question do not set it back."""
        is_asked = self._is_handed_on or not getattr(self.cycle, "response_complete", True)
        if is_asked and self._clock is not None:
            self._clock.cancel()
            self._clock = None
        elif not is_asked and self._clock is None and not self.transport.is_closing():
            self._clock = self.loop.call_later(self.config.head_within, self.transport.abort)

    def _end(self) -> None:
        self._line.close()
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None


class Messages(WebSocketsSansIOProtocol):
    """Messages of a connection, counted in bytes and parts while they come."""

    config: Config
    _line: Line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request has become a connection for messages."""
        super().connection_made(transport)
        self._line = Line(self.config.lines, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self._line.close()

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.frames = []
            self.conn.fail(1009, "too many parts")
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Whoever does not read what was sent is sent no more."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


class Workers(Multiprocess):
    """Several processes that share a port."""

    def join_all(self) -> None:
        """Wait for all of them, but not for ever."""
        for one in self.processes:
            one.process.join(KILLED_AFTER)
            if one.process.is_alive():
                one.process.kill()
                one.process.join()
