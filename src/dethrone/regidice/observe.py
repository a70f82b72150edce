"""A seat's view and its choices as numbers; observe.pxd makes it C. docs/research.md has both tables for readers.

An observation says what the seat's view says, no more and no less: heaps of dice as counts by colour and value, seats
counted from the own one to the left, and before the reveal only the colours of the others' dice.

An action is a number. Where a move is a heap (a set, dice by colour, pips, shares) its number is its place among all
heaps that there could be, in a fixed order, whatever the pool holds; seats are counted from the decider to the left.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from typing import TYPE_CHECKING

from dethrone.desk import Desk
from dethrone.regidice.position import Position
from dethrone.regidice.sets import Moves

if not cython.compiled:
    from dethrone.bits import mix, seeded, step
    from dethrone.regidice.codes import (
        ANY_SET,
        DECLARE,
        ENEMY_SEAT,
        FACES,
        HEAL,
        K_ACT,
        K_CAST,
        K_DECLARE,
        K_DONE,
        K_HEAL,
        K_LOSE,
        K_PIPS,
        K_PUT,
        K_RAISE,
        K_SET,
        K_SHARE,
        K_SPEND,
        K_SPLIT,
        K_USE,
        KIND_SHIFT,
        M_ACT,
        M_CAST,
        M_DECLARE,
        M_HEAL,
        M_LOSE,
        M_PIPS,
        M_PUT,
        M_RAISE,
        M_SET,
        M_SHARE,
        M_SPEND,
        M_SPLIT,
        M_USE,
        SHARE,
    )
    from dethrone.regidice.engine import play as play_word
    from dethrone.regidice.layout import (
        ACTS,
        AT_ACTOR,
        AT_ASKED,
        AT_CALLS,
        AT_CAUGHT,
        AT_DEALERS,
        AT_DICE,
        AT_ENEMY,
        AT_ENEMY_DICE,
        AT_ENEMY_START,
        AT_FACTS,
        AT_FINISHER,
        AT_FIRST,
        AT_IDLE,
        AT_INJURED,
        AT_LAST_SET,
        AT_OWED,
        AT_PHASE,
        AT_RECEIVED,
        AT_RESOLVED,
        AT_SEAT,
        AT_STATUS,
        AT_VOTES,
        AT_WANTED,
        AT_ZONES,
        ATTACKS,
        BLOCK_SIZES,
        BLOCKS,
        CALL_CODES,
        CASTS,
        COLOURS,
        DECLARATIONS,
        DONE,
        ENEMY_RAISES,
        HEALS,
        LOSSES,
        PATTERNS,
        PUTS,
        RAISES,
        RUNS,
        SHARES,
        SPENDS,
        WIDTH,
    )
    from dethrone.regidice.legal import legal
    from dethrone.regidice.sets import CAPACITY, count_of, one_of, straight

if TYPE_CHECKING:
    from dethrone.regidice.moves import Move
    from dethrone.regidice.rules import Rules

ALL_PIPS = 60.0  # of the three enemies
MOST_DEFENCE = 29


class Ranks:
    """How many heaps there are of each kind: what is needed to number them."""

    sums: list[list[int]]  # [highest value][sum]: sets of dice
    multisets: list[list[int]]  # [highest value][dice]: looks of an enemy
    shares: list[list[int]]  # [seats][sum]: ways to share exactly so much

    def __init__(self) -> None:
        if not cython.compiled:
            self.sums = [[0] * 32 for _ in range(8)]
            self.multisets = [[0] * 8 for _ in range(8)]
            self.shares = [[0] * 8 for _ in range(8)]
        self.fill()

    def fill(self) -> None:
        """Count by the recurrences: the highest value is not there, or it is there once and the rest is smaller."""
        for value in range(8):
            for total in range(32):
                self.sums[value][total] = 1 if total == 0 else 0
                if value and total:
                    self.sums[value][total] = self.sums[value - 1][total]
                    if total >= value:
                        self.sums[value][total] += self.sums[value][total - value]
            for total in range(8):
                self.multisets[value][total] = 1 if total == 0 else 0
                self.shares[value][total] = 1 if total == 0 else 0
                if value and total:
                    self.multisets[value][total] = (
                        self.multisets[value - 1][total] + self.multisets[value][total - 1]
                    )
                    self.shares[value][total] = self.shares[value - 1][total] + self.shares[value][total - 1]


RANKS = Ranks()


class Observer(Desk):
    """A desk for games of so many players under one rule set."""

    players: int
    options: int
    max_rounds: int
    first: int  # the first caller, or -1 for one by lot
    moves: Moves
    ranks: Ranks

    def __init__(self, players: int, rules: Rules) -> None:
        super().__init__()
        self.width = WIDTH
        self.actions = action_count(players)
        self.players = players
        self.options = rules.options
        self.max_rounds = rules.round_limit
        first = rules.first_seat(players)
        self.first = -1 if first is None else first
        self.moves = Moves()
        self.ranks = RANKS

    # -------------------------------------------------------------- a game
    def begin(self, position: Position, seed: int) -> None:
        self.deal(cython.cast(Position, position), seed)

    def deal(self, position: Position, seed: int) -> None:
        """A new game, as `Game` deals it by this seed."""
        first = self.first
        if first < 0:
            first = ((mix(step(seeded(seeded(seed)))) >> 32) * self.players) >> 32
        position.setup(self.players, self.options, self.max_rounds, first, seeded(seed))

    def play(self, position: Position, action: int) -> None:
        self.do(cython.cast(Position, position), action)

    def do(self, position: Position, action: int) -> None:
        """Do a legal action, and what follows without a choice."""
        play_word(position, unranked(position, self.ranks, action), self.moves)

    def mark(self, position: Position) -> None:
        self.mark_moves(cython.cast(Position, position))

    def mark_moves(self, position: Position) -> None:
        """Mark every legal action of the decider."""
        self.wipe_mask()
        self.moves.open(CAPACITY)
        legal(position, self.moves)
        seat = position.decider()
        for i in range(self.moves.count):
            action = ranked(position, self.ranks, seat, self.moves.move[i])
            self.mask[action] = 1
            if cython.compiled:
                self.marks[i] = action
        self.marked = self.moves.count

    def result(self, position: Position) -> int:
        result: int = cython.cast(Position, position).status
        return result

    def progress(self, position: Position) -> float:
        return progress_of(cython.cast(Position, position))

    def asked(self, position: Position) -> int:
        seat: int = cython.cast(Position, position).decider()
        return seat

    def become(self, position: Position, other: Position) -> None:
        cython.cast(Position, position).copy_from(cython.cast(Position, other))

    # -------------------------------------------------------- observations
    def look(self, position: Position, seat: int) -> None:
        self.observe(cython.cast(Position, position), seat)

    def observe(self, position: Position, seat: int) -> None:
        """Write what a seat is told; every part of it is in the view."""
        self.wipe()
        self.tell_turn(position, seat)
        self.tell_round(position)
        self.tell_heaps(position)
        other = seat
        for k in range(position.players):
            self.tell_seat(position, other, k)
            other = other + 1 if other + 1 < position.players else 0
        for i in range(position.voted):
            self.cells[AT_VOTES + i] = ranked(position, self.ranks, seat, position.votes[i]) + 1

    def tell_turn(self, position: Position, seat: int) -> None:
        """What is asked, and of whom."""
        players, cells = position.players, self.cells
        cells[AT_PHASE + position.phase] = 1
        decider = position.decider()
        if decider >= 0:
            cells[AT_ASKED + from_seat(seat, decider, players)] = 1
        cells[AT_FIRST + from_seat(seat, position.first, players)] = 1
        cells[AT_SEAT + seat] = 1
        if position.actor >= 0:
            cells[AT_ACTOR + from_seat(seat, position.actor, players)] = 1
        if position.finisher >= 0:
            cells[AT_FINISHER + from_seat(seat, position.finisher, players)] = 1
        cells[AT_ENEMY + position.enemy] = 1
        if position.status:
            cells[AT_STATUS + position.status - 1] = 1

    def tell_round(self, position: Position) -> None:
        """How far the round has come."""
        cells = self.cells
        cells[AT_FACTS] = min(position.round, 32767)
        cells[AT_FACTS + 1] = position.declared
        cells[AT_FACTS + 2] = position.defence
        cells[AT_FACTS + 3] = position.need
        cells[AT_FACTS + 4] = position.damage
        cells[AT_FACTS + 5] = position.blocked
        cells[AT_FACTS + 6] = position.felled
        cells[AT_FACTS + 7] = position.death
        cells[AT_FACTS + 8] = position.sets_made
        cells[AT_FACTS + 9] = position.pending_damage
        cells[AT_FACTS + 10] = position.pending_block
        cells[AT_FACTS + 11] = position.pending_heal
        cells[AT_FACTS + 12] = position.ending
        cells[AT_FACTS + 13] = position.damage_left
        cells[AT_FACTS + 14] = position.suffering_class
        cells[AT_FACTS + 15] = position.prepared_seats
        cells[AT_FACTS + 16] = position.last_die
        cells[AT_FACTS + 17] = position.voted
        cells[AT_FACTS + 18] = position.room()

    def tell_heaps(self, position: Position) -> None:
        """The dice that belong to nobody, and the sets."""
        cells = self.cells
        for colour in range(4):
            cells[AT_INJURED + colour] = position.injured[colour]
        for value in range(1, FACES):
            cells[AT_ENEMY_DICE + value - 1] = position.enemy_dice[value]
            cells[AT_ENEMY_START + value - 1] = position.enemy_at_start[value]
            cells[AT_WANTED + value - 1] = position.wanted[value]
            cells[AT_LAST_SET + value - 1] = count_of(position.last_set, value)

    def tell_seat(self, position: Position, seat: int, k: int) -> None:
        """One seat's dice and what it has done; before the reveal others show no values (k is not 0)."""
        cells = self.cells
        cells[AT_RESOLVED + k] = (position.resolved >> seat) & 1
        cells[AT_DEALERS + k] = (position.dealers >> seat) & 1
        cells[AT_CAUGHT + k] = position.caught[seat]
        cells[AT_OWED + k] = position.owed[seat]
        if position.calls[seat] >= 0:
            cells[AT_CALLS + CALL_CODES * k + position.calls[seat]] = 1
        is_hidden = k > 0 and position.phase == DECLARE
        for colour in range(4):
            at = 24 * k + 6 * colour - 1
            for value in range(1, FACES):
                cells[AT_ZONES + at + value] = position.zone[seat][colour][value]
            idle = position.idle[seat][colour]
            if is_hidden:
                for value in range(1, FACES):
                    idle += position.fresh[seat][colour][value]
            else:
                for value in range(1, FACES):
                    cells[AT_DICE + at + value] = position.fresh[seat][colour][value]
            cells[AT_IDLE + 4 * k + colour] = idle
            cells[AT_RECEIVED + 4 * k + colour] = position.received[seat][colour]


