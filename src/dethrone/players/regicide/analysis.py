"""Looks back on a finished game: the chance to win at every decision, the moves that cost most, what was better.

Each decision is judged from the view of the seat that made it, so nobody is blamed for what nobody could know.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dethrone.players.advice import Analysis, Found, Judged
from dethrone.players.player import seed_for
from dethrone.players.regicide.choose import judge
from dethrone.players.regicide.explain import reason
from dethrone.players.regicide.settings import Settings
from dethrone.players.regicide.weights import chance_for
from dethrone.regicide.game import Game, Step
from dethrone.regicide.legal import fitted
from dethrone.regicide.moves import Move, Post, decode, encode


def analyse(
    game: Game, settings: Settings, progress: Callable[[int, int], None] | None = None
) -> Analysis[Move]:
    """Judge every decision of a game that was a choice; `progress` is told the ply and how many there are."""
    judged = []
    for ply, step in enumerate(game.steps):
        if progress is not None:
            progress(ply, len(game.steps))
        if not isinstance(step.move, Post):
            one = _judge(step, ply, settings)
            if one is not None:
                judged.append(one)
    return Analysis(tuple(judged), tuple(one.chance for one in judged))


def _judge(step: Step, ply: int, settings: Settings) -> Judged[Move] | None:
    """Compare the move made with the best found, in the same sampled worlds; None where there was no choice."""
    seat, move = step.seat, step.move
    view = step.before(seat)
    position = view.outline
    played = fitted(position, encode(move))
    found = judge(position, seat, played, settings, seed_for(view, settings.seed))
    if found is None:
        return None
    others = tuple((decode(one), value) for one, value in found.others)
    odds, felled = chance_for(view.players), len(view.fallen)
    return Found(decode(found.best), found.mine, found.other, found.error, others).judged(
        ply, seat, move, odds=odds, felled=felled, why=partial(reason, view)
    )
