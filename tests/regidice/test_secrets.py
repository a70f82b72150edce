"""Nobody learns what he may not know: views, events, error texts and legal moves (section 2, RD-42)."""

import random
from collections import Counter
from functools import partial
from itertools import islice

import pytest

from dethrone.chance import Seed
from dethrone.errors import BadRecord, GameError
from dethrone.prose import voice
from dethrone.regidice import (
    Game,
    Position,
    Rules,
    compiled,
    full_view,
    position_of,
    position_text,
    view_text,
    wire,
)
from dethrone.regidice.playout import any_table
from dethrone.regidice.record import begin
from dethrone.regidice.redeal import roll_hidden
from dethrone.regidice.rules import PRESETS
from tests.regidice.tables import say
from tests.regidice.wander import wander

sentence = partial(voice().event, "regidice")
EVERY_GAME = pytest.mark.parametrize("players", [2, 3, 4])
EVERY_PRESET = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
SECRET = bytes(range(32))
TABLES = 8 if compiled else 3


def two_worlds(players: int, rules: Rules, seed: int, seat: int | None) -> tuple[Game, Game]:
    """Two games that differ only in dice that the seat cannot see."""
    one = any_table(players, seed, rules.options)
    other = one.copy()
    other.reseed(seed * 77)
    roll_hidden(other, -1 if seat is None else seat)
    return (
        begin(position_text(one, rules), Seed(seed)),
        begin(position_text(other, rules), Seed(seed)),
    )


def all_that_is_told(game: Game, seat: int | None) -> list[object]:
    view = game.view(seat)
    errors = []
    for text in ("K 4", "A3 nonsense", "put r3", "act P1", "A9"):
        with pytest.raises(GameError) as refused:
            say(game, text)
        errors.append((str(refused.value), getattr(refused.value, "legal", ())))
    (first,) = game.opening(seat)
    record = str(game.record())
    return [
        view_text(view),
        wire.view(view),
        repr(view),
        errors,
        repr(first),
        sentence(first),
        record,
        view.legal_moves(),
    ]


@EVERY_GAME
@EVERY_PRESET
def test_hidden_dice_change_nothing_that_is_told(players: int, rules: Rules) -> None:
    differed = 0
    for seed in range(TABLES):
        for seat in (None, *range(players)):
            one, other = two_worlds(players, rules, seed, seat)
            differed += one.text != other.text
            chance = random.Random(seed)
            for _ in range(players - 1):
                assert all_that_is_told(one, seat) == all_that_is_told(other, seat)
                move = chance.choice(one.legal_moves())
                steps = one.push(move), other.push(move)
                told = [[sentence(event) for event in step.events(seat)] for step in steps]
                assert told[0] == told[1]
                assert steps[0].events(seat) == steps[1].events(seat)
    assert differed > TABLES


@EVERY_GAME
@EVERY_PRESET
def test_events_after_the_reveal_hide_the_next_roll(players: int, rules: Rules) -> None:
    """Whoever folds the events sees colours of others only, and the own values as the view has them."""
    for game, step in wander(players, rules, 6):
        if step is None:
            continue
        for seat in (None, *range(players)):
            for event in step.events(seat):
                if type(event).__name__ == "Rolled":
                    assert getattr(event, "pools") == game.view(seat).pools  # noqa: B009


@EVERY_GAME
def test_what_is_seen_when(players: int) -> None:
    game = Game(players, seed=2)
    for seat in range(players):
        pools = game.view(seat).pools
        assert all(die.is_showing for die in pools[seat])
        assert not any(die.is_showing for other, pool in enumerate(pools) if other != seat for die in pool)
    assert not any(die.is_showing for pool in game.view().pools for die in pool)
    assert game.view().dice == ()
    for text in ("A1", "B2", "H3", "K")[:players]:
        say(game, text)
    assert all(game.view(seat).pools == game.view().pools for seat in range(players))


@EVERY_GAME
@EVERY_PRESET
def test_samples_agree_with_the_view(players: int, rules: Rules) -> None:
    for game, _ in islice(wander(players, rules, 8), 0, None, 5):
        for seat in (None, *range(players)):
            view = game.view(seat)
            world = view.sample(len(game.steps))
            again = full_view(world, game.rules)
            seen = begin(position_text(world, game.rules), Seed(1)).view(seat) if not game.is_over else view
            assert seen == view
            assert again.calls == view.calls
            if not view.has_hidden_dice:
                assert full_view(position_of(view), rules) == full_view(game.position, rules)


def test_samples_are_uniform() -> None:
    """Every value of a hidden die comes up equally often, within five standard deviations."""
    view = Game(2, seed=1).view(0)
    rounds = 3000 if compiled else 600
    counts: Counter[int] = Counter()
    for seed in range(rounds):
        world: Position = view.sample(seed * 2654435761)
        counts.update(die.value for die in full_view(world, view.rules).pools[1])
    expected = rounds * 9 / 6
    assert all(abs(counts[value] - expected) < 5 * (expected * 5 / 6) ** 0.5 for value in range(1, 7))


def test_a_view_with_hidden_dice_is_no_position() -> None:
    with pytest.raises(BadRecord, match="hides dice"):
        position_of(Game(2, seed=1).view(0))


def test_the_public_record_keeps_the_secret_until_the_end() -> None:
    game = Game(2, secret=SECRET)
    assert SECRET.hex() not in str(game.record())
    assert "?" in str(game.record())
    say(game, "A1")
    say(game, "B2")
    assert "?" not in str(game.record())
    while not game.is_over:
        game.push(game.legal_moves()[0])
    assert SECRET.hex() in str(game.record())
