"""Could a deal be won? Games in which everybody declares knowing all rolls; one that is won proves it."""

from __future__ import annotations

from collections.abc import Callable

from dethrone.players.advice import Foreseen
from dethrone.players.regidice.known import play_known
from dethrone.regidice.game import Game

TRIES = 4
LONGEST = 100  # rounds after which a try is given up


def foresee(game: Game, tick: Callable[[], None], bound: int) -> Foreseen:
    """Play the deal on from here some times, up to a bound; the first line that wins."""
    count = len(game.steps)
    for seed in range(min(bound, TRIES)):
        trial = game.copy()
        play_known(trial, seed, most_rounds=LONGEST, tick=tick)
        if trial.outcome is not None and trial.outcome.is_won:
            return Foreseen(
                is_solved=True, is_won=True, line=tuple(str(step.move) for step in trial.steps[count:])
            )
    return Foreseen(is_solved=True, is_won=False)
