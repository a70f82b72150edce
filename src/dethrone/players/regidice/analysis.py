"""Looks back on a finished game: the chance to win at every decision, the moves that cost most, what was better.

A declaration is judged from the view of the seat that made it, so nobody is blamed for what nobody could know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from dethrone.players.advice import Analysis, Found, Judged
from dethrone.players.halving import BATCHES, beside
from dethrone.players.player import seed_for
from dethrone.players.regidice.choose import Search, crew, workers
from dethrone.players.regidice.explain import reason
from dethrone.players.regidice.settings import Settings
from dethrone.players.regidice.weights import chance_for
from dethrone.regidice.game import Game
from dethrone.regidice.moves import DECLARATIONS, Declare, Move, decode, encode
from dethrone.regidice.view import View


def analyse(
    game: Game, settings: Settings, progress: Callable[[int, int], None] | None = None
) -> Analysis[Move]:
    """Judge every decision of a game that was a choice; `progress` is told the ply and how many there are.

    The curve has the chance after every declaration, for the many small moves after the reveal change little.
    """
    judged: list[Judged[Move]] = []
    for ply, step in enumerate(game.steps):
        if progress is not None:
            progress(ply, len(game.steps))
        view = step.before(step.seat)
        if len(view.legal_moves()) > 1:
            judged.append(_judge(view, ply, step.move, settings))
    return Analysis(tuple(judged), tuple(one.chance for one in judged if isinstance(one.move, Declare)))


def _judge(view: View, ply: int, move: Move, settings: Settings) -> Judged[Move]:
    found = (
        _judge_call(view, move, settings) if isinstance(move, Declare) else _judge_open(view, move, settings)
    )
    odds, felled = chance_for(view.players), view.enemy_number
    return found.judged(ply, view.decider or 0, move, odds=odds, felled=felled, why=partial(reason, view))


def _judge_call(view: View, call: Declare, settings: Settings) -> Found[Move]:
    """The declaration made and the best found, in the same worlds."""
    seat, seed = view.decider or 0, seed_for(view, settings.seed)
    with workers.lent(crew(view), settings.limit.threads) as lent:
        search = Search(lent, view.outline, seat, replace(settings, seed=seed))
        ranked = search.run()
        best = ranked[0].choice
        mine, other, error = search.compare(call.code, best, settings.limit.samples // (2 * BATCHES) + 1)
    is_best = best == call.code
    others = [
        (DECLARATIONS[one], value) for one, value in beside(ranked, call.code, mine if is_best else other)
    ]
    if is_best:
        return Found(call, mine, mine, 0.0, tuple(others))
    return Found(DECLARATIONS[best], mine, other, error, tuple(others))


def _judge_open(view: View, move: Move, settings: Settings) -> Found[Move]:
    """Nothing is hidden and nothing left to chance: what the move made and the best found lead to."""
    position = view.outline
    with workers.lent(crew(view)) as (worker,):
        word, _ = worker.open_move(position, settings.width)
        mine, other = (worker.worth(position, one, settings.width) for one in (encode(move), word))
    return Found(move, mine, mine, 0.0) if mine >= other else Found(decode(word), mine, other, 0.0)
