"""Advice a person can follow: ranked declarations with the chance to win, its error, and the reason in words.

A declaration's reason is what the round brings on average in worlds that fit the view; that of any other move is what
the engine says it does, for then all dice are open.
"""

from __future__ import annotations

from dataclasses import replace

from dethrone.players.advice import Advice
from dethrone.players.regidice.bots import seed_for
from dethrone.players.regidice.choose import Settings, rank, workers
from dethrone.players.regidice.weights import chance_for
from dethrone.regidice.codes import Phase
from dethrone.regidice.engine import compiled
from dethrone.regidice.moves import DECLARATIONS, Act, Declare, Move
from dethrone.regidice.telling import sentence
from dethrone.regidice.view import View

WORLDS = 200 if compiled else 10  # that a reason is told from


def advise(view: View, settings: Settings, most: int = len(DECLARATIONS)) -> list[Advice[Declare]]:
    """The declarations of the seat that is asked, best first, at most so many; none after the reveal."""
    if view.phase is not Phase.DECLARE or view.decider is None:
        return []
    chance, felled = chance_for(view.players), view.enemy_number
    settings = replace(settings, seed=seed_for(view, settings.seed))
    return [
        Advice(
            DECLARATIONS[code],
            chance.of(value, felled),
            chance.error_of(value, felled, error),
            samples,
            reason(view, DECLARATIONS[code]),
        )
        for code, value, error, samples in rank(view.outline, view.decider, settings)[:most]
    ]


def reason(view: View, move: Move) -> str:
    """Why one would make the move: what it does, in a few words."""
    if isinstance(move, Declare):
        return outlook(view, move)
    told = " ".join(sentence(event) for event in view.preview(move).events).rstrip(".")
    if isinstance(move, Act):
        return told or f"P{move.seat} resolves now"
    return told or "it is left at that"


def outlook(view: View, call: Declare) -> str:
    """What the round brings on average after a declaration, in words."""
    if view.decider is None:
        raise ValueError("Nobody declares after the end.")
    with workers.lent(view.players) as (worker,):
        dealt, felled, injured, prepared, lost = worker.outlook(
            view.outline, view.decider, seed_for(view, 1), call.code, WORLDS
        )
    told = []
    if dealt >= 0.05:
        told.append(f"deals {dealt:.1f} of {view.pips_left} on average")
    if felled >= 0.005:  # otherwise it is 0 of 100
        told.append(f"fells the enemy {_often(felled)}")
    if abs(injured) >= 0.05:
        told.append(f"costs {injured:.1f} dice" if injured > 0 else f"brings back {-injured:.1f} dice")
    if prepared >= 0.05 and felled < 1:
        told.append(f"leaves {prepared:.1f} dice prepared")
    if lost >= 0.005:
        told.append(f"loses the game at once {_often(lost)}")
    return "; ".join(told) or "nothing is dealt, and no die is lost"


def _often(share: float) -> str:
    return "for sure" if share == 1 else f"in {100 * share:.0f} of 100 cases"
