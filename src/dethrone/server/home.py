"""The table on one's own machine: the server as it usually is, and a browser that is shown its page."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

import httpx

from dethrone.prose import Voice
from dethrone.server.serving import serve
from dethrone.server.settings import Settings

PATIENCE = 60.0  # seconds in which a server should have started
BETWEEN = 0.05


def open_table(settings: Settings, speech: Voice, *, wants_browser: bool) -> int:
    """Start the server, or find the one that runs, and show its page."""
    address = f"http://{settings.host}:{settings.port}/"
    shows = wants_browser and has_display(os.environ, sys.platform)
    if settings.port and is_ours(address):
        print(speech.say("server-runs-already", address=address), flush=True)
        if shows:
            show(address)
        return 0
    if settings.port and is_taken(settings.host, settings.port):
        settings = replace(settings, port=0)
    return serve(settings, speech, begun=watch if shows else None)


def watch(address: str) -> None:
    """Show the page as soon as it answers, while the server starts."""
    threading.Thread(target=_show_when_ready, args=(address,), daemon=True).start()


def _show_when_ready(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if is_ours(address):
            show(address)
            return
        time.sleep(BETWEEN)


def show(address: str) -> None:
    """In the usual browser; where there is none the address that was printed is enough."""
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def has_display(variables: Mapping[str, str], platform: str) -> bool:
    """Whether a window can be opened; without one a browser would run in the terminal, or fail."""
    if platform in ("darwin", "win32"):
        return True
    return bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY") or variables.get("BROWSER"))


def is_ours(address: str) -> bool:
    """Whether a table server answers there."""
    try:
        answer = httpx.get(f"{address}api/v1/about", timeout=1.0, trust_env=False)
        return answer.status_code == httpx.codes.OK and "protocol" in answer.json()
    except (httpx.HTTPError, ValueError):
        return False


def is_taken(host: str, port: int) -> bool:
    """Whether somebody else listens there."""
    try:
        with socket.create_server((host, port)):
            return False
    except OSError:
        return True
