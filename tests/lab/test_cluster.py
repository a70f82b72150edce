"""A real Dask cluster: two worker processes, one of them killed in mid-run, and the same result to the byte."""

import os
import signal
from pathlib import Path

import pytest

from dethrone.errors import GameError
from dethrone.lab import commands, workforce
from dethrone.lab.dataset import CARD
from dethrone.lab.part import Part
from dethrone.lab.plan import Plan
from dethrone.lab.run import Staffing, run
from dethrone.lab.store import RunFolder
from tests.lab.conftest import same_results
from tests.late import late

DASK = late("distributed")


def test_a_killed_worker_loses_nothing(
    tmp_path: Path, alone: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[int] = []
    killed: list[int] = []
    keep = RunFolder.keep

    def keep_and_kill(folder: RunFolder, part: Part) -> None:
        keep(folder, part)
        kept.append(part.first)
        if len(kept) == 6:
            with DASK.Client(address, set_as_default=False) as client:
                killed.append(next(iter(client.run(os.getpid).values())))
            os.kill(killed[0], signal.SIGKILL)

    with DASK.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
    ) as cluster:
        address = cluster.scheduler_address
        monkeypatch.setattr(RunFolder, "keep", keep_and_kill)
        assert run(tmp_path / "cluster", plan, Staffing(cluster=address)) == plan.games
        with DASK.Client(address, set_as_default=False) as client:
            alive = set(client.run(os.getpid).values())
    assert killed
    assert killed[0] not in alive
    assert len(kept) == len(set(kept)) == 40
    assert same_results(tmp_path / "cluster", alone)


def test_a_dataset_is_made_on_a_cluster(tmp_path: Path) -> None:
    """By its address, as anybody's own cluster is named; the same bytes as in this process."""
    line = "dataset random,greedy --games 40 --seed 3 --format numpy"
    with DASK.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0"
    ) as cluster:
        on_cluster = f"{line} --cluster {cluster.scheduler_address} --folder {tmp_path / 'cluster'}"
        assert commands.main(on_cluster.split()) == 0
    assert commands.main(f"{line} --workers 0 --folder {tmp_path / 'here'}".split()) == 0
    for name in ("shard-00000.npz", CARD):
        assert (tmp_path / "cluster" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()
    assert same_results(tmp_path / "cluster" / "games", tmp_path / "here" / "games")


def test_workers_of_this_machine(tmp_path: Path, alone: Path, plan: Plan) -> None:
    assert run(tmp_path / "here", plan, Staffing(workers=2)) == plan.games
    assert same_results(tmp_path / "here", alone)


def test_no_cluster_there(tmp_path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workforce, "PATIENCE", 1)
    with pytest.raises(GameError, match=r"No Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        run(tmp_path, plan, Staffing(cluster="tcp://127.0.0.1:9"))


def test_a_cluster_without_workers(tmp_path: Path, plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workforce, "PATIENCE", 1)
    with (
        DASK.LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0") as cluster,
        pytest.raises(GameError, match="has no workers"),
    ):
        run(tmp_path, plan, Staffing(cluster=cluster.scheduler_address))
