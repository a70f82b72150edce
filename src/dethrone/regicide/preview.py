"""What a move would do: the engine plays it on a position that is built from nothing but a view.

Everything told is certain, though cards are hidden: how much is healed and drawn depends on public counts
alone. What would be drawn is not known, so it is only counted.
"""

from __future__ import annotations

from msgspec import Struct

from dethrone.regicide import engine
from dethrone.regicide.cards import Card, Suit, cards_of, mask_of, mask_value
from dethrone.regicide.codes import PAY
from dethrone.regicide.events import (
    Blocked,
    Dealt,
    Defeated,
    Drew,
    Event,
    Healed,
    Lost,
    Owed,
    Paid,
    Played,
    Revealed,
    WishesOpened,
    tell,
)
from dethrone.regicide.legal import fitted
from dethrone.regicide.moves import Flip, Move, Name, Post, Yield, encode
from dethrone.regicide.position import Position
from dethrone.regicide.view import Outcome, Power, View


class Preview(Struct, frozen=True, kw_only=True):
    """What is certain about a move; `seat` is who would make it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    due: int  # what is owed now, before the move
    owed: int  # what the enemy would then ask for, or what a payment leaves to others
    attack: int
    hand: tuple[Card, ...]  # the cards the seat is sure to hold afterwards
    unknown: int  # how many more it would hold
    flips: int
    shares_damage: bool
    follows: int | None = None  # of a yield: whose turn comes then, where that is settled
    is_bound: bool = False  # and whether that seat may not yield in its turn
    powers: tuple[tuple[Card, Power], ...] = ()  # of who goes next: what the seat's own cards could do

    @property
    def value(self) -> int:
        """The play's attack value, or what a payment is worth."""
        return next((event.value for event in self.events if isinstance(event, Played | Paid)), 0)

    @property
    def dealt(self) -> Dealt | None:
        """The damage, if there is any."""
        return next((event for event in self.events if isinstance(event, Dealt)), None)

    @property
    def defeated(self) -> Defeated | None:
        """The enemy's fall, if it falls."""
        return next((event for event in self.events if isinstance(event, Defeated)), None)

    @property
    def healed(self) -> int:
        """How many discards would go under the tavern."""
        return sum(event.count for event in self.events if isinstance(event, Healed))

    @property
    def draws(self) -> tuple[Drew, ...]:
        """Who would draw how many cards."""
        return tuple(event for event in self.events if isinstance(event, Drew))

    @property
    def blocked(self) -> tuple[Suit, ...]:
        """The suits whose power the enemy is immune to."""
        return tuple(event.suit for event in self.events if isinstance(event, Blocked))

    @property
    def sure(self) -> int:
        """What the cards the seat is sure to hold afterwards are worth."""
        return sum(card.value for card in self.hand)

    @property
    def can_pay(self) -> bool | None:
        """Whether the seat could pay what it would owe; None if that hangs on cards nobody has seen."""
        is_open = bool(self.unknown or self.flips or self.shares_damage)
        return _can_pay(self.sure, self.owed, is_open=is_open)


def preview(view: View, move: Move) -> Preview:
    """What a legal move of the viewer would do; only the view goes in."""
    before = view._outline  # only read; the property makes a copy
    seat = move.seat if isinstance(move, Post) else before.decider()
    word = encode(move)
    word = fitted(before, word) or word
    after = engine.after(before, word, None)
    events, owed, drawn, lost = _public(tell(before, word, after), seat, after.owed)
    hand = after.hand(seat)
    sure = drawn if isinstance(move, Flip) else before.hand(seat) & hand | drawn
    shares_damage = bool(after.overflow) and after.players > 1
    is_open = bool(hand != sure or after.flips or shares_damage)
    if lost is not None and not isinstance(move, Post):
        is_sure = (
            lost.reason is not Outcome.CANNOT_PAY
            or _can_pay(mask_value(sure), owed, is_open=is_open) is False
        )
        events += [lost] if is_sure else []
    follows, is_bound = _turn_after(after) if isinstance(move, Yield) else (None, False)
    return Preview(
        seat=seat,
        move=move,
        events=tuple(events),
        due=before.owed,
        owed=owed,
        attack=after.attack(),
        hand=cards_of(sure),
        unknown=(hand & ~sure).bit_count(),
        flips=after.flips,
        shares_damage=shares_damage,
        follows=follows,
        is_bound=is_bound,
        powers=tuple([(card, view.power(card)) for card in view.hand])
        if isinstance(move, Name | Post)
        else (),
    )


def _public(told: tuple[Event, ...], seat: int, owed: int) -> tuple[list[Event], int, int, Lost | None]:
    """The events without what the view left open and the position had to make up, what must be covered next, the cards
    that the seat is sure to draw, and how the game would be lost. What must be covered is certain even where a hand
    filled up blindly would have lost."""
    events: list[Event] = []
    drawn, lost = 0, None
    for event in told:
        match event:
            case Owed():
                owed = event.amount
            case Revealed() | WishesOpened():
                pass
            case Lost():
                lost = event
                owed = event.attack if event.reason is Outcome.CANNOT_PAY else owed
            case Healed(count=count):
                events.append(Healed(count, ()))
            case Drew(seat=drawer, count=count, known=known):
                events.append(Drew(drawer, count, (), known))
                drawn |= mask_of(known) if drawer == seat else 0
            case _:
                events.append(event)
    return events, owed, drawn, lost


def _can_pay(sure: int, owed: int, *, is_open: bool) -> bool | None:
    """Whether cards worth `sure` cover a debt; None if others may, which nobody has seen."""
    return True if sure >= owed else None if is_open else False


def _turn_after(position: Position) -> tuple[int | None, bool]:
    """Whose turn comes once what is owed is paid, and whether that seat must then play; None where it is chosen."""
    if position.phase == 1:
        position = engine.after(position, PAY | position.hand(position.payer), None)
    if position.phase or position.players == 1:
        return None, False
    return position.turn, not position.can_yield(position.turn)
