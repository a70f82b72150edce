"""The value net: features that say what they should, and layers that compute what numpy computes."""

from __future__ import annotations

from array import array
from random import Random

import numpy as np
import pytest

from dethrone.players.regicide.net import Net, fill_rows, row_shape, shape
from dethrone.players.regicide.settings import Beside
from dethrone.players.regicide.weights import HOME, net_file, net_for, net_numbers
from dethrone.regicide.engine import compiled, start
from dethrone.regicide.position import Position
from dethrone.regicide.rules import OFFICIAL
from tests.players.regicide.positions import RULE_SETS, met

GAMES = 10 if compiled else 1


def starts_of_step_1(rules: str, players: int) -> list[Position]:
    return [position for position in met(rules, players, 21, GAMES) if position.phase == 0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_features_fill_the_row_and_stay_small(rules: str, players: int) -> None:
    net = Net()
    for position in starts_of_step_1(rules, players):
        row = net.features(position)
        assert len(row) == shape()[0]
        assert all(-0.01 <= number <= 5 for number in row)


def test_all_flips_are_judged_at_one_look() -> None:
    net, positions = net_for(1), starts_of_step_1("official", 1)
    assert positions
    for position in positions:
        found = net.with_flips(position)
        for position.flips, value in enumerate(found):
            assert value == pytest.approx(net.evaluate(position), rel=1e-4)
        assert len(set(found)) == 3


def swap_black(mask: int) -> int:
    clubs, spades = 0x1111111111111, 0x8888888888888
    return mask & ~(clubs | spades) | (mask & clubs) << 3 | (mask & spades) >> 3


def swap_card(card: int) -> int:
    return card if card >= 52 else card ^ 3 if card & 3 in (0, 3) else card


def test_suits_are_told_apart_by_what_they_do() -> None:
    """Exchange clubs and spades in the cards and in the rules: nothing changes."""
    net = net_for(3)
    for position in starts_of_step_1("official", 3):
        other = position.copy()
        other.double_suit, other.shield_suit = 3, 0
        for seat in range(3):
            other.set_hand(seat, swap_black(position.hand(seat)))
        other.discard, other.played = swap_black(position.discard), swap_black(position.played)
        other.load_tavern([swap_card(card) for card in position.tavern_cards()])
        other.load_castle([swap_card(card) for card in position.castle_cards()])
        other.enemy = swap_card(position.enemy)
        assert net.features(other) == net.features(position)


def test_layers_compute_what_numpy_computes() -> None:
    net = net_for(2)
    inputs, first, second = shape()
    numbers = np.array(net_numbers(HOME / "net-2.json"), np.float64)
    cuts = np.cumsum([inputs * first, first, first * second, second, second])
    weights, bias, weights2, bias2, weights3, bias3 = np.split(numbers, cuts)
    for position in starts_of_step_1("official", 2):
        row = np.array(net.features(position))
        hidden = np.maximum(row @ weights.reshape(inputs, first) + bias, 0)
        deep = np.maximum(hidden @ weights2.reshape(first, second) + bias2, 0)
        expected = 1 / (1 + np.exp(-(deep @ weights3 + bias3[0])))
        assert net.evaluate(position) == pytest.approx(expected, abs=2e-4)


def test_many_rows_are_the_same_as_one_by_one() -> None:
    positions = starts_of_step_1("official", 4)[:20]
    sums, cards = row_shape()
    rows = array("f", [0.0] * (len(positions) * sums))
    lying = array("H", [0] * (len(positions) * cards))
    weaker = [i % 16 for i in range(len(positions))]
    fill_rows(positions, weaker, rows, lying)
    net = Net()
    for i, position in enumerate(positions):
        net.weaker = weaker[i]
        alone = net.features(position)
        assert list(rows[i * sums : (i + 1) * sums]) == pytest.approx(alone[:sums])
        set_inputs = [place for place, number in enumerate(alone) if place >= sums and number]
        assert sorted(lying[i * cards : (i + 1) * cards])[: len(set_inputs)] == set_inputs


def test_an_enemy_that_nobody_has_struck_is_told_apart() -> None:
    net = Net()
    found = {
        (not position.damage, net.features(position)[20]) for position in starts_of_step_1("official", 2)
    }
    assert found == {(True, 1.0), (False, 0.0)}


def test_who_is_weaker_is_told_where_flips_would_be() -> None:
    net = Net()
    for position in starts_of_step_1("official", 2)[:20]:
        net.weaker = 0
        plain = net.features(position)
        net.weaker = 1 << position.turn
        told = net.features(position)
        assert (plain[16:18], told[16:18]) == ([1.0, 0.0], [0.0, 1.0])
        assert plain[18:] == told[18:]
        net.weaker = 3 & ~(1 << position.turn)
        assert net.features(position) == plain


def test_every_card_lies_at_one_place_or_in_the_castle() -> None:
    net = Net()
    for players in (1, 2, 3, 4):
        for position in starts_of_step_1("official", players):
            places = net.features(position)[row_shape()[0] :]
            still = 12 - position.defeated
            assert sum(places) == 40 + position.jesters + 12 - still


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_has_learned_what_is_good(players: int) -> None:
    """More royals down, a fuller hand: better; on average over positions."""
    net = net_for(players)
    random = Random(4)
    gain = 0.0
    for position in starts_of_step_1("official", players)[:100]:
        stripped = position.copy()
        hand = position.hand(position.turn)
        cards = [card for card in range(52) if hand >> card & 1]
        if cards:
            lost = 1 << random.choice(cards)
            stripped.set_hand(position.turn, hand & ~lost)
            stripped.discard |= lost
        gain += net.evaluate(position) - net.evaluate(stripped)
    assert gain > 0


NETS: list[tuple[int, Beside]] = [*((players, "") for players in (1, 2, 3, 4)), (2, "greedy"), (2, "novice")]


@pytest.mark.parametrize(("players", "beside"), NETS)
def test_a_net_ships_for_each_number_of_players_and_is_small(players: int, beside: Beside) -> None:
    assert net_file(players, beside).stat().st_size < 300_000
    assert 0 < net_for(players, beside).evaluate(dealt(players)) < 1


def test_beside_weaker_partners_less_is_hoped_for() -> None:
    """On average over positions at whose start the better of the two is to play."""
    hopes = []
    for beside in ("", "greedy", "novice"):
        net = net_for(2, beside)
        total = 0.0
        for position in starts_of_step_1("official", 2):
            net.weaker = 3 & ~(1 << position.turn) if beside else 0
            total += net.evaluate(position)
        hopes.append(total)
    assert hopes[0] > hopes[1] > hopes[2]


def dealt(players: int) -> Position:
    position = OFFICIAL.position(players)
    start(position, 3_000_000_001, 0)
    return position
