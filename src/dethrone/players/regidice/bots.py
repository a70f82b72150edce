"""Regidice's players: each is handed a view and answers with a move, the same for the same view and seed."""

from __future__ import annotations

from dataclasses import replace

from dethrone.bits import wrap
from dethrone.players.halving import Ranked
from dethrone.players.player import Silent, seat_asked, seed_for
from dethrone.players.regidice.choose import crew, rank, workers
from dethrone.players.regidice.settings import Settings
from dethrone.players.regidice.whim import drawn
from dethrone.regidice.codes import Phase
from dethrone.regidice.moves import DECLARATIONS, Move, decode
from dethrone.regidice.view import View


def draw(view: View, seed: int, bound: int) -> int:
    """A number below a bound, from nothing but the view and a seed."""
    return drawn(view.outline, seat_asked(view), wrap(seed), bound)


class GreedyBot(Silent):
    """Declares at one look and resolves in the usual style."""

    name = "greedy"

    def choose(self, view: View) -> Move:
        """What it likes best."""
        seat_asked(view)
        with workers.lent(crew(view)) as (worker,):
            return decode(worker.policy_move(view.outline))


class SearchBot(Silent):
    """Tries every declaration in worlds that fit the view, and after the reveal every move."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.settings = settings

    def choose(self, view: View) -> Move:
        """The move that did best."""
        seat_asked(view)
        if view.phase is Phase.DECLARE:
            return DECLARATIONS[self.ranked(view)[0].choice]
        with workers.lent(crew(view)) as (worker,):
            word, _ = worker.open_move(view.outline, self.settings.width)
            return decode(word)

    def ranked(self, view: View) -> list[Ranked]:
        """The declarations as the search ranks them; a view after the reveal has none."""
        if view.phase is not Phase.DECLARE or view.decider is None:
            return []
        settings = replace(self.settings, seed=seed_for(view, self.settings.seed))
        return rank(view.outline, view.decider, settings)
