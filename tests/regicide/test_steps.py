"""A step tells each viewer what happened, and names the seats that learnt something by it."""

import pickle
from random import Random

import pytest

from dethrone.contract import KEEPER, PUBLIC
from dethrone.errors import BadRecord
from dethrone.regicide import Game, Wish, replay
from tests.regicide.tables import do, follow, stand

SHOWS = {
    # case: (position, earlier moves, the move, who learnt something)
    "a yield shows that one can pay": ("enemy=JH hands=9D,2C,AC|3C|4C", "", "yield", {1, 2}),
    "or that one cannot": ("enemy=JH hands=9D|3C|4C", "", "yield", {1, 2}),
    "a yield without a hit": ("enemy=JH shield=10 hands=9D|3C|4C", "", "yield", set()),
    "together it shows more": ("summary enemy=JH hands=3D|5C|9C", "", "yield", {0, 1, 2}),
    "to each seat: that one could pay alone is hidden": (
        "summary enemy=JH hands=3D|5C|9C,2C",
        "",
        "yield",
        {0, 1, 2},
    ),
    "also to the one who plays": ("summary enemy=JH hands=2D,10C|5C|9C", "", "2D", {0, 1, 2}),
    "a play others must pay for": ("summary enemy=JH hands=2D,3C|5C|9C", "", "2D", {0, 1, 2}),
    "a play is seen by the others": ("enemy=JH hands=9C,10C|3C|4C", "", "9C", {1, 2}),
    "a payment, too": ("enemy=JH phase=suffer hands=9C,10C|3C", "", "-10C", {1}),
    "who draws has seen a card": ("enemy=JH hands=AD,10C|3C tavern=7S", "", "AD", {0, 1}),
    "alone nobody else looks": ("enemy=JH hands=9C,10C", "", "9C", set()),
    "alone one draws": ("enemy=JH hands=AD,10C tavern=7S,8S", "", "AD", {0}),
    "an open pile shows what is healed": ("enemy=JC hands=2H,10C discard=7S,8S,9S", "", "2H", {0}),
    "a closed pile does not": (
        "official,discard_view=count enemy=JC hands=2H,10C discard=7S@0,8S@0,9S@0",
        "",
        "2H",
        set(),
    ),
    "a new royal": ("enemy=JH damage=12 hands=8S,2C|3C", "", "8S", {0, 1}),
    "a wish while others are asked": ("open-order enemy=JH phase=who hands=2C|3C", "", "P0:want", set()),
    "wishes that come out": ("open-order enemy=JH phase=who hands=2C|3C", "P0:want", "P1:want", {0, 1}),
    "a name": ("enemy=JH hands=*,2C|3C|4C", "*", ">P1", set()),
}


@pytest.mark.parametrize(("line", "earlier", "move", "seats"), SHOWS.values(), ids=SHOWS.keys())
def test_whom_a_step_shows_something(line: str, earlier: str, move: str, seats: set[int]) -> None:
    game = follow(line, earlier)
    do(game, move)
    assert game.steps[-1].shows_hidden == seats


TURNS = {
    # case: (position, earlier moves, the move, whether a turn begins)
    "a play that is hit back": ("enemy=JH hands=9C,10C|3C", "", "9C", False),
    "a payment": ("enemy=JH phase=suffer hands=9C,10C|3C", "", "-10C", True),
    "a yield without a hit": ("enemy=JH shield=10 hands=9D|3C|4C", "", "yield", True),
    "a kill": ("enemy=JH damage=12 hands=8S,2C|3C", "", "8S", True),
    "a jester": ("enemy=JH hands=*,2C|3C|4C", "", "*", False),
    "a word after it": ("enemy=JH hands=*,2C|3C|4C", "*", "P1:want", False),
    "a name": ("enemy=JH hands=*,2C|3C|4C", "*", ">P1", True),
    "a wish while others are asked": ("open-order enemy=JH phase=who hands=2C|3C", "", "P0:want", False),
    "the end": ("enemy=JH hands=9D|3C|4C", "", "yield", False),
}


@pytest.mark.parametrize(("line", "earlier", "move", "begins"), TURNS.values(), ids=TURNS.keys())
def test_whether_a_turn_begins(line: str, earlier: str, move: str, begins: bool) -> None:
    game = follow(line, earlier)
    do(game, move)
    assert game.steps[-1].begins_turn is begins


def test_a_step_has_a_before_and_an_after() -> None:
    game = stand("enemy=JH hands=9C,10C|3C")
    before = game.view(1)
    step = game.push(game.legal_moves()[0], seat=0)
    assert (step.seat, step.move, step) == (0, game.steps[0].move, game.steps[-1])
    assert step.before(1) == before
    assert step.after(1) == game.view(1)
    assert game.pop() is step
    assert game.view(1) == before


def test_events_are_told_to_each_as_they_may_know() -> None:
    game = stand("enemy=JH hands=AD,10C|3C tavern=7S")
    do(game, "AD")
    drew = {viewer: str(game.steps[0].events(viewer)) for viewer in (None, 0, 1)}
    assert "7S" in drew[0]
    assert "7S" not in drew[1]
    assert drew[None] == drew[1]
    assert "7S" in str(game.steps[0].everything)


def test_the_public_record_hides_what_views_hide() -> None:
    game = follow("open-order enemy=JH phase=who hands=2C|3C|4C", "P0:want P1:neutral")
    assert game.record() == game.record(PUBLIC)
    assert game.record().moves == ("P0:?", "P1:?")
    assert game.record().start is None
    assert game.record(KEEPER).moves == ("P0:want", "P1:neutral")
    assert replay(game.record(KEEPER)) == game
    with pytest.raises(BadRecord):
        replay(game.record())
    do(game, "P2:neutral")
    assert game.record().moves == ("P0:want", "P1:neutral", "P2:neutral")


def test_a_running_games_seed_is_not_public() -> None:
    game = Game(2, seed=7)
    assert "Seed" not in game.record().headers
    assert game.record(KEEPER).headers["Seed"] == "7"
    chance = Random(1)
    while not game.is_over:
        game.push(chance.choice(game.legal_moves()))
    assert game.record().headers["Seed"] == "7"
    assert replay(game.record()) == game


def test_players_add_to_the_secret() -> None:
    secret = bytes(range(32))
    plain, mixed = Game(2, secret=secret), Game(2, secret=secret, nonces=("abc", "7"))
    assert plain.position != mixed.position
    assert plain.commitment == mixed.commitment
    assert mixed.record(KEEPER).headers["Nonces"] == "abc,7"
    assert replay(mixed.record(KEEPER)) == mixed


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_finished_game_pickles_small(players: int) -> None:
    for seed in range(5):
        game = Game(players, seed=seed) if seed else Game(players, secret=bytes(32))
        chance = Random(seed)
        while not game.is_over:
            game.push(chance.choice(game.legal_moves()))
        data = pickle.dumps(game)
        assert len(data) < 3000
        again = pickle.loads(data)
        assert (again, again.chance) == (game, game.chance)


def test_a_wish_stays_with_its_owner_until_all_have_spoken() -> None:
    game = follow("open-order enemy=JH phase=who hands=2C|3C|4C", "P0:want")
    assert game.view(0).wishes == (Wish.WANT, None, None)
    assert game.view(1).wishes == game.view(None).wishes == (None, None, None)
