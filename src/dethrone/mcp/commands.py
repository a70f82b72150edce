"""The command `dethrone mcp`: what can be said to it. The SDK is loaded when the server starts."""

from __future__ import annotations

import argparse
from importlib.util import find_spec
from typing import TYPE_CHECKING

from dethrone.command.adding import add_command
from dethrone.command.extras import install_command
from dethrone.errors import GameError
from dethrone.mcp.options import Options
from dethrone.mcp.refusal import Reason
from dethrone.prose import Voice

if TYPE_CHECKING:
    from dethrone.command.adding import Commands

EXTRA = ("mcp", "mcp_types", "uvicorn", "httpx", "websockets")
MOST_PORT = 65535


def add_to(commands: Commands) -> None:
    """Add `mcp` to a command's subcommands."""
    command = add_command(
        commands,
        "mcp",
        "Let language models play over the Model Context Protocol (MCP)",
        "mcp",
        "mcp --advice off --language de",
        "mcp --http --port 8765 --table-server https://tables.example",
        call=call,
        more="Over standard input and output, or over HTTP.",
    )
    command.add_argument(
        "--http", action="store_true", help="Serve over streamable HTTP instead of standard input and output"
    )
    command.add_argument(
        "--host", default="127.0.0.1", help="Address to listen on (default: %(default)s, this machine only)"
    )
    command.add_argument(
        "--port",
        type=_port,
        default=8765,
        help="Port to listen on; 0 takes a free one (default: %(default)s)",
    )
    command.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="Host name by which others reach this server; repeatable",
    )
    command.add_argument(
        "--advice",
        choices=("on", "off"),
        default="on",
        help="Whether models may ask for advice (default: %(default)s)",
    )
    command.add_argument(
        "--table-server",
        action="append",
        default=[],
        metavar="URL",
        help="Table server whose tables models may join; repeatable (default: any; over HTTP none)",
    )
    command.add_argument(
        "--games", type=_count, default=64, metavar="N", help="Most games at a time (default: 64)"
    )


def _port(text: str) -> int:
    if not text.isdecimal() or len(text) > 5 or int(text) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to {MOST_PORT}")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:9]) <= 10_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 10000")
    return int(text)


def call(options: argparse.Namespace, speech: Voice) -> int:
    """Serve until the other side closes, or Ctrl-C."""
    if not all(find_spec(name) for name in EXTRA):
        raise GameError(Reason.MISSING, command=install_command("mcp"))
    from dethrone.mcp import serving  # noqa: PLC0415 (the other commands start without the SDK)

    chosen = Options(
        advice=options.advice == "on",
        language=speech.language,
        most_games=options.games,
        servers=tuple(options.table_server) if options.http or options.table_server else None,
    )
    if not options.http:
        serving.serve_stdio(chosen)
        return 0
    if not serving.is_loopback(options.host) and not options.allow_host:
        raise GameError(Reason.BAD_ADDRESS, host=options.host)
    serving.serve_http(chosen, host=options.host, port=options.port, allowed=options.allow_host)
    return 0
