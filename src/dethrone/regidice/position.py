"""The whole state of a game of Regidice, flat and mutable, so that a search copies it without allocating.

Dice of one colour that show the same value are alike, so every heap of dice is a table of counts. Dice that
were used, spent or healed this round show nothing that matters until they are rolled again: they are `idle`
and counted by colour alone. C types stand in position.pxd.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.bits import mix, step
    from dethrone.regidice.codes import (
        ANY_SET,
        COMPANION,
        DECLARE,
        FACES,
        FED,
        FIRST_CAST,
        LOSE,
        LOW32,
        OVER,
        PREPARE,
        RESOLVE,
        SHARE,
        SPLIT,
    )

FED = (
    64  # chance words that can be laid down: 36 dice at most are rolled, and hardly ever is one rolled twice
)


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
    sets_made: int  # since it began
    pending_damage: int
    pending_block: int
    pending_heal: int
    ending: int  # whether Resolve is over
    damage_left: int  # not yet laid on anybody
    suffering_class: int  # blockers, attackers, casters, healers, companions
    prepared_seats: int  # how many have prepared
    last_die: int  # dice are lost and prepared in ascending order, so that each choice exists once
    voted: int  # how many have voted
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
    owed: list[int]  # dice each seat still has to give up
    enemy_dice: list[int]  # by value
    enemy_at_start: list[int]  # the same at the start of the round
    wanted: list[int]  # dice by value that the sets made so far take
    fed_words: list[int]  # chance that goes before the generator's
    fed_count: int
    fed_used: int

    def __init__(self) -> None:
        self.allocate()
        self.setup(2, 0, 0, 0, 0)

    def allocate(self) -> None:
        """Lists for what are plain arrays when compiled."""
        if not cython.compiled:
            self.votes = [0] * 4
            self.fresh = [[[0] * FACES for _ in range(4)] for _ in range(4)]
            self.zone = [[[0] * FACES for _ in range(4)] for _ in range(4)]
            self.idle = [[0] * 4 for _ in range(4)]
            self.received = [[0] * 4 for _ in range(4)]
            self.caught = [0] * 4
            self.injured = [0] * 4
            self.calls = [0] * 4
            self.owed = [0] * 4
            self.enemy_dice = [0] * FACES
            self.enemy_at_start = [0] * FACES
            self.wanted = [0] * FACES
            self.fed_words = [0] * FED
        self.fed_count = 0
        self.fed_used = 0

    # ------------------------------------------------------------------ chance
    def next64(self) -> int:
        if self.fed_used < self.fed_count:
            self.fed_used += 1
            return self.fed_words[self.fed_used - 1]
        self.rng = step(self.rng)
        return mix(self.rng)

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
        self.fed_used = 0
        self.fed_count = min(len(words), FED)
        for i in range(self.fed_count):
            self.fed_words[i] = words[i]

    # ------------------------------------------------------------------- setup
    def clear(self) -> None:
        for seat in range(4):
            self.caught[seat] = 0
            self.injured[seat] = 0
            self.calls[seat] = -1
            self.owed[seat] = 0
            self.votes[seat] = 0
            for colour in range(4):
                self.idle[seat][colour] = 0
                self.received[seat][colour] = 0
                for value in range(FACES):
                    self.fresh[seat][colour][value] = 0
                    self.zone[seat][colour][value] = 0
        for value in range(FACES):
            self.enemy_dice[value] = 0
            self.wanted[value] = 0

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
        for seat in range(players):
            for colour in range(3):
                self.idle[seat][colour] = 3 if players == 2 or (players == 3 and seat == colour) else 2
        self.start_round()

    def new_enemy(self) -> None:
        """The enemy of this number enters with all dice at 1 (section 1.2)."""
        for value in range(FACES):
            self.enemy_dice[value] = 0
        self.enemy_dice[1] = 3 + self.enemy
        self.need = 15 + 5 * self.enemy
        self.damage = 0
        self.dealers = 0
        self.finisher = -1
        self.death = 0

    def start_round(self) -> None:
        """Roll, and note the enemy as it stands now (RD-13)."""
        self.roll()
        self.defence = 0
        for value in range(FACES):
            self.enemy_at_start[value] = self.enemy_dice[value]
            self.wanted[value] = 0
            self.defence += value * self.enemy_dice[value]
        self.need = 6 * (3 + self.enemy) - self.defence
        for seat in range(4):
            self.calls[seat] = -1
            self.owed[seat] = 0
            self.votes[seat] = 0
            for colour in range(4):
                self.received[seat][colour] = 0
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
        self.sets_made = 0
        self.pending_damage = 0
        self.pending_block = 0
        self.pending_heal = 0
        self.ending = 0
        self.damage_left = 0
        self.suffering_class = 0
        self.prepared_seats = 0
        self.last_die = 0
        self.last_set = ANY_SET
        self.phase = DECLARE

    def roll_seat(self, seat: int) -> None:
        for colour in range(4):
            count = self.idle[seat][colour]
            self.idle[seat][colour] = 0
            for value in range(1, FACES):
                count += self.fresh[seat][colour][value]
                self.fresh[seat][colour][value] = 0
            for _ in range(count):
                self.fresh[seat][colour][self.die()] += 1

    def roll(self) -> None:
        """Everybody rolls his pool, never the prepared dice."""
        for seat in range(self.players):
            self.roll_seat(seat)

    def copy_from(self, other: Position) -> None:
        self.players = other.players
        self.options = other.options
        self.max_rounds = other.max_rounds
        self.round, self.first = other.round, other.first
        self.enemy = other.enemy
        self.phase, self.status = other.phase, other.status
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
        self.sets_made = other.sets_made
        self.pending_damage = other.pending_damage
        self.pending_block = other.pending_block
        self.pending_heal = other.pending_heal
        self.ending = other.ending
        self.damage_left = other.damage_left
        self.suffering_class = other.suffering_class
        self.prepared_seats = other.prepared_seats
        self.last_die = other.last_die
        self.voted = other.voted
        self.last_set = other.last_set
        self.rng = other.rng
        self.fed_count = 0
        self.fed_used = 0
        for seat in range(4):
            self.votes[seat] = other.votes[seat]
            self.caught[seat] = other.caught[seat]
            self.injured[seat] = other.injured[seat]
            self.calls[seat] = other.calls[seat]
            self.owed[seat] = other.owed[seat]
            for colour in range(4):
                self.idle[seat][colour] = other.idle[seat][colour]
                self.received[seat][colour] = other.received[seat][colour]
                for value in range(FACES):
                    self.fresh[seat][colour][value] = other.fresh[seat][colour][value]
                    self.zone[seat][colour][value] = other.zone[seat][colour][value]
        for value in range(FACES):
            self.enemy_dice[value] = other.enemy_dice[value]
            self.enemy_at_start[value] = other.enemy_at_start[value]
            self.wanted[value] = other.wanted[value]

    # ------------------------------------------------------------------ counts
    def action(self, seat: int) -> int:
        """0 attack, 1 block, 2 heal, 3 cast, 4 companion, -1 not declared."""
        call = self.calls[seat]
        if call < 0:
            return -1
        if call >= FIRST_CAST:
            return 4 if call == COMPANION else 3
        return call // 6

    def showing(self, seat: int, value: int) -> int:
        count = 0
        for colour in range(4):
            count += self.fresh[seat][colour][value]
        return count

    def pool_size(self, seat: int) -> int:
        size = 0
        for colour in range(4):
            size += self.idle[seat][colour]
        for value in range(1, FACES):
            size += self.showing(seat, value)
        return size

    def injured_size(self) -> int:
        return self.injured[0] + self.injured[1] + self.injured[2] + self.injured[3]

    def room(self) -> int:
        """Pips that still fit on the enemy."""
        pips = 0
        for value in range(1, FACES):
            pips += (6 - value) * self.enemy_dice[value]
        return pips

    # ----------------------------------------------------------------- deciding
    def is_collective(self) -> bool:
        return self.phase == RESOLVE or self.phase == SHARE or self.phase == SPLIT  # noqa: PLR1714

    def victim(self) -> int:
        """The next seat, from the first caller on, that owes dice."""
        for i in range(self.players):
            seat = (self.first + i) % self.players
            if self.owed[seat] > 0:
                return seat
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
            return (self.first + self.prepared_seats) % self.players
        return self.actor

    def clear_votes(self) -> None:
        """Empty the ballot."""
        for seat in range(4):
            self.votes[seat] = 0
        self.voted = 0

    # ------------------------------------------------------------- Python's face
    def dice_of(self, seat: int) -> list[list[int]]:
        """Dice that show a value, [colour][value]."""
        return [[self.fresh[seat][colour][value] for value in range(FACES)] for colour in range(4)]

    def shown(self) -> bytes:
        """The dice that show a value in all pools, as counts in one row: quick to compare."""
        row = bytearray(28 * self.players)
        at = 0
        for seat in range(self.players):
            for colour in range(4):
                for value in range(FACES):
                    row[at] = self.fresh[seat][colour][value]
                    at += 1
        return bytes(row)

    def colours_of(self, seat: int) -> list[int]:
        """How many dice of each colour are in the pool, whatever they show."""
        return [
            self.idle[seat][colour] + sum([self.fresh[seat][colour][value] for value in range(FACES)])
            for colour in range(4)
        ]

    def idle_of(self, seat: int) -> list[int]:
        return [self.idle[seat][colour] for colour in range(4)]

    def received_of(self, seat: int) -> list[int]:
        return [self.received[seat][colour] for colour in range(4)]

    def zone_of(self, seat: int) -> list[list[int]]:
        """Dice that `seat` prepared for his left neighbour."""
        return [[self.zone[seat][colour][value] for value in range(FACES)] for colour in range(4)]

    def call_of(self, seat: int) -> int:
        """His declaration code, -1 before he has declared."""
        return self.calls[seat]

    def caught_by(self, seat: int) -> int:
        """The black dice that he took from an overkilled enemy this round."""
        return self.caught[seat]

    def owed_by(self, seat: int) -> int:
        """The dice that he still has to give up."""
        return self.owed[seat]

    def vote(self, place: int) -> int:
        """The vote that was cast at this place in the order of voting."""
        return self.votes[place]

    def injured_counts(self) -> list[int]:
        """The injured dice by colour."""
        return [self.injured[colour] for colour in range(4)]

    def enemy_counts(self) -> list[int]:
        """The enemy's dice by value."""
        return [self.enemy_dice[value] for value in range(FACES)]

    def start_counts(self) -> list[int]:
        """The enemy's dice by value as they were at the start of the round."""
        return [self.enemy_at_start[value] for value in range(FACES)]

    def wanted_counts(self) -> list[int]:
        """The dice by value that the sets made so far take."""
        return [self.wanted[value] for value in range(FACES)]

    def snapshot(self) -> tuple[int, ...]:
        """Everything but the fed words, as plain numbers; `restore` is its inverse."""
        numbers = [
            *(self.players, self.options, self.max_rounds, self.round, self.first, self.enemy, self.phase),
            *(self.status, self.declared, self.defence, self.need, self.damage, self.blocked, self.resolved),
            *(
                self.dealers,
                self.finisher,
                self.felled,
                self.death,
                self.actor,
                self.sets_made,
                self.pending_damage,
            ),
            *(
                self.pending_block,
                self.pending_heal,
                self.ending,
                self.damage_left,
                self.suffering_class,
                self.prepared_seats,
                self.last_die,
            ),
            *(self.voted, self.last_set, self.rng),
        ]
        for seat in range(4):
            numbers += [
                self.votes[seat],
                self.caught[seat],
                self.injured[seat],
                self.calls[seat],
                self.owed[seat],
            ]
            for colour in range(4):
                numbers += [self.idle[seat][colour], self.received[seat][colour]]
                for value in range(FACES):
                    numbers += [self.fresh[seat][colour][value], self.zone[seat][colour][value]]
        for value in range(FACES):
            numbers += [self.enemy_dice[value], self.enemy_at_start[value], self.wanted[value]]
        return tuple(numbers)

    def restore(self, numbers: tuple[int, ...]) -> None:
        rest = iter(numbers)
        self.players, self.options, self.max_rounds = next(rest), next(rest), next(rest)
        self.round, self.first, self.enemy, self.phase = next(rest), next(rest), next(rest), next(rest)
        self.status, self.declared, self.defence, self.need = next(rest), next(rest), next(rest), next(rest)
        self.damage, self.blocked, self.resolved = next(rest), next(rest), next(rest)
        self.dealers, self.finisher, self.felled, self.death = next(rest), next(rest), next(rest), next(rest)
        self.actor, self.sets_made, self.pending_damage = next(rest), next(rest), next(rest)
        self.pending_block, self.pending_heal, self.ending = next(rest), next(rest), next(rest)
        self.damage_left, self.suffering_class, self.prepared_seats, self.last_die = (
            next(rest),
            next(rest),
            next(rest),
            next(rest),
        )
        self.voted, self.last_set, self.rng = next(rest), next(rest), next(rest)
        for seat in range(4):
            self.votes[seat], self.caught[seat], self.injured[seat] = next(rest), next(rest), next(rest)
            self.calls[seat], self.owed[seat] = next(rest), next(rest)
            for colour in range(4):
                self.idle[seat][colour], self.received[seat][colour] = next(rest), next(rest)
                for value in range(FACES):
                    self.fresh[seat][colour][value], self.zone[seat][colour][value] = next(rest), next(rest)
        for value in range(FACES):
            self.enemy_dice[value], self.enemy_at_start[value], self.wanted[value] = (
                next(rest),
                next(rest),
                next(rest),
            )
        self.fed_count = self.fed_used = 0

    def copy(self) -> Position:
        twin = Position.__new__(Position)
        twin.allocate()
        twin.copy_from(self)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.is_like(other)

    def is_like(self, other: Position) -> bool:
        """Whether everything is the same; numbers that differ most often are compared first."""
        if self.round != other.round or self.phase != other.phase or self.rng != other.rng:
            return False
        return self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.snapshot())

    def _repr_svg_(self) -> str:
        from dethrone.shown import svg_of  # noqa: PLC0415 (drawn when a notebook shows it)

        return svg_of(self)

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...]]]:
        from dethrone.regidice.notation import position_again  # noqa: PLC0415 (it reads positions)

        return position_again, (self.snapshot(),)


def position_from(numbers: tuple[int, ...]) -> Position:
    """The position of a snapshot."""
    position = Position.__new__(Position)
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
