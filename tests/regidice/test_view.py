"""Views hold nothing but what a viewer may know, and do not change."""

import pickle
from itertools import islice, takewhile

import pytest

from dethrone.errors import BadRecord, BadRules
from dethrone.listing import Listing
from dethrone.regidice import Declare, Done, Game, Rules, View, compiled, full_view, legal_words, view_of
from dethrone.regidice.events import Declared, Rolled
from dethrone.regidice.moves import listed
from dethrone.regidice.playout import any_table
from dethrone.regidice.redeal import roll_hidden
from dethrone.regidice.rules import PRESETS
from tests.regidice.tables import say, table
from tests.regidice.wander import wander

EVERY_PRESET = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)


@EVERY_PRESET
def test_the_outline_does_not_depend_on_hidden_dice(rules: Rules) -> None:
    """To the last number, the generator's state among them."""
    for seed in range(30 if compiled else 5):
        for seat in (None, 0, 2):
            one = any_table(3, seed, rules.options)
            other = one.copy()
            other.reseed(seed + 1)
            roll_hidden(other, -1 if seat is None else seat)
            views = view_of(one, rules, seat), view_of(other, rules, seat)
            assert views[0].outline.snapshot() == views[1].outline.snapshot()
            assert views[0] == views[1]
            assert hash(views[0]) == hash(views[1])
            assert one != other


def test_a_view_of_another_seat_is_another() -> None:
    game = Game(3, seed=1)
    views = {game.view(seat) for seat in (None, 0, 1, 2)}
    assert len(views) == 4


def test_views_of_other_seats_and_rolls_are_not_equal() -> None:
    game = Game(3, seed=1)
    assert game.view(0) != game.view(1) != Game(3, seed=2).view(1)
    assert game.view(0) != "a view"


def test_what_nobody_has_declared_yet() -> None:
    view = Game(2, seed=1).view(0)
    assert (view.action(0), view.acting) == (None, None)
    acting = table(["r3 b3 y1", "b5 b6 b4"], "A3 B5")
    say(acting, "act P0")
    assert (acting.view().acting, str(acting.view().action(0))) == (0, "Action.ATTACK")


def test_a_sample_before_the_reveal_rolls_what_is_hidden() -> None:
    game = Game(2, seed=1)
    worlds = [full_view(game.view(0).sample(seed), game.rules) for seed in range(6)]
    assert all(die.is_showing for world in worlds for pool in world.pools for die in pool)
    assert {world.pools[0] for world in worlds} == {game.view(0).pools[0]}
    assert len({world.pools[1] for world in worlds}) > 1


def test_a_sample_of_what_is_all_known_goes_on_by_its_seed() -> None:
    view = full_view(Game(2, seed=1).position, PRESETS["rulebook"])
    assert view.sample(3) == view.sample(3) != view.sample(4)


def test_a_view_that_was_changed_on_the_way_is_refused() -> None:
    game = Game(2, seed=1)
    for view in (game.view(0), full_view(game.position, game.rules)):
        again, (seat, rules, outline, is_full) = view.__reduce__()
        assert again(seat, rules, outline, is_full) == view  # type: ignore[operator]
        for wrong in (("0", rules, is_full), (2, rules, is_full), (0, rules, True)):
            with pytest.raises(BadRecord):
                again(wrong[0], wrong[1], outline, wrong[2])  # type: ignore[operator]
        with pytest.raises(BadRules):
            again(seat, PRESETS["bga"], outline, is_full)  # type: ignore[operator]


def test_a_view_does_not_change() -> None:
    game = Game(2, seed=1)
    view = game.view(0)
    text = view.text
    with pytest.raises(AttributeError):
        view.seat = 1
    game.push(game.legal_moves()[0])
    assert view.text == text
    assert pickle.loads(pickle.dumps(view)) == view


def test_sampling_and_reading_leave_the_outline_alone() -> None:
    view = table(["r3 b3 y1 r2 b1 b2", "b5 b6 b4"], "A3 B5").view(0)
    before = view.outline.snapshot()
    view.sample(3)
    view.parse("act P0; set 3, 2+1; done")
    view.preview(view.legal_moves()[0])
    assert view.outline.snapshot() == before


@EVERY_PRESET
def test_previews_tell_what_then_happens(rules: Rules) -> None:
    for game, _ in islice(wander(3, rules, 9), 0, 120, 3):
        if game.decider is None:
            break
        view: View = game.view(game.decider)
        for move in view.legal_moves()[:: 1 + len(view.legal_moves()) // 6]:
            preview = view.preview(move)
            assert (preview.seat, preview.move) == (game.decider, move)
            if isinstance(move, Declare):
                assert preview.events == (Declared(game.decider, move),)
                continue
            events = game.copy().push(move).events(game.decider)
            assert preview.events == tuple(takewhile(lambda one: not isinstance(one, Rolled), events))


def test_legal_moves_are_a_sequence_that_is_read_when_asked() -> None:
    game = Game(2, seed=1)
    moves = game.legal_moves()
    assert isinstance(moves, Listing)
    assert len(moves) == len(legal_words(game.position)) == 27
    assert moves == tuple(moves) == game.view(0).legal_moves() == game.view(1).legal_moves()
    assert moves[-1] in moves
    assert moves[0] is game.legal_moves()[0]
    assert Done() not in moves
    assert moves[2:4] == tuple(moves)[2:4]
    assert hash(moves) == hash(game.legal_moves())
    assert "A1, A2" in repr(moves)
    assert not listed(())
