"""A training on a cluster gives the same nets to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from dethrone.lab.commands import main
from dethrone.regicide.engine import compiled

DASK = pytest.importorskip("distributed")
PLANS = {
    "value": (
        "--first policy --rounds 1 --games 12 --samples 4",
        ["net-0.json", "net-1.json", "net-for-1.json"],
    ),
    "quick": ("--rounds 1 --games 16", ["quick-0-last.json", "quick-for-1.json"]),
}


@pytest.mark.skipif(not compiled, reason="whole games take too long interpreted")
@pytest.mark.parametrize("net", PLANS)
def test_a_cluster_learns_the_same(net: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dethrone.lab.training.regicide.train.FIRST_GAMES", {"policy": 24, "quick": 24})
    monkeypatch.setattr("dethrone.lab.training.regicide.train.CHANCE_GAMES", 24)
    plan, files = PLANS[net]
    here, there = (
        f"train --net {net} --players 1 {plan} --folder {tmp_path / name}" for name in ("here", "there")
    )
    assert main(f"{here} --processes 1".split()) == 0
    with DASK.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
    ) as cluster:
        assert main(f"{there} --cluster {cluster.scheduler_address}".split()) == 0
    for name in files:
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()
