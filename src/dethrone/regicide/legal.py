"""What may be done in a position: all legal moves, or whether one is; legal.pxd makes it C.

Cards that look alike give one move: of two jesters in a hand the first is played or paid.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.regicide.position import Position

if not cython.compiled:
    from dethrone.bits import bit, ctz, popcount
    from dethrone.regicide.cards import CARD_VALUE, mask_value
    from dethrone.regicide.codes import (
        CARDS,
        FIRST_JESTER,
        FLIP,
        JESTERS,
        KIND,
        NEXT,
        NUMBERED,
        ONE,
        PAY,
        PLAY,
        POST,
        SUIT,
        YIELD,
    )


class Moves:
    """A reusable list of moves; a hand of ten cards has at most 1,023 payments."""

    count: int
    move: list[int]
    sums: list[int]
    masks: list[int]
    flags: list[int]  # which subsets of the payer's hand pay what is owed

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.flags = [0] * 1024
            self.move = [0] * 1100
            self.sums = [0] * 1024
            self.masks = [0] * 1024

    def add(self, move: int) -> None:
        self.move[self.count] = move
        self.count += 1

    def fill(self, position: Position) -> None:
        """All legal moves of whoever is asked."""
        self.count = 0
        if position.phase == 0:
            self.add_plays(position)
        elif position.phase == 1:
            self.add_payments(position, position.discard_rule)
        elif position.phase == 2:
            for seat in range(position.players):
                self.add(NEXT | (ONE << 58) * seat)
        elif position.phase == 3:
            for wish in range(1, 4):
                self.add(POST | (ONE << 58) * position.decider() | (ONE << 60) * wish)

    def add_plays(self, position: Position) -> None:
        """Step 1: single cards, companions, combos, a jester, yield, flip (RC-10 … RC-17)."""
        hand = position.hands[position.turn]
        aces = hand & 15
        normal = hand & ~JESTERS
        rest = normal
        while rest:
            self.add(bit(ctz(rest)))
            rest &= rest - 1
        while aces:
            ace = bit(ctz(aces))
            aces ^= ace
            rest = (normal >> 4 << 4) | aces  # each pair of aces once
            while rest:
                if CARD_VALUE[ctz(rest)] < position.companion_limit:
                    self.add(ace | bit(ctz(rest)))
                rest &= rest - 1
        self.add_combos(position, hand)
        if hand & JESTERS:
            self.add(bit(ctz(hand & JESTERS)))
        if position.can_yield(position.turn):
            self.add(YIELD)
        if position.flips:
            self.add(FLIP)

    def add_combos(self, position: Position, hand: int) -> None:
        """Cards of one rank from 2 to 10, as far as the limit goes (RC-10, RC-11)."""
        clubs = hand & SUIT[0]
        diamonds = (hand >> 1) & SUIT[0]
        hearts = (hand >> 2) & SUIT[0]
        spades = (hand >> 3) & SUIT[0]
        pairs = (clubs & (diamonds | hearts | spades)) | (diamonds & (hearts | spades)) | (hearts & spades)
        pairs &= NUMBERED
        while pairs:
            place = ctz(pairs)
            pairs &= pairs - 1
            same = (hand >> place) & 15
            part = same
            while part:
                if part & (part - 1) and popcount(part) * ((place >> 2) + 1) <= position.combo_limit:
                    self.add(part << place)
                part = (part - 1) & same

    def add_payments(self, position: Position, rule: int) -> None:
        """Step 4: sets of cards that cover what is owed, by one of the three rules of RC-61, and a flip."""
        hand = position.hands[position.payer]
        if mask_value(hand) < position.owed:
            if position.overflow and position.players > 1:
                self.add(PAY | hand)
        else:
            size = self.flag_payments(position, rule)
            self.spread(hand)
            for i in range(1, size):
                if self.flags[i]:
                    self.add(PAY | self.masks[i])
        if position.flips:
            self.add(FLIP)

    def flag_payments(self, position: Position, rule: int) -> int:
        """Flag those subsets of a hand that pay what is owed, if it can; answers how many subsets there are."""
        hand = position.hands[position.payer]
        owed = position.owed
        size = self.weigh(hand)
        alike = popcount(hand & JESTERS) == 2
        for i in range(size):
            self.flags[i] = self.sums[i] >= owed
        if rule or alike:
            for i in range(1, size):
                if self.flags[i] and ((alike and i & 3 == 2) or not self.is_tight(i, owed, rule)):
                    self.flags[i] = 0
        return size

    def weigh(self, hand: int) -> int:
        """The worth of every subset of a hand, cards in order of worth, jesters first; answers how many there are."""
        self.sums[0] = 0
        size = 1
        for _ in range(popcount(hand & JESTERS)):
            for i in range(size):
                self.sums[size + i] = 0
            size *= 2
        rest = hand & ~JESTERS
        while rest:
            worth = CARD_VALUE[ctz(rest)]
            rest &= rest - 1
            for i in range(size):
                self.sums[size + i] = self.sums[i] + worth
            size *= 2
        return size

    def spread(self, hand: int) -> None:
        """Every subset of a hand, in the order of `weigh`."""
        self.masks[0] = 0
        size = 1
        rest = hand & JESTERS
        normal = hand & ~JESTERS
        while rest or normal:
            if not rest:
                rest = normal
                normal = 0
            card = ctz(rest)
            rest &= rest - 1
            for i in range(size):
                self.masks[size + i] = self.masks[i] | bit(card)
            size *= 2

    def is_tight(self, i: int, owed: int, rule: int) -> bool:
        """Whether a covering set is no more than the rule allows: 0 at_least, 1 until, 2 minimal."""
        if rule == 0:
            return True
        if rule == 2:
            return self.sums[i & (i - 1)] < owed
        high = 1
        while high * 2 <= i:
            high *= 2
        return self.sums[i - high] < owed

    def listed(self) -> list[int]:
        """The moves found, for Python."""
        return [self.move[i] for i in range(self.count)]


LIST = Moves()  # for those who come from Python, one at a time


def is_play(position: Position, cards: int) -> bool:
    """Whether cards of the hand form a legal play (RC-10 … RC-16)."""
    count = popcount(cards)
    if count < 2 or cards & JESTERS:
        return count == 1
    if cards & 15:
        return count == 2 and mask_value(cards) <= position.companion_limit
    rank = ctz(cards) >> 2
    return rank < 10 and not cards & ~(ONE * 15 << (4 * rank)) and count * (rank + 1) <= position.combo_limit


def is_payment(position: Position, cards: int) -> bool:
    """Whether cards of the payer's hand cover what is owed as the rule wants it (RC-60, RC-61)."""
    hand = position.hands[position.payer]
    owed = position.owed
    if mask_value(hand) < owed:
        return position.overflow and position.players > 1 and cards == hand
    total = mask_value(cards)
    if total < owed:
        return False
    if position.discard_rule == 0:
        return True
    largest = 0
    smallest = 20
    rest = cards
    while rest:
        value = CARD_VALUE[ctz(rest)]
        largest = max(largest, value)
        smallest = min(smallest, value)
        rest &= rest - 1
    return total - (largest if position.discard_rule == 1 else smallest) < owed


