"""Games to ask players in: from the beginning and from the middle, some moves at random, under many rule sets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from dethrone.chance import Seed
from dethrone.players.regidice.bots import GreedyBot
from dethrone.regidice import Game, Phase, Position, Rules, position_text
from dethrone.regidice.playout import any_table
from dethrone.regidice.record import begin

LIMIT = 25  # rounds


def begun(players: int, rules: Rules, seed: int) -> Game:
    """Every second game begins somewhere in the middle, so that all enemies and black dice come up."""
    limited = rules.but(max_rounds=LIMIT)
    if seed % 2 == 0:
        return Game(players, limited, seed=2_000_000_000 + seed)
    start = any_table(players, seed, limited.options, limited.round_limit)
    return begin(position_text(start, limited), Seed(2_000_000_000 + seed))


def met(players: int, rules: Rules, seed: int) -> Iterator[Game]:
    """The game at every decision; one move in four is random, the others are the greedy player's."""
    game = begun(players, rules, seed)
    random = Random(seed)
    bot = GreedyBot()
    while (seat := game.decider) is not None:
        yield game
        stray = random.random() < 0.25
        game.push(random.choice(game.legal_moves()) if stray else bot.choose(game.view(seat)))


def declaring(players: int, rules: Rules, seed: int, count: int) -> list[Position]:
    """Positions before the reveal."""
    found: list[Position] = []
    for number in range(seed, seed + 100):
        for game in met(players, rules, number):
            if game.phase is Phase.DECLARE:
                found.append(game.position)
            if len(found) == count:
                return found
    return found
