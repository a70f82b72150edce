"""Starting the server: the database is brought up to date, then granian runs the application in its processes."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from granian import Granian
from granian.constants import Interfaces

from dethrone.prose import Voice
from dethrone.server.commands import free_port
from dethrone.server.logs import set_up
from dethrone.server.settings import PREFIX, Settings
from dethrone.server.store.upgrading import upgrade

if TYPE_CHECKING:
    from fastapi import FastAPI

TARGET = "dethrone.server.serving:from_variables"
COLLECTED_AFTER = (1_000, 5, 400)  # new objects; then young ones, then all
TURN = 0.0005  # seconds after which a thread lets another run: commits and sockets wait for it several times a move


def from_variables() -> FastAPI:
    """The application as the variables describe it; each process makes its own."""
    from dethrone.server.app import make_app  # noqa: PLC0415 (loaded where it runs: the start is quicker)

    settings = Settings.read({})
    set_up(settings.log_level)
    app = make_app(settings)
    collect_seldom()
    sys.setswitchinterval(TURN)
    return app


def collect_seldom() -> None:
    """A full collection stops everybody for as long as there are tables; so it comes after millions of new objects.

    Usually it would come whenever a quarter more has been kept, which is all the time while tables are resumed, and it
    would look through all modules each time. The others look at few objects each, so that no move waits long for one.
    """
    gc.set_threshold(*COLLECTED_AFTER)
    gc.freeze()


def serve(settings: Settings, speech: Voice, begun: Callable[[str], None] | None = None) -> int:
    """Run until stopped; `begun` is told the address when the start begins."""
    if settings.port == 0:
        settings = replace(settings, port=free_port(settings.host))
    upgrade(settings.database)
    for name, value in asdict(settings).items():
        os.environ[PREFIX + name.upper()] = str(int(value) if isinstance(value, bool) else value)
    address = f"http://{settings.host}:{settings.port}/"
    print(speech.say("server-at", address=address), flush=True)
    if begun is not None:
        begun(address)
    server = Granian(
        TARGET,
        factory=True,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        log_access=False,
        websockets=True,
        workers_kill_timeout=10,
        respawn_failed_workers=True,
    )
    server.serve()
    return 0
