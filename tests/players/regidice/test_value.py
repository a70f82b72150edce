"""The value: inputs that stay small, a net that computes what numpy computes, and what spells cost."""

from __future__ import annotations

import json

import numpy as np
import pytest

from dethrone.lab.training.regidice.learn import Course, Net, cut
from dethrone.lab.training.regidice.train import stages
from dethrone.players.regidice import declare, value
from dethrone.players.regidice.declare import Caller, starting_weights, term_count
from dethrone.players.regidice.policy import Policy
from dethrone.players.regidice.value import Value, shape, share_of
from dethrone.players.regidice.weights import HOME, weights_for
from dethrone.regidice import compiled
from dethrone.regidice.playout import any_table
from dethrone.regidice.redeal import roll_hidden
from tests.regidice.wander import ALL_RULES

TABLES = 60 if compiled else 4
EVERY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])


@EVERY_COUNT
def test_inputs_fill_the_row_and_stay_small(players: int) -> None:
    judge = Value()
    for rules in ALL_RULES.values():
        for seed in range(TABLES // 4):
            row = judge.features(any_table(players, seed, rules.options))
            assert len(row) == shape()[0]
            assert all(0 <= number <= 6 for number in row)


@EVERY_COUNT
def test_the_net_computes_what_numpy_computes(players: int) -> None:
    weights = weights_for(players)
    judge = Value()
    judge.load(weights.value)
    nets = [Net(part, np.random.default_rng(0), Course()) for part in cut(weights.value)]
    for seed in range(TABLES):
        table = any_table(players, seed)
        answer = float(nets[table.enemy].answer(np.array([judge.features(table)], np.float32))[0])
        share = share_of(table.enemy)
        assert judge.value(table) == pytest.approx(share + (1 - share) * answer, abs=1e-4)


@EVERY_COUNT
def test_hidden_values_do_not_count(players: int) -> None:
    judge = Value()
    judge.load(weights_for(players).value)
    for seed in range(TABLES):
        table = any_table(players, seed)
        other = table.copy()
        other.reseed(seed)
        roll_hidden(other, -1)
        assert judge.features(other) == judge.features(table)


@EVERY_COUNT
def test_weights_ship_with_the_command_that_made_them(players: int) -> None:
    text = (HOME / f"regidice-{players}.json").read_text("utf-8")
    assert len(text) < 60_000
    made = json.loads(text)
    assert made["command"] == f"dethrone lab train --game regidice --players {players}"
    gone_through = [(one["stage"], one["seeds"][0]) for one in (*made["before"], made)]
    assert gone_through == [(stage.name, stage.seed) for stage in stages(players)]
    assert len(weights_for(players).caller) == len(starting_weights()) == 15 * term_count()
    assert len(declare.NAMES) == term_count()
    assert len(value.NAMES) == shape()[0]


COSTS = {
    # case: black dice by value, the enemy by value, damage, the enemy afterwards
    "they match": ("11112", "11112", 0, "11112"),
    "two pips on one die": ("11113", "11111", 2, "11113"),
    "the lowest are taken": ("1122366", "11111", 4, "11223"),
    "too few": ("1111", "11111", 99, ""),
    "an enemy die shows too much": ("11111", "11116", 99, ""),
    "the high die serves the high enemy die": ("111116", "11116", 0, "11116"),
    "pips only rise": ("22223", "11233", 99, ""),
}


def by_value(dice: str) -> list[int]:
    return [dice.count(str(value)) for value in range(7)]


@pytest.mark.parametrize(("dice", "foe", "cost", "after"), COSTS.values(), ids=COSTS)
def test_what_a_spell_costs(dice: str, foe: str, cost: int, after: str) -> None:
    found, target = Value().cost_of(by_value(dice), by_value(foe), 5)
    assert found == cost
    assert cost == 99 or target == by_value(after)[1:]


def test_a_felled_enemy_is_worth_more_than_any_share_before() -> None:
    assert 0 == share_of(0) < share_of(1) < share_of(2) < 1


def test_scratch_space_is_not_pickled() -> None:
    judge, caller = Value(), Caller()
    for thing in (judge, caller, Policy(caller, judge)):
        with pytest.raises(TypeError, match="send the weights"):
            thing.__reduce__()
