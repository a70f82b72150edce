"""The rules of Regicide: what a move does to a position; engine.pxd beside it makes it C.

Cards are bit masks (see cards.py), moves are words (see codes.py).
Nothing here is checked: legal.py says what may be done, and game.py is the face that people use. Numbers in
brackets, such as RC-42, name the rulings in docs/rules/regicide.md.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.regicide.position import Position

if not cython.compiled:
    from dethrone.bits import bit, ctz, mix, pick, popcount, step, wrap
    from dethrone.regicide.cards import mask_value
    from dethrone.regicide.codes import (
        ATTACK,
        CARDS,
        FLIP,
        HEALTH,
        JESTERS,
        KIND,
        NEXT,
        ONE,
        PAY,
        PLAY,
        SUIT,
        YIELD,
    )

compiled = cython.compiled


# ------------------------------------------------------------- chance
def next64(position: Position) -> int:
    """The next word of chance: what was fed, then the quick generator."""
    if position.fed_used < position.fed_count:
        position.fed_used += 1
        return position.fed[position.fed_used - 1]
    position.rng = step(position.rng)
    return mix(position.rng)


def below(position: Position, bound: int) -> int:
    """A whole number from 0 up to but not including the bound."""
    return ((next64(position) >> 32) * bound) >> 32


def random_card(position: Position, mask: int) -> int:
    """One card of a set."""
    return pick(mask, below(position, popcount(mask)))


# -------------------------------------------------------------- setup
def start(position: Position, seed: int, first: int) -> None:
    """Deal a game from the quick generator."""
    position.seed_with(seed)
    deal(position, first)


def deal(position: Position, first: int) -> None:
    """Build castle and tavern and deal the hands (RC-02 … RC-07); `first` below 0 leaves it to chance."""
    if first < 0:
        first = below(position, position.players)
    build_castle(position)
    build_tavern(position)
    position.discard = position.played = 0
    position.play_count = position.damage = position.shield = position.owed = 0
    position.streak = position.yielded = position.wishes = 0
    position.cancelled = False
    position.batches = position.last_heal = position.outcome = 0
    position.pile_top = -1
    position.flips = position.solo_flips if position.players == 1 else 0
    deal_hands(position, first)
    position.turn = position.payer = position.namer = first
    next_turn(position, first)


def build_castle(position: Position) -> None:
    for i in range(12):
        position.castle[i] = 40 + i
    for rank in range(3):
        for i in range(3, 0, -1):
            a = 4 * rank + i
            b = 4 * rank + below(position, i + 1)
            card = position.castle[a]
            position.castle[a] = position.castle[b]
            position.castle[b] = card
    position.defeated = 0
    position.enemy = position.castle[0]


def build_tavern(position: Position) -> None:
    position.top = 0
    position.tavern_size = 40 + position.jesters
    for i in range(0, 40, 2):
        word = next64(position)  # a word is good for two cards
        j = ((wrap(word << 32) >> 32) * (i + 1)) >> 32
        position.tavern[i] = position.tavern[j]
        position.tavern[j] = i
        j = ((word >> 32) * (i + 2)) >> 32
        position.tavern[i + 1] = position.tavern[j]
        position.tavern[j] = i + 1
    for i in range(40, position.tavern_size):
        j = below(position, i + 1)
        position.tavern[i] = position.tavern[j]
        position.tavern[j] = i + 12
    for i in range(54):
        position.layer[i] = 0
        position.entry[i] = -1


def shuffle_tavern(position: Position) -> None:
    for i in range(position.tavern_size - 1, 0, -1):
        j = below(position, i + 1)
        a = (position.top + i) & 63
        b = (position.top + j) & 63
        card = position.tavern[a]
        position.tavern[a] = position.tavern[b]
        position.tavern[b] = card


def deal_hands(position: Position, first: int) -> None:
    for seat in range(4):
        position.hands[seat] = 0
    deal_round(position, first)
    if position.redraw == 1:
        redraw_together(position, first)
    elif position.redraw == 2:
        for seat in range(position.players):
            redraw_alone(position, seat)


def deal_round(position: Position, seat: int) -> None:
    """One card at a time, clockwise, until all hands are full (RC-07)."""
    for _ in range(position.hand_limit * position.players):
        position.hands[seat] |= bit(draw_card(position))
        seat = left_of(position, seat)


def redraw_together(position: Position, first: int) -> None:
    """Deal anew until somebody holds a diamond (RC-04, `team`)."""
    while not (position.hands[0] | position.hands[1] | position.hands[2] | position.hands[3]) & SUIT[1]:
        for seat in range(position.players):
            return_hand(position, seat)
        shuffle_tavern(position)
        deal_round(position, first)


def redraw_alone(position: Position, seat: int) -> None:
    """Deal one hand anew until it holds a diamond, if there is one to be had (RC-04, `player`)."""
    held = 0
    for other in range(position.players):
        if other != seat:
            held |= position.hands[other]
    while not position.hands[seat] & SUIT[1] and popcount(held & SUIT[1]) < 10:
        return_hand(position, seat)
        shuffle_tavern(position)
        for _ in range(position.hand_limit):
            position.hands[seat] |= bit(draw_card(position))


def return_hand(position: Position, seat: int) -> None:
    while position.hands[seat]:
        position.tavern[(position.top + position.tavern_size) & 63] = ctz(position.hands[seat])
        position.tavern_size += 1
        position.hands[seat] &= position.hands[seat] - 1


def draw_card(position: Position) -> int:
    card = position.tavern[position.top]
    position.top = (position.top + 1) & 63
    position.tavern_size -= 1
    return card


def left_of(position: Position, seat: int) -> int:
    return seat + 1 if seat + 1 < position.players else 0


# -------------------------------------------------------------- moves
def is_immune(position: Position, suit: int) -> bool:
    """Whether the enemy is immune to a suit's power (RC-32)."""
    return not position.cancelled and position.enemy & 3 == suit


