"""Deals what a seat cannot see, uniformly over everything that fits what it can; redeal.pxd makes it C.

Hidden cards lie in layers (RC-92). Layer by layer, oldest first, the cards that may lie in it are dealt at
random over its hidden places. With an open pile a layer's cards are known as a set and fill it exactly; with
a closed pile older cards that were not dealt stay candidates for the younger layers, and at last for the
pile. The number of ways to go on never depends on the cards chosen, so the result is uniform over all
deals that fit what the view says. (With a closed pile a view says a little less than a perfect reasoner
would know, see docs/decisions/0003-closed-piles.md.)
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.regicide.position import Position

if not cython.compiled:
    from dethrone.bits import bit, ctz
    from dethrone.regicide.engine import below


class Dealer:
    """Scratch space for redealing; one for each thread."""

    places: list[int]  # hidden places by layer: seat * 64 for a hand, 256 + i for the tavern's i-th card
    labels: list[int]
    count: int
    pool: list[int]
    pool_size: int

    def __init__(self) -> None:
        self.count = self.pool_size = 0
        if not cython.compiled:
            self.places = [0] * 64
            self.labels = [0] * 64
            self.pool = [0] * 64

    def redeal(self, position: Position, seat: int) -> None:
        """Deal anew what the seat (or, with -1, a spectator) cannot see, by the position's own generator."""
        hidden = self.gather(position, seat)
        known = position.discard
        if position.discard_view:
            known = self.seen_in_pile(position)
            hidden |= position.discard & ~known
        self.pool_size = 0
        done = 0
        while done < self.count:
            label = self.labels[done]
            floor = self.pool_size if position.discard_view and self.is_exact(position, label) else 0
            hidden = self.admit(position, hidden, label)
            while done < self.count and self.labels[done] == label:
                self.place(position, self.places[done], label, floor)
                done += 1
        position.discard = known | hidden
        while self.pool_size:
            self.pool_size -= 1
            position.discard |= bit(self.pool[self.pool_size])
        self.shuffle_castle(position)

    def gather(self, position: Position, seat: int) -> int:
        """List the hidden places in order of their layers, and empty the hidden hands."""
        hidden = 0
        self.count = 0
        for other in range(position.players):
            if other == seat:
                continue
            rest = position.hands[other]
            hidden |= rest
            while rest:
                self.insert(other * 64, position.layer[ctz(rest)])
                rest &= rest - 1
            position.hands[other] = 0
        for i in range(position.tavern_size):
            card = position.tavern[(position.top + i) & 63]
            hidden |= bit(card)
            self.insert(256 + i, position.layer[card])
        return hidden

    def insert(self, place: int, label: int) -> None:
        i = self.count
        while i > 0 and self.labels[i - 1] > label:
            self.places[i] = self.places[i - 1]
            self.labels[i] = self.labels[i - 1]
            i -= 1
        self.places[i] = place
        self.labels[i] = label
        self.count += 1

    def admit(self, position: Position, hidden: int, label: int) -> int:
        """Take into the pool every hidden card that may lie in this layer; the rest is returned."""
        rest = hidden
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            if position.discard_view and position.entry[card] >= 0:
                fits = position.entry[card] < label and not self.is_exact(position, label)
            else:
                fits = position.layer[card] == label
            if fits:
                self.pool[self.pool_size] = card
                self.pool_size += 1
                hidden &= ~bit(card)
        return hidden

    def is_exact(self, position: Position, label: int) -> bool:
        """With a closed pile: whether a layer is the first deal or one captured royal, known to all."""
        if label == 0:
            return True
        for card in range(40, 52):
            if position.layer[card] == label and position.entry[card] < 0:
                return True
        return False

    def place(self, position: Position, place: int, label: int, floor: int) -> None:
        """Put a card of the pool at or above `floor` into a place; those below are of older layers."""
        i = floor + below(position, self.pool_size - floor)
        card = self.pool[i]
        self.pool_size -= 1
        self.pool[i] = self.pool[self.pool_size]
        position.layer[card] = label
        if place >= 256:
            position.tavern[(position.top + place - 256) & 63] = card
        else:
            position.hands[place >> 6] |= bit(card)

    def seen_in_pile(self, position: Position) -> int:
        """The cards of a closed pile that everybody saw go there since it was last healed from."""
        known = 0
        rest = position.discard
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            if position.entry[card] >= position.last_heal:
                known |= bit(card)
        return known

    def shuffle_castle(self, position: Position) -> None:
        """The order of suits within a rank is hidden below the enemy (RC-05)."""
        for rank in range(3):
            start = 4 * rank
            start = max(start, position.defeated + 1)
            for i in range(4 * rank + 3, start, -1):
                j = start + below(position, i - start + 1)
                card = position.castle[i]
                position.castle[i] = position.castle[j]
                position.castle[j] = card


def redeal(position: Position, seat: int, seed: int) -> Position:
    """A copy in which all that the seat cannot see is dealt anew."""
    dealer = Dealer()
    dealt = position.copy()
    dealt.seed_with(seed)
    dealer.redeal(dealt, seat)
    return dealt


def known_pile(position: Position) -> int:
    """The cards that everybody knows to lie in the discard pile."""
    if not position.discard_view:
        return position.discard
    return Dealer().seen_in_pile(position)
