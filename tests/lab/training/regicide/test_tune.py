"""The tuner: repeatable, resumable, and it climbs."""

from __future__ import annotations

import json
from pathlib import Path

from dethrone.lab.training.regicide.tune import Tuning, how_made, load_tuning, tune, weights_that_matter
from dethrone.players.regicide.policy import WEIGHTS
from dethrone.players.regicide.weights import save_policy
from dethrone.regicide.engine import compiled
from dethrone.regicide.rules import OFFICIAL, Rules

GAMES = 60 if compiled else 2


def fresh() -> Tuning:
    return Tuning.fresh(weights_that_matter(OFFICIAL.position(2)), WEIGHTS, 77, games=GAMES, width=6)


def test_a_resumed_run_ends_where_an_unbroken_one_does(tmp_path: Path) -> None:
    rules = OFFICIAL.position(2)
    unbroken = tune(fresh(), rules, 4, threads=1)
    tune(fresh(), rules, 2, threads=2, state=tmp_path / "run.json")
    resumed = tune(load_tuning(tmp_path / "run.json"), rules, 4, threads=2)
    assert resumed == unbroken


def test_it_climbs() -> None:
    if not compiled:
        assert tune(fresh(), OFFICIAL.position(2), 1).generation == 1
        return
    run = Tuning.fresh(weights_that_matter(OFFICIAL.position(2)), WEIGHTS, 78, games=300)
    first = tune(run, OFFICIAL.position(2), 1).fitness
    assert tune(run, OFFICIAL.position(2), 12).fitness > first + 0.05


def test_only_weights_that_can_matter_are_tuned() -> None:
    solo, pair = weights_that_matter(OFFICIAL.position(1)), weights_that_matter(OFFICIAL.position(2))
    open_order = weights_that_matter(Rules.named("open-order").position(3))
    assert "flip" in solo
    assert "flip" not in pair
    assert "yielding" in pair
    assert "yielding" not in solo
    assert {"want", "jester"} <= set(open_order)
    assert not {"want", "jester"} & set(pair)


def test_the_file_says_how_it_was_made(tmp_path: Path) -> None:
    out = tmp_path / "policy.json"
    tuning = Tuning.fresh(weights_that_matter(OFFICIAL.position(1)), WEIGHTS, 77)
    save_policy(out, tuning.weights, how_made(tuning, 1, "official"))
    made = json.loads(out.read_text("utf-8"))
    assert made["weights"] == WEIGHTS
    assert made["command"].endswith("1 --rules official --generations 0")