def from_seat(seat: int, other: int, players: int) -> int:
    """How many seats to the left another sits."""
    return other - seat if other >= seat else other - seat + players


# --------------------------------------------------------------- numbering
def action_count(players: int) -> int:
    """How many actions there are: the dice of a colour decide how many ways there are to take some."""
    return COLOURS + (5 + players) * (5 + players) * (5 + players)


def attack_rank(ranks: Ranks, code: int, total: int) -> int:
    """The place of a set among all that sum to the same; more of the highest value comes first."""
    rank = 0
    for value in range(6, 0, -1):
        count = count_of(code, value)
        for more in range(count + 1, total // value + 1):
            rank += ranks.sums[value - 1][total - more * value]
        total -= count * value
    return rank


def attack_set(ranks: Ranks, rank: int, total: int) -> int:
    """The inverse of attack_rank."""
    code = one_of(1) - one_of(1)
    for value in range(6, 0, -1):
        count = total // value
        while count > 0 and rank >= ranks.sums[value - 1][total - count * value]:
            rank -= ranks.sums[value - 1][total - count * value]
            count -= 1
        code += one_of(value) * count
        total -= count * value
    return code


def set_action(position: Position, ranks: Ranks, code: int) -> int:
    """The number of a set: an attack, a block or a straight, as the acting seat declared."""
    action = position.action(position.actor)
    if action == 0:
        return ATTACKS + attack_rank(ranks, code, position.defence)
    size = 0
    low = 0
    for value in range(6, 0, -1):
        if count_of(code, value) > 0:
            size += count_of(code, value)
            low = value
    if action == 1:
        return BLOCKS + BLOCK_SIZES * (low - 1) + size - 3
    return HEALS + heals_below(size) + low - 1


def heals_below(size: int) -> int:
    """How many straights have fewer dice."""
    return RUNS * (size - 3) - ((size - 3) * (size - 4)) // 2


def set_word(position: Position, ranks: Ranks, action: int) -> int:
    """The set that a number stands for."""
    if action >= ATTACKS:
        return attack_set(ranks, action - ATTACKS, position.defence)
    if action >= BLOCKS:
        return one_of((action - BLOCKS) // BLOCK_SIZES + 1) * ((action - BLOCKS) % BLOCK_SIZES + 3)
    size = 3
    while size < 6 and action - HEALS >= heals_below(size + 1):
        size += 1
    return straight(action - HEALS - heals_below(size) + 1, size)


def pattern_rank(ranks: Ranks, code: int, dice: int) -> int:
    """The place of an enemy's look among all of as many dice; more of the highest value comes first."""
    rank = 0
    for value in range(6, 1, -1):
        count = (code >> (3 * (value - 1))) & 7
        for more in range(count + 1, dice + 1):
            rank += ranks.multisets[value - 1][dice - more]
        dice -= count
    return rank


def pattern(ranks: Ranks, rank: int, dice: int) -> int:
    """The inverse of pattern_rank."""
    code = 0
    for value in range(6, 1, -1):
        count = dice
        while count > 0 and rank >= ranks.multisets[value - 1][dice - count]:
            rank -= ranks.multisets[value - 1][dice - count]
            count -= 1
        code |= count << (3 * (value - 1))
        dice -= count
    return code | dice


def share_rank(position: Position, ranks: Ranks, seat: int, code: int) -> int:
    """The place of shares among all up to five, smaller sums first; seats from the given one to the left."""
    total = 0
    for k in range(4):
        total += (code >> (4 * k)) & 15
    rank = 0
    for less in range(total):
        rank += ranks.shares[4][less]
    for k in range(3):
        count = 0
        if k < position.players:
            count = (code >> (4 * ((seat + k) % position.players))) & 15
        for more in range(count + 1, total + 1):
            rank += ranks.shares[3 - k][total - more]
        total -= count
    return rank


def shares(position: Position, ranks: Ranks, rank: int) -> int:
    """The inverse of share_rank, for the decider."""
    seat = position.decider()
    total = 0
    while rank >= ranks.shares[4][total]:
        rank -= ranks.shares[4][total]
        total += 1
    code = 0
    for k in range(4):
        count = total
        if k < 3:
            while count > 0 and rank >= ranks.shares[3 - k][total - count]:
                rank -= ranks.shares[3 - k][total - count]
                count -= 1
        if k < position.players:
            code |= count << (4 * ((seat + k) % position.players))
        total -= count
    return code


def colour_action(position: Position, code: int) -> int:
    """The number of dice by colour: the first three counts tell the fourth."""
    base = 5 + position.players
    return COLOURS + ((code & 31) * base + ((code >> 5) & 31)) * base + ((code >> 10) & 31)


def colour_word(position: Position, action: int) -> int:
    """The dice that a number stands for: to be used, or to be healed."""
    base = 5 + position.players
    number = action - COLOURS
    a = number // (base * base)
    b = number // base % base
    c = number % base
    if position.phase == HEAL:
        total = min(position.pending_heal, position.injured_size())
        return K_HEAL | a | b << 5 | c << 10 | (total - a - b - c) << 15
    value = 1
    while position.wanted[value] == 0:
        value += 1
    return K_USE | value << 20 | a | b << 5 | c << 10 | (position.wanted[value] - a - b - c) << 15


def ranked(position: Position, ranks: Ranks, seat: int, move: int) -> int:  # noqa: PLR0911 - one line for each kind
    """The number of a move; seats are counted from the one given."""
    kind = move >> KIND_SHIFT
    low = move & 0xFFFF
    if kind == M_DECLARE:
        return DECLARATIONS + low
    if kind == M_ACT:
        return ACTS + from_seat(seat, low, position.players)
    if kind == M_SPEND:
        return SPENDS + 4 * from_seat(seat, low >> 4, position.players) + (low & 15)
    if kind == M_RAISE:
        if low >> 8 == ENEMY_SEAT:
            return ENEMY_RAISES + (low & 15) - 1
        return (
            RAISES + 20 * from_seat(seat, low >> 8, position.players) + 5 * ((low >> 4) & 15) + (low & 15) - 1
        )
    if kind == M_SET:
        return set_action(position, ranks, move & ANY_SET)
    if kind == M_CAST:
        return CASTS + low
    if kind == M_USE or kind == M_HEAL:  # noqa: PLR1714, SIM109 - a set is no comparison of C
        return colour_action(position, move & ANY_SET)
    if kind == M_PIPS:
        return PATTERNS + pattern_rank(ranks, move & ANY_SET, 3 + position.enemy)
    if kind == M_SHARE or kind == M_SPLIT:  # noqa: PLR1714, SIM109
        return SHARES + share_rank(position, ranks, seat, low)
    if kind == M_LOSE:
        return LOSSES + 7 * (low >> 4) + (low & 15)
    if kind == M_PUT:
        return PUTS + 6 * (low >> 4) + (low & 15) - 1
    return DONE


def unranked(position: Position, ranks: Ranks, action: int) -> int:  # noqa: PLR0911 - one line for each kind
    """The move that an action of the decider stands for."""
    seat = position.decider()
    players = position.players
    if action < ACTS:
        return K_DECLARE | action
    if action < SPENDS:
        return K_ACT | (seat + action - ACTS) % players
    if action < RAISES:
        return K_SPEND | (seat + (action - SPENDS) // 4) % players << 4 | (action - SPENDS) % 4
    if action < ENEMY_RAISES:
        other = (seat + (action - RAISES) // 20) % players
        return K_RAISE | other << 8 | (action - RAISES) % 20 // 5 << 4 | (action - RAISES) % 5 + 1
    if action < CASTS:
        return K_RAISE | ENEMY_SEAT << 8 | 3 << 4 | (action - ENEMY_RAISES + 1)
    if action < LOSSES:
        return K_CAST | (action - CASTS)
    if action < PUTS:
        return K_LOSE | (action - LOSSES) // 7 << 4 | (action - LOSSES) % 7
    if action < DONE:
        return K_PUT | (action - PUTS) // 6 << 4 | (action - PUTS) % 6 + 1
    if action == DONE:
        return K_DONE
    if action < SHARES or ATTACKS <= action < COLOURS:
        return K_SET | set_word(position, ranks, action)
    if action < PATTERNS:
        code = shares(position, ranks, action - SHARES)
        return K_SHARE | code if position.phase == SHARE else K_SPLIT | code
    if action < ATTACKS:
        return K_PIPS | pattern(ranks, action - PATTERNS, 3 + position.enemy)
    return colour_word(position, action)


def action_of(position: Position, seat: int, move: int) -> int:
    """The number of a move; seats are counted from the one given."""
    return ranked(position, RANKS, seat, move)


def word_of(position: Position, action: int) -> int:
    """The move that an action of the decider stands for."""
    return unranked(position, RANKS, action)


# --------------------------------------------------------------- a position
def progress_of(position: Position) -> float:
    """The share of all enemies' pips that was filled."""
    if position.status == 1:
        return 1.0
    beaten = 15 + 5 * position.enemy - position.room()
    for enemy in range(position.enemy):
        beaten += 15 + 5 * enemy
    return beaten / ALL_PIPS


def number_of(position: Position, move: Move) -> int:
    """The action number of a legal move."""
    from dethrone.regidice.moves import encode  # noqa: PLC0415 (numbers do without)

    return action_of(position, position.decider(), encode(move))
