"""Every legal move of a position, up to dice that are alike.

A move is one 64-bit word: its kind in the top byte, its content below. All lists stop at the limit of the
`Moves` they fill, so that asking "is there a choice at all?" is cheap.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.regidice.codes import (
        ANY_SET,
        CALLS,
        COLOUR,
        COMPANION,
        DECLARE,
        ENEMY_SEAT,
        FACES,
        FIRST_BLACK_CAST,
        FIRST_CAST,
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
    )
    from dethrone.regidice.position import Position
    from dethrone.regidice.sets import (
        CAPACITY,
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


SAME_NUMBER = 0b000001_000001_000001  # attack, block and heal of one number, as bits


def legal(position: Position, out: Moves) -> None:
    """Add the legal moves; the caller has opened the list."""
    phase = position.phase
    if phase == DECLARE:
        declare_moves(position, out)
    elif phase == RESOLVE:
        resolve_moves(position, out)
    elif phase == RAISE:
        raise_moves(position, out)
    elif phase == SET:
        set_moves(position, out)
    elif phase == COLOUR:
        colour_moves(position, out)
    elif phase == PIPS:
        pip_moves(position, out)
    elif phase == HEAL:
        heal_moves(position, out)
    elif phase == SHARE:
        share_moves(position, out)
    elif phase == SPLIT:
        split_moves(position, out)
    elif phase == LOSE:
        lose_moves(position, out)
    elif phase == PREPARE:
        prepare_moves(position, out)


# ------------------------------------------------------------------------ Declare
def black_in_play(position: Position) -> bool:
    """Whether a black die lies in a pool or a preparation zone (RD-06)."""
    for seat in range(position.players):
        if position.idle[seat][3] > 0:
            return True
        for value in range(1, FACES):
            if position.fresh[seat][3][value] > 0 or position.zone[seat][3][value] > 0:
                return True
    return False


def taken_calls(position: Position) -> int:
    """Calls that may not be made, as bits: of numbers that were named, made already, black ones (RD-04 … RD-06)."""
    taken = 0
    for seat in range(position.players):
        call = position.calls[seat]
        if 0 <= call < FIRST_CAST:
            taken |= SAME_NUMBER << (call % 6)
        elif FIRST_CAST <= call < COMPANION and not position.options & O_SAME_CALL:
            taken |= 1 << call
    if position.options & O_BLACK_PRESENT and not black_in_play(position):
        taken |= 3 << FIRST_BLACK_CAST
    return taken


def may_declare(position: Position, code: int) -> bool:
    """A number nobody has named; a call nobody has made."""
    return not (taken_calls(position) >> code) & 1


def declare_moves(position: Position, out: Moves) -> None:
    taken = taken_calls(position)
    for code in range(CALLS):
        if not (taken >> code) & 1 and not out.add(K_DECLARE | code):
            return


# ------------------------------------------------------------------------ Resolve
def count_dice(position: Position, out: Moves, seat: int) -> None:
    """Lay out the dice that `seat` has left for sets, by value."""
    out.below[0] = 0
    for value in range(1, FACES):
        out.have[value] = position.showing(seat, value) - position.wanted[value]
        out.below[value] = out.below[value - 1] + value * out.have[value]


def can_cast(position: Position, seat: int, colour: int) -> bool:
    """Whether dice of one colour equal the enemy's, as they show now or at the start (RD-14, RD-15)."""
    if position.options & O_CAST_DECLARED and (position.calls[seat] - FIRST_CAST) // 2 != colour:
        return False
    if colour == 3 and position.options & O_NO_TOUCH:
        return False
    for value in range(1, FACES):
        shown = (
            position.enemy_at_start[value] if position.options & O_ROUND_START else position.enemy_dice[value]
        )
        if position.fresh[seat][colour][value] < shown:
            return False
    return True


def can_act(position: Position, out: Moves, seat: int) -> bool:
    """Whether a seat that has not resolved can make a set now (RD-26, RD-27)."""
    action = position.action(seat)
    if action == 4 or (position.resolved >> seat) & 1:
        return False
    if action == 3:
        for colour in range(4):  # noqa: SIM110 - any() is no loop of C
            if can_cast(position, seat, colour):
                return True
        return False
    count_dice(position, out, seat)
    if action == 0:
        return can_sum(out, position.defence)
    for value in range(1, FACES):
        if action == 1 and out.have[value] > 2:
            return True
        if (
            action == 2
            and value < 5
            and out.have[value] > 0
            and out.have[value + 1] > 0
            and out.have[value + 2] > 0
        ):
            return True
    return False


