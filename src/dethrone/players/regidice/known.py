"""Games in which everybody declares knowing all rolls: no fair player, but a limit to compare one with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from dethrone.players.regidice.choose import crew, declarations, workers
from dethrone.players.regidice.roster import player
from dethrone.regidice.codes import K_DECLARE, Phase
from dethrone.regidice.engine import apply_word, legal_words
from dethrone.regidice.game import Game
from dethrone.regidice.moves import DECLARATIONS, Declare
from dethrone.regidice.position import Position


def play_known(
    game: Game, seed: int = 0, *, most_rounds: int | None = None, tick: Callable[[], None] | None = None
) -> None:
    """Play a game to its end, or for so many rounds; `tick` is called with every move."""
    bots = [player("expert", seed=seed + seat) for seat in range(game.players)]
    calls: list[Declare] = []
    while (seat := game.decider) is not None and (most_rounds is None or game.round <= most_rounds):
        if tick is not None:
            tick()
        if game.phase is Phase.DECLARE:
            calls = calls or best_calls(game.position, seed)
            game.push(calls.pop(0))
        else:
            game.push(bots[seat].choose(game.view(seat)))


def best_calls(position: Position, seed: int, starts: int = 4) -> list[Declare]:
    """Everybody's declarations with all rolls known, in the order of calling: hill climbing from some starts."""
    random = Random(seed * 1000 + position.round)
    best: tuple[float, list[int]] = (-1.0, [])
    with workers.lent(crew(position)) as (worker,):
        for start in range(starts):
            codes = drawn_calls(position, random)
            if start == 0:
                codes = []
                table = position.copy()
                while len(codes) < position.players:
                    word = worker.policy_move(table)
                    codes.append(word - K_DECLARE)
                    apply_word(table, word)
            value = worker.known_value(position, codes)
            improved = True
            while improved:
                improved = False
                for place in range(position.players):
                    for code in declarations(position):
                        tried = [*codes[:place], code, *codes[place + 1 :]]
                        if not is_legal(position, tried):
                            continue
                        found = worker.known_value(position, tried)
                        if found > value + 1e-9:
                            value, codes, improved = found, tried, True
            best = max(best, (value, codes))
    return [DECLARATIONS[code] for code in best[1]]


def drawn_calls(position: Position, random: Random) -> list[int]:
    """Declarations at random that go together."""
    while True:
        codes = [random.choice(declarations(position)) for _ in range(position.players)]
        if is_legal(position, codes):
            return codes


def is_legal(position: Position, codes: Sequence[int]) -> bool:
    """Whether the rules let everybody declare so, one after the other."""
    table = position.copy()
    for code in codes[:-1]:
        if K_DECLARE | code not in legal_words(table):
            return False
        apply_word(table, K_DECLARE | code)
    return K_DECLARE | codes[-1] in legal_words(table)
