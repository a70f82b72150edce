"""A room server without rules and log: whatever somebody says, everybody in the room is sent a text of usual size."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

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
