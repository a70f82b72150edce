"""What a seat puts into the zone on its left at the end of a round; plan.pxd makes it C.

Dice are stored there: they keep what they show, nobody can gather them, and the left neighbour has them next round.
A few sets of dice come into question, and the value of the table decides.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.players.regidice.value import Value
from dethrone.regidice.sets import Moves
from dethrone.regidice.state import Position

if not cython.compiled:
    from dethrone.regidice.choices import K_DONE, K_PUT
    from dethrone.regidice.sets import count_of, most_attacks, most_heal, one_of
    from dethrone.regidice.state import O_NO_TOUCH


class Planner:
    """Plans for a seat at a time, and carries them out die by die; one for each thread."""

    judge: Value
    work: Moves
    keep_low: int  # black dice up to this value are kept for Touch of Death against the second enemy
    keep_late: int  # and against the third
    keen: int  # what to prepare is judged by the value
    plan: list[list[int]]
    trial: list[list[int]]
    plan_worth: float
    offered: list[int]
    offers: int
    planned: int  # the seat whose plan is being carried out, or -1
    kept: list[int]

    def __init__(self, judge: Value) -> None:
        self.judge = judge
        self.work = Moves()
        self.keen = 1
        self.planned = -1
        self.keep_low = 2
        self.keep_late = 4
        if not cython.compiled:
            self.kept = [0] * 7
            self.offered = [0] * 8
            self.plan = [[0] * 7 for _ in range(4)]
            self.trial = [[0] * 7 for _ in range(4)]

    def __reduce__(self) -> str:
        raise TypeError("Scratch space is not pickled: send the weights.")

    def forget(self) -> None:
        """Drop a plan that was begun."""
        self.planned = -1

    def reserve(self, pos: Position, seat: int, value: int) -> int:
        """Black dice of a value that are kept for Touch of Death (RD-16)."""
        if pos.enemy == 0 or pos.options & O_NO_TOUCH:
            return 0
        bar = self.keep_late if pos.enemy == 2 else self.keep_low
        return pos.fresh[seat][3][value] if value <= bar else 0

    def prepare(self, pos: Position) -> int:
        """Carry out the plan of the seat that prepares, die by die."""
        p = pos.decider()
        if self.planned != p:
            self.make_plan(pos, p)
            self.planned = p
        for c in range(4):
            for v in range(1, 7):
                if self.plan[c][v] > 0:
                    self.plan[c][v] -= 1
                    return K_PUT | c << 4 | v
        self.planned = -1
        return K_DONE

    def make_plan(self, pos: Position, p: int) -> None:
        """Choose among a few sets of dice to put down: by the value, or the sets that attack."""
        pips = 0
        best = 1
        for v in range(1, 7):
            pips += v * pos.foe[v]
            self.kept[v] = 0
            for c in range(4):
                if c * 7 + v >= pos.last_die and not (c == 3 and self.reserve(pos, p, v)):
                    self.kept[v] += pos.fresh[p][c][v]
            if self.kept[v] > self.kept[best]:
                best = v
        have = one_of(1) * self.kept[1]
        distinct = one_of(1) * min(1, self.kept[1])
        for v in range(2, 7):
            have += one_of(v) * self.kept[v]
            distinct += one_of(v) * min(1, self.kept[v])
        self.plan_worth = -1.0
        self.offers = 0
        most_attacks(self.work, have, pips)
        self.offer(pos, p, self.work.taken)
        if not self.keen:
            return
        self.offer(pos, p, have - have)
        if have == 0:
            return
        self.offer(pos, p, have)
        most_heal(self.work, have)
        self.offer(pos, p, self.work.taken)
        self.offer(pos, p, distinct)
        if self.kept[best] > 1:
            self.offer(pos, p, one_of(best) * self.kept[best])
        self.offer_spells(pos, p)

    def offer(self, pos: Position, p: int, counts: int) -> None:
        """Consider putting down these values, and the black dice that are kept; the same values only once."""
        for i in range(self.offers):
            if self.offered[i] == counts:
                return
        self.offered[self.offers] = counts
        self.offers += 1
        for v in range(1, 7):
            k = count_of(counts, v)
            for c in range(4):
                self.trial[c][v] = 0
                if c * 7 + v < pos.last_die:
                    continue
                if c == 3 and self.reserve(pos, p, v):
                    self.trial[c][v] = pos.fresh[p][c][v]
                    continue
                t = min(k, pos.fresh[p][c][v])
                self.trial[c][v] = t
                k -= t
        self.judge_plan(pos, p)

    def offer_spells(self, pos: Position, p: int) -> None:
        """Dice of one colour that match the enemy, or all but one of them."""
        for i in range(3):
            match = 0
            for c in range(4):
                for v in range(1, 7):
                    self.trial[c][v] = 0
                    if c * 7 + v < pos.last_die:
                        continue
                    if c == i:
                        self.trial[c][v] = min(pos.foe[v], pos.fresh[p][c][v])
                        match += self.trial[c][v]
                    elif c == 3 and self.reserve(pos, p, v):
                        self.trial[c][v] = pos.fresh[p][c][v]
            if match > 1 + pos.enemy:
                self.judge_plan(pos, p)

    def judge_plan(self, pos: Position, p: int) -> None:
        """Keep the plan if it is the first, or if the table would be worth more."""
        worth = 0.0
        if self.keen:
            self.move_dice(pos, p, 1)
            worth = self.judge.value(pos)
            self.move_dice(pos, p, -1)
        if worth > self.plan_worth:
            self.plan_worth = worth
            for c in range(4):
                for v in range(1, 7):
                    self.plan[c][v] = self.trial[c][v]

    def move_dice(self, pos: Position, p: int, sign: int) -> None:
        """Lay the plan's dice into the zone, or take them back."""
        for c in range(4):
            for v in range(1, 7):
                pos.fresh[p][c][v] -= sign * self.trial[c][v]
                pos.zone[p][c][v] += sign * self.trial[c][v]
