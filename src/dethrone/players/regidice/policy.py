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
from dethrone.regidice.position import Position
from dethrone.regidice.sets import Moves

if not cython.compiled:
    from dethrone.players.regidice.value import spell_cost
    from dethrone.regidice.codes import (
        COLOUR,
        DECLARE,
        FACES,
        HEAL,
        K_ACT,
        K_CAST,
        K_DECLARE,
        K_DONE,
        K_PIPS,
        K_RAISE,
        K_SET,
        K_SPEND,
        K_USE,
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
    from dethrone.regidice.engine import is_beaten
    from dethrone.regidice.legal import can_act, can_cast, can_spend, legal
    from dethrone.regidice.sets import (
        attack_sets,
        count_of,
        most_attacks,
        most_block,
        most_heal,
        one_of,
        straight,
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
            self.target = [0] * FACES
            self.scratch = [0] * FACES
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

    def move(self, position: Position) -> int:
        """What it does in a position."""
        self.planner.forget()
        return self.choose(position)

    def choose(self, position: Position) -> int:  # noqa: PLR0911 - one line for each phase
        phase = position.phase
        if phase == DECLARE:
            return K_DECLARE | self.caller.choose(position)
        if phase == RESOLVE:
            return self.resolve(position)
        if phase == RAISE:
            return self.raising(position)
        if phase == SET:
            return self.make_set(position)
        if phase == COLOUR:
            return self.colours(position)
        if phase == PIPS:
            return self.pips(position)
        if phase == HEAL:
            return self.sufferer.heal(position)
        if phase == SHARE:
            return self.sufferer.share(position)
        if phase == SPLIT:
            return self.sufferer.split(position)
        if phase == LOSE:
            return self.sufferer.lose(position)
        return self.planner.prepare(position)

    def first_legal(self, position: Position) -> int:
        self.work.open(1)
        legal(position, self.work)
        return self.work.move[0]

    # ------------------------------------------------------------------------- Resolve
    def counts(self, position: Position, seat: int) -> int:
        """Dice of a seat that may go into sets, packed by value."""
        total = one_of(1) - one_of(1)
        for value in range(1, FACES):
            free = position.showing(seat, value) - self.planner.reserve(position, seat, value)
            if seat == position.actor:
                free -= position.wanted[value]
            if free > 0:
                total += one_of(value) * free
        return total

    def resolve(self, position: Position) -> int:
        """Companions first, then casters who can, attackers, healers, blockers (the customary order)."""
        if position.options & O_MANDATORY:
            return self.first_legal(position)
        move = self.companion(position)
        if move != 0:
            return move
        for seat in range(position.players):
            if (
                position.action(seat) == 3
                and self.has_use(position, seat)
                and can_act(position, self.work, seat)
            ):
                return K_ACT | seat
        if self.wanted_hits(position) > 0:
            for seat in range(position.players):
                if position.action(seat) == 0 and self.can_make(position, seat):
                    return K_ACT | seat
        for seat in range(position.players):
            action = position.action(seat)
            wanted = action == 2 and position.injured_size() > 0
            if action == 1:
                wanted = position.blocked < 3 + position.enemy and not is_beaten(position)
            if wanted and self.can_make(position, seat):
                return K_ACT | seat
        return K_DONE

    def can_make(self, position: Position, seat: int) -> bool:
        """Whether a seat that has not resolved has a set that it may spend."""
        return (
            not (position.resolved >> seat) & 1
            and self.strength(position, seat, self.counts(position, seat)) > 0
        )

    def has_use(self, position: Position, seat: int) -> bool:
        """Whether a caster has a spell that does something."""
        for colour in range(4):  # noqa: SIM110 - any() is no loop of C
            if self.is_useful(position, colour) and can_cast(position, seat, colour):
                return True
        return False

    def is_useful(self, position: Position, colour: int) -> bool:
        if colour == 0:
            return position.damage <= position.need
        if colour == 1:
            return position.blocked < 3 + position.enemy and not is_beaten(position)
        if colour == 2:
            return position.injured_size() > 0
        return True

    def hits(self, position: Position) -> int:
        """Damage that the attackers can still deal."""
        total = 0
        for seat in range(position.players):
            if seat == position.actor and position.phase == PIPS:
                continue
            if position.action(seat) == 0 and not (position.resolved >> seat) & 1:
                total += most_attacks(self.work, self.counts(position, seat), position.defence)
        return total

    def wanted_hits(self, position: Position) -> int:
        """How much more damage is welcome; one more than needed brings the dice at once (overkill)."""
        room = position.need - position.damage - position.pending_damage
        total = self.hits(position)
        if total == 0 or room < 0:
            return 0
        if total >= room:
            return room + 1
        if self.aim(position, total + position.pending_damage):
            return self.target_cost - position.pending_damage
        if self.attack == FOR_KILL:
            return 0
        if self.attack == FOR_SPELL and position.enemy == 2 and not position.options & O_NO_TOUCH:
            return 0
        return room + 1

    def aim(self, position: Position, most: int) -> bool:
        """Find the best spell that damage could make possible: of a caster now, or of black dice that go on."""
        best = 0
        for seat in range(position.players):
            for colour in range(4):
                if position.action(seat) == 3 and not (position.resolved >> seat) & 1:
                    worth = self.spell_worth(position, colour)
                elif colour == 3 and position.enemy == 2 and not position.options & O_NO_TOUCH:
                    worth = 10
                else:
                    continue
                if worth <= best:
                    continue
                cost = spell_cost(
                    position.fresh[seat][colour], position.enemy_dice, 3 + position.enemy, self.scratch
                )
                if cost < 1 or cost == 99 or (cost > most and worth != 10):
                    continue
                best = worth
                self.target_cost = cost
                for value in range(1, FACES):
                    self.target[value] = self.scratch[value]
        return best > 0

    def spell_worth(self, position: Position, colour: int) -> int:
        if colour == 3:
            return 100 if position.enemy == 2 and not position.options & O_NO_TOUCH else 0
        if not self.is_useful(position, colour) or position.enemy == 2:
            return 0
        return 40 - 10 * colour

    def companion(self, position: Position) -> int:
        """Spend a 1 if the die it raises makes a set possible."""
        for seat in range(position.players):
            if position.action(seat) != 4:
                continue
            for colour in range(4):
                if can_spend(position, seat, colour) and self.find_raise(position, seat) > 0:
                    return K_SPEND | seat << 4 | colour
        return 0

    def raising(self, position: Position) -> int:
        """The die that gains most by a pip."""
        return self.found if self.find_raise(position, position.actor) > 0 else self.first_legal(position)

    def find_raise(self, position: Position, companion: int) -> int:
        """What the best pip on another seat's die would gain."""
        best = 0
        for seat in range(position.players):
            if seat == companion:
                continue
            have = self.counts(position, seat)
            before = self.strength(position, seat, have)
            for value in range(1, 6):
                if count_of(have, value) == 0:
                    continue
                gain = self.strength(position, seat, have - one_of(value) + one_of(value + 1)) - before
                if gain <= best:
                    continue
                for colour in range(4):
                    if position.fresh[seat][colour][value] > (
                        self.planner.reserve(position, seat, value) if colour == 3 else 0
                    ):
                        best = gain
                        self.found = K_RAISE | seat << 8 | colour << 4 | value
                        break
        return best

    def strength(self, position: Position, seat: int, counts: int) -> int:
        """What a seat's sets would be worth."""
        action = position.action(seat)
        if action == 0:
            return most_attacks(self.work, counts, position.defence)
        if action == 1:
            return most_block(counts)
        return most_heal(self.work, counts) if action == 2 else 0

    # ---------------------------------------------------------------------------- sets
    def make_set(self, position: Position) -> int:
        if position.options & O_MANDATORY:
            return self.first_legal(position)
        action = position.action(position.actor)
        if action == 0:
            move = self.attack_set(position)
        elif action == 1:
            move = self.block_set(position)
        elif action == 2:
            move = self.heal_set(position)
        else:
            move = self.spell(position)
        if move == 0:
            return K_DONE if position.sets_made > 0 else self.first_legal(position)
        return move

    def attack_set(self, position: Position) -> int:
        """The highest set after which the most sets are still possible; 0 if there is enough damage."""
        if self.wanted_hits(position) <= 0:
            return 0
        have = self.counts(position, position.actor)
        most = most_attacks(self.work, have, position.defence)
        if most == 0:
            return 0
        self.work.below[0] = 0
        for value in range(1, FACES):
            self.work.have[value] = count_of(have, value)
            self.work.below[value] = self.work.below[value - 1] + value * self.work.have[value]
        self.work.open(400)
        attack_sets(self.work, K_SET, 6, position.defence, 0, position.last_set, 1)
        for i in range(self.work.count):
            if 1 + most_attacks(self.work, have - (self.work.move[i] - K_SET), position.defence) == most:
                return self.work.move[i]
        return self.work.move[0] if self.work.count > 0 else 0

    def block_set(self, position: Position) -> int:
        """Equal dice, no more than the enemy's attack asks for."""
        lacking = 3 + position.enemy - position.blocked - position.pending_block
        have = self.counts(position, position.actor)
        if lacking <= 0:
            return 0
        for value in range(6, 0, -1):
            k = min(count_of(have, value), lacking + 2)
            if k > 2 and one_of(value) * k <= position.last_set:
                return K_SET | one_of(value) * k
        return 0

    def heal_set(self, position: Position) -> int:
        """The highest straight after which the most is still healed."""
        have = self.counts(position, position.actor)
        most = most_heal(self.work, have)
        if most == 0 or position.pending_heal >= position.injured_size():
            return 0
        for high in range(6, 2, -1):
            for size in range(3, high + 1):
                run = straight(high - size + 1, size)
                fits = run <= position.last_set
                for value in range(high - size + 1, high + 1):
                    if count_of(have, value) == 0:
                        fits = False
                if fits and size - 2 + most_heal(self.work, have - run) == most:
                    return K_SET | run
        return 0

    def spell(self, position: Position) -> int:
        """Touch of Death wins; otherwise any spell that does something, in the order of the colours."""
        if position.enemy == 2 and can_cast(position, position.actor, 3):
            return K_CAST | 3
        for colour in range(3):
            if (
                colour >= position.last_die
                and self.is_useful(position, colour)
                and can_cast(position, position.actor, colour)
            ):
                return K_CAST | colour
        return 0

    def colours(self, position: Position) -> int:
        """Of equal dice the coloured ones go first, the black ones last."""
        seat = position.actor
        value = 1
        while position.wanted[value] == 0:
            value += 1
        left = position.wanted[value]
        word = K_USE | value << 20
        for colour in range(2, -1, -1):
            k = min(left, position.fresh[seat][colour][value])
            word |= k << (5 * colour)
            left -= k
        return word | left << 15

    def pips(self, position: Position) -> int:
        """Towards the look that a spell needs; otherwise on the highest dice, or on the lowest."""
        n = 0
        for value in range(6, 0, -1):
            for _ in range(position.enemy_dice[value]):
                self.dice[n] = value
                n += 1
        left = position.pending_damage
        if self.aim(position, left + self.hits(position)):
            i = 0
            for value in range(6, 0, -1):
                for _ in range(self.target[value]):
                    pick = max(0, min(left, value - self.dice[i]))
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
