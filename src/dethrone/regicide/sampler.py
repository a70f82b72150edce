"""From what a view says back to the view, and to positions that fit it: nothing but the view goes in.

`Facts` are a view written out, as texts and JSON carry it; `view_from` lays the outline out from them and refuses
facts that no position could have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields

from dethrone.errors import GameError, Unreadable
from dethrone.regicide.cards import Card
from dethrone.regicide.codes import CARDS, PHASES, Phase
from dethrone.regicide.moves import Wish
from dethrone.regicide.position import Position, snapshot
from dethrone.regicide.refusal import Reason
from dethrone.regicide.rules import as_rules
from dethrone.regicide.sound import BIGGEST_HAND, MOST, MOST_CARDS, checked
from dethrone.regicide.view import OUTCOMES, Outcome, View


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """All that a view says, by the names that the view has for it."""

    rules: str
    seat: int | None
    players: int
    phase: Phase
    decider: int | None
    turn: int
    enemy: Card
    damage: int
    shield: int
    is_cancelled: bool
    attack: int
    owed: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    hand_layers: tuple[tuple[tuple[int, int], ...], ...]
    tavern: tuple[int, ...]
    layers: tuple[tuple[int, tuple[Card, ...]], ...]
    strays: tuple[tuple[Card, int], ...]
    discard: tuple[Card, ...]
    discard_size: int
    discard_top: Card | None
    plays: tuple[tuple[int, tuple[Card, ...]], ...]
    fallen: tuple[Card, ...]
    yielded: tuple[bool, ...]
    streak: int
    flips: int
    wishes: tuple[Wish | None, ...]
    batches: int
    last_heal: int
    outcome: Outcome | None


NAMES = tuple(field.name for field in fields(Facts))


def facts_of(view: View) -> Facts:
    """A view written out."""
    return Facts(**{name: getattr(view, name) for name in NAMES} | {"rules": str(view.rules)})


def view_from(facts: Facts) -> View:
    """The view that facts describe; facts that contradict each other are refused."""
    _check_sizes(facts)
    try:
        view = View(facts.seat, as_rules(facts.rules), _outline(facts))
        checked(snapshot(view.outline))
        again = facts_of(view)
    except GameError:
        raise
    except (ValueError, LookupError, StopIteration, OverflowError) as error:
        raise Unreadable(Reason.VIEW_UNREADABLE, why=str(error)[:80]) from None
    if again != facts:
        raise Unreadable(Reason.VIEW_CONTRADICTS)
    return view


def _check_sizes(facts: Facts) -> None:
    """Nothing may be more than there can be."""
    held = [sum(count for _, count in counts) for counts in facts.hand_layers]
    most = max(*held, *facts.hand_sizes, len(facts.hand), 0)
    if most > BIGGEST_HAND or max(len(facts.tavern), len(facts.plays)) > MOST_CARDS:
        raise Unreadable(Reason.TOO_MANY_CARDS, most=MOST_CARDS)
    if not all(0 <= number <= MOST for number in _numbers(facts)):
        raise Unreadable(Reason.VIEW_CONTRADICTS)
    seats = [seat for seat in (facts.seat, facts.decider, facts.turn) if seat is not None]
    seats += [seat for seat, _ in facts.plays]
    by_seat = (facts.hand_sizes, facts.hand_layers, facts.yielded, facts.wishes)
    if any(seat >= facts.players for seat in seats) or any(len(row) != facts.players for row in by_seat):
        raise Unreadable(Reason.SEAT_TOO_MANY, players=facts.players)


def _numbers(facts: Facts) -> Iterator[int]:
    """Every number that stands in the facts."""
    yield from (value for name in NAMES if isinstance(value := getattr(facts, name), int))
    yield from (*facts.tavern, *facts.hand_sizes)
    yield from (number for counts in facts.hand_layers for pair in counts for number in pair)
    yield from (label for label, _ in facts.layers)
    yield from (entry for _, entry in facts.strays)
    yield from (seat for seat, _ in facts.plays)


def _outline(facts: Facts) -> Position:
    """The outline of a view: what the facts leave open is filled in the first way that fits."""
    position = as_rules(facts.rules).position(facts.players)
    _set_facts(position, facts)
    numbers = _Numbers()
    if facts.seat is not None:
        position.set_hand(facts.seat, numbers.mask(facts.hand))
    plays = [seat << 58 | numbers.mask(held) for seat, held in facts.plays]
    position.load_plays(plays)
    for word in plays:
        position.played |= word & CARDS
    pile = numbers.mask(facts.discard)
    entries = [facts.last_heal if position.discard_view and pile >> card & 1 else -1 for card in range(54)]
    hidden = _Hidden(facts, numbers, entries)
    hidden.fill(position)
    position.discard = pile | hidden.left
    position.load_entries(entries)
    if facts.discard_top is not None:
        top = facts.discard_top.index
        position.pile_top = top if pile >> top & 1 else top + 1
    return position


def _set_facts(position: Position, facts: Facts) -> None:
    """What is public and needs no counting."""
    seen = [card.index for card in (*facts.fallen, facts.enemy)]
    position.load_castle([*seen, *(card for card in range(40, 52) if card not in seen)][:12])
    position.defeated = len(facts.fallen)
    position.enemy = facts.enemy.index
    position.damage, position.shield, position.cancelled = facts.damage, facts.shield, facts.is_cancelled
    position.phase = PHASES.index(facts.phase)
    position.turn = position.payer = position.namer = facts.turn
    if facts.phase is Phase.SUFFER and facts.decider is not None:
        position.payer = facts.decider
    if facts.phase is Phase.NAME and facts.decider is not None:
        position.namer = facts.decider
    position.owed, position.streak, position.flips = facts.owed, facts.streak, facts.flips
    position.yielded = sum(1 << seat for seat, did in enumerate(facts.yielded) if did)
    position.wishes = _wishes(facts)
    position.outcome = OUTCOMES.index(facts.outcome)
    position.batches, position.last_heal = facts.batches, facts.last_heal


def _wishes(facts: Facts) -> int:
    """The wishes heard; whoever has spoken unheard counts as neutral."""
    word = 0
    for seat, wish in enumerate(facts.wishes):
        spoken = facts.phase is Phase.WHO and facts.decider is not None and seat < facts.decider
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

    def __init__(self, facts: Facts, numbers: _Numbers, entries: list[int]) -> None:
        self.facts = facts
        self.sure = {label: [numbers.of(card) for card in held] for label, held in facts.layers}
        self.strays = []
        for card, entry in facts.strays:
            index = numbers.of(card)
            entries[index] = entry
            self.strays.append(index)
        self.entries = entries
        self.labels = [0] * 54
        self.left = 0

    def fill(self, position: Position) -> None:
        """Fill the places layer by layer, oldest first, so that every layer finds its cards."""
        places = [(label, 4, i) for i, label in enumerate(self.facts.tavern)]
        for seat, counts in enumerate(self.facts.hand_layers):
            places += [(label, seat, 0) for label, count in counts for _ in range(count)]
        tavern = [0] * len(self.facts.tavern)
        hands = [0] * 4
        for label, where, i in sorted(places):
            card = self._next(label)
            self.labels[card] = label
            if where == 4:
                tavern[i] = card
            else:
                hands[where] |= 1 << card
        for seat in range(self.facts.players):
            if seat != self.facts.seat:
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
