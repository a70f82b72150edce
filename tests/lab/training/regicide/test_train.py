"""Self-play and the trainer: rows that round-trip, games that repeat, targets that follow the search, falling loss."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from dethrone.lab.training.curve import Curve
from dethrone.lab.training.regicide.fit import Course, Fit, fit
from dethrone.lab.training.regicide.harvest import Straying, reap
from dethrone.lab.training.regicide.inputs import features
from dethrone.lab.training.regicide.selfplay import ROW, Lesson, Student, from_row, play_games, to_row
from dethrone.lab.training.regicide.train import Curriculum, is_held_back, play_round, targets, train
from dethrone.players.regicide.net import Net, shape
from dethrone.players.regicide.settings import WEAKER, Beside
from dethrone.players.regicide.weights import (
    HOME,
    how_made,
    net_numbers,
    policy_weights,
    quick_numbers,
    save_net,
)
from dethrone.regicide.engine import compiled
from dethrone.regicide.rules import OFFICIAL
from tests.players.regicide.positions import met

GAMES = 300 if compiled else 6
QUICK = Lesson(samples=0)


def silent(_: str) -> None:
    """Say nothing."""


def test_a_row_has_all_that_the_net_sees() -> None:
    net = Net()
    for position in met("official", 3, 31, 2):
        if position.phase == 0:
            again = OFFICIAL.position(3)
            from_row(to_row(position), again)
            assert net.features(again) == net.features(position)


@pytest.mark.parametrize("players", [1, 4])
def test_games_repeat_by_their_numbers(players: int) -> None:
    student = Student(policy_weights(players), None)
    lesson = Lesson(samples=16, stray_games=1.0)
    rules = OFFICIAL.position(players)
    one = play_games(student, rules, lesson, 40, 1)
    both = play_games(student, rules, lesson, 39, 2)
    assert (both[both["game"] == 40] == one).all()
    assert ((one["value"] >= 0) & (one["value"] <= 1)).all()


def test_a_round_goes_on_where_it_stopped(tmp_path: Path) -> None:
    student = Student(policy_weights(2), None)
    rules = OFFICIAL.position(2)
    keep = tmp_path / "round"
    whole = play_round(student, rules, QUICK, seed=5, games=4, folder=keep, part=2, report=silent)
    (keep / "7.npy").unlink()
    again = play_round(student, rules, QUICK, seed=5, games=4, folder=keep, part=2, report=silent)
    assert (whole == again).all()


def test_more_rounds_from_a_net_and_again_to_the_byte(tmp_path: Path) -> None:
    files = []
    for name in ("once", "again"):
        plan = Curriculum(
            players=1,
            rounds=1,
            games=100,
            samples=4,
            chance_games=100,
            processes=1,
            start=HOME / "net-1.json",
        )
        home = tmp_path / name
        trained = train(plan, home, silent)
        assert Curve(home).points.keys() == {"1"}
        save_net(tmp_path / f"{name}.json", trained.net, {**plan.made(), "chance": trained.chance})
        files.append((tmp_path / f"{name}.json").read_bytes())
    assert files[0] == files[1]
    assert list(trained.net) != list(net_numbers(HOME / "net-1.json"))
    assert json.loads(files[0])["before"]["command"].startswith("dethrone lab train --players 1 ")


@pytest.mark.parametrize("beside", WEAKER)
def test_a_net_beside_a_weaker_partner(beside: Beside, tmp_path: Path) -> None:
    """He sits in either seat by turns, only the other's turns are searched, and rounds can follow."""
    plan = Curriculum(
        players=2,
        rounds=1,
        games=100 if compiled else 4,
        samples=4,
        first_games=60,
        chance_games=100 if compiled else 4,
        processes=1,
        beside=beside,
    )
    trained = train(plan, tmp_path, silent)
    assert f"--beside {beside}" in plan.command
    rows = np.concatenate([np.load(path) for path in sorted((tmp_path / "2-chance").glob("*.npy"))])
    own = rows["turn"] != rows["game"] % 2
    assert own.any()
    assert not own.all()
    assert (rows["value"][own] > 0).mean() > 0.5  # a forced move is not searched
    assert not rows["value"][~own].any()
    told = features(rows, plan.rules, beside).of(slice(None))
    assert (told[:, 17] == ~own).all()
    assert len(trained.chance) == 3


TARGETS = {
    # case: rows of one game as (value, stray), won, trust, what is learned
    "the end alone": ([(0.5, 0), (0.6, 0)], 1, 1.0, [1.0, 1.0]),
    "half and half": ([(0.5, 0), (0.6, 0)], 1, 0.5, [0.65, 0.8]),
    "forced moves hand back": ([(0.0, 0), (0.6, 0)], 1, 0.5, [0.8, 0.8]),
    "a stray is cut off": ([(0.5, 1), (0.2, 0)], 0, 0.5, [0.5, 0.1]),
}


@pytest.mark.parametrize("case", TARGETS)
def test_targets(case: str) -> None:
    told, won, trust, wanted = TARGETS[case]
    rows = np.zeros(len(told), ROW)
    rows["value"], rows["stray"] = [value for value, _ in told], [stray for _, stray in told]
    rows["won"] = rows["progress"] = won
    assert targets(rows, trust).tolist() == pytest.approx(wanted)


def test_training_lowers_the_loss() -> None:
    rules = OFFICIAL.position(1)
    rows = play_games(Student(policy_weights(1), None), rules, QUICK, 100, GAMES)
    inputs, wanted, held = features(rows, rules), targets(rows, 1.0), is_held_back(rows)
    assert held.any()
    assert not held.all()
    before = Fit(None, 1).loss(inputs.where(~held), wanted[~held])
    numbers = fit(inputs, wanted, held, Course(epochs=6, batch=64), seed=1, report=silent)
    after = Fit(numbers, 1).loss(inputs.where(~held), wanted[~held])
    assert after < before - 0.02
    assert len(numbers) == sum(np.prod(size) for size in Fit(None, 1).shapes)
    assert shape()[0] == inputs.of(slice(3)).shape[1]


@pytest.mark.parametrize("players", [1, 3])
def test_quick_games_teach_a_first_net_and_again_to_the_byte(players: int, tmp_path: Path) -> None:
    nets = []
    for name in ("once", "again"):
        plan = Curriculum(
            players=players,
            rounds=0,
            first_games=100 if compiled else 60,
            chance_games=100,
            samples=4,
            processes=1,
        )
        trained = train(plan, tmp_path / name, silent)
        assert 0 < Curve(tmp_path / name).points["0"]["won"] <= 1
        nets.append(list(trained.net))
    assert nets[0] == nets[1]
    assert plan.made()["before"] == how_made(HOME / f"quick-{players}.json")


def test_what_came_before_a_stray_is_not_learned_from() -> None:
    """The net sees what a game without strays would show, or the last moves of one with strays."""
    numbers = quick_numbers(HOME / "quick-2.json")
    rules = OFFICIAL.position(2)
    always, never = Straying(games=1.0, latest=1, times=(3,)), Straying(games=0.0)
    for game in range(20, 24):
        strayed = reap(policy_weights(2), numbers, rules, always, range(game, game + 1))
        straight = reap(policy_weights(2), numbers, rules, never, range(game, game + 1))
        assert straight.inputs.sums[0][0] == 1.0  # no royal has fallen at the first
        assert len(set(straight.wanted.tolist())) == 1
        first = strayed.inputs.sums[:1]
        assert not len(first) or not (first == straight.inputs.sums[:1]).all()
