"""Many games, one after the other: what they leave in memory is used again by those that follow.

python -m tests.server.filling --games 1000 --more 700
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path

from dethrone.server.keeper import FORGET_OVER, SWEEP
from tests.server.chaos import Process, Report, one_game

SOLO = 3  # of the tables that `chaos` plays
AT_ONCE = 10
MOST = 0.05  # by how much a process may grow over games that come after many others


def resident(process: Process) -> int:
    """Bytes in memory of all that a server runs."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            if int((status.parent / "stat").read_text("utf-8").rsplit(")", 1)[1].split()[2]) == process.group:
                lines = dict(
                    line.split(":", 1) for line in status.read_text("utf-8").splitlines() if ":" in line
                )
                total += 1024 * int(lines.get("VmRSS", "0 kB").split()[0])
        except (OSError, IndexError):
            pass  # it has ended
    return total


async def fill(address: str, count: int, seed: int) -> None:
    """So many solo games, and the time in which their tables are forgotten."""
    gate, report = asyncio.Semaphore(AT_ONCE), Report()

    async def one(number: int) -> None:
        async with gate:
            await one_game(address, SOLO + 5 * number, random.Random(seed + number), report)

    await asyncio.gather(*(one(number) for number in range(count)))
    await asyncio.sleep(FORGET_OVER + 3 * SWEEP)  # they are forgotten then


def main() -> None:
    """The figures, and whether it grew too much."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--more", type=int, default=700)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process = Process(f"sqlite:///{folder}/server.sqlite")
        process.start()
        try:
            sizes = [resident(process)]
            for count in (options.games, options.more):
                asyncio.run(fill(process.address, count, len(sizes) * 10_000))
                sizes.append(resident(process))
        finally:
            process.kill()
    empty, full, again = (size / 2**20 for size in sizes)
    print(f"{empty:.0f} MB, after {options.games} games {full:.0f}, after {options.more} more {again:.0f}")
    sys.exit(again > full * (1 + MOST))


if __name__ == "__main__":
    main()
