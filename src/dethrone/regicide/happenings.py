"""What can happen in a move: small values that can be logged, sent and said; events.py tells them."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.regicide.cards import Card, Suit
from dethrone.regicide.moves import Wish
from dethrone.regicide.view import Outcome

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """Cards were laid before the enemy, worth `value` together."""

    seat: int
    cards: Cards
    value: int


@dataclass(frozen=True, slots=True)
class Yielded:
    """A seat played nothing (RC-70)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Flipped:
    """A solo player threw the hand away for a new one; `left` jesters remain (RC-80)."""

    seat: int
    cards: Cards
    left: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """A power lost on an enemy immune to it; `noted` is the shield a jester would wake (RC-32, RC-33)."""

    suit: Suit
    noted: int


@dataclass(frozen=True, slots=True)
class Healed:
    """Discards went under the tavern; which ones is known only with an open pile (RC-27, RC-91)."""

    count: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew; `cards` is for its owner, `known` is what everybody could tell beforehand (RC-92)."""

    seat: int
    count: int
    cards: Cards
    known: Cards


@dataclass(frozen=True, slots=True)
class Shielded:
    """The shield grew; the enemy's attack is now `attack` (RC-31)."""

    amount: int
    total: int
    attack: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Damage: what this play did, and what the enemy has taken of its health."""

    amount: int
    is_doubled: bool
    total: int
    health: int


@dataclass(frozen=True, slots=True)
class Defeated:
    """A royal fell; exactly: it lies on the tavern (RC-50)."""

    enemy: Card
    is_exact: bool


@dataclass(frozen=True, slots=True)
class Revealed:
    """The next royal of the castle was turned up."""

    enemy: Card


@dataclass(frozen=True, slots=True)
class ImmunityCancelled:
    """A jester ended the enemy's immunity; a noted shield woke (RC-40, RC-42)."""

    enemy: Card
    woken: int


@dataclass(frozen=True, slots=True)
class Owed:
    """A seat has to cover damage."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Spared:
    """The enemy could not hurt the seat that acted: the shield held all of it (RC-63)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paid:
    """A seat discarded cards worth `value` for damage."""

    seat: int
    cards: Cards
    value: int


@dataclass(frozen=True, slots=True)
class Named:
    """A seat decided who goes next."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Wished:
    """A seat said whether it would like to go; None is a wish not yet open to the viewer (RC-94, RC-96)."""

    seat: int
    wish: Wish | None
    is_open: bool


@dataclass(frozen=True, slots=True)
class WishesOpened:
    """All have posted, and everybody sees the wishes; `seat` goes, or None if the host must name (RC-96)."""

    wishes: tuple[Wish, ...]
    seat: int | None


@dataclass(frozen=True, slots=True)
class Won:
    """The last king fell; a solo player gets a medal (RC-56, RC-85)."""

    medal: str | None


@dataclass(frozen=True, slots=True)
class Lost:
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
