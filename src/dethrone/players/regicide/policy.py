"""The linear policy: a quick fair player, and how the search imagines everybody to play; policy.pxd makes it C.

It looks only at what the deciding seat may know: its own hand, hand sizes, the sizes of tavern and discard, the
enemy. Every weight has a name in WEIGHTS; worths and healths are counted in tens.
"""

from __future__ import annotations

from collections.abc import Mapping

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.regicide.legal import Moves
from dethrone.regicide.position import Position

if not cython.compiled:
    from dethrone.bits import bit, ctz, popcount
    from dethrone.regicide.cards import CARD_VALUE, mask_value
    from dethrone.regicide.codes import CARDS, FLIP, JESTERS, KIND, NEXT, ONE, PAY, POST, YIELD
    from dethrone.regicide.engine import apply, deal

LONGEST = 600  # moves after which a playout is given up; only unlimited yielding comes near it

# What each weight stands for, and where the tuner starts.
WEIGHTS = {
    # the enemy falls
    "kill": 3.0,  # at all
    "exact": 1.0,  # exactly, for ten of its attack
    "overkill": -0.5,  # for ten damage too many
    "setup": 0.5,  # it does not, but a card left in hand would fell it exactly
    # the enemy hits back
    "owed": -0.6,  # for ten of its attack
    "death": -12.0,  # the hand will not cover it
    "risk": -3.0,  # only cards yet to be drawn may cover it
    "health": -1.0,  # for twenty of its health left
    "shield": 0.8,  # for ten of attack taken away
    "shield_long": 0.3,  # the same, for twenty of health left
    "next_short": 0.0,  # for ten that the next hand, by its size, will hardly cover
    # cards
    "draw": 0.8,  # for five cards drawn by all
    "draw_low": -0.3,  # the same, from a low tavern
    "draw_waste": 0.0,  # for five that a diamond was worth beyond the cards drawn
    "heal": 0.4,  # for five cards healed
    "heal_low": 0.6,  # the same, under a low tavern
    "heal_waste": 0.0,  # for five that a heart was worth beyond the cards healed
    "count": 0.3,  # for each card in hand afterwards
    "thin": 0.0,  # for each card below three in hand afterwards
    "worth": 0.5,  # for ten in hand afterwards, beyond the attack
    # passing
    "yielding": -1.0,
    "yield_count": 0.0,  # with a full hand
    "yield_again": -0.5,  # for each yield just before
    "jester": 0.5,
    "jester_immune": 1.0,  # for ten in hand of the immune suit
    "jester_again": -5.0,  # immunity is gone already
    "name_cards": 0.3,  # for each card of the one named
    "name_self": 0.3,
    "name_keen": 2.0,  # who wants to go
    "name_unwilling": -2.0,  # who would rather not
    "flip": -3.0,
    "flip_worth": -0.5,  # for ten in hand
    "flip_margin": -2.0,  # flip in Step 4 if less than this, in tens, would be left
    # what a card is worth keeping for
    "keep_card": 0.3,
    "keep_worth": 0.8,  # for ten
    "keep_ace": 0.6,
    "keep_royal": 0.8,
    "keep_immune": -0.3,  # for ten of the enemy's suit
    "keep_double": 0.4,  # for ten of the suit that doubles
    "keep_diamond": 0.3,
    "keep_heart": 0.1,
    "keep_shield": 0.4,
    "overpay": -0.1,  # for ten paid too much
    # open order
    "want": 2.0,  # the best play scores more: wants to go
    "unwilling": -2.0,  # the best play scores less: would rather not
}


