"""The rules of Regicide as one flat, mutable position; engine.pxd beside it makes it C.

Cards are bit masks (see cards.py), moves are words (see words.py).
Nothing here is checked: legal.py says what may be done, and game.py is the face that people use. Numbers in
brackets, such as RC-42, name the rulings in docs/rules/regicide.md.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.bits import bit, ctz, pick, popcount, wrap
    from dethrone.regicide.cards import mask_value
    from dethrone.regicide.words import ATTACK, CARDS, FLIP, HEALTH, JESTERS, NAME, ONE, SUIT, YIELD

compiled = cython.compiled

SEED_STEP = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB

FIELDS = (
    "players", "hand_limit", "jesters", "redraw", "double_suit", "shield_suit", "combo_limit", "companion_limit",
    "discard_rule", "yield_rule", "guard", "discard_view", "double_cards", "overflow", "needs_card", "open_order",
    "open_after_kill", "solo_flips",
    "discard", "played", "rng", "defeated", "enemy", "damage", "shield", "cancelled", "phase", "turn", "payer",
    "namer", "owed", "yielded", "streak", "flips", "wishes", "outcome", "batches", "last_heal", "pile_top",
)  # fmt: skip
RULE_FIELDS = FIELDS[:18]


def wrapped_mix(word: int) -> int:
    """One round of splitmix64's finisher."""
    word = wrap((word ^ (word >> 30)) * MIX1)
    word = wrap((word ^ (word >> 27)) * MIX2)
    return word ^ (word >> 31)


