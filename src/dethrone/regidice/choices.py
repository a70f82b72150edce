"""Every legal move of a position, up to dice that are alike.

A move is one 64-bit word: its kind in the top byte, its content below. All lists stop at the limit of the
`Moves` they fill, so that asking "is there a choice at all?" is cheap.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice.codes import Kind

if not cython.compiled:
    from dethrone.regidice.sets import (
        Moves,
        attack_sets,
        can_sum,
        count_of,
        most_attacks,
        most_block,
        most_heal,
        one_of,
        packed,
        straight,
    )
    from dethrone.regidice.state import (
        ANY_SET,
        COLOUR,
        DECLARE,
        HEAL,
        KIND_ONE,
        LOSE,
        O_BLACK_PRESENT,
        O_BOARD,
        O_CASCADE,
        O_CAST_DECLARED,
        O_FINE,
        O_MANDATORY,
        O_NO_TOUCH,
        O_OTHERS,
        O_ROLLED_ONLY,
        O_ROUND_START,
        O_SAME_CALL,
        O_SEQUENTIAL,
        O_SINGLE,
        PIPS,
        PREPARE,
        RAISE,
        RESOLVE,
        SET,
        SHARE,
        SPLIT,
        Position,
    )

K_DECLARE = KIND_ONE * int(Kind.DECLARE)
K_ACT = KIND_ONE * int(Kind.ACT)
K_SPEND = KIND_ONE * int(Kind.SPEND)
K_RAISE = KIND_ONE * int(Kind.RAISE)
K_SET = KIND_ONE * int(Kind.SET)
K_CAST = KIND_ONE * int(Kind.CAST)
K_USE = KIND_ONE * int(Kind.USE)
K_PIPS = KIND_ONE * int(Kind.PIPS)
K_HEAL = KIND_ONE * int(Kind.HEAL)
K_SHARE = KIND_ONE * int(Kind.SHARE)
K_SPLIT = KIND_ONE * int(Kind.SPLIT)
K_LOSE = KIND_ONE * int(Kind.LOSE)
K_PUT = KIND_ONE * int(Kind.PUT)
K_DONE = KIND_ONE * int(Kind.DONE)


def legal(pos: Position, out: Moves) -> None:
    """Add the legal moves; the caller has opened the list."""
    phase = pos.phase
    if phase == DECLARE:
        declare_moves(pos, out)
    elif phase == RESOLVE:
        resolve_moves(pos, out)
    elif phase == RAISE:
        raise_moves(pos, out)
    elif phase == SET:
        set_moves(pos, out)
    elif phase == COLOUR:
        colour_moves(pos, out)
    elif phase == PIPS:
        pip_moves(pos, out)
    elif phase == HEAL:
        heal_moves(pos, out)
    elif phase == SHARE:
        share_moves(pos, out)
    elif phase == SPLIT:
        split_moves(pos, out)
    elif phase == LOSE:
        lose_moves(pos, out)
    elif phase == PREPARE:
        prepare_moves(pos, out)


# ------------------------------------------------------------------------ Declare
def black_in_play(pos: Position) -> bool:
    """Whether a black die lies in a pool or a preparation zone (RD-06)."""
    for p in range(pos.players):
        if pos.idle[p][3] > 0:
            return True
        for v in range(1, 7):
            if pos.fresh[p][3][v] > 0 or pos.zone[p][3][v] > 0:
                return True
    return False


def may_declare(pos: Position, code: int) -> bool:
    """A number nobody has named; a call nobody has made (RD-04, RD-05, RD-06)."""
    if code == 26:
        return True
    for p in range(pos.players):
        call = pos.calls[p]
        if call < 0 or call == 26:
            continue
        if code < 18 and call < 18 and code % 6 == call % 6:
            return False
        if code == call and not pos.options & O_SAME_CALL:
            return False
    return code < 24 or not pos.options & O_BLACK_PRESENT or black_in_play(pos)


def declare_moves(pos: Position, out: Moves) -> None:
    for code in range(27):
        if may_declare(pos, code) and not out.add(K_DECLARE | code):
            return


# ------------------------------------------------------------------------ Resolve
def count_dice(pos: Position, out: Moves, seat: int) -> None:
    """Lay out the dice that `seat` has left for sets, by value."""
    out.below[0] = 0
    for v in range(1, 7):
        out.have[v] = pos.showing(seat, v) - pos.want[v]
        out.below[v] = out.below[v - 1] + v * out.have[v]


def can_cast(pos: Position, seat: int, colour: int) -> bool:
    """Whether dice of one colour equal the enemy's, as they show now or at the start (RD-14, RD-15)."""
    if pos.options & O_CAST_DECLARED and (pos.calls[seat] - 18) // 2 != colour:
        return False
    if colour == 3 and pos.options & O_NO_TOUCH:
        return False
    for v in range(1, 7):
        shown = pos.start[v] if pos.options & O_ROUND_START else pos.foe[v]
        if pos.fresh[seat][colour][v] < shown:
            return False
    return True