def raisable(position: Position, seat: int) -> int:
    """How many dice a companion at `seat` could raise, his own 1 that he spends among them (RD-21)."""
    count = 0
    for other in range(position.players):
        if other != seat or not position.options & O_OTHERS:
            for value in range(1, 6):
                count += position.showing(other, value)
    if position.options & O_BOARD:
        for value in range(1, 6):
            count += position.enemy_dice[value]
    return count


def can_spend(position: Position, seat: int, colour: int) -> bool:
    """Whether the companion has a 1 of this colour and another die to raise (RD-21 to RD-25)."""
    ones = position.fresh[seat][colour][1]
    if position.options & O_ROLLED_ONLY:
        ones -= position.received[seat][colour]
    if ones <= 0:
        return False
    return raisable(position, seat) > (0 if position.options & O_OTHERS else 1)


def resolve_moves(position: Position, out: Moves) -> None:
    """Who acts next, a companion's 1, or the end of the stage."""
    for seat in range(position.players):
        if can_act(position, out, seat) and not out.add(K_ACT | seat):
            return
    if not position.options & O_MANDATORY or out.count == 0:
        out.add(K_DONE)
    for seat in range(position.players):
        if position.action(seat) == 4:
            for colour in range(4):
                if can_spend(position, seat, colour) and not out.add(K_SPEND | seat << 4 | colour):
                    return


def raise_moves(position: Position, out: Moves) -> None:
    """Dice below 6 that were not used; enemy dice only by option (RD-21, RD-22, RD-25)."""
    for seat in range(position.players):
        if seat == position.actor and position.options & O_OTHERS:
            continue
        for colour in range(4):
            for value in range(1, 6):
                if position.fresh[seat][colour][value] > 0 and not out.add(
                    K_RAISE | seat << 8 | colour << 4 | value
                ):
                    return
    if position.options & O_BOARD:
        for value in range(1, 6):
            if position.enemy_dice[value] > 0 and not out.add(K_RAISE | ENEMY_SEAT << 8 | 3 << 4 | value):
                return


def set_moves(position: Position, out: Moves) -> None:
    """The next set, none above the last one made, or done once a set was made."""
    if position.action(position.actor) == 3:
        cast_moves(position, out)
    else:
        count_dice(position, out, position.actor)
        if position.options & O_MANDATORY:
            limit = out.limit
            out.open(CAPACITY)
            all_sets(position, out, ANY_SET)
            keep_maximum(position, out)
            out.limit = limit
        else:
            all_sets(position, out, position.last_set)
    if position.sets_made > 0 and (out.count == 0 or not position.options & O_MANDATORY):
        out.add(K_DONE)


def all_sets(position: Position, out: Moves, last: int) -> None:
    action = position.action(position.actor)
    if action == 0:
        attack_sets(out, K_SET, 6, position.defence, 0, last, 1)
    elif action == 1:
        block_sets(out, last)
    else:
        heal_sets(out, last)


def cast_moves(position: Position, out: Moves) -> None:
    """Spells that are compared together are cast in the order of the colours, so each choice exists once."""
    free = position.options & (O_SEQUENTIAL | O_FINE | O_MANDATORY)
    for colour in range(4):
        if (
            (free or position.last_die <= colour)
            and can_cast(position, position.actor, colour)
            and not out.add(K_CAST | colour)
        ):
            return


def block_sets(out: Moves, last: int) -> None:
    """Three or more of one value (RD-17)."""
    for value in range(6, 0, -1):
        for k in range(out.have[value], 2, -1):
            code = one_of(value) * k
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


def most_gain(position: Position, out: Moves, counts: int) -> int:
    action = position.action(position.actor)
    if action == 0:
        return most_attacks(out, counts, position.defence)
    return most_block(counts) if action == 1 else most_heal(out, counts)


def set_gain(position: Position, code: int) -> int:
    """What one set is worth: 1 damage, or its dice less two."""
    if position.action(position.actor) == 0:
        return 1
    size = -2
    for value in range(1, FACES):
        size += count_of(code, value)
    return size


