"""The value net: how likely a position at the start of Step 1 is won, all cards seen; net.pxd makes it C.

Suits are told apart by what they do, so that a net serves every rule set: role 0 doubles, 1 draws, 2 heals,
3 shields. Its inputs are sums and shares of all kinds, and for every card the place where it lies, of which there is no
more than one. Two hidden layers of 128 and 32, rectified; the answer goes through the logistic function.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.regicide.position import Position

if not cython.compiled:
    from math import exp as expf

    from dethrone.bits import bit, ctz, popcount, top
    from dethrone.regicide.cards import CARD_VALUE, mask_value
    from dethrone.regicide.codes import JESTERS, SUIT
    from dethrone.regicide.engine import is_immune

    SUMS, PLACES, CARDS, INPUTS, FIRST, SECOND = 92, 10, 54, 632, 128, 32


FLIPS_AT = 16  # where the features of the flips are
HELD, NEXT, LATER, SOON, TAVERN, PILE, TABLE = (
    0,
    4,
    5,
    6,
    7,
    8,
    9,
)  # where a card lies; held by 1, 2, 3: by others


class Net:
    """The weights and the scratch space to use them; one for each thread."""

    first: list[float]  # of input i to neuron j: first[FIRST * i + j]; the last input is always zero
    first_bias: list[float]
    second: list[float]
    second_bias: list[float]
    last: list[float]
    last_bias: float
    row: list[float]  # the sums; ends with a zero
    live: list[int]  # sums that are not zero
    lying: list[int]  # the inputs of the cards that lie somewhere
    cards: int  # how many these are
    hidden: list[float]
    sums: list[float]  # of the first layer, before the flips
    deep: list[float]
    at: int
    weaker: int  # the seats of weaker players, as bits; only nets that were trained beside such are told
    worth: int
    royals: int
    jesters: int
    role_worth: list[int]
    role_most: list[int]
    role: list[int]

    def __init__(self) -> None:
        self.weaker = 0
        if not cython.compiled:
            self.first = [0.0] * ((INPUTS + 1) * FIRST)
            self.first_bias = [0.0] * FIRST
            self.second = [0.0] * (FIRST * SECOND)
            self.second_bias = [0.0] * SECOND
            self.last = [0.0] * SECOND
            self.last_bias = 0.0
            self.row = [0.0] * (SUMS + 1)
            self.live = [0] * (SUMS + 3)
            self.lying = [0] * (CARDS + 3)
            self.cards = 0
            self.hidden = [0.0] * FIRST
            self.sums = [0.0] * FIRST
            self.deep = [0.0] * SECOND
            self.role_worth = [0] * 4
            self.role_most = [0] * 4
            self.role = [0] * 4

    def load(self, numbers: Sequence[float]) -> None:
        """Take the weights in the order first, its bias, second, its bias, last, its bias."""
        at = 0
        for i in range(INPUTS * FIRST):
            self.first[i] = numbers[at + i]
        at += INPUTS * FIRST
        for i in range(FIRST):
            self.first_bias[i] = numbers[at + i]
        at += FIRST
        for i in range(FIRST * SECOND):
            self.second[i] = numbers[at + i]
        at += FIRST * SECOND
        for i in range(SECOND):
            self.second_bias[i] = numbers[at + i]
            self.last[i] = numbers[at + SECOND + i]
        self.last_bias = numbers[at + 2 * SECOND]

    # ------------------------------------------------------------ features
    def put(self, number: float) -> None:
        self.row[self.at] = number
        self.at += 1

    def tally(self, cards: int) -> None:
        """Count what a set of cards is worth, by role."""
        self.jesters = popcount(cards & JESTERS)
        cards &= ~JESTERS
        self.worth = mask_value(cards)
        self.royals = popcount(cards >> 40)
        for i in range(4):
            suit = cards & SUIT[i]
            self.role_worth[self.role[i]] = mask_value(suit)
            self.role_most[self.role[i]] = CARD_VALUE[top(suit)] if suit else 0

    def look(self, position: Position) -> None:
        """Fill the row of features."""
        for i in range(4):
            self.role[i] = i
        self.role[position.double_suit] = 0
        self.role[position.shield_suit] = 3
        self.at = 0
        self.look_at_enemy(position)
        self.look_at_hand(position)
        self.look_for_kill(position)
        self.look_at_others(position)
        self.look_at_piles(position)
        self.look_at_cards(position)

    def look_at_enemy(self, position: Position) -> None:
        enemy = position.enemy
        most = 2 * CARD_VALUE[enemy]
        left = most - position.damage
        for i in range(12):
            self.put(1.0 if position.defeated == i else 0.0)
        for i in range(4):
            self.put(1.0 if not position.cancelled and self.role[enemy & 3] == i else 0.0)
        self.at += 3
        # several players have no flips: there it says whether a weaker one is to play
        self.put_flips(position.flips + (self.weaker >> position.turn & 1))
        self.put(left * 0.025)
        self.put(1.0 if left == most else 0.0)  # nobody has struck yet
        self.put(position.attack() * 0.05)
        self.put(1.0 if position.cancelled else 0.0)
        for _ in range(4):  # which suits of the rank are still to come
            self.put(0.0)
        for i in range(position.defeated + 1, (position.defeated & 12) + 4):
            self.row[self.at - 4 + self.role[position.castle[i] & 3]] = 1.0
        self.put(popcount(position.yielded) * 0.33)
        self.put(popcount(position.played) * 0.125)
        self.put(mask_value(position.played) * 0.025)

    def put_flips(self, flips: int) -> None:
        """Set the features that tell the flips left, and no others depend on them."""
        for i in range(3):
            self.row[FLIPS_AT + i] = 1.0 if flips == i or (i == 2 and flips > 2) else 0.0

    def look_at_hand(self, position: Position) -> None:
        hand = position.hands[position.turn]
        attack = position.attack()
        self.tally(hand)
        self.put(popcount(hand) * 0.125)
        self.put(self.worth * 0.025)
        self.put(self.royals * 0.33)
        self.put(self.jesters)
        self.put(popcount(hand & 15) * 0.5)
        self.put(1.0 if self.worth >= attack else 0.0)
        self.put((attack - self.worth) * 0.05 if self.worth < attack else 0.0)
        for i in range(4):
            self.put(self.role_worth[i] * 0.05)
            self.put(self.role_most[i] * 0.05)

    def damage_of(self, position: Position, cards: int) -> int:
        """What cards would deal now."""
        damage = mask_value(cards)
        doubling = cards & SUIT[position.double_suit]
        if doubling and not is_immune(position, position.double_suit):
            damage += mask_value(doubling) if position.double_cards else damage
        return damage

    def look_for_kill(self, position: Position) -> None:
        """Whether the enemy could be felled now, and exactly, by one card, with a companion, or by a combo."""
        left = 2 * CARD_VALUE[position.enemy] - position.damage
        normal = position.hands[position.turn] & ~JESTERS
        best = 0
        exact = False
        rest = normal
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            damage = self.damage_of(position, bit(card))
            best = max(best, damage)
            exact = exact or damage == left
        for companion in range(4):
            rest = normal & ~bit(companion)
            if not normal >> companion & 1:
                continue
            while rest:
                card = ctz(rest)
                rest &= rest - 1
                if CARD_VALUE[card] < position.companion_limit:
                    damage = self.damage_of(position, bit(card) | bit(companion))
                    best = max(best, damage)
                    exact = exact or damage == left
        for rank in range(1, 5):
            same = normal & (bit(4 * rank) * 15)
            size = popcount(same)
            if size > 1 and size * (rank + 1) <= position.combo_limit:
                damage = self.damage_of(position, same)
                best = max(best, damage)
                exact = exact or damage == left
        self.put(1.0 if best >= left else 0.0)
        self.put(1.0 if exact else 0.0)
        self.put((left - best) * 0.05 if best < left else 0.0)

    def look_at_others(self, position: Position) -> None:
        """The other hands together, and each in order of turns."""
        all_cards = 0
        for i in range(1, 4):
            if i >= position.players:
                self.put(0.0)
                self.put(0.0)
                self.put(0.0)
                continue
            other = (position.turn + i) % position.players
            self.tally(position.hands[other])
            self.put(popcount(position.hands[other]) * 0.125)
            self.put(self.worth * 0.033)
            self.put(1.0 if self.worth >= position.attack() else 0.0)
            all_cards |= position.hands[other]
        self.tally(all_cards)
        self.put(self.worth * 0.017)
        self.put(self.royals * 0.33)
        self.put(self.jesters)
        for i in range(4):
            self.put(self.role_worth[i] * 0.033)
            self.put(self.role_most[i] * 0.05)

    def look_at_piles(self, position: Position) -> None:
        """The tavern, its next eight cards, and the discard pile."""
        cards = nearest = 0
        for i in range(position.tavern_size):
            card = position.tavern[(position.top + i) & 63]
            cards |= bit(card)
            if i < 8:
                nearest |= bit(card)
        self.tally(cards)
        self.put(position.tavern_size * 0.025)
        self.put(1.0 if position.tavern_size < 4 else 0.0)
        self.put(1.0 if position.tavern_size < 10 else 0.0)
        self.put(self.worth * 0.005)
        self.put(self.royals * 0.2)
        self.put(self.jesters)
        for i in range(4):
            self.put(self.role_worth[i] * 0.017)
        self.tally(nearest)
        self.put(self.worth * 0.02)
        self.put(self.royals * 0.33)
        for i in range(4):
            self.put(self.role_worth[i] * 0.05)
        self.tally(position.discard)
        self.put(popcount(position.discard) * 0.033)
        self.put(self.worth * 0.01)
        self.put(self.royals * 0.2)
        self.put(self.jesters)
        for i in range(4):
            self.put(self.role_worth[i] * 0.017)

    # ---------------------------------------------------- where cards lie
    def look_at_cards(self, position: Position) -> None:
        """The place of every card but those of the castle: hands in order of turns, the tavern by when they come."""
        self.cards = 0
        for i in range(position.players):
            self.lay(position.hands[(position.turn + i) % position.players], HELD + i)
        for i in range(position.tavern_size):
            place = NEXT if i < 4 else LATER if i < 8 else SOON if i < 16 else TAVERN
            self.lay_card(position.tavern[(position.top + i) & 63], place)
        self.lay(position.discard, PILE)
        self.lay(position.played, TABLE)
        for i in range(self.cards, self.cards + 3):
            self.lying[i] = INPUTS

    def lay(self, cards: int, place: int) -> None:
        """A set of cards lies somewhere."""
        while cards:
            self.lay_card(ctz(cards), place)
            cards &= cards - 1

    def lay_card(self, card: int, place: int) -> None:
        """One card lies somewhere; jesters are all alike, and there may be two at one place."""
        role = card & 1 if card >= 52 else self.role[card & 3]
        self.lying[self.cards] = SUMS + CARDS * place + (card & 60) + role
        self.cards += 1

    # ------------------------------------------------------------- layers
    def forward(self) -> float:
        """The net's answer to the row."""
        self.add_inputs()
        for j in range(FIRST):
            x = self.hidden[j]
            self.hidden[j] = x if x > 0 else 0
        return self.answer()

    def look_but_for_flips(self, position: Position) -> None:
        """Fill the row and the first layer's sums, whatever the flips: `forward_with` tells those."""
        self.look(position)
        self.put_flips(-1)
        self.add_inputs()
        for j in range(FIRST):
            self.sums[j] = self.hidden[j]

    def forward_with(self, flips: int) -> float:
        """The net's answer if so many flips were left."""
        at = FIRST * (FLIPS_AT + min(flips, 2))
        for j in range(FIRST):
            x = self.sums[j] + self.first[at + j]
            self.hidden[j] = x if x > 0 else 0
        return self.answer()

    def add_inputs(self) -> None:
        """All inputs into the first hidden layer: four at a time, which spares memory, and no branches in between."""
        count = 0
        for i in range(SUMS):
            self.live[count] = i
            count += self.row[i] != 0.0
        for i in range(count, count + 3):
            self.live[i] = SUMS  # the weights of these do not count, for the row ends with a zero
        for j in range(FIRST):
            self.hidden[j] = self.first_bias[j]
        for i in range(0, count, 4):
            self.add_first(self.live[i], self.live[i + 1], self.live[i + 2], self.live[i + 3])
        for i in range(0, self.cards, 4):
            self.add_cards(self.lying[i], self.lying[i + 1], self.lying[i + 2], self.lying[i + 3])

    def answer(self) -> float:
        """What follows from the first hidden layer."""
        for j in range(SECOND):
            self.deep[j] = self.second_bias[j]
        for i in range(0, FIRST, 4):
            self.add_second(i)
        total = self.last_bias
        for j in range(SECOND):
            x = self.deep[j]
            if x > 0:
                total += x * self.last[j]
        return 1.0 / (1.0 + expf(-total))

    def add_first(self, a: int, b: int, c: int, d: int) -> None:
        """Four inputs into the first hidden layer."""
        p, q, r, s = self.row[a], self.row[b], self.row[c], self.row[d]
        a, b, c, d = a * FIRST, b * FIRST, c * FIRST, d * FIRST
        for j in range(FIRST):
            self.hidden[j] = (
                self.hidden[j]
                + p * self.first[a + j]
                + q * self.first[b + j]
                + r * self.first[c + j]
                + s * self.first[d + j]
            )

    def add_cards(self, a: int, b: int, c: int, d: int) -> None:
        """Four cards where they lie into the first hidden layer."""
        a, b, c, d = a * FIRST, b * FIRST, c * FIRST, d * FIRST
        for j in range(FIRST):
            self.hidden[j] = (
                self.hidden[j] + self.first[a + j] + self.first[b + j] + self.first[c + j] + self.first[d + j]
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

    def value(self, position: Position) -> float:
        """How likely a position at the start of Step 1 is won."""
        self.look(position)
        return self.forward()

    # ------------------------------------------------------- Python's side
    def features(self, position: Position) -> list[float]:
        """All inputs for a position, from Python."""
        self.look(position)
        found = [self.row[i] for i in range(self.at)] + [0.0] * (INPUTS - self.at)
        for i in range(self.cards):
            found[self.lying[i]] = 1.0
        return found

    def write(self, position: Position, sums: array[float], lying: array[int], number: int) -> None:
        """The inputs for a position as row `number` of two tables: the sums, and which cards' inputs are one."""
        self.look(position)
        for i in range(SUMS):
            sums[number * SUMS + i] = self.row[i]
        for i in range(CARDS):
            lying[number * CARDS + i] = self.lying[i] if i < self.cards else INPUTS

    def with_flips(self, position: Position) -> list[float]:
        """How likely a position is won with no flip, one and two, from Python."""
        self.look_but_for_flips(position)
        return [self.forward_with(flips) for flips in range(3)]

    def evaluate(self, position: Position) -> float:
        """How likely a position is won, from Python."""
        return self.value(position)


def shape() -> tuple[int, int, int]:
    """The number of inputs and of neurons in the hidden layers."""
    return INPUTS, FIRST, SECOND


def row_shape() -> tuple[int, int]:
    """The number of sums among the inputs, and of cards that lie somewhere."""
    return SUMS, CARDS


def fill_rows(positions: list[Position], weaker: list[int], sums: array[float], lying: array[int]) -> None:
    """The inputs for many positions, with the seats of weaker players in each, one row after the other."""
    net = Net()
    for i in range(len(positions)):
        net.weaker = weaker[i]
        net.write(positions[i], sums, lying, i)
