"""What every connection does, whatever it is about: hello, then asking and hearing until one side hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from dethrone.errors import GameError, Refused, Unreadable
from dethrone.prose import languages
from dethrone.server import protocol
from dethrone.server.limits import Bucket
from dethrone.server.people import Who
from dethrone.server.refusal import Reason

if TYPE_CHECKING:
    from dethrone.server.app import Rooms

LOG = logging.getLogger("dethrone.server")
HELLO_WITHIN = 10.0
IDLE = 120.0  # seconds without a word from a client, who pings
MOST_WAITING = 400  # messages that a slow reader may have waiting
PARTING = 2.0  # seconds in which somebody who is hung up on is still sent what waits
STRIKES = 20  # bad messages after which a client is not listened to any more
GONE, POLICY, TOO_BIG, TRY_AGAIN, INTERNAL = 1006, 1008, 1009, 1013, 1011


class Hangup(Exception):
    """The connection ends: a close code and a word."""

    def __init__(self, code: int, word: str) -> None:
        super().__init__(word)
        self.code, self.word = code, word


class Speaker:
    """Somebody connected; what they may ask and are told is for those who make one of it."""

    def __init__(self, socket: WebSocket, rooms: Rooms, read: Callable[[str], Any]) -> None:
        self._socket, self._rooms, self._decode = socket, rooms, read
        self._who: Who | None = None
        self.mark: str | None = None  # the hash of the key that it showed
        self._language = "en"
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._hangup: tuple[int, str] | None = None  # code and word
        self._writer: asyncio.Task[Any] | None = None
        settings = rooms.settings
        self._bucket = Bucket(settings.messages_rate, settings.messages_burst)
        self._strikes = 0

    @property
    def person_id(self) -> str | None:
        """Who it is."""
        return None if self._who is None else self._who.id

    # ----------------------------------------------------- what differs
    async def _welcomed(self, hello: Any, /) -> None:
        """Answer a hello; from then on everything is heard."""
        raise NotImplementedError

    async def _answer(self, asked: Any) -> None:
        """Answer anything else."""
        raise NotImplementedError

    def _gone(self) -> None:
        """The connection has ended."""
        raise NotImplementedError

    # --------------------------------------------------------------- hearing
    def send(self, answer: Any) -> None:
        """Put a message in line; never waits."""
        self.put(protocol.encode(answer))

    def put(self, words: bytes) -> None:
        """Put a message in line as it is sent; never waits. Who does not read is hung up on."""
        if len(self._waiting) >= MOST_WAITING:
            self.hang_up(TRY_AGAIN, "too slow", within=0.0)
            return
        self._waiting.append(words)
        self._news.set()

    def hang_up(self, code: int, word: str, *, within: float = PARTING) -> None:
        """End it, from outside: after what waits was sent, but not later than that."""
        if self._hangup is None:
            self._hangup = code, word
            self._news.set()
            if self._writer is not None:
                asyncio.get_running_loop().call_later(within, self._writer.cancel)

    def turn_out(self) -> None:
        """Its key is nobody's any more."""
        self.send(self._refusal("", Refused(Reason.WHO)))
        self.hang_up(POLICY, "key")

    async def _write(self) -> None:
        self._writer = asyncio.current_task()
        try:
            while True:
                while self._waiting:
                    await self._say(self._waiting.popleft())
                if self._hangup is not None:
                    break
                self._news.clear()
                await self._news.wait()
        except asyncio.CancelledError:
            if self._hangup is None:
                raise  # by somebody else
        finally:
            self._writer = None  # a task keeps how it ended, and with that this connection and its table
        raise Hangup(*self._hangup)

    async def _say(self, words: bytes) -> None:
        """Send a message now."""
        with _while_it_is_there():
            await self._socket.send_text(words.decode())

    # ---------------------------------------------------------------- asking
    async def run(self, key: str | None) -> None:
        """From hello to the end."""
        try:
            await self._greet(key)
            await self._write_and_read()
        except* Hangup as ends:
            await self._close(ends.exceptions[0])
        except* WebSocketDisconnect:
            pass  # the other side has gone
        except* DBAPIError:
            await self._close(Hangup(TRY_AGAIN, "database"))
        except* Exception:
            LOG.exception("a connection failed")
            await self._close(Hangup(INTERNAL, "internal"))
        finally:
            self._rooms.sessions.leave(self)
            self._gone()

    async def _write_and_read(self) -> None:
        """Until either ends, with what both raised."""
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._write())
                both.create_task(self._read())
        except BaseExceptionGroup as group:
            # the frame that raised it has it as a local: only a full collection would free the connection and its table
            raise group.with_traceback(None) from None

    async def _close(self, end: Any) -> None:
        if isinstance(end, Hangup) and self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
                    await self._socket.close(end.code, end.word)

    async def _receive(self, within: float) -> Any:
        try:
            async with asyncio.timeout(within):
                with _while_it_is_there():
                    frame = await self._socket.receive()
        except TimeoutError:
            raise Hangup(POLICY, "silent") from None
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1000))
        text = frame.get("text")
        if text is None:
            raise Unreadable(Reason.BAD_MESSAGE, what="not text")
        if len(text) > self._rooms.settings.most_size:
            raise Hangup(TOO_BIG, "too big")
        return self._decode(text)

    async def _greet(self, key: str | None) -> None:
        try:
            hello = await self._receive(HELLO_WITHIN)
            if not isinstance(hello, protocol.Hello):
                raise Unreadable(Reason.BAD_MESSAGE, what="hello comes first")
            if hello.version != protocol.VERSION:
                raise Refused(Reason.OTHER_VERSION, version=hello.version, ours=protocol.VERSION)
            self._rooms.sessions.enter(
                self, hello.key or key
            )  # before it is asked whose: it may be dropped now
            self._who = await asyncio.to_thread(self._rooms.people.of, hello.key or key)
            self._language = self._speaks(hello.language)
            await self._welcomed(hello)
        except GameError as error:
            await self._say(protocol.encode(self._refusal("", error)))
            raise Hangup(POLICY, "no hello") from None

    def _speaks(self, wanted: str | None) -> str:
        language = wanted or (self._who.language if self._who is not None else "en")
        return language if language in languages() else "en"

    async def _read(self) -> None:
        while True:
            try:
                asked = await self._receive(IDLE)
                if self._hangup is not None:
                    return  # what was to be sent still is, but nothing more is heard
                if not self._bucket.take(self._rooms.keeper.now()):
                    self._strike()
                    self.send(self._refusal(_id_of(asked), Refused(Reason.TOO_FAST)))
                    continue
                await self._answer(asked)
            except (Unreadable, Refused) as error:
                self._strike()
                self.send(self._refusal("", error))

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes > STRIKES:
            raise Hangup(POLICY, "too many bad messages")

    def _refusal(self, id: str, error: GameError) -> protocol.Refusal:
        return protocol.Refusal(id, protocol.error_of(error, self._language, self._names()))

    def _names(self) -> Sequence[str]:
        """What the seats are called of which it may be spoken."""
        return ()

    async def _guarded(self, id: str, work: Any) -> None:
        try:
            self.send(await work)
        except GameError as error:
            self.send(self._refusal(id[:64], error))


@contextlib.contextmanager
def _while_it_is_there() -> Iterator[None]:
    """How starlette and uvicorn say that a connection has ended, in one way; nobody else's error is taken for that."""
    try:
        yield
    except (ConnectionError, RuntimeError):
        raise WebSocketDisconnect(GONE) from None


def _id_of(asked: Any) -> str:
    """What a client called its question, so that it hears what was answered."""
    id = asked.command.get("id", "") if isinstance(asked, protocol.Do) else getattr(asked, "id", "")
    return str(id)[:64]
