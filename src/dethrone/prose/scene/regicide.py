"""Regicide as a viewer sees it, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from dethrone.prose.boards.regicide import now
from dethrone.prose.words import Part, part
from dethrone.regicide import Phase
from dethrone.regicide.cards import Card
from dethrone.regicide.view import View

__all__ = ["now", "parts", "question"]


def parts(view: View) -> Iterator[Part]:
    """The enemy, the piles, the seats, the own hand, and what nobody has seen."""
    enemy = view.enemy
    yield part(
        "regicide-scene-enemy",
        enemy=enemy,
        left=max(0, view.health_left),
        health=enemy.health,
        attack=view.attack,
        shield=view.shield,
        is_cancelled=view.is_cancelled,
    )
    if view.plays:
        plays = [part("regicide-scene-play", seat=seat, cards=list(cards)) for seat, cards in view.plays]
        yield part("regicide-scene-plays", plays=plays)
    yield part("regicide-scene-castle", cards=list(view.castle_left))
    yield part("regicide-scene-tavern", count=view.tavern_size, cards=_top(view))
    yield part("regicide-scene-discard", count=view.discard_size, cards=_seen_pile(view))
    limit = view.rules.hand_limit[view.players - 1]
    for seat in range(view.players):
        if seat != view.seat:
            facts = {"count": view.hand_sizes[seat], "limit": limit, "yielded": view.yielded[seat]}
            yield part("regicide-scene-seat", seat=seat, **facts, wish=view.wishes[seat])
    if view.seat is not None:
        worth, is_out = sum(card.value for card in view.hand), view.yielded[view.seat]
        yield part("regicide-scene-hand", cards=list(view.hand), limit=limit, value=worth, yielded=is_out)
    if view.players == 1:
        yield part("regicide-scene-flips", count=view.flips)
    if unseen := _unseen(view):
        yield part("regicide-scene-unseen", cards=unseen)


def _unseen(view: View) -> list[Card]:
    """The cards that lie nobody knows where: those on top of the tavern were told."""
    hidden = Counter(card for _, held in view.layers for card in held)
    hidden |= Counter(card for card, _ in view.strays)
    return sorted(hidden - Counter(_top(view)))


def _seen_pile(view: View) -> list[object]:
    """What can be seen of the discard pile: the cards that are known to lie there, or the one on top."""
    top = () if view.discard_top is None else (view.discard_top,)
    return list(view.discard or top)


def _top(view: View) -> list[Card]:
    """The cards on top of the tavern that everybody knows, down to the first that nobody does."""
    known = view.tavern_known
    first = next((place for place, card in enumerate(known) if card is None), len(known))
    return [card for card in known[:first] if card is not None]


def question(view: View) -> Part:
    """What is asked."""
    phase = view.phase.value
    if view.phase is Phase.PLAY and view.players == 1:
        phase = "solo"
    return part("regicide-scene-asked", phase=phase, owed=view.owed)
