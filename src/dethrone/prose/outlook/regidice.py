"""What the dice on the table could do, in numbers, sets and sentences; from a view, so nothing hidden is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dethrone.prose.words import Names, part
from dethrone.regidice import Phase
from dethrone.regidice.dice import Dice, Die
from dethrone.regidice.moves import Action, Declare
from dethrone.regidice.preview import Best, prospect, waiting, would_keep
from dethrone.regidice.view import View

if TYPE_CHECKING:
    from dethrone.prose.voice import Voice

Says = Callable[..., str]  # a message of Regidice, with its facts
SETS_WIDTH = 36


def facts(voice: Voice, view: View, names: Names) -> dict[str, Any]:
    """What the calls that are open would mean to the viewer, and what each seat could do with what it declared."""

    def say(message: str, /, **told: object) -> str:
        return voice.phrase(f"regidice-{message}", names, **told)

    is_hidden = view.phase is Phase.DECLARE
    return {
        "calls": _calls(view, say) if is_hidden and view.seat is not None else {},
        "seats": [] if is_hidden else [_seat(view, seat, say) for seat in range(view.players)],
    }


def _calls(view: View, say: Says) -> dict[str, Any]:
    """Every call that is still open, or would be for the viewer, with what it would mean."""
    return {
        str(call): {"lines": foreseen(view, call, say), "worth": alone(view, call).worth}
        for call in view.legal_moves()
        if isinstance(call, Declare)
    }


def _seat(view: View, seat: int, say: Says) -> dict[str, Any]:
    is_acting = view.phase is Phase.SET and view.acting == seat
    best = can_do(view, seat, free_dice(view) if is_acting else None)
    line = ""
    if (
        view.phase is not Phase.OVER
        and not view.has_resolved[seat]
        and view.action(seat) is not Action.COMPANION
    ):
        line = could(view, seat, say, best) if best.sets else cannot(view, seat, say)
    return {"worth": best.worth, "sets": [[str(die) for die in one] for one in best.sets], "line": line}


# ------------------------------------------------------------------- declare
def foreseen(view: View, call: Declare, say: Says) -> list[str]:
    """What a declaration would mean, from the caller's own dice and the numbers that everybody knows."""
    seat = view.seat if view.seat is not None else view.decider or 0
    mine, kept = view.pools[seat], would_keep(view, seat)
    came = waiting(view, seat)
    own = [die for die in mine if call.gathers(die)]
    hidden = [die for other, pool in enumerate(view.pools) if other != seat for die in pool]
    lines = [say("foreseen-call", seat=seat, action=call.action)]
    if call.action is Action.COMPANION:
        lines.append(say("foreseen-ones", count=sum(die.value == 1 for die in mine)))
    elif call.colour is not None:
        there = sum(die.colour is call.colour for die in hidden)
        kind = {"colour": call.colour, "parity": call.parity}
        lines.append(say("foreseen-colour", **kind, own=len(own), count=there, about=there / 2))
    else:
        about = round(len(hidden) / 6, 1)
        facts = {"number": call.number, "own": len(own), "count": len(hidden), "about": about}
        lines.append(say("foreseen-number", **facts))
    if lost := len(mine) - len(kept):
        lines.append(say("foreseen-lost", count=lost))
    if came:
        lines.append(say("foreseen-prepared", dice=came))
    return [*lines, _alone(view, call, say)]


def alone(view: View, call: Declare) -> Best:
    """The best that a call would be worth with the caller's own dice, as far as they stay."""
    seat = view.seat if view.seat is not None else view.decider or 0
    pool = (*would_keep(view, seat), *waiting(view, seat))
    return _best(view, call, pool)


def _alone(view: View, call: Declare, say: Says) -> str:
    if call.action is Action.COMPANION:
        return say("foreseen-companion", attack=view.attack)
    best = alone(view, call)
    if call.action is Action.CAST:
        return say("foreseen-spells", colours=list(dict.fromkeys(one[0].colour for one in best.sets)))
    sets = sets_text(best) if best.sets else None
    return say("foreseen-alone", action=call.action, worth=best.worth, sets=sets)


def sets_text(best: Best) -> str:
    """The sets by their values, as many as fit in a line."""
    shown = ["+".join(str(die.value) for die in sorted(one, key=_value, reverse=True)) for one in best.sets]
    fit = len(shown)
    while fit > 1 and len(", ".join(shown[:fit])) > SETS_WIDTH:
        fit -= 1
    return ", ".join(shown[:fit]) + (", …" if fit < len(shown) else "")


def _value(die: Die) -> int:
    return die.value


# ------------------------------------------------------------------- resolve
def can_do(view: View, seat: int, dice: Dice | None = None) -> Best:
    """The best a seat can do with the action it declared and its dice, or some; spells are counted one by one."""
    call = view.calls[seat]
    return Best(0, ()) if call is None else _best(view, call, view.pools[seat] if dice is None else dice)


def _best(view: View, call: Declare, pool: Dice) -> Best:
    hopes = prospect(view, pool)
    match call.action:
        case Action.ATTACK:
            return hopes.attack
        case Action.BLOCK:
            return hopes.block
        case Action.HEAL:
            return hopes.heal
        case Action.COMPANION:
            return Best(0, ())
    spells = [
        best
        for colour, best in hopes.spells.items()
        if view.rules.cast_colour == "any" or colour is call.colour
    ]
    return Best(sum(one.worth for one in spells), tuple(found for one in spells for found in one.sets))


def free_dice(view: View) -> Dice:
    """The acting seat's dice beyond those that its sets want already."""
    left = list(view.pools[view.progress.actor])
    for value in view.wanted:
        left.remove(next(die for die in left if die.value == value))
    return tuple(left)


def could(view: View, seat: int, say: Says, best: Best | None = None) -> str:
    """What a seat could do with what it declared."""
    best = can_do(view, seat) if best is None else best
    match view.action(seat):
        case Action.ATTACK:
            return say("could-attack", worth=best.worth, sets=sets_text(best))
        case Action.BLOCK:
            return say("could-block", worth=best.worth, sets=sets_text(best))
        case Action.HEAL:
            worth = min(best.worth, len(view.injured))
            return say("could-heal", worth=worth, sets=sets_text(best))
    spells = [part("regidice-could-cast-one", colour=dice[0].colour, dice=dice) for dice in best.sets]
    return say("could-cast", spells=spells)


def cannot(view: View, seat: int, say: Says) -> str:
    """Why a seat can do nothing with what it declared."""
    match view.action(seat):
        case Action.ATTACK:
            return say("cannot-attack", defence=view.defence)
        case Action.BLOCK:
            return say("cannot-block")
        case Action.HEAL:
            return say("cannot-heal")
    return say("cannot-cast", enemy=view.enemy)
