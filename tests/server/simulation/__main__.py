"""Many worlds, one after the other: python -m tests.server.simulation --seeds 200"""

from __future__ import annotations

import argparse
import sys
from time import process_time

from tests.server.simulation.world import simulated

LINES = 60  # that are shown of a world in which something was wrong


def main() -> None:
    """What was found, and how much of it was simulated."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--first", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    began, hours, answers, faults, wrong = process_time(), 0.0, 0, 0, 0
    for seed in range(options.first, options.first + options.seeds):
        found, notes = simulated(
            seed, options.seconds, tables=options.tables, workers=options.workers, pace=30.0, every=20.0
        )
        hours, answers, faults = hours + found.hours, answers + found.answers, faults + found.faults
        if found.problems:
            wrong += 1
            print(f"seed {seed}:", *found.problems, *notes[-LINES:], sep="\n")
    spent = (process_time() - began) / 3600
    print(
        f"{hours:.1f} table-hours ({hours / spent:,.0f} an hour), {answers} answers, {faults} faults,",
        f"{wrong} worlds wrong",
    )
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
