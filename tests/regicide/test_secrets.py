"""No view and no refusal tells a seat what it may not know: worlds that look alike to it answer alike."""

import json
from random import Random

import pytest

from dethrone.errors import GameError, IllegalMove
from dethrone.regicide import Game, View, wire
from dethrone.regicide.cards import cards_of
from dethrone.regicide.engine import apply
from tests.regicide.many_games import OVER, TABLES, at_random, deal, many, play_through, with_care
from tests.regicide.tables import do, follow

tables = pytest.mark.parametrize(("rules", "players"), TABLES, ids=str)
ATTEMPTS = (
    "yield",
    "flip",
    ">P0",
    ">P3",
    "7H",
    "AS+KD",
    "5C+5H",
    "*",
    "-7H",
    "-10C+9D",
    "-*",
    "P0:want",
    "P1:neutral",
    "nonsense",
)


def shown(view: View) -> tuple[str, str]:
    return view.text, json.dumps(wire.view(view))


def answer(game: Game, move: str, seat: int) -> tuple[object, ...]:
    """All that a seat learns from trying a move: whether it went through, or the whole error."""
    try:
        do(game.copy(), move, seat=seat)
    except GameError as error:
        legal = error.legal if isinstance(error, IllegalMove) else ()
        return type(error), error.code, str(error), legal
    return ("done",)


def stops(rules: str, players: int, seed: int) -> list[Game]:
    """Games at random points, of a random game and of a longer one."""
    chance = Random(seed)
    games = []
    for start in (deal(rules, players, seed), deal(rules, players, seed + 99, fallen=3)):
        position = start.copy()
        choose = with_care if start.defeated else at_random
        line = play_through(start.copy(), choose, chance)
        wanted = set(chance.sample(range(len(line)), min(many(3, 1), len(line))))
        for ply, move in enumerate(line):
            if ply in wanted:
                games.append(Game.from_position(position, rules))
            apply(position, move)
        assert position.phase == OVER
        games.append(Game.from_position(position, rules))
    return games


@tables
def test_worlds_that_look_alike_look_alike(rules: str, players: int) -> None:
    for game in stops(rules, players, players):
        for seat in (None, *range(players)):
            view = game.view(seat)
            twin = Game.from_position(view.sample(1), rules)
            assert shown(twin.view(seat)) == shown(view)


@tables
def test_refusals_tell_nothing(rules: str, players: int) -> None:
    for game in stops(rules, players, 7):
        for seat in range(players):
            twin = Game.from_position(game.view(seat).sample(1), rules)
            for move in ATTEMPTS:
                if move.startswith(f"P{seat}:"):
                    continue  # a wish where none is asked for has a test of its own
                assert answer(game, move, seat) == answer(twin, move, seat)


@tables
def test_a_wish_at_the_wrong_time_is_not_answered_with_anothers_moves(rules: str, players: int) -> None:
    """Wishes may come from seats that are not asked: what the asked seat holds must not be in the answer."""
    for game in stops(rules, players, 8):
        for seat in range(players):
            twin = Game.from_position(game.view(seat).sample(1), rules)
            assert answer(game, f"P{seat}:want", seat) == answer(twin, f"P{seat}:want", seat)


@tables
def test_worlds_differ_where_something_is_hidden(rules: str, players: int) -> None:
    """The test above would prove nothing if the sampler gave the same world again."""
    game = Game.from_position(deal(rules, players, 11), rules)
    worlds = {game.view(0).sample(seed) for seed in range(5)}
    assert len(worlds) == 5
    assert all(cards_of(world.hand(0)) == game.hand(0) for world in worlds)


WISHES = {
    # case: (wishes posted, who looks, what they hear)
    "one's own": ("P0:want", 0, ("want", None, None)),
    "another's, before all have spoken": ("P0:want", 1, (None, None, None)),
    "a spectator, before all have spoken": ("P0:want P1:neutral", None, (None, None, None)),
    "only one's own of two": ("P0:want P1:neutral", 1, (None, "neutral", None)),
    "all, once all have spoken": ("P0:want P1:neutral P2:want", 1, ("want", "neutral", "want")),
    "a spectator, once all have spoken": ("P0:want P1:neutral P2:want", None, ("want", "neutral", "want")),
    "none, once the turn has begun": ("P0:want P1:neutral P2:neutral", 1, (None, None, None)),
}


@pytest.mark.parametrize(("posted", "seat", "heard"), WISHES.values(), ids=WISHES.keys())
def test_wishes_are_heard_together(posted: str, seat: int | None, heard: tuple[str | None, ...]) -> None:
    """RC-96: nobody hears the others before having spoken, so nobody can lean on them."""
    view = follow("open-order enemy=JH phase=who hands=2C|3C|4C", posted).view(seat)
    assert tuple(wish and wish.value for wish in view.wishes) == heard


def test_the_castle_and_the_tavern_are_not_in_a_view() -> None:
    """RC-90: of hidden cards a view holds sets and sizes; no order can be read from it."""
    game = Game(3, seed=4)
    for seat in (None, 0, 1, 2):
        text = game.view(seat).text
        assert " castle=" not in text
        assert " rng=" not in text
        assert " tavern=?^0x23 " in text
