"""Lays out what a seat may know, and deals what it cannot see, uniformly over all that fits; redeal.pxd makes it C.

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
    from dethrone.regicide.cards import mask_value
    from dethrone.regicide.codes import CARDS, FIRST_JESTER, JESTERS
    from dethrone.regicide.engine import below

MOST_DEALS = 10_000  # until one fits; only a view that somebody made up can need more


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
        for other in range(position.players):
            if other != seat:
                position.hands[other] = 0
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
        """List the hidden places in order of their layers, and gather what lies in them."""
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

    # ------------------------------------------------------------- outline
    def lay_out(self, position: Position, seat: int, blank: Position) -> None:
        """Build up a blank position from what a seat may know of another (RC-90 … RC-92)."""
        self.lay_facts(position, blank)
        self.lay_castle(position, blank)
        self.lay_wishes(position, seat, blank)
        hidden = self.gather(position, seat)
        known = position.discard
        if position.discard_view:
            known = self.seen_in_pile(position)
            hidden |= position.discard & ~known
        swap = self.swap_of(position, seat, known, hidden)
        if seat >= 0:
            blank.hands[seat] = in_order(position.hands[seat], swap)
        blank.play_count = position.play_count
        for i in range(position.play_count):
            blank.plays[i] = in_order(position.plays[i], swap)
            blank.played |= blank.plays[i] & CARDS
        blank.discard = in_order(known, swap)
        self.lay_pile(position, blank)
        self.lay_hidden(position, blank, hidden, swap)

    def lay_facts(self, position: Position, blank: Position) -> None:
        """What is public and needs no counting."""
        blank.copy_rules(position)
        blank.defeated = position.defeated
        blank.enemy = position.enemy
        blank.damage = position.damage
        blank.shield = position.shield
        blank.cancelled = position.cancelled
        blank.phase = position.phase
        blank.turn = position.turn
        blank.payer = position.payer if position.phase == 1 else position.turn
        blank.namer = position.namer if position.phase == 2 else position.turn
        blank.owed = position.owed
        blank.yielded = position.yielded
        blank.streak = position.streak
        blank.flips = position.flips
        blank.outcome = position.outcome
        blank.batches = position.batches
        blank.last_heal = position.last_heal

    def lay_castle(self, position: Position, blank: Position) -> None:
        """The royals that were seen in their order, then the others in order of rank and suit (RC-05)."""
        seen = 0
        at = 0
        while at <= position.defeated and at < 12:
            blank.castle[at] = position.castle[at]
            seen |= bit(position.castle[at])
            at += 1
        for card in range(40, 52):
            if not seen & bit(card):
                blank.castle[at] = card
                at += 1

    def lay_wishes(self, position: Position, seat: int, blank: Position) -> None:
        """The wishes heard; who has spoken unheard counts as neutral (RC-96)."""
        if position.phase != 3:
            blank.wishes = position.wishes
            return
        for other in range(position.players):
            wish = (position.wishes >> (2 * other)) & 3
            if wish and other != seat:
                wish = 3
            blank.wishes |= wish << (2 * other)

    def lay_pile(self, position: Position, blank: Position) -> None:
        """With a closed pile its known cards came since it was last healed from; one may lie on top (RC-91)."""
        if not position.discard_view:
            return
        rest = blank.discard
        while rest:
            blank.entry[ctz(rest)] = position.last_heal
            rest &= rest - 1
        if position.discard_view == 1 and position.pile_top >= 0:
            blank.pile_top = position.pile_top
            if position.pile_top >= 52:
                blank.pile_top = 52 if blank.discard & bit(52) else 53

    def lay_hidden(self, position: Position, blank: Position, hidden: int, swap: int) -> None:
        """Put the hidden cards into the hidden places, layer by layer, lowest first; the rest is in the pile."""
        strays = 0
        rest = hidden
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            place = card ^ swap if card >= 52 else card
            if position.discard_view and position.entry[card] >= 0:
                strays |= bit(place)
                blank.entry[place] = self.healed_by(position, position.entry[card])
            self.pool[place] = position.layer[card]
        sure = in_order(hidden, swap) & ~strays
        blank.tavern_size = position.tavern_size
        for i in range(self.count):
            card = self.lowest(blank, sure, strays, self.labels[i])
            sure &= ~bit(card)
            strays &= ~bit(card)
            blank.layer[card] = self.labels[i]
            if self.places[i] >= 256:
                blank.tavern[self.places[i] - 256] = card
            else:
                blank.hands[self.places[i] >> 6] |= bit(card)
        blank.discard |= strays

    def healed_by(self, position: Position, entry: int) -> int:
        """The youngest healed layer of the hidden places that was there when a card was discarded, or 0: all that its
        time tells of where it may lie."""
        for i in range(self.count - 1, -1, -1):
            if self.labels[i] <= entry and not self.is_exact(position, self.labels[i]):
                return self.labels[i]
        return 0

    def lowest(self, blank: Position, sure: int, strays: int, label: int) -> int:
        """The lowest card that surely is of a layer, or else the lowest that may be."""
        rest = sure
        while rest:
            if self.pool[ctz(rest)] == label:
                return ctz(rest)
            rest &= rest - 1
        rest = strays
        while rest:
            if blank.entry[ctz(rest)] < label:
                return ctz(rest)
            rest &= rest - 1
        return ctz(strays)

    def swap_of(self, position: Position, seat: int, known: int, hidden: int) -> int:
        """1 if the second jester turns up before the first: they look alike, so places number them, else 0."""
        if position.jesters < 2:
            return 0
        first = self.place_of(position, seat, 52, known, hidden)
        return 1 if self.place_of(position, seat, 53, known, hidden) < first else 0

    def place_of(self, position: Position, seat: int, card: int, known: int, hidden: int) -> int:
        """Where the viewer meets a jester: the own hand, the plays, the pile, then what is hidden, by layers."""
        if seat >= 0 and position.hands[seat] & bit(card):
            return 0
        for i in range(position.play_count):
            if position.plays[i] & bit(card):
                return 1 + i
        if known & bit(card):
            return 100
        if not hidden & bit(card):
            return 100_000_000
        if position.discard_view and position.entry[card] >= 0:
            return 1_000_000 + position.entry[card]
        return 1000 + position.layer[card]

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


def in_order(cards: int, swap: int) -> int:
    """A set of cards with the two jesters' numbers exchanged, if they are to be."""
    if not swap:
        return cards
    return (cards & ~JESTERS) | ((cards & FIRST_JESTER) << 1) | ((cards >> 1) & FIRST_JESTER)


def outline(position: Position, seat: int) -> Position:
    """A position of all that a seat (or, with -1, a spectator) may know; what is hidden lies in one fixed order."""
    dealer = Dealer()
    blank = Position()
    dealer.lay_out(position, seat, blank)
    return blank


def redeal(position: Position, seat: int, seed: int) -> Position:
    """A copy in which all that the seat cannot see is dealt anew, uniformly over what fits (RC-60)."""
    dealer = Dealer()
    dealt = position.copy()
    dealt.seed_with(seed)
    for _ in range(MOST_DEALS):
        dealer.redeal(dealt, seat)
        if fits_debt(dealt):
            break
    return dealt


def fits_debt(position: Position) -> bool:
    """Whether what is asked to be paid can be, and what could not be paid cannot: that much everybody was told."""
    worth = mask_value(position.hands[position.turn])
    if position.overflow:
        worth = 0
        for seat in range(position.players):
            worth += mask_value(position.hands[seat])
    if position.outcome == 2:
        return worth < position.attack()
    return position.phase != 1 or position.flips > 0 or worth >= position.owed


def known_pile(position: Position) -> int:
    """The cards that everybody knows to lie in the discard pile."""
    if not position.discard_view:
        return position.discard
    return Dealer().seen_in_pile(position)
