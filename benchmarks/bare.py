"""A room server without rules and log: whatever somebody says, everybody in the room is sent a text of usual size."""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

from starlette.types import Receive, Scope, Send

from dethrone.server.serving import listening, run
from dethrone.server.settings import Settings
from dethrone.server.transport import Config

TEXT = "x" * 1200
ROOMS: defaultdict[str, set[Any]] = defaultdict(set)


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Rooms by path; anything else is answered that all is well."""
    if scope["type"] == "lifespan":
        for step in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{step}.complete"})
        return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    room = ROOMS[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    room.add(send)
    try:
        while (await receive())["type"] != "websocket.disconnect":
            for other in list(room):
                await other({"type": "websocket.send", "text": TEXT})
    finally:
        room.discard(send)


def main() -> None:
    """Run it on a port."""
    settings = Settings(port=int(sys.argv[1]), most_sockets=1_000_000)
    with listening(settings) as door:
        run(Config(app, settings), door)


if __name__ == "__main__":
    main()
