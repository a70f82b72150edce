"""The two ways to be reached: by standard input and output, or over HTTP on one's own machine."""

from __future__ import annotations

import ipaddress
import logging
import signal
import socket
import sys
from collections.abc import Sequence
from typing import Any

import anyio
import uvicorn
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.server.transport_security import TransportSecuritySettings
from starlette.applications import Starlette

from dethrone.mcp.options import Options
from dethrone.mcp.server import server

PATH = "/mcp"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
LARGEST = 1024 * 1024  # bytes of a request
MOST_SESSIONS = 200


def serve_stdio(options: Options) -> None:
    """Serve whoever started this process, until they close it; nothing but the protocol goes to standard output."""
    _die_of_interrupts()
    anyio.run(_stdio, server(options))


async def _stdio(one: Server[Any]) -> None:
    async with stdio_server() as (incoming, outgoing):
        await one.run(incoming, outgoing, one.create_initialization_options())


def serve_http(options: Options, *, host: str, port: int, allowed: Sequence[str] = ()) -> None:
    """Serve over HTTP until interrupted; says where, once, for with port 0 nobody could know it."""
    _die_of_interrupts()
    app = http_app(server(options), host, allowed)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server(
        (host, port), family=family
    ) as listening:  # refuses what is taken before anything runs
        place, number = listening.getsockname()[:2]
        print(f"http://{_bracketed(place)}:{number}{PATH}", file=sys.stderr, flush=True)
        config = uvicorn.Config(app, log_level=logging.WARNING, access_log=False)
        uvicorn.Server(config).run(sockets=[listening])


def _die_of_interrupts() -> None:
    """Let Ctrl-C end the process as it stands: nothing is lost, a thread that reads cannot be told to stop, and
    an exception raised while a loop is being set up ends as any error or as none.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def http_app(one: Server[Any], host: str, allowed: Sequence[str] = ()) -> Starlette:
    """The server as an application; only names that are known to be its own are listened to."""
    names = {*LOOPBACK, _bracketed(host), *allowed}
    hosts = [form for name in sorted(names) for form in (name, f"{name}:*")]
    security = TransportSecuritySettings(
        enable_dns_rebinding_protection=True,
        allowed_hosts=hosts,
        allowed_origins=[f"{scheme}://{form}" for scheme in ("http", "https") for form in hosts],
    )
    return one.streamable_http_app(
        streamable_http_path=PATH,
        host=host,
        transport_security=security,
        max_request_body_size=LARGEST,
        max_sessions=MOST_SESSIONS,
    )


def _bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a host."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
