"""Starting the server: the database is brought up to date, then uvicorn runs the application in its processes."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING

import uvicorn

from dethrone.prose import Voice
from dethrone.server import built
from dethrone.server.logs import set_up
from dethrone.server.settings import PREFIX, Settings
from dethrone.server.store.upgrading import upgrade
from dethrone.server.transport import BACKLOG, Config, Workers

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
    set_up(settings.log_level)
    lift_limit()
    upgrade(settings.database)
    for name, value in asdict(settings).items():
        os.environ[PREFIX + name.upper()] = str(int(value) if isinstance(value, bool) else value)
    with listening(settings) as door:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{host}:{door.getsockname()[1]}/"
        print(speech.say("server-at", address=address), flush=True)
        if not built.is_built():  # said here, and not in the browser first
            print(speech.say("server-no-page"), file=sys.stderr, flush=True)
        elif begun is not None:
            begun(address)
        run(Config(TARGET, settings), door)
    return 0


def lift_limit() -> None:
    """Let a process have as many connections as the machine allows; each is an open file."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 (not on Windows)

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listening(settings: Settings) -> socket.socket:
    """Where people knock; a port that is taken is refused here."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio does so only where it opens the door
    return door


def run(config: Config, door: socket.socket) -> None:
    """Until somebody stops it."""
    if config.workers > 1:
        Workers(config, [door]).run()
        return
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: None)  # it is raised again when all is done
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run([door])
