"""What a move would do: the engine plays it on a position that is built from nothing but a view.

Everything told is certain, though cards are hidden: how much is healed and drawn depends on public counts
alone. What would be drawn is not known, so it is only counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dethrone.regicide import engine
from dethrone.regicide.cards import Card, Suit, cards_of
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
    for_viewer,
    tell,
)
from dethrone.regicide.legal import fitted
from dethrone.regicide.moves import Flip, Move, Name, Post, Yield, encode
from dethrone.regicide.position import Position
from dethrone.regicide.view import Outcome, Power, View


@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
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
        if self.sure >= self.owed:
            return True
        return None if self.unknown or self.flips or self.shares_damage else False


def preview(view: View, move: Move) -> Preview:
    """What a legal move of the viewer would do; only the view goes in."""
    before = view.outline
    seat = move.seat if isinstance(move, Post) else before.decider()
    after = engine.after(before, fitted(before, encode(move)) or encode(move), None)
    told = tell(before, move, after)
    known = [card for event in told if isinstance(event, Drew) and event.seat == seat for card in event.known]
    kept = [*cards_of(before.hand(seat) & after.hand(seat)), *known]
    if isinstance(move, Flip):
        kept = known
    draft = Preview(
        seat=seat,
        move=move,
        events=(),
        due=before.owed,
        owed=_owed(told, after),
        attack=after.attack(),
        hand=tuple(sorted(kept)),
        unknown=after.hand(seat).bit_count() - len(kept),
        flips=after.flips,
        shares_damage=bool(after.overflow) and after.players > 1,
    )
    follows, is_bound = _turn_after(after) if isinstance(move, Yield) else (None, False)
    powers = tuple([(card, view.power(card)) for card in view.hand]) if isinstance(move, Name | Post) else ()
    events = tuple(_certain(told, draft))
    return replace(draft, events=events, follows=follows, is_bound=is_bound, powers=powers)


def _turn_after(position: Position) -> tuple[int | None, bool]:
    """Whose turn comes once what is owed is paid, and whether that seat must then play; None where it is chosen."""
    if position.phase == 1:
        position = engine.after(position, PAY | position.hand(position.payer), None)
    if position.phase or position.players == 1:
        return None, False
    return position.turn, not position.can_yield(position.turn)


def _owed(told: tuple[Event, ...], after: Position) -> int:
    """What must be covered next; it is certain even where a hand filled up blindly would have lost."""
    for event in told:
        match event:
            case Owed(amount=amount) | Lost(reason=Outcome.CANNOT_PAY, attack=amount):
                return amount
    return after.owed


def _certain(told: tuple[Event, ...], draft: Preview) -> Iterator[Event]:
    """The events without what the view left open and the position had to make up."""
    for event in told:
        match event:
            case Revealed() | WishesOpened() | Owed():
                continue
            case Lost(reason=reason):
                if isinstance(draft.move, Post) or (
                    reason is Outcome.CANNOT_PAY and draft.can_pay is not False
                ):
                    continue
                yield event
            case Healed():
                yield replace(event, cards=())
            case Drew():
                yield for_viewer(event, None)
            case _:
                yield event
