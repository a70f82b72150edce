"""How a round is played out after the reveal, by rules of thumb and the value; policy.pxd makes it C.

Everything is open then, so the policy only proposes: it has a few styles, and the searcher plays each of them to
the end of the round in the engine and keeps what leaves the best table. Every answer is a legal move word.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.players.regidice.declare import Caller
from dethrone.players.regidice.plan import Planner
from dethrone.players.regidice.suffer import Sufferer
from dethrone.players.regidice.value import Value
from dethrone.regidice.sets import Moves
from dethrone.regidice.state import Position

if not cython.compiled:
    from dethrone.players.regidice.value import spell_cost
    from dethrone.regidice.choices import (
        K_ACT,
        K_CAST,
        K_DECLARE,
        K_DONE,
        K_PIPS,
        K_RAISE,
        K_SET,
        K_SPEND,
        K_USE,
        can_act,
        can_cast,
        can_spend,
        legal,
    )
    from dethrone.regidice.engine import is_beaten
    from dethrone.regidice.sets import (
        attack_sets,
        count_of,
        most_attacks,
        most_block,
        most_heal,
        one_of,
        straight,
    )
    from dethrone.regidice.state import (
        COLOUR,
        DECLARE,
        HEAL,
        LOSE,
        O_MANDATORY,
        O_NO_TOUCH,
        PIPS,
        RAISE,
        RESOLVE,
        SET,
        SHARE,
        SPLIT,
    )

ALL_OUT = 0  # attack as much as possible
FOR_SPELL = 1  # the third enemy: only what brings it to the look of the black dice
FOR_KILL = 2  # not at all, unless it falls
STYLES = 12


class Policy:
    """A style of play and scratch space; one for each thread."""

    caller: Caller
    planner: Planner
    sufferer: Sufferer
    work: Moves
    attack: int
    level: int  # damage goes on the lowest enemy dice
    target: list[int]
    scratch: list[int]
    target_cost: int
    dice: list[int]
    found: int

    def __init__(self, caller: Caller, judge: Value) -> None:
        self.caller = caller
        self.planner = Planner(judge)
        self.sufferer = Sufferer()
        self.work = Moves()
        if not cython.compiled:
            self.target = [0] * 7
            self.scratch = [0] * 7
            self.dice = [0] * 5
        self.adopt(0)

    def __reduce__(self) -> str:
        raise TypeError("Scratch space is not pickled: send the weights.")

    def adopt(self, style: int) -> None:
        """Take on one of the styles; 0 is the usual one. A plan that was begun is forgotten."""
        self.planner.forget()
        self.attack = FOR_SPELL
        self.level = 0
        self.planner.keep_low = 2
        self.planner.keep_late = 4
        if style in (1, 4, 6, 9):
            self.attack = ALL_OUT
        if style in (2, 7, 11):
            self.attack = FOR_KILL
        if style in (3, 4, 7):
            self.planner.keep_low = 0
            self.planner.keep_late = 2
        if style in (5, 6, 11):
            self.planner.keep_low = 4
            self.planner.keep_late = 6
        if style in (8, 9):
            self.level = 1
        if style == 10:
            self.planner.keep_low = 0
            self.planner.keep_late = 0
            self.attack = ALL_OUT

    def move(self, pos: Position) -> int:
        """What it does in a position."""
        self.planner.forget()
        return self.choose(pos)

    def choose(self, pos: Position) -> int:  # noqa: PLR0911 - one line for each phase
        phase = pos.phase
        if phase == DECLARE:
            return K_DECLARE | self.caller.choose(pos)
        if phase == RESOLVE:
            return self.resolve(pos)
        if phase == RAISE:
            return self.raising(pos)
        if phase == SET:
            return self.make_set(pos)
        if phase == COLOUR:
            return self.colours(pos)
        if phase == PIPS:
            return self.pips(pos)
        if phase == HEAL:
            return self.sufferer.heal(pos)
        if phase == SHARE:
            return self.sufferer.share(pos)
        if phase == SPLIT:
            return self.sufferer.split(pos)
        if phase == LOSE:
            return self.sufferer.lose(pos)
        return self.planner.prepare(pos)

    def first_legal(self, pos: Position) -> int:
        self.work.open(1)
        legal(pos, self.work)
        return self.work.move[0]

    # ------------------------------------------------------------------------- Resolve
    def counts(self, pos: Position, seat: int) -> int:
        """Dice of a seat that may go into sets, packed by value."""
        total = one_of(1) - one_of(1)
        for v in range(1, 7):
            free = pos.showing(seat, v) - self.planner.reserve(pos, seat, v)
            if seat == pos.actor:
                free -= pos.want[v]
            if free > 0:
                total += one_of(v) * free
        return total

    def resolve(self, pos: Position) -> int:
        """Companions first, then casters who can, attackers, healers, blockers (the customary order)."""
        if pos.options & O_MANDATORY:
            return self.first_legal(pos)
        move = self.companion(pos)
        if move != 0:
            return move
        for p in range(pos.players):
            if pos.action(p) == 3 and self.has_use(pos, p) and can_act(pos, self.work, p):
                return K_ACT | p
        if self.wanted_hits(pos) > 0:
            for p in range(pos.players):
                if pos.action(p) == 0 and self.can_make(pos, p):
                    return K_ACT | p
        for p in range(pos.players):
            action = pos.action(p)
            wanted = action == 2 and pos.injured_size() > 0
            if action == 1:
                wanted = pos.blocked < 3 + pos.enemy and not is_beaten(pos)
            if wanted and self.can_make(pos, p):
                return K_ACT | p
        return K_DONE

    def can_make(self, pos: Position, seat: int) -> bool:
        """Whether a seat that has not resolved has a set that it may spend."""
        return not (pos.resolved >> seat) & 1 and self.strength(pos, seat, self.counts(pos, seat)) > 0

    def has_use(self, pos: Position, seat: int) -> bool:
        """Whether a caster has a spell that does something."""
        for c in range(4):  # noqa: SIM110 - any() is no loop of C
            if self.is_useful(pos, c) and can_cast(pos, seat, c):
                return True
        return False

    def is_useful(self, pos: Position, colour: int) -> bool:
        if colour == 0:
            return pos.damage <= pos.need
        if colour == 1:
            return pos.blocked < 3 + pos.enemy and not is_beaten(pos)
        if colour == 2:
            return pos.injured_size() > 0
        return True

    def hits(self, pos: Position) -> int:
        """Damage that the attackers can still deal."""
        total = 0
        for p in range(pos.players):
            if p == pos.actor and pos.phase == PIPS:
                continue
            if pos.action(p) == 0 and not (pos.resolved >> p) & 1:
                total += most_attacks(self.work, self.counts(pos, p), pos.defence)
        return total

    def wanted_hits(self, pos: Position) -> int:
        """How much more damage is welcome; one more than needed brings the dice at once (overkill)."""
        room = pos.need - pos.damage - pos.pend_damage
        total = self.hits(pos)
        if total == 0 or room < 0:
            return 0
        if total >= room:
            return room + 1
        if self.aim(pos, total + pos.pend_damage):
            return self.target_cost - pos.pend_damage
        if self.attack == FOR_KILL:
            return 0
        if self.attack == FOR_SPELL and pos.enemy == 2 and not pos.options & O_NO_TOUCH:
            return 0
        return room + 1

    def aim(self, pos: Position, most: int) -> bool:
        """Find the best spell that damage could make possible: of a caster now, or of black dice that go on."""
        best = 0
        for p in range(pos.players):
            for c in range(4):
                if pos.action(p) == 3 and not (pos.resolved >> p) & 1:
                    worth = self.spell_worth(pos, c)
                elif c == 3 and pos.enemy == 2 and not pos.options & O_NO_TOUCH:
                    worth = 10
                else:
                    continue
                if worth <= best:
                    continue
                cost = spell_cost(pos.fresh[p][c], pos.foe, 3 + pos.enemy, self.scratch)
                if cost < 1 or cost == 99 or (cost > most and worth != 10):
                    continue
                best = worth
                self.target_cost = cost
                for v in range(1, 7):
                    self.target[v] = self.scratch[v]
        return best > 0

    def spell_worth(self, pos: Position, colour: int) -> int:
        if colour == 3:
            return 100 if pos.enemy == 2 and not pos.options & O_NO_TOUCH else 0
        if not self.is_useful(pos, colour) or pos.enemy == 2:
            return 0
        return 40 - 10 * colour

    def companion(self, pos: Position) -> int:
        """Spend a 1 if the die it raises makes a set possible."""
        for p in range(pos.players):
            if pos.action(p) != 4:
                continue
            for c in range(4):
                if can_spend(pos, p, c) and self.find_raise(pos, p) > 0:
                    return K_SPEND | p << 4 | c
        return 0

    def raising(self, pos: Position) -> int:
        """The die that gains most by a pip."""
        return self.found if self.find_raise(pos, pos.actor) > 0 else self.first_legal(pos)

    def find_raise(self, pos: Position, companion: int) -> int:
        """What the best pip on another seat's die would gain."""
        best = 0
        for p in range(pos.players):
            if p == companion:
                continue
            have = self.counts(pos, p)
            before = self.strength(pos, p, have)
            for v in range(1, 6):
                if count_of(have, v) == 0:
                    continue
                gain = self.strength(pos, p, have - one_of(v) + one_of(v + 1)) - before
                if gain <= best:
                    continue
                for c in range(4):
                    if pos.fresh[p][c][v] > (self.planner.reserve(pos, p, v) if c == 3 else 0):
                        best = gain
                        self.found = K_RAISE | p << 8 | c << 4 | v
                        break
        return best

    def strength(self, pos: Position, seat: int, counts: int) -> int:
        """What a seat's sets would be worth."""
        action = pos.action(seat)
        if action == 0:
            return most_attacks(self.work, counts, pos.defence)
        if action == 1:
            return most_block(counts)
        return most_heal(self.work, counts) if action == 2 else 0

    # ---------------------------------------------------------------------------- sets
    def make_set(self, pos: Position) -> int:
        if pos.options & O_MANDATORY:
            return self.first_legal(pos)
        action = pos.action(pos.actor)
        if action == 0:
            move = self.attack_set(pos)
        elif action == 1:
            move = self.block_set(pos)
        elif action == 2:
            move = self.heal_set(pos)
        else:
            move = self.spell(pos)
        if move == 0:
            return K_DONE if pos.made > 0 else self.first_legal(pos)
        return move

    def attack_set(self, pos: Position) -> int:
        """The highest set after which the most sets are still possible; 0 if there is enough damage."""
        if self.wanted_hits(pos) <= 0:
            return 0
        have = self.counts(pos, pos.actor)
        most = most_attacks(self.work, have, pos.defence)
        if most == 0:
            return 0
        self.work.below[0] = 0
        for v in range(1, 7):
            self.work.have[v] = count_of(have, v)
            self.work.below[v] = self.work.below[v - 1] + v * self.work.have[v]
        self.work.open(400)
        attack_sets(self.work, K_SET, 6, pos.defence, 0, pos.last_set, 1)
        for i in range(self.work.count):
            if 1 + most_attacks(self.work, have - (self.work.move[i] - K_SET), pos.defence) == most:
                return self.work.move[i]
        return self.work.move[0] if self.work.count > 0 else 0

    def block_set(self, pos: Position) -> int:
        """Equal dice, no more than the enemy's attack asks for."""
        lacking = 3 + pos.enemy - pos.blocked - pos.pend_block
        have = self.counts(pos, pos.actor)
        if lacking <= 0:
            return 0
        for v in range(6, 0, -1):
            k = min(count_of(have, v), lacking + 2)
            if k > 2 and one_of(v) * k <= pos.last_set:
                return K_SET | one_of(v) * k
        return 0

    def heal_set(self, pos: Position) -> int:
        """The highest straight after which the most is still healed."""
        have = self.counts(pos, pos.actor)
        most = most_heal(self.work, have)
        if most == 0 or pos.pend_heal >= pos.injured_size():
            return 0
        for high in range(6, 2, -1):
            for size in range(3, high + 1):
                run = straight(high - size + 1, size)
                fits = run <= pos.last_set
                for v in range(high - size + 1, high + 1):
                    if count_of(have, v) == 0:
                        fits = False
                if fits and size - 2 + most_heal(self.work, have - run) == most:
                    return K_SET | run
        return 0

    def spell(self, pos: Position) -> int:
        """Touch of Death wins; otherwise any spell that does something, in the order of the colours."""
        if pos.enemy == 2 and can_cast(pos, pos.actor, 3):
            return K_CAST | 3
        for c in range(3):
            if c >= pos.last_die and self.is_useful(pos, c) and can_cast(pos, pos.actor, c):
                return K_CAST | c
        return 0

    def colours(self, pos: Position) -> int:
        """Of equal dice the coloured ones go first, the black ones last."""
        p = pos.actor
        v = 1
        while pos.want[v] == 0:
            v += 1
        left = pos.want[v]
        word = K_USE | v << 20
        for c in range(2, -1, -1):
            k = min(left, pos.fresh[p][c][v])
            word |= k << (5 * c)
            left -= k
        return word | left << 15

    def pips(self, pos: Position) -> int:
        """Towards the look that a spell needs; otherwise on the highest dice, or on the lowest."""
        n = 0
        for v in range(6, 0, -1):
            for _ in range(pos.foe[v]):
                self.dice[n] = v
                n += 1
        left = pos.pend_damage
        if self.aim(pos, left + self.hits(pos)):
            i = 0
            for v in range(6, 0, -1):
                for _ in range(self.target[v]):
                    pick = max(0, min(left, v - self.dice[i]))
                    self.dice[i] += pick
                    left -= pick
                    i += 1
        while left > 0:
            pick = -1
            for i in range(n):
                if self.dice[i] < 6 and (
                    pick < 0
                    or (self.level and self.dice[i] < self.dice[pick])
                    or (not self.level and self.dice[i] > self.dice[pick])
                ):
                    pick = i
            self.dice[pick] += 1
            left -= 1
        word = K_PIPS
        for i in range(n):
            word += 1 << (3 * (self.dice[i] - 1))
        return word
