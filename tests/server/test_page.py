"""The page in a browser: built files as they go over the line, paths of its own, and the command that opens it."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from dethrone.cli import main
from dethrone.prose import voice
from dethrone.server import built as page_files
from dethrone.server import home, page
from dethrone.server import serving as starting
from dethrone.server.settings import Settings
from tests.server.conftest import Serving
from tests.server.engines import free_port

FILES = {
    "index.html": b"<!doctype html>" + b" " * 900,
    "index.html.br": b"packed well",
    "index.html.gz": b"packed",
    "assets/main-abc123.js": b"export {}",
    ".vite/manifest.json": b"{}",
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built."""
    folder = tmp_path / "page"
    for name, data in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    monkeypatch.setattr(page, "FOLDER", folder)
    return folder


@pytest.fixture
def client(serving: Serving) -> Iterator[httpx.Client]:
    """Somebody who asks the server."""
    with httpx.Client(base_url=serving.address, headers={"Accept-Encoding": "identity"}) as one:
        yield one


ASKED = {
    # path                      status, type, how long it may be kept
    "/": (200, "text/html; charset=utf-8", "no-cache"),
    "/t/AbCdEfGhIjKlMnOp": (200, "text/html; charset=utf-8", "no-cache"),
    "/assets/main-abc123.js": (200, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    "/assets/main-other.js": (404, "text/plain; charset=utf-8", None),
    "/.vite/manifest.json": (404, "text/plain; charset=utf-8", None),
    "/index.html.br": (404, "text/plain; charset=utf-8", None),
    "/../page.py": (404, "text/plain; charset=utf-8", None),
    "/api/v1/nothing": (404, "application/json", "no-store"),
    "/api/v1/about": (200, "application/json", "no-store"),
    "/healthz": (200, "application/json", None),
}


@pytest.mark.usefixtures("built")
def test_what_is_answered(client: httpx.Client) -> None:
    for path, expected in ASKED.items():
        answer = client.get(path)
        found = answer.status_code, answer.headers["content-type"], answer.headers.get("cache-control")
        assert found == expected, path
        assert answer.headers["x-content-type-options"] == "nosniff", path
        policy = answer.headers.get("content-security-policy", "")
        assert policy.startswith("default-src 'self'") != path.startswith("/assets/"), path


CODINGS = {
    # what is accepted: how it comes
    "gzip, deflate, br": "br",
    "gzip;q=1.0": "gzip",
    "identity": None,
    "": None,
}


@pytest.mark.usefixtures("built")
def test_files_come_as_they_were_packed(client: httpx.Client) -> None:
    for accepted, coding in CODINGS.items():
        with client.stream("GET", "/", headers={"Accept-Encoding": accepted}) as answer:
            body = b"".join(answer.iter_raw())
        suffix = page.CODINGS.get(coding or "", "")
        assert (answer.headers.get("content-encoding"), body) == (coding, FILES[f"index.html{suffix}"])
        assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.usefixtures("built")
def test_what_one_has_is_not_sent_again(client: httpx.Client) -> None:
    tag = client.get("/").headers["etag"]
    answer = client.get("/", headers={"If-None-Match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


def test_a_page_that_was_not_built_says_how(
    client: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    answer = client.get("/", headers={"Accept-Language": "de"})
    assert (answer.status_code, answer.text) == (503, voice("de").say("server-no-page"))
    assert client.get("/api/v1/about").status_code == 200


@pytest.mark.parametrize("is_there", [False, True])
@pytest.mark.parametrize("words", [["serve"], []])
def test_a_missing_page_is_said_where_the_server_is_started(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    is_there: bool,
) -> None:
    if is_there:
        (tmp_path / page_files.INDEX).write_text("a page", "utf-8")
    begun: list[str] = []
    monkeypatch.setattr(page_files, "FOLDER", tmp_path)
    monkeypatch.setattr(home, "watch", begun.append)
    monkeypatch.setattr(starting, "upgrade", lambda _: None)
    monkeypatch.setattr(starting, "run", lambda *_: None)
    monkeypatch.setattr(os, "environ", {"DISPLAY": ":0", "DETHRONE_PORT": str(free_port())})
    assert main([*words, *(["--language", "de"] if words else [])]) == 0
    told = capsys.readouterr()
    assert "http://127.0.0.1:" in told.out
    assert (voice("de" if words else "en").say("server-no-page") in told.err) is not is_there
    assert bool(begun) is (is_there and not words)


# ------------------------------------------------------------- the command alone
DISPLAYS: dict[str, tuple[dict[str, str], str, bool]] = {
    "no display": ({}, "linux", False),
    "X": ({"DISPLAY": ":0"}, "linux", True),
    "Wayland": ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
    "a browser that was chosen": ({"BROWSER": "firefox"}, "linux", True),
    "a Mac": ({}, "darwin", True),
}


def test_a_window_is_opened_only_where_there_can_be_one() -> None:
    for case, (variables, platform, expected) in DISPLAYS.items():
        assert home.has_display(variables, platform) is expected, case


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, Any]]:
    """The servers that the command would have started."""
    found: list[tuple[Settings, Any]] = []

    def serve(settings: Settings, _: Any, begun: Any = None) -> int:
        found.append((settings, begun))
        return 0

    monkeypatch.setattr(home, "serve", serve)
    return found


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was shown."""
    found: list[str] = []
    monkeypatch.setattr(home, "show", found.append)
    monkeypatch.setenv("DISPLAY", ":0")
    return found


@pytest.mark.parametrize(("words", "opens"), [([], True), (["--no-browser"], False)])
def test_the_command_alone_starts_a_server(
    started: list[tuple[Settings, Any]],
    shown: list[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    opens: bool,
) -> None:
    monkeypatch.setenv("DETHRONE_PORT", str(free_port()))
    assert main(words) == 0
    ((_, begun),) = started
    assert (begun is not None) is opens
    assert shown == []


def test_a_server_that_runs_is_shown(
    serving: Serving, started: list[tuple[Settings, Any]], shown: list[str], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("DETHRONE_PORT", str(serving.settings.port))
    assert main([]) == 0
    assert (started, shown) == ([], [f"{serving.address}/"])
    assert serving.address in capsys.readouterr().out


def test_a_port_that_somebody_else_has_is_left_alone(
    started: list[tuple[Settings, Any]], shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setenv("DETHRONE_PORT", str(other.getsockname()[1]))
        assert main(["--no-browser"]) == 0
    ((settings, _),) = started
    assert settings.port == 0
    assert shown == []
