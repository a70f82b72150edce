"""A seat's view and its choices as numbers; observe.pxd makes it C. docs/research.md has both tables for readers.

An observation says what the seat's view says, no more and no less: cards in planes of 54 (the two jesters, which look
alike, in one fixed order), hidden ones by the layer they must be of (RC-92), seats from the own one to the left.

An action is a number: cards and moves without cards have one for good, a payment is the set of its places in the hand,
cards in order of worth with jesters first. So a hand is needed to tell a payment's cards.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from typing import TYPE_CHECKING

from dethrone.desk import Desk
from dethrone.regicide.legal import Moves
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import Dealer

if not cython.compiled:
    from dethrone.bits import bit, ctz, popcount
    from dethrone.regicide.cards import CARD_VALUE, mask_value
    from dethrone.regicide.codes import (
        CARDS,
        FLIP,
        HEALTH,
        JESTERS,
        KIND,
        NEXT,
        ONE,
        PAY,
        PLAY,
        POST,
        YIELD,
    )
    from dethrone.regicide.engine import apply, start
    from dethrone.regicide.layout import (
        ACE_PAIRS,
        AT_ASKED,
        AT_CASTLE,
        AT_DISCARD,
        AT_ENEMY,
        AT_FACTS,
        AT_HAND,
        AT_HAND_SIZES,
        AT_HANDS,
        AT_LAYER,
        AT_OUTCOME,
        AT_PHASE,
        AT_PLAY,
        AT_PLAYER,
        AT_SEAT,
        AT_SLOTS,
        AT_STRAY,
        AT_TAVERN,
        AT_TURN,
        AT_WISHES,
        AT_YIELDED,
        COMPANIONS,
        FLIPPING,
        FOURS,
        JESTER_PLAY,
        LONG_COMBOS,
        NAMES,
        PAYMENTS,
        PLANE,
        PLANES,
        THREES,
        TWOS,
        WIDTH,
        WISHES,
        YIELDING,
    )

if TYPE_CHECKING:
    from dethrone.regicide.moves import Move
    from dethrone.regicide.rules import Rules

PAIRS = [3, 5, 6, 9, 10, 12]  # two suits as bits, three, and the place of each such set
TRIPLES = [7, 11, 13, 14]
SUBSET = [0, 0, 0, 0, 0, 1, 2, 0, 0, 3, 4, 1, 5, 2, 3, 0]
ALL_HEALTH = 360.0  # of the twelve royals


class Observer(Desk):
    """A desk for games under the rules of one position."""

    first: int
    moves: Moves
    dealer: Dealer

    def __init__(self, players: int, rules: Rules) -> None:
        super().__init__()
        self.width = WIDTH
        self.actions = action_count(rules.position(players))
        self.first = rules.first_seat(players)
        self.moves = Moves()
        self.dealer = Dealer()

    # -------------------------------------------------------------- a game
    def begin(self, position: Position, seed: int) -> None:
        start(cython.cast(Position, position), seed, self.first)

    def become(self, position: Position, other: Position) -> None:
        cython.cast(Position, position).copy_from(cython.cast(Position, other))

    def play(self, position: Position, action: int) -> None:
        apply(cython.cast(Position, position), word_of(cython.cast(Position, position), action))

    def asked(self, position: Position) -> int:
        seat: int = cython.cast(Position, position).decider()
        return seat

    def result(self, position: Position) -> int:
        """The engine's outcomes beyond a win are ways to lose."""
        result: int = min(cython.cast(Position, position).outcome, 2)
        return result

    def progress(self, position: Position) -> float:
        return progress_of(cython.cast(Position, position))

    # ------------------------------------------------------------- choices
    def mark(self, position: Position) -> None:
        self.mark_moves(cython.cast(Position, position))

    def mark_moves(self, position: Position) -> None:
        """Mark every legal action of the decider."""
        self.marked = -1
        self.wipe_mask()
        if position.phase != 1:
            self.moves.fill(position)
            seat = position.decider()
            for i in range(self.moves.count):
                self.mask[action_of(position, seat, self.moves.move[i])] = 1
            return
        if position.flips:
            self.mask[FLIPPING] = 1
        hand = position.hands[position.payer]
        if mask_value(hand) >= position.owed:
            size = self.moves.flag_payments(position, position.discard_rule)
            for i in range(1, size):
                self.mask[PAYMENTS - 1 + i] = self.moves.flags[i]
        elif position.overflow and position.players > 1:
            self.mask[PAYMENTS - 2 + (1 << popcount(hand))] = 1

    # -------------------------------------------------------- observations
    def look(self, position: Position, seat: int) -> None:
        self.observe(cython.cast(Position, position), seat)

    def observe(self, position: Position, seat: int) -> None:
        """Write what a seat is told; every part of it is in the view."""
        self.wipe()
        self.tell_turn(position, seat)
        self.tell_seats(position, seat)
        self.tell_castle(position)
        self.tell_hand(position.hands[seat])
        self.tell_plays(position, seat)
        self.tell_hidden(position, seat)
        if position.jesters == 2:
            self.order_jesters()

    def tell_turn(self, position: Position, seat: int) -> None:
        """What is asked, of whom, and how the enemy stands."""
        players, cells = position.players, self.cells
        cells[AT_PHASE + position.phase] = 1
        decider = position.decider()
        if decider >= 0:
            cells[AT_ASKED + from_seat(seat, decider, players)] = 1
        cells[AT_TURN + from_seat(seat, position.turn, players)] = 1
        cells[AT_SEAT + seat] = 1
        if position.outcome:
            cells[AT_OUTCOME + position.outcome - 1] = 1
        cells[AT_ENEMY + position.enemy - 40] = 1
        cells[AT_FACTS] = position.damage
        cells[AT_FACTS + 1] = HEALTH[position.enemy >> 2] - position.damage
        cells[AT_FACTS + 2] = position.shield
        cells[AT_FACTS + 3] = position.attack()
        cells[AT_FACTS + 4] = position.owed
        cells[AT_FACTS + 5] = position.cancelled
        cells[AT_FACTS + 6] = position.flips
        cells[AT_FACTS + 7] = position.streak
        cells[AT_FACTS + 8] = position.batches
        cells[AT_FACTS + 9] = position.last_heal
        cells[AT_FACTS + 10] = position.tavern_size
        cells[AT_FACTS + 11] = popcount(position.discard)
        cells[AT_FACTS + 12] = min(position.pile_top, 52) + 1

    def tell_seats(self, position: Position, seat: int) -> None:
        """What everybody sees of each seat; a wish stays with its owner until all have spoken (RC-96)."""
        cells, other = self.cells, seat
        for k in range(position.players):
            cells[AT_HAND_SIZES + k] = popcount(position.hands[other])
            cells[AT_YIELDED + k] = (position.yielded >> other) & 1
            wish = (position.wishes >> (2 * other)) & 3
            if wish and k and position.phase == 3:
                wish = 3
            cells[AT_WISHES + k] = wish
            other = next_seat(other, position.players)

    def tell_castle(self, position: Position) -> None:
        """The royals that were seen, by their order."""
        cells = self.cells
        for i in range(min(position.defeated + 1, 12)):
            cells[AT_CASTLE + position.castle[i] - 40] = i + 1

    def tell_hand(self, hand: int) -> None:
        """The own cards, and their worth by their places."""
        cells, slot = self.cells, AT_SLOTS
        for _ in range(popcount(hand & JESTERS)):
            cells[slot] = 1
            slot += 1
        while hand:
            card = ctz(hand)
            hand &= hand - 1
            cells[AT_HAND + card] = 1
            if card < 52:
                cells[slot] = CARD_VALUE[card] + 1
                slot += 1

    def tell_plays(self, position: Position, seat: int) -> None:
        """The cards on the table, by play and player."""
        cells = self.cells
        for i in range(position.play_count):
            rest = position.plays[i] & CARDS
            player = 1 + from_seat(seat, (position.plays[i] >> 58) & 3, position.players)
            while rest:
                card = ctz(rest)
                rest &= rest - 1
                cells[AT_PLAY + card] = i + 1
                cells[AT_PLAYER + card] = player

    def tell_hidden(self, position: Position, seat: int) -> None:
        """The pile, and what is hidden: cards by layers, places by layers, never which lies where."""
        cells, top, other = self.cells, position.top, seat
        for i in range(position.tavern_size):
            card = position.tavern[(top + i) & 63]
            label = position.layer[card] + 1
            cells[AT_TAVERN + i] = label
            cells[AT_LAYER + card] = label
        for k in range(position.players - 1):
            other = next_seat(other, position.players)
            self.tell_layers(position, position.hands[other], AT_HANDS + 10 * k)
        known = position.discard
        if position.discard_view:
            known = self.dealer.seen_in_pile(position)
            self.tell_strays(position, seat, known)
        while known:
            cells[AT_DISCARD + ctz(known)] = 1
            known &= known - 1

    def tell_layers(self, position: Position, hand: int, at: int) -> None:
        """A hidden hand: its layers in order."""
        cells, count = self.cells, 0
        while hand:
            card = ctz(hand)
            hand &= hand - 1
            label = position.layer[card] + 1
            cells[AT_LAYER + card] = label
            i = count
            while i > 0 and cells[at + i - 1] > label:
                cells[at + i] = cells[at + i - 1]
                i -= 1
            cells[at + i] = label
            count += 1

    def tell_strays(self, position: Position, seat: int, known: int) -> None:
        """With a closed pile: hidden cards that were once discarded may be of any layer healed since (RC-91)."""
        hidden = self.dealer.gather(position, seat) | (position.discard & ~known)
        while hidden:
            card = ctz(hidden)
            hidden &= hidden - 1
            if position.entry[card] >= 0:
                self.cells[AT_LAYER + card] = 0
                self.cells[AT_STRAY + card] = self.dealer.healed_by(position, position.entry[card]) + 1

    def order_jesters(self) -> None:
        """The jesters look alike: the one of which more is known stands first."""
        for i in range(PLANES):
            plane = AT_HAND + PLANE * i
            if self.cells[plane + 52] != self.cells[plane + 53]:
                if self.cells[plane + 52] < self.cells[plane + 53]:
                    self.swap_jesters()
                return

    def swap_jesters(self) -> None:
        for i in range(PLANES):
            plane = AT_HAND + PLANE * i
            number = self.cells[plane + 52]
            self.cells[plane + 52] = self.cells[plane + 53]
            self.cells[plane + 53] = number