class Policy:
    """A set of weights and the scratch space to use them; one for each thread."""

    kill: float
    exact: float
    overkill: float
    setup: float
    owed: float
    death: float
    risk: float
    health: float
    shield: float
    shield_long: float
    next_short: float
    draw: float
    draw_low: float
    draw_waste: float
    heal: float
    heal_low: float
    heal_waste: float
    count: float
    thin: float
    worth: float
    yielding: float
    yield_count: float
    yield_again: float
    jester: float
    jester_immune: float
    jester_again: float
    name_cards: float
    name_self: float
    name_keen: float
    name_unwilling: float
    flip: float
    flip_worth: float
    flip_margin: float
    keep_card: float
    keep_worth: float
    keep_ace: float
    keep_royal: float
    keep_immune: float
    keep_double: float
    keep_diamond: float
    keep_heart: float
    keep_shield: float
    overpay: float
    want: float
    unwilling: float

    seat: int
    immune: int
    enemy_attack: int
    health_left: int
    attack: int
    hand: int
    hand_worth: int
    hand_cards: int
    pile: int
    tavern: int
    free: list[int]
    free_total: int
    next_worth: float  # what to expect of the next hand
    cost: list[float]  # what it costs to let a card of the hand go now
    keep: list[float]  # the same, whoever the enemy is
    drawn: int
    drawn_self: int
    part_cards: list[int]
    part_worth: list[int]
    part_least: list[int]
    part_cost: list[float]
    moves: Moves

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        given = weights or WEIGHTS
        self.moves = Moves()
        if cython.compiled:  # they lie one after the other: forty-five properties would be a third of the C
            first = cython.address(self.kill)
            for i, name in enumerate(WEIGHTS):
                first[i] = given[name]
        else:
            for name in WEIGHTS:
                setattr(self, name, given[name])
            self.free = [0] * 4
            self.cost = [0.0] * 54
            self.keep = [0.0] * 54
            self.part_cards = [0] * 1024
            self.part_worth = [0] * 1024
            self.part_least = [0] * 1024
            self.part_cost = [0.0] * 1024

    def adopt(self, position: Position) -> None:
        """Work out what each card is worth keeping for under the rules of a position."""
        for card in range(52):
            suit = card & 3
            tens = CARD_VALUE[card] * 0.1
            self.keep[card] = self.keep_card + self.keep_worth * tens
            if card < 4:
                self.keep[card] += self.keep_ace
            if card >= 40:
                self.keep[card] += self.keep_royal
            if suit == 1:
                self.keep[card] += self.keep_diamond * tens
            elif suit == 2:
                self.keep[card] += self.keep_heart * tens
            if suit == position.double_suit:
                self.keep[card] += self.keep_double * tens
            elif suit == position.shield_suit:
                self.keep[card] += self.keep_shield * tens
        self.keep[52] = self.keep[53] = 0.0

    def look(self, position: Position, seat: int) -> None:
        """Take in what a seat knows."""
        self.seat = seat
        self.hand = position.hands[seat]
        self.immune = -1 if position.cancelled else position.enemy & 3
        self.enemy_attack = CARD_VALUE[position.enemy]
        self.health_left = 2 * self.enemy_attack - position.damage
        self.attack = position.attack()
        self.hand_cards = popcount(self.hand)
        self.pile = popcount(position.discard)
        self.tavern = position.tavern_size
        self.free_total = 0
        for other in range(position.players):
            self.free[other] = position.hand_limit - popcount(position.hands[other])
            self.free_total += self.free[other]
        other = seat + 1 if seat + 1 < position.players else 0
        self.next_worth = 5.5 * popcount(position.hands[other])
        self.hand_worth = 0
        rest = self.hand
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            self.hand_worth += CARD_VALUE[card]
            self.cost[card] = self.keep[card]
            if card & 3 == self.immune and card < 52:
                self.cost[card] += self.keep_immune * CARD_VALUE[card] * 0.1

    def choose(self, position: Position) -> int:
        """The move of whoever is asked."""
        if position.phase == 0:
            return self.choose_play(position)
        if position.phase == 1:
            return self.choose_payment(position)
        if position.phase == 2:
            return self.choose_name(position)
        return self.choose_wish(position)

    # -------------------------------------------------------------- Step 1
    def choose_play(self, position: Position) -> int:
        self.moves.fill(position)
        best = self.moves.move[0]
        if self.moves.count == 1:
            return best
        self.look(position, position.turn)
        top = -1e30
        for i in range(self.moves.count):
            move = self.moves.move[i]
            score = self.score(position, move)
            if score > top:
                top = score
                best = move
        return best

    def score(self, position: Position, move: int) -> float:
        """How good a move of Step 1 looks, after look()."""
        if move & KIND == FLIP:
            return self.score_flip()
        if move & KIND == YIELD:
            return self.score_yield(position)
        if move & JESTERS:
            return self.score_jester(position)
        return self.score_cards(position, move & CARDS)

    def score_flip(self) -> float:
        return self.flip + self.flip_worth * self.hand_worth * 0.1

    def score_yield(self, position: Position) -> float:
        return (
            self.yielding
            + self.yield_count * self.hand_cards / position.hand_limit
            + self.yield_again * position.streak
            + (self.death if self.hand_worth < self.attack else 0.0)
            + self.owed * self.attack * 0.1
            + self.health * self.health_left * 0.05
            + self.worth * max(0, self.hand_worth - self.attack) * 0.1
            + self.count * self.hand_cards
        )

    def score_jester(self, position: Position) -> float:
        score = self.jester_again if position.cancelled else self.jester
        rest = self.hand & ~JESTERS
        worth = 0
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            if card & 3 == self.immune:
                worth += CARD_VALUE[card]
        score += self.jester_immune * worth * 0.1
        score += self.health * self.health_left * 0.05
        score += self.worth * self.hand_worth * 0.1
        return score + self.count * (self.hand_cards - 1)

    def score_cards(self, position: Position, cards: int) -> float:
        score = 0.0
        value = doubled = count = suits = 0
        rest = cards
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            suit = card & 3
            worth = CARD_VALUE[card]
            value += worth
            count += 1
            suits |= 1 << suit
            score -= self.cost[card]
            if suit == position.double_suit:
                doubled += worth
        damage = value
        if suits >> position.double_suit & 1 and self.immune != position.double_suit:
            damage += doubled if position.double_cards else value
        healed = 0
        if suits & 4 and self.immune != 2:
            healed = min(value, self.pile)
            score += self.heal_waste * (value - healed) * 0.2
        self.drawn = self.drawn_self = 0
        if suits & 2 and self.immune != 1:
            self.share_draw(position, value, count, healed)
            score += self.draw_waste * (value - self.drawn) * 0.2
        score += self.draw * self.drawn * 0.2 + self.heal * healed * 0.2
        if self.tavern < 8:
            score += self.draw_low * self.drawn * 0.2 + self.heal_low * healed * 0.2
        count = self.hand_cards - count + self.drawn_self
        score += self.count * count
        if count < 3:
            score += self.thin * (3 - count)
        if damage >= self.health_left:
            score += self.kill + self.overkill * (damage - self.health_left) * 0.1
            if damage == self.health_left:
                score += self.exact * self.enemy_attack * 0.1
            return score + self.worth * (self.hand_worth - value + 5.5 * self.drawn_self) * 0.1
        attack = self.attack
        if suits >> position.shield_suit & 1 and self.immune != position.shield_suit:
            attack = max(0, attack - value)
        return score + self.score_survival(position, cards, attack, self.health_left - damage, value)

    def share_draw(self, position: Position, value: int, count: int, healed: int) -> None:
        """How many cards a diamond draws for all and for the seat itself (RC-28 … RC-30)."""
        self.drawn = min(value, self.tavern + healed, self.free_total + count)
        if position.players == 1:
            self.drawn_self = self.drawn
            return
        left = self.drawn
        self.free[self.seat] += count
        other = self.seat
        rounds = 0
        while left > 0:
            if self.free[other] > rounds:
                left -= 1
                if other == self.seat:
                    self.drawn_self += 1
            other = other + 1 if other + 1 < position.players else 0
            if other == self.seat:
                rounds += 1
        self.free[self.seat] -= count

    def score_survival(self, position: Position, cards: int, attack: int, left: int, value: int) -> float:
        """The enemy stands with `left` health and hits for `attack`."""
        held = self.hand_worth - value
        hoped = held + 5.5 * self.drawn_self
        relief = (self.attack - attack) * 0.1
        score = self.owed * attack * 0.1 + self.health * left * 0.05
        score += self.shield * relief + self.shield_long * relief * left * 0.05
        if held < attack:
            score += self.death if hoped < attack else self.risk
        if hoped > attack:
            score += self.worth * (hoped - attack) * 0.1
        if attack > self.next_worth:
            score += self.next_short * (attack - self.next_worth) * 0.1
        if self.has_exact(position, cards, left):
            score += self.setup
        return score

    def has_exact(self, position: Position, cards: int, left: int) -> bool:
        """Whether a card left in hand would fell the enemy exactly."""
        rest = self.hand & ~cards & ~JESTERS
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            damage = CARD_VALUE[card]
            if card & 3 == position.double_suit and self.immune != position.double_suit:
                damage *= 2
            if damage == left:
                return True
        return False

    # -------------------------------------------------------------- Step 4
    def choose_payment(self, position: Position) -> int:
        self.look(position, position.payer)
        if self.hand_worth < position.owed:
            return FLIP if position.flips else PAY | self.hand
        if position.flips and (self.hand_worth - position.owed) * 0.1 < self.flip_margin:
            return FLIP
        return self.cheapest(position)

    def cheapest(self, position: Position) -> int:
        """The payment that costs least, of those whose largest card is needed, or with `minimal` every card (RC-61)."""
        owed = position.owed
        best = 0
        least_cost = 1e30
        self.part_cards[0] = 0
        self.part_worth[0] = 0
        self.part_least[0] = 0
        self.part_cost[0] = 0.0
        parts = 1
        rest = self.hand & ~JESTERS
        while rest:  # in order of worth, so each card is the largest of its set
            card = ctz(rest)
            rest &= rest - 1
            worth = CARD_VALUE[card]
            known = parts
            for j in range(known):
                total = self.part_worth[j] + worth
                cost = self.part_cost[j] + self.cost[card]
                least = self.part_least[j] if j else worth
                if total < owed:
                    self.part_cards[parts] = self.part_cards[j] | bit(card)
                    self.part_worth[parts] = total
                    self.part_least[parts] = least
                    self.part_cost[parts] = cost
                    parts += 1
                    continue
                cost -= self.overpay * (total - owed) * 0.1
                if cost < least_cost and (position.discard_rule != 2 or total - least < owed):
                    least_cost = cost
                    best = self.part_cards[j] | bit(card)
        return PAY | best

    def score_payment(self, position: Position, move: int) -> float:
        """How good a payment looks, after look()."""
        cards = move & CARDS
        score = self.overpay * (mask_value(cards) - position.owed) * 0.1
        while cards:
            score -= self.cost[ctz(cards)]
            cards &= cards - 1
        return score

    # ---------------------------------------------------- who goes next
    def choose_name(self, position: Position) -> int:
        best = 0
        top = -1e30
        self.look(position, position.namer)
        for other in range(position.players):
            score = self.score_name(position, other)
            if score > top:
                top = score
                best = other
        return NEXT | (ONE << 58) * best

    def score_name(self, position: Position, other: int) -> float:
        """How good it looks that a seat goes next (RC-40, RC-96), after look()."""
        wish = (position.wishes >> (2 * other)) & 3
        score = self.name_cards * (position.hand_limit - self.free[other])
        if other == position.namer:
            score += self.name_self
        if wish == 1:
            score += self.name_keen
        elif wish == 2:
            score += self.name_unwilling
        if self.free[other] == position.hand_limit:
            score += self.death
        return score

    def choose_wish(self, position: Position) -> int:
        """With open order: whether the seat would like to go, by how good its best play looks (RC-94)."""
        seat = position.decider()
        self.look(position, seat)
        top = self.best_play(position)
        wish = 1 if top > self.want else 2 if top < self.unwilling else 3
        return POST | (ONE << 58) * seat | (ONE << 60) * wish

    def best_play(self, position: Position) -> float:
        """The score of the best cards that a seat could play if it went now, after look()."""
        seat = position.turn
        position.turn = self.seat
        self.moves.count = 0
        self.moves.add_plays(position)
        top = self.death * 2.0
        for i in range(self.moves.count):
            score = self.score(position, self.moves.move[i])
            top = max(top, score)
        position.turn = seat
        return top


def progress(position: Position) -> float:
    """How far the castle has fallen, from 0 to 1."""
    if position.outcome == 1:
        return 1.0
    return (position.defeated + 0.5 * position.damage / CARD_VALUE[position.enemy]) / 12.0


def play_out(position: Position, policy: Policy) -> None:
    """Play to the end by the policy, which has adopted the rules."""
    steps = 0
    while position.phase != 4 and steps < LONGEST:
        apply(position, policy.choose(position))
        steps += 1


def policy_games(policy: Policy, start: Position, games: int, seed: int) -> tuple[int, float, int]:
    """Play whole games under the rules of a position: wins, fitness, royals defeated."""
    position = Position()
    position.copy_rules(start)
    wins = 0
    defeated = 0
    fitness = 0.0
    with cython.nogil:
        policy.adopt(position)
        for i in range(games):
            position.seed_with(seed + i)
            deal(position, 0)
            play_out(position, policy)
            gone = progress(position)
            wins += position.outcome == 1
            defeated += position.defeated
            fitness += (position.outcome == 1) + 0.5 * gone * gone
    return wins, fitness, defeated


def policy_move(policy: Policy, position: Position) -> int:
    """The policy's move in a position, from Python."""
    policy.adopt(position)
    return policy.choose(position)
