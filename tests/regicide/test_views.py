"""A view is an outline that holds no secret: it is the same however it is made, and says all through it."""

import json
import pickle
from random import Random

import pytest

from dethrone.regicide import Game, Play, cards, wire
from dethrone.regicide.codes import FIRST_JESTER, JESTERS
from dethrone.regicide.position import Position
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


OTHERS = {
    # case: (hands, seat, whether the view is equal)
    "the same": ("2C,9D|3C,4C|5C", 0, True),
    "another hand": ("2C,9H|3C,4C|5C", 0, False),
    "another seat": ("2C,9D|3C,4C|5C", 1, False),
    "a spectator": ("2C,9D|3C,4C|5C", None, False),
}


@pytest.mark.parametrize(("hands", "seat", "is_same"), OTHERS.values(), ids=OTHERS)
def test_views_are_equal_if_all_of_them_is(hands: str, seat: int | None, *, is_same: bool) -> None:
    one = stand("enemy=JH hands=2C,9D|3C,4C|5C").view(0)
    other = stand(f"enemy=JH hands={hands}").view(seat)
    assert (one == other) is is_same


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


def numbers(position: Position) -> list[object]:
    """A position as it is, with the jesters told apart."""
    hands = [position.hand(seat) for seat in range(4)]
    cards = [position.tavern_cards(), position.play_words(), position.discard]
    return [hands, cards, position.layers(), position.entries()]


def exchanged(word: int) -> int:
    """A set of cards, or a play, with the other jester in place of each."""
    return word & ~JESTERS | (word & FIRST_JESTER) << 1 | word >> 1 & FIRST_JESTER


def swapped(position: Position) -> Position:
    """The same with the numbers of the two jesters exchanged."""
    other = position.copy()
    for seat in range(4):
        other.set_hand(seat, exchanged(position.hand(seat)))
    other.load_tavern([card ^ 1 if card >= 52 else card for card in position.tavern_cards()])
    other.load_plays([exchanged(word) for word in position.play_words()])
    other.discard, other.played = exchanged(position.discard), exchanged(position.played)
    for load, by_card in ((other.load_layers, position.layers()), (other.load_entries, position.entries())):
        load([*by_card[:52], by_card[53], by_card[52]])
    return other


def test_a_single_jester_in_a_closed_pile_stays_the_first() -> None:
    position = stand("official,discard_view=top enemy=JH hands=2C|3C|4C discard=*@0 top=*").position
    assert numbers(pickle.loads(pickle.dumps(position))) == numbers(position)


ALIKE = {
    # case: (position lines that look alike, seats that see the same)
    "in a hand": (("batches=1 hands=*,2C|3C|4C|*^1,6C tavern=9C,5C^1",), (None, 0, 1, 3)),
    "in hands, of two layers": (
        ("batches=1 hands=2C|3C|4C|*^1 tavern=*,5C^1", "batches=1 hands=2C|3C|4C|5C^1 tavern=*,*^1"),
        (None, 0, 1, 2),
    ),
    "on the table": (("immunity=off plays=P0,4C|P1,* damage=8 hands=2C|3C|*|5C tavern=9C",), (None, 0, 1, 2)),
    "in the pile": (("hands=2C|3C|*|5C tavern=9C discard=*",), (None, 0, 1, 2)),
    "hidden": (("batches=1 hands=2C|3C|4C|*^1 tavern=*",), (None, 0, 1, 2)),
}


@pytest.mark.parametrize(("lines", "seats"), ALIKE.values(), ids=ALIKE.keys())
def test_which_jester_is_the_first_is_not_told(lines: tuple[str, ...], seats: tuple[int | None, ...]) -> None:
    """Of two jesters that look alike an outline numbers first the one that is met first, wherever they truly lie."""
    for seat in seats:
        positions = [stand(f"official enemy=JH {line}").position for line in lines]
        positions += [swapped(position) for position in positions]
        outlines = [outline(one, -1 if seat is None else seat) for one in positions]
        assert all(numbers(one) == numbers(outlines[0]) for one in outlines)
        assert seat is None or outlines[0].hand(seat) & JESTERS in (0, FIRST_JESTER)


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
