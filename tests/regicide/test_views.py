"""A view is an outline that holds no secret: it is the same however it is made, and says all through it."""

import json
import pickle
from random import Random

import pytest

from dethrone.regicide import Game, Play, cards, wire
from dethrone.regicide.redeal import outline
from dethrone.regicide.sampler import facts_of, view_from
from tests.regicide.many_games import TABLES, at_random, deal, many, push_word, with_care
from tests.regicide.tables import stand

tables = pytest.mark.parametrize(("rules", "players"), TABLES, ids=str)


@tables
def test_the_outline_is_what_the_facts_alone_give(rules: str, players: int) -> None:
    """Compiled code lays it out from the position, plain code from what the view says: nothing else went in."""
    for seed in range(many(3, 1)):
        game = Game.from_position(deal(rules, players, seed, fallen=(0, 7, 3)[seed]), rules)
        chance = Random(seed)
        while not game.is_over:
            push_word(game, (with_care if seed else at_random)(game.position, chance))
            for seat in (None, *range(players)) if chance.random() < 0.3 else ():
                view = game.view(seat)
                again = view_from(facts_of(view))
                assert again == view
                assert hash(again) == hash(view)
                assert again.outline == view.outline
                assert outline(view.outline, -1 if seat is None else seat) == view.outline


def test_an_outline_holds_nothing_that_is_hidden() -> None:
    game = Game(3, seed=4)
    view = game.view(1)
    assert view.outline.rng == 0
    assert view.outline.hand(1) == game.position.hand(1)
    other = Game.from_position(view.sample(1), "official")
    assert other.position != game.position
    assert other.view(1).outline == view.outline


def test_an_outline_is_handed_out_as_a_copy() -> None:
    view = Game(2, seed=4).view(0)
    view.outline.damage = 99
    assert view.damage == 0
    assert pickle.loads(pickle.dumps(view)) == view
    with pytest.raises(AttributeError):
        view.seat = 1  # type: ignore[misc]


def test_jesters_that_look_alike_make_no_difference() -> None:
    """Of two jesters the viewer's own is the first, whichever it is in truth."""
    line = "official enemy=JH hands={}|3C|4C|5C tavern={} turn=P0"
    mine = stand(line.format("*,2C", "*"))
    position = mine.position
    position.set_hand(0, position.hand(0) ^ 3 << 52)
    position.load_tavern([52])
    other = Game.from_position(position, "official")
    for seat in (None, 0, 1):
        assert mine.view(seat) == other.view(seat)
    assert mine.view(0).legal_moves() == other.view(0).legal_moves()
    other.push(Play(cards("*")))
    assert [str(card) for card in other.hand(0)] == ["2C"]


@tables
def test_the_deciders_view_lists_what_the_game_lists(rules: str, players: int) -> None:
    game = Game.from_position(deal(rules, players, 5), rules)
    chance = Random(5)
    while not game.is_over:
        moves = game.legal_moves()
        assert game.view(game.decider).legal_moves() == moves
        for seat in (None, *range(players)):
            if seat != game.decider:
                assert not any(hasattr(move, "cards") for move in game.view(seat).legal_moves())
        game.push(chance.choice(moves))
    assert not game.view(0).legal_moves()


def test_views_as_json_are_plain() -> None:
    data = json.loads(json.dumps(wire.view(stand("enemy=JH damage=3 hands=2C,9D|3C,4C tavern=5C").view(0))))
    assert data["seat"] == 0
    assert data["hand"] == ["2C", "9D"]
    assert data["enemy"] == "JH"
    assert data["is_cancelled"] is False
    assert data["yielded"] == [False, False]
    assert data["outcome"] is None
    assert data["layers"] == [[0, ["3C", "4C", "5C"]]]
    assert {"View", "Move", "Event", "Preview", "$defs"} == set(wire.schema())
