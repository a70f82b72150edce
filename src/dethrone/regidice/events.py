"""What happened, told from (before, move, after): small frozen values, each in a form for every viewer.

Only a roll hides something: before the reveal a viewer is told the own values and everybody's colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dethrone.regidice.codes import DECLARE, LOSE, RESOLVE, SHARE, SPLIT, Option
from dethrone.regidice.dice import COLOURS, HIDDEN, Colour, Dice, Die, heap_of, in_order, minus
from dethrone.regidice.engine import walk
from dethrone.regidice.moves import (
    DECLARATIONS,
    Action,
    Cast,
    Declare,
    Done,
    Heal,
    Lose,
    MakeSet,
    Move,
    Pips,
    Put,
    Raise,
    Shares,
    Split,
    Use,
    decode,
)
from dethrone.regidice.position import Position
from dethrone.regidice.view import Outcome, outcome_of, pool_of

TEAM = (RESOLVE, SHARE, SPLIT)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody sees happen."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator, is told it."""
        del seat
        return self


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A round begins and everybody rolls, hidden."""

    round: int
    first_caller: int
    pools: tuple[Dice, ...]

    def seen_by(self, seat: int | None) -> Rolled:
        """The own values, and everybody's colours."""
        hidden = tuple(
            pool if other == seat else tuple(Die(die.colour, HIDDEN) for die in pool)
            for other, pool in enumerate(self.pools)
        )
        return replace(self, pools=hidden)


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat named its action."""

    seat: int
    call: Declare


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All dice are open, as they were rolled."""

    pools: tuple[Dice, ...]


@dataclass(frozen=True, slots=True)
class Gathered(Event):
    """What a seat's pool gained from others, and lost to them, on balance."""

    seat: int
    gained: Dice
    lost: Dice


@dataclass(frozen=True, slots=True)
class Received(Event):
    """Dice that had been prepared for a seat joined its pool."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """A seat voted on a decision of the team."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """A companion added a pip to a die; target None is the enemy."""

    seat: int
    target: int | None
    die: Die


@dataclass(frozen=True, slots=True)
class SetMade(Event):
    """A seat put a set together."""

    seat: int
    action: Action
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A seat's sets deal damage."""

    seat: int
    damage: int


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """A seat's sets block damage."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell: Fireball, Ice Block, Holy Light, Touch of Death."""

    seat: int
    colour: Colour
    size: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """Damage was laid on the enemy's dice, which show this now."""

    seat: int
    enemy: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """Dice came back from the injured pile."""

    seat: int
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Defeated(Event):
    """An enemy fell: exactly, overkilled (and who took its dice), or by Touch of Death."""

    number: int
    how: str
    takers: Shares = ()


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """The next enemy stands in the middle."""

    number: int


@dataclass(frozen=True, slots=True)
class HitBack(Event):
    """The enemy hit; what was not blocked has to be suffered."""

    attack: int
    blocked: int

    @property
    def damage(self) -> int:
        """What is left after the blocks."""
        return max(0, self.attack - self.blocked)


@dataclass(frozen=True, slots=True)
class DamageSplit(Event):
    """Who takes how much."""

    shares: Shares


@dataclass(frozen=True, slots=True)
class Suffered(Event):
    """Dice went to the injured pile."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Prepared(Event):
    """A die was put down for the left neighbour."""

    seat: int
    die: Die


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The third enemy fell."""

    round: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """Damage could not be covered, or the rounds ran out."""

    round: int
    outcome: Outcome


def happenings(before: Position, seat: int, word: int, after: Position) -> Iterator[Event]:
    """The events of a push, by the engine's word, with nothing hidden; `seen_by` cuts each down to a viewer."""
    if is_vote(before):
        yield Voted(seat, decode(word))
    for then, step, now in walk(before, word):
        yield from _changes(then, decode(step), now, after)


def rolled(position: Position) -> Rolled:
    """The roll that a round began with."""
    return Rolled(position.round, position.first, _pools(position))


def is_vote(position: Position) -> bool:
    """Whether what is decided now is voted on (section 3)."""
    return bool(position.options & Option.VOTE) and position.phase in TEAM


