"""All there is, in one flat, mutable position: rules as numbers, cards, counters, chance; position.pxd makes it C.

Cards are bit masks (see cards.py). What moves do to a position is engine.py's to say. A snapshot is a position as plain
numbers, equal for positions that differ in nothing one could see: the two jesters look alike, so their numbers
are put in order; labels of cards that lie open mean nothing and are dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

if not cython.compiled:
    from dethrone.bits import seeded
    from dethrone.regicide.codes import ATTACK

if TYPE_CHECKING:
    from dethrone.errors import GameError

FIELDS = (
    "players", "hand_limit", "jesters", "redraw", "double_suit", "shield_suit", "combo_limit", "companion_limit",
    "discard_rule", "yield_rule", "guard", "discard_view", "double_cards", "overflow", "needs_card", "solo_yield",
    "open_order", "open_after_kill", "solo_flips",
    "discard", "played", "rng", "defeated", "enemy", "damage", "shield", "cancelled", "phase", "turn", "payer",
    "namer", "owed", "yielded", "streak", "flips", "wishes", "outcome", "batches", "last_heal", "pile_top",
)  # fmt: skip
RULE_FIELDS = FIELDS[:19]
DISCARD, PLAYED, PAYER, NAMER, PILE_TOP = (
    FIELDS.index(name) for name in ("discard", "played", "payer", "namer", "pile_top")
)
Snapshot = tuple[tuple[int, ...], ...]
Parts = tuple[list[int], list[int], list[int], list[int], list[int], list[int], list[int]]


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
    solo_yield: bool
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
    def seed_with(self, seed: int) -> None:
        """Start the quick generator; neighbouring seeds give unrelated games."""
        self.rng = seeded(seed)

    def feed(self, words: list[int]) -> None:
        """Chance from outside, used before the quick generator; at most 256 words."""
        if not words:
            return
        self.fed_count = min(len(words), 256)
        self.fed_used = 0
        for i in range(self.fed_count):
            self.fed[i] = words[i]
        self.rng = words[self.fed_count - 1]

    # --------------------------------------------------------------- copy
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
        self.solo_yield = other.solo_yield
        self.open_order = other.open_order
        self.open_after_kill = other.open_after_kill
        self.solo_flips = other.solo_flips

    def copy(self) -> Position:
        """An independent position that differs in nothing."""
        other = Position()
        other.copy_from(self)
        return other

    # -------------------------------------------------------------- facts
    def attack(self) -> int:
        """What the enemy still hits for: the shield counts once its suit is not immune (RC-31, RC-33, RC-41)."""
        left = ATTACK[self.enemy >> 2]
        if self.cancelled or self.enemy & 3 != self.shield_suit:
            left -= self.shield
        return left if left > 0 else 0

    def can_yield(self, seat: int) -> bool:
        """Whether a seat may yield in Step 1 (RC-71 … RC-74)."""
        if self.needs_card and not self.hands[seat]:
            return False
        if self.players == 1:  # alone one is everybody: never twice running, unless yielding is free (RC-73)
            if not self.solo_yield or self.yield_rule == 3:
                return False
            return self.yield_rule == 2 or not (self.streak if self.yield_rule else self.yielded)
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
            while seat + 1 < self.players and (self.wishes >> (2 * seat)) & 3:
                seat += 1
            return seat
        return -1

    # ------------------------------------------------------- Python's side
    def hand(self, seat: int) -> int:
        """The cards that a seat holds."""
        if not 0 <= seat < 4:
            raise _nobody(seat)
        return self.hands[seat]

    def set_hand(self, seat: int, mask: int) -> None:
        """Give a seat its cards."""
        if not 0 <= seat < 4:
            raise _nobody(seat)
        self.hands[seat] = mask

    def tavern_cards(self) -> list[int]:
        """The tavern, top first."""
        return [self.tavern[(self.top + i) & 63] for i in range(self.tavern_size)]

    def load_tavern(self, cards: list[int]) -> None:
        if len(cards) > 54:
            raise _too_many()
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
        return [self.plays[i] for i in range(min(self.play_count, 54))]

    def load_plays(self, words: list[int]) -> None:
        if len(words) > 54:
            raise _too_many()
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
        return isinstance(other, Position) and snapshot(self) == snapshot(other)

    def __hash__(self) -> int:
        return hash(snapshot(self))

    def _repr_svg_(self) -> str:
        from dethrone.shown import svg_of  # noqa: PLC0415 (drawn when a notebook shows it)

        return svg_of(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (snapshot(self),)


def snapshot(position: Position) -> Snapshot:
    """The whole position as plain numbers."""
    fields = [int(getattr(position, name)) for name in FIELDS]
    fields[PAYER] = position.payer if position.phase == 1 else position.turn
    fields[NAMER] = position.namer if position.phase == 2 else position.turn
    fields[PILE_TOP] = min(position.pile_top, 52)
    hands = [position.hand(seat) for seat in range(4)]
    tavern = position.tavern_cards()
    hidden = hands[0] | hands[1] | hands[2] | hands[3]
    for card in tavern:
        hidden |= 1 << card
    layers = [label if hidden >> card & 1 else 0 for card, label in enumerate(position.layers())]
    kept = hidden | position.discard
    entries = [entry if kept >> card & 1 else -1 for card, entry in enumerate(position.entries())]
    parts = (fields, hands, tavern, position.castle_cards(), position.play_words(), layers, entries)
    if _place(parts, 53) < _place(parts, 52):
        parts = _swapped(parts)
    return tuple(tuple(part) for part in parts)


def restore(dump: Snapshot) -> Position:
    """A position from its snapshot."""
    from dethrone.regicide.sound import checked  # noqa: PLC0415 (only what was pickled is read)

    position = Position()
    fields, hands, tavern, castle, plays, layers, entries = checked(dump)
    for name, number in zip(FIELDS, fields, strict=True):
        setattr(position, name, number)
    for seat, hand in enumerate(hands):
        position.set_hand(seat, hand)
    position.load_tavern(list(tavern))
    position.load_castle(list(castle))
    position.load_plays(list(plays))
    position.load_layers(list(layers))
    position.load_entries(list(entries))
    return position


def _nobody(seat: int) -> GameError:
    from dethrone.errors import GameError, Reason  # noqa: PLC0415 (loaded when something is refused)

    return GameError(Reason.NO_SEAT, seat=seat, players=4)


def _too_many() -> GameError:
    from dethrone.errors import Unreadable  # noqa: PLC0415 (loaded when something is refused)
    from dethrone.regicide.refusal import Reason  # noqa: PLC0415

    return Unreadable(Reason.TOO_MANY_CARDS, most=54)


def _place(parts: Parts, jester: int) -> tuple[int, ...]:
    """Where a jester is, so that two that look alike can be put in order."""
    fields, hands, tavern, _, plays, layers, entries = parts
    label = (layers[jester], entries[jester])
    for seat in range(4):
        if hands[seat] >> jester & 1:
            return 0, seat, *label
    if jester in tavern:
        return 1, tavern.index(jester), *label
    for i, word in enumerate(plays):
        if word >> jester & 1:
            return 2, i, *label
    return 3 if fields[DISCARD] >> jester & 1 else 4, 0, *label


def _swapped(parts: Parts) -> Parts:
    """The same position with the two jesters' numbers exchanged."""
    fields, hands, tavern, castle, plays, layers, entries = parts
    fields = list(fields)
    for at in (DISCARD, PLAYED):
        fields[at] = _swapped_bits(fields[at])
    return (
        fields,
        [_swapped_bits(hand) for hand in hands],
        [card ^ 1 if card >= 52 else card for card in tavern],
        castle,
        [_swapped_bits(word) for word in plays],
        [*layers[:52], layers[53], layers[52]],
        [*entries[:52], entries[53], entries[52]],
    )


def _swapped_bits(word: int) -> int:
    return word & ~(3 << 52) | (word >> 52 & 1) << 53 | (word >> 53 & 1) << 52
