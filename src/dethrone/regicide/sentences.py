"""One plain English sentence for each event, in the words of whoever may read it."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.regicide.cards import Card, Suit
from dethrone.regicide.happenings import (
    Blocked,
    Dealt,
    Defeated,
    Drew,
    Event,
    Flipped,
    Healed,
    ImmunityCancelled,
    Lost,
    Named,
    Owed,
    Paid,
    Played,
    Revealed,
    Shielded,
    Spared,
    Wished,
    WishesOpened,
    Won,
    Yielded,
)
from dethrone.regicide.moves import Wish
from dethrone.regicide.view import Outcome

WISHES = {
    Wish.WANT: "wants to go next",
    Wish.RATHER_NOT: "would rather not go next",
    Wish.NEUTRAL: "does not mind",
}
RANK_NAMES = {"J": "Jack", "Q": "Queen", "K": "King"}


def sentence(event: Event, names: Sequence[str]) -> str:  # noqa: PLR0911 (a table of cases)
    """What happened, for people; `names` are those of the seats."""
    match event:
        case Played(seat, cards, value):
            return f"{names[seat]} plays {listed(cards)}" + (f", worth {value}." if len(cards) > 1 else ".")
        case Yielded(seat):
            return f"{names[seat]} yields."
        case Flipped(seat, cards, left):
            return f"{names[seat]} flips a jester and discards {listed(cards) or 'nothing'}; {left} left."
        case Paid(seat, cards, value):
            return f"{names[seat]} pays with {listed(cards)}, worth {value}."
        case Owed(seat, amount):
            return f"{names[seat]} must cover {amount} damage."
        case Spared(seat):
            return f"The shield holds everything: {names[seat]} pays nothing."
        case Named(by, seat):
            return (
                f"{names[by]} goes again." if by == seat else f"{names[by]} names {names[seat]} to go next."
            )
        case Wished(seat, wish):
            return f"{names[seat]} {'has posted a wish' if wish is None else WISHES[wish]}."
        case WishesOpened(wishes, seat):
            said = ", ".join(f"{name} {wish.value}" for name, wish in zip(names, wishes, strict=False))
            return f"The wishes: {said}. " + (
                f"{names[0]} decides." if seat is None else f"{names[seat]} goes."
            )
        case Won() | Lost():
            return _end(event, names)
    return _fight(event, names)


def _fight(event: Event, names: Sequence[str]) -> str:  # noqa: PLR0911
    match event:
        case Blocked(suit, noted):
            later = f" The shield of {noted} is noted, and a jester would wake it." if noted else ""
            return f"The enemy is immune to {suit_name(suit)}: that power is lost.{later}"
        case Healed(count, cards):
            named = f": {listed(cards)}" if cards else ""
            return f"{counted(count)} healed from the discard pile under the tavern{named}."
        case Drew(seat, count, cards, known):
            shown = cards or known
            tail = f": {listed(shown)}" if cards else f", {listed(shown)} among them" if shown else ""
            return f"{names[seat]} draws {counted(count)}{tail}."
        case Shielded(amount, total, attack):
            return f"The shield grows by {amount} to {total}; the enemy's attack is {attack}."
        case Dealt(amount, is_doubled, total, health):
            return f"{amount} damage{', doubled' if is_doubled else ''}: {total} of {health}."
        case Defeated(enemy, is_exact):
            where = "exactly and lies on top of the tavern" if is_exact else "and goes to the discard pile"
            return f"{royal_name(enemy)} falls {where}."
        case Revealed(enemy):
            return f"{royal_name(enemy)} steps out of the castle."
        case ImmunityCancelled(enemy, woken):
            tail = f" The noted shield wakes and takes {woken} off its attack." if woken else ""
            return f"{royal_name(enemy)} is no longer immune to {suit_name(enemy.suit)}.{tail}"
    raise TypeError(f"{event!r} has no sentence.")


def _end(event: Won | Lost, names: Sequence[str]) -> str:
    if isinstance(event, Won):
        return "The castle has fallen: the game is won" + (f" with {event.medal}." if event.medal else ".")
    who = "Nobody" if event.seat is None else names[event.seat]
    why = {
        Outcome.CANNOT_PAY: f"{who} cannot cover {event.attack} damage",
        Outcome.STUCK: f"{who} can neither play nor yield",
        Outcome.STALEMATE: "everybody keeps yielding",
    }[event.reason]
    return f"The game is lost: {why}. {event.defeated} of 12 royals were defeated."


def royal_name(card: Card) -> str:
    """`Jack of Spades (JS)`."""
    return f"{RANK_NAMES[card.rank]} of {suit_name(card.suit).title()} ({card})"


def suit_name(suit: Suit | None) -> str:
    """`clubs`."""
    return "nothing" if suit is None else suit.name.lower()


def listed(cards: Sequence[Card]) -> str:
    """Cards as they are written, a jester by its name."""
    return " ".join("a jester" if card.is_jester else str(card) for card in cards)


def counted(count: int) -> str:
    """`1 card`, `3 cards`."""
    return f"{count} card" if count == 1 else f"{count} cards"
