"""What a table between two rounds is worth: a small net for each of the three enemies; value.pxd makes it C.

The answer is what is still to be won, each enemy its share, a little less for every round it takes. Nothing but
public facts goes into it: colours and numbers of the dice in the pools, prepared and injured dice, the enemy, and
who calls first.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice.position import Position
from dethrone.regidice.sets import Moves

if not cython.compiled:
    from math import exp

    from dethrone.regidice.codes import DECLARE, FACES, O_NO_TOUCH
    from dethrone.regidice.sets import most_attacks, most_heal, one_of

INPUTS = 64
HIDDEN = 24
SECOND_SHARE = 0.2  # of a win, once the first enemy has fallen
THIRD_SHARE = 0.45  # and the second

# What each input stands for; numbers are scaled so that they stay near 1.
NAMES = (
    *("dice", "dice squared", "pips left", "pips left squared", "dice times pips left"),
    *("black dice", "black dice injured", "red dice", "blue dice", "yellow dice"),
    *("largest pool", "largest pool squared", "second pool", "smallest pool"),
    *("best block, up to the attack", "best block", "best two blocks, up to the attack"),
    *("block lacking in a small pool", "dice below twelve", "dice prepared"),
    *("best prepared attack", "all prepared attacks", "prepared attacks fell the enemy", "with one to spare"),
    *("best prepared straight", "the same with one die lacking", "most equal dice prepared"),
    *("red dice match", "blue dice match", "yellow dice match"),
    *("Fireball is ready", "Ice Block is ready", "Holy Light is ready"),
    *("convoy", "death set", "its cost", "it costs nothing", "convoy of four"),
    *("black 1s in it", "black 2s", "black 3s", "black 4s"),
    *(
        "black dice not prepared",
        "most black dice in one pool",
        "defence",
        "inverse defence",
        "pips per defence",
    ),
    *("enemy 1s", "enemy 2s", "enemy 3s", "enemy 4s", "enemy 5s", "enemy 6s"),
    *("a spell would fell it", "how late the death set's seat calls", "that seat's pool"),
    *("(free)", "prepared 1s", "prepared 2s", "prepared 3s", "prepared 4s", "prepared 5s", "prepared 6s"),
    "dice of the seats that would bring the death set about",
)


class Value:
    """The weights of the nets and the scratch space to use them; one for each thread."""

    first: list[list[list[float]]]
    first_bias: list[list[float]]
    skip: list[list[float]]
    last: list[list[float]]
    last_bias: list[float]
    row: list[float]
    hidden: list[float]
    block_by: list[list[float]]  # expected block of one value: dice to roll, dice that show it already
    pool: list[int]  # dice that each seat will roll
    store: list[list[int]]  # dice prepared for each seat, by value; [0] is their number
    live: int
    stored: int
    black_live: int
    black_stored: int
    pips: int
    room: int
    size: int  # of the enemy
    convoy: int  # low black dice prepared for one seat
    convoy_seat: int
    cost: int  # damage after which they match the third enemy; 99: they cannot
    scratch: list[int]
    work: Moves

    def __init__(self) -> None:
        if not cython.compiled:
            self.first = [[[0.0] * HIDDEN for _ in range(INPUTS)] for _ in range(3)]
            self.first_bias = [[0.0] * HIDDEN for _ in range(3)]
            self.skip = [[0.0] * INPUTS for _ in range(3)]
            self.last = [[0.0] * HIDDEN for _ in range(3)]
            self.last_bias = [0.0] * 3
            self.row = [0.0] * INPUTS
            self.hidden = [0.0] * HIDDEN
            self.block_by = [[0.0] * 24 for _ in range(40)]
            self.pool = [0] * 4
            self.scratch = [0] * FACES
            self.store = [[0] * FACES for _ in range(4)]
        self.work = Moves()
        self.fill_blocks()

    def __reduce__(self) -> str:
        raise TypeError("Scratch space is not pickled: send the weights.")

    def fill_blocks(self) -> None:
        """How much one value blocks on average (RD-17)."""
        for m in range(40):
            for a in range(24):
                chance = (5.0 / 6.0) ** m
                self.block_by[m][a] = 0.0
                for k in range(m + 1):
                    self.block_by[m][a] += chance * max(0, k + a - 2)
                    chance = chance * (m - k) / (k + 1.0) / 5.0

    # ------------------------------------------------------------- Python's face
    def load(self, numbers: Sequence[float]) -> None:
        """Take the weights, enemy by enemy: first layer, its bias, the direct weights, last layer, its bias."""
        rest = iter(numbers)
        for e in range(3):
            for i in range(INPUTS):
                for j in range(HIDDEN):
                    self.first[e][i][j] = next(rest)
            for j in range(HIDDEN):
                self.first_bias[e][j] = next(rest)
            for i in range(INPUTS):
                self.skip[e][i] = next(rest)
            for j in range(HIDDEN):
                self.last[e][j] = next(rest)
            self.last_bias[e] = next(rest)

    def features(self, position: Position) -> list[float]:
        """The net's inputs for a position."""
        self.look(position)
        return [self.row[i] for i in range(INPUTS)]

    def cost_of(self, dice: Sequence[int], foe: Sequence[int], size: int) -> tuple[int, list[int]]:
        """`spell_cost` with the look of the enemy afterwards; all by value, [0] is not used."""
        for value in range(1, FACES):
            self.store[0][value] = dice[value]
            self.store[1][value] = foe[value]
        cost = spell_cost(self.store[0], self.store[1], size, self.scratch)
        return cost, [self.scratch[value] for value in range(1, FACES)]

    # --------------------------------------------------------------------- the net
    def value(self, position: Position) -> float:
        """What the position is worth, from 0 to 1."""
        share = share_of(position.enemy)
        if position.status != 0:
            return 1.0 if position.status == 1 else share
        self.look(position)
        return share + (1.0 - share) * self.answer(position.enemy)

    def answer(self, e: int) -> float:
        for j in range(24):  # HIDDEN, which C must know beforehand to be fast
            self.hidden[j] = self.first_bias[e][j]
        z = self.last_bias[e]
        for i in range(64):
            x = self.row[i]
            if x != 0.0:
                z += x * self.skip[e][i]
                for j in range(24):
                    self.hidden[j] += x * self.first[e][i][j]
        for j in range(24):
            if self.hidden[j] > 0.0:
                z += self.hidden[j] * self.last[e][j]
        return 1.0 / (1.0 + exp(-z))

    # -------------------------------------------------------------------- the inputs
    def look(self, position: Position) -> None:
        """Fill the row."""
        self.count(position)
        self.fill_pools(position)
        self.fill_stores(position)
        self.fill_spells(position)
        self.fill_convoy(position)
        self.fill_enemy(position)

    def count(self, position: Position) -> None:
        """Count what lies in the pools and zones."""
        self.size = 3 + position.enemy
        self.stored = 0
        self.live = 0
        self.black_live = 0
        self.black_stored = 0
        self.row[7] = self.row[8] = self.row[9] = self.row[43] = 0.0
        for value in range(6):
            self.row[57 + value] = 0.0
        for seat in range(position.players):
            q = (seat + 1) % position.players
            self.pool[seat] = 0
            self.store[q][0] = 0
            for value in range(1, FACES):
                self.store[q][value] = 0
            for colour in range(4):
                held = position.idle[seat][colour]
                if colour == 3:
                    held += position.caught[seat]
                for value in range(1, FACES):
                    held += position.fresh[seat][colour][value]
                    self.store[q][value] += position.zone[seat][colour][value]
                    if colour == 3:
                        self.black_stored += position.zone[seat][colour][value]
                    else:
                        self.row[7 + colour] += 0.125 * position.zone[seat][colour][value]
                self.pool[seat] += held
                if colour == 3:
                    self.black_live += held
                    self.row[43] = max(self.row[43], held / 7.0)
                else:
                    self.row[7 + colour] += 0.125 * held
            for value in range(1, FACES):
                self.store[q][0] += self.store[q][value]
                self.row[56 + value] += 0.2 * self.store[q][value]
            self.live += self.pool[seat]
            self.stored += self.store[q][0]
        self.live += self.stored
        self.black_live += self.black_stored

    def fill_pools(self, position: Position) -> None:
        """How many dice there are, how they are shared out, and what the best pools will block."""
        most = next_most = 0
        least = 99
        best = second = 0.0
        for seat in range(position.players):
            size = self.pool[seat] + self.store[seat][0]
            here = 0.0
            for value in range(1, FACES):
                here += self.block_by[min(39, self.pool[seat])][min(23, self.store[seat][value])]
            if here > best:
                second = best
                best = here
            elif here > second:
                second = here
            if size > most:
                next_most = most
                most = size
            elif size > next_most:
                next_most = size
            least = min(least, size)
        n = self.size
        self.row[0] = self.live / 20.0
        self.row[1] = self.row[0] * self.row[0]
        self.row[10] = most / 12.0
        self.row[11] = self.row[10] * self.row[10]
        self.row[12] = next_most / 12.0
        self.row[13] = least / 6.0
        self.row[14] = min(best, n) / n
        self.row[15] = best / 6.0
        self.row[16] = min(best + second, n) / n
        self.row[17] = max(0.0, n - best) * max(0, 14 - most) / 30.0
        self.row[18] = max(0, 12 - self.live) / 10.0
        self.row[19] = self.stored / 10.0

    def fill_stores(self, position: Position) -> None:
        """What the prepared dice could do without any others: attacks, straights, equal dice."""
        self.pips = 0
        self.room = 6 * self.size
        for value in range(1, FACES):
            self.pips += value * position.enemy_dice[value]
        self.room -= self.pips
        best = total = best_heal = same = 0
        best_held = 0.0
        injured = position.injured_size()
        for seat in range(position.players):
            if self.store[seat][0] == 0:
                continue
            counts = one_of(1) * self.store[seat][1]
            same = max(same, self.store[seat][1])
            for value in range(2, FACES):
                counts += one_of(value) * self.store[seat][value]
                same = max(same, self.store[seat][value])
            here = most_attacks(self.work, counts, self.pips)
            best = max(best, here)
            total += here
            heal = most_heal(self.work, counts)
            best_heal = max(best_heal, heal)
            held = 1.0 * heal
            for value in range(1, FACES):
                if self.store[seat][value] == 0:
                    held = max(held, 0.7 * most_heal(self.work, counts + one_of(value)))
            best_held = max(best_held, held)
        self.row[20] = min(best, self.room) / 4.0
        self.row[21] = min(total, self.room) / 6.0
        self.row[22] = 1.0 if total >= self.room else 0.0
        self.row[23] = 1.0 if total > self.room else 0.0
        self.row[24] = min(best_heal, injured) / 4.0
        self.row[25] = min(best_held, injured) / 4.0
        self.row[26] = same / 4.0

    def fill_spells(self, position: Position) -> None:
        """Prepared dice of one colour that match the enemy (RD-14)."""
        for colour in range(3):
            best = 0
            for seat in range(position.players):
                match = 0
                for value in range(1, FACES):
                    match += min(position.enemy_dice[value], position.zone[seat][colour][value])
                best = max(best, match)
            self.row[27 + colour] = 1.0 * best / self.size
            self.row[30 + colour] = 1.0 if best == self.size else 0.0

    def fill_convoy(self, position: Position) -> None:
        """Low black dice that travel through the preparation zones, for Touch of Death (RD-16)."""
        for value in range(33, 43):
            self.row[value] = 0.0
        self.convoy = 0
        self.convoy_seat = -1
        self.cost = 99
        self.row[54] = self.row[55] = self.row[63] = 0.0
        self.row[42] = (self.black_live - self.black_stored) / 7.0
        if position.options & O_NO_TOUCH:
            return
        for other in range(position.players):
            here = lows(position, other)
            if here > self.convoy:
                self.convoy = here
                self.convoy_seat = other
            if position.enemy == 2:
                cost = spell_cost(position.zone[other][3], position.enemy_dice, 5, self.scratch)
                self.cost = min(self.cost, cost)
        if self.convoy_seat < 0:
            return
        other = self.convoy_seat
        seat = (other + 1) % position.players
        self.row[33] = self.convoy / 5.0
        self.row[34] = 1.0 if self.cost < 99 else 0.0
        self.row[35] = min(self.cost, 15) / 10.0 if self.cost < 99 else 0.0
        self.row[36] = 1.0 if self.cost == 0 else 0.0
        self.row[37] = 1.0 if self.convoy >= 4 else 0.0
        for value in range(1, 5):
            self.row[37 + value] = 0.2 * position.zone[other][3][value]
        if self.cost < 99:
            caller = (position.first if position.phase == DECLARE else position.first + 1) % position.players
            self.row[54] = (seat + position.players - caller) % position.players / 3.0
            self.row[63] = (self.live - self.pool[seat] - self.store[seat][0]) / 15.0
        self.row[55] = self.pool[seat] / 10.0

    def fill_enemy(self, position: Position) -> None:
        """The enemy, and how the players' dice compare with it."""
        n = self.size
        pips = self.pips
        self.row[2] = self.room / (5.0 * n)
        self.row[3] = self.row[2] * self.row[2]
        self.row[4] = self.row[0] * self.row[2]
        self.row[5] = self.black_live / 7.0
        self.row[6] = position.injured[3] / 7.0
        self.row[44] = pips / 30.0
        self.row[45] = 4.0 / pips
        self.row[46] = min(8.0, self.live * 3.5 / pips) / 5.0
        for value in range(1, FACES):
            self.row[46 + value] = position.enemy_dice[value] / n
        self.row[53] = 1.0 if self.room <= self.size else 0.0


