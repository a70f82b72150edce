"""What comes with a request, counted while it comes: by its bytes, however they are framed, and in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dethrone.errors import Refused
from dethrone.server.api import errors
from dethrone.server.refusal import Reason

MOST_BODY = 131_072
BODY_WITHIN = 30.0  # seconds in which all of it must have come
DIGITS = 9  # of a length that can be right


class Bodies:
    """Hands a request on when all of its body is there; what is too long is not read on."""

    def __init__(self, app: ASGIApp, *, refuse: Callable[[Request, Exception], Awaitable[Response]]) -> None:
        self._app, self._refuse = app, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; connections for messages count their own."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        try:
            async with asyncio.timeout(BODY_WITHIN):
                body = await _read(request, receive)
        except TimeoutError:
            await _hang_up(
                errors.refused(request, "the body did not come in time", 408), scope, receive, send
            )
        except Refused as error:
            await _hang_up(await self._refuse(request, error), scope, receive, send)
        else:
            await self._app(scope, _again(body, receive), send)


async def _read(request: Request, receive: Receive) -> Message:
    """All of the body as one message, or that whoever sent it has gone."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > DIGITS or int(length) > MOST_BODY:
        raise Refused(Reason.TOO_BIG)
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return message
        body += message.get("body", b"")
        if len(body) > MOST_BODY:
            raise Refused(Reason.TOO_BIG)
        if not message.get("more_body", False):
            return {"type": "http.request", "body": bytes(body), "more_body": False}


def _again(message: Message, receive: Receive) -> Receive:
    """What was read already, then whatever comes."""
    waiting = [message]

    async def hear() -> Message:
        return waiting.pop() if waiting else await receive()

    return hear


async def _hang_up(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer, and read nothing more: the rest of the body would be taken for the next request."""
    response.headers["Connection"] = "close"
    await response(scope, receive, send)
