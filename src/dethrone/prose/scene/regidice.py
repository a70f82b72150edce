"""Regidice as a viewer sees it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from dethrone.prose.boards.regidice import now
from dethrone.prose.words import Part, part
from dethrone.regidice import Phase, View

__all__ = ["now", "parts", "question"]


def parts(view: View) -> Iterator[Part]:
    """The enemy, how far the round has come, the injured pile and the seats with their dice."""
    yield part(
        "regidice-scene-enemy",
        round=view.round,
        number=view.enemy_number + 1,
        enemy=list(view.enemy),
        attack=view.attack,
        defence=view.defence,
        left=view.pips_left,
        sizes=list(view.upcoming),
    )
    if view.phase is not Phase.DECLARE:
        done = view.progress
        yield part("regidice-scene-progress", damage=done.damage, need=done.need, blocked=done.blocked)
    yield part("regidice-scene-injured", dice=[die.colour for die in view.injured])
    yield part("regidice-scene-first", seat=view.first_caller)
    for seat in range(view.players):
        yield _seat(view, seat)
        if view.zones[seat]:
            yield part("regidice-scene-prepared", seat=seat, dice=list(view.zones[seat]))
    if view.acting is not None:
        yield part("regidice-scene-acting", seat=view.acting)
    if view.wanted and view.phase is Phase.SET:
        yield part("regidice-scene-sets", count=view.progress.sets_made, values=list(view.wanted))


def _seat(view: View, seat: int) -> Part:
    call, dice = view.calls[seat], list(view.pools[seat])
    if call is None:
        return part("regidice-scene-seat", seat=seat, dice=dice)
    return part("regidice-scene-caller", seat=seat, dice=dice, call=call, is_done=view.has_resolved[seat])


AMOUNTS = {Phase.PIPS: "pending_damage", Phase.HEAL: "pending_heal", Phase.SPLIT: "damage_left"}


def question(view: View) -> Part:
    """What is asked, and how much of it."""
    value = view.wanted[-1] if view.wanted else 0
    return part(
        "regidice-scene-asked", phase=view.phase, count=_amount(view), defence=view.defence, value=value
    )


def _amount(view: View) -> int:
    """How many dice or pips an answer is about."""
    if view.phase in AMOUNTS:
        amount = getattr(view.progress, AMOUNTS[view.phase])
        assert isinstance(amount, int)
        return amount
    if view.phase is Phase.COLOUR:
        return view.wanted.count(view.wanted[-1])
    return view.owed[view.decider or 0] if view.phase is Phase.LOSE else view.attack
