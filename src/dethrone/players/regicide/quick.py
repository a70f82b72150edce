"""The quick player: one look at what its seat may know, all its moves scored at once by a small net; quick.pxd makes
it C.

No card is dealt, no move is played on: a row of features says what the seat knows, a short row for every move what
would lie in the hand after it and what it does at once, as far as that is certain. A first layer adds both rows, so the
long one is multiplied once for all moves; the move whose answer is highest is made. Suits are told apart by what
they do (role 0 doubles, 1 draws, 2 heals, 3 shields), so that a net serves every rule set. Wishes are the policy's, and
so is whom they lead to.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.players.regicide.policy import Policy
from dethrone.regicide.legal import Moves
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import Dealer

if not cython.compiled:
    from dethrone.bits import bit, ctz, popcount
    from dethrone.players.regicide.policy import progress
    from dethrone.regicide.cards import CARD_VALUE, mask_value
    from dethrone.regicide.codes import (
        ATTACK,
        CARDS,
        FLIP,
        JESTERS,
        KIND,
        NEXT,
        PAY,
        SUIT,
        YIELD,
    )
    from dethrone.regicide.engine import apply, deal, is_immune

    KNOWN, MOVE, FIRST, SECOND = 69, 96, 128, 32

LONGEST = 600  # moves after which a game is given up; only unlimited yielding comes near it
AVERAGE = 5.5  # what a card that nobody saw is worth, about


class Quick:
    """The weights and the scratch space to use them; one for each thread."""

    known_weights: list[float]  # of input i to neuron j: known_weights[FIRST * i + j]
    move_weights: list[float]
    first_bias: list[float]
    second: list[float]
    second_bias: list[float]
    last: list[float]
    row: list[float]  # what the seat knows
    move_row: list[float]  # ends with a zero
    live: list[int]  # inputs of a move that are not zero
    base: list[float]  # what the first layer gets from the row
    hidden: list[float]
    deep: list[float]
    role: list[int]
    scores: list[float]  # what the policy thinks of the moves
    at: int
    seat: int
    hand: int
    left: int  # of the enemy's health
    owed: int
    top_score: float
    drawn: int
    drawn_self: int
    policy: Policy
    moves: Moves
    dealer: Dealer

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.moves = Moves()
        self.dealer = Dealer()
        if not cython.compiled:
            self.known_weights = [0.0] * (KNOWN * FIRST)
            self.move_weights = [0.0] * ((MOVE + 1) * FIRST)
            self.first_bias = [0.0] * FIRST
            self.second = [0.0] * (FIRST * SECOND)
            self.second_bias = [0.0] * SECOND
            self.last = [0.0] * SECOND
            self.row = [0.0] * KNOWN
            self.move_row = [0.0] * (MOVE + 1)
            self.live = [0] * (MOVE + 3)
            self.base = [0.0] * FIRST
            self.hidden = [0.0] * FIRST
            self.deep = [0.0] * SECOND
            self.role = [0] * 4
            self.scores = [0.0] * 1100

    def load(self, numbers: Sequence[float]) -> None:
        """Take the weights: those of what is known, of moves, the first bias, the second layer, its bias, the last."""
        at = 0
        for i in range(KNOWN * FIRST):
            self.known_weights[i] = numbers[at + i]
        at += KNOWN * FIRST
        for i in range(MOVE * FIRST):
            self.move_weights[i] = numbers[at + i]
        at += MOVE * FIRST
        for i in range(FIRST):
            self.first_bias[i] = numbers[at + i]
        at += FIRST
        for i in range(FIRST * SECOND):
            self.second[i] = numbers[at + i]
        at += FIRST * SECOND
        for i in range(SECOND):
            self.second_bias[i] = numbers[at + i]
            self.last[i] = numbers[at + SECOND + i]

    # ------------------------------------------------------ what is known
    def put(self, number: float) -> None:
        self.row[self.at] = number
        self.at += 1

    def put_cards(self, cards: int, share: float) -> None:
        """How many cards a set has, what they are worth, its royals, and its worth by role."""
        self.put_mixed(cards, 0, 0.0, share)

    def put_mixed(self, cards: int, others: int, part: float, share: float) -> None:
        """The same of a set and a part of some other cards, nobody knows which: what is to be expected."""
        cards &= ~JESTERS
        others &= ~JESTERS
        self.put((popcount(cards) + part * popcount(others)) * share)
        self.put((mask_value(cards) + part * mask_value(others)) * share * 0.18)
        self.put((popcount(cards >> 40) + part * popcount(others >> 40)) * share * 4.0)
        for i in range(4):
            worth = mask_value(cards & SUIT[i]) + part * mask_value(others & SUIT[i])
            self.row[self.at + self.role[i]] = worth * share * 0.4
        self.at += 4

    def look(self, position: Position) -> None:
        """Take in what the seat that is asked knows."""
        self.seat = position.decider()
        self.hand = position.hands[self.seat]
        self.left = 2 * CARD_VALUE[position.enemy] - position.damage
        self.owed = position.owed if position.phase == 1 else position.attack()
        for i in range(4):
            self.role[i] = i
        self.role[position.double_suit] = 0
        self.role[position.shield_suit] = 3
        self.at = 0
        self.look_at_enemy(position)
        self.look_at_seats(position)
        self.look_at_piles(position)

    def look_at_enemy(self, position: Position) -> None:
        enemy = position.enemy
        for i in range(12):
            self.put(1.0 if position.defeated == i else 0.0)
        for i in range(4):
            self.row[self.at + self.role[i]] = 0.0 if position.cancelled or enemy & 3 != i else 1.0
        self.at += 4
        self.put(1.0 if position.cancelled else 0.0)
        self.put(self.left * 0.05)
        self.put(self.left * 0.5 / CARD_VALUE[enemy])
        self.put(self.owed * 0.1)
        self.put(position.shield * 0.05)
        for _ in range(4):  # which suits of the rank are still to come
            self.put(0.0)
        for i in range(position.defeated + 1, (position.defeated & 12) + 4):
            self.row[self.at - 4 + self.role[position.castle[i] & 3]] = 1.0
        self.put(popcount(position.played) * 0.2)
        self.put(mask_value(position.played) * 0.04)
        for i in range(3):
            self.put(1.0 if position.phase == i else 0.0)
        for i in range(2):
            self.put(1.0 if position.flips > i else 0.0)

    def look_at_seats(self, position: Position) -> None:
        """The sizes of hands in order of turns, and who has yielded."""
        self.put(popcount(self.hand) * 0.2)
        for i in range(1, 4):
            if i >= position.players:
                self.put(0.0)
                self.put(0.0)
                continue
            other = (self.seat + i) % position.players
            self.put(popcount(position.hands[other]) * 0.2)
            self.put(1.0 if position.yielded >> other & 1 else 0.0)
        self.put(position.streak * 0.5)

    def look_at_piles(self, position: Position) -> None:
        """The tavern's size, the discard pile, all that is hidden, and of that what may be drawn next."""
        hidden = self.dealer.gather(position, self.seat)
        pile = position.discard
        unknown = 0  # of a closed pile and what is hidden together, nobody knows which is where
        part = 0.0  # of it lies in the pile
        ahead = hidden
        if position.discard_view:
            pile = self.dealer.seen_in_pile(position)
            unknown = ahead = hidden | (position.discard & ~pile)
            hidden = 0
            if unknown:
                part = 1.0 * popcount(position.discard & ~pile) / popcount(unknown)
        elif position.tavern_size:
            ahead = self.next_layer(position, hidden)
        self.put(position.tavern_size * 0.05)
        self.put(1.0 if position.tavern_size < 4 else 0.0)
        self.put(1.0 if position.tavern_size < 10 else 0.0)
        self.put(popcount(position.discard) * 0.05)
        self.put_mixed(pile, unknown, part, 0.05)
        self.put((popcount(pile & JESTERS) + part * popcount(unknown & JESTERS)) * 0.5)
        self.put_mixed(hidden, unknown, 1.0 - part, 0.05)
        self.put((popcount(hidden & JESTERS) + (1.0 - part) * popcount(unknown & JESTERS)) * 0.5)
        self.put(popcount(ahead) * (1.0 - part) * 0.05)
        self.put_cards(ahead, 1.0 / popcount(ahead) if ahead else 0.0)
        self.put(1.0 if ahead and not ahead & ~JESTERS else 0.0)  # a jester for sure

    def next_layer(self, position: Position, hidden: int) -> int:
        """With an open pile: the hidden cards of which the next one to be drawn is one (RC-92)."""
        label = position.layer[position.tavern[position.top]]
        found = 0
        while hidden:
            card = ctz(hidden)
            hidden &= hidden - 1
            if position.layer[card] == label:
                found |= bit(card)
        return found

    # --------------------------------------------------------- every move
    def list_moves(self, position: Position, moves: Moves) -> None:
        """All moves of the seat, payments only without a card to spare, and what the policy thinks of them."""
        moves.count = 0
        if position.phase == 1:
            moves.add_payments(position, 2)
        else:
            moves.fill(position)
        self.policy.look(position, self.seat)
        self.top_score = -1e30
        for i in range(moves.count):
            self.scores[i] = self.rate(position, moves.move[i])
            self.top_score = max(self.top_score, self.scores[i])

    def rate(self, position: Position, move: int) -> float:
        """The policy's score of a move."""
        if move & KIND == FLIP:
            return self.policy.score_flip()
        if position.phase == 0:
            return self.policy.score(position, move)
        if position.phase == 1:
            return self.policy.score_payment(position, move)
        return self.policy.score_name(position, (move >> 58) & 3)

    def read(self, position: Position, i: int) -> None:
        """Fill the short row of a move."""
        move = self.moves.move[i]
        kind = move & KIND
        cards = move & CARDS
        for j in range(MOVE):
            self.move_row[j] = 0.0
        self.move_row[52] = (self.scores[i] - self.top_score) * 0.1
        self.move_row[53] = 1.0 if self.scores[i] == self.top_score else 0.0
        self.move_row[52] = max(-2.0, self.move_row[52])
        if kind == FLIP:
            self.move_row[54] = 1.0
            self.read_flip(position)
            return
        self.read_hand(self.hand & ~cards)
        if kind == YIELD:
            self.move_row[55] = 1.0
            self.read_stand(position, self.hand, self.left, self.owed, 0)
        elif kind == NEXT:
            self.read_name(position, ((move >> 58) & 3))
        elif kind == PAY:
            self.move_row[56] = 1.0
            self.move_row[57] = (mask_value(cards) - self.owed) * 0.2
        elif cards & JESTERS:
            self.move_row[58] = 1.0
        else:
            self.read_play(position, cards)

    def read_flip(self, position: Position) -> None:
        """What a flip throws away, and how many cards it brings."""
        self.move_row[59] = mask_value(self.hand) * 0.05
        self.move_row[60] = min(position.tavern_size, position.hand_limit) * 0.2

    def read_hand(self, hand: int) -> None:
        """The hand that is left: every card, and sums."""
        worth = mask_value(hand)
        self.move_row[61] = popcount(hand & JESTERS)
        self.move_row[62] = popcount(hand) * 0.2
        self.move_row[63] = worth * 0.04
        for j in range(4):
            self.move_row[64 + self.role[j]] = mask_value(hand & SUIT[j]) * 0.1
        rest = hand & ~JESTERS
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            self.move_row[(card >> 2 << 2) + self.role[card & 3]] = 1.0

    def read_name(self, position: Position, other: int) -> None:
        """Who goes next: how many seats on, and the size of that hand."""
        self.move_row[68 + (other + position.players - self.seat) % position.players] = 1.0
        self.move_row[72] = popcount(position.hands[other]) * 0.2

    def read_play(self, position: Position, cards: int) -> None:
        """What cards do: damage, shield, cards healed and drawn."""
        value = mask_value(cards)
        damage = value
        doubling = cards & SUIT[position.double_suit]
        if doubling and not is_immune(position, position.double_suit):
            damage += mask_value(doubling) if position.double_cards else value
        healed = 0
        pile = popcount(position.discard)
        if cards & SUIT[2] and not is_immune(position, 2):
            healed = min(value, pile)
            self.move_row[73] = healed * 0.2
            self.move_row[74] = (value - healed) * 0.2
        self.drawn = self.drawn_self = 0
        if cards & SUIT[1] and not is_immune(position, 1):
            self.policy.drawn_self = 0
            self.policy.share_draw(position, value, popcount(cards), healed)
            self.drawn = self.policy.drawn
            self.drawn_self = self.policy.drawn_self
            self.move_row[75] = self.drawn * 0.2
            self.move_row[76] = self.drawn_self * 0.2
            self.move_row[77] = (value - self.drawn) * 0.2
        owed = self.owed
        if cards & SUIT[position.shield_suit] and not is_immune(position, position.shield_suit):
            owed = max(0, owed - value)
            self.move_row[78] = (self.owed - owed) * 0.1
            self.move_row[79] = (value - self.owed + owed) * 0.1
        self.move_row[80] = popcount(cards) * 0.3
        if damage >= self.left:
            self.read_kill(position, self.hand & ~cards, damage - self.left)
        else:
            self.read_stand(position, self.hand & ~cards, self.left - damage, owed, self.drawn_self)

    def read_kill(self, position: Position, hand: int, spare: int) -> None:
        """The enemy falls: exactly or with damage to spare, and what the next one hits for."""
        self.move_row[81] = 1.0
        self.move_row[82] = 1.0 if spare == 0 else 0.0
        self.move_row[83] = spare * 0.1
        if position.defeated < 11:
            attack = ATTACK[position.castle[position.defeated + 1] >> 2]
            self.move_row[84] = (mask_value(hand) + AVERAGE * self.drawn_self - attack) * 0.05

    def read_stand(self, position: Position, hand: int, left: int, owed: int, drawn: int) -> None:
        """The enemy stands: what is left of it, what it hits for, whether that can be paid, what comes after."""
        worth = mask_value(hand)
        hoped = worth + AVERAGE * drawn
        self.move_row[85] = 1.0
        self.move_row[86] = left * 0.05
        self.move_row[87] = owed * 0.1
        self.move_row[88] = 1.0 if worth < owed else 0.0
        self.move_row[89] = max(0, owed - worth) * 0.1
        self.move_row[90] = max(0.0, owed - hoped) * 0.1
        self.move_row[91] = max(0.0, hoped - owed) * 0.05
        self.move_row[92] = 1.0 if owed == 0 else 0.0
        most = 0
        rest = hand & ~JESTERS
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            damage = CARD_VALUE[card]
            if card & 3 == position.double_suit and not is_immune(position, position.double_suit):
                damage *= 2
            most = max(most, damage)
            if damage == left:
                self.move_row[93] = 1.0
        self.move_row[94] = 1.0 if most >= left else 0.0
        self.move_row[95] = left * owed * 0.002

    # ------------------------------------------------------------- layers
    def prepare(self) -> None:
        """What the first layer gets from all that is known, once for all moves."""
        for j in range(FIRST):
            self.base[j] = self.first_bias[j]
        for i in range(KNOWN):
            x = self.row[i]
            if x != 0.0:
                for j in range(FIRST):
                    self.base[j] = self.base[j] + x * self.known_weights[FIRST * i + j]

    def forward(self) -> float:
        """The net's answer to the move whose row was read."""
        count = 0
        for i in range(MOVE):
            self.live[count] = i
            count += self.move_row[i] != 0.0
        for i in range(count, count + 3):
            self.live[i] = MOVE  # the weights of these do not count, for the row ends with a zero
        for j in range(FIRST):
            self.hidden[j] = self.base[j]
        for i in range(0, count, 4):
            self.add_first(self.live[i], self.live[i + 1], self.live[i + 2], self.live[i + 3])
        for j in range(FIRST):
            x = self.hidden[j]
            self.hidden[j] = x if x > 0 else 0
        for j in range(SECOND):
            self.deep[j] = self.second_bias[j]
        for i in range(0, FIRST, 4):
            self.add_second(i)
        total = 0.0
        for j in range(SECOND):
            x = self.deep[j]
            if x > 0.0:
                total += x * self.last[j]
        return total

    def add_first(self, a: int, b: int, c: int, d: int) -> None:
        """Four inputs of a move into the first hidden layer at a time, which spares memory."""
        p, q, r, s = self.move_row[a], self.move_row[b], self.move_row[c], self.move_row[d]
        a, b, c, d = a * FIRST, b * FIRST, c * FIRST, d * FIRST
        for j in range(FIRST):
            self.hidden[j] = (
                self.hidden[j]
                + p * self.move_weights[a + j]
                + q * self.move_weights[b + j]
                + r * self.move_weights[c + j]
                + s * self.move_weights[d + j]
            )

    def add_second(self, i: int) -> None:
        """Four neurons of the first hidden layer into the second."""
        p, q, r, s = self.hidden[i], self.hidden[i + 1], self.hidden[i + 2], self.hidden[i + 3]
        i *= SECOND
        for j in range(SECOND):
            self.deep[j] = (
                self.deep[j]
                + p * self.second[i + j]
                + q * self.second[i + SECOND + j]
                + r * self.second[i + 2 * SECOND + j]
                + s * self.second[i + 3 * SECOND + j]
            )

    # ------------------------------------------------------------- choose
    def adopt(self, position: Position) -> None:
        """Take over the rules of a position."""
        self.policy.adopt(position)

    def choose(self, position: Position) -> int:
        """The move of whoever is asked, after the policy has adopted the rules."""
        if position.phase == 3:
            return self.policy.choose_wish(position)
        if position.phase == 2 and position.open_order:
            return self.policy.choose_name(position)  # who wants to go was heard; the net was taught without
        self.look(position)
        self.list_moves(position, self.moves)
        best = self.moves.move[0]
        if self.moves.count == 1:
            return best
        self.prepare()
        top = -1e30
        for i in range(self.moves.count):
            self.read(position, i)
            answer = self.forward()
            if answer > top:
                top = answer
                best = self.moves.move[i]
        return best

    # ------------------------------------------------------- Python's side
    def move(self, position: Position) -> int:
        """The move of whoever is asked, from Python."""
        self.policy.adopt(position)
        return self.choose(position)

    def answers(self, position: Position) -> list[tuple[int, float]]:
        """Every move with the net's answer, from Python; none where somebody says a wish."""
        self.policy.adopt(position)
        self.look(position)
        self.list_moves(position, self.moves)
        self.prepare()
        found = []
        for i in range(self.moves.count):
            self.read(position, i)
            found.append((self.moves.move[i], self.forward()))
        return found

    def rows(self, position: Position, moves: Sequence[int]) -> tuple[array[float], array[float]]:
        """What a position and some of its moves are to the net: a long row, and a short one for each move."""
        self.policy.adopt(position)
        self.look(position)
        self.list_moves(position, self.moves)
        known = array("f", [self.row[i] for i in range(KNOWN)])
        short = array("f", bytes(4 * MOVE * len(moves)))
        for i in range(self.moves.count):
            if self.moves.move[i] in moves:
                self.read(position, i)
                at = MOVE * moves.index(self.moves.move[i])
                for j in range(MOVE):
                    short[at + j] = self.move_row[j]
        return known, short


def shape() -> tuple[int, int, int, int]:
    """The number of inputs, of a position and of a move, and of neurons in the hidden layers."""
    return KNOWN, MOVE, FIRST, SECOND


def quick_games(quick: Quick, start: Position, games: int, seed: int) -> tuple[int, float, int]:
    """Play whole games under the rules of a position: wins, royals' share, decisions."""
    position = Position()
    position.copy_rules(start)
    wins = 0
    decisions = 0
    gone = 0.0
    with cython.nogil:
        quick.policy.adopt(position)
        for i in range(games):
            position.seed_with(seed + i)
            deal(position, 0)
            steps = 0
            while position.phase != 4 and steps < LONGEST:
                apply(position, quick.choose(position))
                steps += 1
            wins += position.outcome == 1
            decisions += steps
            gone += progress(position)
    return wins, gone, decisions