def legal_moves(position: Position) -> list[int]:
    """All legal moves of whoever is asked, as words."""
    LIST.fill(position)
    return LIST.listed()


def minimal_payments(position: Position) -> list[int]:
    """The payments from which no card could be spared, whatever the rule set allows beyond them."""
    moves = Moves()
    moves.add_payments(position, 2)
    return moves.listed()


def is_legal(position: Position, move: int) -> bool:
    """Whether a word is a legal move now; the order of the cards named does not matter."""
    cards = move & CARDS
    kind = move & KIND
    if cards and kind == PLAY:
        return (
            position.phase == 0
            and not cards & ~position.hands[position.turn]
            and bool(is_play(position, cards))
        )
    if cards and kind == PAY:
        return (
            position.phase == 1
            and not cards & ~position.hands[position.payer]
            and bool(is_payment(position, cards))
        )
    if kind == YIELD:
        return move == YIELD and position.phase == 0 and position.can_yield(position.turn)
    if kind == FLIP:
        return move == FLIP and position.phase < 2 and position.flips > 0
    seat = (move >> 58) & 3
    if kind == NEXT:
        return position.phase == 2 and seat < position.players and move == NEXT | (ONE << 58) * seat
    wish = (move >> 60) & 3
    return (
        position.phase == 3
        and wish > 0
        and seat == position.decider()
        and move == POST | (ONE << 58) * seat | (ONE << 60) * wish
    )


def fitted(position: Position, move: int) -> int:
    """A legal move with the jester that the hand holds, for two look alike; 0 for one that is not legal."""
    if move & JESTERS == FIRST_JESTER:
        seat = position.decider()
        if seat >= 0 and not position.hands[seat] & FIRST_JESTER:
            move ^= JESTERS
    return move if is_legal(position, move) else 0