def can_act(pos: Position, out: Moves, seat: int) -> bool:
    """Whether a seat that has not resolved can make a set now (RD-26, RD-27)."""
    action = pos.action(seat)
    if action == 4 or (pos.resolved >> seat) & 1:
        return False
    if action == 3:
        for c in range(4):  # noqa: SIM110 - any() is no loop of C
            if can_cast(pos, seat, c):
                return True
        return False
    count_dice(pos, out, seat)
    if action == 0:
        return can_sum(out, pos.defence)
    for v in range(1, 7):
        if action == 1 and out.have[v] > 2:
            return True
        if action == 2 and v < 5 and out.have[v] > 0 and out.have[v + 1] > 0 and out.have[v + 2] > 0:
            return True
    return False


def raisable(pos: Position, seat: int) -> int:
    """How many dice a companion at `seat` could raise, his own 1 that he spends among them (RD-21)."""
    count = 0
    for p in range(pos.players):
        if p != seat or not pos.options & O_OTHERS:
            for v in range(1, 6):
                count += pos.showing(p, v)
    if pos.options & O_BOARD:
        for v in range(1, 6):
            count += pos.foe[v]
    return count


def can_spend(pos: Position, seat: int, colour: int) -> bool:
    """Whether the companion has a 1 of this colour and another die to raise (RD-21 to RD-25)."""
    ones = pos.fresh[seat][colour][1]
    if pos.options & O_ROLLED_ONLY:
        ones -= pos.received[seat][colour]
    if ones <= 0:
        return False
    return raisable(pos, seat) > (0 if pos.options & O_OTHERS else 1)


def resolve_moves(pos: Position, out: Moves) -> None:
    """Who acts next, a companion's 1, or the end of the stage."""
    for p in range(pos.players):
        if can_act(pos, out, p) and not out.add(K_ACT | p):
            return
    if not pos.options & O_MANDATORY or out.count == 0:
        out.add(K_DONE)
    for p in range(pos.players):
        if pos.action(p) == 4:
            for c in range(4):
                if can_spend(pos, p, c) and not out.add(K_SPEND | p << 4 | c):
                    return


def raise_moves(pos: Position, out: Moves) -> None:
    """Dice below 6 that were not used; enemy dice only by option (RD-21, RD-22, RD-25)."""
    for p in range(pos.players):
        if p == pos.actor and pos.options & O_OTHERS:
            continue
        for c in range(4):
            for v in range(1, 6):
                if pos.fresh[p][c][v] > 0 and not out.add(K_RAISE | p << 8 | c << 4 | v):
                    return
    if pos.options & O_BOARD:
        for v in range(1, 6):
            if pos.foe[v] > 0 and not out.add(K_RAISE | 7 << 8 | 3 << 4 | v):
                return


