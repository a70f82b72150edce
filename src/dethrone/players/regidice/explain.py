"""Advice a person can follow: ranked moves with the chance to win, its error, and the reason as data.

A declaration's reason is what the round brings on average in worlds that fit the view; that of any other move is what
the engine says it does, and what the round then comes to, for all dice are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from operator import itemgetter

from dethrone.players.advice import Advice
from dethrone.players.player import seed_for
from dethrone.players.regidice.choose import crew, rank, workers
from dethrone.players.regidice.settings import Settings
from dethrone.players.regidice.weights import chance_for
from dethrone.prose import Part, Reason, event_part, part
from dethrone.regidice.codes import Phase
from dethrone.regidice.engine import compiled
from dethrone.regidice.moves import DECLARATIONS, Act, Declare, Move, decode
from dethrone.regidice.view import View

NAME = __name__.split(".")[-2]  # a room is named for its game
WORLDS = 200 if compiled else 10  # that a reason is told from
WEIGHED = 8  # moves after the reveal that are looked at closely
FIRST = 5  # declarations whose reasons are told from all of them; further down a quarter does


def advise(view: View, settings: Settings, most: int = len(DECLARATIONS)) -> list[Advice[Move]]:
    """The moves of the seat that is asked, best first, at most so many; none after the end."""
    if view.decider is None:
        return []
    if view.phase is not Phase.DECLARE:
        return _advise_open(view, settings, min(most, WEIGHED))
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


def _advise_open(view: View, settings: Settings, most: int) -> list[Advice[Move]]:
    """The moves that lead furthest where nothing is hidden: in the one world there is, so without an error."""
    chance, felled, width = chance_for(view.players), view.enemy_number, settings.width
    with workers.lent(crew(view)) as (worker,):
        first_look = sorted(worker.open_moves(view.outline, width), key=itemgetter(1), reverse=True)
        found = [(word, worker.worth(view.outline, word, width)) for word, _ in first_look[:most]]
        found.sort(key=itemgetter(1), reverse=True)
        brought = [worker.brings(view.outline, word, width) for word, _ in found]
    return [
        Advice(
            decode(word), chance.of(value, felled), 0.0, 1, (*_done(view, decode(word)), _then(view, brings))
        )
        for (word, value), brings in zip(found, brought, strict=True)
    ]


def _then(view: View, brings: Sequence[float]) -> tuple[Part, ...]:
    """What the rest of the round comes to, if it is played as well as was found."""
    dealt, felled, injured, prepared, lost = map(round, brings)
    if lost:
        return (part("regidice-reason-then-lost"),)
    found = [
        part(
            "regidice-reason-then-falls" if felled else "regidice-reason-then-deals",
            dealt=dealt,
            of=view.pips_left,
        )
    ]
    if injured:
        found.append(part("regidice-reason-then-injured", dice=abs(injured), costs=injured > 0))
    if prepared and not felled:
        found.append(part("regidice-reason-then-prepares", dice=prepared))
    return tuple(found)


def reason(view: View, move: Move) -> Reason:
    """Why one would make the move: what it does, in a few clauses."""
    if isinstance(move, Declare):
        return outlook(view, move)
    if isinstance(move, Act):
        return _done(view, move) or ((part("regidice-reason-resolves", seat=move.seat),),)
    return _done(view, move) or ((part("regidice-reason-done"),),)


def _done(view: View, move: Move) -> Reason:
    """What the engine does at once, in sentences; nothing where it only asks on."""
    return tuple((event_part(NAME, event),) for event in view.preview(move).events)


def outlook(view: View, call: Declare, worlds: int = WORLDS) -> Reason:
    """What the round brings on average after a declaration, in so many worlds."""
    if view.decider is None:
        raise ValueError("Nobody declares after the end.")
    with workers.lent(crew(view)) as (worker,):
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