def apply(position: Position, move: int) -> None:
    """Do a legal move."""
    kind = move & KIND
    if kind == PLAY:
        play(position, move)
    elif kind == PAY:
        pay(position, move)
    elif kind == YIELD:
        position.yielded |= 1 << position.turn
        position.streak += 1
        start_suffer(position)
    elif kind == FLIP:
        flip(position)
    elif kind == NEXT:
        start_turn(position, (move >> 58) & 3)
    else:
        post(position, (move >> 58) & 3, (move >> 60) & 3)


def after(position: Position, move: int, words: list[int] | None) -> Position:
    """A copy in which a legal move is done; with words, its chance comes from them."""
    copy = position.copy()
    if words is not None:
        copy.feed(words)
    apply(copy, move)
    return copy


def play(position: Position, move: int) -> None:
    """Steps 1 to 3 of a turn."""
    seat = position.turn
    cards = move & CARDS
    if position.discard_view:
        release(position, seat, cards)
    position.hands[seat] &= ~cards
    position.played |= cards
    position.plays[position.play_count] = cards | (ONE << 58) * seat
    position.play_count += 1
    position.yielded &= ~(1 << seat)
    position.streak = 0
    if cards & JESTERS:
        play_jester(position)
        return
    value = mask_value(cards)
    if cards & SUIT[2] and not is_immune(position, 2):  # hearts before diamonds (RC-24)
        heal(position, value)
    if cards & SUIT[1] and not is_immune(position, 1):
        draw(position, seat, value)
    position.shield += shield_of(position, cards)
    position.damage += damage_of(position, cards)
    if position.damage < HEALTH[position.enemy >> 2]:
        start_suffer(position)
    else:
        defeat(position, move)


def damage_of(position: Position, cards: int) -> int:
    """The damage that cards deal to the enemy: their value, doubled by one suit (RC-20, RC-22)."""
    value = mask_value(cards)
    doubled = cards & SUIT[position.double_suit]
    if not doubled or is_immune(position, position.double_suit):
        return value
    return value + (mask_value(doubled) if position.double_cards else value)


def shield_of(position: Position, cards: int) -> int:
    """What cards add to the shield; it is remembered even while the enemy is immune (RC-33, RC-42)."""
    return mask_value(cards) if cards & SUIT[position.shield_suit] else 0


def play_jester(position: Position) -> None:
    """Immunity ends, nobody is hurt, and the player names the next (RC-40)."""
    position.cancelled = True
    if position.players == 1:
        start_turn(position, 0)
        return
    position.phase = 2
    position.namer = position.turn
    position.wishes = 0


def heal(position: Position, count: int) -> None:
    """Move cards at random from the discard under the tavern, as far as there are any (RC-25 … RC-27)."""
    if not position.discard:
        return
    position.batches += 1
    position.last_heal = position.batches
    while count > 0 and position.discard:
        card = random_card(position, position.discard)
        position.discard ^= bit(card)
        position.tavern[(position.top + position.tavern_size) & 63] = card
        position.tavern_size += 1
        position.layer[card] = position.batches
        count -= 1
    if position.discard_view:
        position.pile_top = -1
        if position.discard_view == 1 and position.discard:
            position.pile_top = random_card(position, position.discard)
            position.entry[position.pile_top] = position.batches


def draw(position: Position, seat: int, count: int) -> None:
    """Deal from the tavern clockwise from a seat, passing over full hands (RC-28 … RC-30)."""
    full = 0
    while count > 0 and full < position.players and position.tavern_size > 0:
        if popcount(position.hands[seat]) < position.hand_limit:
            position.hands[seat] |= bit(draw_card(position))
            count -= 1
            full = 0
        else:
            full += 1
        seat = left_of(position, seat)


def defeat(position: Position, move: int) -> None:
    """The enemy falls: on top of the tavern if exactly, else to the discard (RC-50 … RC-56)."""
    if position.damage == HEALTH[position.enemy >> 2]:
        position.top = (position.top - 1) & 63
        position.tavern[position.top] = position.enemy
        position.tavern_size += 1
        position.batches += 1
        position.layer[position.enemy] = position.batches
    else:
        to_discard(position, bit(position.enemy), 0)
    to_discard(position, position.played, move)
    position.played = 0
    position.play_count = position.damage = position.shield = 0
    position.cancelled = False
    position.defeated += 1
    if position.defeated == 12:
        end(position, 1)
        return
    position.enemy = position.castle[position.defeated]
    if position.open_after_kill:
        next_turn(position, position.turn)
    else:
        start_turn(position, position.turn)


