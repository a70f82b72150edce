"""Many games in numbers, for learners: a batch of positions, stepped in one call on as many threads as wanted.

A game's `batch` says which game it is; what a seat is told and what the actions mean is in its `observe`. Nothing here
needs NumPy: observations, masks and rewards go into whatever buffers the caller has, each checked once for its form.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from dethrone.chance import checked_seed, shortened
from dethrone.desk import Desk
from dethrone.errors import BadRules, GameError, IllegalMove, Reason
from dethrone.stepping import Stepping

Layout = Sequence[tuple[str, int, int, int, int, str]]
OBSERVATION, MASK, REWARD, FLAG, ACTION = (
    "h",
    "b",
    "f",
    "b",
    "q",
)  # the buffers' numbers, as struct names them
SAME = {"l": "q"} if array("l").itemsize == 8 else {}  # one machine's long is another's long long


class Batch:
    """Games of one kind under one rule set; a game that ends in `step` is dealt anew at once."""

    coding: Any  # the game's `observe`
    layout: Layout  # what an observation says: name, first number, how many, lowest, highest, what
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
        self._desks: list[Desk] = [self.coding.Observer(players, self.rules) for _ in range(self.threads)]
        positions = [self._blank() for _ in range(self.count)]
        self._games = Stepping(self._desks[0], positions, _whole("limit", limit, 0), float(shaping))
        self._pool: ThreadPoolExecutor | None = None
        self.seed(0)

    # --------------------------------------------------- what a game fills in
    def _blank(self) -> Any:
        """A position to deal a game in."""
        raise NotImplementedError

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
        chosen = self._checked(ACTION, actions, self.count)
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
    def deal(self, seed: int, at: int = 0) -> None:
        """Deal one game as `Game` deals it by this seed."""
        self._games.begin(self._desks[0], self._place(at), checked_seed(seed))

    def look(self, seat: int, observation: Any, at: int = 0) -> None:
        """Write what a seat is told."""
        row = self._checked(OBSERVATION, observation, self.width)
        if type(seat) is not int or not 0 <= seat < self.players:
            raise BadRules(Reason.NO_SEAT, seat=shortened(seat), players=self.players)
        self._games.look(self._desks[0], self._place(at), seat, row)

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

    def _checked(self, form: str, buffer: Any, *shape: int) -> memoryview:
        """A hold on a buffer; refused if it has other numbers, another shape, or is not laid out row by row."""
        try:
            seen = memoryview(buffer)
        except TypeError:
            raise self._bad_buffer(form, shape) from None
        fits = SAME.get(seen.format, seen.format) == form and seen.shape == shape and seen.c_contiguous
        if not fits or (seen.readonly and form != ACTION):
            raise self._bad_buffer(form, shape)
        return seen

    def _bad_buffer(self, form: str, shape: tuple[int, ...]) -> GameError:
        return GameError(Reason.BAD_BUFFER, form=form, shape=" × ".join(map(str, shape)))


def _whole(name: str, value: int, least: int) -> int:
    if type(value) is not int or value < least:
        raise GameError(Reason.BAD_COUNT, name=name, least=least, value=shortened(value))
    return value
