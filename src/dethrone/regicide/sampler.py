"""From a view back to positions: one that fits it, and as many at random as one likes.

Nothing but the view goes in, so whoever searches in such positions cannot have looked.
"""

from __future__ import annotations

from collections.abc import Iterable

from dethrone.regicide.cards import Card
from dethrone.regicide.moves import Wish
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import redeal
from dethrone.regicide.view import OUTCOMES, PHASES, Phase, View


def sample(view: View, seed: int) -> Position:
    """A position drawn uniformly from all that fit the view."""
    return redeal(blind(view), -1 if view.seat is None else view.seat, seed)


def blind(view: View) -> Position:
    """A position in which everything the view leaves open is filled in the first way that fits.

    Use it only to redeal: what was open in the view means nothing in it.
    """
    position = view.rules.position(view.players)
    _set_facts(position, view)
    numbers = _Numbers()
    if view.seat is not None:
        position.set_hand(view.seat, numbers.mask(view.hand))
    plays = [seat << 58 | numbers.mask(held) for seat, held in view.plays]
    position.load_plays(plays)
    for word in plays:
        position.played |= word & (1 << 54) - 1
    pile = numbers.mask(view.discard)
    entries = [view.last_heal if position.discard_view and pile >> card & 1 else -1 for card in range(54)]
    hidden = _Hidden(view, numbers, entries)
    hidden.fill(position)
    position.discard = pile | hidden.left
    position.load_entries(entries)
    if view.discard_top is not None:
        top = view.discard_top.index
        position.pile_top = top if pile >> top & 1 else top + 1
    return position


def _set_facts(position: Position, view: View) -> None:
    """What is public and needs no counting."""
    castle = [*view.fallen, view.enemy, *view.castle_left][:12]
    position.load_castle([card.index for card in castle])
    position.defeated = len(view.fallen)
    position.enemy = view.enemy.index
    position.damage, position.shield, position.cancelled = view.damage, view.shield, view.is_cancelled
    position.phase = PHASES.index(view.phase)
    position.turn = position.payer = position.namer = view.turn
    if view.phase is Phase.SUFFER and view.decider is not None:
        position.payer = view.decider
    if view.phase is Phase.NAME and view.decider is not None:
        position.namer = view.decider
    position.owed, position.streak, position.flips = view.owed, view.streak, view.flips
    position.yielded = sum(1 << seat for seat, did in enumerate(view.yielded) if did)
    position.wishes = _wishes(view)
    position.outcome = OUTCOMES.index(view.outcome)
    position.batches, position.last_heal = view.batches, view.last_heal


def _wishes(view: View) -> int:
    """The wishes heard; whoever has spoken unheard counts as neutral."""
    word = 0
    for seat, wish in enumerate(view.wishes):
        spoken = view.phase is Phase.WHO and view.decider is not None and seat < view.decider
        number = wish.number if wish is not None else Wish.NEUTRAL.number if spoken else 0
        word |= number << 2 * seat
    return word


class _Numbers:
    """Gives each card its index, and the second jester that turns up the second jester's."""

    def __init__(self) -> None:
        self._taken: set[int] = set()

    def of(self, card: Card) -> int:
        index = card.index + (card.index in self._taken)
        self._taken.add(index)
        return index

    def mask(self, held: Iterable[Card]) -> int:
        mask = 0
        for card in held:
            mask |= 1 << self.of(card)
        return mask


class _Hidden:
    """Puts the hidden cards of a view into its hidden places, lowest card first."""

    def __init__(self, view: View, numbers: _Numbers, entries: list[int]) -> None:
        self.view = view
        self.sure = {label: [numbers.of(card) for card in held] for label, held in view.layers}
        self.strays = []
        for card, entry in view.strays:
            index = numbers.of(card)
            entries[index] = entry
            self.strays.append(index)
        self.entries = entries
        self.labels = [0] * 54
        self.left = 0

    def fill(self, position: Position) -> None:
        """Fill the places layer by layer, oldest first, so that every layer finds its cards."""
        places = [(label, 4, i) for i, label in enumerate(self.view.tavern)]
        for seat, counts in enumerate(self.view.hand_layers):
            places += [(label, seat, 0) for label, count in counts for _ in range(count)]
        tavern = [0] * len(self.view.tavern)
        hands = [0] * 4
        for label, where, i in sorted(places):
            card = self._next(label)
            self.labels[card] = label
            if where == 4:
                tavern[i] = card
            else:
                hands[where] |= 1 << card
        for seat in range(self.view.players):
            if seat != self.view.seat:
                position.set_hand(seat, hands[seat])
        position.load_tavern(tavern)
        position.load_layers(self.labels)
        for card in self.strays:
            self.left |= 1 << card

    def _next(self, label: int) -> int:
        if label in self.sure:
            return self.sure[label].pop(0)
        card = next(card for card in self.strays if self.entries[card] < label)
        self.strays.remove(card)
        return card
