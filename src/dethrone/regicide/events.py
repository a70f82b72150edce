"""Tells what a move did from the positions before and after it, so the engine keeps no book of it.

No rule is written here a second time. An event holds the whole truth; `for_viewer` leaves what one seat, or a
spectator, may know of it (RC-90, RC-96).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum

from dethrone.regicide.cards import CARD_COUNT, DECK, SUITS, Card, cards_of
from dethrone.regicide.engine import apply
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
from dethrone.regicide.moves import Flip, Move, Name, Pay, Play, Post, Wish, Yield, encode
from dethrone.regicide.position import Position
from dethrone.regicide.rules import OFFICIAL
from dethrone.regicide.sentences import sentence
from dethrone.regicide.view import MEDALS, OUTCOMES, PHASES, Outcome, Phase, view_of

OUT_OF_REACH = 10_000
__all__ = ["Event", "for_viewer", "sentence", "tell", "to_json"]


def tell(before: Position, move: Move, after: Position) -> tuple[Event, ...]:
    """What happened, in the order in which it happened (RC-24); `after` is `before` with the move made."""
    return (*_of_move(before, move, after), *_ending(after))


def for_viewer(event: Event, seat: int | None) -> Event:
    """The event as a seat, or without one a spectator, may know it."""
    match event:
        case Drew(seat=owner) if owner != seat:
            return replace(event, cards=())
        case Wished(seat=owner, is_open=False) if owner != seat:
            return replace(event, wish=None)
    return event


def to_json(event: Event) -> dict[str, object]:
    """The event as JSON: its kind, and its fields with cards and wishes as texts."""
    kind = re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
    return {"event": kind} | {field.name: _plain(getattr(event, field.name)) for field in fields(event)}


def _of_move(before: Position, move: Move, after: Position) -> Iterator[Event]:
    match move:
        case Play(held):
            yield Played(before.turn, held, _worth(held))
            yield from _jester(before, after) if held[0].is_jester else _play(before, move, after)
        case Yield():
            yield Yielded(before.turn)
            yield from _strike(before, after)
        case Flip():
            yield Flipped(before.turn, cards_of(before.hand(before.turn)), after.flips)
            yield from _draws(after, {before.turn: after.hand(before.turn)})
        case Pay(held):
            yield Paid(before.payer, held, _worth(held))
            if PHASES[after.phase] is Phase.SUFFER:
                yield Owed(after.payer, after.owed)
        case Name(seat):
            yield Named(before.namer, seat)
        case Post(seat, wish):
            yield from _post(before, seat, wish, after)


def _worth(held: tuple[Card, ...]) -> int:
    return sum(card.value for card in held)


def _jester(before: Position, after: Position) -> Iterator[Event]:
    if not before.cancelled:
        yield ImmunityCancelled(DECK[before.enemy], before.attack() - after.attack())


def _play(before: Position, move: Play, after: Position) -> Iterator[Event]:
    """Powers, damage and what comes of it; a fall wipes damage and shield, so a probe tells them."""
    probe = _undying(before, move)
    yield from _powers(before, move, after, probe)
    dealt = probe.damage - before.damage + OUT_OF_REACH
    total, health = before.damage + dealt, DECK[before.enemy].health
    yield Dealt(dealt, dealt > _worth(move.cards), total, health)
    if after.defeated == before.defeated:
        yield from _strike(before, after)
        return
    yield Defeated(DECK[before.enemy], before.enemy in after.tavern_cards())
    if after.enemy != before.enemy:
        yield Revealed(DECK[after.enemy])


def _undying(before: Position, move: Play) -> Position:
    """The same play against an enemy too healthy to fall."""
    probe = before.copy()
    probe.damage -= OUT_OF_REACH
    apply(probe, encode(move, before.hand(before.turn)))
    return probe


def _powers(before: Position, move: Play, after: Position, probe: Position) -> Iterator[Event]:
    shield = probe.shield - before.shield
    immune = None if before.cancelled else SUITS[before.enemy & 3]
    if immune in {card.suit for card in move.cards} and immune is not None:
        is_shield = SUITS[before.shield_suit] is immune
        yield Blocked(immune, shield if is_shield else 0)
        shield = 0 if is_shield else shield
    healed = before.discard & ~after.discard
    if healed:
        yield Healed(healed.bit_count(), () if before.discard_view else cards_of(healed))
    hands = {(before.turn + i) % before.players: 0 for i in range(before.players)}
    kept = before.hand(before.turn) & ~encode(move, before.hand(before.turn))
    for seat in hands:
        hands[seat] = after.hand(seat) & ~(kept if seat == before.turn else before.hand(seat))
    yield from _draws(after, hands)
    if shield:
        yield Shielded(shield, probe.shield, probe.attack())


def _draws(after: Position, hands: dict[int, int]) -> Iterator[Event]:
    """Who drew what; a card is known if one seat has just drawn all that was hidden of its layer (RC-92)."""
    view = view_of(after, OFFICIAL, None)  # a view only carries the rules along
    sizes = {label: len(layer) for label, layer in view.layers if view.is_whole(label)}
    labels = after.layers()
    for seat, drawn in hands.items():
        indices = [index for index in range(CARD_COUNT) if drawn >> index & 1]
        counts = Counter(labels[index] for index in indices)
        if indices:
            known = tuple(
                DECK[index] for index in indices if counts[labels[index]] == sizes.get(labels[index])
            )
            yield Drew(seat, len(indices), cards_of(drawn), known)


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
        yield WishesOpened(tuple(list(Wish)[number - 1] for number in said), goes)


def _ending(after: Position) -> Iterator[Event]:
    outcome = OUTCOMES[after.outcome]
    if outcome is Outcome.WON:
        yield Won(MEDALS[after.solo_flips - after.flips] if after.players == 1 else None)
    elif outcome is not None:
        seat = None if outcome is Outcome.STALEMATE else after.turn
        yield Lost(outcome, seat, after.attack(), after.defeated)


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Enum):
        return value.value
    return str(value) if isinstance(value, Card) else value
