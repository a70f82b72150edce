"""What a seat, or a spectator, may know: built up from public facts and the own dice, never cut down.

Before the reveal a seat sees its own values and everybody's colours; afterwards all is open (section 2 of the
rules record). A view holds an outline, a position in which hidden dice lie unrolled; everything else is read from it.
The view with nothing hidden is the position itself, so both have one notation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from dethrone.chance import Seed, checked_seed
from dethrone.errors import BadRecord, BadRules, GameOver, OutOfTurn
from dethrone.errors import Reason as Shared
from dethrone.regidice.codes import ANY_SET, DECLARE, PHASES, STAGES, Phase, Stage
from dethrone.regidice.dice import COLOURS, HIDDEN, IDLE, Dice, Die, heap_of, in_order
from dethrone.regidice.engine import is_legal_word, legal_words
from dethrone.regidice.moves import DECLARATIONS, Action, Declare, Move, decode, listed, word_of
from dethrone.regidice.position import Position
from dethrone.regidice.redeal import outline_of, redealt
from dethrone.regidice.rules import Rules
from dethrone.shown import Told

if TYPE_CHECKING:
    from dethrone.regidice.game import Game
    from dethrone.regidice.preview import Preview


class Outcome(Enum):
    """How a game ended."""

    WON = "won"
    UNCOVERED = "lost:damage"
    TOO_LONG = "lost:rounds"

    @property
    def is_won(self) -> bool:
        """Whether the players won."""
        return self is Outcome.WON


class Progress(NamedTuple):
    """How far the round has come; the names are the engine's, and everything here is public."""

    need: int = 0
    damage: int = 0
    blocked: int = 0
    resolved: int = 0
    dealers: int = 0
    finisher: int = -1
    felled: int = 0
    death: int = 0
    actor: int = -1
    sets_made: int = 0
    last_set: int = ANY_SET
    pending_damage: int = 0
    pending_block: int = 0
    pending_heal: int = 0
    ending: int = 0
    damage_left: int = 0
    suffering_class: int = 0
    prepared_seats: int = 0
    last_die: int = 0


PROGRESS = Progress._fields


