"""What happened, told from (before, move, after): small frozen values, each in a form for every viewer.

Only a roll hides something: before the reveal a viewer is told the own values and everybody's colours.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

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


class Event(Struct, frozen=True):
    """Something that everybody sees happen."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator, is told it."""
        del seat
        return self


class Rolled(Event, frozen=True):
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


class Declared(Event, frozen=True):
    """A seat named its action."""

    seat: int
    call: Declare


class Revealed(Event, frozen=True):
    """All dice are open, as they were rolled."""

    pools: tuple[Dice, ...]


class Gathered(Event, frozen=True):
    """What a seat's pool gained from others, and lost to them, on balance."""

    seat: int
    gained: Dice
    lost: Dice


class Received(Event, frozen=True):
    """Dice that had been prepared for a seat joined its pool."""

    seat: int
    dice: Dice


class Voted(Event, frozen=True):
    """A seat voted on a decision of the team."""

    seat: int
    move: Move


class Raised(Event, frozen=True):
    """A companion added a pip to a die; target None is the enemy."""

    seat: int
    target: int | None
    die: Die


class SetMade(Event, frozen=True):
    """A seat put a set together."""

    seat: int
    action: Action
    values: tuple[int, ...]


class Attacked(Event, frozen=True):
    """A seat's sets deal damage."""

    seat: int
    damage: int


class Blocked(Event, frozen=True):
    """A seat's sets block damage."""

    seat: int
    amount: int


class SpellCast(Event, frozen=True):
    """A spell: Fireball, Ice Block, Holy Light, Touch of Death."""

    seat: int
    colour: Colour
    size: int


class Placed(Event, frozen=True):
    """Damage was laid on the enemy's dice, which show this now."""

    seat: int
    enemy: tuple[int, ...]


class Healed(Event, frozen=True):
    """Dice came back from the injured pile."""

    seat: int
    colours: tuple[Colour, ...]


class Defeated(Event, frozen=True):
    """An enemy fell: exactly, overkilled (and who took its dice), or by Touch of Death."""

    number: int
    how: str
    takers: Shares = ()


class Entered(Event, frozen=True):
    """The next enemy stands in the middle."""

    number: int


class HitBack(Event, frozen=True):
    """The enemy hit; what was not blocked has to be suffered."""

    attack: int
    blocked: int

    @property
    def damage(self) -> int:
        """What is left after the blocks."""
        return max(0, self.attack - self.blocked)


class DamageSplit(Event, frozen=True):
    """Who takes how much."""

    shares: Shares


class Suffered(Event, frozen=True):
    """Dice went to the injured pile."""

    seat: int
    dice: Dice


class Prepared(Event, frozen=True):
    """A die was put down for the left neighbour."""

    seat: int
    die: Die


class Won(Event, frozen=True):
    """The third enemy fell."""

    round: int


class Lost(Event, frozen=True):
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
