"""Puzzles found in games that were played: rounds in which the enemy can still be felled.

Once the dice are revealed nothing is hidden and nothing is rolled before the enemy hits back, so all that can be done
is tried; random play shows whether it is worth finding.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random

from dethrone.players.puzzle import Puzzle
from dethrone.regidice import Game, Move, Phase
from dethrone.regidice.events import Defeated, HitBack
from dethrone.regidice.notation import position_text

KIND = "fell"
MOST_POSITIONS = 4_000  # that are looked at
TRIALS = 60  # rounds of random play
MOST_LUCKY = 15  # of them may fell the enemy
SHORTEST, LONGEST = 3, 12  # moves of a solution


def puzzles(game: Game, kinds: Collection[str] = ()) -> Iterator[Puzzle]:
    """The puzzles that a game which was played has, round by round; at most one, and none of other kinds."""
    if kinds and KIND not in kinds:
        return
    replayed = game.copy()
    moves = [step.move for step in game.steps]
    while replayed.steps:
        replayed.pop()
    rounds: set[int] = set()
    for move in moves:
        if replayed.phase is Phase.RESOLVE and replayed.round not in rounds:
            rounds.add(replayed.round)
            puzzle = felling(replayed)
            if puzzle is not None:
                yield puzzle
                return
        replayed.push(move)


def felling(game: Game) -> Puzzle | None:
    """The enemy can be felled in this round, and random play rarely does."""
    line = solution(game)
    if line is None or not SHORTEST <= len(line) <= LONGEST or lucky(game) > MOST_LUCKY:
        return None
    steps = tuple((str(move),) for move in line)
    return Puzzle(KIND, position_text(game.position, game.rules), steps, is_open=True)


def ending(game: Game, move: Move) -> bool | None:
    """Make a move: whether the enemy fell by it; None while the round goes on."""
    for event in game.push(move).events(None):
        if isinstance(event, Defeated):
            return True
        if isinstance(event, HitBack):
            return False
    return False if game.is_over else None


def solution(game: Game) -> list[Move] | None:
    """Moves that fell the enemy before it hits back; None where there are none, or too many to be looked at."""
    seen: set[str] = set()

    def search() -> list[Move] | None:
        here = position_text(game.position, game.rules)
        if here in seen or len(seen) >= MOST_POSITIONS:
            return None
        seen.add(here)
        for move in list(game.legal_moves()):
            has_fallen = ending(game, move)
            rest = [] if has_fallen else search() if has_fallen is None else None
            game.pop()
            if rest is not None:
                return [move, *rest]
        return None

    return search()


def lucky(game: Game) -> int:
    """How many of some rounds of random play fell the enemy."""
    random, count = Random(1), 0
    for _ in range(TRIALS):
        made, has_fallen = 0, None
        while has_fallen is None:
            has_fallen = ending(game, random.choice(game.legal_moves()))
            made += 1
        for _ in range(made):
            game.pop()
        count += has_fallen
    return count
