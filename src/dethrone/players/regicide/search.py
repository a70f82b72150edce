"""Monte Carlo over the policy: every candidate on the same sampled worlds; search.pxd makes it C.

A world is what the seat cannot see, dealt anew. Each candidate is played in it, then everybody plays on for a few
turns, and the value net judges. Everybody follows the policy or, slower and much stronger, the net chooses each turn
between the moves that the policy, or the quick player, likes best; or everybody makes the quick player's move, who
knows no hand but its own: the more hands the net sees in a world, the more it counts on what nobody will know. Who
counts on as much from a weaker partner is let down, so strangers follow the policy in every other world. A partner who
is known to be greedy or a novice does what such do, and the net has learned beside one.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed
    from dethrone import _cython as cython

from typing import TYPE_CHECKING

from dethrone.players.regicide.net import Net
from dethrone.players.regicide.policy import Policy
from dethrone.players.regicide.quick import Quick
from dethrone.players.regicide.settings import EYES
from dethrone.players.scores import Scores
from dethrone.regicide.legal import Moves
from dethrone.regicide.position import Position
from dethrone.regicide.redeal import Dealer

if TYPE_CHECKING:
    from dethrone.players.regicide.settings import Eye, Settings

if not cython.compiled:
    from dethrone.bits import wrap
    from dethrone.players.casual import SLIP
    from dethrone.players.regicide.policy import progress
    from dethrone.players.regicide.whim import drawn
    from dethrone.players.scores import world_seed
    from dethrone.regicide.codes import FLIP, KIND
    from dethrone.regicide.engine import apply

LOST_SHARE = 0.2  # of a game's worth for getting far without winning
LONGEST = 600
BROADEST = 8  # moves between which the net chooses in a playout


class Worker:
    """Plays candidates in sampled worlds; one for each thread."""

    scores: Scores
    root: Position
    world: Position
    trial: Position
    probe: Position
    best: Position
    policy: Policy
    net: Net
    dealer: Dealer
    seat: int
    turns: int
    guided: bool
    keen: bool  # the quick player says which moves are worth a look in guided turns
    modest: bool  # or makes its own
    has_quick: bool
    quick: Quick
    strangers: int
    odd: bool
    weaker: int  # the seat of a partner who plays as a greedy player or a novice does, as a bit
    slips: bool  # as a novice
    whim: int  # which novice it is in this world
    breadth: int
    payments: int
    has_net: bool
    for_medal: bool
    seed: int
    medal: list[float]
    liked: list[int]
    liking: list[float]

    def __init__(self, policy: Policy, net: Net | None, quick: Quick | None = None) -> None:
        self.scores = Scores()
        self.policy = policy
        self.has_quick = quick is not None
        self.quick = quick or Quick(policy)
        self.has_net = net is not None
        self.net = net or Net()
        self.root = Position()
        self.world = Position()
        self.trial = Position()
        self.probe = Position()
        self.best = Position()
        self.dealer = Dealer()
        if not cython.compiled:
            self.medal = [1.0] * 4
            self.liked = [0] * BROADEST
            self.liking = [0.0] * BROADEST

    def begin(self, position: Position, seat: int, settings: Settings) -> None:
        """Prepare to search a position for a seat."""
        self.root.copy_from(position)
        sort_castle(self.root)
        self.policy.adopt(self.root)
        self.quick.adopt(self.root)
        self.seat = seat
        self.seed = settings.seed
        self.guided = self.has_net and settings.guided > 0
        eye = (settings.eye or usual_eye(position)) if self.has_quick else "policy"
        self.keen = eye == "quick"
        self.modest = self.guided and eye == "hand"
        self.turns = settings.guided if self.guided else settings.turns
        self.breadth = min(BROADEST, settings.breadth)
        self.payments = min(BROADEST, settings.payments) if self.guided else 0
        self.weaker = 3 & ~(1 << seat) if settings.beside else 0
        self.slips = settings.beside == "novice"
        self.net.weaker = self.weaker
        self.strangers = sum(1 << other for other in settings.strangers if other != seat) & ~self.weaker
        self.for_medal = settings.aim == "medal" and position.players == 1
        for i in range(3):
            self.medal[i] = settings.medals[i] if self.for_medal else 1.0

    def propose(self, width: int) -> list[int]:
        """The moves worth a thought, most promising first, as the policy sees it; a flip is always among them."""
        self.gather()
        moves = self.scores.best_first()
        return moves[:width] + [move for move in moves[width:] if move & KIND == FLIP]

    def favourites(self, count: int) -> list[int]:
        """The moves that the quick player likes best, its own answer first."""
        answer = self.quick.move(self.root)
        liked = dict(self.quick.answers(self.root))
        others = sorted((move for move in liked if move != answer), key=lambda move: -liked[move])
        return [answer, *others][:count]

    def work(self, first: int, last: int) -> None:
        """Play every candidate in the worlds from first up to last."""
        with cython.nogil:
            self.run(first, last)

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
        self.scores.count = 0
        for i in range(listed.count):
            self.scores.enter(listed.move[i], self.rate(listed.move[i]))
        if root.phase == 1:
            self.scores.enter(self.policy.choose_payment(root), 1e6)

    def rate(self, move: int) -> float:
        """The policy's score for a move of the root."""
        if self.root.phase == 0:
            return self.policy.score(self.root, move)
        if self.root.phase == 1:
            return 0.0 if move & KIND == FLIP else self.policy.score_payment(self.root, move)
        return 0.0

    def run(self, first: int, last: int) -> None:
        for number in range(first, last):
            self.world.copy_from(self.root)
            self.whim = world_seed(self.seed, number)
            self.world.seed_with(self.whim)
            self.dealer.redeal(self.world, self.seat)
            self.odd = number % 2 == 1
            for i in range(self.scores.count):
                self.scores.add(i, self.play(self.scores.choice[i]))

    def play(self, move: int) -> float:
        """What a move is worth in the world."""
        self.trial.copy_from(self.world)
        apply(self.trial, move)
        return self.finish()

    def finish(self) -> float:
        """Play on for some turns, or without a net to the end, and judge."""
        turns = 0
        steps = 0
        while self.trial.phase != 4 and steps < LONGEST:
            if self.trial.phase == 0:
                if self.has_net and turns >= self.turns:
                    return self.leaf(self.trial)
                turns += 1
                if self.modest and not self.plays_alone(self.trial.turn):
                    apply(self.trial, self.quick.choose(self.trial))
                    steps += 1
                    continue
                if self.guided and not self.plays_alone(self.trial.turn):
                    value = self.play_guided()
                    if turns >= self.turns:
                        return value
                    continue
            elif self.pays_guided() and self.pay_guided(self.policy.moves, -1.0) >= 0.0:
                self.trial.copy_from(self.best)
                continue
            apply(self.trial, self.answer(self.policy.moves))
            steps += 1
        return self.reward(self.trial)

    def plays_alone(self, seat: int) -> bool:
        """Whether nobody guides a seat's turns in this world."""
        return (self.weaker >> seat & 1) != 0 or (self.odd and (self.strangers >> seat & 1) != 0)

    def pays_guided(self) -> bool:
        """Whether the net chooses between payments now."""
        return self.payments > 0 and self.trial.phase == 1 and not self.weaker >> self.trial.payer & 1

    def answer(self, listed: Moves) -> int:
        """What whoever is asked in the trial does unguided: the policy's move, or of a novice any now and then."""
        seat = self.trial.decider()
        if self.slips and self.weaker >> seat & 1 and drawn(self.trial, seat, wrap(self.whim + 1), SLIP) == 0:
            listed.fill(self.trial)
            return listed.move[drawn(self.trial, seat, self.whim, listed.count)]
        return self.policy.choose(self.trial)

    def play_guided(self) -> float:
        """One turn of the trial by the move whose outcome the net likes best, and what the net thinks of that."""
        found = self.like_quickly(self.quick.moves) if self.keen else self.like_moves(self.policy.moves)
        top = -1.0
        chosen = 0
        for i in range(found):
            self.probe.copy_from(self.trial)
            apply(self.probe, self.liked[i])
            value = self.settle()
            if value > top:
                top = value
                chosen = self.liked[i]
                self.best.copy_from(self.probe)
        if self.payments:
            apply(self.trial, chosen)
            if self.trial.phase == 1:
                top = self.pay_guided(self.policy.moves, top)
        self.trial.copy_from(self.best)
        return top

    def settle(self) -> float:
        """Let the policy answer in the probe until the next turn, and what the net thinks of that."""
        while 0 < self.probe.phase < 4:
            apply(self.probe, self.policy.choose(self.probe))
        return self.reward(self.probe) if self.probe.phase == 4 else self.leaf(self.probe)

    def pay_guided(self, listed: Moves, top: float) -> float:
        """What the trial owes is paid by the cards after which the net likes the position best; the policy's payment
        has been looked at."""
        listed.count = 0
        listed.add_payments(self.trial, 2)
        self.policy.look(self.trial, self.trial.payer)
        found = 0
        for i in range(listed.count):
            if listed.move[i] & KIND != FLIP:
                score = self.policy.score_payment(self.trial, listed.move[i])
                found = self.like(listed.move[i], score, found, self.payments)
        for i in range(found):
            self.probe.copy_from(self.trial)
            apply(self.probe, self.liked[i])
            value = self.settle()
            if value > top:
                top = value
                self.best.copy_from(self.probe)
        return top

    def like_moves(self, listed: Moves) -> int:
        """The few moves of the trial that the policy likes best, in no order, and how many they are."""
        listed.fill(self.trial)
        self.policy.look(self.trial, self.trial.turn)
        found = 0
        for i in range(listed.count):
            score = self.policy.score(self.trial, listed.move[i])
            found = self.like(listed.move[i], score, found, self.breadth)
        return found

    def like_quickly(self, listed: Moves) -> int:
        """The same by the quick player's eye, which sees much more and takes longer."""
        self.quick.look(self.trial)
        self.quick.list_moves(self.trial, listed)
        self.quick.prepare()
        found = 0
        for i in range(listed.count):
            self.quick.read(self.trial, i)
            found = self.like(listed.move[i], self.quick.forward(), found, self.breadth)
        return found

    def like(self, move: int, score: float, found: int, most: int) -> int:
        """Take a move in among the few best, in place of the worst if all places are taken; how many there are then."""
        at = found
        if found < most:
            found += 1
        else:
            at = 0
            for j in range(1, found):
                if self.liking[j] < self.liking[at]:
                    at = j
            if score <= self.liking[at]:
                return found
        self.liked[at] = move
        self.liking[at] = score
        return found

    def reward(self, position: Position) -> float:
        """What a finished game is worth: the medal, or a share of it for getting far."""
        worth = 1.0
        if self.for_medal:
            worth = self.medal[position.solo_flips - position.flips]
        if position.outcome == 1:
            return worth
        return worth * LOST_SHARE * progress(position) * progress(position)

    def leaf(self, position: Position) -> float:
        """The net's value; for a medal, the chance to win with no flip more, with one more, … each at its worth."""
        if not self.for_medal:
            return self.net.value(position)
        before = 0.0
        total = 0.0
        self.net.look_but_for_flips(position)
        for i in range(position.flips + 1):
            value = max(before, self.net.forward_with(i))
            total += self.medal[position.solo_flips - position.flips + i] * (value - before)
            before = value
        return total


def usual_eye(position: Position) -> Eye:
    """Who chooses in guided turns where nobody said so; with open order the hands are talked about (decision 31)."""
    return "policy" if position.open_order else EYES[position.players]


def sort_castle(position: Position) -> None:
    """Put the unseen royals of each rank in a fixed order, so that a redeal cannot depend on the true one."""
    castle = position.castle_cards()
    seen = position.defeated + 1
    position.load_castle(castle[:seen] + sorted(castle[seen:]))
