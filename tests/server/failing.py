"""A server some of whose handlers fail with what somebody said: `python -m tests.server.failing serve --port N`."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import threading
import warnings
from functools import partial
from typing import NoReturn
from unittest.mock import patch

from dethrone.cli import main
from dethrone.server import serving
from dethrone.server.api import catalogue
from dethrone.server.logs import LOG, SILENT, set_up
from dethrone.server.reviews import Reviews
from dethrone.server.socket import Connection

SECRET = "my partner holds the 7H"


class Clock:
    """A clock that leaps whenever it is looked at, so that each line is written."""

    def __init__(self) -> None:
        self.now, self.step = 0.0, SILENT

    def __call__(self) -> float:
        self.now += self.step
        return self.now


CLOCK = Clock()


def fail() -> NoReturn:
    """Quote what was said."""
    raise RuntimeError(f"cannot read {SECRET}")


async def in_handler() -> None:
    """While somebody waits for the answer."""
    fail()


async def in_task() -> None:
    """Where nobody waits for it."""

    async def work() -> None:
        fail()

    task = asyncio.create_task(work())
    await asyncio.wait([task])
    del task
    gc.collect()


async def in_callback() -> None:
    """Where asyncio tells of it, with what it was handed."""
    asyncio.get_running_loop().call_soon(lambda _: fail(), SECRET)


async def in_thread() -> None:
    """In a thread of its own."""
    thread = threading.Thread(target=fail, name=SECRET)
    thread.start()
    thread.join()


async def where_nobody_can_be_told() -> None:
    """While something is thrown away."""

    class Thing:
        def __del__(self) -> None:
            fail()

    Thing()


async def by_a_warning() -> None:
    """A warning that quotes it."""
    warnings.warn(SECRET, RuntimeWarning, stacklevel=1)


async def by_a_library() -> None:
    """What others log: words put together, words beside a template, and an error."""
    library = logging.getLogger("library")
    library.error(f"{SECRET}")
    library.error("they said %s", SECRET)
    library.error("%d cards", SECRET)  # does not even fit
    logging.error(SECRET)
    try:
        fail()
    except RuntimeError:
        logging.getLogger("uvicorn.error").exception(SECRET)


async def in_flood() -> None:
    """A hundred times in one moment, and once later."""
    CLOCK.step = 0.0
    for _ in range(100):
        LOG.error("the database does not answer")
    CLOCK.step = SILENT
    LOG.error("the database does not answer")


WAYS = {
    one.__name__.replace("_", "-"): one
    for one in (
        in_handler,
        in_task,
        in_callback,
        in_thread,
        where_nobody_can_be_told,
        by_a_warning,
        by_a_library,
    )
}


async def in_socket(*_: object) -> None:
    """While somebody waits behind a connection."""
    fail()


if __name__ == "__main__":
    for name, way in WAYS.items():
        catalogue.ROUTER.add_api_route(f"/failing/{name}", way)
    catalogue.ROUTER.add_api_route("/failing/in-flood", in_flood)
    with (
        patch.object(Connection, "_welcomed", in_socket),
        patch.object(Reviews, "hold", in_socket),
        patch.object(serving, "set_up", partial(set_up, clock=CLOCK)),
    ):
        sys.exit(main(sys.argv[1:]))
