"""A third game, for tests: together the seats build a ladder. Whoever is asked puts down one of two hidden numbers,
higher than the last, and draws; or passes, and the others may say whether theirs are low or high. Too many passes lose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from random import Random

from dethrone.chance import Stream
from dethrone.kit import Room

GOALS = {"short": 4, "long": 6}  # the rule sets
NUMBERS = range(1, 21)
SAYINGS = ("low", "high")


class Phase(Enum):
    """What is asked."""

    TURN = "turn"
    TALK = "talk"
    OVER = "over"


class Outcome(Enum):
    """How it ended."""

    WON = "won"
    TIRED = "lost:tired"

    @property
    def is_won(self) -> bool:
        """Whether the ladder is high enough."""
        return self is Outcome.WON


@dataclass(frozen=True, slots=True)
class Move:
    """A number, `pass`, or `P1:low`."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class Event:
    """What a seat did."""

    seat: int
    did: str


@dataclass(frozen=True, slots=True)
class Ladder:
    """All that lies there; 0 stands for what the seat does not see."""

    rules: str
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    ladder: tuple[int, ...] = (0,)
    said: tuple[str | None, ...] = ()
    passes: int = 0
    turn: int = 0
    seat: int | None = None

    def __post_init__(self) -> None:
        if self.turn not in range(self.players) or len(self.said) not in (0, self.players):
            raise ValueError("Nobody sits there.")

    @property
    def players(self) -> int:
        """As many as have hands."""
        return len(self.hands)

    @property
    def phase(self) -> Phase:
        """After a pass the others may talk."""
        return Phase.OVER if self.outcome else Phase.TALK if self.said else Phase.TURN

    @property
    def outcome(self) -> Outcome | None:
        """High enough, or tired."""
        is_won = len(self.ladder) > GOALS[self.rules]
        return Outcome.WON if is_won else Outcome.TIRED if self.passes > 9 else None

    def legal_moves(self) -> tuple[Move, ...]:
        """Higher numbers, or a pass."""
        higher = (str(number) for number in sorted(self.hands[self.turn]) if number > self.ladder[-1])
        return tuple(map(Move, (*higher, "pass")))

    def sayings(self, seat: int) -> tuple[Move, ...]:
        """Once after each pass, for whoever is not asked."""
        is_silent = bool(self.said) and self.said[seat] is None and seat != self.turn
        return tuple(Move(f"P{seat}:{word}") for word in SAYINGS if is_silent)

    def after(self, move: Move) -> Ladder:
        """A word is said, or a number put down and another drawn, or nothing."""
        if ":" in move.word:
            seat = int(move.word[1])
            return replace(self, said=(*self.said[:seat], move.word[3:], *self.said[seat + 1 :]))
        turn = (self.turn + 1) % self.players
        if move.word == "pass":
            return replace(self, turn=turn, passes=self.passes + 1, said=(None,) * self.players)
        hand = (*(number for number in self.hands[self.turn] if str(number) != move.word), *self.pile[:1])
        hands = (*self.hands[: self.turn], hand, *self.hands[self.turn + 1 :])
        ladder = (*self.ladder, int(move.word))
        return replace(self, hands=hands, pile=self.pile[1:], ladder=ladder, turn=turn, said=())

    def events(self, move: Move, after: Ladder, viewer: int | None) -> tuple[Event, ...]:
        """The move, and what was drawn, if one may see it."""
        seat = int(move.word[1]) if ":" in move.word else self.turn
        drawn = self.pile[: len(self.pile) - len(after.pile)]
        draws = (f"drew {number if viewer == seat else 0}" for number in drawn)
        return tuple(Event(seat, did) for did in (move.word, *draws))

    def shows_hidden(self, move: Move) -> frozenset[int]:
        """A number that was hidden lies there."""
        return frozenset(range(self.players) if move.word.isdigit() else ())

    def seen_by(self, seat: int | None) -> Ladder:
        """Only the own hand."""
        hands = tuple(hand if i == seat else (0,) * len(hand) for i, hand in enumerate(self.hands))
        return replace(self, hands=hands, pile=(0,) * len(self.pile), seat=seat)

    def sample(self, seed: int) -> Ladder:
        """What is not seen, dealt anew."""
        rest = list({*NUMBERS} - {*self.ladder, *(number for hand in self.hands for number in hand)})
        Random(seed).shuffle(rest)
        hands = tuple(tuple(number or rest.pop() for number in hand) for hand in self.hands)
        return replace(self, hands=hands, pile=tuple(rest), seat=None)


def dealt(players: int, rules: str, chance: Stream) -> Ladder:
    """Two numbers for each, the rest in a pile."""
    deck = list(NUMBERS)
    chance.shuffle(deck)
    return Ladder(rules, tuple((deck.pop(), deck.pop()) for _ in range(players)), tuple(deck))


WORDS = ("pass", *map(str, NUMBERS), *(f"P{seat}:{word}" for seat in range(4) for word in SAYINGS))
ROOM = Room(
    name="toy", players=range(1, 5), rules=tuple(GOALS), outcomes=Outcome, position=Ladder, moves=[Move],
    events=[Event], deal=dealt, move=lambda text: Move(WORDS[WORDS.index(text)]),
)  # fmt: skip
KIND = ROOM.kind
