"""The quick player: legal, fair, the same in both builds, and as strong as it was taught to be."""

from __future__ import annotations

import numpy as np
import pytest

from dethrone.players.regicide.quick import quick_games, shape
from dethrone.players.regicide.weights import HOME, quick_for, quick_numbers
from dethrone.regicide.codes import CARDS
from dethrone.regicide.engine import compiled
from dethrone.regicide.legal import is_legal
from dethrone.regicide.position import Position, snapshot
from dethrone.regicide.redeal import redeal
from dethrone.regicide.rules import OFFICIAL
from tests.interpreted import interpreted
from tests.players.regicide import quick_answers
from tests.players.regicide.positions import RULE_SETS, met, some
from tests.players.regicide.test_net import swap_black, swap_card

GAMES = 20


def positions(rules: str, players: int, seed: int) -> list[Position]:
    """All decisions of some games; interpreted, where a look takes milliseconds, three of them."""
    return list(met(rules, players, seed, GAMES)) if compiled else some(rules, players, seed, 3)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_its_moves_are_legal_and_depend_on_what_the_seat_may_know(rules: str, players: int) -> None:
    quick = quick_for(players)
    for number, position in enumerate(positions(rules, players, 6)):
        before = snapshot(position)
        move = quick.move(position)
        assert snapshot(position) == before
        assert is_legal(position, move), (rules, before, move)
        assert quick.move(redeal(position, position.decider(), number)) == move


def test_the_answer_to_every_move_depends_on_what_the_seat_may_know() -> None:
    quick = quick_for(3)
    for number, position in enumerate(positions("official", 3, 7)):
        other = redeal(position, position.decider(), number)
        assert quick.answers(other) == quick.answers(position)


def test_suits_are_told_apart_by_what_they_do() -> None:
    """Exchange clubs and spades in the cards and in the rules: nothing changes but their names."""
    quick = quick_for(2)
    for position in positions("official", 2, 8):
        other = position.copy()
        other.double_suit, other.shield_suit = 3, 0
        for seat in range(2):
            other.set_hand(seat, swap_black(position.hand(seat)))
        other.discard, other.played = swap_black(position.discard), swap_black(position.played)
        other.load_tavern([swap_card(card) for card in position.tavern_cards()])
        other.load_castle([swap_card(card) for card in position.castle_cards()])
        labels = position.layers()
        other.load_layers([labels[swap_card(card)] for card in range(54)])
        other.enemy = swap_card(position.enemy)
        mine = {move & ~CARDS | swap_black(move & CARDS): answer for move, answer in quick.answers(position)}
        assert dict(quick.answers(other)) == pytest.approx(mine, abs=1e-3)


def test_layers_compute_what_numpy_computes() -> None:
    inputs, move_inputs, first, second = shape()
    sizes = [(inputs, first), (move_inputs, first), (first,), (first, second), (second,), (second,)]
    cuts = np.cumsum([int(np.prod(size)) for size in sizes])[:-1]
    numbers = np.split(np.array(quick_numbers(HOME / "quick-4.json"), np.float64), cuts)
    known, short, bias, deep, deep_bias, last = (
        part.reshape(size) for part, size in zip(numbers, sizes, strict=True)
    )
    quick = quick_for(4)
    for position in positions("official", 4, 9):
        answers = quick.answers(position)
        row, rows = quick.rows(position, [move for move, _ in answers])
        base = np.array(row, np.float64) @ known + bias
        hidden = np.maximum(np.array(rows, np.float64).reshape(-1, move_inputs) @ short + base, 0)
        expected = np.maximum(hidden @ deep + deep_bias, 0) @ last
        assert [answer for _, answer in answers] == pytest.approx(expected.tolist(), abs=1e-3)


def test_both_builds_answer_the_same() -> None:
    here, told = quick_answers.everything(), interpreted("tests.players.regicide.quick_answers")
    assert told["compiled"] is False
    assert told["moves"] == here["moves"]
    assert len(set(told["moves"])) > 50


TAUGHT = {  # players: at least this share of 1,000 games
    1: 0.83,
    2: 0.82,
    3: 0.87,
    4: 0.81,
}


@pytest.mark.skipif(not compiled, reason="thousands of games take too long interpreted")
@pytest.mark.parametrize(("players", "share"), TAUGHT.items())
def test_it_wins(players: int, share: float) -> None:
    wins, gone, decisions = quick_games(quick_for(players), OFFICIAL.position(players), 1000, 10**9)
    assert wins / 1000 >= share
    assert wins < gone <= 1000
    assert decisions > 20 * 1000


def test_the_weights_are_small() -> None:
    weights = [path for path in HOME.parent.parent.rglob("weights/*.json") if path.is_file()]
    assert sum(path.stat().st_size for path in weights) < 2_000_000
