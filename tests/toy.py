"""A third game, for tests: together the seats build a ladder. Whoever is asked puts down one of two hidden numbers,
higher than the last, and draws; or passes, and the others may say whether theirs are low or high. Too many passes lose.
"""
# ruff: noqa: ARG005, E731 (a toy is short)
# mypy: ignore-errors

import json
from dataclasses import dataclass, replace
from enum import Enum
from operator import attrgetter
from random import Random
from types import SimpleNamespace
from typing import Any

from dethrone.chance import Chance, Secret, Seed, chance_from
from dethrone.contract import KEEPER, PUBLIC, Kind, Reader, Verification, Viewer
from dethrone.errors import (
    BadRecord,
    BadRules,
    GameError,
    GameOver,
    IllegalMove,
    OutOfTurn,
    Reason,
    Unreadable,
)
from dethrone.plain import Shapes
from dethrone.sheet import Record

GOALS = {"short": 4, "long": 6}  # the rule sets
WORDS = {"pass", *map(str, range(1, 21)), *(f"P{i}:{word}" for i in range(4) for word in ("low", "high"))}
Phase = Enum("Phase", {"TURN": "turn", "TALK": "talk", "OVER": "over"})


class Outcome(Enum):
    WON, TIRED = "won", "lost:tired"
    is_won = property(lambda self: self is Outcome.WON)


@dataclass(frozen=True, slots=True)
class Move:
    word: str  # a number, `pass`, or `P1:low`
    seat = property(lambda self: int(self.word[1]) if ":" in self.word else None)
    __str__ = lambda self: self.word


@dataclass(frozen=True, slots=True)
class Event:
    seat: int
    did: str


@dataclass(frozen=True, slots=True)
class View:  # all that lies there; 0 stands for what the seat does not see
    rules: str
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    ladder: tuple[int, ...] = (0,)
    said: tuple[str | None, ...] = ()
    passes: int = 0
    turn: int = 0
    seat: int | None = None
    players = property(lambda self: len(self.hands))
    decider = property(lambda self: None if self.outcome else self.turn)
    phase = property(lambda self: Phase["OVER" if self.outcome else "TALK" if self.said else "TURN"])
    parse = lambda self, text: tuple(map(parse_move, text.split() or [text]))
    sayings = lambda self: tuple(
        Move(f"P{self.seat}:{word}") for word in ("low", "high") if self.seat in self.speakers
    )
    __str__ = lambda self: json.dumps(SHAPES.plain(self))

    @property
    def outcome(self) -> Any:
        return (
            Outcome.WON
            if len(self.ladder) > GOALS[self.rules]
            else Outcome.TIRED
            if self.passes > 9
            else None
        )

    @property
    def speakers(self) -> tuple[int, ...]:
        silent = [seat for seat, word in enumerate(self.said) if word is None and seat != self.turn]
        return tuple(silent) if self.outcome is None else ()

    def legal_moves(self) -> tuple[Move, ...]:
        higher = [str(number) for number in sorted(self.hands[self.turn]) if number > self.ladder[-1]]
        return tuple(map(Move, [*higher, "pass"])) if self.outcome is None else ()

    def check(self, move: Any) -> None:
        self.judge(move, -1 if self.seat is None else self.seat)

    def judge(self, move: Any, seat: Viewer) -> None:
        said_by = getattr(move, "seat", None)
        if self.outcome is not None:
            raise GameOver(Reason.OVER)
        if seat not in (None, self.turn if said_by is None else said_by):
            raise OutOfTurn(Reason.OUT_OF_TURN, seat=seat, decider=self.turn)
        if said_by not in self.speakers if said_by is not None else move not in self.legal_moves():
            raise IllegalMove("That is not for now.", legal=("pass",))

    def preview(self, move: Move) -> Any:
        self.check(move)
        return SimpleNamespace(seat=self.seat, move=move, events=())

    def seen_by(self, seat: Viewer) -> "View":
        hands = tuple(hand if i == seat else (0,) * len(hand) for i, hand in enumerate(self.hands))
        return replace(self, hands=hands, pile=(0,) * len(self.pile), seat=seat)

    def sample(self, seed: int) -> "View":
        rest = list({*range(1, 21)} - {*self.ladder, *(number for hand in self.hands for number in hand)})
        Random(seed).shuffle(rest)
        hands = tuple(tuple(number or rest.pop() for number in hand) for hand in self.hands)
        return replace(self, hands=hands, pile=tuple(rest), seat=None)

    trial = lambda self, seed: Game(self.players, self.rules, Seed(seed), str(self.sample(seed)))

    def after(self, move: Move) -> "View":
        if move.seat is not None:
            return replace(self, said=(*self.said[: move.seat], move.word[3:], *self.said[move.seat + 1 :]))
        turn = (self.turn + 1) % self.players
        if move.word == "pass":
            return replace(self, turn=turn, passes=self.passes + 1, said=(None,) * self.players)
        hand = (*(n for n in self.hands[self.turn] if str(n) != move.word), *self.pile[:1])
        hands = (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])
        ladder = (*self.ladder, int(move.word))
        return replace(self, hands=hands, pile=self.pile[1:], ladder=ladder, turn=turn, said=())


@dataclass(frozen=True, slots=True)
class Step:
    seat: int
    move: Move
    was: View
    now: View
    before = lambda self, viewer=None: self.was.seen_by(viewer)
    after = lambda self, viewer=None: self.now.seen_by(viewer)
    shows_hidden = property(
        lambda self: frozenset(range(self.was.players) if self.move.word.isdigit() else ())
    )

    def events(self, viewer: Viewer = None) -> tuple[Event, ...]:
        drawn = self.was.pile[: len(self.was.pile) - len(self.now.pile)]
        told = (f"drew {number if viewer == self.seat else 0}" for number in drawn)
        return tuple(Event(self.seat, did) for did in (self.move.word, *told))


