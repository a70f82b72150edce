"""What a move would do: the engine plays it on a position that is built from nothing but a view.

Everything told is certain, though cards are hidden: how much is healed and drawn depends on public counts
alone. What would be drawn is not known, so it is only counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dethrone.regicide import engine
from dethrone.regicide.cards import Card, Suit, cards_of
from dethrone.regicide.events import (
    Blocked,
    Dealt,
    Defeated,
    Drew,
    Event,
    Healed,
    ImmunityCancelled,
    Lost,
    Owed,
    Paid,
    Played,
    Revealed,
    Shielded,
    Spared,
    Wished,
    WishesOpened,
    Won,
    for_viewer,
    tell,
)
from dethrone.regicide.legal import fitted
from dethrone.regicide.moves import Flip, Move, Name, Pay, Play, Post, encode
from dethrone.regicide.position import Position
from dethrone.regicide.sentences import counted, does, listed, sentence, suit_name, whom
from dethrone.regicide.view import Outcome, View

SEATS = ("P0", "P1", "P2", "P3")


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
    return replace(draft, events=tuple(_certain(told, draft)))


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


def lines(shown: Preview, names: Sequence[str] = SEATS) -> list[str]:
    """The preview in a few lines for people: number and stamp, powers, what comes next."""
    told = [
        text
        for text in (_number(shown, names), _powers(shown, names), _blocked(shown), _next(shown, names))
        if text
    ]
    return told + [sentence(event, names) for event in shown.events if isinstance(event, Won | Lost)]


def _number(shown: Preview, names: Sequence[str]) -> str:
    match shown.move:
        case Pay():
            spare = shown.value - shown.due
            judged = (
                f"{-spare} short" if spare < 0 else f"{spare} more than needed" if spare else "exactly enough"
            )
            return f"Pays {shown.value} of {shown.due}: {judged}."
        case Flip():
            drawn = counted(shown.unknown + len(shown.hand))
            return f"Your hand is discarded and {drawn} drawn; {shown.flips} left to flip."
        case Play() if shown.dealt is not None:
            return _damage(shown, shown.dealt)
        case Play():
            return f"A jester: no damage. {_after_jester(shown)}"
    return " ".join(sentence(event, names) for event in shown.events if isinstance(event, Wished))


def _damage(shown: Preview, dealt: Dealt) -> str:
    amount = f"{dealt.amount} damage" + (" (doubled)" if dealt.is_doubled else "")
    start = f"Attack {shown.value}: {amount}, {dealt.total} of {dealt.health}"
    if shown.defeated is None:
        return f"{start}; {dealt.health - dealt.total} left."
    if shown.defeated.is_exact:
        return f"{start}. EXACT: {shown.defeated.enemy} goes onto the tavern."
    return f"{start}. OVER by {dealt.total - dealt.health}: {shown.defeated.enemy} is discarded."


def _after_jester(shown: Preview) -> str:
    if any(isinstance(event, ImmunityCancelled) for event in shown.events):
        return f"The enemy's immunity ends; its attack is {shown.attack}."
    return "The immunity is off already."


def _powers(shown: Preview, names: Sequence[str]) -> str:
    works = []
    for event in shown.events:
        match event:
            case Healed(count):
                works.append(f"heals {counted(count)}")
            case Drew(seat, count, _, known) if not isinstance(shown.move, Flip):
                works.append(
                    f"{does(whom(names[seat]), 'draws')} {count}"
                    + (f" (with {listed(known)})" if known else "")
                )
            case Shielded(amount, total, attack):
                works.append(f"shield +{amount} = {total}, attack down to {attack}")
            case Dealt(is_doubled=True):
                works.append("doubles the damage")
    suits = {card.suit for card in shown.move.cards} if isinstance(shown.move, Play) else set()
    if Suit.HEARTS in suits and not shown.healed and Suit.HEARTS not in shown.blocked:
        works.append("nothing to heal")
    if Suit.DIAMONDS in suits and not shown.draws and Suit.DIAMONDS not in shown.blocked:
        works.append("nothing can be drawn")
    return f"Works: {', '.join(works)}." if works else ""


def _blocked(shown: Preview) -> str:
    return " ".join(
        f"Blocked: {suit_name(event.suit)}, because the enemy is immune."
        + (f" A shield of {event.noted} is noted for a jester." if event.noted else "")
        for event in shown.events
        if isinstance(event, Blocked)
    )


def _next(shown: Preview, names: Sequence[str]) -> str:
    if isinstance(shown.move, Pay):
        rest = f"Your hand keeps {counted(len(shown.hand))}, worth {shown.sure}."
        return f"The others must cover {shown.owed} more. {rest}" if shown.owed else rest
    if isinstance(shown.move, Name):
        return f"{does(names[shown.move.seat], 'goes')} next."
    if shown.defeated is not None or isinstance(shown.move, Post):
        return ""
    if not shown.owed:
        is_struck = any(isinstance(event, Spared) for event in shown.events)
        return "Then the enemy's attack is 0: nothing to pay." if is_struck else ""
    return f"Then {shown.owed} to pay; {_means(shown)}"


def _means(shown: Preview) -> str:
    """Whether the rest of the hand is enough, as far as it is known."""
    hand = f"your hand is worth {'at least ' if shown.unknown else ''}{shown.sure}"
    if shown.unknown:
        hand += f", plus {shown.unknown} unknown"
    if shown.can_pay:
        return f"{hand}: enough."
    if shown.can_pay is False:
        return f"{hand}: NOT ENOUGH, the game would be lost."
    others = [f"{shown.flips} to flip"] if shown.flips else []
    others += ["the others would help"] if shown.shares_damage else []
    return f"{hand}: not sure to be enough" + (f" ({', '.join(others)})." if others else ".")
