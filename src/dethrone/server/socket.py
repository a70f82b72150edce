"""One connection to a table, as a machine of few states: hello, then asking and hearing until one side hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from dethrone.errors import GameError, Refused, Stale, Unreadable
from dethrone.players.limit import Limit
from dethrone.players.roster import advise
from dethrone.prose import languages, voice
from dethrone.server import protocol, telling
from dethrone.server.held import Held
from dethrone.server.limits import Bucket
from dethrone.server.people import Who
from dethrone.server.refusal import Reason
from dethrone.table import wire
from dethrone.table.messages import Message, TableView
from dethrone.table.seats import voice as spoken_for

if TYPE_CHECKING:
    from dethrone.server.app import Rooms

LOG = logging.getLogger("dethrone.server")
HELLO_WITHIN = 10.0
IDLE = 120.0  # seconds without a word from a client, who pings
MOST_WAITING = 400  # messages that a slow reader may have waiting
STRIKES = 20  # bad messages after which a client is not listened to any more
HINT = Limit(samples=400)
POLICY, TOO_BIG, TRY_AGAIN, INTERNAL = 1008, 1009, 1013, 1011


class Hangup(Exception):
    """The connection ends: a close code and a word."""

    def __init__(self, code: int, word: str) -> None:
        super().__init__(word)
        self.code, self.word = code, word


class Connection:
    """Somebody connected to a table."""

    def __init__(self, socket: WebSocket, rooms: Rooms, held: Held) -> None:
        self._socket, self._rooms, self._held = socket, rooms, held
        self._who: Who | None = None
        self._language = "en"
        self._wants_lines, self._wants_options = True, False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._hangup: Hangup | None = None
        settings = rooms.settings
        self._bucket = Bucket(settings.messages_rate, settings.messages_burst)
        self._strikes = 0

    @property
    def person_id(self) -> str | None:
        """Who it is."""
        return None if self._who is None else self._who.id

    # ------------------------------------------------------------------- hearing
    def hear(self, message: Message, since: TableView | None) -> None:
        """Something happened; never waits. Who does not read is hung up on."""
        self.send(telling.told(message, since, self._language if self._wants_lines else None))
        self._send_options(message.look)

    def see(self, seats: Iterable[int]) -> None:
        """Which seats are connected has changed."""
        self.send(protocol.There(sorted(seats)))

    def _send_options(self, look: TableView) -> None:
        options = telling.options(look, self._language) if self._wants_options else None
        if options is not None:
            self.send(options)

    def send(self, answer: protocol.Received) -> None:
        """Put a message in line."""
        if len(self._waiting) >= MOST_WAITING:
            self.hang_up(TRY_AGAIN, "too slow")
            return
        self._waiting.append(protocol.encode(answer))
        self._news.set()

    def hang_up(self, code: int, word: str) -> None:
        """End it, from outside."""
        self._hangup = self._hangup or Hangup(code, word)
        self._news.set()

    async def _write(self) -> None:
        while self._hangup is None:
            while self._waiting:
                await self._socket.send_text(self._waiting.popleft().decode())
            self._news.clear()
            await self._news.wait()
        raise self._hangup

    # -------------------------------------------------------------------- asking
    async def run(self, key: str | None) -> None:
        """From hello to the end."""
        try:
            await self._greet(key)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._write())
                both.create_task(self._read())
        except* Hangup as ends:
            await self._close(ends.exceptions[0])
        except* (WebSocketDisconnect, ConnectionError, RuntimeError):
            pass  # the other side has gone
        except* DBAPIError:
            await self._close(Hangup(TRY_AGAIN, "database"))
        except* Exception:
            LOG.exception("a connection failed")
            await self._close(Hangup(INTERNAL, "internal"))
        finally:
            self._rooms.keeper.leave(self._held, self)

    async def _close(self, end: Any) -> None:
        if isinstance(end, Hangup) and self._socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
                    await self._socket.close(end.code, end.word)

    async def _receive(self, within: float) -> protocol.Sent:
        try:
            async with asyncio.timeout(within):
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
        return protocol.read(text)

    async def _greet(self, key: str | None) -> None:
        try:
            hello = await self._receive(HELLO_WITHIN)
            if not isinstance(hello, protocol.Hello):
                raise Unreadable(Reason.BAD_MESSAGE, what="hello comes first")
            if hello.version != protocol.VERSION:
                raise Refused(Reason.OTHER_VERSION, version=hello.version, ours=protocol.VERSION)
        except GameError as error:
            await self._socket.send_text(protocol.encode(self._refusal("", error)).decode())
            raise Hangup(POLICY, "no hello") from None
        rooms, held = self._rooms, self._held
        self._who = await asyncio.to_thread(rooms.people.of, hello.key or key)
        self._language = self._speaks(hello.language)
        self._wants_lines, self._wants_options = hello.wants_lines, hello.wants_options
        if self._who is not None:
            await rooms.keeper.greet(held, self._who.id, self._who.name)
            await rooms.keeper.come_back(held, self._who.id)
        async with held.lock:
            await self._welcome(hello)
            await rooms.keeper.join(held, self)

    def _speaks(self, wanted: str | None) -> str:
        language = wanted or (self._who.language if self._who is not None else "en")
        return language if language in languages() else "en"

    async def _welcome(self, hello: protocol.Hello) -> None:
        held = self._held
        viewer = held.viewer(self.person_id)
        look = held.look(viewer)
        since, revision = hello.since, held.table.revision
        is_known = (
            since is not None
            and 0 < since <= revision <= since + telling.MOST_MISSED
            and hello.viewer == viewer
        )
        missed: list[dict[str, Any]] = []
        if is_known and since is not None and since < revision:
            log = held.table.log
            missed = await asyncio.to_thread(telling.missed, log, viewer, since, self._language)
        guest = held.guests.get(self.person_id or "")
        self.send(
            protocol.Welcome(
                version=protocol.VERSION,
                table=held.head.id,
                viewer=viewer,
                name=None if guest is None else guest.name,
                settings=json.loads(held.head.settings),
                is_whole=not is_known,
                look=None if is_known else wire.look(look),
                missed=missed,
            )
        )
        self._send_options(look)

    async def _read(self) -> None:
        while True:
            try:
                asked = await self._receive(IDLE)
                if not self._bucket.take(self._rooms.keeper.now()):
                    raise Refused(Reason.TOO_FAST)
                await self._answer(asked)
            except Unreadable as error:
                self._strike()
                self.send(self._refusal("", error))
            except Refused as error:
                self._strike()
                self.send(self._refusal("", error))

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes > STRIKES:
            raise Hangup(POLICY, "too many bad messages")

    def _refusal(self, id: str, error: GameError) -> protocol.Refusal:
        return protocol.Refusal(id, protocol.error_of(error, self._language))

    async def _answer(self, asked: protocol.Sent) -> None:
        match asked:
            case protocol.Ping():
                self.send(protocol.Pong(asked.id[:64]))
            case protocol.Do():
                await self._do(asked)
            case protocol.Preview():
                await self._guarded(asked.id, self._preview(asked))
            case protocol.Hint():
                await self._guarded(asked.id, self._hint(asked))
            case protocol.Hello():
                raise Unreadable(Reason.BAD_MESSAGE, what="hello comes once")

    async def _guarded(self, id: str, work: Any) -> None:
        try:
            self.send(await work)
        except GameError as error:
            self.send(self._refusal(id[:64], error))

    async def _do(self, asked: protocol.Do) -> None:
        id = str(asked.command.get("id", ""))[:64]
        try:
            command = wire.read_command(asked.command)
            if not command.id or len(command.id) > 64:
                raise Unreadable(Reason.BAD_MESSAGE, what="a command has an id of at most 64 characters")
            if self._who is None:
                raise Refused(Reason.WHO)
            entries = await self._rooms.keeper.ask(self._held, command, self._who.id)
            revision = entries[-1].revision + 1 if entries else self._held.table.revision
            self.send(protocol.Done(id, revision))
        except GameError as error:
            if not isinstance(error, Stale):
                self._strikes += isinstance(error, Unreadable)
            self.send(self._refusal(id, error))

    async def _preview(self, asked: protocol.Preview) -> protocol.Previewed:
        look = self._held.table.look(self._held.viewer(self.person_id))
        if look.view is None:
            raise Refused(Reason.NO_MOVE)
        moves = look.view.parse(asked.move)
        if len(moves) != 1:
            raise Refused(Reason.NO_MOVE)
        found = telling.preview(look, look.view, moves[0], self._language)
        return protocol.Previewed(asked.id[:64], found["preview"], found["lines"])

    def _typed(self, look: TableView) -> Callable[[Any], str]:
        """How a move is named to whoever asks."""
        return lambda move: voice(self._language).move(look.game, move, telling.names(look))

    async def _hint(self, asked: protocol.Hint) -> protocol.Hinted:
        held = self._held
        if not json.loads(held.head.settings).get("hints", True):
            raise Refused(Reason.NO_HINTS)
        look = held.table.look(held.viewer(self.person_id))
        if look.view is None:
            raise Refused(Reason.NO_MOVE)
        view, company = look.view, tuple(spoken_for(seat) for seat in look.seats)
        ranked = await self._rooms.keeper.thinkers.run(
            lambda: advise(view, game=look.game, limit=HINT, company=company)
        )
        says, named = voice(self._language), telling.names(look)
        moves = [
            {
                "text": str(one.move),
                "chance": one.chance,
                "error": one.error,
                "why": says.reason(one.reason, named),
            }
            for one in ranked
        ]
        lines = says.hint(look.game, ranked, "master", self._typed(look), named) if ranked else []
        return protocol.Hinted(asked.id[:64], moves, lines)
