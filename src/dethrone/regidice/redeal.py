"""Hidden dice rolled anew: before the reveal nobody sees behind another's hand. C types stand in redeal.pxd."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.regidice.codes import DECLARE
    from dethrone.regidice.position import Position


def roll_hidden(position: Position, seat: int) -> None:
    """Before the reveal, roll again what `seat` cannot see (-1: a spectator)."""
    if position.phase == DECLARE:
        for other in range(position.players):
            if other != seat:
                position.roll_seat(other)
