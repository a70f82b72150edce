"""A connection to a table that mends itself: whatever was asked is asked again under its id, and done once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from dethrone import games
from dethrone.errors import Code, GameError

VERSION = 1
NO_TABLE = 4404
PING_AFTER = 30.0
LONGEST_PAUSE = 5.0
LARGEST = 4 * 1024 * 1024


class Refused(GameError):
    """The server said no; `answer` is all it said."""

    code = Code.TABLE

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(str(answer.get("sentence", "The server refused.")))
        self.answer = answer

    @property
    def word(self) -> str:
        """The reason, for programs."""
        return str(self.answer.get("reason", ""))


class Link:
    """A table as one viewer sees it, kept up to date.

    async with Link(address, key) as link:
        async for look in link.looks(): ...
        await link.do({"do": "act", ...})
    """

    def __init__(
        self,
        address: str,
        key: str | None = None,
        *,
        language: str | None = None,
        tell: Callable[[dict[str, Any]], None] | None = None,
    ) -> None:
        """Without a language nothing is told in words; `tell` is handed each message of what happened."""
        self._address, self._key, self._language, self._tell = address, key, language, tell
        self.look: dict[str, Any] = {}
        self.settings: dict[str, Any] = {}  # what is allowed at the table
        self.viewer: int | str | None = None
        self.lines: list[str] = []  # all that was told since the last look that somebody read
        self._muted: set[str] = set()
        self._changed = asyncio.Condition()
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._runner: asyncio.Task[None] | None = None
        self._failure: Exception | None = None
        self.connections = 0

    async def __aenter__(self) -> Link:
        self._runner = asyncio.create_task(self._run())
        await self._until(lambda: bool(self.look))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)

    def let_go(self) -> None:
        """End the connection without waiting for it."""
        if self._runner is not None:
            self._runner.cancel()

    # ------------------------------------------------------------------- asking
    async def do(self, command: dict[str, Any]) -> int:
        """Ask something of the table; the revision after it. Lost answers are asked for again."""
        named = {"id": uuid.uuid4().hex, **command}
        answer = await self._ask(str(named["id"]), {"type": "do", "command": named})
        return int(answer["revision"])

    async def hint(self) -> dict[str, Any]:
        """What a strong player would do."""
        id = uuid.uuid4().hex
        return await self._ask(id, {"type": "hint", "id": id})

    async def preview(self, move: str) -> dict[str, Any]:
        """What a move would do."""
        id = uuid.uuid4().hex
        return await self._ask(id, {"type": "preview", "id": id, "move": move})

    async def mute(self, name: str, *, is_muted: bool = True) -> None:
        """Hear somebody's chat no more, or again; it is kept for as long as this link lives."""
        (self._muted.add if is_muted else self._muted.discard)(name)
        id = uuid.uuid4().hex
        await self._ask(id, {"type": "mute", "id": id, "name": name, "is_muted": is_muted})

    async def _ask(self, id: str, message: dict[str, Any]) -> dict[str, Any]:
        if self._failure is not None:
            raise self._failure
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[id] = message, future
        try:
            await self._send(message)
            return await future
        finally:
            self._waiting.pop(id, None)

    async def _send(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):  # it is sent again when there is a connection
                await self._socket.send(json.dumps(message))

    async def drop(self) -> bool:
        """Break the connection, as a tunnel does; it mends itself. Whether there was one."""
        if self._socket is None:
            return False
        self._socket.transport.abort()
        return True

    # ------------------------------------------------------------------ hearing
    async def looks(self) -> AsyncIterator[dict[str, Any]]:
        """The table now, and again whenever it has changed."""
        seen = -1
        while True:
            await self._until(lambda: self.look.get("revision", -1) != seen)  # noqa: B023 (asked at once)
            seen = self.look["revision"]
            yield self.look

    @property
    def view(self) -> Any:
        """The game's view, the same that a player at home is handed; None before the deal."""
        data = self.look["view"]
        return None if data is None else games.kind(self.look["game"]).wire().read_view(data)

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first look from now on of which something is so."""
        await self._until(lambda: is_so(self.look))
        return self.look

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: is_so() or self._failure is not None)
        if self._failure is not None:
            raise self._failure

    async def _run(self) -> None:
        pause = 0.05
        while True:
            try:
                async with connect(self._address, max_size=LARGEST, open_timeout=10) as socket:
                    pause = 0.05
                    await self._talk(socket)
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == NO_TABLE:
                    return  # a refusal came before
            except (OSError, WebSocketException, TimeoutError):
                pass  # the server is away; it comes back
            self._socket = None
            if self._failure is not None:
                return
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _fail(self, error: Exception) -> None:
        async with self._changed:
            self._failure = error
            self._changed.notify_all()
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)

    async def _talk(self, socket: ClientConnection) -> None:
        hello: dict[str, Any] = {
            "type": "hello",
            "version": VERSION,
            "key": self._key,
            "language": self._language,
        }
        hello["wants_lines"] = self._language is not None
        if self._muted:
            hello["mutes"] = sorted(self._muted)
        if self.look:
            hello |= {"since": self.look["revision"], "viewer": self.viewer}
        with contextlib.suppress(ConnectionClosed):  # what it said before it hung up is read all the same
            await socket.send(json.dumps(hello))
        while True:
            try:
                async with asyncio.timeout(PING_AFTER):  # wait_for may swallow that it is cancelled
                    text = await socket.recv()
            except TimeoutError:
                await socket.send(json.dumps({"type": "ping"}))
                continue
            await self._heard(json.loads(text), socket)

    async def _heard(self, answer: dict[str, Any], socket: ClientConnection) -> None:
        match answer["type"]:
            case "welcome":
                await self._welcomed(answer, socket)
            case "told":
                await self._told([answer])
            case "done" | "hinted" | "previewed":
                self._answer(answer["id"], answer)
            case "refusal":
                future = self._waiting.get(answer["id"], (None, None))[1]
                if future is not None and not future.done():
                    future.set_exception(Refused(answer["error"]))
                elif self._socket is None:  # it answers a hello: there is no use in another
                    await self._fail(Refused(answer["error"]))

    def _answer(self, id: str, answer: dict[str, Any]) -> None:
        future = self._waiting.get(id, (None, None))[1]
        if future is not None and not future.done():
            future.set_result(answer)

    async def _welcomed(self, answer: dict[str, Any], socket: ClientConnection) -> None:
        self.connections += 1
        self.viewer, self.settings = answer["viewer"], answer["settings"]
        if answer["look"] is not None:
            await self._show(answer["look"])
        await self._told(answer["missed"])
        self._socket = socket
        for message, future in list(self._waiting.values()):
            if not future.done():
                await self._send(message)

    async def _told(self, answers: list[dict[str, Any]]) -> None:
        for answer in answers:
            self.lines += answer["lines"]
            if self._tell is not None:
                self._tell(answer["message"])
            await self._show({**self.look, **answer["message"]["look"]})

    async def _show(self, look: dict[str, Any]) -> None:
        async with self._changed:
            self.look = look
            self.viewer = look["viewer"]
            self._changed.notify_all()
