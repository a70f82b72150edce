"""Suggestions: what a bot would do in the seat that is asked, as whole decisions that one key can take."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from dethrone.players.player import Player
from dethrone.players.regidice.roster import player
from dethrone.regidice.codes import Phase
from dethrone.regidice.engine import advanced, compiled, walk
from dethrone.regidice.moves import Act, Cast, Lose, MakeSet, Move, Raise, Spend, decode, encode
from dethrone.regidice.view import View, view_of

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
    return player("expert" if compiled else "greedy")


def plan(view: View, people: Collection[int], adviser: Player) -> Plan:
    """What is suggested for the decision in hand, as far as people at the keyboard make it."""
    if view.phase is Phase.DECLARE:
        call = (adviser.choose(view),)
        return Plan(call, call)
    here = view
    moves: tuple[Move, ...] = ()
    typed: tuple[Move, ...] = ()
    while True:
        move = adviser.choose(here)
        after = advanced(here.outline, encode(move), [])
        moves, typed = (*moves, move), (*typed, move, *_followed(here, move))
        then = view_of(after, view.rules, None if after.decider() < 0 else after.decider())
        if then.outcome is not None or then.round != view.round or not _is_one_decision(view, then, people):
            return Plan(moves, typed)
        here = then


def _followed(view: View, move: Move) -> Iterator[Move]:
    """The sets, pips and losses of the same seat that followed by themselves."""
    seat = move.seat if isinstance(move, Act | Spend) else view.decider
    for before, word, _ in walk(view.outline, encode(move))[1:]:
        follower = decode(word)
        if isinstance(follower, MakeSet | Cast | Raise | Lose) and before.decider() == seat:
            yield follower


def _is_one_decision(view: View, then: View, people: Collection[int]) -> bool:
    is_same_seat = view.phase is Phase.RESOLVE or then.decider == view.decider
    return is_same_seat and then.decider in people and then.phase in GOES_ON.get(view.phase, ())
