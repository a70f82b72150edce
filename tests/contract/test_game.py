"""A game is a value that answers the same questions, whichever game it is."""

import pickle
from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from dethrone.chance import Secret, Seed, commitment
from dethrone.contract import Game, Kind
from dethrone.errors import BadRules, GameError, GameOver, IllegalMove, OutOfTurn, Reason, Unreadable
from tests.contract.tables import every_case, every_kind, finished, some, viewers, wander, world

SECRET = Secret(bytes(range(32)))


def refusal(act: Callable[..., object], move: Any, seat: int | None) -> tuple[type, str] | None:
    """How something is refused: the error and its reason; None if it is not."""
    try:
        act(move, seat=seat)
    except GameError as error:
        return type(error), str(error) and error.reason
    return None


@every_case
def test_it_answers_what_every_game_answers(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players):
        assert game.players == players
        assert game.rules == kind.rules(rules)
        assert str(game.rules) == rules
        assert isinstance(game.phase.value, str)
        assert game.is_over is (game.outcome is not None) is (game.decider is None)
        assert game.decider is None or game.decider in range(players)
        assert set(game.speakers) <= set(range(players))
        assert not any(game.view(seat).sayings() for seat in range(players) if seat not in game.speakers)
        assert game.outcome is None or game.outcome.value in kind.outcomes
        assert game.outcome is None or isinstance(game.outcome.is_won, bool)
        assert game.commitment is None
        assert isinstance(game.steps, Sequence)
        assert all(isinstance(game.opening(viewer), tuple) for viewer in viewers(game))
        assert bool(game.legal_moves()) is not game.is_over


@every_case
def test_what_is_taken_back_never_was(kind: Kind, rules: str, players: int) -> None:
    past: list[tuple[Game, int]] = []
    for game in wander(kind, rules, players, seed=3):
        past.append((game.copy(), hash(game)))
        assert (game, hash(game)) == past[-1]
    end, steps = game.copy(), list(game.steps)
    for before, code in reversed(past[:-1]):
        step = game.pop()
        assert (step.seat, step.move) == (steps[-1].seat, steps[-1].move)
        steps.pop()
        assert game == before
        assert hash(game) == code
        assert list(game.legal_moves()) == list(before.legal_moves())
        assert [step.move for step in game.steps] == [step.move for step in steps]
    with pytest.raises(GameError) as error:
        game.pop()
    assert error.value.reason is Reason.NOTHING_TO_TAKE_BACK
    for step in end.steps:
        assert game != end
        game.push(step.move, seat=step.seat)
    assert game == end


@every_case
def test_a_copy_goes_its_own_way(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=9):
        twin, views = game.copy(), [game.view(viewer) for viewer in viewers(game)]
        assert twin == game
        assert hash(twin) == hash(game)
        if game.is_over:
            continue
        twin.push(twin.legal_moves()[-1])
        assert twin != game
        assert len(twin.steps) == len(game.steps) + 1
        assert [game.view(viewer) for viewer in viewers(game)] == views
        twin.pop()
        assert twin == game


