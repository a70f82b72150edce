"""Playing a run: what is missing is played, kept part by part, and gathered into tables at the end."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from time import monotonic

from dethrone.lab.extras import has, need_all
from dethrone.lab.part import Job, Part
from dethrone.lab.plan import Plan
from dethrone.lab.progress import Meter, meter
from dethrone.lab.store import RunFolder
from dethrone.lab.workforce import ThisProcess, workforce

WORTH_WORKERS = 10.0  # seconds of work that justify starting worker processes


@dataclass(frozen=True, slots=True)
class Staffing:
    """Who is to play: a cluster's address, a number of worker processes, or (None) as the work demands."""

    workers: int | None = None
    cluster: str | None = None

    @property
    def packages(self) -> tuple[str, ...]:
        """What of the extra it takes for sure."""
        return ("distributed",) if self.workers or self.cluster is not None else ()


def run(home: Path, plan: Plan, staffing: Staffing | None = None) -> int:
    """Play a run, or go on with it, and gather it; answers how many games it holds.

    An interruption keeps every part that is finished, gathers them, and goes on its way.
    """
    staffing = staffing or Staffing()
    need_all("pyarrow", *staffing.packages)  # or hours of games would end in a sentence
    folder = RunFolder.begin(home, plan)
    plan = folder.plan
    missing = folder.missing()
    done = plan.games - sum(map(plan.games_at, missing))
    try:
        with meter(plan.games, done=done) as shown:
            jobs = map(plan.job, missing)
            for _, part in play_jobs(jobs, len(missing), staffing, shown):
                folder.keep(part)
                shown.advance(part.games)
    finally:
        games = folder.gather()
    return games


def play_jobs(
    jobs: Iterable[Job], count: int, staffing: Staffing, shown: Meter
) -> Generator[tuple[Job, Part]]:
    """So many jobs played by whoever is best for it: without a wish, the first tells whether workers are worth it."""
    waiting = iter(jobs)
    workers = staffing.workers
    if workers is None and staffing.cluster is None:
        started = monotonic()
        yield from ThisProcess().play(islice(waiting, 1))
        count -= 1
        cores = os.cpu_count() or 1
        is_long = (monotonic() - started) * count > WORTH_WORKERS
        workers = min(cores, count) if is_long and cores > 1 and has("distributed") else 0
    if count <= 0:
        return
    if workers and not staffing.cluster:
        shown.say(f"Starting {workers} worker processes.")
    with (
        workforce(workers=workers or 0, cluster=staffing.cluster) as crew,
        closing(crew.play(waiting)) as parts,
    ):
        yield from parts
