"""Numbers that the compiled modules and their Python face share: phases, kinds of move, options."""

from enum import IntEnum, IntFlag


class Phase(IntEnum):
    """What is being decided; Roll and Gather need no decision."""

    DECLARE = 0  # a seat names its action
    RESOLVE = 1  # the team picks who acts next, a companion's 1 to spend, or ends the stage
    RAISE = 2  # the companion picks the die that gains a pip
    SET = 3  # the acting seat makes one set, or is done
    COLOUR = 4  # the acting seat picks which of its equal dice the sets take
    PIPS = 5  # the acting seat places damage on the enemy
    HEAL = 6  # the acting seat picks dice from the injured pile
    SHARE = 7  # the team hands out the dice of an overkilled enemy
    SPLIT = 8  # the team splits the damage
    LOSE = 9  # a victim gives up dice
    PREPARE = 10  # a seat puts dice into the zone on its left
    OVER = 11


class Kind(IntEnum):
    """Kinds of move, in the top byte of a move word."""

    DECLARE = 1
    ACT = 2
    SPEND = 3
    RAISE = 4
    SET = 5
    CAST = 6
    USE = 7
    PIPS = 8
    HEAL = 9
    SHARE = 10
    SPLIT = 11
    LOSE = 12
    PUT = 13
    DONE = 14


class Option(IntFlag):
    """Every departure from `rulebook` as one bit; the rules record's RD number is beside it."""

    SAME_CAST_CALL = 1  # RD-05
    BLACK_WHEN_PRESENT = 2  # RD-06
    CAST_DECLARED = 4  # RD-11
    CAST_ROUND_START = 8  # RD-14
    CAST_SEQUENTIAL = 16  # RD-14
    NEW_PREPARABLE = 32  # RD-20
    TARGET_OTHERS = 64  # RD-21
    TARGET_BOARD = 128  # RD-21
    ROLLED_ONLY = 256  # RD-24
    MANDATORY = 512  # RD-26
    FINE = 1024  # RD-27
    IMMEDIATE = 2048  # RD-28
    SHARE = 4096  # RD-31
    SINGLE = 8192  # RD-35
    CASCADE = 16384  # RD-36
    VOTE = 32768  # section 3
    NO_TOUCH = 65536  # the hard variant


COLOURS = 4
BLACK = 3
FACES = 6
SEATS = 4
ENEMY_SEAT = 7  # the "seat" of an enemy die that a companion raises
COMPANION = 26  # the declaration code: A1..A6, B1..B6, H1..H6, eight casts, K
FIRST_CAST = 18
KIND_SHIFT = 56
