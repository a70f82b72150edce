"""A WebSocket client of few lines, so that the load generator takes little of the machine it shares with the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = bytes(4)  # a mask of zeros leaves the payload as it is


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame from a client."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    else:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + NO_MASK + payload


class Socket(asyncio.Protocol):
    """One connection; whatever text comes is handed on at once."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self._path, self._hear = path, hear
        self._rest, self._is_open = b"", False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, port: int, path: str, hear: Callable[[bytes], None]) -> Socket:
        """Connected, and the server has agreed."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(path, hear), "127.0.0.1", port)
        await socket.opened
        return socket

    def send(self, data: bytes) -> None:
        """Send a frame that was made before."""
        if self._transport is not None:
            self._transport.write(data)

    def close(self) -> None:
        """Hang up without a word."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        """The answer to the request, then frames."""
        data = self._rest + data
        if not self._is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._is_open = True
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head[:80].decode("ascii", "replace")))
                return
            self.opened.set_result(None)
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hand on all whole frames; what is left."""
        while len(data) >= 2:
            size, start = data[1] & 0x7F, 2
            if size == 126:
                size, start = int.from_bytes(data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(data[2:10], "big"), 10
            if len(data) < start + size:
                break
            opcode, payload, data = data[0] & 0xF, data[start : start + size], data[start + size :]
            if opcode == TEXT:
                self._hear(payload)
            elif opcode == PING:
                self.send(frame(payload, PONG))
        return data

    def connection_lost(self, error: Exception | None) -> None:
        """Whoever waits for the beginning waits in vain."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))
