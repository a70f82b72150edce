"""Could this deal be won? A beam search that sees all cards, guided by the value net; solve.pxd makes it C.

Chance is the position's own generator, or the words that a secret has for each move, so that what a heart brings back
is part of the deal. A line that is found proves that the deal can be won; that none is found proves nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import nlargest
from typing import NamedTuple

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from dethrone.players.regicide.net import Net
from dethrone.players.regicide.policy import Policy
from dethrone.players.regicide.weights import net_for, policy_for
from dethrone.regicide.engine import after, apply
from dethrone.regicide.legal import Moves
from dethrone.regicide.position import Position

if not cython.compiled:
    from dethrone.bits import wrap

KEY_STEP = 0x9E3779B97F4A7C15
KEY_MIX = 0xFF51AFD7ED558CCD
Words = Callable[[int], list[int]]
MOST_STEPS = 120  # moves against one enemy; only endless yielding comes near it


class Explorer:
    """Tries every move of a position; of payments only those without a card to spare."""

    child: Position
    ahead: Position
    policy: Policy
    net: Net
    moves: Moves
    count: int
    is_won: bool
    move: list[int]
    key: list[int]
    value: list[float]
    fell: list[bool]
    fed: list[int]
    fed_count: int

    def __init__(self, policy: Policy, net: Net) -> None:
        self.policy = policy
        self.net = net
        self.moves = Moves()
        self.child = Position()
        self.ahead = Position()
        if not cython.compiled:
            self.move = [0] * 1100
            self.key = [0] * 1100
            self.value = [0.0] * 1100
            self.fell = [False] * 1100
            self.fed = [0] * 64
            self.fed_count = 0

    def feed(self, words: list[int]) -> None:
        """From now on the chance of a move comes from these words; without any, from the position's generator."""
        self.fed_count = min(len(words), 64)
        for i in range(self.fed_count):
            self.fed[i] = words[i]

    def expand(self, position: Position) -> None:
        """Find the moves that do not lose at once; a winning one is the last."""
        self.policy.adopt(position)
        with cython.nogil:
            self.try_all(position)

    def try_all(self, position: Position) -> None:
        self.count = 0
        self.is_won = False
        self.moves.count = 0
        if position.phase == 1:
            self.moves.add_payments(position, 2)
        else:
            self.moves.fill(position)
        for i in range(self.moves.count):
            self.child.copy_from(position)
            if self.fed_count:
                for j in range(self.fed_count):
                    self.child.fed[j] = self.fed[j]
                self.child.fed_count = self.fed_count
                self.child.fed_used = 0
                self.child.rng = self.fed[self.fed_count - 1]
            apply(self.child, self.moves.move[i])
            if self.child.phase == 4 and self.child.outcome != 1:
                continue
            self.move[self.count] = self.moves.move[i]
            self.key[self.count] = key_of(self.child)
            self.fell[self.count] = self.child.defeated > position.defeated
            self.value[self.count] = self.look_ahead()
            self.count += 1
            if self.child.phase == 4:
                self.is_won = True
                return

    def look_ahead(self) -> float:
        """The net's value at the next Step 1, which the policy leads to."""
        self.ahead.copy_from(self.child)
        steps = 0
        while self.ahead.phase not in (0, 4) and steps < 20:
            apply(self.ahead, self.policy.choose(self.ahead))
            steps += 1
        if self.ahead.phase != 0:
            return 1.0 if self.ahead.outcome == 1 else 0.0
        return self.net.value(self.ahead)

    def found(self) -> list[tuple[float, int, int, bool]]:
        """Value, move, key of the position after it, and whether the enemy fell."""
        return [(self.value[i], self.move[i], self.key[i], bool(self.fell[i])) for i in range(self.count)]


def mixed(key: int, word: int) -> int:
    key = wrap((key ^ word) * KEY_MIX)
    return key ^ (key >> 29)


def key_of(position: Position) -> int:
    """A fingerprint of all that matters for the rest of the game."""
    key = position.rng
    for i in range(position.players):
        key = mixed(key, position.hands[i])
    key = mixed(key, position.discard)
    key = mixed(key, position.played)
    key = mixed(key, wrap(KEY_STEP * (position.tavern_size + 64 * position.phase + 512 * position.turn)))
    key = mixed(key, position.damage + 64 * position.shield + 65536 * position.yielded)
    key = mixed(key, position.owed + 64 * position.flips + 1024 * position.payer + 65536 * position.streak)
    for i in range(position.tavern_size):
        key = mixed(key, position.tavern[(position.top + i) & 63] + 64 * i)
    return mixed(key, position.wishes)


class Solution(NamedTuple):
    """A winning line as move words, and how many positions were looked at."""

    line: list[int]
    looked_at: int


class _Node(NamedTuple):
    position: Position
    parent: _Node | None
    move: int
    depth: int

    def line(self) -> list[int]:
        words: list[int] = []
        node: _Node | None = self
        while node is not None and node.parent is not None:
            words.append(node.move)
            node = node.parent
        return words[::-1]


def solve(
    position: Position,
    widths: Sequence[int] = (30, 200, 1000),
    report: Callable[[str], None] | None = None,
    *,
    words: Words | None = None,
    tick: Callable[[], None] | None = None,
) -> Solution | None:
    """Look for a winning line with wider and wider beams; `words` has the chance of each move, counted from 0, and
    `tick` is called often."""
    looked_at = 0
    for width in widths:
        beam = Beam(position, width, words, tick)
        line = beam.run()
        looked_at += beam.looked_at
        if report:
            report(f"width {width}: {'won' if line is not None else 'no line'} after {looked_at} positions")
        if line is not None:
            return Solution(line, looked_at)
    return None


class Beam:
    """One beam search of a given width: enemy by enemy, move by move."""

    def __init__(
        self,
        position: Position,
        width: int,
        words: Words | None = None,
        tick: Callable[[], None] | None = None,
    ) -> None:
        self.explorer = Explorer(policy_for(position.players), net_for(position.players))
        self.start = position.copy()
        self.width = width
        self.words, self.tick = words, tick
        self.looked_at = 0

    def run(self) -> list[int] | None:
        """The moves of a win, or None."""
        nodes = [_Node(self.start, None, 0, 0)]
        while nodes:
            felled: dict[int, tuple[float, _Node, int]] = {}
            for _ in range(MOST_STEPS):
                ahead: dict[int, tuple[float, _Node, int]] = {}
                for node in nodes:
                    found = self.expand(node)
                    if self.explorer.is_won:
                        return [*node.line(), found.pop()[1]]
                    for value, move, key, fell in found:
                        (felled if fell else ahead).setdefault(key, (value, node, move))
                nodes = self.best(ahead)
                if not nodes:
                    break
            nodes = self.best(felled)
        return None

    def expand(self, node: _Node) -> list[tuple[float, int, int, bool]]:
        """What can be done at a node."""
        if self.tick is not None:
            self.tick()
        if self.words is not None:
            self.explorer.feed(self.words(node.depth))
        self.explorer.expand(node.position)
        found = self.explorer.found()
        self.looked_at += len(found)
        return found

    def best(self, found: dict[int, tuple[float, _Node, int]]) -> list[_Node]:
        """The most promising positions, each once."""
        chosen = nlargest(self.width, found.values(), key=lambda one: one[0])
        nodes = []
        for _, parent, move in chosen:
            words = None if self.words is None else self.words(parent.depth)
            nodes.append(_Node(after(parent.position, move, words), parent, move, parent.depth + 1))
        return nodes
