"""What the dice on the table could do: for people who wonder and for hints. Nothing hidden is looked at."""

from __future__ import annotations

from dataclasses import dataclass

from dethrone.regidice.best import Best, best_attack, best_block, best_cast, best_heal
from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import Colour, Dice, minus
from dethrone.regidice.view import View


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best that a pool could do with each action against the enemy as it stands."""

    attack: Best
    block: Best
    heal: Best
    spells: dict[Colour, Best]


def prospect(view: View, pool: Dice) -> Prospect:
    """What these dice could do this round."""
    spell_dice = view.enemy_at_start if view.rules.cast_match == "round_start" else view.enemy
    spells = best_cast(pool, spell_dice)
    if not view.rules.touch_of_death:
        spells[Colour.BLACK] = Best(0, ())
    return Prospect(best_attack(pool, view.defence), best_block(pool), best_heal(pool), spells)


def prospects(view: View) -> tuple[Prospect, ...]:
    """What each pool could do, as far as the viewer sees its dice; before the reveal zones are added."""
    seats = range(view.players)
    return tuple(prospect(view, view.pools[seat] + (waiting(view, seat))) for seat in seats)


def waiting(view: View, seat: int) -> Dice:
    """The dice that a seat will receive at the end of Gather."""
    return view.zones[(seat - 1) % view.players] if view.phase is Phase.DECLARE else ()


def would_keep(view: View, seat: int) -> Dice:
    """The seat's known dice that no declaration made so far takes away."""
    takers = [call for other, call in enumerate(view.calls) if call is not None and other != seat]
    taken = [die for die in view.pools[seat] if die.is_showing and any(call.gathers(die) for call in takers)]
    return minus(view.pools[seat], taken) if view.phase is Phase.DECLARE else view.pools[seat]