def to_discard(position: Position, cards: int, move: int) -> None:
    """Lay cards on the pile; the last card the move names, or else the highest, is the visible one (RC-62)."""
    position.discard |= cards
    if not position.discard_view or not cards:
        return
    rest = cards
    while rest:
        position.entry[ctz(rest)] = position.batches
        rest &= rest - 1
    if position.discard_view != 1:
        return
    position.pile_top = (move >> 58) & 63
    position.pile_top -= 1
    if position.pile_top < 0:
        rest = cards & move & CARDS if cards & move & CARDS else cards
        while rest:
            position.pile_top = ctz(rest)
            rest &= rest - 1


def release(position: Position, seat: int, cards: int) -> None:
    """With a closed pile nobody can tell which healed batch a shown card came from: it takes the oldest
    batch it may be of, and the rest of the hand keeps the younger ones (RC-91, RC-92)."""
    hand = position.hands[seat]
    while cards:
        card = ctz(cards)
        cards &= cards - 1
        hand &= ~bit(card)
        if position.entry[card] < 0:
            continue
        rest = hand
        while rest:
            other = ctz(rest)
            rest &= rest - 1
            label = position.layer[other]
            if position.entry[other] >= 0 and position.entry[card] < label < position.layer[card]:
                position.layer[other] = position.layer[card]
                position.layer[card] = label


def flip(position: Position) -> None:
    """Solo: throw the hand away and refill it; no draw, and immunity stays (RC-80 … RC-84)."""
    seat = position.turn
    if position.discard_view:
        release(position, seat, position.hands[seat])
    hand = position.hands[seat]
    position.hands[seat] = 0
    to_discard(position, hand, 0)
    position.flips -= 1
    draw(position, seat, position.hand_limit)
    if position.phase == 0:
        start_turn(position, seat)
    else:
        start_suffer(position)


def pay(position: Position, move: int) -> None:
    """Step 4: the payer's cards go to the discard; with overflow the next seat may owe the rest (RC-60)."""
    cards = move & CARDS
    if position.discard_view:
        release(position, position.payer, cards)
    position.hands[position.payer] &= ~cards
    to_discard(position, cards, move)
    position.owed -= mask_value(cards)
    if position.owed > 0:
        pass_debt(position, left_of(position, position.payer))
    else:
        next_turn(position, left_of(position, position.turn))


def pass_debt(position: Position, seat: int) -> None:
    """The next seat with cards owes the rest; where nobody has any, it cannot be paid."""
    for _ in range(position.players):
        if position.hands[seat]:
            position.payer = seat
            return
        seat = left_of(position, seat)
    end(position, 2)


def post(position: Position, seat: int, wish: int) -> None:
    """A seat says whether it would like to go (RC-94, RC-96)."""
    position.wishes = (position.wishes & ~(3 << (2 * seat))) | wish << (2 * seat)
    if position.phase != 3:
        return
    keen = 0
    wanting = 0
    for i in range(position.players):
        said = (position.wishes >> (2 * i)) & 3
        if not said:
            return
        if said == 1:
            keen = i
            wanting += 1
    if wanting == 1:
        start_turn(position, keen)
    else:
        position.phase = 2
        position.namer = 0


# -------------------------------------------------------------- turns


def next_turn(position: Position, seat: int) -> None:
    """Go on to another turn: clockwise, or by asking who goes (RC-54, RC-76, RC-95, RC-96)."""
    position.owed = 0
    if position.yield_rule == 2 and position.guard and position.streak >= position.guard * position.players:
        end(position, 4)
    elif position.open_order and position.players > 1:
        position.wishes = 0
        position.phase = 3
    else:
        start_turn(position, seat)


def start_turn(position: Position, seat: int) -> None:
    """Step 1 begins; who can neither play, yield nor flip has lost (RC-75)."""
    position.turn = seat
    position.phase = 0
    position.wishes = 0
    if not position.hands[seat] and not position.flips and not position.can_yield(seat):
        end(position, 3)


def start_suffer(position: Position) -> None:
    """Step 4 begins: what is left of the attack must be covered (RC-60, RC-63, RC-65, RC-84)."""
    position.owed = ATTACK[position.enemy >> 2]
    if not is_immune(
        position, position.shield_suit
    ):  # as Position.attack has it; here it is called all the time
        position.owed = max(0, position.owed - position.shield)
    if not position.owed:
        next_turn(position, left_of(position, position.turn))
        return
    position.phase = 1
    position.payer = position.turn
    total = mask_value(position.hands[position.turn])
    if position.overflow and position.players > 1:
        total = 0
        for seat in range(position.players):
            total += mask_value(position.hands[seat])
    if total < position.owed and not position.flips:
        end(position, 2)
    elif not position.hands[position.turn] and not position.flips:
        pass_debt(position, position.turn)


def end(position: Position, outcome: int) -> None:
    position.outcome = outcome
    position.phase = 4
    position.owed = 0
