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
from dethrone.regidice.position import Position
from dethrone.regidice.sets import Moves

if not cython.compiled:
    from dethrone.regidice.codes import FACES, K_DONE, K_PUT, O_NO_TOUCH
    from dethrone.regidice.sets import count_of, most_attacks, most_heal, one_of


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
            self.kept = [0] * FACES
            self.offered = [0] * 8
            self.plan = [[0] * FACES for _ in range(4)]
            self.trial = [[0] * FACES for _ in range(4)]

    def __reduce__(self) -> str:
        raise TypeError("Scratch space is not pickled: send the weights.")

    def forget(self) -> None:
        """Drop a plan that was begun."""
        self.planned = -1

    def reserve(self, position: Position, seat: int, value: int) -> int:
        """Black dice of a value that are kept for Touch of Death (RD-16)."""
        if position.enemy == 0 or position.options & O_NO_TOUCH:
            return 0
        bar = self.keep_late if position.enemy == 2 else self.keep_low
        return position.fresh[seat][3][value] if value <= bar else 0

    def prepare(self, position: Position) -> int:
        """Carry out the plan of the seat that prepares, die by die."""
        seat = position.decider()
        if self.planned != seat:
            self.make_plan(position, seat)
            self.planned = seat
        for colour in range(4):
            for value in range(1, FACES):
                if self.plan[colour][value] > 0:
                    self.plan[colour][value] -= 1
                    return K_PUT | colour << 4 | value
        self.planned = -1
        return K_DONE

    def make_plan(self, position: Position, seat: int) -> None:
        """Choose among a few sets of dice to put down: by the value, or the sets that attack."""
        pips = 0
        best = 1
        for value in range(1, FACES):
            pips += value * position.enemy_dice[value]
            self.kept[value] = 0
            for colour in range(4):
                if colour * FACES + value >= position.last_die and not (
                    colour == 3 and self.reserve(position, seat, value)
                ):
                    self.kept[value] += position.fresh[seat][colour][value]
            if self.kept[value] > self.kept[best]:
                best = value
        have = one_of(1) * self.kept[1]
        distinct = one_of(1) * min(1, self.kept[1])
        for value in range(2, FACES):
            have += one_of(value) * self.kept[value]
            distinct += one_of(value) * min(1, self.kept[value])
        self.plan_worth = -1.0
        self.offers = 0
        most_attacks(self.work, have, pips)
        self.offer(position, seat, self.work.best_dice)
        if not self.keen:
            return
        self.offer(position, seat, have - have)
        if have == 0:
            return
        self.offer(position, seat, have)
        most_heal(self.work, have)
        self.offer(position, seat, self.work.best_dice)
        self.offer(position, seat, distinct)
        if self.kept[best] > 1:
            self.offer(position, seat, one_of(best) * self.kept[best])
        self.offer_spells(position, seat)

    def offer(self, position: Position, seat: int, counts: int) -> None:
        """Consider putting down these values, and the black dice that are kept; the same values only once."""
        for i in range(self.offers):
            if self.offered[i] == counts:
                return
        self.offered[self.offers] = counts
        self.offers += 1
        for value in range(1, FACES):
            k = count_of(counts, value)
            for colour in range(4):
                self.trial[colour][value] = 0
                if colour * FACES + value < position.last_die:
                    continue
                if colour == 3 and self.reserve(position, seat, value):
                    self.trial[colour][value] = position.fresh[seat][colour][value]
                    continue
                t = min(k, position.fresh[seat][colour][value])
                self.trial[colour][value] = t
                k -= t
        self.judge_plan(position, seat)

    def offer_spells(self, position: Position, seat: int) -> None:
        """Dice of one colour that match the enemy, or all but one of them."""
        for i in range(3):
            match = 0
            for colour in range(4):
                for value in range(1, FACES):
                    self.trial[colour][value] = 0
                    if colour * FACES + value < position.last_die:
                        continue
                    if colour == i:
                        self.trial[colour][value] = min(
                            position.enemy_dice[value], position.fresh[seat][colour][value]
                        )
                        match += self.trial[colour][value]
                    elif colour == 3 and self.reserve(position, seat, value):
                        self.trial[colour][value] = position.fresh[seat][colour][value]
            if match > 1 + position.enemy:
                self.judge_plan(position, seat)

    def judge_plan(self, position: Position, seat: int) -> None:
        """Keep the plan if it is the first, or if the table would be worth more."""
        worth = 0.0
        if self.keen:
            self.move_dice(position, seat, 1)
            worth = self.judge.value(position)
            self.move_dice(position, seat, -1)
        if worth > self.plan_worth:
            self.plan_worth = worth
            for colour in range(4):
                for value in range(1, FACES):
                    self.plan[colour][value] = self.trial[colour][value]

    def move_dice(self, position: Position, seat: int, sign: int) -> None:
        """Lay the plan's dice into the zone, or take them back."""
        for colour in range(4):
            for value in range(1, FACES):
                position.fresh[seat][colour][value] -= sign * self.trial[colour][value]
                position.zone[seat][colour][value] += sign * self.trial[colour][value]
