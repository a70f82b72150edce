"""From what is known of a game to the engine's positions: a view spelled out is checked and laid on the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dethrone.bits import MASK64
from dethrone.errors import BadRecord, Unreadable
from dethrone.regidice.codes import PHASES, SEATS, Phase
from dethrone.regidice.dice import CAUGHT, COLOURS, HIDDEN, Colour, Dice, Die, counted
from dethrone.regidice.engine import legal_words
from dethrone.regidice.moves import Action, Declare, Move, word_of
from dethrone.regidice.position import Position, position_from
from dethrone.regidice.refusal import Reason
from dethrone.regidice.rules import Rules
from dethrone.regidice.sound import breaches
from dethrone.regidice.view import Outcome, Progress, View


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """A view spelled out, as text and JSON have it; whether there can be such a table is not known yet."""

    seat: int | None
    is_full: bool
    rules: Rules
    players: int
    round: int
    first_caller: int
    phase: Phase
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
    def has_hidden_dice(self) -> bool:
        """Whether some dice lie behind a hand."""
        return any(die.value == HIDDEN for pool in self.pools for die in pool)

    @property
    def pips_left(self) -> int:
        """Damage that the enemy still endures."""
        return sum(6 - value for value in self.enemy)

    def action(self, seat: int) -> Action | None:
        """What a seat declared, if it has."""
        call = self.calls[seat]
        return None if call is None else call.action


def view_from(look: Layout) -> View:
    """The view that is spelled out; one that no game can look like is refused."""
    for reason, is_broken in breaches(look).items():
        if is_broken:
            raise Unreadable(reason)
    view = View(look.seat, look.rules, _laid(look), is_full=look.is_full)
    if look.outcome is None and not legal_words(view.outline):
        raise Unreadable(Reason.STUCK)
    if any(vote not in view.legal_moves() for vote in look.votes):
        raise Unreadable(Reason.WRONG_VOTE)
    return view


def position_of(view: View, *, seed: int = 0) -> Position:
    """The position of a view in which nothing is hidden; the seed goes to the generator of simulations."""
    if view.has_hidden_dice:
        raise BadRecord(Reason.HIDES_DICE)
    position = view.outline.copy()
    position.reseed(seed & MASK64)
    return position


# ---------------------------------------------------------------------------- laying out
def _by_value(values: Iterable[int]) -> list[int]:
    counts = [0] * 7
    for value in values:
        counts[value] += 1
    return counts


def _laid(look: Layout) -> Position:
    """Lay the table; a hidden die is put down unrolled."""
    done = look.progress
    declared = sum(call is not None for call in look.calls)
    status = 0 if look.outcome is None else 1 if look.outcome.is_won else 2
    numbers = [
        *(look.players, look.rules.options, look.rules.round_limit, look.round, look.first_caller),
        *(look.enemy_number, PHASES.index(look.phase), status, declared, sum(look.enemy_at_start)),
        *(done.need, done.damage, done.blocked, done.resolved, done.dealers, done.finisher, done.felled),
        *(done.death, done.actor, done.sets_made, done.pending_damage, done.pending_block),
        *(done.pending_heal, done.ending, done.damage_left, done.suffering_class, done.prepared_seats),
        *(done.last_die, len(look.votes), done.last_set, 0),
    ]
    injured = [sum(die.colour is colour for die in look.injured) for colour in COLOURS]
    for seat in range(SEATS):
        numbers += _seat_numbers(look, seat, injured[seat])
    enemy, start, wanted = _by_value(look.enemy), _by_value(look.enemy_at_start), _by_value(look.wanted)
    for value in range(7):
        numbers += [enemy[value], start[value], wanted[value]]
    return position_from(tuple(numbers))


def _seat_numbers(look: Layout, seat: int, injured: int) -> list[int]:
    vote = word_of(look.votes[seat]) or 0 if seat < len(look.votes) else 0
    if seat >= look.players:
        return [vote, 0, injured, -1, 0, *([0] * 64)]
    pool, zone, call = look.pools[seat], look.zones[seat], look.calls[seat]
    numbers = [
        vote,
        pool.count(Die(Colour.BLACK, CAUGHT)),
        injured,
        -1 if call is None else call.code,
        look.owed[seat],
    ]
    held, put = counted(pool), counted(zone)
    for colour in COLOURS:
        hidden = pool.count(Die(colour, HIDDEN))
        index = colour.index
        numbers += [held[index][0] + hidden, look.received[seat][index], 0, 0]
        for value in range(1, 7):
            numbers += [held[index][value], put[index][value]]
    return numbers


# ----------------------------------------------------------------------------- checking
