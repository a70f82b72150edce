"""The rules of Regidice in motion: what a move does, and what follows until somebody has to decide again.

Nothing here checks whether a move is legal; `legal.legal` lists those that are. A decision with a single
answer is never asked. C types stand in engine.pxd.
"""

from __future__ import annotations

import threading

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.regidice.codes import (
        ANY_SET,
        COLOUR,
        COMPANION,
        ENEMY_SEAT,
        FACES,
        FIRST_CAST,
        HEAL,
        KIND_SHIFT,
        LOSE,
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
        THREE_BITS,
    )
    from dethrone.regidice.legal import class_of, legal, set_gain
    from dethrone.regidice.position import Position
    from dethrone.regidice.sets import CAPACITY, Moves, count_of

    _own = threading.local()


def part(word: int, shift: int, mask: int) -> int:
    """A small number out of a move word."""
    return (word >> shift) & mask


def play(position: Position, move: int, work: Moves) -> None:
    """Make a move, or cast a vote for it, and go on to the next real choice."""
    if position.options & O_VOTE and position.is_collective():
        position.votes[position.voted] = move
        position.voted += 1
        if position.voted < position.players:
            return
        move = tally(position)
    carry_out(position, move)
    settle(position, work)


def tally(position: Position) -> int:
    """The move with most votes, of several the one voted for first; the ballot is emptied."""
    winner = position.votes[0]
    most = 0
    for i in range(position.players):
        count = 0
        for j in range(position.players):
            count += 1 if position.votes[j] == position.votes[i] else 0
        if count > most:
            most = count
            winner = position.votes[i]
    position.clear_votes()
    return winner


def settle(position: Position, work: Moves) -> None:
    """Make every move that has no alternative."""
    while position.status == 0:
        work.open(2)
        legal(position, work)
        if work.count != 1:
            return
        carry_out(position, work.move[0])


def carry_out(position: Position, move: int) -> None:  # noqa: PLR0912 - one line for each kind of move
    """One move and the rules that follow from it, up to the next question."""
    kind = part(move, KIND_SHIFT, 255)
    low = part(move, 0, 0xFFFF)
    if kind == M_DECLARE:
        declare(position, low)
    elif kind == M_ACT:
        act(position, low)
    elif kind == M_SPEND:
        spend(position, low >> 4, low & 15)
    elif kind == M_RAISE:
        raise_die(position, low >> 8, (low >> 4) & 15, low & 15)
    elif kind == M_SET:
        make_set(position, move & ANY_SET)
    elif kind == M_CAST:
        cast(position, low)
    elif kind == M_USE:
        use_dice(position, move & ANY_SET)
    elif kind == M_PIPS:
        place(position, move & ANY_SET)
    elif kind == M_HEAL:
        heal(position, move & ANY_SET)
    elif kind == M_SHARE:
        share(position, move & ANY_SET)
    elif kind == M_SPLIT:
        split(position, move & ANY_SET)
    elif kind == M_LOSE:
        lose(position, low >> 4, low & 15)
    elif kind == M_PUT:
        put(position, low >> 4, low & 15)
    elif position.phase == SET:
        close_sets(position)
    elif position.phase == RESOLVE:
        end_resolve(position)
    else:
        end_prepare(position)


# --------------------------------------------------------------- Declare and Gather
def declare(position: Position, code: int) -> None:
    position.calls[position.decider()] = code
    position.declared += 1
    if position.declared == position.players:
        gather(position)
        receive(position)
        position.phase = RESOLVE


def yields_to(position: Position, taker: int, seat: int) -> bool:
    """Whether `seat` made the taker's own cast call before him and so keeps its dice (RD-05)."""
    if position.calls[seat] != position.calls[taker]:
        return True
    n = position.players
    return (seat + n - position.first) % n > (taker + n - position.first) % n


def take(position: Position, taker: int, colour: int, value: int) -> None:
    """Take these dice from every other pool; companions keep their 1s (RD-08, RD-10)."""
    for seat in range(position.players):
        if (
            seat == taker
            or (value == 1 and position.calls[seat] == COMPANION)
            or not yields_to(position, taker, seat)
        ):
            continue
        position.fresh[taker][colour][value] += position.fresh[seat][colour][value]
        position.fresh[seat][colour][value] = 0


