"""Monte Carlo over the policy: every candidate on the same sampled worlds; search.pxd makes it C.

A world is what the seat cannot see, dealt anew; it has a number, and all its chance comes from the seed and that
number. Each candidate is played in it, then everybody follows the policy for a few turns, and the value net judges.
Points are added as whole numbers, so that the same worlds give the same sums on any number of threads.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from collections.abc import Sequence

from dethrone.players.regicide.net import Net
from dethrone.players.regicide.policy import Policy
from dethrone.regicide.engine import Position
from dethrone.regicide.redeal import Dealer

if not cython.compiled:
    from math import floor

    from dethrone.bits import wrap
    from dethrone.players.regicide.policy import progress
    from dethrone.regicide.words import FLIP

WORLD_STEP = 0xD1342543DE82EF95
UNIT = 16777216.0  # points for a game that is surely won; whole numbers of them, and their UNITths, add up exactly
LOST_SHARE = 0.2  # of a game's worth for getting far without winning
LONGEST = 600
MOST = 64  # candidates


class Worker:
    """Plays candidates in sampled worlds; one for each thread."""

    root: Position
    world: Position
    trial: Position
    policy: Policy
    net: Net
    dealer: Dealer
    seat: int
    turns: int
    count: int
    has_net: bool
    for_medal: bool
    seed: int
    moves: list[int]
    total: list[float]
    squares: list[float]
    medal: list[float]

    def __init__(self, policy: Policy, net: Net | None) -> None:
        self.policy = policy
        self.has_net = net is not None
        self.net = net or Net()
        self.root = Position()
        self.world = Position()
        self.trial = Position()
        self.dealer = Dealer()
        if not cython.compiled:
            self.moves = [0] * MOST
            self.total = [0.0] * MOST
            self.squares = [0.0] * MOST
            self.medal = [1.0] * 4

    def begin(
        self, position: Position, seat: int, seed: int, turns: int, medals: Sequence[float] | None
    ) -> None:
        """Prepare to search a position for a seat; medals are worth their numbers for 0, 1, 2 flips used."""
        self.root.copy_from(position)
        sort_castle(self.root)
        self.policy.adopt(self.root)
        self.seat = seat
        self.seed = seed
        self.turns = turns
        self.for_medal = medals is not None
        for i in range(3):
            self.medal[i] = medals[i] if medals else 1.0

    def consider(self, moves: Sequence[int]) -> None:
        """Set the candidates and forget what they scored."""
        self.count = len(moves)
        for i in range(self.count):
            self.moves[i] = moves[i]

    def work(self, first: int, last: int) -> None:
        """Play every candidate in the worlds from first up to last."""
        with cython.nogil:
            self.run(first, last)

    def points(self) -> list[tuple[float, float]]:
        """Sum and sum of squares of each candidate's values in the worlds just worked through, both exact."""
        return [(self.total[i] / UNIT, self.squares[i] / UNIT) for i in range(self.count)]

    def propose(self, width: int) -> list[int]:
        """The moves worth a thought, most promising first, as the policy sees it; a flip is always among them."""
        self.gather()
        order = sorted(range(self.count), key=lambda i: -self.total[i])
        chosen = [self.moves[i] for i in order[:width]]
        return chosen + [self.moves[i] for i in order[width:] if self.moves[i] & FLIP]

    # ----------------------------------------------------------- the search
    def gather(self) -> None:
        """List the seat's moves and what the policy thinks of them; of payments only those without a card to spare."""
        root = self.root
        listed = self.policy.moves
        listed.count = 0
        if root.phase == 1:
            listed.add_payments(root, 2)
        else:
            listed.fill(root)
        self.policy.look(root, self.seat)
        self.count = 0
        for i in range(listed.count):
            self.enter(listed.move[i], self.rate(listed.move[i]))
        if root.phase == 1:
            self.enter(self.policy.choose_payment(root), 1e6)

    def rate(self, move: int) -> float:
        """The policy's score for a move of the root."""
        if self.root.phase == 0:
            return self.policy.score(self.root, move)
        if self.root.phase == 1:
            return 0.0 if move & FLIP else self.policy.score_payment(self.root, move)
        return 0.0

    def enter(self, move: int, score: float) -> None:
        """Take a move into the list, in place of the last one if the list is full; each move once."""
        for i in range(self.count):
            if self.moves[i] == move:
                self.total[i] = max(self.total[i], score)
                return
        if self.count < MOST:
            self.count += 1
        self.moves[self.count - 1] = move
        self.total[self.count - 1] = score

    def run(self, first: int, last: int) -> None:
        for i in range(self.count):
            self.total[i] = self.squares[i] = 0.0
        for number in range(first, last):
            self.world.copy_from(self.root)
            self.world.seed_with(wrap(self.seed + wrap(WORLD_STEP * (number + 1))))
            self.dealer.redeal(self.world, self.seat)
            for i in range(self.count):
                value = self.play(self.moves[i])
                self.total[i] += floor(value * UNIT)
                self.squares[i] += floor(value * value * UNIT)

    def play(self, move: int) -> float:
        """What a move is worth in the world."""
        self.trial.copy_from(self.world)
        self.trial.apply_move(move)
        return self.finish()

    def finish(self) -> float:
        """Follow the policy for some turns, or without a net to the end."""
        turns = 0
        steps = 0
        while self.trial.phase != 4 and steps < LONGEST:
            if self.trial.phase == 0:
                if self.has_net and turns >= self.turns:
                    return self.leaf()
                turns += 1
            self.trial.apply_move(self.policy.choose(self.trial))
            steps += 1
        return self.reward()

    def reward(self) -> float:
        """What a finished game is worth: the medal, or a share of it for getting far."""
        worth = 1.0
        if self.for_medal:
            worth = self.medal[self.trial.solo_flips - self.trial.flips]
        if self.trial.outcome == 1:
            return worth
        return worth * LOST_SHARE * progress(self.trial) * progress(self.trial)

    def leaf(self) -> float:
        """The net's value; for a medal, the chance to win with no flip more, with one more, … each at its worth."""
        if not self.for_medal:
            return self.net.value(self.trial)
        flips = self.trial.flips
        before = 0.0
        total = 0.0
        for i in range(flips + 1):
            self.trial.flips = i
            value = max(before, self.net.value(self.trial))
            total += self.medal[self.trial.solo_flips - flips + i] * (value - before)
            before = value
        self.trial.flips = flips
        return total


def sort_castle(position: Position) -> None:
    """Put the unseen royals of each rank in a fixed order, so that a redeal cannot depend on the true one."""
    castle = position.castle_cards()
    seen = position.defeated + 1
    position.load_castle(castle[:seen] + sorted(castle[seen:]))
