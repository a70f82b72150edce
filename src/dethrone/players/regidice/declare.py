"""A declaration at one look: what each would bring on average, weighed; declare.pxd makes it C.

It uses what the seat may know: its own dice, everybody's colours, the prepared dice, and what was declared before.
The search imagines later callers to declare like this, and the greedy player does.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice.position import Position
from dethrone.regidice.sets import Moves

if not cython.compiled:
    from dethrone.players.regidice.value import spell_cost
    from dethrone.regidice.codes import CALLS, COMPANION, FACES, FIRST_CAST, O_NO_TOUCH
    from dethrone.regidice.legal import may_declare
    from dethrone.regidice.sets import most_attacks, most_block, most_heal, one_of

TERMS = 20
# What each term stands for; all but the gains are the same for every declaration of a decision.
NAMES = (
    "always",
    "an attacker is called",
    "a blocker is called",
    "a healer is called",
    "a caster is called",
    "a companion is called",
    "last to call",
    "dice in the pool",
    "dice lacking to suffer",
    "gain",
    "full gain",
    "black dice gathered",
    "low black dice received",
    "the death set is received",
    "the death set goes to another",
    "dice received",
    "dice of others gathered",
    "low number",
    "last to call and no blocker",
    "injured",
)


class Caller:
    """The weights, by enemy and action, and scratch space; one for each thread."""

    weight: list[list[list[float]]]
    term: list[float]
    held: list[list[int]]  # own dice that stay, and received ones
    gone: list[list[int]]  # values of each colour that somebody else gathers
    others: list[int]
    called: list[int]
    seat: int
    size: int
    injured: int
    pips: int
    room: int
    n: int
    mine: int
    convoy: int
    my_cost: int
    their_cost: int
    best: list[int]  # the declarations that choose_some found
    top: list[float]  # and their scores
    scratch: list[int]
    counts: int  # of all dice that stay, packed
    is_last: bool
    work: Moves

    def __init__(self) -> None:
        if not cython.compiled:
            self.weight = [[[0.0] * TERMS for _ in range(5)] for _ in range(3)]
            self.term = [0.0] * TERMS
            self.held = [[0] * FACES for _ in range(4)]
            self.gone = [[0] * FACES for _ in range(4)]
            self.others = [0] * 4
            self.called = [0] * 5
            self.scratch = [0] * FACES
            self.best = [0] * 28
            self.top = [0.0] * 28
        self.work = Moves()

    def __reduce__(self) -> str:
        raise TypeError("Scratch space is not pickled: send the weights.")

    def load(self, numbers: Sequence[float]) -> None:
        """Take the weights in the order of enemies, actions and terms."""
        for e in range(3):
            for a in range(5):
                for i in range(TERMS):
                    self.weight[e][a][i] = numbers[(e * 5 + a) * TERMS + i]

    def terms(self, position: Position) -> list[tuple[int, int, list[float]]]:
        """For each legal declaration of the seat that is asked: its code, its action and its terms."""
        self.look(position)
        found = []
        for code in range(CALLS):
            if may_declare(position, code):
                action = self.fill(position, code)
                found.append((code, action, [self.term[i] for i in range(TERMS)]))
        return found

    def scores(self, position: Position) -> list[tuple[int, float]]:
        """Every legal declaration and its score."""
        self.look(position)
        return [(code, self.score(position, code)) for code in range(CALLS) if may_declare(position, code)]

    def choose(self, position: Position) -> int:
        """The best declaration's code."""
        self.look(position)
        best = COMPANION
        top = -1e9
        for code in range(CALLS):
            if may_declare(position, code):
                here = self.score(position, code)
                if here > top:
                    top = here
                    best = code
        return best

    def choose_some(self, position: Position, most: int) -> int:
        """Put the best declarations' codes into `best`, best first, and return how many there are."""
        self.look(position)
        count = 0
        for code in range(CALLS):
            if not may_declare(position, code):
                continue
            here = self.score(position, code)
            i = count
            while i > 0 and self.top[i - 1] < here:
                i -= 1
            if i >= most:
                continue
            count = min(count + 1, most)
            for k in range(count - 1, i, -1):
                self.top[k] = self.top[k - 1]
                self.best[k] = self.best[k - 1]
            self.top[i] = here
            self.best[i] = code
        return count

    def look(self, position: Position) -> None:
        """What the seat knows, once for all declarations."""
        self.seat = position.decider()
        self.n = 3 + position.enemy
        self.pips = position.defence
        self.room = position.need
        self.injured = position.injured_size()
        self.is_last = position.declared + 1 == position.players
        self.look_at_calls(position)
        self.look_for_death(position)
        self.look_at_dice(position)

    def look_at_calls(self, position: Position) -> None:
        """What was declared, and so which dice somebody else gathers."""
        for colour in range(5):
            self.called[colour] = 0
        for colour in range(4):
            for value in range(FACES):
                self.gone[colour][value] = 0
        for seat in range(position.players):
            call = position.calls[seat]
            if call >= 0:
                self.called[position.action(seat)] += 1
            if 0 <= call < FIRST_CAST:
                for colour in range(4):
                    self.gone[colour][call % 6 + 1] = 1
            elif FIRST_CAST <= call < COMPANION:
                for value in range(1 + (call + 1) % 2, FACES, 2):
                    self.gone[(call - FIRST_CAST) // 2][value] = 1

    def look_for_death(self, position: Position) -> None:
        """Whether a set for Touch of Death is on its way to this seat, or to one that may cast it."""
        self.my_cost = 99
        self.their_cost = 99
        if position.enemy < 2 or position.options & O_NO_TOUCH:
            return
        for seat in range(position.players):
            q = (seat + 1) % position.players
            call = spell_cost(position.zone[seat][3], position.enemy_dice, 5, self.scratch)
            if q == self.seat:
                self.my_cost = call
            elif position.calls[q] < 0 or position.action(q) == 3:
                self.their_cost = min(self.their_cost, call)

    def look_at_dice(self, position: Position) -> None:
        """The own dice that stay and the received ones; of the others' only the colours."""
        for colour in range(4):
            self.others[colour] = 0
            for seat in range(position.players):
                if seat != self.seat:
                    self.others[colour] += position.idle[seat][colour]  # of an outline: behind a hand
                    for value in range(1, FACES):
                        self.others[colour] += position.fresh[seat][colour][value]
        zone = (self.seat + position.players - 1) % position.players
        self.size = 0
        self.mine = 0
        self.convoy = 0
        for colour in range(4):
            for value in range(1, FACES):
                self.held[colour][value] = position.zone[zone][colour][value]
                self.mine += position.zone[zone][colour][value]
                if not self.gone[colour][value]:
                    self.held[colour][value] += position.fresh[self.seat][colour][value]
                self.size += self.held[colour][value]
        self.counts = one_of(1) - one_of(1)
        for value in range(1, FACES):
            self.counts += one_of(value) * (
                self.held[0][value] + self.held[1][value] + self.held[2][value] + self.held[3][value]
            )
        for value in range(1, 5):
            self.convoy += position.zone[zone][3][value]

    def score(self, position: Position, code: int) -> float:
        a = self.fill(position, code)
        total = 0.0
        for i in range(TERMS):
            total += self.term[i] * self.weight[position.enemy][a][i]
        return total

    def fill(self, position: Position, code: int) -> int:
        """The terms of a declaration; its action is returned."""
        a = 4 if code == COMPANION else 3 if code >= FIRST_CAST else code // 6
        self.term[0] = 1.0
        for i in range(5):
            self.term[1 + i] = 1.0 if self.called[i] > 0 else 0.0
        self.term[6] = 1.0 if self.is_last else 0.0
        for i in range(8, 12):
            self.term[i] = 0.0
        self.term[12] = 0.2 * self.convoy
        self.term[13] = 0.0 if self.my_cost == 99 else 1.0 / (1.0 + self.my_cost)
        self.term[14] = 0.0 if self.their_cost == 99 else 1.0 / (1.0 + self.their_cost)
        self.term[15] = 0.2 * self.mine
        self.term[16] = 0.0
        self.term[17] = 0.0
        self.term[18] = 1.0 if self.is_last and self.called[1] == 0 else 0.0
        self.term[19] = 0.1 * self.injured
        if code < FIRST_CAST:
            self.number_gain(position, a, code % 6 + 1)
        elif code < COMPANION:
            self.spell_gain(position, code - FIRST_CAST)
        else:
            for i in range(4):
                self.term[9] += 0.25 * self.held[i][1]
        self.term[7] = 0.1 * self.size + self.term[16]
        self.risk(a, self.size + 10.0 * self.term[16])
        return a

    def risk(self, action: int, size: float) -> None:
        """Dice that will lack if nobody of an earlier class suffers in our place."""
        rank = rank_of(action)
        best = 9
        for a in range(5):
            if self.called[a] > 0:
                best = min(best, rank_of(a))
        if rank < best:
            self.term[8] = max(0.0, self.n + 1.0 - size) / 5.0

    def number_gain(self, position: Position, action: int, number: int) -> None:
        """Sets with the own dice and a sixth of the others'; the two nearest whole numbers, weighed."""
        expected = 0.0
        for colour in range(4):
            if not self.gone[colour][number]:
                expected += self.others[colour] / 6.0
        low = int(expected)
        share = expected - low
        gain = 0.0
        full = 0.0
        for k in range(2):
            part = share if k else 1.0 - share
            if part == 0.0:
                continue
            counts = self.counts + one_of(number) * (low + k)
            if action == 0:
                found = most_attacks(self.work, counts, self.pips)
                gain += part * min(found, self.room + 1) / 3.0
                full += part if found >= self.room else 0.0
            elif action == 1:
                found = most_block(counts)
                gain += part * min(found, self.n) / 3.0
                full += part if found >= self.n else 0.0
            else:
                found = min(most_heal(self.work, counts), self.injured)
                gain += part * found / 3.0
                full += part * min(found, position.injured[3]) / 3.0
        self.term[9] = gain
        self.term[10] = full
        self.term[11] = self.others[3] / 6.0
        self.term[16] = 0.1 * expected
        self.term[17] = (6 - number) / 5.0

    def spell_gain(self, position: Position, call: int) -> None:
        """How likely the gathered dice complete a spell, and what it is worth (RD-14)."""
        colour = call // 2
        parity = call % 2
        missing = 0
        blocked = 0
        for value in range(1, FACES):
            lacking = max(0, position.enemy_dice[value] - self.held[colour][value])
            if value % 2 == parity:
                missing += lacking
            else:
                blocked += lacking
        chance = 0.0
        if blocked == 0:
            chance = 1.0
            for _ in range(missing):
                chance *= min(0.9, self.others[colour] / (6.0 + self.others[colour]))
        if colour == 0:
            self.term[9] = chance * min(self.n, self.room + 1) / 3.0
            self.term[10] = chance if self.n >= self.room else 0.0
        elif colour == 1:
            self.term[9] = chance * self.n / 3.0
        elif colour == 2:
            self.term[9] = chance * min(self.n, self.injured) / 3.0
        else:
            self.term[11] = self.others[3] / 2.0
            if position.enemy == 2 and not position.options & O_NO_TOUCH:
                self.term[10] = 4.0 * chance
        self.term[16] = 0.05 * self.others[colour]
        self.term[17] = parity


def rank_of(action: int) -> int:
    """The order in which classes suffer: blockers, attackers, casters, healers, companions."""
    if action == 1:
        return 0
    if action == 0:
        return 1
    return 4 if action == 4 else 5 - action


def starting_weights() -> list[float]:
    """Where learning starts: gains count, nobody should suffer alone with too few dice."""
    numbers = [0.0] * (3 * 5 * TERMS)
    always = (0.0, 0.2, -0.3, -0.5, -0.4)
    gain = (1.0, 0.7, 0.7, 1.0, 0.3)
    for e in range(3):
        for a in range(5):
            at = (e * 5 + a) * TERMS
            numbers[at] = always[a]
            numbers[at + 2] = -1.0 if a == 1 else 0.0
            numbers[at + 8] = -5.0
            numbers[at + 9] = gain[a]
            numbers[at + 10] = 1.0
            numbers[at + 18] = 0.5 if a == 1 else 0.0
        numbers[(e * 5 + 3) * TERMS + 11] = 0.2 * e
        numbers[(e * 5 + 3) * TERMS + 13] = 3.0
        numbers[(e * 5 + 0) * TERMS + 14] = 1.0
    return numbers


def term_count() -> int:
    """Terms of one declaration."""
    return TERMS
