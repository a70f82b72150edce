"""Random games at full speed, without the GIL; playout.pxd makes it C."""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.regicide.legal import Moves
from dethrone.regicide.position import Position

if not cython.compiled:
    from dethrone.bits import bit, ctz, wrap
    from dethrone.regicide.cards import CARD_VALUE, mask_value
    from dethrone.regicide.codes import FLIP, PAY
    from dethrone.regicide.engine import apply, below, deal, random_card

FNV_PRIME = 0x100000001B3
FNV_START = 0xCBF29CE484222325


class Tally:
    """How many decisions a game took, and a fingerprint of its moves."""

    decisions: int
    digest: int


def random_move(position: Position, moves: Moves) -> int:
    """Any legal move in Step 1; in Step 4 cards at random until the damage is covered."""
    if position.phase != 1:
        moves.fill(position)
        return moves.move[below(position, moves.count)]
    hand = position.hands[position.payer]
    owed = position.owed
    if mask_value(hand) < owed:
        return FLIP if position.flips else PAY | hand
    paid = 0
    while owed > 0:
        card = random_card(position, hand & ~paid)
        paid |= bit(card)
        owed -= CARD_VALUE[card]
    return PAY | (spare(paid, owed) if position.discard_rule == 2 else paid)


def spare(paid: int, owed: int) -> int:
    """Take back every card that is not needed, cheapest first; what is still owed is zero or less."""
    rest = paid
    while rest:
        card = ctz(rest)
        rest &= rest - 1
        if owed + CARD_VALUE[card] <= 0:
            owed += CARD_VALUE[card]
            paid &= ~bit(card)
    return paid


def play_on(position: Position, moves: Moves, tally: Tally) -> None:
    """Play a game to its end at random."""
    tally.decisions = 0
    tally.digest = FNV_START
    while position.phase != 4:
        move = random_move(position, moves)
        tally.digest = wrap((tally.digest ^ move) * FNV_PRIME)
        tally.decisions += 1
        apply(position, move)


def random_games(start: Position, games: int, seed: int) -> tuple[int, int, int, int]:
    """Play random games under the rules of a position: decisions, wins, royals defeated, fingerprint of all."""
    position = Position()
    moves = Moves()
    tally = Tally()
    position.copy_rules(start)
    decisions = 0
    wins = 0
    defeated = 0
    digest = FNV_START
    with cython.nogil:
        for i in range(games):
            position.seed_with(seed + i)
            deal(position, 0)
            play_on(position, moves, tally)
            decisions += tally.decisions
            wins += position.outcome == 1
            defeated += position.defeated
            digest = wrap((digest ^ tally.digest) * FNV_PRIME)
    return decisions, wins, defeated, digest


def random_line(start: Position) -> list[int]:
    """The moves of one random game: a fingerprint, for choosing and healing share the position's generator."""
    position = start.copy()
    moves = Moves()
    line = []
    while position.phase != 4:
        move = random_move(position, moves)
        line.append(move)
        apply(position, move)
    return line