class View(Told):
    """All that one seat may know; `seat` is None for a spectator, and `is_full` says that nothing is hidden."""

    __slots__ = ("is_full", "outline", "rules", "seat")
    seat: int | None
    rules: Rules
    outline: Position  # hidden dice lie there unrolled; to be copied, never played on
    is_full: bool

    def __init__(self, seat: int | None, rules: Rules, outline: Position, *, is_full: bool = False) -> None:
        _set(self, "seat", seat)
        _set(self, "rules", rules)
        _set(self, "outline", outline)
        _set(self, "is_full", is_full)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"A view does not change: {name}")

    # ------------------------------------------------------------------ as a value
    def _key(self) -> tuple[object, ...]:
        return self.seat, self.is_full, self.rules, self.outline

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (self.seat, self.rules, self.outline, self.is_full)

    @property
    def text(self) -> str:
        """All of it in one line, which `parse_view` reads back."""
        from dethrone.regidice.notation import view_text  # noqa: PLC0415 (it reads views, too)

        return view_text(self)

    def __repr__(self) -> str:
        return f"<View {self.text}>"

    # --------------------------------------------------------------- what is going on
    @property
    def phase(self) -> Phase:
        """What is asked."""
        return PHASES[self.outline.phase]

    @property
    def stage(self) -> Stage:
        """The stage of the round to which that belongs."""
        return STAGES[self.phase]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return outcome_of(self.outline)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.outline.round

    @property
    def speakers(self) -> tuple[int, ...]:
        """Nobody: there is nothing to say but the declarations."""
        return ()

    @property
    def players(self) -> int:
        """The number of players."""
        return self.outline.players

    @property
    def decider(self) -> int | None:
        """The seat that is asked, or None after the end; for the team it is the first caller, or the voter."""
        seat = self.outline.decider()
        return None if seat < 0 else seat

    @property
    def progress(self) -> Progress:
        """How far the round has come."""
        return Progress(**{name: getattr(self.outline, name) for name in PROGRESS})

    # ---------------------------------------------------------------------- the enemy
    @property
    def enemy_number(self) -> int:
        """Which enemy stands in the middle: 0, 1, 2."""
        return self.outline.enemy

    @property
    def enemy(self) -> tuple[int, ...]:
        """What its dice show, the highest first."""
        return _falling(self.outline.enemy_counts())

    @property
    def enemy_at_start(self) -> tuple[int, ...]:
        """What they showed at the start of the round."""
        return _falling(self.outline.start_counts())

    @property
    def spell_dice(self) -> tuple[int, ...]:
        """What spells are compared with (RD-14)."""
        return self.enemy_at_start if self.rules.cast_match == "round_start" else self.enemy

    @property
    def defence(self) -> int:
        """What attack sets must sum to: the enemy's pips at the start of the round (RD-13)."""
        return self.outline.defence

    @property
    def attack(self) -> int:
        """The damage the enemy deals: one for each of its dice."""
        return 3 + self.outline.enemy

    @property
    def pips_left(self) -> int:
        """Damage that the enemy still endures; the last one has fallen once the game is won."""
        is_won = self.outcome is not None and self.outcome.is_won
        return 0 if is_won else self.outline.room()

    @property
    def upcoming(self) -> tuple[int, ...]:
        """The sizes of the enemies that wait."""
        return tuple(range(4 + self.outline.enemy, 6))

    # ----------------------------------------------------------------------- the dice
    @property
    def has_hidden_dice(self) -> bool:
        """Whether some dice lie behind a hand that the viewer cannot look behind."""
        return any(
            self._is_hidden(seat) and self.outline.pool_size(seat) > 0 for seat in range(self.outline.players)
        )

    def _is_hidden(self, seat: int) -> bool:
        return self.outline.phase == DECLARE and seat != self.seat and not self.is_full

    @property
    def pools(self) -> tuple[Dice, ...]:
        """Everybody's dice, with their values where the viewer sees them."""
        return tuple(map(self._pool, range(self.outline.players)))

    def _pool(self, seat: int) -> Dice:
        if self._is_hidden(seat):
            counts = self.outline.colours_of(seat)
            return tuple(Die(colour, HIDDEN) for colour in COLOURS for _ in range(counts[colour.index]))
        return pool_of(self.outline, seat)

    @property
    def dice(self) -> Dice:
        """The viewer's own pool; empty for a spectator."""
        return () if self.seat is None else self._pool(self.seat)

    @property
    def zones(self) -> tuple[Dice, ...]:
        """The dice that each seat prepared for its left neighbour."""
        return tuple(heap_of(self.outline.zone_of(seat)) for seat in range(self.outline.players))

    @property
    def injured(self) -> Dice:
        """The injured pile."""
        counts = self.outline.injured_counts()
        return tuple(Die(colour, IDLE) for colour in COLOURS for _ in range(counts[colour.index]))

    @property
    def received(self) -> tuple[tuple[int, ...], ...]:
        """By seat and colour, the 1s that a companion was prepared (RD-24)."""
        return tuple(tuple(self.outline.received_of(seat)) for seat in range(self.outline.players))

    # --------------------------------------------------------------------- the seats
    @property
    def first_caller(self) -> int:
        """The seat that declares first in this round."""
        return self.outline.first

    @property
    def calls(self) -> tuple[Declare | None, ...]:
        """What each seat declared."""
        codes = map(self.outline.call_of, range(self.outline.players))
        return tuple(None if code < 0 else DECLARATIONS[code] for code in codes)

    def action(self, seat: int) -> Action | None:
        """What a seat declared, if it has."""
        code = self.outline.call_of(seat)
        return None if code < 0 else DECLARATIONS[code].action

    @property
    def acting(self) -> int | None:
        """The seat that resolves now."""
        return None if self.outline.actor < 0 else self.outline.actor

    @property
    def has_resolved(self) -> tuple[bool, ...]:
        """Which seats have resolved."""
        return tuple(bool(self.outline.resolved >> seat & 1) for seat in range(self.outline.players))

    @property
    def wanted(self) -> tuple[int, ...]:
        """The values that the sets made so far take."""
        return _falling(self.outline.wanted_counts())

    @property
    def owed(self) -> tuple[int, ...]:
        """The dice that each seat still has to give up."""
        return tuple(map(self.outline.owed_by, range(self.outline.players)))

    @property
    def votes(self) -> tuple[Move, ...]:
        """The votes cast so far, in their order."""
        return tuple(decode(self.outline.vote(place)) for place in range(self.outline.voted))

    def left_of(self, seat: int) -> int:
        """The seat for which `seat` prepares (RD-03)."""
        return (seat + 1) % self.outline.players

    # ------------------------------------------------------------------------- moves
    def legal_moves(self) -> Sequence[Move]:
        """The moves among which the decider may choose; none of them depends on what is hidden."""
        return listed(legal_words(self.outline))

    def sayings(self) -> tuple[Move, ...]:
        """Nothing: the declarations are all that is said."""
        return ()

    def parse(self, text: str) -> tuple[Move, ...]:
        """The moves that a text means here, to be pushed one after the other; raises Unreadable."""
        from dethrone.regidice.movetext import meant  # noqa: PLC0415 (only people need it)

        return meant(self.outline, text)

    def check(self, move: Move) -> None:
        """Raise GameOver, OutOfTurn or IllegalMove with its reason if the viewer may not make the move now."""
        from dethrone.regidice.refusal import refused  # noqa: PLC0415 (only errors need it)

        decider = self.decider
        if decider is None:
            raise GameOver(Shared.OVER)
        if self.seat is None:
            raise OutOfTurn(Shared.SPECTATOR)
        if self.seat != decider:
            raise OutOfTurn(Shared.OUT_OF_TURN, seat=self.seat, decider=decider)
        word = word_of(move)
        if word is None or not is_legal_word(self.outline, word):
            raise refused(self, move)

    def preview(self, move: Move) -> Preview:
        """What a legal move of the viewer would do, without what nobody can know yet."""
        from dethrone.regidice.preview import preview_of  # noqa: PLC0415 (it looks at views)

        self.check(move)
        return preview_of(self, move)

    def sample(self, seed: int) -> Position:
        """A full position that agrees with this view, with the hidden dice rolled anew."""
        checked_seed(seed)
        if self.is_full:
            position = self.outline.copy()
            position.reseed(seed)
            return position
        return redealt(self.outline, -1 if self.seat is None else self.seat, seed)

    def trial(self, seed: int) -> Game:
        """A game that goes on from a sample, for trying moves."""
        from dethrone.regidice.game import Game  # noqa: PLC0415 (it looks at views)

        return Game.from_position(self.sample(seed), self.rules, Seed(seed))