def share_of(enemy: int) -> float:
    """The share of a win that the enemies felled so far are worth, even if the game is lost."""
    if enemy == 0:
        return 0.0
    return SECOND_SHARE if enemy == 1 else THIRD_SHARE


def lows(position: Position, seat: int) -> int:
    """How many of a zone's black dice could be part of a match with the third enemy, by low values."""
    got = 0
    room = 0
    for value in range(1, 5):
        room = room + position.enemy_dice[value] if position.enemy == 2 else 5
        if position.enemy < 2 and value > 2:
            break
        got = min(room, got + position.zone[seat][3][value])
    return got


def spell_cost(dice: Sequence[int], foe: Sequence[int], size: int, target: MutableSequence[int]) -> int:
    """The least damage after which some of these dice match the enemy, which then shows `target`; 99: never.

    Pips only rise, so every die must find an enemy die that shows no more. Taking the lowest dice that still do
    is the best choice.
    """
    got = 0
    room = 0
    cost = 0
    for value in range(1, FACES):
        room += foe[value]
        taken = max(0, min(dice[value], room - got, size - got))
        target[value] = taken
        got += taken
        cost += value * (taken - foe[value])
    return cost if got == size else 99


def shape() -> tuple[int, int]:
    """Inputs and hidden neurons."""
    return INPUTS, HIDDEN


def weight_count() -> int:
    """Numbers in the three nets."""
    return 3 * (INPUTS * HIDDEN + 2 * HIDDEN + INPUTS + 1)