@every_case
def test_every_listed_move_is_accepted(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=7):
        moves = game.legal_moves()
        assert len(set(moves)) == len(moves) == len(list(moves))
        for move in moves[:: max(1, len(moves) // 20)]:
            assert move in moves
            assert refusal(game.check, move, game.decider) is None
            assert refusal(game.copy().push, move, game.decider) is None


@every_case
def test_check_and_push_agree(kind: Kind, rules: str, players: int) -> None:
    """Legal or not, in turn or not, also moves of other moments and of no game: the same error, the same reason."""
    chance = Random(5)
    moves: list[Any] = []
    errors: set[type] = set()
    for game in some(kind, rules, players, seed=4, every=5):
        moves += [
            *game.legal_moves()[:20],
            *(say for seat in game.speakers for say in game.view(seat).sayings()),
        ]
        before = game.copy()
        for move in [*chance.sample(moves, min(25, len(moves))), object()]:
            for seat in viewers(game):
                answer = refusal(game.check, move, seat)
                assert game == before
                assert refusal(game.copy().push, move, seat) == answer
                if answer is not None:
                    assert refusal(game.push, move, seat) == answer
                    assert game == before
                    assert issubclass(answer[0], IllegalMove)
                    errors.add(answer[0])
    assert errors >= ({IllegalMove, OutOfTurn} if players > 1 else {IllegalMove})


@every_case
def test_only_who_is_asked_may_move(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=8):
        for seat in range(players):
            if game.decider in (None, seat):
                continue
            with pytest.raises(OutOfTurn) as error:
                game.push(game.legal_moves()[0], seat=seat)
            assert error.value.facts.get("seat") == seat
        if not game.is_over:
            with pytest.raises(IllegalMove):
                game.check(game.legal_moves()[0], seat=players)


@every_case
def test_after_the_end_everything_is_refused(kind: Kind, rules: str, players: int) -> None:
    game = finished(kind, rules, players)
    assert game.outcome is not None
    assert (game.decider, game.speakers, len(game.legal_moves())) == (None, (), 0)
    for step in game.steps[:: max(1, len(game.steps) // 30)]:
        with pytest.raises(GameOver) as error:
            game.push(step.move, seat=step.seat)
        assert error.value.reason is Reason.OVER


@every_case
def test_speaking_changes_nothing_that_is_asked(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, seed=6, every=1):
        for seat in viewers(game):
            sayings = game.view(seat).sayings()
            assert bool(sayings) is (seat in game.speakers)
            for saying in sayings:
                twin = game.copy()
                step = twin.push(saying, seat=seat)
                assert step.seat == seat
                assert (twin.decider, twin.phase) == (game.decider, game.phase)
                assert set(twin.speakers) <= set(game.speakers)


@every_case
def test_a_step_tells_what_it_did(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=10, moves=21):
        if game.is_over:
            continue
        views = {viewer: game.view(viewer) for viewer in viewers(game)}
        move, seat = game.legal_moves()[0], game.decider
        step = game.push(move)
        assert (step.seat, step.move) == (seat, move)
        assert (game.steps[-1].seat, game.steps[-1].move) == (seat, move)
        assert isinstance(step.shows_hidden, frozenset)
        assert step.shows_hidden <= set(range(players))
        for viewer, view in views.items():
            assert step.before(viewer) == view
            assert step.after(viewer) == game.view(viewer)
            assert isinstance(step.events(viewer), tuple)
            assert game.steps[-1].events(viewer) == step.events(viewer)
        if not game.is_over:
            game.push(game.legal_moves()[-1])  # what is told of the past does not follow the game
            assert {viewer: step.before(viewer) for viewer in views} == views


@every_kind
def test_medals_are_ranked_and_no_other_is_given(kind: Kind) -> None:
    assert len(set(kind.medals)) == len(kind.medals)
    for players in kind.players:
        game = finished(kind, kind.usual_rules, players)
        told = [event for step in game.steps for event in map(kind.wire().event, step.events())]
        earned = {event["medal"] for event in told if event.get("medal")}
        assert earned <= set(kind.medals if players == 1 else ())


@every_case
def test_a_step_says_whether_a_turn_begins(kind: Kind, rules: str, players: int) -> None:
    """None does by what is said unasked, nor at the end; among others some does in every game of several."""
    begun = set()
    for game in wander(kind, rules, players, seed=4):
        if not game.steps:
            continue
        step = game.steps[-1]
        assert isinstance(step.begins_turn, bool)
        assert not (step.begins_turn and game.is_over)
        is_word = step.after().decider == step.before().decider and step.seat != step.before().decider
        assert not (is_word and step.begins_turn)
        begun.add(step.begins_turn)
    assert True in begun or players == 1


@every_case
def test_a_step_shows_nothing_to_whom_it_does_not_name(kind: Kind, rules: str, players: int) -> None:
    """Whatever else is hidden from such a seat, the move is legal there, and leaves it with the same view."""
    compared = 0
    for seed in (8, 9, 10):
        for game in wander(kind, rules, players, seed=seed, moves=25):
            for step in game.steps[-1:]:
                for seat in set(range(players)) - step.shows_hidden:
                    for other in (world(step.before(seat), guess) for guess in range(3)):
                        twin = other.push(step.move, seat=step.seat)
                        assert twin.after(seat) == step.after(seat)
                        assert twin.events(seat) == step.events(seat)
                        compared += 1
    assert compared


# Moves that only say which part of a decision comes next: what is done with it is told with the move that does it.
SILENT = {
    "regidice": {
        *(("resolve", "Act"), ("resolve", "Spend"), ("set", "Done"), ("colour", "Use"), ("prepare", "Done")),
    }
}


@every_kind
def test_who_moves_is_told_of_it(kind: Kind) -> None:
    """All moves are told, but for a few; and of those nobody is told, for they show nothing."""
    silent: set[tuple[str, str]] = set()
    for rules, players, seed in product(kind.presets, kind.players, range(3)):
        for game in wander(kind, rules, players, seed=seed, moves=120):
            for step in game.steps[-1:]:
                if step.events(step.seat):
                    continue
                silent.add((step.before().phase.value, type(step.move).__name__))
                assert not step.shows_hidden
                assert not game.is_over
                assert not any(step.events(viewer) for viewer in viewers(game))
    assert silent == SILENT.get(kind.name, set())


@every_case
def test_pickled_and_back(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=13):
        twin = pickle.loads(pickle.dumps(game))
        assert twin == game
        assert hash(twin) == hash(game)
        assert [step.move for step in twin.steps] == [step.move for step in game.steps]
    assert len(pickle.dumps(finished(kind, rules, players))) < 3 * 1024


@every_case
def test_text_that_a_person_types(kind: Kind, rules: str, players: int) -> None:
    for game in some(kind, rules, players, every=6):
        for move in game.legal_moves()[:30]:
            assert kind.move(str(move)) == move
            assert game.parse(str(move)) == game.view(game.decider).parse(str(move)) == (move,)
        for seat in game.speakers:
            for saying in game.view(seat).sayings():
                assert kind.move(str(saying)) == saying
                assert game.parse(str(saying), seat=seat) == (saying,)
        for text in ("", "no such move", "\x00", "9" * 10_000, "²"):
            with pytest.raises(Unreadable):
                game.parse(text)
            with pytest.raises(Unreadable):
                kind.move(text)


@every_case
def test_chance(kind: Kind, rules: str, players: int) -> None:
    deals = [kind.deal(players, rules, Seed(seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
    assert {deal.commitment for deal in deals} == {None}
    with_nonces = Secret(SECRET.value, ("Ada1", "Ben2"))
    first, again, other = (kind.deal(players, rules, chance) for chance in (SECRET, SECRET, with_nonces))
    assert first == again != other
    assert first.commitment == other.commitment  # what players add comes after the promise
    assert first.commitment == commitment(
        SECRET.value, game=kind.name, rules=str(kind.rules(rules)), players=players
    )
    assert any(first.view(seat) != other.view(seat) for seat in viewers(first))
    assert kind.deal(players, rules, None) != kind.deal(players, rules, None)


@every_kind
def test_what_does_not_exist_is_refused(kind: Kind) -> None:
    for players in (0, kind.players[0] - 1, kind.players[-1] + 1, 99):
        with pytest.raises(BadRules):
            kind.deal(players, kind.usual_rules, None)
    for rules in ("", "no-such-rules", f"{kind.usual_rules},no_such_option=1"):
        with pytest.raises(BadRules):
            kind.rules(rules)
    assert kind.usual_rules in kind.presets
    assert kind.usual_players in kind.players
    assert {str(rules): rules for rules in kind.presets.values()} == dict(kind.presets)
