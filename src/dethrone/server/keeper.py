"""The tables of this process: commands come in, logs grow, and everybody who is there is told.

decide, apply in memory, append to the log, tell: in this order, so nobody is told what could be lost; what could not be
written is forgotten in memory, too. Several processes may hold the same table: the log is the judge. Whoever was
behind reads what the others wrote and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from time import time
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError

from dethrone import games
from dethrone.contract import Game
from dethrone.errors import GameError, Refused, Stale
from dethrone.host import Task, tasks
from dethrone.server import presence
from dethrone.server.bus import Bus
from dethrone.server.daily import Days
from dethrone.server.held import LEASE, Held, Listener
from dethrone.server.ids import ID, new_id
from dethrone.server.judging import verdict
from dethrone.server.refusal import Reason
from dethrone.server.seating import check_player, player_named
from dethrone.server.settings import Settings
from dethrone.server.store import Behind, Head, Store, StoreDown
from dethrone.server.store.archive import CLOSED
from dethrone.server.telling import News
from dethrone.server.thinking import Thinkers
from dethrone.table import Table, Voice
from dethrone.table import commands as ask
from dethrone.table.commands import Command
from dethrone.table.entries import Entry, Left, Sat
from dethrone.table.messages import Stage, TableView
from dethrone.table.seats import Seat, voice
from dethrone.table.talk import Chip
from dethrone.table.viewers import By, Viewer

LOG = logging.getLogger("dethrone.server")
Result = TypeVar("Result")
SWEEP = 1.0  # seconds between looks for tables that nobody looks after
LOOK = 5.0  # seconds after which it is looked whether the others told something in vain
FORGET = 300.0  # seconds after which a table without listeners leaves memory
FORGET_OVER = 20.0  # and one whose game is over
TRIES = 8
RETRY = 0.5  # seconds until a database that did not answer is asked again
BREATH = 20  # tables that are watched before others have a turn
MARGIN = 600.0  # seconds by which the clocks of processes may differ
CLOSE = 3600.0  # seconds between looks for tables that nobody touches


class Keeper:
    """All tables that this process holds."""

    def __init__(
        self, store: Store, bus: Bus, settings: Settings, *, now: Callable[[], float] = time
    ) -> None:
        self.store, self.bus, self.settings, self.now = store, bus, settings, now
        self.days = Days(store.archive, lambda: self.now())  # noqa: PLW0108 (`now` may be another later)
        self.thinkers = Thinkers(settings.bot_threads)
        self.held: dict[str, Held] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._work: set[asyncio.Task[Any]] = set()
        self._behind: dict[str, Held] = {}  # tables of which others told that their logs have grown
        self._loading_told: dict[str, int] = {}  # revisions that others told of while a table was loaded
        self._is_following = False
        self._looked_at = 0.0
        self._sweeper: asyncio.Task[None] | None = None
        self._sweeping = asyncio.Lock()
        self.changed: Callable[[Held], None] = lambda _: (
            None
        )  # is told of each table that this process changed
        self.heard: dict[str, Callable[[dict[str, Any]], Awaitable[None]]] = {}  # what else processes tell of
        self.swept: list[Callable[[], None]] = []  # what else is looked after
        self.unheard: list[Callable[[], Awaitable[None]]] = []  # what else others may have told in vain
        self._judged_since = self._tidied_at = 0.0
        self.moves = 0

    async def start(self) -> None:
        """Listen to the others, and look after what is due."""
        await self.read(self.days.load)
        await self.bus.start(self._hear, lambda: self._begin(self.look_again()))
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def stop(self) -> None:
        """Nothing is lost: what is not in the log was told to nobody."""
        for task in (*self._work, *filter(None, (self._sweeper,))):
            task.cancel()
        await asyncio.gather(*self._work, *filter(None, (self._sweeper,)), return_exceptions=True)
        await self.bus.stop()
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    async def read(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Something of the store's, off the event loop."""
        return await asyncio.to_thread(work, *arguments)

    # ------------------------------------------------------------------ tables
    async def open(
        self,
        game: str,
        seats: list[Seat],
        rules: str = "",
        *,
        by: str | None,
        is_listed: bool = False,
        settings: str = "{}",
        start: Game | None = None,
        **options: Any,
    ) -> Held:
        """A new table; `start` is a game to go on with."""
        now = self.now()
        table = Table.open(games.kind(game), seats, rules, game=start, now=now, **options)
        head = Head(
            id=new_id(), revision=table.revision, game=game, rules=table.rules, players=len(seats),
            stage=table.stage.value, is_listed=is_listed, settings=settings, opened_by=by, opened_at=now,
            changed_at=now, due_at=None,
        )  # fmt: skip
        await self.read(self.store.open_table, head, table.log)
        held = Held(head, table, {}, self.days, used_at=now)
        self.held[head.id] = held
        self.wake(held)
        return held

    async def hold(self, table_id: str) -> Held:
        """A table, from memory or from its log."""
        held = self.held.get(table_id)
        if held is None:
            if not ID.fullmatch(table_id):
                raise Refused(Reason.NO_TABLE)
            held = await self._load(table_id)
        held.used_at = self.now()
        return held

    async def admit(self, held: Held, person_id: str | None) -> Viewer:
        """The viewer that a person is at a table; raises Refused if they may not look on."""
        if held.is_sealed:
            await self._initiate(held, [person_id])
        return held.admitted(person_id)

    async def _initiate(self, held: Held, people: Iterable[str | None]) -> None:
        """Learn which of these people may see a deal of today: who has ended their try at it, or plays it here."""
        new = [one for one in people if one is not None and one not in held.initiated]
        if new:
            tries = await self.read(self.store.tries.of, held.board, new)
            held.initiated |= {
                one for one, tried in tries.items() if tried.is_over or held.is_try_of(one, tried)
            }

    async def _load(self, table_id: str) -> Held:
        """A table from its log, once, however many want it."""
        try:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                held = self.held.get(table_id)
                if held is None:
                    held = self.held[table_id] = await self.read(self._loaded, table_id)
        finally:
            self._loading.pop(table_id, None)
            told = self._loading_told.pop(table_id, 0)
        self._grown(table_id, told)
        return held

    def _loaded(self, table_id: str) -> Held:
        """A table from its log; in a thread, all at once."""
        head = self.store.head(table_id)
        if head is None:
            raise Refused(Reason.NO_TABLE)
        if head.stage == CLOSED:
            raise Refused(Reason.CLOSED)
        table = Table.replay(self.store.entries(table_id))
        return Held(head, table, {one.person_id: one for one in self.store.guests(table_id)}, self.days)

    async def greet(self, held: Held, person_id: str, name: str) -> None:
        """Somebody comes to a table and has a name there from now on."""
        if person_id not in held.guests:
            guest = await self.read(self.store.add_guest, held.head.id, person_id, name)
            held.guests[person_id] = guest

    # ---------------------------------------------------------------- commands
    async def ask(self, held: Held, command: Command, person_id: str) -> tuple[Entry, ...]:
        """What a person wants of a table."""
        if isinstance(command, ask.Timeout):
            raise Refused(Reason.BAD_MESSAGE, what="the server watches the time")
        if command.id.startswith(presence.OURS):
            raise Refused(Reason.BAD_MESSAGE, what=f"ids that begin with {presence.OURS} are the server's")
        if isinstance(command, ask.Remind) and command.chip is Chip.HINT:
            raise Refused(Reason.BAD_MESSAGE, what="the server says who was given a hint")
        if (spec := player_named(command)) is not None:
            check_player(spec, held.head.game, self.settings.players)
        if held.is_sealed:
            await self._initiate(held, [person_id])
        if not isinstance(command, ask.ComeBack):
            await self.come_back(held, person_id)
        return await self._do(held, command, person_id=person_id)

    async def hinted(self, held: Held, look: TableView) -> None:
        """Somebody was given a hint, which all at the table may know: once for each question."""
        if not isinstance(look.viewer, int) or look.question is None:
            return
        id = f"{presence.OURS}hint {look.deal} {look.question.number}"
        with contextlib.suppress(GameError):  # the game went on, or is over
            await self._do(held, ask.Remind(Chip.HINT, id), by=look.viewer)

    async def _do(
        self, held: Held, command: Command, *, person_id: str | None = None, by: By = None
    ) -> tuple[Entry, ...]:
        """Whoever asks may hang up meanwhile: what was begun is finished, and told to all others."""
        task = asyncio.create_task(self._done(held, command, person_id, by))
        self._work.add(task)
        task.add_done_callback(self._answered)
        return await asyncio.shield(task)

    def _answered(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked hears of it, if they are still there

    async def _done(self, held: Held, command: Command, person_id: str | None, by: By) -> tuple[Entry, ...]:
        async with held.lock:
            has_looked = False
            for _ in range(TRIES):
                try:
                    entries = self._decided(held, command, person_id, by)
                except GameError:
                    if has_looked or not await self._was_behind(held):
                        raise
                    has_looked = True  # whoever asks knew more than this process
                    continue
                if not entries or entries[0].revision < held.table.revision:
                    return entries  # it was answered before
                await self._check_tries(held, entries, person_id)
                try:
                    await self._write(held, entries, person_id)
                    return entries
                except Behind:
                    await self._catch_up(held)
            raise Refused(Reason.BUSY)

    def _decided(self, held: Held, command: Command, person_id: str | None, by: By) -> tuple[Entry, ...]:
        """What a command leads to as far as this process knows."""
        if person_id is None:
            return held.table.decide(command, by=by, now=self.now())
        if entries := held.answered(person_id, command.id):
            return entries  # asked before they sat down
        who = held.viewer(person_id) if isinstance(command, ask.Sit) else held.admitted(person_id)
        return held.table.decide(command, by=who, now=self.now())

    async def _check_tries(self, held: Held, entries: Sequence[Entry], person_id: str | None) -> None:
        """Refuse a player of today's deal who has begun their one try elsewhere, or would see it before their try."""
        is_dealt = any(held.is_of_today(entry) for entry in entries)
        is_sat = any(isinstance(entry.what, Sat) for entry in entries)
        if not is_dealt and not (is_sat and (held.is_sealed or held.is_of_day)):
            return
        players = [one.person_id for one in held.guests.values() if one.seat is not None] if is_dealt else []
        players += [person_id] if is_sat and person_id is not None else []
        is_shown = is_dealt or held.is_sealed
        if held.is_try:
            await self.read(partial(self._claim, held, players, person_id, is_dealt=is_shown))
        await self._initiate(held, players)
        if not held.is_try and not held.initiated.issuperset(players):
            raise Refused(Reason.SPOILER)
        if is_shown:  # people in a waiting room may get up again
            held.initiated.update(players)
        if is_dealt:
            await self._initiate(held, [listener.person_id for listener in held.listeners])

    def _claim(self, held: Held, players: Iterable[str], person_id: str | None, *, is_dealt: bool) -> None:
        other = self.store.tries.claim(held.board, players, held.head.id, is_dealt=is_dealt)
        if other is not None:
            name = "" if other == person_id else held.guests[other].name
            raise Refused(Reason.TRIED, who="another" if name else "me", name=name)

    async def _was_behind(self, held: Held) -> bool:
        """Whether others wrote something of which this process had not heard; it knows then. The lock is held."""
        if not self.bus.has_others:
            return False
        heads = await self.read(self.store.revisions, [held.head.id])
        return heads.get(held.head.id, 0) > held.table.revision and await self._catch_up(held)

    async def _write(self, held: Held, entries: tuple[Entry, ...], person_id: str | None) -> None:
        """Apply, append, tell; if it cannot be written, the table is as its log says."""
        before, looks, guests = held.table.stage, held.looks, held.guests
        seated = held.seated(entries, person_id)
        held.guests = held.with_seats(seated)
        outgoing: list[tuple[Listener, News]] = []
        for entry in entries:
            held.table.apply(entry)
            outgoing += held.told(entry)
        append = held.append(entries, before, seated, self.now())
        try:
            writing = asyncio.wrap_future(self.store.appender.append(append))
            words = [(listener, listener.words(news)) for listener, news in outgoing]  # while the disk works
            await asyncio.shield(writing)
        except BaseException as error:
            held.looks, held.guests = looks, guests
            held.pasts.clear()  # they hold what was not written
            held.table = Table.replay(held.table.log[: entries[0].revision])
            if not isinstance(error, Behind | asyncio.CancelledError):
                self._follow_soon(held)  # what others told meanwhile seemed to be known
            if isinstance(error, StoreDown):
                LOG.error("the database does not answer")
                raise Refused(Reason.STORE_DOWN) from None
            raise
        self.moves += len(entries)
        for listener, ready in words:
            listener.hear(ready)
        self._part(held)
        self.changed(held)
        self.bus.tell({"table": held.head.id, "revision": held.table.revision})
        self.wake(held)

    async def reach(self, held: Held, revision: int) -> None:
        """Somebody has seen this revision: know it, too, if there is one. The lock is held."""
        if revision > held.table.revision:
            await self._catch_up(held)

    async def _catch_up(self, held: Held) -> bool:
        """Read what others wrote to the log; everybody here is told of it. The lock is held. Whether there was any."""
        before = held.table.revision
        await self._take_in(held, await self.read(self.store.entries, held.head.id, before))
        return held.table.revision > before

    async def _take_in(self, held: Held, entries: Sequence[Entry]) -> None:
        """Apply what others wrote, as far as it is news, and tell everybody here. The lock is held."""
        news = [entry for entry in entries if entry.revision >= held.table.revision]
        if any(isinstance(entry.what, Sat | Left) for entry in news):
            held.guests = {one.person_id: one for one in await self.read(self.store.guests, held.head.id)}
        if held.is_sealed or any(held.is_of_today(entry) for entry in news):
            await self._initiate(held, [listener.person_id for listener in held.listeners])
        for entry in news:
            held.table.apply(entry)
            for listener, told in held.told(entry):
                listener.hear(listener.words(told))
        self._part(held)

    @staticmethod
    def _part(held: Held) -> None:
        """Disconnect the spectators who may not see the game that has begun."""
        for listener, why in held.shut_out:
            listener.part(Refused(why))

    async def _hear(self, notice: dict[str, Any]) -> None:
        """Another process says something."""
        for about, hear in self.heard.items():
            if about in notice:
                await hear(notice)
        table_id, revision = notice.get("table", ""), notice.get("revision", 0)
        if table_id in self._loading:  # it may have been read before that was written
            self._loading_told[table_id] = max(revision, self._loading_told.get(table_id, 0))
        held = self.held.get(table_id)
        if held is not None and "there" in notice:
            held.there[notice["from"]] = frozenset(notice["there"]), self.now()
            self._show(held)
        self._grown(table_id, revision)

    async def look_again(self) -> None:
        """Look for what others may have told in vain: above all, which logs have grown."""
        self._looked_at = self.now()
        try:
            for table_id, revision in (await self.read(self.store.revisions, list(self.held))).items():
                self._grown(table_id, revision)
            for look in self.unheard:
                await look()
        except DBAPIError:
            self._looked_at = 0.0  # the sweeper does it soon

    def _grown(self, table_id: str, revision: int) -> None:
        """A log is as long as this."""
        held = self.held.get(table_id)
        if held is not None and revision > held.table.revision:
            self._follow_soon(held)

    def _follow_soon(self, held: Held) -> None:
        self._behind[held.head.id] = held
        if not self._is_following:
            self._is_following = True
            self._begin(self._follow_all())

    async def _follow_all(self) -> None:
        """Read what others wrote to the logs of all tables of which they told meanwhile, at once."""
        try:
            while self._behind:
                behind, self._behind = self._behind, {}
                since = {table_id: held.table.revision for table_id, held in behind.items()}
                try:
                    logs = await self.read(self.store.rests, since)
                except DBAPIError:
                    self._behind = {**behind, **self._behind}
                    await asyncio.sleep(RETRY)
                    continue
                for table_id, held in behind.items():
                    self._begin(self._followed(held, since[table_id], logs[table_id]))
        finally:
            self._is_following = False

    async def _followed(self, held: Held, since: int, entries: Sequence[Entry]) -> None:
        async with held.lock:
            if held.table.revision >= since:
                await self._take_in(held, entries)
            else:
                await self._catch_up(held)  # what was not written was forgotten meanwhile

    async def _follow(self, held: Held) -> None:
        async with held.lock:
            await self._catch_up(held)

    # -------------------------------------------------------------------- bots
    def wake(self, held: Held) -> None:
        """Let bots answer what they are asked."""
        for task in tasks(held.table):
            key = (task.seat, task.number)
            if key not in held.thinking:
                held.thinking.add(key)
                self._begin(self._think(held, task, key))

    async def _think(self, held: Held, task: Task, key: tuple[int, int]) -> None:
        company = tuple(voice(seat) for seat in held.table.seats)
        try:
            command = await self.thinkers.answer(held.head.id, held.head.game, task, company)
            await self._do(held, command, by=Voice(task.seat))
        except Stale:
            pass  # the table has moved on
        except GameError as error:
            LOG.warning("a bot's answer was refused: %s", error.reason)
            return  # the sweeper asks again
        finally:
            held.thinking.discard(key)
        self.wake(held)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work failed", exc_info=task.exception())

    # ------------------------------------------------------------------- sweep
    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except DBAPIError as error:
                LOG.warning("the database does not answer: %s", type(error.orig).__name__)
            except Exception:
                LOG.exception("a sweep failed")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Look after tables whose time is up or whose bots nobody asks; forget those that nobody looks at."""
        async with self._sweeping:
            await self._look_after(self.now())

    async def _look_after(self, now: float) -> None:
        for look_after in self.swept:
            look_after()
        for table_id, due_at in await self.read(self.store.due, now):
            if await self.read(self.store.claim, table_id, due_at, now + LEASE):
                self._begin(self._attend(table_id))
        await self._tidy(now)
        if self.bus.has_others and not (self.bus.is_up and 0 <= now - self._looked_at < LOOK):
            await self.look_again()
        for number, held in enumerate([one for one in self.held.values() if one.listeners]):
            await self._watch(held, now)
            if number % BREATH == 0:
                await asyncio.sleep(0)  # nobody's move waits until all tables were looked at
        for held in [one for one in self.held.values() if not one.listeners and not one.thinking]:
            patience = FORGET_OVER if held.table.stage is Stage.OVER else FORGET
            if held.used_at < now - patience and not held.lock.locked():
                del self.held[held.head.id]
                self.thinkers.forget(held.head.id)

    async def _tidy(self, now: float) -> None:
        """Check games that have ended, and close tables that nobody touches."""
        rows = await self.read(self.store.archive.unjudged, min(self._judged_since, now - MARGIN))
        for row in rows:
            entries = await self.read(self.store.entries, row["table_id"])
            found = await self.thinkers.run(partial(verdict, row, entries), "verdicts")
            await self.read(partial(self.store.archive.add_verdict, row["id"], checked_at=now, **found))
        if not rows:
            self._judged_since = now - MARGIN
        if not 0 <= now - self._tidied_at < CLOSE:  # also where a clock was set back
            self._tidied_at = now
            closed = await self.read(self.store.archive.close_idle, now - self.settings.idle_after)
            if closed:
                LOG.info("idle tables were closed", extra={"tables": closed})

    async def _attend(self, table_id: str) -> None:
        held = await self.hold(table_id)
        await self._follow(held)
        deadline = held.table.deadline
        if deadline is not None and self.now() >= deadline and held.table.stage is Stage.PLAYING:
            try:
                await self._do(held, ask.Timeout())
            except GameError:
                return  # somebody was quicker
        if held.due_at(self.now()) is None:
            await self.read(self.store.rest, table_id, held.table.revision)
        self.wake(held)

    # --------------------------------------------------------------- listeners
    async def join(self, held: Held, listener: Listener) -> None:
        """Somebody is connected; whoever calls holds the lock."""
        held.listeners.add(listener)
        if presence.everywhere(held, self.now()) == held.shown:
            listener.see(held.shown)  # otherwise everybody is told
        self._seen(held)
        self.wake(held)

    def leave(self, held: Held, listener: Listener) -> None:
        """Somebody is gone."""
        held.listeners.discard(listener)
        held.remember(held.viewer(listener.person_id))
        held.used_at = self.now()
        self._seen(held)

    def _seen(self, held: Held) -> None:
        """Who is connected here has changed, or must be said again."""
        held.said_at = self.now()
        self._show(held)
        self.bus.tell({"table": held.head.id, "there": sorted(presence.here(held))})

    def _show(self, held: Held) -> None:
        seats = presence.everywhere(held, self.now())
        if seats != held.shown:
            held.shown = seats
            for listener in held.listeners:
                listener.see(seats)

    async def come_back(self, held: Held, person_id: str) -> None:
        """Somebody who was called away is there again."""
        seat = held.viewer(person_id)
        if not isinstance(seat, int):
            return
        held.gone.pop(seat, None)
        if (command := presence.returns(held, seat)) is not None:
            with contextlib.suppress(GameError):  # by another connection of theirs
                await self._do(held, command, by=seat)

    async def _watch(self, held: Held, now: float) -> None:
        """Say again who is here, and call those away who have been without a connection for long."""
        if now >= held.said_at + presence.REPEAT:
            self._seen(held)
        self._show(held)
        if not self.bus.is_up:
            held.gone = {}  # nobody knows who is connected elsewhere
            return
        for seat, command in presence.missing(held, now, self.settings.away_after):
            with contextlib.suppress(GameError):  # somebody was quicker
                await self._do(held, command, by=seat)
