"""Whole games of players who look no move ahead, played without leaving C; series.pxd makes it C.

Whoever is asked is shown an outline of what its seat may know, as a view has it, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from dethrone.players.regidice.search import Worker
from dethrone.regidice.position import Position
from dethrone.regidice.sets import Moves

if not cython.compiled:
    from dethrone.bits import wrap
    from dethrone.players.casual import SLIP
    from dethrone.players.regidice.whim import drawn
    from dethrone.regidice.codes import FACES
    from dethrone.regidice.engine import play
    from dethrone.regidice.legal import legal
    from dethrone.regidice.redeal import lay_pools, lay_public
    from dethrone.regidice.sets import CAPACITY

MOST = 16384  # moves of a game
ROUNDS = 1024
GREEDY = 0
NOVICE = 1
RANDOM = 2
KINDS = {"greedy": GREEDY, "novice": NOVICE, "random": RANDOM}  # whom it can play
LEFT_TO_CHANCE = ("novice", "random")


class Series:
    """Plays one game after the other; one for each thread."""

    worker: Worker
    kinds: list[int]  # who holds each seat
    seeds: list[int]
    count: int
    words: list[int]
    numbers: list[int]  # the round of each word
    asked: list[int]
    rolled: list[list[int]]  # dice by round, seat, colour and value
    moves: Moves
    outline: Position

    def __init__(self, worker: Worker, kinds: Sequence[int]) -> None:
        self.worker = worker
        self.moves = Moves()
        self.outline = Position()
        if not cython.compiled:
            self.words = [0] * MOST
            self.numbers = [0] * MOST
            self.asked = [0] * 4
            self.kinds = [0] * 4
            self.seeds = [0] * 4
            self.rolled = [[0] * 112 for _ in range(ROUNDS)]
        for seat, kind in enumerate(kinds):
            self.kinds[seat] = kind

    def play(self, position: Position, seeds: Sequence[int]) -> list[tuple[int, int]] | None:
        """Play a game to its end; answers its moves, each with its round, or None where it is too long for this."""
        for seat, seed in enumerate(seeds):
            self.seeds[seat] = seed
        with cython.nogil:
            self.run(position)
        if position.status == 0:
            return None
        return [(self.numbers[i], self.words[i]) for i in range(self.count)]

    def decisions(self, players: int) -> Sequence[int]:
        """How often each seat was asked in the last game."""
        return [self.asked[seat] for seat in range(players)]

    def rolls(self, players: int, last: int) -> list[bytes]:
        """What was rolled in each round of the last game: by seat and colour, how many dice show each value."""
        found = []
        for number in range(1, last + 1):
            row = bytearray(28 * players)
            for i in range(28 * players):
                row[i] = self.rolled[number][i]
            found.append(bytes(row))
        return found

    def run(self, position: Position) -> None:
        self.count = 0
        for seat in range(4):
            self.asked[seat] = 0
        self.note_roll(position)
        while position.status == 0 and self.count < MOST and position.round < ROUNDS - 1:
            seat = position.decider()
            number = position.round
            self.asked[seat] += 1
            word = self.choose(position, seat)
            self.words[self.count] = word
            self.numbers[self.count] = number
            self.count += 1
            play(position, word, self.moves)
            if position.round != number:
                self.note_roll(position)

    def note_roll(self, position: Position) -> None:
        """Keep what lies in all pools, for the record."""
        at = 0
        for seat in range(position.players):
            for colour in range(4):
                for value in range(FACES):
                    self.rolled[position.round][at] = position.fresh[seat][colour][value]
                    at += 1

    def choose(self, position: Position, seat: int) -> int:
        """What the player of a seat does."""
        kind = self.kinds[seat]
        seed = self.seeds[seat]
        if kind == RANDOM or (kind == NOVICE and drawn(position, seat, wrap(seed + 1), SLIP) == 0):
            self.moves.open(CAPACITY)
            legal(position, self.moves)
            return self.moves.move[drawn(position, seat, seed, self.moves.count)]
        lay_public(self.outline, position)
        lay_pools(self.outline, position, seat)
        return self.worker.policy_word(self.outline)
