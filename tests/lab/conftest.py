"""One run in this process, against which the others are measured."""

from pathlib import Path

import pytest

from dethrone.lab.lineup import line_up
from dethrone.lab.plan import Plan
from dethrone.lab.run import Staffing, run

RESULTS = ("results.parquet", "records.jsonl")


@pytest.fixture(scope="session")
def plan() -> Plan:
    """A hundred and twenty games of random players in forty parts."""
    return Plan(line_up=line_up("random"), games=120, seed=11, part=3)


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory, plan: Plan) -> Path:
    """The plan, played in one go by this process."""
    home = tmp_path_factory.mktemp("lab") / "alone"
    assert run(home, plan, Staffing(workers=0)) == plan.games
    return home


def same_results(one: Path, other: Path) -> bool:
    """Whether two runs hold the same results to the byte."""
    return all((one / name).read_bytes() == (other / name).read_bytes() for name in RESULTS)
