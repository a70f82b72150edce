"""One connection to a table, as a machine of few states: hello, then asking and hearing until one side hangs up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from dethrone.errors import GameError, Refused, Stale, Unreadable
from dethrone.players.roster import advise
from dethrone.prose import voice
from dethrone.server import protocol, telling
from dethrone.server.allowed import HINTS, is_allowed
from dethrone.server.held import Held
from dethrone.server.refusal import Reason
from dethrone.server.speaking import POLICY, Speaker
from dethrone.table import wire
from dethrone.table.messages import TableView
from dethrone.table.seats import name_of
from dethrone.table.seats import voice as spoken_for

if TYPE_CHECKING:
    from dethrone.server.app import Rooms

MOST_MUTED = 100


class Connection(Speaker):
    """Somebody connected to a table."""

    def __init__(self, socket: WebSocket, rooms: Rooms, held: Held) -> None:
        super().__init__(socket, rooms, protocol.read)
        self._held = held
        self._wants_lines, self._wants_options = True, False
        self._muted: set[str] = (
            set()
        )  # whose chat it does not want to hear; a client says it again when it comes back

    # ------------------------------------------------------------------- hearing
    def words(self, news: telling.News) -> list[bytes]:
        """Something happened, as it is sent: what, and what each answer would do for whoever wants to know."""
        language = self._language if self._wants_lines else None
        message = telling.hushed(news.message, self._muted)
        if message is not news.message:
            return [protocol.encode(telling.told(message, news.since, language))]
        words = [news.words(language)]
        if self._wants_options and (options := news.options(self._language)) is not None:
            words.append(options)
        return words

    def hear(self, words: Sequence[bytes]) -> None:
        """Be sent it; never waits. Who does not read is hung up on."""
        for one in words:
            self.put(one)

    def see(self, seats: Iterable[int]) -> None:
        """Which seats are connected has changed."""
        self.send(protocol.There(sorted(seats)))

    def part(self, why: GameError) -> None:
        """Be told that there is nothing to be seen here any more, and be hung up on."""
        self.send(self._refusal("", why))
        self.hang_up(POLICY, "no watchers")

    # -------------------------------------------------------------------- asking
    async def _welcomed(self, hello: protocol.Hello) -> None:
        rooms, held = self._rooms, self._held
        self._wants_lines, self._wants_options = hello.wants_lines, hello.wants_options
        self._muted.update(hello.mutes[:MOST_MUTED])
        await rooms.keeper.admit(held, self.person_id)
        if self._who is not None:
            await rooms.keeper.greet(held, self._who.id, self._who.name)
            await rooms.keeper.come_back(held, self._who.id)
        async with held.lock:
            await rooms.keeper.reach(held, hello.since or 0)
            await rooms.keeper.admit(held, self.person_id)
            await self._welcome(hello)
            await rooms.keeper.join(held, self)

    def _gone(self) -> None:
        self._rooms.keeper.leave(self._held, self)

    async def _welcome(self, hello: protocol.Hello) -> None:
        held = self._held
        viewer = held.admitted(self.person_id)
        look = held.look(viewer)
        since, revision = hello.since, held.table.revision
        is_known = (
            since is not None
            and 0 < since <= revision <= since + telling.MOST_MISSED
            and hello.viewer == viewer
        )
        missed: list[dict[str, Any]] = []
        if is_known and since is not None and since < revision:
            told = [
                (telling.hushed(message, self._muted), before)
                for message, before in await held.missed(viewer, since)
            ]
            missed = await asyncio.to_thread(telling.missed, told, self._language)
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
        options = telling.options(look, self._language) if self._wants_options else None
        if options is not None:
            self.send(options)

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
            case protocol.Mute():
                self._mute(asked)
            case protocol.Hello():
                raise Unreadable(Reason.BAD_MESSAGE, what="hello comes once")

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

    def _mute(self, asked: protocol.Mute) -> None:
        if asked.is_muted and len(self._muted) < MOST_MUTED:
            self._muted.add(asked.name)
        elif not asked.is_muted:
            self._muted.discard(asked.name)
        self.send(protocol.Done(asked.id[:64], self._held.table.revision))

    async def _preview(self, asked: protocol.Preview) -> protocol.Previewed:
        look = self._held.table.look(self._held.admitted(self.person_id))
        if look.view is None:
            raise Refused(Reason.NO_MOVE)
        moves = look.view.parse(asked.move)
        if len(moves) != 1:
            raise Refused(Reason.NO_MOVE)
        look.view.check(moves[0])
        found = telling.preview(look, look.view, moves[0], self._language)
        return protocol.Previewed(asked.id[:64], found["preview"], found["lines"])

    def _names(self) -> Sequence[str]:
        return [name_of(seat, number) for number, seat in enumerate(self._held.table.seats)]

    def _typed(self, look: TableView) -> Callable[[Any], str]:
        """How a move is named to whoever asks."""
        return lambda move: voice(self._language).move(look.game, move, telling.names(look))

    async def _hint(self, asked: protocol.Hint) -> protocol.Hinted:
        held = self._held
        if not is_allowed(held.head.settings, HINTS):
            raise Refused(Reason.NO_HINTS)
        look = held.table.look(held.admitted(self.person_id))
        if look.view is None:
            raise Refused(Reason.NO_MOVE)
        view, company = look.view, tuple(spoken_for(seat) for seat in look.seats)
        ranked = await self._rooms.keeper.thinkers.run(
            lambda: advise(view, game=look.game, company=company), held.head.id
        )
        if ranked:
            await self._rooms.keeper.hinted(held, look)
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