def set_moves(pos: Position, out: Moves) -> None:
    """The next set, none above the last one made, or done once a set was made."""
    if pos.action(pos.actor) == 3:
        cast_moves(pos, out)
    else:
        count_dice(pos, out, pos.actor)
        if pos.options & O_MANDATORY:
            limit = out.limit
            out.open(2048)
            all_sets(pos, out, ANY_SET)
            keep_maximum(pos, out)
            out.limit = limit
        else:
            all_sets(pos, out, pos.last_set)
    if pos.made > 0 and (out.count == 0 or not pos.options & O_MANDATORY):
        out.add(K_DONE)


def all_sets(pos: Position, out: Moves, last: int) -> None:
    action = pos.action(pos.actor)
    if action == 0:
        attack_sets(out, K_SET, 6, pos.defence, 0, last, 1)
    elif action == 1:
        block_sets(out, last)
    else:
        heal_sets(out, last)


def cast_moves(pos: Position, out: Moves) -> None:
    """Spells that are compared together are cast in the order of the colours, so each choice exists once."""
    free = pos.options & (O_SEQUENTIAL | O_FINE | O_MANDATORY)
    for c in range(4):
        if (free or pos.last_die <= c) and can_cast(pos, pos.actor, c) and not out.add(K_CAST | c):
            return


def block_sets(out: Moves, last: int) -> None:
    """Three or more of one value (RD-17)."""
    for v in range(6, 0, -1):
        for k in range(out.have[v], 2, -1):
            code = one_of(v) * k
            if code <= last and not out.add(K_SET | code):
                return


def heal_sets(out: Moves, last: int) -> None:
    """Three or more consecutive values (RD-18)."""
    for high in range(6, 2, -1):
        for low in range(high - 2, 0, -1):
            if out.have[high] == 0 or out.have[high - 1] == 0 or out.have[low] == 0:
                break
            code = straight(low, high - low + 1)
            if code <= last and not out.add(K_SET | code):
                return


def most_gain(pos: Position, out: Moves, counts: int) -> int:
    action = pos.action(pos.actor)
    if action == 0:
        return most_attacks(out, counts, pos.defence)
    return most_block(counts) if action == 1 else most_heal(out, counts)


def set_gain(pos: Position, code: int) -> int:
    """What one set is worth: 1 damage, or its dice less two."""
    if pos.action(pos.actor) == 0:
        return 1
    size = -2
    for v in range(1, 7):
        size += count_of(code, v)
    return size


def keep_maximum(pos: Position, out: Moves) -> None:
    """Strike out every set after which the most can no longer be reached (RD-26, mandatory_max)."""
    counts = packed(out)
    most = most_gain(pos, out, counts)
    kept = 0
    for i in range(out.count):
        code = out.move[i] ^ K_SET
        if set_gain(pos, code) + most_gain(pos, out, counts - code) == most:
            out.move[kept] = out.move[i]
            kept += 1
    out.count = kept


def colour_moves(pos: Position, out: Moves) -> None:
    """Which of the dice of the lowest wanted value the sets take."""
    v = 1
    while pos.want[v] == 0:
        v += 1
    p = pos.actor
    base = K_USE | (v << 20)
    pick_colours(
        out, base, pos.fresh[p][0][v], pos.fresh[p][1][v], pos.fresh[p][2][v], pos.fresh[p][3][v], pos.want[v]
    )


def heal_moves(pos: Position, out: Moves) -> None:
    """Dice of choice from the injured pile, as many as were healed or as there are (RD-19)."""
    total = min(pos.pend_heal, pos.injured_size())
    pick_colours(out, K_HEAL, pos.injured[0], pos.injured[1], pos.injured[2], pos.injured[3], total)


def pick_colours(out: Moves, base: int, a: int, b: int, c: int, d: int, total: int) -> None:  # noqa: PLR0917
    """Every way to take `total` dice out of these four counts."""
    for i in range(min(a, total), -1, -1):
        for j in range(min(b, total - i), -1, -1):
            for k in range(min(c, total - i - j), -1, -1):
                rest = total - i - j - k
                if rest > d:
                    break
                if not out.add(base | i | j << 5 | k << 10 | rest << 15):
                    return


