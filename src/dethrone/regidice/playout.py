"""Random play: for benchmarks, and for tests that watch every position of many games."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.bits import wrap
    from dethrone.regidice.codes import DECLARE, FACES, KIND_SHIFT, M_DONE, SET
    from dethrone.regidice.engine import play
    from dethrone.regidice.legal import legal
    from dethrone.regidice.position import Position
    from dethrone.regidice.sets import CAPACITY, Moves

FNV_START = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3


def mix_seed(seed: int) -> int:
    """Spread a small seed over all bits, so that neighbouring seeds have nothing in common."""
    x = wrap((seed ^ (seed >> 30)) * FNV_PRIME + FNV_START)
    return wrap((x ^ (x >> 29)) * FNV_START)


def random_move(position: Position, work: Moves) -> int:
    """Any of the legal moves, each as likely."""
    work.open(CAPACITY)
    legal(position, work)
    return work.move[position.below(work.count)]


def eager_move(position: Position, work: Moves) -> int:
    """Like random_move, but slow to say done before somebody has acted: more happens that way."""
    move = random_move(position, work)
    for _ in range(3):
        if move >> KIND_SHIFT == M_DONE and position.phase <= SET:
            move = work.move[position.below(work.count)]
    return move


def playout(position: Position, work: Moves) -> int:
    """Play to the end at random and return the number of decisions; rng is left as a mark of the way."""
    decisions = 0
    trail = FNV_START
    while position.status == 0:
        move = random_move(position, work)
        trail = wrap((trail ^ move) * FNV_PRIME)
        play(position, move, work)
        decisions += 1
    position.rng = wrap(trail ^ position.rng)
    return decisions


def random_games(
    players: int, games: int, seed: int, options: int = 0, max_rounds: int = 100
) -> tuple[int, int, int]:
    """Play games at random: decisions made, games won, and a hash of all of it."""
    position = Position()
    work = Moves()
    decisions = 0
    wins = 0
    total = FNV_START
    with cython.nogil:
        for i in range(games):
            position.setup(players, options, max_rounds, i % players, mix_seed(seed + i))
            decisions += playout(position, work)
            wins += 1 if position.status == 1 else 0
            total = wrap((total ^ position.rng) * FNV_PRIME)
    return decisions, wins, total


# ------------------------------------------------------------- any table, and its audit
def scatter(position: Position) -> None:
    """Make of a fresh game any table that could come up: an enemy half beaten, dice anywhere."""
    players = position.players
    each = 4 + players
    position.clear()
    position.enemy = position.below(3)
    for _ in range(3 + position.enemy):
        position.enemy_dice[6 if position.below(3) else position.die()] += 1
    if position.enemy_dice[6] == 3 + position.enemy:
        position.enemy_dice[6] -= 1
        position.enemy_dice[5] += 1
    for colour in range(4):
        count = each
        if colour == 3:
            count = 7 if position.enemy == 2 else 3 * position.enemy
        for _ in range(count):
            place = position.below(players + 2)
            if place < players:
                position.idle[place][colour] += 1
            elif place == players:
                position.injured[colour] += 1
            else:
                position.zone[position.below(players)][colour][position.die()] += 1
    position.start_round()


def dice_of_colour(position: Position, colour: int) -> int:
    """Every die of a colour, wherever it lies."""
    count = position.injured[colour]
    for seat in range(position.players):
        count += position.idle[seat][colour]
        if colour == 3:
            count += position.caught[seat]
        for value in range(1, FACES):
            count += position.fresh[seat][colour][value] + position.zone[seat][colour][value]
    if colour == 3:
        for e in range(position.enemy, 3):
            count += 3 + e
    return count


def table_breach(position: Position) -> int:
    """0 if no count is impossible, else the number of what is wrong."""
    foe = 0
    pips = 0
    for value in range(1, FACES):
        foe += position.enemy_dice[value]
        pips += value * position.enemy_at_start[value]
        if position.enemy_dice[value] < 0 or position.wanted[value] < 0:
            return 3
    if foe != 3 + position.enemy or pips != position.defence:
        return 4
    for seat in range(position.players):
        if (
            position.caught[seat] < 0
            or position.owed[seat] < 0
            or position.injured[seat] < 0
            or position.owed[seat] > position.pool_size(seat)
        ):
            return 5
        for colour in range(4):
            if (
                position.idle[seat][colour] < 0
                or position.received[seat][colour] > position.fresh[seat][colour][1]
            ):
                return 6
            if position.phase == DECLARE and position.idle[seat][colour] != 0:
                return 7
            for value in range(1, FACES):
                if position.fresh[seat][colour][value] < 0 or position.zone[seat][colour][value] < 0:
                    return 8
    return 0


def breach(position: Position) -> int:
    """0 if the position keeps every invariant, else the number of what is wrong."""
    each = 4 + position.players
    for colour in range(3):
        if dice_of_colour(position, colour) != each:
            return 1
    if dice_of_colour(position, 3) != 12:
        return 2
    if (
        position.status == 0
        and (position.damage < 0 or position.blocked < 0 or position.room() == 0)
        and position.phase == DECLARE
    ):
        return 9
    return table_breach(position)


def audited_games(
    players: int, games: int, seed: int, options: int = 0, max_rounds: int = 100
) -> tuple[int, int, int, int]:
    """Play games at random, every second from any table, and look at each position.

    Returns the decisions made, the games won, the enemies felled and the number of the first breach (0: none).
    """
    position = Position()
    work = Moves()
    decisions = 0
    wins = 0
    falls = 0
    wrong = 0
    with cython.nogil:
        for i in range(games):
            position.setup(players, options, max_rounds, i % players, mix_seed(seed + i))
            if i % 2:
                scatter(position)
            before = position.enemy
            while position.status == 0 and wrong == 0:
                play(position, eager_move(position, work), work)
                decisions += 1
                wrong = breach(position)
            falls += position.enemy - before
            wins += 1 if position.status == 1 else 0
            if wrong:
                break
    return decisions, wins, falls, wrong


def any_table(players: int, seed: int, options: int = 0, max_rounds: int = 0) -> Position:
    """A table from the middle of some game, before Declare."""
    position = Position()
    position.setup(players, options, max_rounds, 0, mix_seed(seed))
    position.first = position.below(players)
    scatter(position)
    return position
