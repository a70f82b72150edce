"""Chance for players who leave something to it, from nothing but what their seat knows; whim.pxd makes it C."""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.regicide.position import Position

if not cython.compiled:
    from dethrone.bits import mix, popcount, wrap
    from dethrone.regicide.codes import JESTERS


def drawn(position: Position, seat: int, seed: int, bound: int) -> int:
    """A number below a bound: the same for the game and for the seat's outline of it, unrelated for any other seed."""
    word = mix(wrap(mark(position, seat) + mix(seed)))
    return ((word >> 32) * bound) >> 32


def mark(position: Position, seat: int) -> int:
    """A number for the place in the game at which a seat is asked: its hand, and what lies open. Jesters look alike."""
    hand = position.hands[seat]
    jesters = popcount(hand & JESTERS)
    word = mix((hand & ~JESTERS) | (jesters << 60))
    word = mix(wrap(word + (position.played & ~JESTERS)))
    word = mix(wrap(word + position.damage + (position.shield << 8) + (position.owed << 16)))
    word = mix(wrap(word + position.enemy + (position.phase << 6) + (position.turn << 9) + (seat << 11)))
    word = mix(wrap(word + position.tavern_size + (position.play_count << 6) + (position.flips << 12)))
    return mix(wrap(word + position.yielded + (position.streak << 8) + (position.cancelled << 30)))
