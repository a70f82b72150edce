"""A game at a table server, at which a seat is held from here: the same questions as a game that is hosted here."""

from __future__ import annotations

import contextlib
import re
from collections import deque
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import anyio
import httpx

from dethrone import games
from dethrone.client import Link, Server
from dethrone.client import Refused as FarRefused
from dethrone.contract import Event, Game, Kind
from dethrone.errors import GameError, Refused, Unreadable
from dethrone.mcp.hosted import Thinking, Told, called
from dethrone.mcp.refusal import Reason
from dethrone.sheet import Record
from dethrone.table import Asks, Open, Stage, TableView, wire
from dethrone.table.commands import Command
from dethrone.table.seats import voice

TABLE = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{16}(?![A-Za-z0-9_-])")
USUAL_NAME = "Model"
REACHED_WITHIN = 30.0  # seconds
MOST_NEWS = 1000


def read_link(link: str, allowed: tuple[str, ...] | None) -> tuple[str, str]:
    """The server's address and the table's id in an invite link; where servers are named, one of those."""
    try:
        parts = urlsplit(link.strip())
        origin, port = f"{parts.scheme}://{parts.netloc}", parts.port
    except ValueError:
        raise Unreadable(Reason.BAD_LINK) from None
    found = TABLE.findall(f"{parts.path}?{parts.query}#{parts.fragment}")
    is_plain = parts.hostname is not None and parts.username is None and port != 0 and link.isprintable()
    if parts.scheme not in ("http", "https") or not is_plain or not found:
        raise Unreadable(Reason.BAD_LINK)
    if allowed is not None and origin not in {one.strip().rstrip("/") for one in allowed}:
        raise Refused(Reason.OTHER_SERVER)
    return origin, found[-1]


class Far:
    """A seat at a table server; the connection mends itself, and what comes is checked before it is believed."""

    def __init__(self, server: Server, table: str, language: str, patience: float, now: float) -> None:
        self.lock = anyio.Lock()
        self.touched = now
        self._address, self._key, self._table, self._patience = server.address, server.key, table, patience
        self._events: deque[Event] = deque(maxlen=MOST_NEWS)
        self._link: Link = server.link(table, language=language, tell=self._hear)
        self._seen: tuple[int, TableView] | None = None
        self._record: str | None = None

    # ---------------------------------------------------------------- beginning
    async def sit(self, seat: int | None) -> int:
        """Connect, and take a seat, the first that is open if none is named; who comes last lets the game begin."""
        await self._link.__aenter__()
        free = [number for number, one in enumerate(self._look.seats) if isinstance(one, Open)]
        if not free:
            raise Refused(Reason.NO_OPEN_SEAT)
        mine = free[0] if seat is None else seat
        await self._link.do({"do": "sit", "seat": mine})
        if self.stage is Stage.GATHERING and not any(isinstance(one, Open) for one in self._look.seats):
            await self._start()
        return mine

    async def _start(self) -> None:
        try:
            await self._link.do({"do": "start"})
        except FarRefused:
            if self.stage is Stage.GATHERING:
                raise  # otherwise somebody was quicker

    def let_go(self) -> None:
        """End the connection."""
        self._link.let_go()

    async def close(self) -> None:
        """End the connection, whatever is cancelled meanwhile."""
        with anyio.CancelScope(shield=True):
            await self._link.__aexit__(None, None, None)

    # ------------------------------------------------------------------ looking
    @property
    def _look(self) -> TableView:
        data = self._link.look
        if self._seen is None or self._seen[0] != data["revision"]:
            self._seen = data["revision"], wire.read_look(data)
        return self._seen[1]

    @property
    def kind(self) -> Kind:
        """Which game it is."""
        return games.kind(self._look.game)

    @property
    def stage(self) -> Stage:
        """Where the table is."""
        return self._look.stage

    @property
    def company(self) -> list[str | None]:
        """The bots by seat; None for people."""
        return [voice(seat) for seat in self._look.seats]

    @property
    def may_advise(self) -> bool:
        """Whether hints are allowed at the table."""
        return bool(self._link.settings.get("hints", True))

    def look(self, seat: int) -> TableView:
        """All that the seat may know; it has been the viewer's own since it was taken."""
        look = self._look
        if look.viewer != seat:
            raise Refused(Reason.SEAT_LOST)
        return look

    def names(self, viewer: int) -> list[str]:
        """Who sits where; the viewer is spoken to."""
        return called(self._look.seats, viewer)

    def number(self, asks: Asks) -> int:
        """The number of what is asked for now; -1 where nothing is."""
        look = self._look
        if asks is Asks.WORD:
            return -1 if look.window is None else look.window
        return next((one.number for one in look.questions if one.asks is asks), -1)

    def _hear(self, message: dict[str, Any]) -> None:
        own = games.kind(self._link.look["game"]).wire()
        with contextlib.suppress(GameError):  # what cannot be read is no news; the look is what counts
            self._events.extend([own.read_event(event) for event in message["events"]])

    def news(self, seat: int, heard: int) -> tuple[list[Event], int]:
        """What was told since somebody asked last."""
        del seat
        events = list(self._events)
        self._events.clear()
        self._link.lines.clear()
        return events, heard + len(events)

    # ------------------------------------------------------------------- acting
    async def do(self, command: Command, seat: int) -> None:
        """What the seat asks of the table."""
        self.look(seat)
        asked = wire.command(command)
        asked.pop("id", None)  # the link names it, and asks again under that name
        await reached(lambda: self._link.do(asked))

    async def settle(self, thinking: Thinking, tell: Told) -> None:
        """Wait until the seat is asked or the game is over; not for long, others may be people."""
        del thinking, tell
        with anyio.move_on_after(self._patience):
            await self._link.until(_is_settled)
        if self.stage is not Stage.OVER:
            self._record = None
        elif self._record is None:
            self._record = await reached(self._fetched)

    async def _fetched(self) -> str:
        async with Server(self._address, self._key) as server:
            ended = await server.ask("GET", f"/tables/{self._table}/game")
            found = await server.ask("GET", f"/games/{ended['id']}")
        return str(Record.from_json(found["record"]))

    def record(self) -> str:
        """The game written down; a table server shows it after the end."""
        if self._record is None:
            raise Refused(Reason.NOT_FINISHED)
        return self._record

    def ended(self) -> Game:
        """The game of the record."""
        record = Record.parse(self.record())
        return games.kind(record.game).replay(record)


def _is_settled(look: dict[str, Any]) -> bool:
    mine = (one for one in look["questions"] if one["seat"] == look["viewer"] and one["voice"] is None)
    return look["stage"] != Stage.PLAYING.value or any(mine)


async def reached(ask: Callable[[], Any]) -> Any:
    """What a server answers; one that does not is a refusal like any."""
    try:
        with anyio.fail_after(REACHED_WITHIN):
            return await ask()
    except (TimeoutError, OSError, httpx.HTTPError, KeyError, ValueError) as error:
        if isinstance(error, GameError):
            raise
        raise GameError(Reason.SERVER_AWAY) from None


async def joined(
    link: str,
    *,
    seat: int | None,
    name: str | None,
    language: str,
    allowed: tuple[str, ...] | None,
    patience: float,
    now: float,
) -> tuple[Far, int]:
    """A seat at the table of an invite link."""
    address, table = read_link(link, allowed)
    async with Server(address) as server:
        await reached(lambda: server.become(name or USUAL_NAME, language))
        far = Far(server, table, language, patience, now)
        try:
            return far, int(await reached(lambda: far.sit(seat)))
        except BaseException:
            await far.close()
            raise
