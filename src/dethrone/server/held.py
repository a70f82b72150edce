"""A table that this process has in memory: what follows from its log, who has come to it, and who is connected."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from dethrone.errors import GameError, Refused
from dethrone.server.allowed import WATCHERS, is_allowed
from dethrone.server.daily import SETTING, Board, Days
from dethrone.server.refusal import Reason
from dethrone.server.store import Append, Finished, Guest, Head
from dethrone.server.store.tries import Try
from dethrone.server.telling import News
from dethrone.table import Asks, Table
from dethrone.table import entries as log
from dethrone.table.entries import Entry
from dethrone.table.messages import Message, Stage, TableView
from dethrone.table.seats import Person, name_of, voice
from dethrone.table.viewers import Viewer

Seated = tuple[tuple[str, "int | None"], ...]
LEASE = 10.0  # seconds in which a bot's answer is expected; then another process may ask it too


class Listener(Protocol):
    """Somebody connected to a table."""

    @property
    def person_id(self) -> str | None:
        """Who it is."""

    def words(self, news: News) -> Sequence[bytes]:
        """What it is to be sent of some news."""

    def hear(self, words: Sequence[bytes]) -> None:
        """Be sent that; must not wait."""

    def see(self, seats: Iterable[int]) -> None:
        """Be told which seats are connected; must not wait."""

    def part(self, why: GameError) -> None:
        """Be told why it may not look on any more, and go; must not wait."""


Told = tuple[Message, "TableView | None"]  # and the look that its viewer had before
MOST_PASTS = 16
MOST_TOLD = 300  # messages in all of them together: each has a look, which is some kilobytes


@dataclass(slots=True)
class Past:
    """What a viewer was told, or would have been, after a revision; so nobody who asks for it replays a game."""

    first: int
    look: TableView
    told: list[Told] = field(default_factory=list)

    def add(self, message: Message) -> None:
        """One more."""
        self.told.append((message, self.look))
        self.look = message.look


@dataclass(slots=True, eq=False)
class Held:
    """A table in memory. Whoever changes it or looks at it for others holds the lock."""

    head: Head
    table: Table
    guests: dict[str, Guest]
    days: Days
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    looks: dict[Viewer, TableView] = field(default_factory=dict)  # what each viewer was shown last
    thinking: set[tuple[int, int]] = field(default_factory=set)  # seats and questions that bots are at
    there: dict[str, tuple[frozenset[int], float]] = field(default_factory=dict)  # seats at other processes
    shown: frozenset[int] = frozenset()  # seats that those connected here know to be connected
    said_at: float = 0.0  # when the other processes were told who is connected here
    gone: dict[int, float] = field(default_factory=dict)  # seats without a connection, and since when
    hooked: set[tuple[int, str, int]] = field(default_factory=set)  # questions of which programs were told
    pasts: OrderedDict[Viewer, Past] = field(default_factory=OrderedDict)
    used_at: float = 0.0
    initiated: set[str] = field(default_factory=set)  # people who may see a deal of today that is played here
    _sealed: tuple[int, str, bool] = (0, "", False)  # after so many deals, on that day

    def viewer(self, person_id: str | None) -> Viewer:
        """What somebody is at this table: a seat, a name that watches, or anybody."""
        guest = self.guests.get(person_id or "")
        if guest is None:
            return None
        return guest.name if guest.seat is None else guest.seat

    def admitted(self, person_id: str | None) -> Viewer:
        """The viewer that a person is, if they may look on; raises Refused otherwise."""
        if (why := self.why_not(person_id)) is not None:
            raise Refused(why)
        return self.viewer(person_id)

    def why_not(self, person_id: str | None) -> Reason | None:
        """Why a person may not look on: the game has no spectators, or it would spoil today's deal for them."""
        if self.is_sealed and person_id not in self.initiated:
            return Reason.SPOILER
        if self.is_closed and not isinstance(self.viewer(person_id), int):
            return Reason.NO_WATCHERS
        return None

    @property
    def is_closed(self) -> bool:
        """Whether only those who sit there may look on: a game is played that is not open to watchers."""
        is_on = self.table.stage in (Stage.PLAYING, Stage.PAUSED)
        return is_on and not is_allowed(self.head.settings, WATCHERS)

    @property
    def is_sealed(self) -> bool:
        """Whether this table dealt a deal of today: only people who have finished their try may see the table."""
        now = self.table.deals, self.days.today
        if self._sealed[:2] != now:
            self._sealed = (*now, any(self.is_of_today(entry) for entry in self.table.log))
        return self._sealed[2]

    def is_of_today(self, entry: Entry) -> bool:
        """Whether an entry deals a deal of today."""
        dealt = entry.what
        return isinstance(dealt, log.Dealt) and self.days.is_todays(*self.board[1:], dealt.record.commitment)

    @property
    def board(self) -> Board:
        """Of which board of today a deal here can be."""
        return Board(self.days.today, self.head.game, self.table.rules, len(self.table.seats))

    @property
    def is_of_day(self) -> bool:
        """Whether the first deal here is one of today, also before it is dealt."""
        start = self.table.opened.start
        return start is not None and self.days.is_todays(*self.board[1:], start.commitment)

    @property
    def is_try(self) -> bool:
        """Whether what is played here, or will be, is the try that counts at a deal of today."""
        is_first = self.table.deals == 0 or (self.table.deals == 1 and self.table.stage is not Stage.OVER)
        return is_first and json.loads(self.head.settings).get(SETTING) == self.days.today

    def is_try_of(self, person_id: str, tried: Try) -> bool:
        """Whether a person plays their try here, and it was dealt."""
        is_here = tried.is_dealt and tried.table == self.head.id
        return is_here and self.is_try and isinstance(self.viewer(person_id), int)

    @property
    def shut_out(self) -> list[tuple[Listener, Reason]]:
        """Who is connected and may not look on any more, and why."""
        if not (self.is_closed or self.is_sealed):
            return []
        found = ((one, self.why_not(one.person_id)) for one in self.listeners)
        return [(one, why) for one, why in found if why is not None]

    def answered(self, person_id: str | None, id: str) -> tuple[Entry, ...]:
        """What a person's command led to before they had a seat: the log knows them by name there."""
        guest = self.guests.get(person_id or "")
        return () if guest is None else self.table.answered(id, guest.name)

    def look(self, viewer: Viewer) -> TableView:
        """A look, remembered as what this viewer has."""
        look = self.looks[viewer] = self.table.look(viewer)
        return look

    def told(self, entry: Entry) -> list[tuple[Listener, News]]:
        """What everybody who is connected is to be told of the entry that was applied last."""
        found: dict[Viewer, News] = {}
        result = []
        for listener in self.listeners.difference(one for one, _ in self.shut_out):
            viewer = self.viewer(listener.person_id)
            if viewer not in found:
                found[viewer] = News(self.table.message(entry, viewer), self.looks.get(viewer))
            result.append((listener, found[viewer]))
        self.looks = {viewer: news.message.look for viewer, news in found.items()}
        for viewer, past in self.pasts.items():
            message = found[viewer].message if viewer in found else self.table.message(entry, viewer)
            past.add(message)
        self._trim()
        return result

    # -------------------------------------------------------------- the past
    def remember(self, viewer: Viewer) -> None:
        """From now on it is kept what a viewer misses."""
        if viewer not in self.pasts:
            self._keep(viewer, Past(self.table.revision, self.table.look(viewer)))

    def _keep(self, viewer: Viewer, past: Past) -> None:
        self.pasts[viewer] = past
        self._trim()

    def _trim(self) -> None:
        """Those nobody has asked for in the longest time are made again from the log if somebody does."""
        size = sum(len(past.told) for past in self.pasts.values())
        while self.pasts and (len(self.pasts) > MOST_PASTS or size > MOST_TOLD):
            _, past = self.pasts.popitem(last=False)
            size -= len(past.told)

    async def missed(self, viewer: Viewer, since: int) -> list[Told]:
        """All that a viewer was told after a revision; whoever calls holds the lock. Made again from the log only where
        nobody has kept it, and kept from then on if it is not too long."""
        past = self.pasts.get(viewer)
        if past is None or past.first > since:
            past = await asyncio.to_thread(replayed, self.table.log, viewer, since)
            self._keep(viewer, past)
        if viewer in self.pasts:  # one that is too long is not kept
            self.pasts.move_to_end(viewer)
        return past.told[since - past.first :]

    def due_at(self, now: float) -> float | None:
        """When somebody must look after the table: soon if a bot is asked, or when a time is up."""
        table = self.table
        if any(one.voice is not None and one.asks is not Asks.VOTE for one in table.questions):
            if table.waits_for_words and table.deadline is None:
                return None  # a bot waits until the people have spoken
            return now + LEASE if table.deadline is None else max(now, min(now + LEASE, table.deadline))
        return table.deadline

    @property
    def asked(self) -> str:
        """The seats whose people are asked something, for whoever does not have the table in memory."""
        return ",".join(str(one.seat) for one in self.table.questions if one.voice is None)

    def append(self, entries: tuple[Entry, ...], before: Stage, seats: Seated, now: float) -> Append:
        """What is to be written of entries that were applied."""
        return Append(
            table_id=self.head.id,
            revision=entries[0].revision,
            entries=entries,
            stage=self.table.stage.value,
            changed_at=now,
            due_at=self.due_at(now),
            asked=self.asked,
            seats=seats,
            finished=self._finished(before, now),
        )

    def seated(self, entries: tuple[Entry, ...], person_id: str | None) -> Seated:
        """Who sits down by these entries, and who gets up."""
        moves: list[tuple[str, int | None]] = []
        for entry in entries:
            if isinstance(entry.what, log.Sat) and person_id is not None:
                moves.append((person_id, entry.what.seat))
            elif isinstance(entry.what, log.Left):
                seat = entry.what.seat
                moves += [(guest.person_id, None) for guest in self.guests.values() if guest.seat == seat]
        return tuple(moves)

    def with_seats(self, seated: Seated) -> dict[str, Guest]:
        """The guests as they are then."""
        moved = {person_id: Guest(person_id, self.guests[person_id].name, seat) for person_id, seat in seated}
        return {**self.guests, **moved}

    def _finished(self, before: Stage, now: float) -> Finished | None:
        table = self.table
        if table.stage is not Stage.OVER or before is Stage.OVER or table.result is None:
            return None
        seats = [
            {"name": name_of(seat, number), "bot": voice(seat)} for number, seat in enumerate(table.seats)
        ]
        people = tuple(
            (guest.seat, guest.person_id)
            for guest in self.guests.values()
            if guest.seat is not None and isinstance(table.seats[guest.seat], Person)
        )
        names: dict[str, Any] = {f"P{number}": seat["name"] for number, seat in enumerate(seats)}
        return Finished(
            id=f"{self.head.id}-{table.deals}",
            deal=table.deals,
            outcome=table.result,
            is_won=table.result == "won",
            moves=len(table.deeds),
            seats=json.dumps(seats),
            record=str(table.record(**names)),
            ended_at=now,
            people=people,
        )


def replayed(entries: Sequence[Entry], viewer: Viewer, since: int) -> Past:
    """What a viewer was told after a revision, made again from the log."""
    table = Table.replay(entries[:since])
    past = Past(since, table.look(viewer))
    for entry in entries[since:]:
        table.apply(entry)
        past.add(table.message(entry, viewer))
    return past
