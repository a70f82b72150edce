"""A room server without rules and log: whatever somebody says, everybody in the room is sent a text of usual size."""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

from granian import Granian
from granian.constants import Interfaces

TEXT = "x" * 1200
ROOMS: defaultdict[str, set[Any]] = defaultdict(set)


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Rooms by path; anything else is answered that all is well."""
    if scope["type"] == "lifespan":
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
    port = int(sys.argv[1])
    Granian(
        "benchmarks.bare:app", address="127.0.0.1", port=port, interface=Interfaces.ASGI, websockets=True
    ).serve()


if __name__ == "__main__":
    main()
