"""Numbers that are shared with C; ctables.pxd has the same for it.

A move is one 64-bit word: cards in the low 54 bits, its kind above them, and from bit 58 the seat that is named or
speaks (with its wish from bit 60), or with cards one more than the index of the card laid down last.
"""

from enum import Enum

NAME = __name__.split(".")[-2]  # a room is named for its game


class Phase(Enum):
    """What is asked now, in the order of the engine's numbers."""

    PLAY = "play"
    SUFFER = "suffer"
    NAME = "name"
    WHO = "who"
    OVER = "over"


PHASES = tuple(Phase)
PLAYING, SUFFERING, NAMING, ASKING, OVER = range(len(PHASES))

ONE = 1
CARDS = (1 << 54) - 1
JESTERS = 3 << 52
FIRST_JESTER = 1 << 52
KIND = 15 << 54
PLAY = 0
PAY = 1 << 54
YIELD = 2 << 54
FLIP = 3 << 54
NEXT = 4 << 54
POST = 5 << 54
NUMBERED = 0xFFFFFFFFF0  # the cards from 2 to 10
SUIT = (0x1111111111111, 0x2222222222222, 0x4444444444444, 0x8888888888888)
HEALTH = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 30, 40)
ATTACK = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 15, 20)
