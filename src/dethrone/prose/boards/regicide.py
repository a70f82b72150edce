"""The board of Regicide in lines for people, told from a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from dethrone.prose.boards import Row
from dethrone.prose.words import Part, Plain, part

if TYPE_CHECKING:
    from dethrone.regicide import Card, View

    Hands: TypeAlias = Mapping[int, Sequence[Card]]

BAR = 20


def board_rows(view: View, hands: Hands | None = None) -> Iterator[Row]:
    """What lies on the table, and every hand that is to be seen."""
    seen = hands if hands is not None else {} if view.seat is None else {view.seat: view.hand}
    yield _row("enemy", part("regicide-royal", enemy=view.enemy), _place(view), immunity(view))
    yield _row("health", _health(view))
    yield _row("attack", part("regicide-board-attack", **attack_facts(view)))
    if view.plays:
        yield _row(
            "table", *(part("regicide-board-play", seat=seat, cards=held) for seat, held in view.plays)
        )
    castle = " ".join(map(str, view.castle_left))
    yield _row("castle", f"{view.castle_size}: {castle}" if castle else part("board-empty"))
    yield _row("tavern", str(view.tavern_size), *_on_top(view))
    discard = " ".join(map(str, view.discard))
    yield _row("discard", f"{view.discard_size}: {discard}" if discard else str(view.discard_size))
    if view.players == 1 and view.outline.solo_flips:
        yield _row("jesters", part("regicide-board-flips", count=view.flips))
    for seat in range(view.players):
        yield Row(part("board-seat", seat=seat), [*_held(view, seat, seen.get(seat)), *marks(view, seat)])
    yield _row("now", now(view))


def _row(name: str, *parts: Part | str) -> Row:
    return Row(part("regicide-board-row", row=name), parts)


def _place(view: View) -> Part:
    return part("regicide-board-place", number=12 - max(0, view.castle_size))


def immunity(view: View) -> Part:
    """Which suit has no power against the enemy."""
    suit = view.enemy.suit
    return part("regicide-board-immune", suit=None if view.is_cancelled or suit is None else suit.value)


def _health(view: View) -> str:
    left, health = view.health_left, view.enemy.health
    full = -(-BAR * left // health)
    return f"{left}/{health} [{'#' * full}{'.' * (BAR - full)}]"


def attack_facts(view: View) -> Plain:
    """What the enemy strikes with; a shield that an immune enemy ignores is noted."""
    full, shield = view.enemy.value, view.shield
    kind = "none" if not shield else "noted" if view.attack == full else "works"
    return {"attack": view.attack, "full": full, "shield": shield, "kind": kind}


def _on_top(view: View) -> Iterator[Part]:
    yield from (part("regicide-board-top", card=card) for card in view.tavern_known[:1] if card is not None)


def _held(view: View, seat: int, hand: Sequence[Card] | None) -> Iterator[Part | str]:
    yield part("regicide-board-held", count=view.hand_sizes[seat], limit=view.outline.hand_limit)
    if hand:
        yield " ".join(map(str, hand))
        yield part("regicide-board-worth", worth=sum(card.value for card in hand))


def marks(view: View, seat: int) -> Iterator[Part]:
    """What else is known of a seat."""
    if view.yielded[seat]:
        yield part("regicide-board-yielded")
    if (wish := view.wishes[seat]) is not None:
        yield part("regicide-board-says", wish=wish.value)


def now(view: View) -> Part:
    """What is asked of whom, or how it ended."""
    outcome = view.outcome
    return part(
        "regicide-board-now",
        phase=view.phase.value,
        seat=view.turn if view.decider is None else view.decider,
        owed=view.owed,
        outcome=None if outcome is None else outcome.value,
    )
