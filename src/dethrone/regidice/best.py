"""The best sets of a pool, exactly: most damage, most blocked, most healed, most spells.

Where equal dice allow a choice the coloured ones are taken before the black, which Touch of Death needs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dethrone.regidice.dice import COLOURS, Colour, Dice, Die, in_order
from dethrone.regidice.sets import best_attack_words, best_block_words, best_heal_words


@dataclass(frozen=True, slots=True)
class Best:
    """Sets of dice and what they are worth together: damage, damage blocked, dice healed, or spells."""

    worth: int
    sets: tuple[Dice, ...]


def _showing(pool: Iterable[Die]) -> list[Die]:
    return [die for die in pool if die.is_showing]


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
    held, pattern = _showing(pool), list(enemy)
    found: dict[Colour, Best] = {}
    for colour in COLOURS:
        count = min(held.count(Die(colour, value)) // pattern.count(value) for value in set(pattern))
        one = in_order(Die(colour, value) for value in pattern)
        found[colour] = Best(count, (one,) * count)
    return found
