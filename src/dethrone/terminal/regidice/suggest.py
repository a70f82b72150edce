"""Suggestions: what a bot would do in the seat that is asked, as whole decisions that one key can take."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from dethrone.players.player import Player
from dethrone.players.roster import player
from dethrone.regidice import Act, Cast, Lose, MakeSet, Move, Phase, Raise, Spend, View
from dethrone.regidice.game import Step
from dethrone.regidice.kind import KIND

GOES_ON = {  # phases that belong to one decision, so that one key answers them all
    Phase.RESOLVE: (Phase.SET, Phase.COLOUR, Phase.RAISE),
    Phase.SET: (Phase.SET, Phase.COLOUR),
    Phase.COLOUR: (Phase.COLOUR,),
    Phase.LOSE: (Phase.LOSE,),
    Phase.PREPARE: (Phase.PREPARE,),
}


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves that are suggested, and the same with what follows by itself, as it would be typed."""

    moves: tuple[Move, ...]
    typed: tuple[Move, ...]


def usual_adviser() -> Player:
    """Whose suggestions are shown; where nothing is compiled, one that need not search."""
    return player("expert" if KIND.is_compiled else "greedy", game=KIND.name)


def plan(view: View, people: Collection[int], adviser: Player) -> Plan:
    """What is suggested for the decision in hand, as far as people at the keyboard make it."""
    if view.phase is Phase.DECLARE:
        call = (adviser.choose(view),)
        return Plan(call, call)
    trial = view.trial(0)
    moves: tuple[Move, ...] = ()
    typed: tuple[Move, ...] = ()
    while True:
        step = trial.push(adviser.choose(trial.view(trial.decider)))
        moves, typed = (*moves, step.move), (*typed, step.move, *_followed(step))
        then = trial.view(trial.decider)
        if then.outcome is not None or then.round != view.round or not _is_one_decision(view, then, people):
            return Plan(moves, typed)


def _followed(step: Step) -> Iterator[Move]:
    """The sets, pips and losses of the same seat that followed by themselves."""
    mover = step.move.seat if isinstance(step.move, Act | Spend) else step.seat
    for seat, move in step.followed():
        if isinstance(move, MakeSet | Cast | Raise | Lose) and seat == mover:
            yield move


def _is_one_decision(view: View, then: View, people: Collection[int]) -> bool:
    is_same_seat = view.phase is Phase.RESOLVE or then.decider == view.decider
    return is_same_seat and then.decider in people and then.phase in GOES_ON.get(view.phase, ())
