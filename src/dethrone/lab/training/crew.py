"""Who plays the parts of a training's rounds: processes on this machine, or the workers of a Dask cluster.

A part is told by its numbers alone, so whoever plays it plays the same games.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from dethrone.lab.workforce import workers_at

_client: ContextVar[Any] = ContextVar("client", default=None)


@contextmanager
def at_cluster(address: str | None) -> Iterator[None]:
    """Whoever is hired meanwhile works there; without an address, on this machine."""
    if address is None:
        yield
        return
    with workers_at(address) as there:
        token = _client.set(there.client)
        try:
            yield
        finally:
            _client.reset(token)


def is_at_cluster() -> bool:
    """Whether a cluster works."""
    return _client.get() is not None


@contextmanager
def hired(processes: int) -> Iterator[Executor]:
    """The cluster's workers, or so many processes."""
    client = _client.get()
    executor = ProcessPoolExecutor(processes) if client is None else client.get_executor(pure=False)
    with executor as crew:
        yield crew
