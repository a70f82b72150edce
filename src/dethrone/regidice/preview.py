"""What a move would do, and what the dice on the table could do: from a view, so nothing hidden is looked at.

The best sets of a pool are exact: most damage, most blocked, most healed, most spells. Where equal dice allow a choice
the coloured ones are taken before the black, which Touch of Death needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice, takewhile

from msgspec import Struct

from dethrone.chance import shortened
from dethrone.errors import BadRules
from dethrone.regidice.codes import Phase
from dethrone.regidice.dice import COLOURS, Colour, Dice, Die, in_order, minus
from dethrone.regidice.engine import advanced
from dethrone.regidice.events import Declared, Event, Rolled, happenings
from dethrone.regidice.moves import Declare, Move, encode
from dethrone.regidice.refusal import Reason
from dethrone.regidice.sets import best_attack_words, best_block_words, best_heal_words
from dethrone.regidice.view import View


class Preview(Struct, frozen=True):
    """What is certain about a move: all that it does up to the next roll; of a declaration only itself."""

    seat: int
    move: Move
    events: tuple[Event, ...]


def preview_of(view: View, move: Move) -> Preview:
    """What a legal move of the decider would do."""
    seat = view.outline.decider()
    if isinstance(move, Declare):
        return Preview(seat, move, (Declared(seat, move),))
    word = encode(move)
    after = advanced(view.outline, word, [])
    events = happenings(view.outline, seat, word, after)
    return Preview(seat, move, tuple(takewhile(lambda event: not isinstance(event, Rolled), events)))


# ------------------------------------------------------------------------ the best sets
@dataclass(frozen=True, slots=True)
class Best:
    """Sets of dice and what they are worth together: damage, damage blocked, dice healed, or spells."""

    worth: int
    sets: tuple[Dice, ...]


MOST_DICE = 31  # that can lie with the players
MOST_DEFENCE = 30  # of five dice
MOST_ENEMY = 5


def _showing(pool: Iterable[Die]) -> list[Die]:
    """The dice of a pool that show a value."""
    held = [*islice(pool, MOST_DICE + 1)]
    if len(held) > MOST_DICE or not all(isinstance(die, Die) for die in held):
        raise BadRules(Reason.NO_POOL, most=MOST_DICE)
    return [die for die in held if die.is_showing]


def _sets(pool: Iterable[Die], words: list[int]) -> tuple[Dice, ...]:
    """Give the packed sets real dice."""
    held = sorted(_showing(pool), key=lambda die: die.order)
    sets: list[Dice] = []
    for word in words:
        chosen: list[Die] = []
        for value in range(1, 7):
            for _ in range(word >> (5 * (value - 1)) & 31):
                die = next(die for die in held if die.value == value)
                held.remove(die)
                chosen.append(die)
        sets.append(in_order(chosen))
    return tuple(sets)


def best_attack(pool: Iterable[Die], defence: int) -> Best:
    """The most disjoint sets that each sum to the defence (RD-12)."""
    if type(defence) is not int or not 1 <= defence <= MOST_DEFENCE:
        raise BadRules(Reason.NO_DEFENCE, most=MOST_DEFENCE, value=shortened(defence))
    held = _showing(pool)
    words = best_attack_words([die.value for die in held], defence)
    return Best(len(words), _sets(held, words))


def best_block(pool: Iterable[Die]) -> Best:
    """The sets of equal values that stop the most damage: one for each value (RD-17)."""
    sets = _sets(held := _showing(pool), best_block_words([die.value for die in held]))
    return Best(sum(len(one) - 2 for one in sets), sets)


def best_heal(pool: Iterable[Die]) -> Best:
    """The straights that heal the most dice (RD-18)."""
    sets = _sets(held := _showing(pool), best_heal_words([die.value for die in held]))
    return Best(sum(len(one) - 2 for one in sets), sets)


def best_cast(pool: Iterable[Die], enemy: Iterable[int]) -> dict[Colour, Best]:
    """For each colour the most spells that match the enemy's dice as they show (RD-14, RD-15)."""
    held, pattern = _showing(pool), [*islice(enemy, MOST_ENEMY + 1)]
    if not 1 <= len(pattern) <= MOST_ENEMY or any(value not in range(1, 7) for value in pattern):
        raise BadRules(Reason.NO_ENEMY_DICE, most=MOST_ENEMY)
    spells: dict[Colour, Best] = {}
    for colour in COLOURS:
        count = min(held.count(Die(colour, value)) // pattern.count(value) for value in set(pattern))
        one = in_order(Die(colour, value) for value in pattern)
        spells[colour] = Best(count, (one,) * count)
    return spells


# ----------------------------------------------------------- what a pool could do
@dataclass(frozen=True, slots=True)
class Prospect:
    """The best that a pool could do with each action against the enemy as it stands."""

    attack: Best
    block: Best
    heal: Best
    spells: dict[Colour, Best]


def prospect(view: View, pool: Dice) -> Prospect:
    """What these dice could do this round."""
    spells = best_cast(pool, view.spell_dice)
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