def keep_maximum(position: Position, out: Moves) -> None:
    """Strike out every set after which the most can no longer be reached (RD-26, mandatory_max)."""
    counts = packed(out)
    most = most_gain(position, out, counts)
    kept = 0
    for i in range(out.count):
        code = out.move[i] ^ K_SET
        if set_gain(position, code) + most_gain(position, out, counts - code) == most:
            out.move[kept] = out.move[i]
            kept += 1
    out.count = kept


def colour_moves(position: Position, out: Moves) -> None:
    """Which of the dice of the lowest wanted value the sets take."""
    value = 1
    while position.wanted[value] == 0:
        value += 1
    seat = position.actor
    base = K_USE | (value << 20)
    pick_colours(
        out,
        base,
        position.fresh[seat][0][value],
        position.fresh[seat][1][value],
        position.fresh[seat][2][value],
        position.fresh[seat][3][value],
        position.wanted[value],
    )


def heal_moves(position: Position, out: Moves) -> None:
    """Dice of choice from the injured pile, as many as were healed or as there are (RD-19)."""
    total = min(position.pending_heal, position.injured_size())
    pick_colours(
        out, K_HEAL, position.injured[0], position.injured[1], position.injured[2], position.injured[3], total
    )


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


def pip_moves(position: Position, out: Moves) -> None:
    """Every look of the enemy that the damage can give it (RD-30)."""
    n = 0
    for value in range(6, 0, -1):
        for _ in range(position.enemy_dice[value]):
            out.dice[n] = value
            n += 1
    place_pips(out, 0, n, 6, position.pending_damage, 0)


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
def share_moves(position: Position, out: Moves) -> None:
    share_out(position, out, 0, 3 + position.enemy, 0)


def share_out(position: Position, out: Moves, seat: int, left: int, code: int) -> None:
    """Any number of the fallen enemy's dice to each seat that dealt damage; the rest is injured (RD-31)."""
    if seat == position.players:
        out.add(K_SHARE | code)
        return
    most = left if (position.dealers >> seat) & 1 else 0
    for k in range(most, -1, -1):
        share_out(position, out, seat + 1, left - k, code | k << (4 * seat))


def class_of(place: int) -> int:
    """The action of the class that suffers at this place of the order: block, attack, cast, heal, companion."""
    if place == 0:
        return 1
    if place == 1:
        return 0
    return place if place == 4 else 5 - place


def split_moves(position: Position, out: Moves) -> None:
    """How the class divides the damage (RD-35)."""
    if not position.options & O_SINGLE:
        split_damage(position, out, 0, position.damage_left, 0)
        return
    for seat in range(position.players):
        if position.action(seat) != class_of(position.suffering_class):
            continue
        size = position.pool_size(seat)
        if size >= position.damage_left:
            out.add(K_SPLIT | position.damage_left << (4 * seat))
        elif position.options & O_CASCADE and size > 0:
            out.add(K_SPLIT | size << (4 * seat))


def split_damage(position: Position, out: Moves, seat: int, left: int, code: int) -> None:
    if seat == position.players:
        if left == 0:
            out.add(K_SPLIT | code)
        return
    most = 0
    if position.action(seat) == class_of(position.suffering_class):
        most = min(left, position.pool_size(seat))
    for k in range(most, -1, -1):
        split_damage(position, out, seat + 1, left - k, code | k << (4 * seat))


def lose_moves(position: Position, out: Moves) -> None:
    """One die, not before the last one given up, and enough dice after it (RD-37)."""
    seat = position.victim()
    later = 0
    for colour in range(4):
        later += position.idle[seat][colour]
        for value in range(1, FACES):
            later += position.fresh[seat][colour][value]
    for colour in range(4):
        for value in range(FACES):
            count = position.fresh[seat][colour][value] if value > 0 else position.idle[seat][colour]
            fits = count > 0 and colour * FACES + value >= position.last_die and later >= position.owed[seat]
            if fits and not out.add(K_LOSE | colour << 4 | value):
                return
            later -= count


def prepare_moves(position: Position, out: Moves) -> None:
    """One unused die, not before the last one put down, or done."""
    seat = position.decider()
    out.add(K_DONE)
    for colour in range(4):
        for value in range(1, FACES):
            fits = position.fresh[seat][colour][value] > 0 and colour * FACES + value >= position.last_die
            if fits and not out.add(K_PUT | colour << 4 | value):
                return
