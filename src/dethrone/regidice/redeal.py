"""What a seat can see of a position, laid out anew, and hidden dice rolled anew. C types stand in redeal.pxd.

Before the reveal nobody sees behind another's hand; afterwards all is open (section 2 of the rules record).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice.position import Position

if not cython.compiled:
    from dethrone.regidice.codes import DECLARE, FACES


def roll_hidden(position: Position, seat: int) -> None:
    """Before the reveal, roll again what `seat` cannot see (-1: a spectator)."""
    if position.phase == DECLARE:
        for other in range(position.players):
            if other != seat:
                position.roll_seat(other)


def outline_of(position: Position, seat: int) -> Position:
    """What a seat may know (-1: a spectator), built up from nothing; hidden dice lie there unrolled."""
    outline = Position.__new__(Position)
    outline.allocate()
    lay_public(outline, position)
    lay_pools(outline, position, seat)
    return outline


def lay_public(outline: Position, position: Position) -> None:
    """Everything that lies open at any time."""
    outline.players = position.players
    outline.options = position.options
    outline.max_rounds = position.max_rounds
    outline.round = position.round
    outline.first = position.first
    outline.enemy = position.enemy
    outline.phase = position.phase
    outline.status = position.status
    outline.declared = position.declared
    outline.defence = position.defence
    outline.need = position.need
    outline.damage = position.damage
    outline.blocked = position.blocked
    outline.resolved = position.resolved
    outline.dealers = position.dealers
    outline.finisher = position.finisher
    outline.felled = position.felled
    outline.death = position.death
    outline.actor = position.actor
    outline.sets_made = position.sets_made
    outline.pending_damage = position.pending_damage
    outline.pending_block = position.pending_block
    outline.pending_heal = position.pending_heal
    outline.ending = position.ending
    outline.damage_left = position.damage_left
    outline.suffering_class = position.suffering_class
    outline.prepared_seats = position.prepared_seats
    outline.last_die = position.last_die
    outline.voted = position.voted
    outline.last_set = position.last_set
    outline.rng = 0
    for seat in range(4):
        outline.votes[seat] = position.votes[seat]
        outline.caught[seat] = position.caught[seat]
        outline.calls[seat] = position.calls[seat]
        outline.owed[seat] = position.owed[seat]
        for colour in range(4):
            outline.received[seat][colour] = position.received[seat][colour]
            for value in range(FACES):
                outline.zone[seat][colour][value] = position.zone[seat][colour][value]
    for colour in range(4):
        outline.injured[colour] = position.injured[colour]
    for value in range(FACES):
        outline.enemy_dice[value] = position.enemy_dice[value]
        outline.enemy_at_start[value] = position.enemy_at_start[value]
        outline.wanted[value] = position.wanted[value]


def lay_pools(outline: Position, position: Position, seat: int) -> None:
    """The own dice, and the others' once they are revealed; before that only their colours."""
    for other in range(4):
        is_open = position.phase != DECLARE or other == seat
        for colour in range(4):
            outline.idle[other][colour] = position.idle[other][colour]
            for value in range(1, FACES):
                if is_open:
                    outline.fresh[other][colour][value] = position.fresh[other][colour][value]
                else:
                    outline.fresh[other][colour][value] = 0
                    outline.idle[other][colour] += position.fresh[other][colour][value]


def redealt(outline: Position, seat: int, seed: int) -> Position:
    """A whole position that agrees with an outline of this seat, its hidden dice rolled by the seed."""
    world = outline.copy()
    world.reseed(seed)
    roll_hidden(world, seat)
    return world
