"""Playing a run: what is missing is played, kept part by part, and gathered into tables at the end."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from dethrone.lab.extras import has
from dethrone.lab.part import Job, Part
from dethrone.lab.plan import Plan
from dethrone.lab.progress import Meter, meter
from dethrone.lab.store import RunFolder
from dethrone.lab.workforce import Alone, workforce

WORTH_WORKERS = 10.0  # seconds of work that justify starting worker processes


@dataclass(frozen=True, slots=True)
class Hands:
    """Who is to play: a cluster's address, a number of worker processes, or (None) as the work demands."""

    workers: int | None = None
    cluster: str | None = None


def run(home: Path, plan: Plan, hands: Hands | None = None) -> int:
    """Play a run, or go on with it, and gather it; answers how many games it holds.

    An interruption keeps every part that is finished, gathers them, and goes on its way.
    """
    folder = RunFolder.begin(home, plan)
    missing = folder.missing()
    left = sum(len(job.deals) for job in missing)
    try:
        with meter(plan.games, done=plan.games - left) as shown:
            for _, part in played(missing, hands or Hands(), shown):
                folder.keep(part)
                shown.advance(part.games)
    finally:
        games = folder.gather()
    return games


def played(jobs: list[Job], hands: Hands, shown: Meter) -> Generator[tuple[Job, Part]]:
    """Jobs played by whoever is best for it: without a wish, the first job tells whether workers are worth it."""
    workers = hands.workers
    if workers is None and hands.cluster is None:
        started = monotonic()
        yield from Alone().play(jobs[:1])
        jobs = jobs[1:]
        cores = os.cpu_count() or 1
        is_long = (monotonic() - started) * len(jobs) > WORTH_WORKERS
        workers = min(cores, len(jobs)) if is_long and cores > 1 and has("distributed") else 0
    if not jobs:
        return
    if workers and not hands.cluster:
        shown.say(f"Starting {workers} worker processes.")
    with workforce(workers=workers or 0, cluster=hands.cluster) as crew, closing(crew.play(jobs)) as parts:
        yield from parts
