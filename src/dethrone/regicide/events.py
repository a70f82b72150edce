"""What happened in a move: small values that can be logged, sent and said, told from the positions before and after it.

No rule is written here a second time, and the engine keeps no book. An event holds the whole truth; `for_viewer` leaves
what one seat, or a spectator, may know of it (RC-90, RC-96).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from dethrone.regicide.cards import DECK, SUITS, Card, Suit, bits_of, cards_of, mask_value
from dethrone.regicide.codes import CARDS, PHASES, SUIT, Phase
from dethrone.regicide.engine import damage_of, shield_of
from dethrone.regicide.moves import WISHES, Flip, Name, Pay, Play, Post, Wish, Yield, decode
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import known_pile, outline
from dethrone.regicide.view import MEDALS, OUTCOMES, Outcome

Cards = tuple[Card, ...]


class Pile(Enum):
    """Where cards lie that are out of play."""

    TAVERN = "tavern"
    DISCARD = "discard"


class Played(Struct, frozen=True):
    """Cards were laid before the enemy, worth `value` together."""

    seat: int
    cards: Cards
    value: int


class Yielded(Struct, frozen=True):
    """A seat played nothing (RC-70)."""

    seat: int


class Flipped(Struct, frozen=True):
    """A solo player threw the hand away for a new one; `left` jesters remain (RC-80)."""

    seat: int
    cards: Cards
    left: int


class Blocked(Struct, frozen=True):
    """A power lost on an enemy immune to it; `noted` is the shield a jester would wake (RC-32, RC-33)."""

    suit: Suit
    noted: int


class Healed(Struct, frozen=True):
    """Discards went under the tavern; which ones is known only with an open pile (RC-27, RC-91)."""

    count: int
    cards: Cards


class Drew(Struct, frozen=True):
    """A seat drew; `cards` is for its owner, `known` is what everybody could tell beforehand (RC-92)."""

    seat: int
    count: int
    cards: Cards
    known: Cards


class Shielded(Struct, frozen=True):
    """The shield grew; the enemy's attack is now `attack` (RC-31)."""

    amount: int
    total: int
    attack: int


class Dealt(Struct, frozen=True):
    """Damage: what this play did, and what the enemy has taken of its health."""

    amount: int
    is_doubled: bool
    total: int
    health: int


class Defeated(Struct, frozen=True):
    """A royal fell, and was laid onto a pile (RC-50 … RC-52)."""

    enemy: Card
    is_exact: bool
    to: Pile


class Revealed(Struct, frozen=True):
    """The next royal of the castle was turned up."""

    enemy: Card


class ImmunityCancelled(Struct, frozen=True):
    """A jester ended the enemy's immunity; a noted shield woke (RC-40, RC-42)."""

    enemy: Card
    woken: int


class Owed(Struct, frozen=True):
    """A seat has to cover damage."""

    seat: int
    amount: int


class Spared(Struct, frozen=True):
    """The enemy could not hurt the seat that acted: the shield held all of it (RC-63)."""

    seat: int


class Paid(Struct, frozen=True):
    """A seat discarded cards worth `value` for damage."""

    seat: int
    cards: Cards
    value: int


class Named(Struct, frozen=True):
    """A seat decided who goes next."""

    by: int
    seat: int


class Wished(Struct, frozen=True):
    """A seat said whether it would like to go; None is a wish not yet open to the viewer (RC-94, RC-96)."""

    seat: int
    wish: Wish | None
    is_open: bool


class WishesOpened(Struct, frozen=True):
    """All have posted, and everybody sees the wishes; `seat` goes, or None if the host must name (RC-96)."""

    wishes: tuple[Wish, ...]
    seat: int | None


class Won(Struct, frozen=True):
    """The last king fell; a solo player gets a medal (RC-56, RC-85)."""

    medal: str | None


class Lost(Struct, frozen=True):
    """The game is lost; `seat` could not go on, `attack` is what it faced, `defeated` royals had fallen."""

    reason: Outcome
    seat: int | None
    attack: int
    defeated: int


Event = (
    Played
    | Yielded
    | Flipped
    | Blocked
    | Healed
    | Drew
    | Shielded
    | Dealt
    | Defeated
    | Revealed
    | ImmunityCancelled
    | Owed
    | Spared
    | Paid
    | Named
    | Wished
    | WishesOpened
    | Won
    | Lost
)


def tell(before: Position, word: int, after: Position) -> tuple[Event, ...]:
    """The events of a move in their order (RC-24): `word` is the engine's for it, `after` is `before` with it made."""
    return (*_of_move(before, word, after), *_ending(after))


def for_viewer(event: Event, seat: int | None) -> Event:
    """The event as a seat, or without one a spectator, may know it."""
    match event:
        case Drew(seat=owner) if owner != seat:
            return replace(event, cards=())
        case Wished(seat=owner, is_open=False) if owner != seat:
            return replace(event, wish=None)
    return event


