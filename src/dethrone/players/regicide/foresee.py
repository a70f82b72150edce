"""Could a deal be won? The solver that sees all cards, for any chance; a game is played by its line, as proof."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from dethrone.chance import Seed
from dethrone.players.advice import Foreseen
from dethrone.players.regicide.solve import solve
from dethrone.regicide.codes import NAME
from dethrone.regicide.game import MOVE_WORDS, Game
from dethrone.regicide.moves import decode

WIDTHS = (30, 200, 1000)


def foresee(game: Game, tick: Callable[[], None], bound: int) -> Foreseen:
    """Look for a line that wins from here, with beams up to a bound of the width."""
    chance, count = game.chance, len(game.steps)
    words: Callable[[int], list[int]] | None = None
    if chance is not None and not isinstance(chance, Seed):
        words = cache(lambda depth: chance.words(f"{NAME} move {count + depth}", MOVE_WORDS))
    widths = tuple(width for width in WIDTHS if width <= bound)
    solution = solve(game.position, widths, words=words, tick=tick)
    line = () if solution is None else solution.line
    for word in line:
        game.push(decode(word))
    is_won = game.outcome is not None and game.outcome.is_won
    if solution is not None and not is_won:
        raise AssertionError("The line that was found does not win.")
    return Foreseen(is_solved=True, is_won=is_won, line=tuple(str(step.move) for step in game.steps[count:]))
