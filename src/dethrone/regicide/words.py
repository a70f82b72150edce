"""How a move is one 64-bit word: cards in the low 54 bits, or a flag; ctables.pxd has the same for C.

From bit 58: the seat that is named or speaks (with its wish from bit 60), or with cards, one more than the
index of the card laid down last.
"""

ONE = 1
JESTERS = 3 << 52
CARDS = (1 << 54) - 1
YIELD = 1 << 54
FLIP = 1 << 55
NAME = 1 << 56
POST = 1 << 57
NUMBERED = 0xFFFFFFFFF0  # the cards from 2 to 10
SUIT = (0x1111111111111, 0x2222222222222, 0x4444444444444, 0x8888888888888)
HEALTH = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 30, 40)
ATTACK = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 15, 20)