_set = object.__setattr__


def _again(seat: object, rules: object, outline: object, is_full: object) -> View:
    """A view in another process; one that was changed on the way is refused."""
    if not isinstance(rules, Rules) or not isinstance(outline, Position) or not isinstance(is_full, bool):
        raise BadRecord(Shared.PICKLE_DAMAGED)
    check_rules(outline, rules)
    if seat is not None and (type(seat) is not int or is_full or not 0 <= seat < outline.players):
        raise BadRecord(Shared.PICKLE_DAMAGED)
    view = full_view(outline, rules) if is_full else view_of(outline, rules, seat)
    if view.outline != outline:  # it held what the viewer may not know
        raise BadRecord(Shared.PICKLE_DAMAGED)
    return view


def check_rules(position: Position, rules: Rules) -> None:
    """Refuse rules that a position is not played by."""
    if position.options != rules.options or position.max_rounds != rules.round_limit:
        raise BadRules(Shared.OTHER_RULES, rules=str(rules))


def _falling(counts: Iterable[int]) -> tuple[int, ...]:
    by_value = list(counts)
    return tuple(value for value in range(6, 0, -1) for _ in range(by_value[value]))


def pool_of(position: Position, seat: int) -> Dice:
    """A pool's dice with all that they show."""
    return in_order(heap_of(position.dice_of(seat), position.idle_of(seat), position.caught_by(seat)))


def outcome_of(position: Position) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    if position.status == 0:
        return None
    if position.status == 1:
        return Outcome.WON
    return Outcome.TOO_LONG if position.prepared_seats == position.players else Outcome.UNCOVERED


def view_of(position: Position, rules: Rules, seat: int | None) -> View:
    """What a seat may know of a position."""
    return View(seat, rules, outline_of(position, -1 if seat is None else seat))


def full_view(position: Position, rules: Rules) -> View:
    """The position as a view with nothing hidden: for its keeper, and when all is over."""
    outline = position.copy()
    outline.reseed(0)
    return View(None, rules, outline, is_full=True)
