"""Whole games of players who look no move ahead, played without leaving C; series.pxd makes it C.

Each seat's move depends on nothing but what its view would tell, and is the one that its player makes of that view:
tests play the same games both ways. Only the way is shorter, for no view is built and no step is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.players.regicide.policy import Policy
from dethrone.players.regicide.quick import Quick
from dethrone.regicide.legal import Moves
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import Dealer

if not cython.compiled:
    from dethrone.bits import wrap
    from dethrone.players.casual import SLIP
    from dethrone.players.regicide.whim import drawn
    from dethrone.regicide.codes import ASKING, FIRST_JESTER, JESTERS, NAMING, OVER
    from dethrone.regicide.engine import apply
    from dethrone.regicide.legal import fitted

MOST = 4096  # moves of a game; only endless yielding comes near it
GREEDY = 0
NOVICE = 1
RANDOM = 2
QUICK = 3
KINDS = {"greedy": GREEDY, "novice": NOVICE, "random": RANDOM, "quick": QUICK}  # whom it can play
LEFT_TO_CHANCE = ("novice", "random")


class Series:
    """Plays one game after the other; one for each thread."""

    policy: Policy
    quick: Quick
    kinds: list[int]  # who holds each seat
    seeds: list[int]
    talks: bool  # whether wishes may be said after a jester (RC-94)
    count: int
    words: list[int]
    asked: list[int]
    moves: Moves
    dealer: Dealer
    blank: Position
    outline: Position

    def __init__(self, policy: Policy, quick: Quick, kinds: Sequence[int], *, talks: bool) -> None:
        self.policy = policy
        self.quick = quick
        self.talks = talks
        self.moves = Moves()
        self.dealer = Dealer()
        self.blank = Position()
        self.outline = Position()
        if not cython.compiled:
            self.words = [0] * MOST
            self.asked = [0] * 4
            self.kinds = [0] * 4
            self.seeds = [0] * 4
        for seat, kind in enumerate(kinds):
            self.kinds[seat] = kind

    def play(self, position: Position, seeds: Sequence[int]) -> list[int] | None:
        """Play a game that was dealt to its end; answers its moves, or None where it is longer than any should be."""
        for seat, seed in enumerate(seeds):
            self.seeds[seat] = seed
        self.policy.adopt(position)
        self.quick.adopt(position)
        with cython.nogil:
            self.run(position)
        if position.phase != OVER:
            return None
        return [self.words[i] for i in range(self.count)]

    def decisions(self, players: int) -> Sequence[int]:
        """How often each seat was asked in the last game."""
        return [self.asked[seat] for seat in range(players)]

    def run(self, position: Position) -> None:
        self.count = 0
        for seat in range(4):
            self.asked[seat] = 0
        while position.phase != OVER and self.count < MOST - 4:
            if self.talks and position.phase == NAMING:
                self.let_speak(position)
            seat = position.decider()
            self.asked[seat] += 1
            self.put(position, self.choose(position, seat))

    def choose(self, position: Position, seat: int) -> int:
        """What the player of a seat does; the quick one is shown what the seat knows, as its net counts cards."""
        kind = self.kinds[seat]
        seed = self.seeds[seat]
        if kind == RANDOM or (kind == NOVICE and drawn(position, seat, wrap(seed + 1), SLIP) == 0):
            self.moves.fill(position)
            return self.moves.move[drawn(position, seat, seed, self.moves.count)]
        if kind == QUICK:
            self.outline.copy_from(self.blank)
            self.dealer.lay_out(position, seat, self.outline)
            return self.quick.choose(self.outline)
        return self.policy.choose(position)

    def put(self, position: Position, word: int) -> None:
        """Make a move; of two jesters in hand the first is played, as where the move is written as text."""
        if word & JESTERS and word & JESTERS != JESTERS:
            word = fitted(position, (word & ~JESTERS) | FIRST_JESTER)
        self.words[self.count] = word
        self.count += 1
        apply(position, word)

    def let_speak(self, position: Position) -> None:
        """In the window after a jester all but the namer say once whether they would like to go, if they ever speak."""
        if position.streak or not position.play_count:
            return
        if not position.plays[position.play_count - 1] & JESTERS:
            return
        for seat in range(position.players):
            if seat == position.namer or self.kinds[seat] == RANDOM:
                continue
            if not (position.wishes >> (2 * seat)) & 3:
                self.put(position, self.wish(position, seat))

    def wish(self, position: Position, seat: int) -> int:
        """What a seat would say if it were asked in the order of the seats."""
        wishes = position.wishes
        neutral = 0
        for other in range(seat):
            neutral |= 3 << (2 * other)
        position.phase = ASKING
        position.wishes = neutral
        word = self.policy.choose(position)
        position.phase = NAMING
        position.wishes = wishes
        return word
