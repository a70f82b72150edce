"""Random play: for benchmarks, and for tests that watch every position of many games."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.regidice.choices import legal
    from dethrone.regidice.engine import M_DONE, SHIFT, play
    from dethrone.regidice.sets import Moves
    from dethrone.regidice.state import DECLARE, SET, Position, wrap

FNV_START = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3


def mix_seed(seed: int) -> int:
    """Spread a small seed over all bits, so that neighbouring seeds have nothing in common."""
    x = wrap((seed ^ (seed >> 30)) * FNV_PRIME + FNV_START)
    return wrap((x ^ (x >> 29)) * FNV_START)


def random_move(pos: Position, work: Moves) -> int:
    """Any of the legal moves, each as likely."""
    work.open(2048)
    legal(pos, work)
    return work.move[pos.below(work.count)]


def eager_move(pos: Position, work: Moves) -> int:
    """Like random_move, but slow to say done before somebody has acted: more happens that way."""
    move = random_move(pos, work)
    for _ in range(3):
        if move >> SHIFT == M_DONE and pos.phase <= SET:
            move = work.move[pos.below(work.count)]
    return move


def playout(pos: Position, work: Moves) -> int:
    """Play to the end at random and return the number of decisions; rng is left as a mark of the way."""
    decisions = 0
    trail = FNV_START
    while pos.status == 0:
        move = random_move(pos, work)
        trail = wrap((trail ^ move) * FNV_PRIME)
        play(pos, move, work)
        decisions += 1
    pos.rng = wrap(trail ^ pos.rng)
    return decisions


def random_games(
    players: int, games: int, seed: int, options: int = 0, max_rounds: int = 100
) -> tuple[int, int, int]:
    """Play games at random: decisions made, games won, and a hash of all of it."""
    pos = Position()
    work = Moves()
    decisions = 0
    wins = 0
    total = FNV_START
    with cython.nogil:
        for i in range(games):
            pos.setup(players, options, max_rounds, i % players, mix_seed(seed + i))
            decisions += playout(pos, work)
            wins += 1 if pos.status == 1 else 0
            total = wrap((total ^ pos.rng) * FNV_PRIME)
    return decisions, wins, total


# ------------------------------------------------------------- any table, and its audit
def scatter(pos: Position) -> None:
    """Make of a fresh game any table that could come up: an enemy half beaten, dice anywhere."""
    players = pos.players
    each = 4 + players
    pos.clear()
    pos.enemy = pos.below(3)
    for _ in range(3 + pos.enemy):
        pos.foe[6 if pos.below(3) else pos.die()] += 1
    if pos.foe[6] == 3 + pos.enemy:
        pos.foe[6] -= 1
        pos.foe[5] += 1
    for c in range(4):
        count = each
        if c == 3:
            count = 7 if pos.enemy == 2 else 3 * pos.enemy
        for _ in range(count):
            place = pos.below(players + 2)
            if place < players:
                pos.idle[place][c] += 1
            elif place == players:
                pos.injured[c] += 1
            else:
                pos.zone[pos.below(players)][c][pos.die()] += 1
    pos.start_round()


def dice_of_colour(pos: Position, colour: int) -> int:
    """Every die of a colour, wherever it lies."""
    count = pos.injured[colour]
    for p in range(pos.players):
        count += pos.idle[p][colour]
        if colour == 3:
            count += pos.caught[p]
        for v in range(1, 7):
            count += pos.fresh[p][colour][v] + pos.zone[p][colour][v]
    if colour == 3:
        for e in range(pos.enemy, 3):
            count += 3 + e
    return count


def table_breach(pos: Position) -> int:
    """0 if no count is impossible, else the number of what is wrong."""
    foe = 0
    pips = 0
    for v in range(1, 7):
        foe += pos.foe[v]
        pips += v * pos.start[v]
        if pos.foe[v] < 0 or pos.want[v] < 0:
            return 3
    if foe != 3 + pos.enemy or pips != pos.defence:
        return 4
    for p in range(pos.players):
        if pos.caught[p] < 0 or pos.owe[p] < 0 or pos.injured[p] < 0 or pos.owe[p] > pos.pool_size(p):
            return 5
        for c in range(4):
            if pos.idle[p][c] < 0 or pos.received[p][c] > pos.fresh[p][c][1]:
                return 6
            if pos.phase == DECLARE and pos.idle[p][c] != 0:
                return 7
            for v in range(1, 7):
                if pos.fresh[p][c][v] < 0 or pos.zone[p][c][v] < 0:
                    return 8
    return 0


def breach(pos: Position) -> int:
    """0 if the position keeps every invariant, else the number of what is wrong."""
    each = 4 + pos.players
    for c in range(3):
        if dice_of_colour(pos, c) != each:
            return 1
    if dice_of_colour(pos, 3) != 12:
        return 2
    if pos.status == 0 and (pos.damage < 0 or pos.blocked < 0 or pos.room() == 0) and pos.phase == DECLARE:
        return 9
    return table_breach(pos)


def audited_games(
    players: int, games: int, seed: int, options: int = 0, max_rounds: int = 100
) -> tuple[int, int, int, int]:
    """Play games at random, every second from any table, and look at each position.

    Returns the decisions made, the games won, the enemies felled and the number of the first breach (0: none).
    """
    pos = Position()
    work = Moves()
    decisions = 0
    wins = 0
    falls = 0
    wrong = 0
    with cython.nogil:
        for i in range(games):
            pos.setup(players, options, max_rounds, i % players, mix_seed(seed + i))
            if i % 2:
                scatter(pos)
            before = pos.enemy
            while pos.status == 0 and wrong == 0:
                play(pos, eager_move(pos, work), work)
                decisions += 1
                wrong = breach(pos)
            falls += pos.enemy - before
            wins += 1 if pos.status == 1 else 0
            if wrong:
                break
    return decisions, wins, falls, wrong


def any_table(players: int, seed: int, options: int = 0, max_rounds: int = 0) -> Position:
    """A table from the middle of some game, before Declare."""
    pos = Position()
    pos.setup(players, options, max_rounds, 0, mix_seed(seed))
    pos.first = pos.below(players)
    scatter(pos)
    return pos
