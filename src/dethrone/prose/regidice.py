"""What a seat of Regidice sees, in lines for people; last what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from dethrone.prose.words import Part, part

Line = tuple[Part, ...]


def look_lines(view: Any) -> Iterator[Line]:
    """What the viewer sees, line by line."""
    yield (part("regidice-look-round", round=view.round, first_caller=view.first_caller),)
    strength = {"attack": view.attack, "defence": view.defence, "count": view.pips_left}
    yield (part("regidice-look-enemy", number=view.enemy_number + 1, enemy=view.enemy, **strength),)
    if view.upcoming:
        sizes = [part("regidice-look-waiting-one", count=size) for size in view.upcoming]
        yield (part("regidice-look-waiting", sizes=sizes),)
    yield (part("regidice-look-injured", dice=[die.colour for die in view.injured]),)
    for seat in range(view.players):
        yield (_seat(view, seat),)
        if view.zones[seat]:
            yield (part("regidice-look-zone", seat=seat, dice=view.zones[seat]),)
    done = view.progress
    if done.damage or done.blocked:
        yield (part("regidice-look-hit", damage=done.damage, need=done.need, blocked=done.blocked),)
    if view.outcome is None:
        yield (ASKS[view.phase.value](view),)


def _seat(view: Any, seat: int) -> Part:
    call = view.calls[seat]
    said = None if call is None else str(call)
    return part("regidice-look-seat", seat=seat, said=said, dice=view.pools[seat])


def _raised(view: Any) -> Part:
    die = next((die for die in view.pools[0] if die.is_showing and die.value < 6), "r4")
    return part("regidice-ask-raise", seat=view.progress.actor, die=die)


def _set(view: Any) -> Part:
    actor = view.progress.actor
    facts = {"defence": view.defence, "enemy": view.enemy}
    return part("regidice-ask-set", seat=actor, action=view.action(actor), **facts)


def _colour(view: Any) -> Part:
    value, actor = view.wanted[-1], view.progress.actor
    dice = [die for die in view.pools[actor] if die.value == value]
    return part("regidice-ask-colour", seat=actor, need=view.wanted.count(value), dice=dice)


def _heal(view: Any) -> Part:
    count = min(view.progress.pending_heal, len(view.injured))
    colours = [die.colour for die in view.injured]
    return part("regidice-ask-back", seat=view.progress.actor, count=count, colours=colours)


def _pips(view: Any) -> Part:
    done = view.progress
    return part("regidice-ask-pips", seat=done.actor, count=done.pending_damage, enemy=view.enemy)


ASKS: dict[str, Callable[[Any], Part]] = {
    "declare": lambda view: part("regidice-ask-declare", seat=view.decider),
    "resolve": lambda view: part("regidice-look-asks-resolve", seat=view.decider),
    "raise": _raised,
    "set": _set,
    "colour": _colour,
    "pips": _pips,
    "heal": _heal,
    "share": lambda view: part("regidice-ask-share", count=view.attack),
    "split": lambda view: part("regidice-ask-split", damage=view.progress.damage_left),
    "lose": lambda view: part("regidice-ask-lose", seat=view.decider, count=view.owed[view.decider]),
    "prepare": lambda view: part("regidice-ask-prepare", seat=view.decider),
}
