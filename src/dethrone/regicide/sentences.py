"""One plain English sentence for each event, in the words of whoever may read it."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.regicide.cards import Card, Suit
from dethrone.regicide.events import (
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

IRREGULAR = {"goes": "go", "has": "have", "does": "do"}
RANK_NAMES = {"J": "Jack", "Q": "Queen", "K": "King"}


def sentence(event: Event, names: Sequence[str]) -> str:  # noqa: PLR0911 (a table of cases)
    """What happened, for people; `names` are those of the seats, and `You` is spoken to."""
    match event:
        case Played(seat, cards, value):
            return f"{does(names[seat], 'plays')} {listed(cards)}" + (
                f", worth {value}." if len(cards) > 1 else "."
            )
        case Yielded(seat):
            return f"{does(names[seat], 'yields')}."
        case Flipped(seat, cards, left):
            hand = listed(cards) or "nothing"
            return f"{does(names[seat], 'flips')} a jester and {does('', 'discards', names[seat])} {hand}; {left} left."
        case Paid(seat, cards, value):
            return f"{does(names[seat], 'pays')} with {listed(cards)}, worth {value}."
        case Owed(seat, amount):
            return f"{names[seat]} must cover {amount} damage."
        case Spared(seat):
            return f"The shield holds everything: {does(whom(names[seat]), 'pays')} nothing."
        case Named(by, seat):
            again = f"{does(names[by], 'goes')} again."
            return again if by == seat else f"{does(names[by], 'names')} {whom(names[seat])} to go next."
        case Wished(seat, wish):
            return f"{_wished(names[seat], wish)}."
        case WishesOpened(wishes, seat):
            said = ", ".join(f"{whom(name)} {wish.value}" for name, wish in zip(names, wishes, strict=False))
            who, verb = (names[0], "decides") if seat is None else (names[seat], "goes")
            return f"The wishes: {said}. {does(who, verb)}."
        case Won() | Lost():
            return _end(event, names)
    return _fight(event, names)


def does(name: str, verb: str, subject: str | None = None) -> str:
    """`Ada plays`, `You play`; the verb agrees with the subject, which is the name unless told."""
    is_you = (name if subject is None else subject).lower() == "you"
    spoken = IRREGULAR.get(verb, verb.removesuffix("s")) if is_you else verb
    return f"{name} {spoken}".strip()


def whom(name: str) -> str:
    """A name within a sentence."""
    return "you" if name == "You" else name


def _wished(name: str, wish: Wish | None) -> str:
    match wish:
        case Wish.WANT:
            return f"{does(name, 'wants')} to go next"
        case Wish.RATHER_NOT:
            return f"{name} would rather not go next"
        case Wish.NEUTRAL:
            return f"{does(name, 'does')} not mind"
    return f"{does(name, 'has')} posted a wish"


def _fight(event: Event, names: Sequence[str]) -> str:
    match event:
        case Blocked(suit, noted):
            later = f" The shield of {noted} is noted, and a jester would wake it." if noted else ""
            return f"The enemy is immune to {suit_name(suit)}: that power is lost.{later}"
        case Healed(count, cards):
            named = f": {listed(cards)}" if cards else ""
            return f"Healing moves {counted(count)} from the discard pile under the tavern{named}."
        case Drew(seat, count, cards, known):
            tail = f": {listed(cards)}" if cards else f", {listed(known)} among them" if known else ""
            return f"{does(names[seat], 'draws')} {counted(count)}{tail}."
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
    who = "nobody" if event.seat is None else whom(names[event.seat])
    why = {
        Outcome.CANNOT_PAY: f"{who} cannot cover {event.attack} damage",
        Outcome.STUCK: f"{who} can neither play nor yield",
        Outcome.STALEMATE: "everybody keeps yielding",
    }[event.reason]
    fallen = "1 of 12 royals was" if event.defeated == 1 else f"{event.defeated} of 12 royals were"
    return f"The game is lost: {why}. {fallen} defeated."


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
