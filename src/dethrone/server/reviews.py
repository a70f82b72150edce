"""Reviews that this process has in memory: who is connected to each, and what the other processes say of it."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from dethrone.errors import GameError, Refused
from dethrone.server import reviewing
from dethrone.server.ids import ID, new_id
from dethrone.server.keeper import TRIES, Keeper
from dethrone.server.presence import EXPIRY, REPEAT
from dethrone.server.refusal import Reason
from dethrone.server.store.shelf import Review

MOST_OF_A_GAME = 50
MOST_SHOWN = 200  # positions that are remembered
Here = tuple[tuple[str, bool], ...]  # names, and whether they follow


class Guest(Protocol):
    """Somebody connected to a review."""

    @property
    def name(self) -> str | None:
        """What they are called there; nobody who only watches has a name."""

    @property
    def follows(self) -> bool:
        """Whether they look where the leader does."""

    def hear(self, old: Review, new: Review) -> None:
        """Be told what changed; must not wait."""

    def see(self, people: Here) -> None:
        """Be told who is there; must not wait."""


@dataclass(slots=True, eq=False)
class Held:
    """A review in memory."""

    review: Review
    game: str
    record: str
    names: list[str]  # who sat where
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: set[Guest] = field(default_factory=set)
    there: dict[str, tuple[Here, float]] = field(
        default_factory=dict
    )  # at other processes, and when that was said
    said_at: float = 0.0
    seen: OrderedDict[tuple[Any, ...], dict[str, Any]] = field(default_factory=OrderedDict)


class Reviews:
    """All reviews that somebody is connected to here."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._held: dict[str, Held] = {}
        self._work: set[asyncio.Task[None]] = set()
        keeper.unheard.append(self._look_again)

    async def open(self, game_id: str, leader_id: str, name: str) -> Review:
        """A new review of a game, led by whoever asks for it."""
        shelf = self._keeper.store.shelf
        if await self._keeper.read(shelf.count, game_id) >= MOST_OF_A_GAME:
            raise Refused(Reason.TOO_MANY_REVIEWS, most=MOST_OF_A_GAME)
        review = Review(new_id(), game_id, None, None, 0, 1, self._keeper.now())
        await self._keeper.read(shelf.open, review)
        called = await self._keeper.read(shelf.greet, review.id, leader_id, name)
        led = review.but(leader=called, revision=2)
        await self._keeper.read(shelf.change, review, led)
        return led

    async def review(self, id: str) -> Review:
        """A review as it is kept."""
        found = await self._keeper.read(self._keeper.store.shelf.review, id) if ID.fullmatch(id) else None
        if found is None:
            raise Refused(Reason.NO_REVIEW)
        return found

    async def hold(self, id: str) -> Held:
        """A review, from memory or from the database."""
        if id not in self._held:
            review = await self.review(id)
            row = await self._keeper.read(self._keeper.store.game, review.game_id)
            assert row is not None
            names = [seat["name"] for seat in json.loads(row["seats"])]
            self._held.setdefault(id, Held(review, row["game"], row["record"], names))
        return self._held[id]

    async def change(self, held: Held, change: Callable[[Review], Review]) -> Review:
        """Change a review: the database is the judge, as with tables. Everybody is told after it was written."""
        async with held.lock:
            has_looked = False
            for _ in range(TRIES):
                old = held.review
                try:
                    new = await asyncio.to_thread(change, old)
                except GameError:
                    if has_looked or not (self._keeper.bus.has_others and await self._catch_up(held)):
                        raise
                    has_looked = True  # the client knew more than this process
                    continue
                if new == old:
                    return old
                new = new.but(revision=old.revision + 1)
                if await self._keeper.read(self._keeper.store.shelf.change, old, new):
                    self._tell(held, new)
                    self._keeper.bus.tell({"review": new.id, "revision": new.revision})
                    return new
                self._tell(held, await self.review(old.id))
            raise Refused(Reason.BUSY)

    def _tell(self, held: Held, new: Review) -> None:
        old, held.review = held.review, new
        for guest in held.guests:
            guest.hear(old, new)

    async def look(
        self, held: Held, line: int | None, move: int, language: str, *, name: str | None
    ) -> dict[str, Any]:
        """A position, remembered for all who look at the same."""
        one = reviewing.line_of(held.review.seen_by(name), line)
        key = (one and (one.start, one.moves[: max(0, move - one.start)]), move, language)
        found = held.seen.pop(key, None)
        if found is None:
            found = await asyncio.to_thread(reviewing.shown, held.record, one, move, held.names, language)
        held.seen[key] = found
        while len(held.seen) > MOST_SHOWN:
            held.seen.popitem(last=False)
        return found

    # ------------------------------------------------------------------ people
    def present(self, held: Held) -> Here:
        """Who is connected anywhere; somebody who follows on one device does."""
        now = self._keeper.now()
        held.there = {who: said for who, said in held.there.items() if said[1] > now - EXPIRY}
        found: dict[str, bool] = {}
        for name, follows in (*_here(held), *(one for here, _ in held.there.values() for one in here)):
            found[name] = found.get(name, False) or follows
        return tuple(sorted(found.items()))

    def join(self, held: Held, guest: Guest) -> None:
        """Somebody is connected."""
        held.guests.add(guest)
        self._held[held.review.id] = held
        self.seen(held)

    def leave(self, held: Held, guest: Guest) -> None:
        """Somebody is gone; a review at which nobody is leaves memory."""
        held.guests.discard(guest)
        self.seen(held)
        if not held.guests and self._held.get(held.review.id) is held:
            del self._held[held.review.id]

    def seen(self, held: Held) -> None:
        """Who is connected here has changed, or must be said again."""
        held.said_at = self._keeper.now()
        self._show(held)
        self._keeper.bus.tell({"review": held.review.id, "here": _here(held)})

    def _show(self, held: Held) -> None:
        people = self.present(held)
        for guest in held.guests:
            guest.see(people)

    def sweep(self) -> None:
        """Say again who is here; never waits."""
        self._held = {id: held for id, held in self._held.items() if held.guests}
        for held in self._held.values():
            if self._keeper.now() >= held.said_at + REPEAT:
                self.seen(held)
                self._begin(self._follow(held))

    async def hear(self, notice: dict[str, Any]) -> None:
        """Another process says something of a review."""
        held = self._held.get(str(notice["review"]))
        if held is None:
            return
        if "here" in notice:
            people = tuple((str(name), bool(follows)) for name, follows in notice["here"])
            is_new = notice["from"] not in held.there
            held.there[notice["from"]] = people, self._keeper.now()
            self._show(held)
            if is_new:
                self.seen(held)  # who has just come does not know who is here
        elif notice.get("revision", 0) > held.review.revision:
            self._begin(self._follow(held))

    async def _follow(self, held: Held) -> None:
        async with held.lock:
            await self._catch_up(held)

    async def _catch_up(self, held: Held) -> bool:
        """Load what other processes changed and send it to listeners; whether there was any. The lock is held."""
        new = await self.review(held.review.id)
        is_news = new.revision > held.review.revision
        if is_news:
            self._tell(held, new)
        return is_news

    async def _look_again(self) -> None:
        """Another process may have changed one and not been heard."""
        for held in list(self._held.values()):
            await self._follow(held)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def close(self) -> None:
        """Nothing is lost: what was told was written before."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    def connected(self) -> list[Guest]:
        """All who are connected."""
        return [guest for held in self._held.values() for guest in held.guests]


def _here(held: Held) -> Here:
    return tuple(sorted({(guest.name, guest.follows) for guest in held.guests if guest.name is not None}))
