"""Advice a person can follow: ranked declarations with the chance to win, its error, and the reason as data.

A declaration's reason is what the round brings on average in worlds that fit the view; that of any other move is what
the engine says it does, for then all dice are open.
"""

from __future__ import annotations

from dataclasses import replace

from dethrone.players.advice import Advice
from dethrone.players.player import seed_for
from dethrone.players.regidice.choose import rank, workers
from dethrone.players.regidice.settings import Settings
from dethrone.players.regidice.weights import chance_for
from dethrone.prose import Reason, event_part, part
from dethrone.regidice.codes import Phase
from dethrone.regidice.engine import compiled
from dethrone.regidice.moves import DECLARATIONS, Act, Declare, Move
from dethrone.regidice.view import View

NAME = __name__.split(".")[-2]  # a room is named for its game
WORLDS = 200 if compiled else 10  # that a reason is told from
FIRST = 5  # declarations whose reasons are told from all of them; further down a quarter does


def advise(view: View, settings: Settings, most: int = len(DECLARATIONS)) -> list[Advice[Declare]]:
    """The declarations of the seat that is asked, best first, at most so many; none after the reveal."""
    if view.phase is not Phase.DECLARE or view.decider is None:
        return []
    chance, felled = chance_for(view.players), view.enemy_number
    settings = replace(settings, seed=seed_for(view, settings.seed))
    ranked = rank(view.outline, view.decider, settings)
    return [
        Advice(
            DECLARATIONS[code],
            chance.of(value, felled),
            chance.error_of(value, felled, error),
            samples,
            outlook(view, DECLARATIONS[code], WORLDS if place < FIRST else (WORLDS + 3) // 4),
        )
        for place, (code, value, error, samples) in enumerate(ranked[:most])
    ]


def reason(view: View, move: Move) -> Reason:
    """Why one would make the move: what it does, in a few clauses."""
    if isinstance(move, Declare):
        return outlook(view, move)
    sentences = tuple((event_part(NAME, event),) for event in view.preview(move).events)
    if isinstance(move, Act):
        return sentences or ((part("regidice-reason-resolves", seat=move.seat),),)
    return sentences or ((part("regidice-reason-done"),),)


def outlook(view: View, call: Declare, worlds: int = WORLDS) -> Reason:
    """What the round brings on average after a declaration, in so many worlds."""
    if view.decider is None:
        raise ValueError("Nobody declares after the end.")
    with workers.lent(view.players) as (worker,):
        dealt, felled, injured, prepared, lost = worker.outlook(
            view.outline, view.decider, seed_for(view, 1), call.code, worlds
        )
    found = []
    if dealt >= 0.05:
        found.append(part("regidice-reason-deals", dealt=round(dealt, 1), of=view.pips_left))
    if felled >= 0.005:  # otherwise it is 0 of 100
        found.append(part("regidice-reason-fells", **_often(felled)))
    if abs(injured) >= 0.05:
        found.append(part("regidice-reason-injured", dice=round(abs(injured), 1), costs=injured > 0))
    if prepared >= 0.05 and felled < 1:
        found.append(part("regidice-reason-prepares", dice=round(prepared, 1)))
    if lost >= 0.005:
        found.append(part("regidice-reason-loses", **_often(lost)))
    return tuple((one,) for one in found) or ((part("regidice-reason-nothing"),),)


def _often(share: float) -> dict[str, object]:
    return {"is_sure": share == 1, "cases": round(100 * share)}
