"""Who plays the parts: this process, worker processes on this machine, or a Dask cluster; one call for all.

Dask's client plays a job again when its worker was killed, where pools of processes lose the whole run.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Protocol

from dethrone.errors import GameError
from dethrone.lab.extras import need
from dethrone.lab.interrupts import heard_for_sure
from dethrone.lab.part import Job, Part, play_part

PATIENCE = 30  # seconds until a cluster that does not answer is given up
AHEAD = 4  # jobs in hand for each thread of the cluster


class Workforce(Protocol):
    """Whoever plays jobs; parts come back in any order."""

    def play(self, jobs: Iterable[Job]) -> Generator[tuple[Job, Part]]:
        """Play jobs; when the iterator is closed, what is left is given up."""


class ThisProcess:
    """One job after the other, without anybody else."""

    def play(self, jobs: Iterable[Job]) -> Generator[tuple[Job, Part]]:
        """Play jobs in order."""
        for job in jobs:
            yield job, play_part(job)


class Cluster:
    """The workers behind a Dask client."""

    def __init__(self, client: Any, check: Callable[[], None]) -> None:
        self.client = client
        self.check = check  # whether Ctrl-C was pressed

    def play(self, jobs: Iterable[Job]) -> Generator[tuple[Job, Part]]:
        """Play jobs, a few ahead for each worker; a job whose worker died is played again by another."""
        distributed = need("distributed")
        waiting = iter(jobs)
        doing: dict[Any, Job] = {}
        finished = distributed.as_completed()
        try:
            self._hand_out(waiting, doing, finished)
            for future in finished:
                self.check()
                job = doing.pop(future)
                try:
                    part = future.result()
                except distributed.KilledWorker:
                    raise GameError(
                        f"Game {job.first} and those after it killed every worker that played them; "
                        "the workers may be short of memory."
                    ) from None
                self._hand_out(waiting, doing, finished)
                yield job, part
        finally:
            self.client.cancel(list(doing), force=True)

    def _hand_out(self, waiting: Iterator[Job], doing: dict[Any, Job], finished: Any) -> None:
        room = AHEAD * max(1, sum(self.client.nthreads().values())) - len(doing)
        lot = list(islice(waiting, max(0, room)))
        futures = self.client.map(play_part, lot, pure=False) if lot else []
        doing.update(zip(futures, lot, strict=True))
        finished.update(futures)


@contextmanager
def workers_here(count: int) -> Iterator[Cluster]:
    """Worker processes on this machine; one that dies is replaced."""
    distributed = need("distributed")
    with (
        _quiet(),
        distributed.LocalCluster(
            n_workers=count,
            threads_per_worker=1,
            processes=True,
            dashboard_address="127.0.0.1:0",  # any free port: other clusters may run on this machine
            silence_logs=logging.CRITICAL,
            preload=["dethrone.lab.ignore_interrupts"],
        ) as cluster,
        distributed.Client(cluster) as client,
        heard_for_sure() as check,
    ):
        yield Cluster(client, check)


@contextmanager
def workers_at(address: str) -> Iterator[Cluster]:
    """The workers of a Dask cluster."""
    distributed = need("distributed")
    with _quiet():
        try:
            client = distributed.Client(address, timeout=PATIENCE)
        except (OSError, ValueError, TypeError) as error:
            raise GameError(f"No Dask scheduler answers at {address}: {error}") from None
        with client:
            try:
                client.wait_for_workers(1, timeout=PATIENCE)
            except TimeoutError:
                raise GameError(f"The Dask cluster at {address} has no workers.") from None
            with heard_for_sure() as check:
                yield Cluster(client, check)


@contextmanager
def workforce(*, workers: int, cluster: str | None = None) -> Iterator[Workforce]:
    """A cluster by its address, else worker processes here, else (0 workers) this process alone."""
    if cluster is not None:
        with workers_at(cluster) as there:
            yield there
    elif workers:
        with workers_here(workers) as here:
            yield here
    else:
        yield ThisProcess()


@contextmanager
def _quiet() -> Iterator[None]:
    """Dask tells in its log of workers that come and go; here that is no news."""
    log = logging.getLogger("distributed")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)
