"""What a seat, or a spectator, may know: built up from public facts and the own dice, never cut down.

Before the reveal a seat sees its own values and everybody's colours; afterwards all is open (section 2 of the
rules record). The view with nothing hidden is the position itself, so both have one notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from enum import Enum

from dethrone.errors import BadRecord
from dethrone.regidice.codes import ANY_SET, DECLARE, PHASES, Phase
from dethrone.regidice.dice import (
    CAUGHT,
    COLOURS,
    HIDDEN,
    IDLE,
    Colour,
    Dice,
    Die,
    counted,
    heap_of,
    in_order,
)
from dethrone.regidice.engine import legal_words
from dethrone.regidice.moves import DECLARATIONS, Action, Declare, Move, decode, encode
from dethrone.regidice.position import Position, position_from
from dethrone.regidice.redeal import roll_hidden
from dethrone.regidice.rules import Rules


class Outcome(Enum):
    """How a game ended."""

    WON = "won"
    UNCOVERED = "lost:damage"
    TOO_LONG = "lost:rounds"

    @property
    def is_won(self) -> bool:
        """Whether the players won."""
        return self is Outcome.WON


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
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


PROGRESS = tuple(field.name for field in fields(Progress))


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """All that one seat may know; `seat` is None for a spectator, and `is_full` says that nothing is hidden."""

    seat: int | None
    is_full: bool
    rules: Rules
    players: int
    round: int
    first_caller: int
    phase: Phase
    decider: int | None
    enemy_number: int
    enemy: tuple[int, ...]
    enemy_at_start: tuple[int, ...]
    injured: Dice
    pools: tuple[Dice, ...]
    zones: tuple[Dice, ...]
    calls: tuple[Declare | None, ...]
    owed: tuple[int, ...]
    received: tuple[tuple[int, ...], ...]
    wanted: tuple[int, ...]
    votes: tuple[Move, ...]
    progress: Progress
    outcome: Outcome | None

    @property
    def defence(self) -> int:
        """What attack sets must sum to: the enemy's pips at the start of the round (RD-13)."""
        return sum(self.enemy_at_start)

    @property
    def attack(self) -> int:
        """The damage the enemy deals: one for each of its dice."""
        return len(self.enemy)

    @property
    def pips_left(self) -> int:
        """Damage that the enemy still endures."""
        return sum(6 - value for value in self.enemy)

    @property
    def upcoming(self) -> tuple[int, ...]:
        """The sizes of the enemies that wait."""
        return tuple(range(4 + self.enemy_number, 6))

    @property
    def dice(self) -> Dice:
        """The viewer's own pool; empty for a spectator."""
        return () if self.seat is None else self.pools[self.seat]

    @property
    def has_hidden_dice(self) -> bool:
        """Whether some dice lie behind a hand that the viewer cannot look behind."""
        return any(die.value == HIDDEN for pool in self.pools for die in pool)

    @property
    def acting(self) -> int | None:
        """The seat that resolves now."""
        return None if self.progress.actor < 0 else self.progress.actor

    @property
    def has_resolved(self) -> tuple[bool, ...]:
        """Which seats have resolved."""
        return tuple(bool(self.progress.resolved >> seat & 1) for seat in range(self.players))

    def action(self, seat: int) -> Action | None:
        """What a seat declared, if it has."""
        call = self.calls[seat]
        return None if call is None else call.action

    def left_of(self, seat: int) -> int:
        """The seat for which `seat` prepares (RD-03)."""
        return (seat + 1) % self.players

    def legal_moves(self) -> tuple[Move, ...]:
        """The moves among which the decider may choose; none of them depends on what is hidden."""
        return tuple(decode(word) for word in legal_words(sample(self, seed=0)))

    def sample(self, seed: int) -> Position:
        """A full position that agrees with this view, with the hidden dice rolled anew."""
        return sample(self, seed=seed)


def _falling(counts: Iterable[int]) -> tuple[int, ...]:
    by_value = list(counts)
    return tuple(value for value in range(6, 0, -1) for _ in range(by_value[value]))


def _pool(position: Position, seat: int, *, is_open: bool) -> Dice:
    """A pool's dice with their values where they may be seen, else its colours alone."""
    caught = position.caught_by(seat)
    if is_open:
        return in_order(heap_of(position.dice_of(seat), position.idle_of(seat), caught))
    counts = position.colours_of(seat)
    return tuple(Die(colour, HIDDEN) for colour in COLOURS for _ in range(counts[colour.index]))


def _call(code: int) -> Declare | None:
    return None if code < 0 else DECLARATIONS[code]