def _pools(position: Position) -> tuple[Dice, ...]:
    return tuple(pool_of(position, seat) for seat in range(position.players))


def _changes(then: Position, move: Move, now: Position, after: Position) -> Iterator[Event]:  # noqa: PLR0912
    match move:
        case Declare():
            yield Declared(then.decider(), move)
            if now.phase != DECLARE:
                yield from _gathering(then, now)
        case Raise(target, die):
            yield Raised(then.actor, target, die)
        case MakeSet(values):
            yield SetMade(then.actor, _action(then, then.actor), values)
        case Cast(colour):
            yield SpellCast(then.actor, colour, sum(_matched(then)))
        case Use():
            if not any(now.wanted_counts()):
                yield from _worth(then)
        case Pips(enemy):
            yield Placed(then.actor, enemy)
        case Heal(colours):
            yield Healed(then.actor, colours)
        case Split(shares):
            yield DamageSplit(shares)
        case Put(die):
            yield Prepared(then.decider(), die)
    yield from _fall(then, now)
    if isinstance(move, Done) and then.phase == RESOLVE and not _has_fallen(now):
        yield HitBack(3 + then.enemy, then.blocked)
    if isinstance(move, Done | Lose):
        yield from _losses(then, now)
    if now.round != then.round:
        yield rolled(after)
    if now.status == 1:
        yield Won(now.round)
    if now.status == 2:
        yield Lost(now.round, outcome_of(now) or Outcome.UNCOVERED)


def _action(position: Position, seat: int) -> Action:
    return DECLARATIONS[position.call_of(seat)].action


def _matched(position: Position) -> list[int]:
    """The enemy dice that spells are compared with (RD-14)."""
    return position.start_counts() if position.options & Option.CAST_ROUND_START else position.enemy_counts()


def _gathering(then: Position, now: Position) -> Iterator[Event]:
    rolled = _pools(then)
    yield Revealed(rolled)
    received = [heap_of(then.zone_of((seat - 1) % then.players)) for seat in range(then.players)]
    for seat in range(then.players):
        kept = minus(pool_of(now, seat), received[seat])
        gained, lost = minus(kept, rolled[seat]), minus(rolled[seat], kept)
        if gained or lost:
            yield Gathered(seat, gained, lost)
    for seat in range(then.players):
        if received[seat]:
            yield Received(seat, in_order(received[seat]))


def _worth(then: Position) -> Iterator[Event]:
    if then.pending_damage:
        yield Attacked(then.actor, then.pending_damage)
    if then.pending_block:
        yield Blocked(then.actor, then.pending_block)
    if then.pending_heal and not then.injured_size():
        yield Healed(then.actor, ())


def _fall(then: Position, now: Position) -> Iterator[Event]:
    if now.status == 1:
        how = "touch of death" if now.death else "overkill" if now.damage > now.need else "exact"
        yield Defeated(then.enemy + 1, how)
    elif now.enemy != then.enemy:
        seats = range(then.players)
        gains = [(seat, now.colours_of(seat)[3] + now.caught_by(seat)) for seat in seats]
        takers = tuple(
            (seat, total - then.colours_of(seat)[3] - then.caught_by(seat))
            for seat, total in gains
            if total > then.colours_of(seat)[3] + then.caught_by(seat)
        )
        is_overkill = bool(takers) or then.phase == SHARE
        yield Defeated(then.enemy + 1, "overkill" if is_overkill else "exact", takers)
        yield Entered(now.enemy + 1)


def _has_fallen(now: Position) -> bool:
    """Whether the enemy of this round cannot hit: while its dice are shared out it still stands there (RD-31)."""
    return bool(now.felled) or now.phase == SHARE or now.status == 1


def _losses(then: Position, now: Position) -> Iterator[Event]:
    """Dice that left a pool for the injured pile."""
    if then.phase not in (LOSE, RESOLVE) or sum(now.injured_counts()) == sum(then.injured_counts()):
        return
    for seat in range(then.players):
        if now.pool_size(seat) < then.pool_size(seat):
            yield Suffered(seat, minus(pool_of(then, seat), pool_of(now, seat)))


SPELLS = dict(zip(COLOURS, ("Fireball", "Ice Block", "Holy Light", "Touch of Death"), strict=True))
