"""One game as it is hosted here: its table, its bots, and who waits for whom.

Bots think in threads and are handed views; the table is only touched in the event loop, by one request at a time. A
request that is cancelled while a bot thinks changes nothing: whoever comes next asks the bot anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Protocol, TypeVar

import anyio
from anyio import to_thread

from dethrone.contract import Event, Game, Kind
from dethrone.host import Player, Task, answer, deliver, tasks
from dethrone.players import roster
from dethrone.table import Asks, Seat, Stage, Table, TableView
from dethrone.table.commands import Command
from dethrone.table.seats import name_of, voice

T = TypeVar("T")
Told = Callable[[int], Awaitable[None]]  # is told how many answers bots gave


class Thinking:
    """Where long thoughts are had: a few threads, which nobody waits for who has gone."""

    def __init__(self, threads: int) -> None:
        self._limiter = anyio.CapacityLimiter(threads)

    async def run(self, think: Callable[[], T]) -> T:
        """What a thought leads to; cancelled, it is abandoned, and its thread is free when it ends."""
        return await to_thread.run_sync(think, abandon_on_cancel=True, limiter=self._limiter)


class Board(Protocol):
    """A game at which a place can be had, here or at a table server."""

    lock: anyio.Lock
    touched: float

    @property
    def kind(self) -> Kind:
        """Which game it is."""

    @property
    def stage(self) -> Stage:
        """Where its table is."""

    @property
    def company(self) -> list[str | None]:
        """The bots by seat; None for people."""

    @property
    def may_advise(self) -> bool:
        """Whether hints are allowed at the table."""

    def look(self, seat: int) -> TableView:
        """All that a seat may know."""

    def names(self, viewer: int) -> list[str]:
        """Who sits where; the viewer is spoken to."""

    def number(self, asks: Asks) -> int:
        """The number of what is asked for now; -1 where nothing is."""

    def news(self, seat: int, heard: int) -> tuple[list[Event], int]:
        """What a seat could see happen since so much was heard, and how much that is now."""

    async def do(self, command: Command, seat: int) -> None:
        """What a seat asks of the table."""

    async def settle(self, thinking: Thinking, tell: Told) -> None:
        """Wait until a person is asked; only for who holds the lock."""

    def record(self) -> str:
        """The game written down, as anybody may have it."""

    def ended(self) -> Game:
        """A game that is over, for looking back."""

    def let_go(self) -> None:
        """Nobody has a place at it any more."""

    async def close(self) -> None:
        """The same, and wait until it is done."""


def called(seats: Sequence[Seat], viewer: int) -> list[str]:
    """What the seats are called; the viewer is spoken to."""
    names = [name_of(seat, number) for number, seat in enumerate(seats)]
    return ["You" if number == viewer else name for number, name in enumerate(names)]


class Hosted:
    """A table with its bots."""

    may_advise = True

    def __init__(self, table: Table, seed: int, clock: Callable[[], float]) -> None:
        self.table = table
        self.lock = anyio.Lock()
        self.touched = clock()
        self._clock = clock
        self._seed = seed
        self._players: dict[tuple[int, str], Player] = {}

    @property
    def kind(self) -> Kind:
        """Which game it is."""
        return self.table.kind

    @property
    def stage(self) -> Stage:
        """Where the table is."""
        return self.table.stage

    def look(self, seat: int) -> TableView:
        """All that a seat may know."""
        return self.table.look(seat)

    def names(self, viewer: int) -> list[str]:
        """Who sits where; the viewer is spoken to."""
        return called(self.table.seats, viewer)

    def number(self, asks: Asks) -> int:
        """The number of what is asked for now; -1 where nothing is."""
        number = self.table.number(asks)
        return -1 if number is None else number

    def news(self, seat: int, heard: int) -> tuple[list[Event], int]:
        """The events of steps that were not told yet, the opening before the first; what was taken back is no news."""
        table = self.table
        if not table.deals:
            return [], heard
        steps = table.steps
        opening = list(table.game.opening(seat)) if heard < 0 else []
        since = max(0, min(heard, len(steps)))
        return [*opening, *(event for step in steps[since:] for event in step.events(seat))], len(steps)

    async def do(self, command: Command, seat: int) -> None:
        """What a seat asks of the table."""
        self.table.do(command, by=seat, now=self._clock())

    def record(self) -> str:
        """The game written down, as anybody may have it."""
        return str(self.table.record(Seats=",".join(self.names(-1))))

    def ended(self) -> Game:
        """A copy of the game."""
        return self.table.game

    def let_go(self) -> None:
        """There is nothing to let go of."""

    async def close(self) -> None:
        """Nor to wait for."""

    @property
    def company(self) -> list[str | None]:
        """The bots by seat; None for people."""
        return [voice(seat) for seat in self.table.seats]

    async def settle(self, thinking: Thinking, tell: Told) -> None:
        """Let bots answer until a person is asked, or nobody; only for who holds the lock."""
        count = 0
        while asked := tasks(self.table):
            task, key = asked[0], (asked[0].seat, asked[0].player)
            player = self._players.pop(key, None) or self._player(task)
            command = await thinking.run(partial(answer, task, player))
            self._players[key] = (
                player  # one whose thought was abandoned may still think, and is not asked again
            )
            deliver(self.table, task, command, now=self._clock())
            count += 1
            await tell(count)

    def _player(self, task: Task) -> Player:
        seed = self._seed + task.seat
        return roster.player(task.player, game=self.table.kind.name, seed=seed, company=self.company)
