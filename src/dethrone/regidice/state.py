"""The whole state of a game of Regidice, flat and mutable, so that a search copies it without allocating.

Dice of one colour that show the same value are alike, so every heap of dice is a table of counts. Dice that
were used, spent or healed this round show nothing that matters until they are rolled again: they are `idle`
and counted by colour alone. C types stand in state.pxd.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice import codes

SEED_STEP = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB
LOW32 = 0xFFFFFFFF
KIND_ONE = 1 << int(codes.KIND_SHIFT)
ANY_SET = 0x3FFFFFFF

DECLARE = int(codes.Phase.DECLARE)
RESOLVE = int(codes.Phase.RESOLVE)
RAISE = int(codes.Phase.RAISE)
SET = int(codes.Phase.SET)
COLOUR = int(codes.Phase.COLOUR)
PIPS = int(codes.Phase.PIPS)
HEAL = int(codes.Phase.HEAL)
SHARE = int(codes.Phase.SHARE)
SPLIT = int(codes.Phase.SPLIT)
LOSE = int(codes.Phase.LOSE)
PREPARE = int(codes.Phase.PREPARE)
OVER = int(codes.Phase.OVER)

O_SAME_CALL = int(codes.Option.SAME_CAST_CALL)
O_BLACK_PRESENT = int(codes.Option.BLACK_WHEN_PRESENT)
O_CAST_DECLARED = int(codes.Option.CAST_DECLARED)
O_ROUND_START = int(codes.Option.CAST_ROUND_START)
O_SEQUENTIAL = int(codes.Option.CAST_SEQUENTIAL)
O_NEW_PREPARABLE = int(codes.Option.NEW_PREPARABLE)
O_OTHERS = int(codes.Option.TARGET_OTHERS)
O_BOARD = int(codes.Option.TARGET_BOARD)
O_ROLLED_ONLY = int(codes.Option.ROLLED_ONLY)
O_MANDATORY = int(codes.Option.MANDATORY)
O_FINE = int(codes.Option.FINE)
O_IMMEDIATE = int(codes.Option.IMMEDIATE)
O_SHARE = int(codes.Option.SHARE)
O_SINGLE = int(codes.Option.SINGLE)
O_CASCADE = int(codes.Option.CASCADE)
O_VOTE = int(codes.Option.VOTE)
O_NO_TOUCH = int(codes.Option.NO_TOUCH)


def wrap(x: int) -> int:
    """x modulo 2**64, which C does by itself."""
    return x if cython.compiled else x & 0xFFFFFFFFFFFFFFFF


class Position:
    """Everything on the table, and the little generator that simulations roll with."""

    players: int
    options: int  # bits of codes.Option
    max_rounds: int  # 0: no limit
    round: int
    first: int  # the first caller
    enemy: int  # 0, 1, 2
    phase: int
    status: int  # 0 going on, 1 won, 2 lost
    declared: int  # how many have declared
    defence: int  # of the enemy at the start of the round (RD-13)
    need: int  # damage that was needed when the enemy's round began
    damage: int  # dealt to this enemy this round, excess too
    blocked: int
    resolved: int  # seats that have resolved, one bit each
    dealers: int  # seats that dealt damage to this enemy this round
    finisher: int  # the seat whose damage first exceeded the need, or -1 (RD-31)
    felled: int  # whether an enemy fell this round
    death: int  # whether Touch of Death was cast
    actor: int  # the seat that is acting, or -1
    made: int  # sets made since it began
    pend_damage: int
    pend_block: int
    pend_heal: int
    ending: int  # whether Resolve is over
    hurt: int  # damage not yet laid on anybody
    rank: int  # the class that suffers: blockers, attackers, casters, healers, companions
    turn: int  # how many have prepared
    last_die: int  # dice are lost and prepared in ascending order, so that each choice exists once
    voted: int
    last_set: int  # sets are made in descending order, likewise
    rng: int
    votes: list[int]
    fresh: list[list[list[int]]]  # [seat][colour][value]: dice that show a value and were not used
    zone: list[list[list[int]]]  # [seat that prepared][colour][value]
    idle: list[list[int]]  # [seat][colour]
    received: list[list[int]]  # [companion][colour]: 1s he was prepared (RD-24)
    caught: list[int]  # black dice taken from an overkilled enemy this round
    injured: list[int]
    calls: list[int]  # declaration codes, -1 before
    owe: list[int]  # dice each seat still has to give up
    foe: list[int]  # the enemy's dice by value
    start: list[int]  # the same at the start of the round
    want: list[int]  # dice by value that the sets made so far take
    words: list[int]  # chance words that go before the generator's
    fed: int
    taken: int

    def __init__(self) -> None:
        self.allocate()
        self.setup(2, 0, 0, 0, 0)

    def allocate(self) -> None:
        """Lists for what are plain arrays when compiled."""
        if not cython.compiled:
            self.votes = [0] * 4
            self.fresh = [[[0] * 7 for _ in range(4)] for _ in range(4)]
            self.zone = [[[0] * 7 for _ in range(4)] for _ in range(4)]
            self.idle = [[0] * 4 for _ in range(4)]
            self.received = [[0] * 4 for _ in range(4)]
            self.caught = [0] * 4
            self.injured = [0] * 4
            self.calls = [0] * 4
            self.owe = [0] * 4
            self.foe = [0] * 7
            self.start = [0] * 7
            self.want = [0] * 7
            self.words = [0] * 64
        self.fed = 0
        self.taken = 0

    # ------------------------------------------------------------------ chance
    def next64(self) -> int:
        if self.taken < self.fed:
            self.taken += 1
            return self.words[self.taken - 1]
        self.rng = wrap(self.rng + SEED_STEP)
        x = self.rng
        x = wrap((x ^ (x >> 30)) * MIX1)
        x = wrap((x ^ (x >> 27)) * MIX2)
        return x ^ (x >> 31)

    def below(self, bound: int) -> int:
        return ((self.next64() >> 32) * bound) >> 32

    def die(self) -> int:
        """A fair die: four of the 2**32 words are drawn again, for 6 does not divide 2**32."""
        while True:
            x = (self.next64() >> 32) * 6
            if (x & LOW32) >= 4:
                return 1 + (x >> 32)

    def reseed(self, seed: int) -> None:
        self.rng = seed

    def feed(self, words: list[int]) -> None:
        """Lay down chance words that are taken before the generator's; [] takes the rest back."""
        self.taken = 0
        self.fed = min(len(words), 64)
        for i in range(self.fed):
            self.words[i] = words[i]

    # ------------------------------------------------------------------- setup
    def clear(self) -> None:
        for p in range(4):
            self.caught[p] = 0
            self.injured[p] = 0
            self.calls[p] = -1
            self.owe[p] = 0
            self.votes[p] = 0
            for c in range(4):
                self.idle[p][c] = 0
                self.received[p][c] = 0
                for v in range(7):
                    self.fresh[p][c][v] = 0
                    self.zone[p][c][v] = 0
        for v in range(7):
            self.foe[v] = 0
            self.want[v] = 0

    def setup(self, players: int, options: int, max_rounds: int, first: int, seed: int) -> None:
        """The dice of 2 to 4 players and the first enemy, and the first roll (section 1.1)."""
        self.clear()
        self.players = players
        self.options = options
        self.max_rounds = max_rounds
        self.rng = seed
        self.round = 1
        self.first = first
        self.status = 0
        self.enemy = 0
        self.new_enemy()
        for p in range(players):
            for c in range(3):
                self.idle[p][c] = 3 if players == 2 or (players == 3 and p == c) else 2
        self.start_round()

    def new_enemy(self) -> None:
        """The enemy of this number enters with all dice at 1 (section 1.2)."""
        for v in range(7):
            self.foe[v] = 0
        self.foe[1] = 3 + self.enemy
        self.need = 15 + 5 * self.enemy
        self.damage = 0
        self.dealers = 0
        self.finisher = -1
        self.death = 0

    def start_round(self) -> None:
        """Roll, and note the enemy as it stands now (RD-13)."""
        self.roll()
        self.defence = 0
        for v in range(7):
            self.start[v] = self.foe[v]
            self.want[v] = 0
            self.defence += v * self.foe[v]
        self.need = 6 * (3 + self.enemy) - self.defence
        for p in range(4):
            self.calls[p] = -1
            self.owe[p] = 0
            self.votes[p] = 0
            for c in range(4):
                self.received[p][c] = 0
        self.damage = 0
        self.blocked = 0
        self.resolved = 0
        self.dealers = 0
        self.finisher = -1
        self.felled = 0
        self.death = 0
        self.declared = 0
        self.voted = 0
        self.actor = -1
        self.made = 0
        self.pend_damage = 0
        self.pend_block = 0
        self.pend_heal = 0
        self.ending = 0
        self.hurt = 0
        self.rank = 0
        self.turn = 0
        self.last_die = 0
        self.last_set = ANY_SET
        self.phase = DECLARE

    def roll_seat(self, seat: int) -> None:
        for c in range(4):
            count = self.idle[seat][c]
            self.idle[seat][c] = 0
            for v in range(1, 7):
                count += self.fresh[seat][c][v]
                self.fresh[seat][c][v] = 0
            for _ in range(count):
                self.fresh[seat][c][self.die()] += 1

    def roll(self) -> None:
        """Everybody rolls his pool, never the prepared dice."""
        for p in range(self.players):
            self.roll_seat(p)

    def roll_hidden(self, seat: int) -> None:
        """Before the reveal, roll again what `seat` cannot see (-1: a spectator)."""
        if self.phase == DECLARE:
            for p in range(self.players):
                if p != seat:
                    self.roll_seat(p)

    def copy_from(self, other: Position) -> None:
        self.players = other.players
        self.options = other.options
        self.max_rounds = other.max_rounds
        self.round = other.round
        self.first = other.first
        self.enemy = other.enemy
        self.phase = other.phase
        self.status = other.status
        self.declared = other.declared
        self.defence = other.defence
        self.need = other.need
        self.damage = other.damage
        self.blocked = other.blocked
        self.resolved = other.resolved
        self.dealers = other.dealers
        self.finisher = other.finisher
        self.felled = other.felled
        self.death = other.death
        self.actor = other.actor
        self.made = other.made
        self.pend_damage = other.pend_damage
        self.pend_block = other.pend_block
        self.pend_heal = other.pend_heal
        self.ending = other.ending
        self.hurt = other.hurt
        self.rank = other.rank
        self.turn = other.turn
        self.last_die = other.last_die
        self.voted = other.voted
        self.last_set = other.last_set
        self.rng = other.rng
        self.fed = 0
        self.taken = 0
        for p in range(4):
            self.votes[p] = other.votes[p]
            self.caught[p] = other.caught[p]
            self.injured[p] = other.injured[p]
            self.calls[p] = other.calls[p]
            self.owe[p] = other.owe[p]
            for c in range(4):
                self.idle[p][c] = other.idle[p][c]
                self.received[p][c] = other.received[p][c]
                for v in range(7):
                    self.fresh[p][c][v] = other.fresh[p][c][v]
                    self.zone[p][c][v] = other.zone[p][c][v]
        for v in range(7):
            self.foe[v] = other.foe[v]
            self.start[v] = other.start[v]
            self.want[v] = other.want[v]

    # ------------------------------------------------------------------ counts
    def action(self, seat: int) -> int:
        """0 attack, 1 block, 2 heal, 3 cast, 4 companion, -1 not declared."""
        call = self.calls[seat]
        if call < 0:
            return -1
        if call >= 18:
            return 4 if call == 26 else 3
        return call // 6

    def showing(self, seat: int, value: int) -> int:
        count = 0
        for c in range(4):
            count += self.fresh[seat][c][value]
        return count

    def pool_size(self, seat: int) -> int:
        size = 0
        for c in range(4):
            size += self.idle[seat][c]
        for v in range(1, 7):
            size += self.showing(seat, v)
        return size

    def injured_size(self) -> int:
        return self.injured[0] + self.injured[1] + self.injured[2] + self.injured[3]

    def room(self) -> int:
        """Pips that still fit on the enemy."""
        pips = 0
        for v in range(1, 7):
            pips += (6 - v) * self.foe[v]
        return pips

    # ----------------------------------------------------------------- deciding
    def is_collective(self) -> bool:
        return self.phase == RESOLVE or self.phase == SHARE or self.phase == SPLIT  # noqa: PLR1714

    def victim(self) -> int:
        """The next seat, from the first caller on, that owes dice."""
        for i in range(self.players):
            p = (self.first + i) % self.players
            if self.owe[p] > 0:
                return p
        return -1

    def decider(self) -> int:
        """The seat that is asked, or -1 after the end; the first caller answers for the team."""
        if self.phase == OVER:
            return -1
        if self.phase == DECLARE:
            return (self.first + self.declared) % self.players
        if self.is_collective():
            return (self.first + self.voted) % self.players
        if self.phase == LOSE:
            return self.victim()
        if self.phase == PREPARE:
            return (self.first + self.turn) % self.players
        return self.actor

    def clear_votes(self) -> None:
        """Empty the ballot."""
        for p in range(4):
            self.votes[p] = 0
        self.voted = 0

    # ------------------------------------------------------------- Python's face
    def dice_of(self, seat: int) -> list[list[int]]:
        """Dice that show a value, [colour][value]."""
        return [[self.fresh[seat][c][v] for v in range(7)] for c in range(4)]

    def colours_of(self, seat: int) -> list[int]:
        """How many dice of each colour are in the pool, whatever they show."""
        return [self.idle[seat][c] + sum([self.fresh[seat][c][v] for v in range(7)]) for c in range(4)]

    def idle_of(self, seat: int) -> list[int]:
        return [self.idle[seat][c] for c in range(4)]

    def received_of(self, seat: int) -> list[int]:
        return [self.received[seat][c] for c in range(4)]

    def zone_of(self, seat: int) -> list[list[int]]:
        """Dice that `seat` prepared for his left neighbour."""
        return [[self.zone[seat][c][v] for v in range(7)] for c in range(4)]

    def seat_numbers(self, seat: int) -> tuple[int, int, int, int]:
        """His declaration code, the dice he caught, the dice he owes, his vote."""
        return self.calls[seat], self.caught[seat], self.owe[seat], self.votes[seat]

    def injured_dice(self) -> list[int]:
        return [self.injured[c] for c in range(4)]

    def enemy_dice(self) -> tuple[list[int], list[int]]:
        """The enemy's dice by value, now and at the start of the round."""
        return [self.foe[v] for v in range(7)], [self.start[v] for v in range(7)]

    def wanted(self) -> list[int]:
        return [self.want[v] for v in range(7)]

    def snapshot(self) -> tuple[int, ...]:
        """Everything but the fed words, as plain numbers; `restore` is its inverse."""
        numbers = [
            *(self.players, self.options, self.max_rounds, self.round, self.first, self.enemy, self.phase),
            *(self.status, self.declared, self.defence, self.need, self.damage, self.blocked, self.resolved),
            *(self.dealers, self.finisher, self.felled, self.death, self.actor, self.made, self.pend_damage),
            *(self.pend_block, self.pend_heal, self.ending, self.hurt, self.rank, self.turn, self.last_die),
            *(self.voted, self.last_set, self.rng),
        ]
        for p in range(4):
            numbers += [self.votes[p], self.caught[p], self.injured[p], self.calls[p], self.owe[p]]
            for c in range(4):
                numbers += [self.idle[p][c], self.received[p][c]]
                for v in range(7):
                    numbers += [self.fresh[p][c][v], self.zone[p][c][v]]
        for v in range(7):
            numbers += [self.foe[v], self.start[v], self.want[v]]
        return tuple(numbers)

    def restore(self, numbers: tuple[int, ...]) -> None:
        rest = iter(numbers)
        self.players, self.options, self.max_rounds = next(rest), next(rest), next(rest)
        self.round, self.first, self.enemy, self.phase = next(rest), next(rest), next(rest), next(rest)
        self.status, self.declared, self.defence, self.need = next(rest), next(rest), next(rest), next(rest)
        self.damage, self.blocked, self.resolved = next(rest), next(rest), next(rest)
        self.dealers, self.finisher, self.felled, self.death = next(rest), next(rest), next(rest), next(rest)
        self.actor, self.made, self.pend_damage = next(rest), next(rest), next(rest)
        self.pend_block, self.pend_heal, self.ending = next(rest), next(rest), next(rest)
        self.hurt, self.rank, self.turn, self.last_die = next(rest), next(rest), next(rest), next(rest)
        self.voted, self.last_set, self.rng = next(rest), next(rest), next(rest)
        for p in range(4):
            self.votes[p], self.caught[p], self.injured[p] = next(rest), next(rest), next(rest)
            self.calls[p], self.owe[p] = next(rest), next(rest)
            for c in range(4):
                self.idle[p][c], self.received[p][c] = next(rest), next(rest)
                for v in range(7):
                    self.fresh[p][c][v], self.zone[p][c][v] = next(rest), next(rest)
        for v in range(7):
            self.foe[v], self.start[v], self.want[v] = next(rest), next(rest), next(rest)
        self.fed = self.taken = 0

    def copy(self) -> Position:
        twin: Position = Position.__new__(Position)
        twin.allocate()
        twin.copy_from(self)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.snapshot())

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...]]]:
        return position_from, (self.snapshot(),)


def position_from(numbers: tuple[int, ...]) -> Position:
    """The position of a snapshot."""
    position: Position = Position.__new__(Position)
    position.allocate()
    position.restore(numbers)
    return position


def new_position(
    players: int,
    options: int,
    max_rounds: int,
    *,
    first: int = 0,
    words: list[int] | None = None,
    seed: int = 0,
) -> Position:
    """A game's first position; its first roll takes the words before the generator's."""
    position = Position()
    position.feed(words or [])
    position.setup(players, options, max_rounds, first, seed)
    position.feed([])
    return position