def pip_moves(pos: Position, out: Moves) -> None:
    """Every look of the enemy that the damage can give it (RD-30)."""
    n = 0
    for v in range(6, 0, -1):
        for _ in range(pos.foe[v]):
            out.dice[n] = v
            n += 1
    place_pips(out, 0, n, 6, pos.pend_damage, 0)


def place_pips(out: Moves, i: int, n: int, top: int, left: int, code: int) -> None:  # noqa: PLR0917
    """Raise the dice from the highest on, keeping them in descending order."""
    if i == n:
        if left == 0:
            out.add(K_PIPS | code)
        return
    if left > (top * (n - i)) or out.count >= out.limit:
        return
    high = min(top, out.dice[i] + left)
    for v in range(high, out.dice[i] - 1, -1):
        place_pips(out, i + 1, n, v, left - (v - out.dice[i]), code + (1 << (3 * (v - 1))))


# ------------------------------------------------------- overkill, Suffer, Prepare
def share_moves(pos: Position, out: Moves) -> None:
    share_out(pos, out, 0, 3 + pos.enemy, 0)


def share_out(pos: Position, out: Moves, seat: int, left: int, code: int) -> None:
    """Any number of the fallen enemy's dice to each seat that dealt damage; the rest is injured (RD-31)."""
    if seat == pos.players:
        out.add(K_SHARE | code)
        return
    most = left if (pos.dealers >> seat) & 1 else 0
    for k in range(most, -1, -1):
        share_out(pos, out, seat + 1, left - k, code | k << (4 * seat))


def class_of(rank: int) -> int:
    """The action of the rank-th class to suffer: block, attack, cast, heal, companion."""
    if rank == 0:
        return 1
    if rank == 1:
        return 0
    return rank if rank == 4 else 5 - rank


def split_moves(pos: Position, out: Moves) -> None:
    """How the class divides the damage (RD-35)."""
    if not pos.options & O_SINGLE:
        split_damage(pos, out, 0, pos.hurt, 0)
        return
    for p in range(pos.players):
        if pos.action(p) != class_of(pos.rank):
            continue
        size = pos.pool_size(p)
        if size >= pos.hurt:
            out.add(K_SPLIT | pos.hurt << (4 * p))
        elif pos.options & O_CASCADE and size > 0:
            out.add(K_SPLIT | size << (4 * p))


def split_damage(pos: Position, out: Moves, seat: int, left: int, code: int) -> None:
    if seat == pos.players:
        if left == 0:
            out.add(K_SPLIT | code)
        return
    most = 0
    if pos.action(seat) == class_of(pos.rank):
        most = min(left, pos.pool_size(seat))
    for k in range(most, -1, -1):
        split_damage(pos, out, seat + 1, left - k, code | k << (4 * seat))


def lose_moves(pos: Position, out: Moves) -> None:
    """One die, not before the last one given up, and enough dice after it (RD-37)."""
    p = pos.victim()
    later = 0
    for c in range(4):
        later += pos.idle[p][c]
        for v in range(1, 7):
            later += pos.fresh[p][c][v]
    for c in range(4):
        for v in range(7):
            count = pos.fresh[p][c][v] if v > 0 else pos.idle[p][c]
            fits = count > 0 and c * 7 + v >= pos.last_die and later >= pos.owe[p]
            if fits and not out.add(K_LOSE | c << 4 | v):
                return
            later -= count


def prepare_moves(pos: Position, out: Moves) -> None:
    """One unused die, not before the last one put down, or done."""
    p = pos.decider()
    out.add(K_DONE)
    for c in range(4):
        for v in range(1, 7):
            fits = pos.fresh[p][c][v] > 0 and c * 7 + v >= pos.last_die
            if fits and not out.add(K_PUT | c << 4 | v):
                return
