"""Regicide's players: each is handed a view and answers with a move, the same for the same view and seed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from dethrone.bits import wrap
from dethrone.players.halving import Ranked
from dethrone.players.player import seat_asked, seed_for
from dethrone.players.regicide.choose import choose
from dethrone.players.regicide.policy import Policy, policy_move
from dethrone.players.regicide.quick import Quick
from dethrone.players.regicide.settings import Settings
from dethrone.players.regicide.weights import policy_for, quick_for
from dethrone.players.regicide.whim import drawn
from dethrone.regicide.codes import ASKING, Phase
from dethrone.regicide.moves import Move, Post, Wish, decode
from dethrone.regicide.view import View


@cache
def policy(players: int) -> Policy:
    """The tuned policy, made once; it is only used with the GIL held."""
    return policy_for(players)


@cache
def quick(players: int) -> Quick:
    """The quick player's net, made once; it is only used with the GIL held."""
    return quick_for(players)


def say_wish(view: View) -> Post | None:
    """In the window after a jester, once: whether the viewer would like to go next, an honest word (RC-94)."""
    seat = view.seat
    if seat is None or seat == view.decider or seat not in view.speakers or view.wishes[seat] is not None:
        return None
    return Post(seat, wish_of(view, seat))


def wish_of(view: View, seat: int) -> Wish:
    """Whether the viewer would like to go next, by how good its best play looks."""
    position = view.outline
    position.phase = ASKING
    position.wishes = sum(Wish.NEUTRAL.number << 2 * other for other in range(seat))
    said = decode(policy_move(policy(view.players), position))
    return said.wish if isinstance(said, Post) else Wish.NEUTRAL


def draw(view: View, seed: int, bound: int) -> int:
    """A number below a bound, from nothing but the view and a seed."""
    return drawn(view.outline, seat_asked(view), wrap(seed), bound)


class GreedyBot:
    """The tuned linear policy: one look, no search."""

    name = "greedy"

    def choose(self, view: View) -> Move:
        """What the policy likes best."""
        seat_asked(view)
        return decode(policy_move(policy(view.players), view.outline))

    def say(self, view: View) -> Post | None:
        """An honest wish."""
        return say_wish(view)


class QuickBot:
    """One look by a small net that was taught by the search; no search."""

    name = "quick"

    def choose(self, view: View) -> Move:
        """What the net likes best."""
        seat_asked(view)
        return decode(quick(view.players).move(view.outline))

    def say(self, view: View) -> Post | None:
        """An honest wish."""
        return say_wish(view)


class SearchBot:
    """Monte Carlo search over the policy in worlds that fit the view; wishes are the policy's, at one look."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.settings = settings

    def choose(self, view: View) -> Move:
        """The move that did best."""
        if view.phase is Phase.WHO:
            return Post(seat_asked(view), wish_of(view, seat_asked(view)))
        word, _ = self.think(view)
        return decode(word)

    def say(self, view: View) -> Post | None:
        """An honest wish."""
        return say_wish(view)

    def think(self, view: View) -> tuple[int, list[Ranked]]:
        """The best move, and all that were considered with their chances."""
        seat = seat_asked(view)
        settings = replace(self.settings, seed=seed_for(view, self.settings.seed))
        return choose(view.outline, seat, settings)