def outcome_of(position: Position) -> Outcome | None:
    """How the game ended, or None while it goes on."""
    if position.status == 0:
        return None
    if position.status == 1:
        return Outcome.WON
    return Outcome.TOO_LONG if position.prepared_seats == position.players else Outcome.UNCOVERED


def view_of(position: Position, rules: Rules, seat: int | None, *, is_full: bool = False) -> View:
    """What a seat may know of a position; with `is_full` what its keeper knows, who sees everything."""
    seats = range(position.players)
    is_revealed = position.phase != DECLARE
    asked = position.decider()
    return View(
        seat=seat,
        is_full=is_full,
        rules=rules,
        players=position.players,
        round=position.round,
        first_caller=position.first,
        phase=PHASES[position.phase],
        decider=None if asked < 0 else asked,
        enemy_number=position.enemy,
        enemy=_falling(position.enemy_counts()),
        enemy_at_start=_falling(position.start_counts()),
        injured=tuple(
            Die(colour, IDLE) for colour in COLOURS for _ in range(position.injured_counts()[colour.index])
        ),
        pools=tuple(
            _pool(position, other, is_open=is_revealed or is_full or other == seat) for other in seats
        ),
        zones=tuple(heap_of(position.zone_of(other)) for other in seats),
        calls=tuple(_call(position.call_of(other)) for other in seats),
        owed=tuple(position.owed_by(other) for other in seats),
        received=tuple(tuple(position.received_of(other)) for other in seats),
        wanted=_falling(position.wanted_counts()),
        votes=tuple(decode(position.vote(i)) for i in range(position.voted)),
        progress=Progress(**{name: getattr(position, name) for name in PROGRESS}),
        outcome=outcome_of(position),
    )


def full_view(position: Position, rules: Rules) -> View:
    """The position as a view with nothing hidden."""
    return view_of(position, rules, None, is_full=True)


def position_of(view: View, *, seed: int = 0) -> Position:
    """The position of a view in which nothing is hidden; the seed goes to the generator of simulations."""
    if view.has_hidden_dice:
        raise BadRecord("This view hides dice: it is no whole position. Sample it to get one.")
    return _built(view, seed)


def sample(view: View, *, seed: int) -> Position:
    """A position that agrees with the view: hidden dice are rolled uniformly, known ones stay."""
    if not view.has_hidden_dice:
        return _built(view, seed)
    position = _built(view, seed)
    roll_hidden(position, -1 if view.seat is None else view.seat)
    return position


def _by_value(values: Iterable[int]) -> list[int]:
    counts = [0] * 7
    for value in values:
        counts[value] += 1
    return counts


def _built(view: View, seed: int) -> Position:
    """Lay the table again; a hidden die is put down unrolled."""
    done = view.progress
    declared = sum(call is not None for call in view.calls)
    status = 0 if view.outcome is None else 1 if view.outcome.is_won else 2
    numbers = [
        *(view.players, view.rules.options, view.rules.round_limit, view.round, view.first_caller),
        *(view.enemy_number, PHASES.index(view.phase), status, declared, view.defence),
        *(done.need, done.damage, done.blocked, done.resolved, done.dealers, done.finisher, done.felled),
        *(
            done.death,
            done.actor,
            done.sets_made,
            done.pending_damage,
            done.pending_block,
            done.pending_heal,
            done.ending,
        ),
        *(
            done.damage_left,
            done.suffering_class,
            done.prepared_seats,
            done.last_die,
            len(view.votes),
            done.last_set,
            seed,
        ),
    ]
    injured = [sum(die.colour is colour for die in view.injured) for colour in COLOURS]
    for seat in range(4):
        numbers += _seat_numbers(view, seat, injured[seat])
    enemy, start, wanted = _by_value(view.enemy), _by_value(view.enemy_at_start), _by_value(view.wanted)
    for value in range(7):
        numbers += [enemy[value], start[value], wanted[value]]
    return position_from(tuple(numbers))


def _seat_numbers(view: View, seat: int, injured: int) -> list[int]:
    vote = encode(view.votes[seat]) if seat < len(view.votes) else 0
    if seat >= view.players:
        return [vote, 0, injured, -1, 0, *([0] * 64)]
    pool, zone, call = view.pools[seat], view.zones[seat], view.calls[seat]
    numbers = [
        vote,
        pool.count(Die(Colour.BLACK, CAUGHT)),
        injured,
        -1 if call is None else call.code,
        view.owed[seat],
    ]
    held, put = counted(pool), counted(zone)
    for colour in COLOURS:
        hidden = pool.count(Die(colour, HIDDEN))
        index = colour.index
        numbers += [held[index][0] + hidden, view.received[seat][index], 0, 0]
        for value in range(1, 7):
            numbers += [held[index][value], put[index][value]]
    return numbers
