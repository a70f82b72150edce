"""The rules of Regidice in motion: what a move does, and what follows until somebody has to decide again.

Nothing here checks whether a move is legal; `choices.legal` lists those that are. A decision with a single
answer is never asked. C types stand in engine.pxd.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.regidice.codes import KIND_SHIFT, Kind

if not cython.compiled:
    from dethrone.regidice.choices import class_of, legal, set_gain
    from dethrone.regidice.sets import Moves, count_of
    from dethrone.regidice.state import (
        ANY_SET,
        COLOUR,
        HEAL,
        LOSE,
        O_CASCADE,
        O_FINE,
        O_IMMEDIATE,
        O_NEW_PREPARABLE,
        O_ROLLED_ONLY,
        O_ROUND_START,
        O_SEQUENTIAL,
        O_SHARE,
        O_SINGLE,
        O_VOTE,
        OVER,
        PIPS,
        PREPARE,
        RAISE,
        RESOLVE,
        SET,
        SHARE,
        SPLIT,
        Position,
    )

SHIFT = int(KIND_SHIFT)
M_DECLARE = int(Kind.DECLARE)
M_ACT = int(Kind.ACT)
M_SPEND = int(Kind.SPEND)
M_RAISE = int(Kind.RAISE)
M_SET = int(Kind.SET)
M_CAST = int(Kind.CAST)
M_USE = int(Kind.USE)
M_PIPS = int(Kind.PIPS)
M_HEAL = int(Kind.HEAL)
M_SHARE = int(Kind.SHARE)
M_SPLIT = int(Kind.SPLIT)
M_LOSE = int(Kind.LOSE)
M_PUT = int(Kind.PUT)
M_DONE = int(Kind.DONE)


def part(word: int, shift: int, mask: int) -> int:
    """A small number out of a move word."""
    return (word >> shift) & mask


def play(pos: Position, move: int, work: Moves) -> None:
    """Make a move, or cast a vote for it, and go on to the next real choice."""
    if pos.options & O_VOTE and pos.is_collective():
        pos.votes[pos.voted] = move
        pos.voted += 1
        if pos.voted < pos.players:
            return
        move = tally(pos)
    carry_out(pos, move)
    settle(pos, work)


def tally(pos: Position) -> int:
    """The move with most votes, of several the one voted for first; the ballot is emptied."""
    winner = pos.votes[0]
    most = 0
    for i in range(pos.players):
        count = 0
        for j in range(pos.players):
            count += 1 if pos.votes[j] == pos.votes[i] else 0
        if count > most:
            most = count
            winner = pos.votes[i]
    pos.clear_votes()
    return winner


def settle(pos: Position, work: Moves) -> None:
    """Make every move that has no alternative."""
    while pos.status == 0:
        work.open(2)
        legal(pos, work)
        if work.count != 1:
            return
        carry_out(pos, work.move[0])


def carry_out(pos: Position, move: int) -> None:  # noqa: PLR0912 - one line for each kind of move
    """One move and the rules that follow from it, up to the next question."""
    kind = part(move, SHIFT, 255)
    low = part(move, 0, 0xFFFF)
    if kind == M_DECLARE:
        declare(pos, low)
    elif kind == M_ACT:
        act(pos, low)
    elif kind == M_SPEND:
        spend(pos, low >> 4, low & 15)
    elif kind == M_RAISE:
        raise_die(pos, low >> 8, (low >> 4) & 15, low & 15)
    elif kind == M_SET:
        make_set(pos, move & ANY_SET)
    elif kind == M_CAST:
        cast(pos, low)
    elif kind == M_USE:
        use_dice(pos, move & ANY_SET)
    elif kind == M_PIPS:
        place(pos, move & ANY_SET)
    elif kind == M_HEAL:
        heal(pos, move & ANY_SET)
    elif kind == M_SHARE:
        share(pos, move & ANY_SET)
    elif kind == M_SPLIT:
        split(pos, move & ANY_SET)
    elif kind == M_LOSE:
        lose(pos, low >> 4, low & 15)
    elif kind == M_PUT:
        put(pos, low >> 4, low & 15)
    elif pos.phase == SET:
        close_sets(pos)
    elif pos.phase == RESOLVE:
        end_resolve(pos)
    else:
        end_prepare(pos)


# --------------------------------------------------------------- Declare and Gather
def declare(pos: Position, code: int) -> None:
    pos.calls[pos.decider()] = code
    pos.declared += 1
    if pos.declared == pos.players:
        gather(pos)
        receive(pos)
        pos.phase = RESOLVE


def yields_to(pos: Position, taker: int, seat: int) -> bool:
    """Whether `seat` made the taker's own cast call before him and so keeps its dice (RD-05)."""
    if pos.calls[seat] != pos.calls[taker]:
        return True
    n = pos.players
    return (seat + n - pos.first) % n > (taker + n - pos.first) % n


