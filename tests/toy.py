"""A third game, for tests: together the seats build a ladder. Whoever is asked puts down one of two hidden numbers,
higher than the last, and draws; or passes, and the others may say whether theirs are low or high. Too many passes lose.
"""
# mypy: ignore-errors

import json
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from types import SimpleNamespace

from dethrone.chance import Seed
from dethrone.errors import GameOver, IllegalMove, OutOfTurn, Reason
from tests.kit import Room

GOALS = {"short": 4, "long": 6}  # the rule sets
NUMBERS = range(1, 21)
SAYINGS = ("low", "high")
Phase = Enum("Phase", {"TURN": "turn", "TALK": "talk", "OVER": "over"})


class Outcome(Enum):
    WON = "won"
    TIRED = "lost:tired"

    @property
    def is_won(self):
        return self is Outcome.WON


@dataclass(frozen=True, slots=True)
class Move:
    word: str  # a number, `pass`, or `P1:low`

    @property
    def seat(self):
        return int(self.word[1]) if ":" in self.word else None

    def __str__(self):
        return self.word


@dataclass(frozen=True, slots=True)
class Event:
    seat: int
    did: str


@dataclass(frozen=True, slots=True)
class View:
    """All that lies there; 0 stands for what the seat does not see."""

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
    check = lambda self, move: self.judge(move, -1 if self.seat is None else self.seat)  # noqa: E731
    phase = property(lambda self: Phase["OVER" if self.outcome else "TALK" if self.said else "TURN"])

    @property
    def outcome(self):
        is_won = len(self.ladder) > GOALS[self.rules]
        return Outcome.WON if is_won else Outcome.TIRED if self.passes > 9 else None

    @property
    def speakers(self):
        silent = (seat for seat, word in enumerate(self.said) if word is None and seat != self.turn)
        return () if self.outcome else tuple(silent)

    def legal_moves(self):
        higher = [str(number) for number in sorted(self.hands[self.turn]) if number > self.ladder[-1]]
        return () if self.outcome else tuple(map(Move, [*higher, "pass"]))

    def sayings(self):
        return tuple(Move(f"P{self.seat}:{word}") for word in SAYINGS if self.seat in self.speakers)

    def parse(self, text):
        return tuple(map(ROOM.read_move, text.split() or [text]))

    def mover(self, move):
        return self.turn if getattr(move, "seat", None) is None else move.seat

    def judge(self, move, seat):
        if self.outcome:
            raise GameOver(Reason.OVER)
        if seat not in (None, self.mover(move)):
            raise OutOfTurn(Reason.OUT_OF_TURN, seat=seat, decider=self.turn)
        is_word = getattr(move, "seat", None) is not None
        if move.seat not in self.speakers if is_word else move not in self.legal_moves():
            raise IllegalMove("That is not for now.", legal=("pass",))

    def preview(self, move):
        self.check(move)
        return SimpleNamespace(seat=self.seat, move=move, events=())

    def seen_by(self, seat):
        hands = tuple(hand if i == seat else (0,) * len(hand) for i, hand in enumerate(self.hands))
        return replace(self, hands=hands, pile=(0,) * len(self.pile), seat=seat)

    def sample(self, seed):
        rest = list({*NUMBERS} - {*self.ladder, *(number for hand in self.hands for number in hand)})
        Random(seed).shuffle(rest)
        hands = tuple(tuple(number or rest.pop() for number in hand) for hand in self.hands)
        return replace(self, hands=hands, pile=tuple(rest), seat=None)

    def trial(self, seed):
        return ROOM.begin(str(self.sample(seed)), Seed(seed))

    def after(self, move):
        if move.seat is not None:
            return replace(self, said=(*self.said[: move.seat], move.word[3:], *self.said[move.seat + 1 :]))
        turn = (self.turn + 1) % self.players
        if move.word == "pass":
            return replace(self, turn=turn, passes=self.passes + 1, said=(None,) * self.players)
        hand = (*(n for n in self.hands[self.turn] if str(n) != move.word), *self.pile[:1])
        hands = (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])
        ladder = (*self.ladder, int(move.word))
        return replace(self, hands=hands, pile=self.pile[1:], ladder=ladder, turn=turn, said=())

    def shows_hidden(self, move):
        return frozenset(range(self.players) if move.word.isdigit() else ())

    def events(self, seat, move, after, viewer):
        drawn = self.pile[: len(self.pile) - len(after.pile)]
        told = (f"drew {number if viewer == seat else 0}" for number in drawn)
        return tuple(Event(seat, did) for did in (move.word, *told))

    def __str__(self):
        return json.dumps(ROOM.shapes.plain(self))


def dealt(players, rules, chance):
    deck = list(NUMBERS)
    (Random(chance.number) if isinstance(chance, Seed) else chance.stream("toy deal")).shuffle(deck)
    return View(rules, tuple((deck.pop(), deck.pop()) for _ in range(players)), tuple(deck))


WORDS = {"pass", *map(str, NUMBERS), *(f"P{seat}:{word}" for seat in range(4) for word in SAYINGS)}
ROOM = Room(
    "toy", players=range(1, 5), rule_sets=tuple(GOALS), outcomes=Outcome, words=WORDS,
    view=View, move=Move, event=Event, dealt=dealt,
)  # fmt: skip
KIND = ROOM.kind
