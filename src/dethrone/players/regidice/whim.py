"""Chance for players who leave something to it, from nothing but what their seat knows; whim.pxd makes it C."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice.position import Position

if not cython.compiled:
    from dethrone.bits import mix, wrap
    from dethrone.regidice.codes import FACES


def drawn(position: Position, seat: int, seed: int, bound: int) -> int:
    """A number below a bound: the same for the game and for the seat's outline of it, unrelated for any other seed."""
    word = mix(wrap(mark(position, seat) + mix(seed)))
    return ((word >> 32) * bound) >> 32


def mark(position: Position, seat: int) -> int:
    """A number for the place in the game at which a seat is asked: its dice, and what lies open."""
    word = mix(position.round + (position.phase << 16) + (seat << 24) + (position.declared << 26))
    word = mix(wrap(word + position.resolved + (position.actor << 8) + (position.sets_made << 16)))
    word = mix(wrap(word + position.last_set))
    word = mix(wrap(word + position.last_die + (position.damage_left << 8) + (position.voted << 16)))
    for colour in range(4):
        for value in range(1, FACES):
            word = wrap(word * 31 + position.fresh[seat][colour][value])
        word = mix(wrap(word + position.idle[seat][colour]))
    for value in range(1, FACES):
        word = wrap(word * 31 + position.enemy_dice[value])
        word = wrap(word * 31 + position.wanted[value])
    return mix(word)
