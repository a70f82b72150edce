"""Looks ahead to the end of the round, in the engine; search.pxd makes it C.

Before the reveal: a world is what the seat cannot see, rolled anew. Each declaration is tried in it, later callers
declare at one look, the round is played out, and the value judges the table. After the reveal nothing is hidden and
nothing left to chance: every move is tried.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from dethrone import _cython as cython

from collections.abc import Sequence

from dethrone.players.regidice.declare import Caller
from dethrone.players.regidice.plan import Planner
from dethrone.players.regidice.policy import Policy
from dethrone.players.regidice.value import Value
from dethrone.players.scores import Scores
from dethrone.regidice.position import Position
from dethrone.regidice.sets import Moves

if not cython.compiled:
    from dethrone.players.regidice.policy import STYLES
    from dethrone.players.scores import world_seed
    from dethrone.regidice.codes import DECLARE, FACES, K_DECLARE, O_VOTE, SPLIT
    from dethrone.regidice.engine import play
    from dethrone.regidice.legal import legal
    from dethrone.regidice.redeal import roll_hidden
    from dethrone.regidice.sets import CAPACITY

REPLIES = 32  # declarations of the last caller
LONGEST = 400  # moves in one round
WORST = -1e9
CAUTION = 1.0  # by how much a lost game is worse than what was reached in it: the value alone dares too much


class Worker:
    """Tries moves; one for each thread."""

    scores: Scores
    root: Position
    world: Position
    reveal: Position
    before: Position
    trial: Position
    policy: Policy
    planner: Planner
    judge: Value
    caller: Caller
    work_list: Moves
    listed: Moves
    seat: int
    styles: int
    replies: int
    caution: float
    answers: list[int]
    seed: int
    best_move: int
    best_value: float
    best_style: int
    dealt: float
    felled: float
    injured: float
    prepared: float
    lost: float

    def __init__(self, judge: Value, caller: Caller) -> None:
        self.scores = Scores()
        self.judge = judge
        self.caller = caller
        self.policy = Policy(caller, judge)
        self.planner = self.policy.planner
        self.root = Position()
        self.world = Position()
        self.reveal = Position()
        self.before = Position()
        self.trial = Position()
        self.work_list = Moves()
        self.listed = Moves()
        self.styles = 1
        self.replies = 1
        self.caution = CAUTION
        if not cython.compiled:
            self.answers = [0] * REPLIES

    def __reduce__(self) -> str:
        raise TypeError("Scratch space is not pickled: send the weights.")

    def enter(self, position: Position) -> None:
        """Take a position as the root; the team thinks with one mind, so nobody votes inside the search."""
        self.root.copy_from(position)
        if self.root.options & O_VOTE:
            self.root.options -= O_VOTE
            self.root.clear_votes()

    def judge_features(self, position: Position) -> list[float]:
        """The value's inputs."""
        return self.judge.features(position)

    def caller_terms(self, position: Position) -> list[tuple[int, int, list[float]]]:
        """The terms of every legal declaration."""
        return self.caller.terms(position)

    # -------------------------------------------------------------- before the reveal
    def begin(  # noqa: PLR0917
        self, position: Position, seat: int, seed: int, styles: int, keen: int, replies: int
    ) -> None:
        """Prepare to search the declarations of a seat; the round is played out in some styles, the best counts."""
        self.enter(position)
        self.seat = seat
        self.seed = seed
        self.styles = styles
        self.replies = replies
        self.planner.keen = keen

    def work(self, first: int, last: int) -> None:
        """Try every declaration in the worlds from first up to last."""
        with cython.nogil:
            self.run(first, last)

    def run(self, first: int, last: int) -> None:
        for number in range(first, last):
            self.world.copy_from(self.root)
            self.world.reseed(world_seed(self.seed, number))
            if self.seat < 4:
                roll_hidden(self.world, self.seat)
            for i in range(self.scores.count):
                self.scores.add(i, self.declare(self.scores.choice[i]))

    def declare(self, code: int) -> float:
        """What a declaration is worth in the world."""
        self.reveal.copy_from(self.world)
        play(self.reveal, K_DECLARE | code, self.work_list)
        while self.reveal.phase == DECLARE and self.reveal.round == self.root.round:
            if self.replies > 1 and self.reveal.declared + 1 == self.reveal.players:
                return self.reply()
            play(self.reveal, K_DECLARE | self.caller.choose(self.reveal), self.work_list)
        return self.resolve()

    def reply(self) -> float:
        """The last caller searches, too: the best of the declarations that look best to him."""
        self.before.copy_from(self.reveal)
        count = self.caller.choose_some(self.before, self.replies)
        for i in range(count):
            self.answers[i] = self.caller.best[i]
        best = WORST
        for i in range(count):
            self.reveal.copy_from(self.before)
            play(self.reveal, K_DECLARE | self.answers[i], self.work_list)
            best = max(best, self.resolve())
        return best

    def resolve(self) -> float:
        """The best of some styles from the reveal on."""
        best = WORST
        for style in range(self.styles):
            self.policy.adopt(style)
            self.trial.copy_from(self.reveal)
            value = self.finish()
            best = max(best, value)
        return best

    def finish(self) -> float:
        """Play the trial to the end of the round and judge the table."""
        round_now = self.root.round
        steps = 0
        while self.trial.status == 0 and self.trial.round == round_now and steps < LONGEST:
            play(self.trial, self.policy.choose(self.trial), self.work_list)
            steps += 1
        value = self.judge.value(self.trial)
        return value - self.caution if self.trial.status == 2 else value

    def outlook(
        self, position: Position, seat: int, seed: int, code: int, worlds: int
    ) -> tuple[float, float, float, float, float]:
        """What a declaration brings in this round, on average: damage dealt, how often the enemy falls, dice injured,
        dice prepared for the next round, and how often the game is lost."""
        self.begin(position, seat, seed, 1, 1, 1)
        self.scores.consider([code])
        self.clear_brought()
        for number in range(worlds):
            self.run(number, number + 1)
            self.add_brought(self.root)
        return self.average(worlds)

    def clear_brought(self) -> None:
        """Nothing was brought yet."""
        self.dealt = self.felled = self.injured = self.prepared = self.lost = 0.0

    def add_brought(self, start: Position) -> None:
        """Count what the trial, at the end of its round, brought since its start."""
        if self.trial.status == 2:
            self.lost += 1
            return
        has_fallen = self.trial.enemy > start.enemy or self.trial.status == 1
        self.felled += has_fallen
        self.dealt += start.room() - (0 if has_fallen else self.trial.room())
        self.injured += self.trial.injured_size() - start.injured_size()
        for other in range(self.trial.players):
            for colour in range(4):
                for value in range(1, FACES):
                    self.prepared += self.trial.zone[other][colour][value]

    def average(self, worlds: int) -> tuple[float, float, float, float, float]:
        """What was brought by each of so many rounds."""
        alive = max(1.0, worlds - self.lost)
        return (
            self.dealt / alive,
            self.felled / alive,
            self.injured / alive,
            self.prepared / alive,
            self.lost / worlds,
        )

    # --------------------------------------------------------------- after the reveal
    def worth(self, position: Position, word: int, width: int) -> float:
        """What a move leads to where nothing is hidden."""
        self.enter(position)
        self.planner.keen = 1
        round_now = self.root.round
        play(self.root, word, self.work_list)
        if self.root.status == 0 and self.root.round == round_now:
            with cython.nogil:
                self.look_around(width)
            return self.best_value
        value = self.judge.value(self.root)
        return value - self.caution if self.root.status == 2 else value

    def brings(self, position: Position, word: int, width: int) -> tuple[float, float, float, float, float]:
        """What the round brings from here on if it begins with a move and goes on as well as was found."""
        self.enter(position)
        self.before.copy_from(self.root)
        self.planner.keen = 1
        play(self.root, word, self.work_list)
        self.trial.copy_from(self.root)
        if self.root.status == 0 and self.root.round == self.before.round:
            self.look_around(width)
            self.policy.adopt(self.best_style)
            self.trial.copy_from(self.root)
            play(self.trial, self.best_move, self.work_list)
            self.finish()
        self.clear_brought()
        self.add_brought(self.before)
        return self.average(1)

    def open_move(self, position: Position, width: int) -> tuple[int, float]:
        """The best move found where nothing is hidden, and what it leads to."""
        self.enter(position)
        self.planner.keen = 1
        with cython.nogil:
            self.look_around(width)
        return self.best_move, self.best_value

    def open_moves(self, position: Position, width: int) -> list[tuple[int, float]]:
        """Every move where nothing is hidden, or some of very many, and what it leads to; the best found first."""
        first = self.open_move(position, width)
        step = 1 + (self.listed.count - 1) // width
        tried = range(0, self.listed.count, step)
        found = [(self.listed.move[i], self.lead(i)) for i in tried]
        return [first, *[one for one in found if one[0] != first[0]]]

    def policy_move(self, position: Position) -> int:
        """What the usual style does, or the declaration at one look; no search."""
        return self.policy_word(position)

    def policy_word(self, position: Position) -> int:
        self.enter(position)
        self.planner.keen = 1
        self.policy.adopt(0)
        return self.policy.choose(self.root)

    def style_move(self, position: Position, style: int) -> int:
        """What a style does."""
        self.enter(position)
        self.planner.keen = 1
        self.policy.adopt(style)
        return self.policy.move(self.root)

    def look_around(self, width: int) -> None:
        """Every style to the end of the round; then every move, or some of very many, with the best style after."""
        self.best_value = WORST
        for style in range(STYLES):
            if self.root.phase >= SPLIT and style not in (0, 3, 5, 10):
                continue  # the others differ in attacks only
            self.policy.adopt(style)
            self.trial.copy_from(self.root)
            move = self.policy.choose(self.trial)
            play(self.trial, move, self.work_list)
            value = self.finish()
            if value > self.best_value:
                self.best_value = value
                self.best_move = move
                self.best_style = style
        self.listed.open(CAPACITY)
        legal(self.root, self.listed)
        step = 1 + (self.listed.count - 1) // width
        for k in range((self.listed.count + step - 1) // step):
            i = k * step
            value = self.lead(i)
            if value > self.best_value + 1e-9:
                self.best_value = value
                self.best_move = self.listed.move[i]

    def lead(self, i: int) -> float:
        """What a listed move leads to in the best style."""
        self.policy.adopt(self.best_style)
        self.trial.copy_from(self.root)
        play(self.trial, self.listed.move[i], self.work_list)
        return self.finish()

    # ------------------------------------------------------------------ the limit
    def known_value(self, position: Position, codes: Sequence[int]) -> float:
        """What a round is worth in which all rolls are known and everybody declares as given."""
        self.enter(position)
        self.styles = STYLES
        self.planner.keen = 1
        self.reveal.copy_from(self.root)
        for code in codes:
            play(self.reveal, K_DECLARE | code, self.work_list)
        return self.resolve()