def take(pos: Position, taker: int, colour: int, value: int) -> None:
    """Take these dice from every other pool; companions keep their 1s (RD-08, RD-10)."""
    for p in range(pos.players):
        if p == taker or (value == 1 and pos.calls[p] == 26) or not yields_to(pos, taker, p):
            continue
        pos.fresh[taker][colour][value] += pos.fresh[p][colour][value]
        pos.fresh[p][colour][value] = 0


def gather(pos: Position) -> None:
    """First everybody who named a number, then the casters, in the order of calling (RD-07)."""
    for i in range(pos.players):
        p = (pos.first + i) % pos.players
        if pos.calls[p] < 18:
            for c in range(4):
                take(pos, p, c, pos.calls[p] % 6 + 1)
    for i in range(pos.players):
        p = (pos.first + i) % pos.players
        call = pos.calls[p] - 18
        if 0 <= call < 8:
            for v in range(1 + (call + 1) % 2, 7, 2):
                take(pos, p, call // 2, v)


def receive(pos: Position) -> None:
    """The dice prepared for a seat join its pool after all gathering."""
    for p in range(pos.players):
        left = (p + 1) % pos.players
        for c in range(4):
            if pos.calls[left] == 26 and pos.options & O_ROLLED_ONLY:
                pos.received[left][c] = pos.zone[p][c][1]
            for v in range(1, 7):
                pos.fresh[left][c][v] += pos.zone[p][c][v]
                pos.zone[p][c][v] = 0


# -------------------------------------------------------------------------- Resolve
def act(pos: Position, seat: int) -> None:
    pos.actor = seat
    pos.made = 0
    pos.last_set = ANY_SET
    pos.last_die = 0
    pos.phase = SET


def spend(pos: Position, seat: int, colour: int) -> None:
    """A companion's 1 is spent; what it raises comes next."""
    pos.actor = seat
    pos.fresh[seat][colour][1] -= 1
    pos.idle[seat][colour] += 1
    pos.phase = RAISE


def raise_die(pos: Position, seat: int, colour: int, value: int) -> None:
    """One pip on a player's die, or by option one damage to the enemy (RD-21)."""
    if seat == 7:
        pos.foe[value] -= 1
        pos.foe[value + 1] += 1
        pos.damage += 1
        pos.dealers |= 1 << pos.actor
        if is_beaten(pos) and pos.options & O_IMMEDIATE and fall(pos):
            return
        resume(pos)
        return
    pos.fresh[seat][colour][value] -= 1
    pos.fresh[seat][colour][value + 1] += 1
    if value == 1 and pos.received[seat][colour] > 0:
        pos.received[seat][colour] -= 1  # alike to look at: the 1 that could not be spent goes first
    resume(pos)


def make_set(pos: Position, code: int) -> None:
    gain = set_gain(pos, code)
    action = pos.action(pos.actor)
    for v in range(1, 7):
        pos.want[v] += count_of(code, v)
    if action == 0:
        pos.pend_damage += gain
    elif action == 1:
        pos.pend_block += gain
    else:
        pos.pend_heal += gain
    pos.made += 1
    pos.last_set = code
    if pos.options & O_FINE:
        close_sets(pos)


def cast(pos: Position, colour: int) -> None:
    """Fireball, Ice Block, Holy Light or Touch of Death, by the colour of the dice."""
    size = 0
    for v in range(1, 7):
        shown = pos.start[v] if pos.options & O_ROUND_START else pos.foe[v]
        pos.fresh[pos.actor][colour][v] -= shown
        size += shown
    pos.idle[pos.actor][colour] += size
    if colour == 0:
        pos.pend_damage += size
    elif colour == 1:
        pos.pend_block += size
    elif colour == 2:
        pos.pend_heal += size
    else:
        pos.death = 1
    pos.made += 1
    pos.last_die = colour
    if pos.options & (O_FINE | O_SEQUENTIAL):
        effects(pos)


def close_sets(pos: Position) -> None:
    """The sets are chosen; which of the equal dice they take comes next."""
    pos.phase = COLOUR
    for v in range(1, 7):
        if pos.want[v] > 0:
            return
    if pos.action(pos.actor) == 3 and pos.options & O_SEQUENTIAL:
        pos.resolved |= 1 << pos.actor  # every spell took effect when it was cast
        hand_back(pos)
        return
    effects(pos)


def use_dice(pos: Position, code: int) -> None:
    v = part(code, 20, 7)
    for c in range(4):
        k = part(code, 5 * c, 31)
        pos.fresh[pos.actor][c][v] -= k
        pos.idle[pos.actor][c] += k
    pos.want[v] = 0
    for w in range(v + 1, 7):
        if pos.want[w] > 0:
            return
    effects(pos)


def effects(pos: Position) -> None:
    """Blocks, damage, a fall if it is checked at once, healing; each asks on its own if it must."""
    pos.blocked += pos.pend_block
    pos.pend_block = 0
    if pos.pend_damage > 0:
        strike(pos)
        if pos.pend_damage > 0:
            pos.phase = PIPS
            return
    if pos.options & O_IMMEDIATE and is_beaten(pos) and fall(pos):
        return
    if pos.pend_heal > 0 and pos.injured_size() > 0:
        pos.phase = HEAL
        return
    pos.pend_heal = 0
    resume(pos)


def strike(pos: Position) -> None:
    """Count the damage; when it fills the enemy there is nothing to choose (RD-29, RD-31)."""
    pos.damage += pos.pend_damage
    pos.dealers |= 1 << pos.actor
    if pos.damage > pos.need and pos.finisher < 0:
        pos.finisher = pos.actor
    if pos.pend_damage >= pos.room():
        pos.pend_damage = 0
        for v in range(1, 6):
            pos.foe[6] += pos.foe[v]
            pos.foe[v] = 0


def place(pos: Position, code: int) -> None:
    """The damage is laid on the enemy's dice as chosen (RD-30)."""
    for v in range(1, 7):
        pos.foe[v] = part(code, 3 * (v - 1), 7)
    pos.pend_damage = 0
    effects(pos)


def heal(pos: Position, code: int) -> None:
    """Dice from the injured pile join the healer's pool unrolled (RD-20)."""
    for c in range(4):
        k = part(code, 5 * c, 31)
        pos.injured[c] -= k
        pos.idle[pos.actor][c] += k
    pos.pend_heal = 0
    resume(pos)


def resume(pos: Position) -> None:
    """Back to the caster's next spell, or to the team."""
    action = pos.action(pos.actor)
    if action == 3 and pos.options & O_SEQUENTIAL and not pos.options & O_FINE:
        pos.phase = SET
        return
    if action != 4 and not pos.options & O_FINE:
        pos.resolved |= 1 << pos.actor
    hand_back(pos)


def hand_back(pos: Position) -> None:
    """The team decides again; nothing is left of what the last seat was doing."""
    pos.actor = -1
    pos.made = 0
    pos.last_set = ANY_SET
    pos.last_die = 0
    pos.phase = RESOLVE


# ---------------------------------------------------------------- a fallen enemy
def is_beaten(pos: Position) -> bool:
    return pos.death != 0 or pos.damage >= pos.need


def fall(pos: Position) -> bool:
    """The enemy falls; True if the game is over or the team must first hand out its dice (section 1.4)."""
    if pos.enemy == 2:
        finish(pos, 1)
        return True
    excess = pos.damage - pos.need
    if excess > 0 and pos.options & O_SHARE:
        pos.phase = SHARE
        return True
    if excess > 0:
        pos.caught[pos.finisher] += 3 + pos.enemy
    else:
        pos.injured[3] += 3 + pos.enemy
    next_enemy(pos)
    return False


def share(pos: Position, code: int) -> None:
    left = 3 + pos.enemy
    for p in range(pos.players):
        k = part(code, 4 * p, 15)
        pos.caught[p] += k
        left -= k
    pos.injured[3] += left
    next_enemy(pos)
    if pos.ending:
        prepare(pos)
    else:
        effects(pos)


def next_enemy(pos: Position) -> None:
    pos.felled = 1
    pos.enemy += 1
    pos.new_enemy()


def end_resolve(pos: Position) -> None:
    """Nobody acts any more: the enemy falls or hits back (RD-28)."""
    pos.ending = 1
    for p in range(pos.players):
        for c in range(4):
            pos.received[p][c] = 0
    if is_beaten(pos) and fall(pos):
        return
    suffer(pos)


# --------------------------------------------------------------------------- Suffer
def suffer(pos: Position) -> None:
    """What was not blocked falls on the first class that exists (RD-33 to RD-38)."""
    pos.hurt = 3 + pos.enemy - pos.blocked
    if pos.felled or pos.hurt <= 0:
        pos.hurt = 0
        prepare(pos)
        return
    pos.rank = 0
    hit_class(pos)


def class_dice(pos: Position) -> int:
    """Dice that the class can give up: all of its members', or of the one with most; -1 if nobody is in it."""
    total = -1
    for p in range(pos.players):
        if pos.action(p) == class_of(pos.rank):
            size = pos.pool_size(p)
            if total < 0:
                total = size
            elif pos.options & O_SINGLE:
                total = max(total, size)
            else:
                total += size
    return total


def hit_class(pos: Position) -> None:
    """Ask how the class splits the damage; too few dice lose the game, or the rest goes on (RD-36)."""
    while pos.rank < 5:
        dice = class_dice(pos)
        if dice >= pos.hurt or (dice > 0 and pos.options & O_SINGLE and pos.options & O_CASCADE):
            pos.phase = SPLIT
            return
        if dice >= 0:
            if not pos.options & O_CASCADE:
                break
            strip_class(pos)
        pos.rank += 1
    finish(pos, 2)


def strip_class(pos: Position) -> None:
    """The class gives up everything it has and the rest of the damage goes on (suffer_cascade)."""
    for p in range(pos.players):
        if pos.action(p) == class_of(pos.rank):
            for c in range(4):
                for v in range(1, 7):
                    pos.idle[p][c] += pos.fresh[p][c][v]
                    pos.fresh[p][c][v] = 0
                pos.hurt -= pos.idle[p][c]
                pos.injured[c] += pos.idle[p][c]
                pos.idle[p][c] = 0


def split(pos: Position, code: int) -> None:
    for p in range(pos.players):
        pos.owe[p] = part(code, 4 * p, 15)
        pos.hurt -= pos.owe[p]
    pos.last_die = 0
    pos.phase = LOSE


def lose(pos: Position, colour: int, value: int) -> None:
    """One die of the victim's choice goes to the injured pile (RD-37)."""
    p = pos.victim()
    if value == 0:
        pos.idle[p][colour] -= 1
    else:
        pos.fresh[p][colour][value] -= 1
    pos.injured[colour] += 1
    pos.owe[p] -= 1
    pos.last_die = colour * 7 + value
    if pos.owe[p] > 0:
        return
    pos.last_die = 0
    if pos.victim() >= 0:
        return
    if pos.hurt > 0:
        pos.rank += 1
        hit_class(pos)
        return
    prepare(pos)


# -------------------------------------------------------------------------- Prepare
def prepare(pos: Position) -> None:
    """Captured dice join their pools, then everybody may put unused dice down (RD-20, RD-39)."""
    for p in range(pos.players):
        if pos.options & O_NEW_PREPARABLE:
            pos.fresh[p][3][6] += pos.caught[p]
        else:
            pos.idle[p][3] += pos.caught[p]
        pos.caught[p] = 0
    pos.turn = 0
    pos.last_die = 0
    pos.phase = PREPARE


def put(pos: Position, colour: int, value: int) -> None:
    p = pos.decider()
    pos.fresh[p][colour][value] -= 1
    pos.zone[p][colour][value] += 1
    pos.last_die = colour * 7 + value


def end_prepare(pos: Position) -> None:
    """The next seat prepares, or the next round begins with the next first caller."""
    pos.turn += 1
    pos.last_die = 0
    if pos.turn < pos.players:
        return
    if pos.max_rounds > 0 and pos.round >= pos.max_rounds:
        finish(pos, 2)
        return
    pos.round += 1
    pos.first = (pos.first + 1) % pos.players
    pos.start_round()


def finish(pos: Position, status: int) -> None:
    pos.status = status
    pos.actor = -1
    pos.phase = OVER


# ----------------------------------------------------------------- Python's face
compiled = bool(cython.compiled)


def legal_words(pos: Position) -> list[int]:
    """Every legal move of the position as words; empty after the end."""
    work = Moves()
    legal(pos, work)
    return work.words()


def apply_word(pos: Position, move: int) -> None:
    """Make a legal move; what follows without a choice follows."""
    play(pos, move, Moves())


def single_answer(pos: Position) -> int | None:
    """The move that follows by itself, if the position leaves no choice."""
    words = legal_words(pos)
    return words[0] if len(words) == 1 and pos.voted == 0 else None


def step_word(pos: Position, move: int) -> None:
    """One move without what follows by itself, and without a vote: for telling events step by step."""
    carry_out(pos, move)


def settle_position(pos: Position) -> None:
    """Make every move of a position that has no alternative."""
    settle(pos, Moves())
