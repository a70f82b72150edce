"""Many games stepped in one call: actions in, observations, masks and rewards out, into buffers of the caller's.

Whoever calls it from several threads gives each a desk and a range of games of its own: without the GIL, nothing is
shared. A game that ends is dealt anew at once, by a seed that follows from the one it was dealt by. Buffers are
whatever has the buffer protocol, row after row; who calls has looked at their form.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.desk import Desk, places

if cython.compiled:
    from cython.cimports.libc.string import memcpy, memset
else:
    from dethrone.bits import mix, seeded, step, wrap

    def as_flags(buffer: Any) -> Any:
        """Its numbers in one row; compiled, where they are."""
        if isinstance(buffer, list):
            return buffer
        seen = memoryview(buffer)
        return seen.cast("B").cast(seen.format)  # type: ignore[call-overload]

    as_shorts = as_ints = as_longs = as_words = as_floats = as_doubles = as_flags

GOING_ON, WON, LOST = range(3)


class Stepping:
    """Games of one kind under one rule set, each at its place."""

    count: int
    actions: int
    width: int
    limit: int  # decisions after which a game is cut off; 0: never
    shaping: float  # what beating all enemies is worth beside winning
    positions: Sequence[Any]

    def __init__(self, desk: Desk, positions: Sequence[Any], limit: int, shaping: float) -> None:
        count = len(positions)
        self.count = count
        self.actions = desk.actions
        self.width = desk.width
        self.limit = limit
        self.shaping = shaping
        self.positions = positions
        self.first = 0
        self.held = (
            places(positions),
            array("b", bytes(count * desk.actions)),
            array("h", bytes(2 * count * desk.actions)),
            array("i", bytes(4 * count)),
            array("i", bytes(4 * count)),
            array("Q", bytes(8 * count)),
            array("d", bytes(8 * count)),
        )
        self.places = as_words(self.held[0])
        self.legal = as_flags(self.held[1])
        self.marks = as_shorts(self.held[2])
        self.marked = as_ints(self.held[3])
        self.ages = as_ints(self.held[4])
        self.deals = as_words(self.held[5])
        self.beaten = as_doubles(self.held[6])

    def seed(self, number: int) -> None:
        """Let the next deals come from a seed."""
        self.first = seeded(number)
        for i in range(self.count):
            self.deals[i] = wrap(self.first + i)

    def deal_seeds(self) -> list[int]:
        """The seed of the game at each place: a game dealt by it is the same."""
        return [self.deals[i] for i in range(self.count)]

    def next_seed(self, i: int) -> int:
        """The seed of the deal that comes next at a place."""
        return mix(step(self.deals[i]))

    def memory(self) -> tuple[int, array[int], array[int]]:
        """What positions do not tell: the first seed, and for each game its decisions and its seed."""
        return self.first, self.held[4], self.held[5]

    def recall(self, first: int, ages: array[int], deals: array[int]) -> None:
        """Go on from what `memory` told."""
        self.first = first
        for i in range(self.count):
            self.ages[i] = ages[i]
            self.deals[i] = deals[i]

    # ------------------------------------------------------------------ one game
    def begin(self, desk: Desk, i: int, seed: int) -> None:
        """Deal the game at a place by a seed."""
        self.deals[i] = seed
        self.start(desk, i)
        self.mark(desk, i)

    def put(self, desk: Desk, i: int, position: Any) -> None:
        """Go on from a copy of a position at a place."""
        desk.become_at(self.places[i], position)
        self.ages[i] = 0
        self.beaten[i] = desk.progress_at(self.places[i]) if self.shaping else 0
        self.mark(desk, i)

    def start(self, desk: Desk, i: int) -> None:
        desk.begin_at(self.places[i], self.deals[i])
        self.ages[i] = 0
        self.beaten[i] = desk.progress_at(self.places[i]) if self.shaping else 0

    def mark(self, desk: Desk, i: int) -> None:
        """Note what may be done at a place."""
        if cython.compiled:
            desk.mask = self.legal + i * self.actions
            desk.marks = self.marks + i * self.actions
            desk.marked = self.marked[i]
        desk.mark_at(self.places[i])
        self.marked[i] = desk.marked
        if not cython.compiled:
            for j in range(self.actions):
                self.legal[i * self.actions + j] = desk.mask[j]

    def look(self, desk: Desk, i: int, seat: int, observation: Any) -> None:
        """Write what a seat is told into a buffer."""
        row = as_shorts(observation)
        if cython.compiled:
            desk.cells = row
        desk.look_at(self.places[i], seat)
        if not cython.compiled:
            for j in range(self.width):
                row[j] = desk.cells[j]

    def choices(self, i: int, mask: Any) -> None:
        """Write what the decider may do into a buffer."""
        row = as_flags(mask)
        for j in range(self.actions):
            row[j] = self.legal[i * self.actions + j]

    def actions_at(self, i: int) -> list[int]:
        """What the decider of a place may do, lowest first."""
        return [j for j in range(self.actions) if self.legal[i * self.actions + j]]

    def is_legal(self, i: int, action: int) -> bool:
        """Whether the decider of a place may do this."""
        return 0 <= action < self.actions and self.legal[i * self.actions + action] != 0

    def play(self, desk: Desk, i: int, action: int) -> float:
        """Do a legal action; answers its reward."""
        desk.play_at(self.places[i], action)
        self.mark(desk, i)
        return self.reward(desk, i, desk.result_at(self.places[i]))

    def asked(self, desk: Desk, i: int) -> int:
        """The seat that decides at a place, or -1."""
        return desk.asked_at(self.places[i])

    def result(self, desk: Desk, i: int) -> int:
        """Whether the game at a place goes on (0), is won (1) or lost (2)."""
        return desk.result_at(self.places[i])

    def reward(self, desk: Desk, i: int, result: int) -> float:
        """What the last action brought: 1 for winning, -1 for losing, and a share for what was beaten."""
        self.ages[i] += 1
        gain = 0.0
        if self.shaping:
            now = desk.progress_at(self.places[i])
            gain = self.shaping * (now - self.beaten[i])
            self.beaten[i] = now
        if result == WON:
            gain += 1
        elif result == LOST:
            gain -= 1
        return gain

    # ----------------------------------------------------------------- all games
    def illegal(self, actions: Any) -> int:
        """The first place whose action is not legal, or -1."""
        chosen = as_longs(actions)
        for i in range(self.count):
            if not self.is_legal(i, chosen[i]):
                return i
        return -1

    def show(self, desk: Desk, first: int, last: int, observations: Any, masks: Any, seats: Any) -> None:  # noqa: PLR0917
        """Write what the deciders of a range of games are told, what they may do and who they are."""
        rows = as_shorts(observations)
        legal = as_flags(masks)
        asked = as_flags(seats)
        with cython.nogil:
            for i in range(first, last):
                self.show_one(desk, i, rows, legal, asked)

    def show_one(self, desk: Desk, i: int, rows: Any, masks: Any, seats: Any) -> None:
        seat = desk.asked_at(self.places[i])
        seats[i] = seat
        self.write(desk, i, seat, rows)
        self.mark(desk, i)
        if cython.compiled:
            mask = masks + i * self.actions
            if desk.marked < 0:
                memcpy(mask, desk.mask, self.actions)
            else:
                memset(mask, 0, self.actions)
                for j in range(desk.marked):
                    mask[desk.marks[j]] = 1
        else:
            for j in range(self.actions):
                masks[i * self.actions + j] = desk.mask[j]

    def write(self, desk: Desk, i: int, seat: int, rows: Any) -> None:
        """Write what a seat is told into the row of its game."""
        if cython.compiled:
            desk.cells = rows + i * self.width
        desk.look_at(self.places[i], seat)
        if not cython.compiled:
            for j in range(self.width):
                rows[i * self.width + j] = desk.cells[j]

    def reset(self, desk: Desk, first: int, last: int) -> None:
        """Deal a range of games by their seeds."""
        with cython.nogil:
            for i in range(first, last):
                self.start(desk, i)
                self.mark(desk, i)

    def step(  # noqa: PLR0917 (compiled calls have no keywords)
        self,
        desk: Desk,
        first: int,
        last: int,
        actions: Any,
        observations: Any,
        masks: Any,
        rewards: Any,
        terminated: Any,
        truncated: Any,
        seats: Any,
        finals: Any,
    ) -> None:
        """Do one legal action in each game of a range; `finals` gets the last observations, unless it is None."""
        is_kept = finals is not None
        last_rows = as_shorts(finals if is_kept else observations)
        rows = as_shorts(observations)
        legal = as_flags(masks)
        asked = as_flags(seats)
        ended = as_flags(terminated)
        cut = as_flags(truncated)
        gains = as_floats(rewards)
        chosen = as_longs(actions)
        with cython.nogil:
            for i in range(first, last):
                seat = desk.asked_at(self.places[i])
                desk.play_at(self.places[i], chosen[i])
                result = desk.result_at(self.places[i])
                gains[i] = self.reward(desk, i, result)
                ended[i] = result != GOING_ON
                cut[i] = result == GOING_ON and 0 < self.limit <= self.ages[i]
                if ended[i] or cut[i]:
                    if is_kept:
                        self.write(desk, i, seat, last_rows)
                    self.deals[i] = self.next_seed(i)
                    self.start(desk, i)
                self.show_one(desk, i, rows, legal, asked)
