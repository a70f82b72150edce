"""`dethrone serve`, its options and its start; and `dethrone` alone, which opens the table in a browser."""

from __future__ import annotations

import argparse
import socket
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from dethrone.command.adding import add_command
from dethrone.command.extras import install_command
from dethrone.errors import BadRules
from dethrone.prose import Voice
from dethrone.server.refusal import Reason

if TYPE_CHECKING:
    from dethrone.command.adding import Commands


def add_to(commands: Commands) -> None:
    """Add the command to the parser."""
    serve = add_command(
        commands,
        "serve",
        "Run a table server for friends and bots",
        "serve",
        "serve --host 0.0.0.0 --port 8470",
        "serve --database postgresql://localhost/dethrone --redis redis://localhost --workers 2",
        call=call,
        more="Without options it keeps everything in one SQLite file; every option can also be a variable, "
        "as --port is DETHRONE_PORT.",
    )
    serve.add_argument("--host", metavar="ADDRESS", help="Address to listen on (default: 127.0.0.1)")
    serve.add_argument(
        "--port", type=int, metavar="N", help="Port to listen on; 0 takes a free one (default: 8470)"
    )
    serve.add_argument(
        "--database",
        metavar="URL",
        help="Database, sqlite:///file or postgresql://… (default: an SQLite file)",
    )
    serve.add_argument(
        "--redis", metavar="URL", help="Redis server, redis://…; needed for more than one worker"
    )
    serve.add_argument("--workers", type=int, metavar="N", help="Number of processes (default: 1)")
    serve.add_argument(
        "--bot-threads",
        type=int,
        metavar="N",
        help="Number of threads in which bots think (default: one per core)",
    )
    serve.add_argument(
        "--origins", metavar="LIST", help="Other addresses whose pages may use the server, with commas"
    )
    serve.add_argument(
        "--hosts", metavar="LIST", help="Other names that the server is called by, with commas; * for any"
    )
    serve.add_argument(
        "--players",
        metavar="LIST",
        help="Your own players that people may seat, as module:Class, with commas",
    )
    serve.add_argument(
        "--behind-proxy",
        dest="is_behind_proxy",
        action="store_true",
        default=None,
        help="Trust X-Forwarded-* headers; only behind a proxy that sets them",
    )


def call(options: argparse.Namespace, speech: Voice) -> int:
    """Start the server, and stay until it is stopped."""
    try:
        from dethrone.server.serving import serve  # noqa: PLC0415 (an extra)
        from dethrone.server.settings import Settings  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise BadRules(
            Reason.NEEDS_EXTRA, module=str(error.name), command=install_command("server")
        ) from None
    names = {one.name for one in fields(Settings)}
    given: dict[str, Any] = {name: value for name, value in vars(options).items() if name in names}
    return serve(Settings.read(given), speech)


def add_home(command: argparse.ArgumentParser) -> None:
    """What the command does when it is called alone."""
    command.add_argument(
        "--no-browser", action="store_true", help="Print the address and open nothing (without a command)"
    )
    command.set_defaults(call=open_home)


def open_home(options: argparse.Namespace, speech: Voice) -> int:
    """The server on this machine as it usually is, and the page in a browser; one that runs already is used."""
    try:
        from dethrone.server.home import open_table  # noqa: PLC0415 (an extra)
        from dethrone.server.settings import Settings  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise BadRules(Reason.HOME_NEEDS_EXTRA, module=str(error.name)) from None
    return open_table(Settings.read({}), speech, wants_browser=not options.no_browser)


def free_port(host: str) -> int:
    """A port that nobody uses."""
    with socket.create_server((host, 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
