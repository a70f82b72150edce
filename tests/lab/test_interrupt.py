"""Ctrl-C keeps what is done, and a second call goes on."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from dethrone.lab.lineup import line_up
from dethrone.lab.plan import Plan
from dethrone.lab.run import Staffing, run
from dethrone.lab.store import RunFolder
from dethrone.lab.tables import read_table
from tests.lab.conftest import same_results
from tests.waiting import HANGS, wait_until

GAMES = 490


@pytest.fixture(autouse=True)
def hears_interrupts() -> Iterator[None]:
    """A shell that runs tests in the background has them ignore Ctrl-C, and what they start would, too."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def start(home: Path, *more: str) -> subprocess.Popen[str]:
    words: Sequence[str] = ("run", "random", "--games", str(GAMES), "--folder", str(home), *more)
    return subprocess.Popen(
        [sys.executable, "-m", "dethrone.lab", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for_parts(home: Path, count: int, process: subprocess.Popen[str]) -> None:
    def is_there() -> bool:
        if process.poll() is not None:
            pytest.fail(f"The run has ended by itself: {process.communicate()}")
        return len(list(home.glob("parts/[0-9]*"))) >= count

    wait_until(is_there, f"part {count}")


@pytest.mark.parametrize("workers", ["0", "2"])
def test_ctrl_c_and_on_again(tmp_path: Path, workers: str) -> None:
    home = tmp_path / "run"
    process = start(home, "--workers", workers)
    wait_for_parts(home, 3, process)
    os.killpg(process.pid, signal.SIGINT)  # the terminal interrupts the workers as well
    _, told = process.communicate(timeout=HANGS)
    assert process.returncode == 130, told
    assert "Traceback" not in told
    assert "run the same command to continue" in told
    held = len(read_table(home / "results.parquet"))
    assert 15 <= held < GAMES
    missing = len(RunFolder.open(home).missing())
    assert missing > 0

    plan = Plan(line_up=line_up("random"), games=GAMES, part=5)
    assert run(home, plan, Staffing(workers=0)) == GAMES
    run(tmp_path / "once", plan, Staffing(workers=0))
    assert same_results(home, tmp_path / "once")


def test_killed_at_once(tmp_path: Path) -> None:
    home = tmp_path / "run"
    process = start(home, "--workers", "0")
    wait_for_parts(home, 3, process)
    process.kill()
    process.communicate(timeout=HANGS)
    folder = RunFolder.open(home)
    left = len(folder.missing())
    assert 0 < left <= GAMES // 5 - 3
