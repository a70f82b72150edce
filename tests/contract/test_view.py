"""A view is all that a viewer may know, and nothing else; everything a player needs can be asked of it."""

import json
from typing import Any

import pytest

from dethrone.chance import Seed
from dethrone.contract import KEEPER, Kind
from dethrone.errors import BadRules, GameOver, IllegalMove, OutOfTurn, Reason, Unreadable
from tests.contract.tables import every_case, every_kind, finished, some, viewers, world


@every_case
def test_it_says_what_the_game_says(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert view.seat == viewer
            assert (view.players, view.rules, view.phase) == (game.players, game.rules, game.phase)
            assert (view.decider, view.speakers, view.outcome) == (game.decider, game.speakers, game.outcome)
            assert view == game.view(viewer)
            assert hash(view) == hash(game.view(viewer))
            assert all(view != game.view(other) for other in viewers(game) if other != viewer)


@every_case
def test_what_may_be_done_can_be_asked_of_it(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=5):
        if game.decider is None:
            continue
        own = game.view(game.decider)
        assert list(own.legal_moves()) == list(game.legal_moves())
        for move in own.legal_moves()[:15]:
            own.check(move)
            preview = own.preview(move)
            assert (preview.seat, preview.move) == (game.decider, move)
            told = game.copy().push(move).events(game.decider)
            foretold = [type(event) for event in preview.events]
            assert foretold == [type(event) for event in told[: len(foretold)]]
            for viewer in viewers(game):
                if viewer != game.decider:
                    with pytest.raises(OutOfTurn) as error:
                        game.view(viewer).check(move)
                    assert error.value.reason is (Reason.SPECTATOR if viewer is None else Reason.OUT_OF_TURN)


@every_case
def test_view_and_game_refuse_alike(kind: Kind, rules: str, players: int) -> None:
    moves: list[Any] = []
    for game in some(kind, rules, players, seed=9, every=6):
        if game.decider is None:
            continue
        moves += game.legal_moves()[:9]
        view = game.view(game.decider)
        for move in moves[-40:]:
            answers: list[Any] = []
            for check in (view.check, lambda move, game=game: game.check(move, seat=game.decider)):
                try:
                    check(move)
                    answers.append(None)
                except IllegalMove as error:
                    answers.append((type(error), error.reason, error.facts))
            assert answers[0] == answers[1]


@every_case
def test_after_the_end_nothing_may_be_done(kind: Kind, rules: str, players: int) -> None:
    game = finished(kind, rules, players)
    for viewer in viewers(game):
        view = game.view(viewer)
        assert (len(view.legal_moves()), len(view.sayings())) == (0, 0)
        with pytest.raises(GameOver) as error:
            view.check(game.steps[-1].move)
        assert error.value.reason is Reason.OVER


@every_case
def test_text_and_json_round_trip(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=5):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert "\n" not in view.text
            twins = [
                kind.view(view.text),
                kind.wire().read_view(json.loads(json.dumps(kind.wire().view(view)))),
            ]
            for twin in twins:
                assert twin == view
                assert hash(twin) == hash(view)
                assert (twin.text, str(twin)) == (view.text, str(view))
                assert list(twin.legal_moves()) == list(view.legal_moves())
                assert list(twin.sayings()) == list(view.sayings())


@every_case
def test_worlds_that_differ_in_hidden_things_alone_look_the_same(
    kind: Kind, rules: str, players: int
) -> None:
    differed = 0
    for game in some(kind, rules, players, every=6):
        for viewer in viewers(game):
            view = game.view(viewer)
            for seed in (1, 2):
                other = world(view, seed)
                twin = other.view(viewer)
                assert twin == view
                assert hash(twin) == hash(view)
                assert (twin.text, str(twin)) == (view.text, str(view))
                assert kind.wire().view(twin) == kind.wire().view(view)
                assert list(twin.legal_moves()) == list(view.legal_moves())
                differed += any(other.view(seat) != game.view(seat) for seat in range(players))
                if viewer == game.decider and viewer is not None:
                    assert list(other.legal_moves()) == list(game.legal_moves())
    assert differed or players == 1


@every_case
def test_what_a_saying_or_preview_tells_is_in_the_view(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, seed=11, every=9):
        if game.decider is None:
            continue
        view = game.view(game.decider)
        twin = world(view, 5).view(game.decider)
        for move in view.legal_moves()[:10]:
            assert tuple(twin.preview(move).events) == tuple(view.preview(move).events)


@every_case
def test_moves_can_be_tried_from_what_a_viewer_knows(kind: Kind, rules: str, players: int) -> None:
    """In a game that is a guess but for what the viewer sees; the same seed gives the same guess."""
    for game in some(kind, rules, players, seed=13, every=3):
        for viewer in viewers(game):
            view = game.view(viewer)
            trial, again = view.trial(3), view.trial(3)
            assert trial == again
            assert trial.view(viewer) == view
            assert len(trial.steps) == 0
            assert bool(trial.legal_moves()) is not trial.is_over
            assert kind.replay(trial.record(KEEPER)) == trial
            if viewer is None or viewer != game.decider:
                continue
            move = view.legal_moves()[-1]
            assert trial.push(move, seat=viewer).move == again.push(move, seat=viewer).move == move
            assert trial == again
            assert trial.pop().before(viewer) == view


@every_kind
def test_unreadable_views_are_refused(kind: Kind) -> None:
    for text in ("", "nonsense", "{", "[]", "\x00", "9" * 10_000):
        with pytest.raises(Unreadable):
            kind.view(text)


SEEDS = {
    "a fraction": 1.5,
    "negative": -1,
    "too large": 1 << 64,
    "a text": "7",
    "a truth": True,
    "nothing": None,
}


@pytest.mark.parametrize("seed", SEEDS.values(), ids=SEEDS.keys())
@every_kind
def test_a_seed_is_a_64_bit_number(kind: Kind, seed: Any) -> None:
    game = finished(kind, kind.usual_rules, kind.usual_players)
    for view in (kind.deal(kind.usual_players, kind.usual_rules, Seed(1)).view(0), game.view()):
        for draw in (view.sample, view.trial):
            with pytest.raises(BadRules) as error:
                draw(seed)
            assert error.value.reason is Reason.BAD_SEED
    assert kind.deal(kind.usual_players, kind.usual_rules, Seed(1)).view(0).sample((1 << 64) - 1)
