"""Every game there is, under every rule set, with every number of players; and random games through them."""

from collections.abc import Iterator
from random import Random

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.contract import Game, Kind, View
from tests.toy import KIND as TOY

KINDS: dict[str, Kind] = {name: games.kind(name) for name in games.ROOMS} | {TOY.name: TOY}
LONG = (
    40 if all(kind.is_compiled for kind in KINDS.values()) else 12
)  # moves of a game that is not played to its end
LONGEST = 5000  # no random game is longer
CASES = [
    pytest.param(kind, rules, players, id=f"{kind.name}-{rules}-{players}")
    for kind in KINDS.values()
    for rules in kind.presets
    for players in kind.players
]
every_case = pytest.mark.parametrize(("kind", "rules", "players"), CASES)
every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS.keys())


def wander(kind: Kind, rules: str, players: int, *, seed: int, moves: int = LONG) -> Iterator[Game]:
    """A random game before its first move and after each; the same object, so look at once. Seats sometimes speak."""
    game, chance = kind.deal(players, rules, Seed(seed)), Random(seed)
    yield game
    while moves > 0 and not game.is_over:
        if game.speakers and chance.random() < 0.5:
            seat = chance.choice(game.speakers)
            game.push(chance.choice(game.view(seat).sayings()), seat=seat)
        else:
            game.push(chance.choice(game.legal_moves()), seat=game.decider)
        moves -= 1
        yield game


def some(
    kind: Kind, rules: str, players: int, *, seed: int = 1, moves: int = LONG, every: int = 4
) -> Iterator[Game]:
    """Copies from along a random game."""
    for number, game in enumerate(wander(kind, rules, players, seed=seed, moves=moves)):
        if number % every == 0 or game.is_over:
            yield game.copy()


def finished(kind: Kind, rules: str, players: int, *, seed: int = 2) -> Game:
    """A random game that has ended."""
    *_, game = wander(kind, rules, players, seed=seed, moves=LONGEST)
    assert game.is_over
    return game


def viewers(game: Game) -> tuple[int | None, ...]:
    """Everybody who looks on."""
    return (None, *range(game.players))


def world(view: View, seed: int) -> Game:
    """Another game that looks the same to the viewer."""
    return view.trial(seed)
