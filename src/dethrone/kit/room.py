"""A game's types and functions in one place, and the `Kind` that follows from them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any, Generic

from dethrone.chance import Chance, Secret, Stream, Written, chance_from, shortened
from dethrone.contract import Kind, Move, Verification
from dethrone.errors import BadRecord, BadRules, GameError, Reason, Unreadable
from dethrone.kit.game import Game, P, View
from dethrone.kit.wire import Wire
from dethrone.proof import check_promise, check_result
from dethrone.sheet import Record

ROOMS: dict[type, Room[Any]] = {}  # by position; in another process its module makes its room again


def _room(position: type) -> Room[Any]:
    return ROOMS[position]


@dataclass(frozen=True, eq=False, kw_only=True)
class Room(Generic[P]):
    """A game's own types and functions; `kind` is the game as one value, for `games.add`."""

    name: str
    players: range
    rules: Sequence[str]  # the rule sets by name, the usual one first
    outcomes: type[Enum]
    position: type[P]
    moves: Sequence[type]  # dataclasses, as events are
    events: Sequence[type]
    deal: Callable[[int, str, Stream], P]  # players, rule set, chance
    move: Callable[[str], Move]  # a move from its text; raises ValueError

    def __post_init__(self) -> None:
        ROOMS[self.position] = self

    def __reduce__(self) -> tuple[object, ...]:
        return _room, (self.position,)

    # ---------------------------------------------------------------- texts
    @cached_property
    def wire(self) -> Wire[P]:
        """The game's values as plain JSON."""
        return Wire(self)

    def text(self, position: P) -> str:
        """A position, or what a seat may know of it, in one line."""
        return json.dumps(self.wire.position(position))

    def lines(self, position: P) -> str:
        """The same for people: a field a line."""
        fields = self.wire.position(position).items()
        return "\n".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields)

    def read_view(self, text: str) -> View[P]:
        """The view of its text; raises Unreadable."""
        try:
            return self.wire.read_view(json.loads(text))
        except (ValueError, RecursionError):
            raise Unreadable(Reason.NOT_JSON, text=text, what=shortened(text)) from None

    def read_rules(self, text: str) -> str:
        """A rule set; raises BadRules."""
        if text not in self.rules:
            raise BadRules(Reason.NO_RULE_SET, name=shortened(text), names=list(self.rules))
        return text

    def read_move(self, text: str) -> Move:
        """The move of its one text; raises Unreadable."""
        try:
            move = self.move(text)
        except ValueError:
            move = None
        if move is None or str(move) != text:
            raise Unreadable(Reason.NO_MOVE, text=text, value=shortened(text))
        return move

    # ---------------------------------------------------------------- games
    def new(self, players: int, rules: str, chance: Chance | None) -> Game[P]:
        """A game from its deal."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadRules(Reason.PLAYER_COUNT, game=self.name, low=low, high=high, players=players)
        chance = chance or chance_from(seed=None, secret=None)
        return Game(self, self.deal(players, self.read_rules(rules), self._stream(chance)), chance)

    def _stream(self, chance: Chance) -> Stream:
        """The chance of the deal."""
        if isinstance(chance, Written):
            raise BadRecord(Reason.CANNOT_DEAL)
        purpose = f"{self.name} deal"
        if isinstance(chance, Secret):
            return chance.stream(purpose)
        return Stream(chance.number.to_bytes(8, "big"), purpose)

    def begin(self, text: str, chance: Chance | None = None) -> Game[P]:
        """A game that goes on from a position's text; with what is hidden in it, or there is nothing to go on from."""
        position = self.read_view(text).position
        return Game(self, position, chance or chance_from(seed=None, secret=None), start=self.text(position))

    def replay(self, record: Record) -> Game[P]:
        """The game of a record after its last move; raises BadRecord."""
        game = self._opened(record)
        for ply, (number, word) in enumerate(record.body, 1):
            if number > ply:
                raise BadRecord(Reason.MOVE_MISSING, ply=ply, due=ply, before=ply - 1, number=number)
            try:
                game.push(self.read_move(word))
            except GameError as error:
                reason = Reason.MOVE_UNREADABLE if isinstance(error, Unreadable) else Reason.MOVE_ILLEGAL
                raise BadRecord(reason, ply=ply, word=shortened(word), why=str(error)) from None
        return game

    def _opened(self, record: Record) -> Game[P]:
        """The game of a record before its first move."""
        if record.game != self.name:
            raise BadRecord(Reason.OTHER_GAME, game=shortened(record.game), here=self.name)
        chance = record.chance()
        try:
            if record.start is not None:
                return self.begin(record.start, chance)
            if chance is None:
                raise BadRecord(Reason.CANNOT_DEAL)
            players, rules = record.number("Players", 0), record.headers.get("Rules", self.rules[0])
            return self.new(players, rules, chance)
        except (BadRules, Unreadable) as error:
            raise BadRecord(error.reason, **error.facts) from None

    def verify(self, record: Record) -> Verification:
        """Replay a record and check its deal against the commitment, its result against the end."""
        self._check_promise(record)
        game = self.replay(record)
        check_result(record, game.outcome)
        is_promised = record.commitment is not None and record.start is None
        return Verification(game, isinstance(game.chance, Secret) and is_promised)

    def _check_promise(self, record: Record) -> None:
        """Refuse what is played under other rules or by others than was promised."""
        due = self._opened(record)
        check_promise(record, rules=due.rules, players=due.players, others=self.rules, counts=self.players)

    @cached_property
    def kind(self) -> Kind:
        """The game as one value."""
        return Kind(
            name=self.name,
            players=self.players,
            usual_players=min(self.players, key=lambda players: abs(players - 2)),
            usual_rules=self.rules[0],
            presets={name: name for name in self.rules},
            outcomes=tuple(outcome.value for outcome in self.outcomes),
            rules=self.read_rules,
            deal=self.new,
            begin=self.begin,
            replay=self.replay,
            verify=self.verify,
            view=self.read_view,
            move=self.read_move,
            wire=lambda: self.wire,
        )
