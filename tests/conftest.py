"""Settings for all tests: hypothesis searches the same examples every time, and as few interpreted as needed."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from dethrone.regicide import engine
from tests.often import often

gc.disable()  # until all tests are known: it would look through the same hundred thousand things again and again
os.environ["DETHRONE_LANGUAGE"] = "en"  # whatever the system speaks
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # beside other tests, threads of NumPy wait for each other
settings.register_profile("compiled", max_examples=often(100, soak=2000), deadline=None, derandomize=True)
settings.register_profile("interpreted", max_examples=30, deadline=None, derandomize=True)
settings.load_profile("compiled" if engine.compiled else "interpreted")

ROOT = Path(__file__).parent
SLOW = {
    ROOT.parent / line.split()[0]
    for line in (ROOT / "slow.txt").read_text("utf-8").splitlines()
    if line[0] != "#"
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out the files that tests/slow.txt names")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out slow files where only the quick tests are asked for, and whatever needs a browser; new files count as
    quick until measured."""
    is_slow = collection_path in SLOW or collection_path == ROOT / "browser"
    return True if config.getoption("--quick") and is_slow else None


def pytest_collection_finish() -> None:
    """What is there now, modules and tests, stays; only what tests make is looked through for what can go."""
    gc.freeze()
    gc.enable()
