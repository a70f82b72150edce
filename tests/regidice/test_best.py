"""The exact helpers against plain search over all sets of dice."""

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from dethrone.regidice import Colour, Die, best_attack, best_block, best_cast, best_heal, compiled
from dethrone.regidice.dice import COLOURS, Dice, minus
from dethrone.regidice.sets import Moves

if not compiled:
    from dethrone.regidice.sets import count_of, most_attacks, one_of

POOLS = 150


def is_attack(values: tuple[int, ...], defence: int) -> int:
    return int(sum(values) == defence)


def is_block(values: tuple[int, ...], _: int) -> int:
    return len(values) - 2 if len(values) > 2 and len(set(values)) == 1 else 0


def is_heal(values: tuple[int, ...], _: int) -> int:
    straight = len(values) > 2 and list(values) == list(range(values[0], values[0] + len(values)))
    return len(values) - 2 if straight else 0


WORTH = {"attack": is_attack, "block": is_block, "heal": is_heal}


@cache
def most(kind: str, values: tuple[int, ...], defence: int) -> int:
    """The most that disjoint sets of these sorted values are worth: the first die is in no set, or in this one."""
    if not values:
        return 0
    best = most(kind, values[1:], defence)
    rest = range(1, len(values))
    for size in range(len(values)):
        for others in combinations(rest, size):
            chosen = (values[0], *(values[i] for i in others))
            gain = WORTH[kind](chosen, defence)
            if gain:
                left = tuple(values[i] for i in rest if i not in others)
                best = max(best, gain + most(kind, left, defence))
    return best


def pools(seed: int) -> list[Dice]:
    chance = random.Random(seed)
    return [
        tuple(Die(chance.choice(COLOURS[:3]), chance.randint(1, 6)) for _ in range(chance.randint(0, 9)))
        for _ in range(POOLS)
    ]


@pytest.mark.skipif(compiled, reason="compiled code is called by compiled code alone")
@pytest.mark.parametrize("defence", [3, 8, 14])
def test_the_dice_that_the_most_attacks_take(defence: int) -> None:
    work = Moves()
    for pool in pools(defence):
        values = Counter(die.value for die in pool)
        for _ in range(2):  # worked out, and then remembered
            worth = most_attacks(work, sum(one_of(die.value) for die in pool), defence)
            taken = Counter({value: count_of(work.best_dice, value) for value in range(1, 7)})
            assert worth == most("attack", tuple(sorted(values.elements())), defence)
            assert sum(taken.elements()) == worth * defence
            assert taken <= values
        most_attacks(work, 0, defence)


@pytest.mark.parametrize("defence", [3, 5, 8, 11, 14, 17, 20])
def test_best_attack_is_the_best(defence: int) -> None:
    for pool in pools(defence):
        best = best_attack(pool, defence)
        assert best.worth == most("attack", tuple(sorted(die.value for die in pool)), defence)
        assert all(sum(die.value for die in one) == defence for one in best.sets)
        assert len(minus(pool, [die for one in best.sets for die in one])) == len(pool) - sum(
            map(len, best.sets)
        )


@pytest.mark.parametrize("kind", ["block", "heal"])
def test_best_block_and_heal_are_the_best(kind: str) -> None:
    for pool in pools(99):
        best = best_block(pool) if kind == "block" else best_heal(pool)
        assert best.worth == most(kind, tuple(sorted(die.value for die in pool)), 0)
        assert sum(WORTH[kind](tuple(sorted(die.value for die in one)), 0) for one in best.sets) == best.worth


def test_best_cast_is_the_best() -> None:
    chance = random.Random(4)
    for pool in pools(3):
        enemy = tuple(chance.randint(1, 3) for _ in range(3))
        for colour, best in best_cast(pool, enemy).items():
            rest, count = list(pool), 0
            wanted = [Die(colour, value) for value in enemy]
            while all(rest.count(die) >= wanted.count(die) for die in wanted):
                for die in wanted:
                    rest.remove(die)
                count += 1
            assert best.worth == count


def test_large_pools_are_quick() -> None:
    """31 dice are the most that can lie with the players."""
    chance = random.Random(5)
    for defence in (3, 7, 13, 19, 29):
        pool = tuple(Die(Colour.RED, chance.randint(1, 6)) for _ in range(31))
        assert best_attack(pool, defence).worth <= sum(die.value for die in pool) // defence
