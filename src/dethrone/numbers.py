"""Many games in numbers, for learners: a batch of positions, stepped in one call on as many threads as wanted.

A game's `batch` says which game it is; what a seat is told and what the actions mean is in its `observe`. Nothing here
needs NumPy: observations, masks and rewards go into whatever buffers the caller has, each checked once for its form.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from sys import byteorder
from typing import Any

from dethrone.chance import checked_seed, shortened
from dethrone.desk import Desk
from dethrone.errors import BadRules, GameError, IllegalMove, Reason
from dethrone.stepping import Stepping

OWN = ("_desks", "_games", "_pool")  # attributes that a copy has of its own
Layout = Sequence[tuple[str, int, int, int, int, str]]
OBSERVATION, MASK, REWARD, FLAG, ACTION = (
    "h",
    "b",
    "f",
    "b",
    "q",
)  # the buffers' numbers, as struct names them
WHOLE = frozenset("bBhHiIlLqQ")
SIZES = {1: "b", 2: "h", 4: "i", 8: "q"}
HERE = "@=<" if byteorder == "little" else "@=>"  # jax and ctypes say the order of bytes, too
NO_BUFFER = (
    TypeError,
    ValueError,
    BufferError,
    OverflowError,
    RuntimeError,
)  # of what is none, or not in this memory
SAME = {"l": "q"} if array("l").itemsize == 8 else {}  # one machine's long is another's long long


class Batch:
    """Games of one kind under one rule set; a game that ends in `step` is dealt anew at once."""

    coding: Any  # the game's `observe`
    layout: Layout  # what an observation says: name, first number, how many, lowest, highest, what
    hidden_layout: Layout = ()  # what a state says beyond all observations, likewise
    as_rules: Any  # the game's functions of these names
    view_of: Any
    decode: Any

    def __init__(
        self,
        players: int,
        rules: Any,
        count: int = 1,
        *,
        threads: int = 1,
        limit: int = 0,
        shaping: float = 0.0,
    ) -> None:
        self.players = players
        self.rules = self.as_rules(rules)
        self.count = _whole("count", count, 1)
        self.threads = min(_whole("threads", threads, 1), self.count)
        self.limit = _whole("limit", limit, 0)
        self.shaping = float(shaping)
        self._begin()
        self.seed(0)

    def _begin(self) -> None:
        """Get what compiled code works on."""
        self._desks: list[Desk] = [
            self.coding.Observer(self.players, self.rules) for _ in range(self.threads)
        ]
        positions = [self._blank() for _ in range(self.count)]
        self._games = Stepping(self._desks[0], positions, self.limit, self.shaping)
        self._pool: ThreadPoolExecutor | None = None

    def __getstate__(self) -> dict[str, Any]:
        """The games; desks and threads are got anew."""
        facts = {name: value for name, value in vars(self).items() if name not in OWN}
        return {**facts, "games": (self._games.positions, self._games.memory())}

    def __setstate__(self, state: dict[str, Any]) -> None:
        facts = dict(state)
        positions, memory = facts.pop("games")
        vars(self).update(facts)
        self._begin()
        for at, position in enumerate(positions):
            self._games.put(self._desks[0], at, position)
        self._games.recall(*memory)

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return copy(self)  # which takes over every position

    # --------------------------------------------------- what a game fills in
    def _blank(self) -> Any:
        """A position to deal a game in."""
        raise NotImplementedError

    def _hidden(self, position: Any) -> Sequence[int]:  # noqa: ARG002 (a game looks at it)
        """What no seat is told, as `hidden_layout` says."""
        return ()

    def _fits(self, position: Any) -> bool:
        """Whether a position is one of this game under these rules; it may refuse by itself."""
        raise NotImplementedError

    # ------------------------------------------------------------------- form
    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return self._desks[0].width

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self._desks[0].actions

    @property
    def state_width(self) -> int:
        """How many numbers a state has."""
        return self.players * self.width + sum(count for _, _, count, *_ in self.hidden_layout)

    # ------------------------------------------------------------- all games
    def seed(self, seed: int) -> None:
        """Let all deals from now on come from a seed, and deal."""
        self._games.seed(checked_seed(seed))
        self._split(self._games.reset)

    @property
    def seeds(self) -> list[int]:
        """The seed of each game: a `Game` with it is dealt the same."""
        return self._games.deal_seeds()

    def show(self, observations: Any, masks: Any, seats: Any) -> None:
        """Write what the decider of each game is told, what he may do, and who he is."""
        rows = self._checked(OBSERVATION, observations, self.count, self.width)
        legal = self._checked(MASK, masks, self.count, self.actions)
        asked = self._checked(FLAG, seats, self.count)
        self._split(self._games.show, rows, legal, asked)

    def step(  # noqa: PLR0917 (in the order of the frameworks)
        self,
        actions: Any,
        observations: Any,
        masks: Any,
        rewards: Any,
        terminated: Any,
        truncated: Any,
        seats: Any,
        finals: Any = None,
    ) -> None:
        """Do one action in each game, and show what comes then; `finals` gets the last observation of games that end.

        If one is not legal, nothing is done at all.
        """
        chosen = self._chosen(actions)
        ended, cut, asked = (
            self._checked(FLAG, flags, self.count) for flags in (terminated, truncated, seats)
        )
        gains = self._checked(REWARD, rewards, self.count)
        rows = self._checked(OBSERVATION, observations, self.count, self.width)
        legal = self._checked(MASK, masks, self.count, self.actions)
        if finals is not None:
            finals = self._checked(OBSERVATION, finals, self.count, self.width)
        wrong = self._games.illegal(chosen)
        if wrong >= 0:
            raise IllegalMove(Reason.NO_ACTION, action=chosen[wrong], place=wrong)
        self._split(self._games.step, chosen, rows, legal, gains, ended, cut, asked, finals)

    def _split(self, work: Callable[..., None], *buffers: Any) -> None:
        """Let every thread do its part of the games."""
        cuts = [self.count * i // self.threads for i in range(self.threads + 1)]
        parts = list(zip(self._desks, cuts, cuts[1:], strict=False))
        if len(parts) > 1 and self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads - 1)
        jobs = [self._pool.submit(work, *part, *buffers) for part in parts[1:]] if self._pool else []
        work(*parts[0], *buffers)
        for job in jobs:
            job.result()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    # -------------------------------------------------------------- one game
    def deal(self, seed: int | None = None, at: int = 0) -> None:
        """Deal one game as `Game` deals it by this seed; without one by the next, as when a game ends."""
        place = self._place(at)
        number = self._games.next_seed(place) if seed is None else checked_seed(seed)
        self._games.begin(self._desks[0], place, number)

    def look(self, seat: int, observation: Any, at: int = 0) -> None:
        """Write what a seat is told."""
        row = self._checked(OBSERVATION, observation, self.width)
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadRules(Reason.NO_SEAT, seat=shortened(seat), players=self.players)
        self._games.look(self._desks[0], self._place(at), seat, row)

    def state(self, numbers: Any, at: int = 0) -> None:
        """Write everything: what each seat is told, from the first on, and what none is. No player may be given it."""
        row = self._checked(OBSERVATION, numbers, self.state_width)
        for seat in range(self.players):
            self.look(seat, row[seat * self.width : (seat + 1) * self.width], at)
        for place, number in enumerate(
            self._hidden(self._games.positions[self._place(at)]), self.players * self.width
        ):
            row[place] = number

    def choices(self, mask: Any, at: int = 0) -> None:
        """Write what the decider may do."""
        row = self._checked(MASK, mask, self.actions)
        self._games.choices(self._place(at), row)

    def legal_actions(self, at: int = 0) -> list[int]:
        """What the decider may do, lowest first."""
        return self._games.actions_at(self._place(at))

    def play(self, action: int, at: int = 0) -> float:
        """Do one action; answers its reward."""
        return self._games.play(self._desks[0], at, self._legal(action, at))

    def decider(self, at: int = 0) -> int | None:
        """The seat that decides; None after the end."""
        seat = self._games.asked(self._desks[0], self._place(at))
        return None if seat < 0 else seat

    def is_over(self, at: int = 0) -> bool:
        """Whether a game has ended."""
        return self._games.result(self._desks[0], self._place(at)) != 0

    def is_won(self, at: int = 0) -> bool:
        """Whether it was won."""
        return self._games.result(self._desks[0], self._place(at)) == 1

    def view(self, seat: int | None = None, at: int = 0) -> Any:
        """What a seat may know, as players are told it."""
        return self.view_of(self._games.positions[self._place(at)], self.rules, seat)

    def word(self, action: int, at: int = 0) -> int:
        """The move that an action of the decider stands for, as the engine's word; `decode` reads it."""
        word: int = self.coding.word_of(self._games.positions[self._place(at)], self._legal(action, at))
        return word

    def move(self, action: int, at: int = 0) -> Any:
        """The move that an action of the decider stands for."""
        return self.decode(self.word(action, at))

    def number(self, move: Any, at: int = 0) -> int:
        """The action that a legal move of the decider is."""
        number: int = self.coding.number_of(self._games.positions[self._place(at)], move)
        return number

    def position(self, at: int = 0) -> Any:
        """A copy of the whole position, for its keeper."""
        return self._games.positions[self._place(at)].copy()

    def put(self, position: Any, at: int = 0, *, is_own: bool = False) -> None:
        """Go on from a position of these rules and players; one that came from here need not be looked at again."""
        if not is_own and not self._fits(position):
            raise BadRules(Reason.OTHER_RULES, rules=str(self.rules))
        self._games.put(self._desks[0], self._place(at), position)

    # ------------------------------------------------------------------ doors
    def _legal(self, action: int, at: int) -> int:
        number = int(action)
        if not 0 <= number < self.actions or not self._games.is_legal(self._place(at), number):
            raise IllegalMove(Reason.NO_ACTION, action=shortened(number), place=at)
        return number

    def _place(self, at: int) -> int:
        if type(at) is not int or not 0 <= at < self.count:
            raise GameError(Reason.NO_PLACE, place=shortened(at), count=self.count)
        return at

    def _chosen(self, actions: Any) -> memoryview:
        """The actions as 64-bit numbers; they are only read, so any whole numbers will do, in any array."""
        try:
            seen = _held(actions, is_read=True)
            kind = seen.format.lstrip(HERE)
            if seen.shape != (self.count,) or kind not in WHOLE:
                raise GameError(Reason.BAD_ACTIONS, count=self.count)
            if SAME.get(seen.format, seen.format) == ACTION and seen.c_contiguous:
                return seen
            row = array(SIZES[seen.itemsize] if kind.islower() else SIZES[seen.itemsize].upper())
            row.frombytes(seen.tobytes())
            return memoryview(array(ACTION, row))
        except NO_BUFFER:
            raise GameError(Reason.BAD_ACTIONS, count=self.count) from None

    def _checked(self, form: str, buffer: Any, *shape: int) -> memoryview:
        """A hold on a buffer; refused if it has other numbers, another shape, or is not laid out row by row."""
        try:
            seen = _held(buffer)
        except NO_BUFFER:
            raise self._bad_buffer(form, shape) from None
        fits = SAME.get(seen.format, seen.format) == form and seen.shape == shape and seen.c_contiguous
        if not fits or seen.readonly:
            raise self._bad_buffer(form, shape)
        return seen

    def _bad_buffer(self, form: str, shape: tuple[int, ...]) -> GameError:
        return GameError(Reason.BAD_BUFFER, form=form, shape=" × ".join(map(str, shape)))


def _held(thing: Any, *, is_read: bool = False) -> memoryview:
    """A hold on an array's numbers. One of torch is no buffer, but says by DLPack where its numbers are."""
    if is_read and isinstance(thing, list | tuple):
        return memoryview(array(ACTION, thing))
    try:
        return memoryview(thing)
    except TypeError:
        if not hasattr(thing, "__dlpack__") and not (is_read and hasattr(thing, "__array__")):
            raise
    import numpy as np  # noqa: PLC0415 (who has such arrays has it)

    numbers: Any = np.from_dlpack(thing) if hasattr(thing, "__dlpack__") else np.asarray(thing)
    return memoryview(numbers)


def _whole(name: str, value: int, least: int) -> int:
    if type(value) is not int or value < least:
        raise GameError(Reason.BAD_COUNT, name=name, least=least, value=shortened(value))
    return value