class Position:
    """Everything there is: the rule set as numbers, all cards, whose decision it is, and the quick generator."""

    players: int
    hand_limit: int
    jesters: int
    redraw: int
    double_suit: int
    shield_suit: int
    combo_limit: int
    companion_limit: int
    discard_rule: int
    yield_rule: int
    guard: int
    discard_view: int
    double_cards: bool
    overflow: bool
    needs_card: bool
    open_order: bool
    open_after_kill: bool
    solo_flips: int

    hands: list[int]
    tavern: list[int]  # a ring: the top card is tavern[top]
    top: int
    tavern_size: int
    castle: list[int]
    defeated: int  # how many royals have fallen; the enemy is castle[defeated]
    discard: int
    played: int
    plays: list[int]  # the plays against this enemy: cards, and the seat from bit 58
    play_count: int
    enemy: int
    damage: int
    shield: int
    cancelled: bool
    phase: int  # 0 play, 1 suffer, 2 name, 3 who, 4 over
    turn: int
    payer: int
    namer: int
    owed: int
    yielded: int  # a bit for each seat whose last turn was a yield
    streak: int
    flips: int
    wishes: int  # two bits for each seat: 0 silent, 1 want, 2 rather not, 3 neutral
    outcome: int  # 0 going on, 1 won, 2 cannot pay, 3 stuck, 4 stalemate
    layer: list[int]  # for each card, the layer of the tavern it came from or lies in (RC-92)
    entry: list[int]  # for each card, how many layers there were when it was last discarded, or -1
    batches: int
    last_heal: int
    pile_top: int
    rng: int
    fed: list[int]
    fed_count: int
    fed_used: int

    def __init__(self) -> None:
        if not cython.compiled:
            self.hands = [0] * 4
            self.tavern = [0] * 64
            self.castle = [0] * 12
            self.plays = [0] * 64
            self.layer = [0] * 54
            self.entry = [-1] * 54
            self.fed = [0] * 256
            for name in FIELDS:
                setattr(self, name, 0)
        self.top = self.tavern_size = self.play_count = self.fed_count = self.fed_used = 0
        self.pile_top = -1
        for i in range(54):
            self.entry[i] = -1

    # ------------------------------------------------------------- chance
    def next64(self) -> int:
        if self.fed_used < self.fed_count:
            self.fed_used += 1
            return self.fed[self.fed_used - 1]
        self.rng = wrap(self.rng + SEED_STEP)
        return wrapped_mix(self.rng)

    def below(self, bound: int) -> int:
        return ((self.next64() >> 32) * bound) >> 32

    def seed_with(self, seed: int) -> None:
        """Start the quick generator; neighbouring seeds give unrelated games."""
        self.rng = wrapped_mix(wrap(wrapped_mix(wrap(seed + SEED_STEP)) + MIX2))

    def random_card(self, mask: int) -> int:
        return pick(mask, self.below(popcount(mask)))

    def shuffle_tavern(self) -> None:
        for i in range(self.tavern_size - 1, 0, -1):
            j = self.below(i + 1)
            a = (self.top + i) & 63
            b = (self.top + j) & 63
            card = self.tavern[a]
            self.tavern[a] = self.tavern[b]
            self.tavern[b] = card

    # -------------------------------------------------------------- setup
    def deal(self, first: int) -> None:
        """Build castle and tavern and deal the hands (RC-02 … RC-07); `first` below 0 leaves it to chance."""
        if first < 0:
            first = self.below(self.players)
        self.build_castle()
        self.build_tavern()
        self.discard = self.played = 0
        self.play_count = self.damage = self.shield = self.streak = self.yielded = self.wishes = self.owed = 0
        self.cancelled = False
        self.batches = self.last_heal = self.outcome = 0
        self.pile_top = -1
        self.flips = self.solo_flips if self.players == 1 else 0
        self.deal_hands(first)
        self.turn = self.payer = self.namer = first
        self.next_turn(first)

    def build_castle(self) -> None:
        for i in range(12):
            self.castle[i] = 40 + i
        for rank in range(3):
            for i in range(3, 0, -1):
                a = 4 * rank + i
                b = 4 * rank + self.below(i + 1)
                card = self.castle[a]
                self.castle[a] = self.castle[b]
                self.castle[b] = card
        self.defeated = 0
        self.enemy = self.castle[0]

    def build_tavern(self) -> None:
        self.top = 0
        self.tavern_size = 40 + self.jesters
        for i in range(0, 40, 2):
            word = self.next64()  # a word is good for two cards
            j = ((wrap(word << 32) >> 32) * (i + 1)) >> 32
            self.tavern[i] = self.tavern[j]
            self.tavern[j] = i
            j = ((word >> 32) * (i + 2)) >> 32
            self.tavern[i + 1] = self.tavern[j]
            self.tavern[j] = i + 1
        for i in range(40, self.tavern_size):
            j = self.below(i + 1)
            self.tavern[i] = self.tavern[j]
            self.tavern[j] = i + 12
        for i in range(54):
            self.layer[i] = 0
            self.entry[i] = -1

    def deal_hands(self, first: int) -> None:
        for seat in range(4):
            self.hands[seat] = 0
        self.deal_round(first)
        if self.redraw == 1:
            self.redraw_together(first)
        elif self.redraw == 2:
            for seat in range(self.players):
                self.redraw_alone(seat)

    def deal_round(self, seat: int) -> None:
        """One card at a time, clockwise, until all hands are full (RC-07)."""
        for _ in range(self.hand_limit * self.players):
            self.hands[seat] |= bit(self.draw_card())
            seat = self.left_of(seat)

    def redraw_together(self, first: int) -> None:
        """Deal anew until somebody holds a diamond (RC-04, `team`)."""
        while not (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) & SUIT[1]:
            for seat in range(self.players):
                self.return_hand(seat)
            self.shuffle_tavern()
            self.deal_round(first)

    def redraw_alone(self, seat: int) -> None:
        """Deal one hand anew until it holds a diamond, if there is one to be had (RC-04, `player`)."""
        held = 0
        for other in range(self.players):
            if other != seat:
                held |= self.hands[other]
        while not self.hands[seat] & SUIT[1] and popcount(held & SUIT[1]) < 10:
            self.return_hand(seat)
            self.shuffle_tavern()
            for _ in range(self.hand_limit):
                self.hands[seat] |= bit(self.draw_card())

    def return_hand(self, seat: int) -> None:
        while self.hands[seat]:
            self.tavern[(self.top + self.tavern_size) & 63] = ctz(self.hands[seat])
            self.tavern_size += 1
            self.hands[seat] &= self.hands[seat] - 1

    def copy_from(self, other: Position) -> None:
        """Become the other position; chance that was fed is not taken along."""
        self.copy_rules(other)
        for i in range(4):
            self.hands[i] = other.hands[i]
        for i in range(64):
            self.tavern[i] = other.tavern[i]
        for i in range(12):
            self.castle[i] = other.castle[i]
        for i in range(54):
            self.layer[i] = other.layer[i]
        if self.discard_view:
            for i in range(54):
                self.entry[i] = other.entry[i]
        for i in range(other.play_count):
            self.plays[i] = other.plays[i]
        self.top = other.top
        self.tavern_size = other.tavern_size
        self.play_count = other.play_count
        self.discard = other.discard
        self.played = other.played
        self.rng = other.rng
        self.defeated = other.defeated
        self.enemy = other.enemy
        self.damage = other.damage
        self.shield = other.shield
        self.cancelled = other.cancelled
        self.phase = other.phase
        self.turn = other.turn
        self.payer = other.payer
        self.namer = other.namer
        self.owed = other.owed
        self.yielded = other.yielded
        self.streak = other.streak
        self.flips = other.flips
        self.wishes = other.wishes
        self.outcome = other.outcome
        self.batches = other.batches
        self.last_heal = other.last_heal
        self.pile_top = other.pile_top
        self.fed_count = self.fed_used = 0

    def copy_rules(self, other: Position) -> None:
        self.players = other.players
        self.hand_limit = other.hand_limit
        self.jesters = other.jesters
        self.redraw = other.redraw
        self.double_suit = other.double_suit
        self.shield_suit = other.shield_suit
        self.combo_limit = other.combo_limit
        self.companion_limit = other.companion_limit
        self.discard_rule = other.discard_rule
        self.yield_rule = other.yield_rule
        self.guard = other.guard
        self.discard_view = other.discard_view
        self.double_cards = other.double_cards
        self.overflow = other.overflow
        self.needs_card = other.needs_card
        self.open_order = other.open_order
        self.open_after_kill = other.open_after_kill
        self.solo_flips = other.solo_flips

    # -------------------------------------------------------------- facts
    def draw_card(self) -> int:
        card = self.tavern[self.top]
        self.top = (self.top + 1) & 63
        self.tavern_size -= 1
        return card

    def left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def is_immune(self, suit: int) -> bool:
        return not self.cancelled and self.enemy & 3 == suit

    def attack_left(self) -> int:
        """What the enemy still hits for: the shield counts once its suit is not immune (RC-31, RC-33, RC-41)."""
        left = ATTACK[self.enemy >> 2]
        if not self.is_immune(self.shield_suit):
            left -= self.shield
        return left if left > 0 else 0

    def may_yield(self, seat: int) -> bool:
        """Whether a seat may yield in Step 1 (RC-71 … RC-74)."""
        if self.players == 1 or (self.needs_card and not self.hands[seat]):
            return False
        if self.yield_rule == 0:
            others = ((1 << self.players) - 1) & ~(1 << seat)
            return self.yielded & others != others
        if self.yield_rule == 1:
            return self.streak < self.players - 1
        return self.yield_rule == 2

    def decider(self) -> int:
        """The seat that is asked now, or -1."""
        if self.phase == 0:
            return self.turn
        if self.phase == 1:
            return self.payer
        if self.phase == 2:
            return self.namer
        if self.phase == 3:
            seat = 0
            while (self.wishes >> (2 * seat)) & 3:
                seat += 1
            return seat
        return -1

    # -------------------------------------------------------------- moves
    def apply_move(self, move: int) -> None:
        """Do a legal move."""
        if self.phase == 0:
            if move & FLIP:
                self.flip()
            elif move & YIELD:
                self.yielded |= 1 << self.turn
                self.streak += 1
                self.start_suffer()
            else:
                self.play(move)
        elif self.phase == 1:
            if move & FLIP:
                self.flip()
            else:
                self.pay(move)
        elif self.phase == 2 and move & NAME:
            self.start_turn((move >> 58) & 3)
        else:
            self.post((move >> 58) & 3, (move >> 60) & 3)

    def play(self, move: int) -> None:
        """Steps 1 to 3 of a turn."""
        seat = self.turn
        cards = move & CARDS
        if self.discard_view:
            self.release(seat, cards)
        self.hands[seat] &= ~cards
        self.played |= cards
        self.plays[self.play_count] = cards | (ONE << 58) * seat
        self.play_count += 1
        self.yielded &= ~(1 << seat)
        self.streak = 0
        if cards & JESTERS:
            self.play_jester()
            return
        value = mask_value(cards)
        damage = value
        if cards & SUIT[2] and not self.is_immune(2):  # hearts before diamonds (RC-24)
            self.heal(value)
        if cards & SUIT[1] and not self.is_immune(1):
            self.draw(seat, value)
        if cards & SUIT[self.double_suit] and not self.is_immune(self.double_suit):
            damage += mask_value(cards & SUIT[self.double_suit]) if self.double_cards else value
        if cards & SUIT[self.shield_suit]:  # remembered even while immune (RC-33, RC-42)
            self.shield += value
        self.damage += damage
        if self.damage < HEALTH[self.enemy >> 2]:
            self.start_suffer()
        else:
            self.defeat(move)

    def play_jester(self) -> None:
        """Immunity ends, nobody is hurt, and the player names the next (RC-40)."""
        self.cancelled = True
        if self.players == 1:
            self.start_turn(0)
            return
        self.phase = 2
        self.namer = self.turn
        self.wishes = 0

    def heal(self, count: int) -> None:
        """Move cards at random from the discard under the tavern, as far as there are any (RC-25 … RC-27)."""
        if not self.discard:
            return
        self.batches += 1
        self.last_heal = self.batches
        while count > 0 and self.discard:
            card = self.random_card(self.discard)
            self.discard ^= bit(card)
            self.tavern[(self.top + self.tavern_size) & 63] = card
            self.tavern_size += 1
            self.layer[card] = self.batches
            count -= 1
        if self.discard_view:
            self.pile_top = -1
            if self.discard_view == 1 and self.discard:
                self.pile_top = self.random_card(self.discard)
                self.entry[self.pile_top] = self.batches

    def draw(self, seat: int, count: int) -> None:
        """Deal from the tavern clockwise from a seat, passing over full hands (RC-28 … RC-30)."""
        full = 0
        while count > 0 and full < self.players and self.tavern_size > 0:
            if popcount(self.hands[seat]) < self.hand_limit:
                self.hands[seat] |= bit(self.draw_card())
                count -= 1
                full = 0
            else:
                full += 1
            seat = self.left_of(seat)

    def defeat(self, move: int) -> None:
        """The enemy falls: on top of the tavern if exactly, else to the discard (RC-50 … RC-56)."""
        if self.damage == HEALTH[self.enemy >> 2]:
            self.top = (self.top - 1) & 63
            self.tavern[self.top] = self.enemy
            self.tavern_size += 1
            self.batches += 1
            self.layer[self.enemy] = self.batches
        else:
            self.to_discard(bit(self.enemy), 0)
        self.to_discard(self.played, move)
        self.played = 0
        self.play_count = self.damage = self.shield = 0
        self.cancelled = False
        self.defeated += 1
        if self.defeated == 12:
            self.end(1)
            return
        self.enemy = self.castle[self.defeated]
        if self.open_after_kill:
            self.next_turn(self.turn)
        else:
            self.start_turn(self.turn)

    def to_discard(self, cards: int, move: int) -> None:
        """Lay cards on the pile; the last card the move names, or else the highest, is the visible one (RC-62)."""
        self.discard |= cards
        if not self.discard_view or not cards:
            return
        rest = cards
        while rest:
            self.entry[ctz(rest)] = self.batches
            rest &= rest - 1
        if self.discard_view != 1:
            return
        self.pile_top = (move >> 58) & 63
        self.pile_top -= 1
        if self.pile_top < 0:
            rest = cards & move & CARDS if cards & move & CARDS else cards
            while rest:
                self.pile_top = ctz(rest)
                rest &= rest - 1

    def release(self, seat: int, cards: int) -> None:
        """With a closed pile nobody can tell which healed batch a shown card came from: it takes the oldest
        batch it may be of, and the rest of the hand keeps the younger ones (RC-91, RC-92)."""
        hand = self.hands[seat]
        while cards:
            card = ctz(cards)
            cards &= cards - 1
            hand &= ~bit(card)
            if self.entry[card] < 0:
                continue
            rest = hand
            while rest:
                other = ctz(rest)
                rest &= rest - 1
                label = self.layer[other]
                if self.entry[other] >= 0 and self.entry[card] < label < self.layer[card]:
                    self.layer[other] = self.layer[card]
                    self.layer[card] = label

    def flip(self) -> None:
        """Solo: throw the hand away and refill it; no draw, and immunity stays (RC-80 … RC-84)."""
        seat = self.turn
        if self.discard_view:
            self.release(seat, self.hands[seat])
        hand = self.hands[seat]
        self.hands[seat] = 0
        self.to_discard(hand, 0)
        self.flips -= 1
        self.draw(seat, self.hand_limit)
        if self.phase == 0:
            self.start_turn(seat)
        else:
            self.start_suffer()

    def pay(self, move: int) -> None:
        """Step 4: the payer's cards go to the discard; with overflow the next seat may owe the rest (RC-60)."""
        cards = move & CARDS
        if self.discard_view:
            self.release(self.payer, cards)
        self.hands[self.payer] &= ~cards
        self.to_discard(cards, move)
        self.owed -= mask_value(cards)
        if self.owed > 0:
            self.pass_debt(self.left_of(self.payer))
        else:
            self.next_turn(self.left_of(self.turn))

    def pass_debt(self, seat: int) -> None:
        while not self.hands[seat]:
            seat = self.left_of(seat)
        self.payer = seat

    def post(self, seat: int, wish: int) -> None:
        """A seat says whether it would like to go (RC-94, RC-96)."""
        self.wishes = (self.wishes & ~(3 << (2 * seat))) | wish << (2 * seat)
        if self.phase != 3:
            return
        keen = 0
        wanting = 0
        for i in range(self.players):
            said = (self.wishes >> (2 * i)) & 3
            if not said:
                return
            if said == 1:
                keen = i
                wanting += 1
        if wanting == 1:
            self.start_turn(keen)
        else:
            self.phase = 2
            self.namer = 0

    # -------------------------------------------------------------- turns
    def next_turn(self, seat: int) -> None:
        """Go on to another turn: clockwise, or by asking who goes (RC-54, RC-76, RC-95, RC-96)."""
        self.owed = 0
        if self.yield_rule == 2 and self.guard and self.streak >= self.guard * self.players:
            self.end(4)
        elif self.open_order and self.players > 1:
            self.wishes = 0
            self.phase = 3
        else:
            self.start_turn(seat)

    def start_turn(self, seat: int) -> None:
        """Step 1 begins; who can neither play, yield nor flip has lost (RC-75)."""
        self.turn = seat
        self.phase = 0
        self.wishes = 0
        if not self.hands[seat] and not self.flips and not self.may_yield(seat):
            self.end(3)

    def start_suffer(self) -> None:
        """Step 4 begins: what is left of the attack must be covered (RC-60, RC-63, RC-65, RC-84)."""
        self.owed = self.attack_left()
        if not self.owed:
            self.next_turn(self.left_of(self.turn))
            return
        self.phase = 1
        self.payer = self.turn
        total = mask_value(self.hands[self.turn])
        if self.overflow and self.players > 1:
            total = 0
            for seat in range(self.players):
                total += mask_value(self.hands[seat])
        if total < self.owed and not self.flips:
            self.end(2)
        elif not self.hands[self.turn] and not self.flips:
            self.pass_debt(self.turn)

    def end(self, outcome: int) -> None:
        self.outcome = outcome
        self.phase = 4
        self.owed = 0

    # ------------------------------------------------------- Python's side
    def apply(self, move: int) -> None:
        """Do a legal move, from Python."""
        self.apply_move(move)

    def start(self, seed: int, first: int) -> None:
        """Deal a game from the quick generator."""
        self.seed_with(seed)
        self.deal(first)

    def start_fed(self, first: int) -> None:
        """Deal a game from chance that was fed."""
        self.deal(first)

    def feed(self, words: list[int]) -> None:
        """Chance from outside, used before the quick generator; at most 256 words."""
        self.fed_count = min(len(words), 256)
        self.fed_used = 0
        for i in range(self.fed_count):
            self.fed[i] = words[i]
        self.rng = words[self.fed_count - 1]

    def copy(self) -> Position:
        other = Position()
        other.copy_from(self)
        return other

    def asked(self) -> int:
        """The seat that is asked now, or -1."""
        return self.decider()

    def attack(self) -> int:
        """The enemy's attack after the shield."""
        return self.attack_left()

    def can_yield(self, seat: int) -> bool:
        return bool(self.may_yield(seat))

    def hand(self, seat: int) -> int:
        return self.hands[seat]

    def set_hand(self, seat: int, mask: int) -> None:
        self.hands[seat] = mask

    def tavern_cards(self) -> list[int]:
        """The tavern, top first."""
        return [self.tavern[(self.top + i) & 63] for i in range(self.tavern_size)]

    def load_tavern(self, cards: list[int]) -> None:
        self.top = 0
        self.tavern_size = len(cards)
        for i in range(self.tavern_size):
            self.tavern[i] = cards[i]

    def castle_cards(self) -> list[int]:
        """All twelve royals in their order, fallen ones too."""
        return [self.castle[i] for i in range(12)]

    def load_castle(self, cards: list[int]) -> None:
        for i in range(12):
            self.castle[i] = cards[i]

    def play_words(self) -> list[int]:
        """The plays against this enemy: cards, and the seat from bit 58."""
        return [self.plays[i] for i in range(self.play_count)]

    def load_plays(self, words: list[int]) -> None:
        self.play_count = len(words)
        for i in range(self.play_count):
            self.plays[i] = words[i]

    def layers(self) -> list[int]:
        return [self.layer[i] for i in range(54)]

    def load_layers(self, labels: list[int]) -> None:
        for i in range(54):
            self.layer[i] = labels[i]

    def entries(self) -> list[int]:
        return [self.entry[i] for i in range(54)]

    def load_entries(self, entries: list[int]) -> None:
        for i in range(54):
            self.entry[i] = entries[i]

    def __eq__(self, other: object) -> bool:
        from dethrone.regicide.snapshot import snapshot  # noqa: PLC0415, it builds on this module

        return isinstance(other, Position) and snapshot(self) == snapshot(other)

    def __hash__(self) -> int:
        from dethrone.regicide.snapshot import snapshot  # noqa: PLC0415

        return hash(snapshot(self))

    def __reduce__(self) -> tuple[object, ...]:
        from dethrone.regicide.snapshot import restore, snapshot  # noqa: PLC0415

        return restore, (snapshot(self),)
