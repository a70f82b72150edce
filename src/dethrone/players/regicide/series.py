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
from dethrone.regicide.position import Position

if not cython.compiled:
    from dethrone.regicide.codes import ASKING, FIRST_JESTER, JESTERS, NAMING, OVER
    from dethrone.regicide.engine import apply
    from dethrone.regicide.legal import fitted

MOST = 4096  # moves of a game; only endless yielding comes near it


class Series:
    """Plays one game after the other; one for each thread."""

    policy: Policy
    talks: bool  # whether wishes may be said after a jester (RC-94)
    count: int
    words: list[int]
    asked: list[int]

    def __init__(self, policy: Policy, *, talks: bool) -> None:
        self.policy = policy
        self.talks = talks
        if not cython.compiled:
            self.words = [0] * MOST
            self.asked = [0] * 4

    def play(self, position: Position) -> list[int] | None:
        """Play a game that was dealt to its end; answers its moves, or None where it is longer than any should be."""
        self.policy.adopt(position)
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
            self.asked[position.decider()] += 1
            self.put(position, self.policy.choose(position))

    def put(self, position: Position, word: int) -> None:
        """Make a move; of two jesters in hand the first is played, as where the move is written as text."""
        if word & JESTERS and word & JESTERS != JESTERS:
            word = fitted(position, (word & ~JESTERS) | FIRST_JESTER)
        self.words[self.count] = word
        self.count += 1
        apply(position, word)

    def let_speak(self, position: Position) -> None:
        """In the window after a jester everybody but the namer says once whether they would like to go."""
        if position.streak or not position.play_count:
            return
        if not position.plays[position.play_count - 1] & JESTERS:
            return
        for seat in range(position.players):
            if seat != position.namer and not (position.wishes >> (2 * seat)) & 3:
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
