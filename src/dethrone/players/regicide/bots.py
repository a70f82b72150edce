"""Regicide's players: each is handed a view and answers with a move, the same for the same view and seed."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from dethrone.players.halving import Ranked
from dethrone.players.regicide.choose import choose
from dethrone.players.regicide.policy import Policy, policy_move
from dethrone.players.regicide.settings import Settings
from dethrone.players.regicide.weights import policy_for
from dethrone.regicide.game import Game
from dethrone.regicide.legal import legal_moves
from dethrone.regicide.moves import Move, Post, Wish, decode
from dethrone.regicide.view import PHASES, Phase, View


def seed_for(view: View, seed: int) -> int:
    """A seed for one decision: nothing but the view and the player's own seed goes into it."""
    digest = hashlib.sha256(f"{seed} {view}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


@cache
def policy(players: int) -> Policy:
    """The tuned policy, made once; it is only used with the GIL held."""
    return policy_for(players)


def wish_of(view: View) -> Wish:
    """Whether the viewer would like to go next, by how good its best play looks: an honest word (RC-94)."""
    if view.seat is None:
        raise ValueError("A spectator has no wish.")
    position = view.outline
    position.phase = PHASES.index(Phase.WHO)
    position.wishes = sum(Wish.NEUTRAL.number << 2 * seat for seat in range(view.seat))
    said = decode(policy_move(policy(view.players), position))
    return said.wish if isinstance(said, Post) else Wish.NEUTRAL


def speak(game: Game, seats: Sequence[str | None]) -> list[Post]:
    """After a jester every bot that has not spoken says whether it would like to go; random ones are silent.

    `seats` are the bots' names by seat, None where a person sits. Each is handed its own view, as for a move.
    """
    said: list[Post] = []
    for seat, bot in enumerate(seats):
        if not game.speakers or bot in (None, "random") or seat == game.decider:
            continue
        view = game.view(seat)
        if view.wishes[seat] is None:
            said.append(Post(seat, wish_of(view)))
            game.push(said[-1], seat=seat)
    return said


class RandomBot:
    """Any legal move."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """A legal move at random."""
        words = legal_moves(view.outline)
        word = random.Random(seed_for(view, self.seed)).choice(words)
        return decode(word)


class GreedyBot:
    """The tuned linear policy: one look, no search; with `slips` it plays at random that often."""

    def __init__(self, seed: int = 0, *, slips: float = 0.0) -> None:
        self.name = "novice" if slips else "greedy"
        self.slips = slips
        self._random = RandomBot(seed)
        self.seed = seed

    def choose(self, view: View) -> Move:
        """What the policy likes best."""
        if self.slips and random.Random(seed_for(view, self.seed) + 1).random() < self.slips:
            return self._random.choose(view)
        word = policy_move(policy(view.players), view.outline)
        return decode(word)


class SearchBot:
    """Monte Carlo search over the policy in worlds that fit the view."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.name = name
        self.settings = settings

    def choose(self, view: View) -> Move:
        """The move that did best."""
        word, _ = self.think(view)
        return decode(word)

    def think(self, view: View) -> tuple[int, list[Ranked]]:
        """The best move, and all that were considered with their chances."""
        settings = replace(self.settings, seed=seed_for(view, self.settings.seed))
        seat = -1 if view.decider is None else view.decider
        return choose(view.outline, seat, settings)