def _of_move(before: Position, word: int, after: Position) -> Iterator[Event]:
    match decode(word):
        case Play(held):
            yield Played(before.turn, held, mask_value(word & CARDS))
            yield from _jester(before, after) if held[0].is_jester else _play(before, word, after)
        case Yield():
            yield Yielded(before.turn)
            yield from _strike(before, after)
        case Flip():
            yield Flipped(before.turn, cards_of(before.hand(before.turn)), after.flips)
            yield from _draws(before, after)
        case Pay(held):
            yield Paid(before.payer, held, mask_value(word & CARDS))
            if PHASES[after.phase] is Phase.SUFFER:
                yield Owed(after.payer, after.owed)
        case Name(seat):
            yield Named(before.namer, seat)
        case Post(seat, wish):
            yield from _post(before, seat, wish, after)


def _jester(before: Position, after: Position) -> Iterator[Event]:
    if not before.cancelled:
        yield ImmunityCancelled(DECK[before.enemy], before.attack() - after.attack())


def _play(before: Position, word: int, after: Position) -> Iterator[Event]:
    """Powers, damage and what comes of it; a fall wipes damage and shield, so the engine is asked for both."""
    cards = word & CARDS
    yield from _powers(before, cards, after)
    dealt = damage_of(before, cards)
    total, health = before.damage + dealt, DECK[before.enemy].health
    yield Dealt(dealt, dealt > mask_value(cards), total, health)
    if after.defeated == before.defeated:
        yield from _strike(before, after)
        return
    pile = Pile.TAVERN if before.enemy in after.tavern_cards() else Pile.DISCARD
    yield Defeated(DECK[before.enemy], total == health, pile)
    if after.enemy != before.enemy:
        yield Revealed(DECK[after.enemy])


def _powers(before: Position, cards: int, after: Position) -> Iterator[Event]:
    shield = shield_of(before, cards)
    if not before.cancelled and cards & SUIT[before.enemy & 3]:
        is_shield = before.shield_suit == before.enemy & 3
        yield Blocked(SUITS[before.enemy & 3], shield if is_shield else 0)
        shield = 0 if is_shield else shield
    healed = before.discard & ~after.discard
    if healed:
        yield Healed(healed.bit_count(), () if before.discard_view else cards_of(healed))
    yield from _draws(before, after)
    if shield:
        yield Shielded(shield, before.shield + shield, max(0, before.attack() - shield))


def _draws(before: Position, after: Position) -> Iterator[Event]:
    """Who drew what; a card is known if one seat has just drawn all that was hidden of its layer (RC-92)."""
    players, turn = before.players, before.turn
    seats = (*range(turn, players), *range(turn))
    gains = [(seat, drawn) for seat in seats if (drawn := after.hand(seat) & ~before.hand(seat))]
    if not gains:
        return
    labels, sizes = after.layers(), _whole_layers(after)
    for seat, drawn in gains:
        counts = Counter([labels[card] for card in bits_of(drawn)])
        known = [DECK[card] for card in bits_of(drawn) if counts[labels[card]] == sizes.get(labels[card])]
        yield Drew(seat, drawn.bit_count(), cards_of(drawn), tuple(known))


def _whole_layers(position: Position) -> dict[int, int]:
    """How many cards each layer has of which everybody knows that exactly these lie in its hidden places."""
    # with an open pile each hidden card is of the layer of its place; what a closed one hides may be of several
    public = outline(position, -1) if position.discard_view else position
    labels, entries = public.layers(), public.entries()
    placed = [*public.tavern_cards(), *(card for seat in range(4) for card in bits_of(public.hand(seat)))]
    hidden = [*placed, *bits_of(public.discard & ~known_pile(public))]
    sizes = Counter(labels[card] for card in hidden if not public.discard_view or entries[card] < 0)
    places = Counter(labels[card] for card in placed)
    return {label: size for label, size in sizes.items() if places[label] == size}


def _strike(before: Position, after: Position) -> Iterator[Event]:
    if PHASES[after.phase] is Phase.SUFFER:
        yield Owed(after.payer, after.owed)
    elif not after.attack():
        yield Spared(before.turn)


def _post(before: Position, seat: int, wish: Wish, after: Position) -> Iterator[Event]:
    """A wish is open in the talk window, and in open order once all have posted (RC-94, RC-96)."""
    if PHASES[before.phase] is not Phase.WHO:
        yield Wished(seat, wish, is_open=True)
        return
    done = PHASES[after.phase] is not Phase.WHO
    yield Wished(seat, wish, is_open=done)
    if done:
        said = [before.wishes >> 2 * other & 3 for other in range(before.players)]
        said[seat] = wish.number
        goes = None if PHASES[after.phase] is Phase.NAME else after.turn
        yield WishesOpened(tuple(WISHES[number - 1] for number in said), goes)


def _ending(after: Position) -> Iterator[Event]:
    outcome = OUTCOMES[after.outcome]
    if outcome is Outcome.WON:
        yield Won(MEDALS[after.solo_flips - after.flips] if after.players == 1 else None)
    elif outcome is not None:
        seat = None if outcome is Outcome.STALEMATE else after.turn
        yield Lost(outcome, seat, after.attack(), after.defeated)
