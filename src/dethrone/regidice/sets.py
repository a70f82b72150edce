"""Sets of dice: which exist in a pool, and how many fit into it at once.

A pool without its colours is six counts, packed five bits each into one word (31 dice at most can lie with
the players, so five bits are enough). A set of dice is packed the same way.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.regidice.codes import ANY_SET, FACES

MEMO = 4096
CAPACITY = 2048
HASH = 0x9E3779B97F4A7C15
ONE = 1
FIVE_BITS = 31


class Moves:
    """A reusable list of move words, with the tables that the search for sets needs."""

    count: int
    limit: int  # nothing is added beyond it
    move: list[int]
    have: list[int]  # dice at hand by value
    below: list[int]  # pips of all dice up to a value
    dice: list[int]
    keys: list[int]
    results: list[int]
    takes: list[int]
    best_dice: int  # dice that the best sets take, set by most_attacks and most_heal

    def __init__(self) -> None:
        if not cython.compiled:
            self.move = [0] * CAPACITY
            self.have = [0] * FACES
            self.below = [0] * FACES
            self.dice = [0] * 5
            self.keys = [0] * MEMO
            self.results = [0] * MEMO
            self.takes = [0] * MEMO
        for i in range(MEMO):
            self.keys[i] = 0
        self.open(CAPACITY)

    def open(self, limit: int) -> None:
        """Empty the list; it will hold `limit` moves at most."""
        self.count = 0
        self.limit = limit

    def add(self, move: int) -> bool:
        """Add a move and say whether there is room for more."""
        if self.count < self.limit:
            self.move[self.count] = move
            self.count += 1
        return self.count < self.limit

    def words(self) -> list[int]:
        return [self.move[i] for i in range(self.count)]


def count_of(counts: int, value: int) -> int:
    return (counts >> (5 * (value - 1))) & FIVE_BITS


def one_of(value: int) -> int:
    return ONE << (5 * (value - 1))


def sum_of(counts: int) -> int:
    total = 0
    for value in range(1, FACES):
        total += value * count_of(counts, value)
    return total


def packed(work: Moves) -> int:
    """The dice at hand as one word."""
    counts = ONE - ONE
    for value in range(1, FACES):
        counts += one_of(value) * work.have[value]
    return counts


def straight(low: int, size: int) -> int:
    """One die of each of `size` values from `low` on."""
    counts = ONE - ONE
    for value in range(low, low + size):
        counts += one_of(value)
    return counts


def can_sum(work: Moves, target: int) -> bool:
    """Whether some of the dice at hand sum exactly to the target (RD-12)."""
    reach = ONE
    for value in range(1, FACES):
        for _ in range(work.have[value]):
            reach |= reach << value
    return ((reach >> target) & ONE) != 0


def most_block(counts: int) -> int:
    """The most that a pool can block: one set per value (RD-17)."""
    total = 0
    for value in range(1, FACES):
        if count_of(counts, value) > 2:
            total += count_of(counts, value) - 2
    return total


def slot_of(key: int) -> int:
    return ((key * HASH) >> 40) & (MEMO - 1)


def most_heal(work: Moves, counts: int) -> int:
    """The most dice that straights of a pool can heal (RD-18); work.best_dice tells the dice they take."""
    key = (counts << 6) | 63  # 63 is no defence, so attacks and straights share the table
    slot = slot_of(key)
    if work.keys[slot] == key:
        work.best_dice = work.takes[slot]
        return work.results[slot]
    best = 0
    best_take = ONE - ONE
    for size in range(6, 2, -1):
        for low in range(1, 8 - size):
            fits = True
            for value in range(low, low + size):
                if count_of(counts, value) == 0:
                    fits = False
            if fits:
                run = straight(low, size)
                result = size - 2 + most_heal(work, counts - run)
                if result > best:
                    best = result
                    best_take = run + work.best_dice
    work.keys[slot] = key
    work.results[slot] = best
    work.takes[slot] = best_take
    work.best_dice = best_take
    return best


def most_attacks(work: Moves, counts: int, defence: int) -> int:
    """The most disjoint sets that each sum to the defence (RD-12); work.best_dice tells their dice."""
    bound = sum_of(counts) // defence
    work.best_dice = ONE - ONE
    if bound == 0:
        return 0
    key = (counts << 6) | defence
    slot = slot_of(key)
    if work.keys[slot] == key:
        work.best_dice = work.takes[slot]
        return work.results[slot]
    top = 6
    while count_of(counts, top) == 0:
        top -= 1
    best = 0
    best_take = ONE - ONE
    if top <= defence:  # the highest die is either in a set ...
        work.best_dice = ONE - ONE
        best = try_attack(work, counts - one_of(top), top, defence - top, one_of(top), defence, 0, bound)
        best_take = work.best_dice
    if best < bound:  # ... or left over
        result = most_attacks(work, counts - one_of(top), defence)
        if result > best:
            best = result
            best_take = work.best_dice
    work.keys[slot] = key
    work.results[slot] = best
    work.takes[slot] = best_take
    work.best_dice = best_take
    return best


def try_attack(  # noqa: PLR0917 - compiled calls have no keywords
    work: Moves, rest: int, value: int, left: int, take: int, defence: int, best: int, bound: int
) -> int:
    """Complete a set with dice of at most `value`; work.best_dice follows the best result, which is returned."""
    best_take = work.best_dice
    if left == 0:
        result = 1 + most_attacks(work, rest, defence)
        if result > best:
            work.best_dice += take
            return result
        work.best_dice = best_take
        return best
    for face in range(value, 0, -1):
        if best >= bound:
            break
        if face <= left and count_of(rest, face) > 0:
            best = try_attack(
                work, rest - one_of(face), face, left - face, take + one_of(face), defence, best, bound
            )
    return best


def attack_sets(work: Moves, kind: int, value: int, left: int, code: int, last: int, tight: int) -> None:  # noqa: PLR0917
    """Add every set of the dice at hand that sums to `left`, each once, none above `last`."""
    if left == 0:
        work.add(kind | code)
        return
    if value == 0 or left > work.below[value] or work.count >= work.limit:
        return
    most = left // value
    most = min(most, work.have[value])
    bar = count_of(last, value)
    if tight and bar < most:
        most = bar
    for k in range(most, -1, -1):
        attack_sets(
            work, kind, value - 1, left - k * value, code + one_of(value) * k, last, tight and k == bar
        )


# ----------------------------------------------------------------- Python's face
def values_word(values: list[int]) -> int:
    """Dice values as one packed word."""
    counts = 0
    for value in values:
        counts += 1 << (5 * (value - 1))
    return counts


def best_attack_words(values: list[int], defence: int) -> list[int]:
    """The most sets of these values that each sum to the defence, packed."""
    work = Moves()
    counts = values_word(values)
    found: list[int] = []
    left = most_attacks(work, counts, defence)
    while left > 0:
        for value in range(1, FACES):
            work.have[value] = count_of(counts, value)
            work.below[value] = work.below[value - 1] + value * work.have[value]
        work.open(CAPACITY)
        attack_sets(work, 0, 6, defence, 0, ANY_SET, 1)
        for one in work.words():
            if most_attacks(work, counts - one, defence) == left - 1:
                found.append(one)
                counts -= one
                left -= 1
                break
    return found


def best_block_words(values: list[int]) -> list[int]:
    """The sets that block the most: all dice of each value that at least three show."""
    return [values.count(value) << (5 * (value - 1)) for value in range(6, 0, -1) if values.count(value) > 2]


def best_heal_words(values: list[int]) -> list[int]:
    """The straights that heal the most, packed."""
    work = Moves()
    counts = values_word(values)
    found: list[int] = []
    left = most_heal(work, counts)
    while left > 0:
        for one in [straight(low, size) for size in range(6, 2, -1) for low in range(1, 8 - size)]:
            gain = bin(one).count("1") - 2
            fits = all(count_of(counts, value) >= count_of(one, value) for value in range(1, FACES))
            if fits and gain + most_heal(work, counts - one) == left:
                found.append(one)
                counts -= one
                left -= gain
                break
    return found