def next_seat(seat: int, players: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < players else 0


def from_seat(seat: int, other: int, players: int) -> int:
    """How many seats to the left another sits."""
    return other - seat if other >= seat else other - seat + players


# --------------------------------------------------------------- numbering
def long_combos(position: Position) -> int:
    """The number of the first combo above 10."""
    return PAYMENTS - 1 + (1 << position.hand_limit)


def action_count(position: Position) -> int:
    """How many actions there are under the rules of a position."""
    return long_combos(position) + (LONG_COMBOS if position.combo_limit > 10 else 0)


def combo_action(position: Position, cards: int) -> int:
    """The number of two to four cards of one rank."""
    rank = ctz(cards) >> 2
    suits = (cards >> (4 * rank)) & 15
    count = popcount(suits)
    above = long_combos(position)
    if count == 2:
        return (TWOS + 6 * (rank - 1) if rank < 5 else above + 6 * (rank - 5)) + SUBSET[suits]
    if count == 3:
        return (THREES + 4 * (rank - 1) if rank < 3 else above + 30 + 4 * (rank - 3)) + SUBSET[suits]
    return FOURS if rank == 1 else above + 58 + rank - 2


def play_action(position: Position, cards: int) -> int:
    """The number of a play."""
    if not cards & (cards - 1):
        return min(ctz(cards), JESTER_PLAY)
    aces = cards & 15
    if not aces:
        return combo_action(position, cards)
    if aces == cards:
        return ACE_PAIRS + SUBSET[aces]
    return COMPANIONS + 48 * ctz(aces) + ctz(cards ^ aces) - 4


def payment_action(hand: int, cards: int) -> int:
    """The number of a payment: which places of the hand it takes."""
    number = 0
    place = 1
    rest = hand & JESTERS
    normal = hand & ~JESTERS
    while rest or normal:
        if not rest:
            rest = normal
            normal = 0
        if cards & rest & ~(rest - 1):
            number |= place
        place <<= 1
        rest &= rest - 1
    return PAYMENTS - 1 + number


def action_of(position: Position, seat: int, move: int) -> int:
    """The number of a decider's move; seats are counted from the one given."""
    kind = move & KIND
    if kind == PLAY:
        return play_action(position, move & CARDS)
    if kind == PAY:
        return payment_action(position.hands[position.payer], move & CARDS)
    if kind == YIELD:
        return YIELDING
    if kind == FLIP:
        return FLIPPING
    if kind == NEXT:
        return NAMES + from_seat(seat, (move >> 58) & 3, position.players)
    return WISHES - 1 + ((move >> 60) & 3)


def combo_cards(count: int, number: int, rank: int) -> int:
    """The cards of a combo of two or three by its number from a rank on."""
    if count == 2:
        return (ONE * PAIRS[number % 6]) << (4 * (rank + number // 6))
    return (ONE * TRIPLES[number % 4]) << (4 * (rank + number // 4))


def play_cards(position: Position, action: int) -> int:
    """The cards of a play below the yield, or of a combo above 10."""
    if action < JESTER_PLAY:
        return bit(action)
    if action == JESTER_PLAY:
        return bit(52) if position.hands[position.turn] & bit(52) else bit(53)
    if action < COMPANIONS:
        return ONE * PAIRS[action - ACE_PAIRS]
    if action < TWOS:
        return bit((action - COMPANIONS) // 48) | bit((action - COMPANIONS) % 48 + 4)
    if action < THREES:
        return combo_cards(2, action - TWOS, 1)
    if action < FOURS:
        return combo_cards(3, action - THREES, 1)
    if action == FOURS:
        return ONE * 15 << 4
    above = action - long_combos(position)
    if above < 30:
        return combo_cards(2, above, 5)
    return combo_cards(3, above - 30, 3) if above < 58 else ONE * 15 << (4 * (above - 56))


def paid_cards(hand: int, number: int) -> int:
    """The cards at these places of a hand."""
    cards = hand & 0
    rest = hand & JESTERS
    normal = hand & ~JESTERS
    while rest or normal:
        if not rest:
            rest = normal
            normal = 0
        if number & 1:
            cards |= rest & ~(rest - 1)
        number >>= 1
        rest &= rest - 1
    return cards


def word_of(position: Position, action: int) -> int:
    """The move that an action of the decider stands for."""
    seat = position.decider()
    if action < YIELDING or action >= long_combos(position):
        return PLAY | play_cards(position, action)
    if action == YIELDING:
        return YIELD
    if action == FLIPPING:
        return FLIP
    if action < WISHES:
        return NEXT | (ONE << 58) * ((seat + action - NAMES) % position.players)
    if action < PAYMENTS:
        return POST | (ONE << 58) * seat | (ONE << 60) * (action - WISHES + 1)
    return PAY | paid_cards(position.hands[position.payer], action - PAYMENTS + 1)


# --------------------------------------------------------------- a position
def progress_of(position: Position) -> float:
    """The share of all royals' health that was beaten."""
    beaten = 0
    for i in range(position.defeated):
        beaten += HEALTH[position.castle[i] >> 2]
    if position.defeated < 12:
        beaten += min(position.damage, HEALTH[position.enemy >> 2])
    return beaten / ALL_HEALTH


def number_of(position: Position, move: Move) -> int:
    """The action number of a legal move; a jester is any jester, and what lies on top does not count."""
    from dethrone.regicide.moves import encode  # noqa: PLC0415 (numbers do without)

    word = encode(move)
    if word & KIND <= PAY:
        word &= CARDS | KIND
    if word & JESTERS == bit(52) and not position.hand(position.decider()) & bit(52):
        word ^= JESTERS
    return action_of(position, position.decider(), word)