def gather(position: Position) -> None:
    """First everybody who named a number, then the casters, in the order of calling (RD-07)."""
    for i in range(position.players):
        seat = (position.first + i) % position.players
        if position.calls[seat] < FIRST_CAST:
            for colour in range(4):
                take(position, seat, colour, position.calls[seat] % 6 + 1)
    for i in range(position.players):
        seat = (position.first + i) % position.players
        call = position.calls[seat] - FIRST_CAST
        if 0 <= call < 8:
            for value in range(1 + (call + 1) % 2, FACES, 2):
                take(position, seat, call // 2, value)


def receive(position: Position) -> None:
    """The dice prepared for a seat join its pool after all gathering."""
    for seat in range(position.players):
        left = (seat + 1) % position.players
        for colour in range(4):
            if position.calls[left] == COMPANION and position.options & O_ROLLED_ONLY:
                position.received[left][colour] = position.zone[seat][colour][1]
            for value in range(1, FACES):
                position.fresh[left][colour][value] += position.zone[seat][colour][value]
                position.zone[seat][colour][value] = 0


# -------------------------------------------------------------------------- Resolve
def act(position: Position, seat: int) -> None:
    position.actor = seat
    position.sets_made = 0
    position.last_set = ANY_SET
    position.last_die = 0
    position.phase = SET


def spend(position: Position, seat: int, colour: int) -> None:
    """A companion's 1 is spent; what it raises comes next."""
    position.actor = seat
    position.fresh[seat][colour][1] -= 1
    position.idle[seat][colour] += 1
    position.phase = RAISE


def raise_die(position: Position, seat: int, colour: int, value: int) -> None:
    """One pip on a player's die, or by option one damage to the enemy (RD-21)."""
    if seat == ENEMY_SEAT:
        position.enemy_dice[value] -= 1
        position.enemy_dice[value + 1] += 1
        position.damage += 1
        position.dealers |= 1 << position.actor
        if is_beaten(position) and position.options & O_IMMEDIATE and fall(position):
            return
        resume(position)
        return
    position.fresh[seat][colour][value] -= 1
    position.fresh[seat][colour][value + 1] += 1
    if value == 1 and position.received[seat][colour] > 0:
        position.received[seat][colour] -= 1  # alike to look at: the 1 that could not be spent goes first
    resume(position)


def make_set(position: Position, code: int) -> None:
    gain = set_gain(position, code)
    action = position.action(position.actor)
    for value in range(1, FACES):
        position.wanted[value] += count_of(code, value)
    if action == 0:
        position.pending_damage += gain
    elif action == 1:
        position.pending_block += gain
    else:
        position.pending_heal += gain
    position.sets_made += 1
    position.last_set = code
    if position.options & O_FINE:
        close_sets(position)


def cast(position: Position, colour: int) -> None:
    """Fireball, Ice Block, Holy Light or Touch of Death, by the colour of the dice."""
    size = 0
    for value in range(1, FACES):
        shown = (
            position.enemy_at_start[value] if position.options & O_ROUND_START else position.enemy_dice[value]
        )
        position.fresh[position.actor][colour][value] -= shown
        size += shown
    position.idle[position.actor][colour] += size
    if colour == 0:
        position.pending_damage += size
    elif colour == 1:
        position.pending_block += size
    elif colour == 2:
        position.pending_heal += size
    else:
        position.death = 1
    position.sets_made += 1
    position.last_die = colour
    if position.options & (O_FINE | O_SEQUENTIAL):
        effects(position)


def close_sets(position: Position) -> None:
    """The sets are chosen; which of the equal dice they take comes next."""
    position.phase = COLOUR
    for value in range(1, FACES):
        if position.wanted[value] > 0:
            return
    if position.action(position.actor) == 3 and position.options & O_SEQUENTIAL:
        position.resolved |= 1 << position.actor  # every spell took effect when it was cast
        hand_back(position)
        return
    effects(position)


def use_dice(position: Position, code: int) -> None:
    value = part(code, 20, THREE_BITS)
    for colour in range(4):
        k = part(code, 5 * colour, 31)
        position.fresh[position.actor][colour][value] -= k
        position.idle[position.actor][colour] += k
    position.wanted[value] = 0
    for w in range(value + 1, FACES):
        if position.wanted[w] > 0:
            return
    effects(position)


def effects(position: Position) -> None:
    """Blocks, damage, a fall if it is checked at once, healing; each asks on its own if it must."""
    position.blocked += position.pending_block
    position.pending_block = 0
    if position.pending_damage > 0:
        strike(position)
        if position.pending_damage > 0:
            position.phase = PIPS
            return
    if position.options & O_IMMEDIATE and is_beaten(position) and fall(position):
        return
    if position.pending_heal > 0 and position.injured_size() > 0:
        position.phase = HEAL
        return
    position.pending_heal = 0
    resume(position)


def strike(position: Position) -> None:
    """Count the damage; when it fills the enemy there is nothing to choose (RD-29, RD-31)."""
    position.damage += position.pending_damage
    position.dealers |= 1 << position.actor
    if position.damage > position.need and position.finisher < 0:
        position.finisher = position.actor
    if position.pending_damage >= position.room():
        position.pending_damage = 0
        for value in range(1, 6):
            position.enemy_dice[6] += position.enemy_dice[value]
            position.enemy_dice[value] = 0


def place(position: Position, code: int) -> None:
    """The damage is laid on the enemy's dice as chosen (RD-30)."""
    for value in range(1, FACES):
        position.enemy_dice[value] = part(code, 3 * (value - 1), THREE_BITS)
    position.pending_damage = 0
    effects(position)


def heal(position: Position, code: int) -> None:
    """Dice from the injured pile join the healer's pool unrolled (RD-20)."""
    for colour in range(4):
        k = part(code, 5 * colour, 31)
        position.injured[colour] -= k
        position.idle[position.actor][colour] += k
    position.pending_heal = 0
    resume(position)


def resume(position: Position) -> None:
    """Back to the caster's next spell, or to the team."""
    action = position.action(position.actor)
    if action == 3 and position.options & O_SEQUENTIAL and not position.options & O_FINE:
        position.phase = SET
        return
    if action != 4 and not position.options & O_FINE:
        position.resolved |= 1 << position.actor
    hand_back(position)


def hand_back(position: Position) -> None:
    """The team decides again; nothing is left of what the last seat was doing."""
    position.actor = -1
    position.sets_made = 0
    position.last_set = ANY_SET
    position.last_die = 0
    position.phase = RESOLVE


# ---------------------------------------------------------------- a fallen enemy
def is_beaten(position: Position) -> bool:
    return position.death != 0 or position.damage >= position.need


def fall(position: Position) -> bool:
    """The enemy falls; True if the game is over or the team must first hand out its dice (section 1.4)."""
    if position.enemy == 2:
        finish(position, 1)
        return True
    excess = position.damage - position.need
    if excess > 0 and position.options & O_SHARE:
        position.phase = SHARE
        return True
    if excess > 0:
        position.caught[position.finisher] += 3 + position.enemy
    else:
        position.injured[3] += 3 + position.enemy
    next_enemy(position)
    return False


def share(position: Position, code: int) -> None:
    left = 3 + position.enemy
    for seat in range(position.players):
        k = part(code, 4 * seat, 15)
        position.caught[seat] += k
        left -= k
    position.injured[3] += left
    next_enemy(position)
    if position.ending:
        prepare(position)
    else:
        effects(position)


def next_enemy(position: Position) -> None:
    position.felled = 1
    position.enemy += 1
    position.new_enemy()


def end_resolve(position: Position) -> None:
    """Nobody acts any more: the enemy falls or hits back (RD-28)."""
    position.ending = 1
    for seat in range(position.players):
        for colour in range(4):
            position.received[seat][colour] = 0
    if is_beaten(position) and fall(position):
        return
    suffer(position)


# --------------------------------------------------------------------------- Suffer
def suffer(position: Position) -> None:
    """What was not blocked falls on the first class that exists (RD-33 to RD-38)."""
    position.damage_left = 3 + position.enemy - position.blocked
    if position.felled or position.damage_left <= 0:
        position.damage_left = 0
        prepare(position)
        return
    position.suffering_class = 0
    hit_class(position)


def class_dice(position: Position) -> int:
    """Dice that the class can give up: all of its members', or of the one with most; -1 if nobody is in it."""
    total = -1
    for seat in range(position.players):
        if position.action(seat) == class_of(position.suffering_class):
            size = position.pool_size(seat)
            if total < 0:
                total = size
            elif position.options & O_SINGLE:
                total = max(total, size)
            else:
                total += size
    return total


def hit_class(position: Position) -> None:
    """Ask how the class splits the damage; too few dice lose the game, or the rest goes on (RD-36)."""
    while position.suffering_class < 5:
        dice = class_dice(position)
        if dice >= position.damage_left or (
            dice > 0 and position.options & O_SINGLE and position.options & O_CASCADE
        ):
            position.phase = SPLIT
            return
        if dice >= 0:
            if not position.options & O_CASCADE:
                break
            strip_class(position)
        position.suffering_class += 1
    finish(position, 2)


def strip_class(position: Position) -> None:
    """The class gives up everything it has and the rest of the damage goes on (suffer_cascade)."""
    for seat in range(position.players):
        if position.action(seat) == class_of(position.suffering_class):
            for colour in range(4):
                for value in range(1, FACES):
                    position.idle[seat][colour] += position.fresh[seat][colour][value]
                    position.fresh[seat][colour][value] = 0
                position.damage_left -= position.idle[seat][colour]
                position.injured[colour] += position.idle[seat][colour]
                position.idle[seat][colour] = 0


def split(position: Position, code: int) -> None:
    for seat in range(position.players):
        position.owed[seat] = part(code, 4 * seat, 15)
        position.damage_left -= position.owed[seat]
    position.last_die = 0
    position.phase = LOSE


def lose(position: Position, colour: int, value: int) -> None:
    """One die of the victim's choice goes to the injured pile (RD-37)."""
    seat = position.victim()
    if value == 0:
        position.idle[seat][colour] -= 1
    else:
        position.fresh[seat][colour][value] -= 1
    position.injured[colour] += 1
    position.owed[seat] -= 1
    position.last_die = colour * FACES + value
    if position.owed[seat] > 0:
        return
    position.last_die = 0
    if position.victim() >= 0:
        return
    if position.damage_left > 0:
        position.suffering_class += 1
        hit_class(position)
        return
    prepare(position)


# -------------------------------------------------------------------------- Prepare
def prepare(position: Position) -> None:
    """Captured dice join their pools, then everybody may put unused dice down (RD-20, RD-39)."""
    for seat in range(position.players):
        if position.options & O_NEW_PREPARABLE:
            position.fresh[seat][3][6] += position.caught[seat]
        else:
            position.idle[seat][3] += position.caught[seat]
        position.caught[seat] = 0
    position.prepared_seats = 0
    position.last_die = 0
    position.phase = PREPARE


def put(position: Position, colour: int, value: int) -> None:
    seat = position.decider()
    position.fresh[seat][colour][value] -= 1
    position.zone[seat][colour][value] += 1
    position.last_die = colour * FACES + value


def end_prepare(position: Position) -> None:
    """The next seat prepares, or the next round begins with the next first caller."""
    position.prepared_seats += 1
    position.last_die = 0
    if position.prepared_seats < position.players:
        return
    if position.max_rounds > 0 and position.round >= position.max_rounds:
        finish(position, 2)
        return
    position.round += 1
    position.first = (position.first + 1) % position.players
    position.start_round()


def finish(position: Position, status: int) -> None:
    position.status = status
    position.actor = -1
    position.phase = OVER


# ----------------------------------------------------------------- Python's face
compiled = bool(cython.compiled)
WORK = Moves()


def workspace() -> Moves:
    """Scratch space; compiled code is not interrupted, so one does, interpreted every thread has its own."""
    if not cython.compiled:
        if not hasattr(_own, "work"):
            _own.work = Moves()
        own: Moves = _own.work
        return own
    return WORK


def legal_words(position: Position) -> list[int]:
    """Every legal move of the position as words; empty after the end."""
    work = workspace()
    work.open(CAPACITY)
    legal(position, work)
    return [work.move[i] for i in range(work.count)]


def is_legal_word(position: Position, move: int) -> bool:
    """Whether a move's word is among the legal ones."""
    work = workspace()
    work.open(CAPACITY)
    legal(position, work)
    for i in range(work.count):  # noqa: SIM110 - any() is no loop of C
        if work.move[i] == move:
            return True
    return False


def apply_word(position: Position, move: int) -> None:
    """Make a legal move; what follows without a choice follows."""
    play(position, move, workspace())


def advanced(position: Position, move: int, chance: list[int]) -> Position:
    """A new position after a legal move and what follows without a choice; a roll takes these words first."""
    after = position.copy()
    after.feed(chance)
    play(after, move, workspace())
    after.feed([])
    return after


def single_answer(position: Position) -> int:
    """The move that follows by itself, if the position leaves no choice, else 0."""
    work = workspace()
    work.open(2)
    legal(position, work)
    return work.move[0] if work.count == 1 and position.voted == 0 else 0


def walk(position: Position, move: int) -> list[tuple[Position, int, Position]]:
    """A push taken apart: each single move with the position before and after it; a vote that does not decide has none.

    A roll at the end is not the real one.
    """
    steps: list[tuple[Position, int, Position]] = []
    here = position.copy()
    if here.options & O_VOTE and here.is_collective():
        here.votes[here.voted] = move
        here.voted += 1
        if here.voted < here.players:
            return steps
        move = tally(here)
    while move != 0:
        then = here
        here = then.copy()
        carry_out(here, move)
        steps.append((then, move, here))
        move = 0 if here.status != 0 else single_answer(here)
    return steps


def step_word(position: Position, move: int) -> None:
    """One move without what follows by itself, and without a vote."""
    carry_out(position, move)


def settle_position(position: Position) -> None:
    """Make every move of a position that has no alternative."""
    settle(position, workspace())
