"""Events as plain English sentences. A viewer's form of the event goes in, so nothing hidden comes out."""

from __future__ import annotations

from collections.abc import Sequence

from dethrone.regidice import events as happened
from dethrone.regidice.dice import Die, dice_text, heap_text
from dethrone.regidice.events import SPELLS, Event
from dethrone.regidice.moves import Action, Declare, Shares
from dethrone.regidice.view import Outcome

VERBS = {Action.ATTACK: "attacks", Action.BLOCK: "blocks", Action.HEAL: "heals"}


def sentence(event: Event, names: Sequence[str] | None = None) -> str:  # noqa: PLR0911, PLR0912 - one for each
    """One sentence for one event; seats are called P0 … P3 unless they have names."""
    match event:
        case happened.Rolled(number, first, pools):
            rolled = ", ".join(f"{_who(seat, names)} {heap_text(pool)}" for seat, pool in enumerate(pools))
            return f"Round {number}: everybody rolls ({rolled}). {_who(first, names)} calls first."
        case happened.Declared(seat, call):
            return f"{_who(seat, names)} {_declared(call)}."
        case happened.Revealed():
            return "All dice are revealed."
        case happened.Gathered(seat, gained, lost):
            parts = [f"gains {dice_text(gained)}"] * bool(gained) + [f"gives up {dice_text(lost)}"] * bool(
                lost
            )
            return f"{_who(seat, names)} {' and '.join(parts)}."
        case happened.Received(seat, dice):
            return f"{_who(seat, names)} receives {dice_text(dice)}, prepared for this round."
        case happened.Voted(seat, move):
            return f"{_who(seat, names)} votes for {move}."
        case happened.Raised(seat, target, die):
            raised = Die(die.colour, die.value + 1)
            whose = "the enemy" if target is None else _who(target, names)
            return f"{_who(seat, names)} raises {die} of {whose} to {raised}."
        case happened.SetMade(seat, _, values):
            return f"{_who(seat, names)} makes a set of {'+'.join(map(str, values))}."
        case happened.Attacked(seat, damage):
            return f"{_who(seat, names)} attacks for {damage}."
        case happened.Blocked(seat, amount):
            return f"{_who(seat, names)} blocks {amount}."
        case happened.SpellCast(seat, colour, size):
            return f"{_who(seat, names)} casts {SPELLS[colour]} with {size} {colour.word} dice."
        case happened.Placed(_, enemy):
            return f"The enemy shows {'+'.join(map(str, enemy))} now."
        case happened.Healed(seat, colours):
            healed = " and ".join(colour.word for colour in colours) or "nothing, for nobody is injured"
            return f"{_who(seat, names)} heals {healed}."
        case happened.Defeated(number, how, takers):
            return f"Enemy {number} is defeated ({how}){_takers(takers, names)}."
        case happened.Entered(number):
            return f"Enemy {number} enters with {number + 2} dice."
        case happened.HitBack(attack, blocked):
            rest = f"{event.damage} must be suffered" if event.damage else "nothing gets through"
            return f"The enemy hits for {attack}, {blocked} blocked: {rest}."
        case happened.DamageSplit(shares):
            return "The damage falls on " + _shares(shares, names) + "."
        case happened.Suffered(seat, dice):
            return f"{_who(seat, names)} loses {dice_text(dice)}."
        case happened.Prepared(seat, die):
            return f"{_who(seat, names)} prepares {die}."
        case happened.Won(number):
            return f"The last enemy is defeated in round {number}: the players win."
        case happened.Lost(number, outcome):
            why = (
                "the damage cannot be covered" if outcome is Outcome.UNCOVERED else "the rounds have run out"
            )
            return f"In round {number} {why}: the players lose."
    raise TypeError(f"{type(event).__name__} is no event of Regidice")


def _who(seat: int, names: Sequence[str] | None) -> str:
    return names[seat] if names else f"P{seat}"


def _declared(call: Declare) -> str:
    if call.action is Action.COMPANION:
        return "is an animal companion"
    if call.colour is not None and call.parity is not None:
        return f"casts, gathering {call.colour.word} {call.parity.value}s"
    return f"{VERBS[call.action]}, gathering {call.number}s"


def _shares(shares: Shares, names: Sequence[str] | None) -> str:
    return ", ".join(f"{_who(seat, names)} ({number})" for seat, number in shares)


def _takers(takers: Shares, names: Sequence[str] | None) -> str:
    return f"; its dice go to {_shares(takers, names)}" if takers else ""
