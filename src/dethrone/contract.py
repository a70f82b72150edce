"""What every game answers, whichever game it is. Protocols and one value a game: `Kind`; no base class, no rules.

Whoever stands above the rules (players, table, terminal, laboratory, server) asks a game these questions and no
others. A move, an event and a preview are values of the game's own; above the rules they are passed on unseen, as
text (`str(move)`), or as plain JSON by the game's `wire`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from dethrone.chance import Chance
    from dethrone.sheet import Record

Move: TypeAlias = Any  # a frozen value with one text form, which `Kind.move` reads back
Event: TypeAlias = Any  # a frozen value: what happened, as far as a viewer may know it
Viewer: TypeAlias = "int | None"  # a seat, or None for a spectator


class Reader(Enum):
    """Who is to read a record: everybody, or whoever keeps the game and so knows its secret."""

    PUBLIC = "public"
    KEEPER = "keeper"


PUBLIC, KEEPER = Reader.PUBLIC, Reader.KEEPER


class Phase(Protocol):
    """What is asked now; one of an enum's members."""

    @property
    def value(self) -> str:
        """Its word."""


class Outcome(Protocol):
    """How a game ended; one of an enum's members."""

    @property
    def value(self) -> str:
        """Its word: `won`, or `lost:` with the reason."""

    @property
    def is_won(self) -> bool:
        """Whether the players won."""


class Rules(Protocol):
    """A rule set: frozen, equal if all options are, with one text form."""

    def __str__(self) -> str:
        """The nearest preset and what differs from it: `official`, `summary,black_suits=standard`."""


class Preview(Protocol):
    """What is certain about a move before it is made."""

    @property
    def seat(self) -> int:
        """Who would make it."""

    @property
    def move(self) -> Move:
        """The move."""

    @property
    def events(self) -> Sequence[Event]:
        """What it would do, without what nobody can know yet."""


class Situation(Protocol):
    """What everybody knows of a game: how it is played, who is asked for what, and how it ended."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def rules(self) -> Rules:
        """The rule set."""

    @property
    def phase(self) -> Phase:
        """What is asked now."""

    @property
    def decider(self) -> int | None:
        """The seat that is asked; None after the end."""

    @property
    def speakers(self) -> tuple[int, ...]:
        """The seats that may say something now without being asked."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""


class View(Situation, Protocol):
    """All that a seat, or a spectator, may know. Players, partners, environments and clients get this and nothing else.

    Two games that differ only in what the viewer may not know give equal views. `text` is for programs, `str(view)`
    for people.
    """

    @property
    def text(self) -> str:
        """All of it in one line, which `Kind.view` reads back."""

    def __str__(self) -> str:
        """A small board in plain lines, to be printed."""

    @property
    def seat(self) -> Viewer:
        """Whose view it is; None for a spectator's."""

    def legal_moves(self) -> Sequence[Move]:
        """What the decider may do; none of it depends on what the viewer cannot know, for anybody but the decider it
        may be more than the hand allows. Only the decider's own view is sure to list exactly what is legal."""

    def sayings(self) -> Sequence[Move]:
        """What the viewer may say now without being asked; empty for who is no speaker."""

    def parse(self, text: str) -> tuple[Move, ...]:
        """The move, or the moves one after the other, that a text means here; raises Unreadable."""

    def check(self, move: Move) -> None:
        """Raise IllegalMove with its reason if the viewer may not make the move now."""

    def preview(self, move: Move) -> Preview:
        """What a legal move of the viewer would do."""

    def sample(self, seed: int) -> Any:
        """A whole position drawn uniformly from all that fit the view."""

    def trial(self, seed: int) -> Game:
        """A game that goes on from a sample, for trying moves."""


