"""Views, steps and games made of positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from dethrone.chance import Chance, Seed, checked_seed, promise
from dethrone.contract import KEEPER, PUBLIC, Event, Move, Reader, Viewer
from dethrone.errors import BadRules, IllegalMove, OutOfTurn, Reason
from dethrone.kit.position import (
    Position,
    Preview,
    check,
    decider_of,
    legal_in,
    mover_of,
    said_in,
    speakers_of,
)
from dethrone.proof import result_of, source_headers
from dethrone.sheet import VERSION, Record

if TYPE_CHECKING:
    from dethrone.kit.room import Room

P = TypeVar("P", bound=Position)
T = TypeVar("T")


class Asked(Generic[T]):
    """What games and views answer alike, from their position."""

    def __init__(self, answer: Callable[[Position], T]) -> None:
        self.answer = answer

    def __get__(self, holder: Game[Any] | View[Any], _: object) -> T:
        return self.answer(holder.position)


@dataclass(frozen=True, slots=True)
class View(Generic[P]):
    """All that a seat may know: `position`, with the rest left out of it."""

    position: P
    room: Room[P] = field(compare=False, repr=False)
    seat = Asked(lambda position: position.seat)
    players = Asked(lambda position: position.players)
    rules = Asked(lambda position: position.rules)
    phase = Asked(lambda position: position.phase)
    outcome = Asked(lambda position: position.outcome)
    decider = Asked(decider_of)
    speakers = Asked(speakers_of)

    def legal_moves(self) -> Sequence[Move]:
        """What the decider may do."""
        return legal_in(self.position)

    def sayings(self) -> Sequence[Move]:
        """What the viewer may say without being asked."""
        return said_in(self.position, self.seat)

    def parse(self, text: str) -> tuple[Move, ...]:
        """The moves that a text means, one after the other."""
        return tuple(map(self.room.read_move, text.split() or [text]))

    def check(self, move: Move) -> None:
        """Raise IllegalMove if the viewer may not make the move now."""
        if self.seat is None and self.decider is not None:
            raise OutOfTurn(Reason.SPECTATOR)
        check(self.position, move, self.seat)

    def preview(self, move: Move) -> Preview:
        """A legal move of the viewer."""
        self.check(move)
        return Preview(mover_of(self.position, move), move)

    def sample(self, seed: int) -> P:
        """A whole position drawn from all that fit the view."""
        return self.position.sample(checked_seed(seed))

    def trial(self, seed: int) -> Game[P]:
        """A game that goes on from a sample."""
        return self.room.begin(self.room.text(self.sample(seed)), Seed(seed))

    @property
    def text(self) -> str:
        """All of it in one line, which `Kind.view` reads back."""
        return self.room.text(self.position)

    def __str__(self) -> str:
        return self.room.lines(self.position)


@dataclass(frozen=True, slots=True)
class Step(Generic[P]):
    """What a push did, with the whole positions around it."""

    room: Room[P] = field(compare=False, repr=False)
    seat: int
    move: Move
    was: P = field(repr=False)
    now: P = field(repr=False)

    @property
    def shows_hidden(self) -> frozenset[int]:
        """The seats that learnt something by it."""
        return self.was.shows_hidden(self.move)

    @property
    def begins_turn(self) -> bool:
        """Whether another seat is asked than before."""
        return self.now.outcome is None and decider_of(self.now) != decider_of(self.was)

    def events(self, viewer: Viewer = None) -> tuple[Event, ...]:
        """What happened, as a viewer is told it."""
        return tuple(self.was.events(self.move, self.now, viewer))

    def before(self, viewer: Viewer = None) -> View[P]:
        """What the viewer saw before it."""
        return View(self.was.seen_by(viewer), self.room)

    def after(self, viewer: Viewer = None) -> View[P]:
        """What the viewer saw after it."""
        return View(self.now.seen_by(viewer), self.room)


class Game(Generic[P]):
    """A game as its keeper has it: positions, one after the other, and where the first came from."""

    players = Asked(lambda position: position.players)
    rules = Asked(lambda position: position.rules)
    phase = Asked(lambda position: position.phase)
    outcome = Asked(lambda position: position.outcome)
    decider = Asked(decider_of)
    speakers = Asked(speakers_of)
    is_over = Asked(lambda position: position.outcome is not None)

    def __init__(self, room: Room[P], position: P, chance: Chance, *, start: str = "") -> None:
        self.room, self.position, self.chance, self.start = room, position, chance, start
        self.steps: tuple[Step[P], ...] = ()

    @property
    def commitment(self) -> str | None:
        """What is published beforehand of game, rules, players and secret; None where chance comes from a seed."""
        return promise(self.chance, game=self.room.name, rules=self.rules, players=self.players)

    def opening(self, viewer: Viewer = None) -> tuple[Event, ...]:  # noqa: ARG002
        """Nothing happens before the first move but the deal."""
        return ()

    def legal_moves(self) -> Sequence[Move]:
        """All legal moves of the decider."""
        return legal_in(self.position)

    def view(self, seat: Viewer = None) -> View[P]:
        """What a seat may know; without a seat, what a spectator may."""
        if seat is not None and seat not in range(self.players):
            raise BadRules(Reason.NO_SEAT, seat=seat, players=self.players)
        return View(self.position.seen_by(seat), self.room)

    def parse(self, text: str, *, seat: Viewer = None) -> tuple[Move, ...]:
        """The moves that a text means."""
        return self.view(seat).parse(text)

    def check(self, move: Move, *, seat: Viewer = None) -> None:
        """Raise GameOver, OutOfTurn or IllegalMove if the move cannot be made (by that seat)."""
        check(self.position, move, seat)

    def push(self, move: Move, *, seat: Viewer = None) -> Step[P]:
        """Make a move; refused as `check` does."""
        self.check(move, seat=seat)
        was = self.position
        self.position = was.after(move)
        self.steps += (Step(self.room, mover_of(was, move), move, was, self.position),)
        return self.steps[-1]

    def pop(self) -> Step[P]:
        """Take the last step back."""
        if not self.steps:
            raise IllegalMove(Reason.NOTHING_TO_TAKE_BACK)
        *steps, last = self.steps
        self.steps, self.position = tuple(steps), last.was
        return last

    def record(self, reader: Reader = PUBLIC, /, **tags: str) -> Record:
        """The game so far; until its end only the keeper's form tells its chance and where it began."""
        is_told = reader is KEEPER or self.is_over
        headers = {
            **{"Game": self.room.name, "Version": VERSION, "Rules": self.rules, "Players": str(self.players)},
            "Start": self.start if is_told else "",
            **source_headers(self.chance, self.commitment, is_told=is_told),
            "Result": result_of(self.outcome),
        }
        words = enumerate((str(step.move) for step in self.steps), 1)
        return Record({name: text for name, text in headers.items() if text} | tags, tuple(words))

    def copy(self) -> Game[P]:
        """An independent game in the same state, with the same past."""
        twin = Game(self.room, self.position, self.chance, start=self.start)
        twin.steps = self.steps
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record(KEEPER) == other.record(KEEPER)

    def __hash__(self) -> int:
        return hash(self.record(KEEPER).body)

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (self.room, self.record(KEEPER))

    def __repr__(self) -> str:
        return f"<Game of {self.room.name.capitalize()}, {len(self.steps)} moves: {self.view().text}>"


def _replayed(room: Room[P], record: Record) -> Game[P]:
    return room.replay(record)