class Game:
    rules, players, phase, decider, speakers, outcome, legal_moves = (
        property(attrgetter(f"now.{name}"))
        for name in ("rules", "players", "phase", "decider", "speakers", "outcome", "legal_moves")
    )
    check = lambda self, move, *, seat=None: self.now.judge(move, seat)
    is_over = property(lambda self: self.now.outcome is not None)
    opening = lambda self, viewer=None: ()
    view = lambda self, seat=None: self.now.seen_by(seat)
    parse = lambda self, text, *, seat=None: self.now.parse(text)
    copy = lambda self: replay(self.record(KEEPER))
    __eq__ = lambda self, other: isinstance(other, Game) and self.record(KEEPER) == other.record(KEEPER)
    __hash__ = lambda self: hash(self.record(KEEPER).body)
    __reduce__ = lambda self: (replay, (self.record(KEEPER),))

    def __init__(self, players: int, rules: str, chance: Chance | None = None, start: str = "") -> None:
        if players not in range(1, 5):
            raise BadRules(Reason.PLAYER_COUNT, game="toy", low=1, high=4, players=players)
        self.chance, self.start = chance or chance_from(seed=None, secret=None), start
        self.commitment, self.steps = getattr(self.chance, "commitment", None), ()
        deck = list(range(1, 21))
        seed = self.chance.number if isinstance(self.chance, Seed) else None
        (self.chance.stream("toy deal") if seed is None else Random(seed)).shuffle(deck)
        hands = tuple((deck.pop(), deck.pop()) for _ in range(players))
        self.now = parse_view(start) if start else View(parse_rules(rules), hands, tuple(deck))

    def push(self, move: Move, *, seat: Viewer = None) -> Step:
        self.check(move, seat=seat)
        step = Step(self.now.turn if move.seat is None else move.seat, move, self.now, self.now.after(move))
        self.steps, self.now = (*self.steps, step), step.now
        return step

    def pop(self) -> Step:
        if not self.steps:
            raise GameError(Reason.NOTHING_TO_TAKE_BACK)
        step, self.steps = self.steps[-1], self.steps[:-1]
        self.now = step.was
        return step

    def record(self, reader: Reader = PUBLIC, /, **tags: str) -> Record:
        heads = {"Game": "toy", "Version": "1", "Rules": self.rules, "Players": str(self.players), **tags}
        heads["Result"] = self.outcome.value if self.is_over else "*"
        if is_secret := isinstance(self.chance, Secret):
            heads |= {"Commitment": self.chance.commitment, "Nonces": ",".join(self.chance.nonces)}
        if reader is KEEPER or self.is_over:
            heads |= {"Secret": self.chance.value.hex()} if is_secret else {"Seed": str(self.chance.number)}
            heads["Start"] = self.start
        body = tuple((number, str(step.move)) for number, step in enumerate(self.steps, 1))
        return Record({name: text for name, text in heads.items() if text}, body)


def parse_move(text: str) -> Move:
    if text not in WORDS:
        raise Unreadable(Reason.NO_MOVE, text=text[:40], value=text[:40])
    return Move(text)


def parse_view(text: str) -> View:
    try:
        return SHAPES.read(json.loads(text), VIEW)
    except ValueError:
        raise Unreadable("This is no view.") from None


def parse_rules(text: str) -> str:
    if text not in GOALS:
        raise BadRules(Reason.NO_RULE_SET, name=text[:40], names=list(GOALS))
    return text


def replay(record: Record) -> Game:
    try:
        if record.chance() is None:
            raise BadRecord(Reason.CANNOT_DEAL)
        game = Game(record.number("Players", 2), record.headers["Rules"], record.chance(), record.start or "")
        for text in record.moves:
            game.push(parse_move(text))
    except GameError as error:
        raise BadRecord(f"This cannot be replayed: {error}") from None
    return game


def verify(record: Record) -> Verification:
    game = replay(record)
    if (record.result, record.commitment) != (game.record().result, game.commitment):
        raise BadRecord("The result or the secret is not what was promised.")
    return Verification(game, game.commitment is not None)


SHAPES = Shapes({})
VIEW, MOVE, EVENT = (SHAPES.add(tag, one) for tag, one in {"seen": View, "do": Move, "what": Event}.items())
WIRE = SimpleNamespace(
    view=SHAPES.plain, move=SHAPES.plain, event=SHAPES.plain,
    preview=lambda preview: vars(preview) | {"move": SHAPES.plain(preview.move)},
    read_view=lambda data: SHAPES.read(data, VIEW), read_move=lambda data: SHAPES.read(data, MOVE),
    read_event=lambda data: SHAPES.read(data, EVENT),
    schema=lambda: SHAPES.schemas({"View": VIEW, "Move": MOVE, "Event": EVENT}),
)  # fmt: skip
KIND = Kind(
    name="toy", players=range(1, 5), usual_players=2, usual_rules="short", presets={name: name for name in GOALS},
    outcomes=tuple(outcome.value for outcome in Outcome), rules=parse_rules, deal=Game,
    begin=lambda text, chance: Game(2, "short", chance, text), replay=replay,
    verify=verify, view=parse_view, move=parse_move, wire=lambda: WIRE,
)  # fmt: skip
