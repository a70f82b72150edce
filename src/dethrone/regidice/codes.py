"""Numbers that the compiled modules and their Python face share; ctables.pxd is their compiled twin."""

from enum import Enum, IntEnum, IntFlag

NAME = __name__.split(".")[-2]  # a room is named for its game


class Phase(Enum):
    """What is being decided, in the order of the engine's numbers; Roll and Gather need no decision."""

    DECLARE = "declare"  # a seat names its action
    RESOLVE = "resolve"  # the team picks who acts next, a companion's 1 to spend, or ends the stage
    RAISE = "raise"  # the companion picks the die that gains a pip
    SET = "set"  # the acting seat makes one set, or is done
    COLOUR = "colour"  # the acting seat picks which of its equal dice the sets take
    PIPS = "pips"  # the acting seat places damage on the enemy
    HEAL = "heal"  # the acting seat picks dice from the injured pile
    SHARE = "share"  # the team hands out the dice of an overkilled enemy
    SPLIT = "split"  # the team splits the damage
    LOSE = "lose"  # a victim gives up dice
    PREPARE = "prepare"  # a seat puts dice into the zone on its left
    OVER = "over"


PHASES = tuple(Phase)
DECLARE, RESOLVE, RAISE, SET, COLOUR, PIPS, HEAL, SHARE, SPLIT, LOSE, PREPARE, OVER = range(len(PHASES))


class Stage(IntEnum):
    """A stage of the round, in order; OVER comes after the last of them."""

    ROLL = 0
    DECLARE = 1
    GATHER = 2
    RESOLVE = 3
    SUFFER = 4
    PREPARE = 5
    OVER = 6

    @property
    def word(self) -> str:
        """Its name in a text."""
        return self.name.lower()


STAGES = {
    Phase.DECLARE: Stage.DECLARE,
    **dict.fromkeys(
        (Phase.RESOLVE, Phase.RAISE, Phase.SET, Phase.COLOUR, Phase.PIPS, Phase.HEAL, Phase.SHARE),
        Stage.RESOLVE,
    ),
    **dict.fromkeys((Phase.SPLIT, Phase.LOSE), Stage.SUFFER),
    Phase.PREPARE: Stage.PREPARE,
    Phase.OVER: Stage.OVER,
}
# Moves by their words on the wire; whoever is `done` may be so in more than one stage.
OF_MOVES = {
    "declare": Stage.DECLARE.word,
    **dict.fromkeys(
        ("act", "spend", "raise", "make-set", "cast", "use", "pips", "heal", "share"), Stage.RESOLVE.word
    ),
    **dict.fromkeys(("split", "lose"), Stage.SUFFER.word),
    "put": Stage.PREPARE.word,
}

# Kinds of move, in the top byte of a move word; a K_ is the word of that kind without content.
M_DECLARE, M_ACT, M_SPEND, M_RAISE, M_SET, M_CAST, M_USE = range(1, 8)
M_PIPS, M_HEAL, M_SHARE, M_SPLIT, M_LOSE, M_PUT, M_DONE = range(8, 15)
KIND_SHIFT = 56
K_DECLARE = M_DECLARE << KIND_SHIFT
K_ACT = M_ACT << KIND_SHIFT
K_SPEND = M_SPEND << KIND_SHIFT
K_RAISE = M_RAISE << KIND_SHIFT
K_SET = M_SET << KIND_SHIFT
K_CAST = M_CAST << KIND_SHIFT
K_USE = M_USE << KIND_SHIFT
K_PIPS = M_PIPS << KIND_SHIFT
K_HEAL = M_HEAL << KIND_SHIFT
K_SHARE = M_SHARE << KIND_SHIFT
K_SPLIT = M_SPLIT << KIND_SHIFT
K_LOSE = M_LOSE << KIND_SHIFT
K_PUT = M_PUT << KIND_SHIFT
K_DONE = M_DONE << KIND_SHIFT


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


O_SAME_CALL = int(Option.SAME_CAST_CALL)
O_BLACK_PRESENT = int(Option.BLACK_WHEN_PRESENT)
O_CAST_DECLARED = int(Option.CAST_DECLARED)
O_ROUND_START = int(Option.CAST_ROUND_START)
O_SEQUENTIAL = int(Option.CAST_SEQUENTIAL)
O_NEW_PREPARABLE = int(Option.NEW_PREPARABLE)
O_OTHERS = int(Option.TARGET_OTHERS)
O_BOARD = int(Option.TARGET_BOARD)
O_ROLLED_ONLY = int(Option.ROLLED_ONLY)
O_MANDATORY = int(Option.MANDATORY)
O_FINE = int(Option.FINE)
O_IMMEDIATE = int(Option.IMMEDIATE)
O_SHARE = int(Option.SHARE)
O_SINGLE = int(Option.SINGLE)
O_CASCADE = int(Option.CASCADE)
O_VOTE = int(Option.VOTE)
O_NO_TOUCH = int(Option.NO_TOUCH)

SEATS = 4
FACES = 7  # what a die can show: nothing (it waits for the next roll), or 1 to 6
FIRST_CAST = 18  # declaration codes: A1..A6, B1..B6, H1..H6, eight casts, K
FIRST_BLACK_CAST = 24
COMPANION = 26
CALLS = 27
ENEMY_SEAT = 7  # the "seat" of an enemy die that a companion raises
ANY_SET = 0x3FFFFFFF  # six counts of dice, five bits each: no set is above it
THREE_BITS = 7
FED = (
    64  # chance words that can be laid down: 36 dice at most are rolled, and hardly ever is one rolled twice
)
LOW32 = 0xFFFFFFFF