class Step(Protocol):
    """What a push did."""

    @property
    def seat(self) -> int:
        """Who moved."""

    @property
    def move(self) -> Move:
        """The move."""

    @property
    def shows_hidden(self) -> frozenset[int]:
        """The seats that learnt something by it which they had not known: no undo crosses it without them."""

    @property
    def begins_turn(self) -> bool:
        """Whether what is asked after it begins a turn; False where a turn goes on, and after the end."""

    def events(self, viewer: Viewer = None) -> tuple[Event, ...]:
        """What happened, as a viewer is told it."""

    def before(self, viewer: Viewer = None) -> View:
        """What the viewer saw before it."""

    def after(self, viewer: Viewer = None) -> View:
        """What the viewer saw after it."""


class Game(Situation, Protocol):
    """A game as its keeper has it: a value to copy, compare, hash, pickle and rebuild from its record."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def commitment(self) -> str | None:
        """What is published beforehand of game, rules, players and secret; None where chance comes from a seed."""

    @property
    def steps(self) -> Sequence[Step]:
        """All that was done so far."""

    def opening(self, viewer: Viewer = None) -> tuple[Event, ...]:
        """What happened before the first move, as a viewer is told it."""

    def legal_moves(self) -> Sequence[Move]:
        """All legal moves of the decider."""

    def view(self, seat: Viewer = None) -> View:
        """What a seat may know; without a seat, what a spectator may."""

    def parse(self, text: str, *, seat: Viewer = None) -> tuple[Move, ...]:
        """The moves that a text means to a seat, or to the decider; raises Unreadable."""

    def check(self, move: Move, *, seat: Viewer = None) -> None:
        """Raise GameOver, OutOfTurn or IllegalMove with its reason if the move cannot be made (by that seat)."""

    def push(self, move: Move, *, seat: Viewer = None) -> Step:
        """Make a move and whatever follows without a choice; refused as `check` does."""

    def pop(self) -> Step:
        """Take the last step back."""

    def record(self, reader: Reader = PUBLIC, /, **tags: str) -> Record:
        """The game so far, written down; tags are further headers. The public one holds nothing that views hide."""

    def copy(self) -> Game:
        """An independent game in the same state, with the same past."""


@dataclass(frozen=True, slots=True)
class Verification:
    """What checking a record showed: the game, whether its chance was proved, and notes as message ids with facts."""

    game: Any
    is_chance_proved: bool
    notes: tuple[tuple[str, Mapping[str, Any]], ...] = ()


class Wire(Protocol):
    """A game's values as plain JSON objects, checked on the way in; usually the module `wire` of its room."""

    def view(self, view: Any, /) -> dict[str, Any]:
        """A view."""

    def read_view(self, data: object, /) -> Any:
        """The view of its JSON; raises Unreadable."""

    def move(self, move: Any, /) -> dict[str, Any]:
        """A move."""

    def read_move(self, data: object, /) -> Any:
        """The move of its JSON; raises Unreadable."""

    def event(self, event: Any, /) -> dict[str, Any]:
        """An event."""

    def read_event(self, data: object, /) -> Any:
        """The event of its JSON; raises Unreadable."""

    def preview(self, preview: Any, /) -> dict[str, Any]:
        """A preview."""

    def schema(self) -> dict[str, Any]:
        """JSON Schemas of View, Move, Event and Preview by name, made from the code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """One game, as one value: what the other rooms take instead of knowing the game."""

    name: str
    players: range
    usual_players: int
    usual_rules: str
    presets: Mapping[str, Any]
    outcomes: tuple[str, ...]
    rules: Callable[[str], Any]  # a rule set from its text
    deal: Callable[
        [int, Any, Chance | None], Game
    ]  # players, rules (value or text), chance (None: a fresh secret)
    begin: Callable[[str, Chance | None], Game]  # a game that goes on from a position's text
    replay: Callable[[Record], Game]  # raises BadRecord where it cannot be
    verify: Callable[[Record], Verification]
    view: Callable[[str], Any]  # a view from its text
    move: Callable[[str], Any]  # a move from its one text form, whatever is asked
    wire: Callable[[], Wire]  # loaded when asked for
    is_compiled: bool = True
    medals: tuple[str, ...] = ()  # what a game that was won alone may earn, the best first
    stages: Mapping[str, str] = field(
        default_factory=dict
    )  # of moves that are many and small, by their words
