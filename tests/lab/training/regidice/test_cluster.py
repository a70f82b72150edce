"""A training on a cluster gives the same games and weights to the byte."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dethrone.lab.training.crew import at_cluster, is_at_cluster
from dethrone.lab.training.regidice.selfplay import Lesson
from dethrone.lab.training.regidice.train import StageRun, train
from dethrone.regidice import compiled

DASK = pytest.importorskip("distributed")


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
def test_a_cluster_learns_the_same(tmp_path: Path) -> None:
    lesson = Lesson(samples=54, width=4, longest=12, calls=0.5)
    here = StageRun(players=2, folder=tmp_path / "here" / "two", rounds=2, games=12, seed=800, lesson=lesson)
    there = replace(here, folder=tmp_path / "there" / "two")
    train(here, lambda _: None)
    with (
        DASK.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
        ) as cluster,
        at_cluster(cluster.scheduler_address),
    ):
        assert is_at_cluster()
        train(there, lambda _: None)
    assert not is_at_cluster()
    for name in ("games-0.npz", "weights-0.json", "games-1.npz", "weights-1.json"):
        assert (here.folder / name).read_bytes() == (there.folder / name).read_bytes()
