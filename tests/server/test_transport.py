"""What somebody can do who never says a whole sentence: the real server, in a process of its own, over bare sockets.

Nothing here is judged by a clock: a wait ends with what is waited for, and its bound is for a server that hangs.
"""

from __future__ import annotations

import asyncio
import os
import resource
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from dethrone.errors import Refused
from dethrone.server.bodies import MOST_BODY, Bodies
from dethrone.server.serving import listening
from dethrone.server.settings import Settings
from dethrone.server.transport import LINES_A_SOCKET
from tests.server.conftest import Serving
from tests.server.engines import free_port
from tests.waiting import HANGS, wait_until

ROOT = Path(__file__).parents[2]
MB = 1_000_000
IDLE = 5_000
SOCKET = (
    "GET /api/v1/tables/{id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MASK = bytes(4)


class Real:
    """A server as it is started by its owner."""

    def __init__(self, home: Path, *words: str, module: str = "dethrone") -> None:
        self.port, self.home = free_port(), home
        self.log = home / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", module, "serve", "--port", str(self.port), *words],
                cwd=ROOT,
                env={**os.environ, "DETHRONE_DATABASE": f"sqlite:///{home / 'server.sqlite'}"},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        wait_until(lambda: self.is_up() or self.process.poll() is not None, "the server")
        assert self.process.poll() is None, self.log.read_text()

    def is_up(self) -> bool:
        """Whether it answers somebody of another address."""
        with suppress(httpx.HTTPError):
            return self.get("/healthz").status_code == 200
        return False

    def get(self, path: str) -> httpx.Response:
        """An answer to somebody who comes from another address than those who do harm."""
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=HANGS) as other:
            return other.get(f"http://127.0.0.1:{self.port}{path}")

    def connect(self) -> socket.socket:
        """A connection on which nothing was said."""
        found = socket.create_connection(("127.0.0.1", self.port), HANGS)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        return found

    def memory(self) -> int:
        """Bytes of all its processes."""
        pages = 0
        for path in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                parts = path.read_text().rpartition(")")[2].split()
                pages += int(parts[21]) * (int(parts[2]) == self.process.pid)
        return pages * os.sysconf("SC_PAGE_SIZE")

    def close(self) -> None:
        """End it, politely."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(HANGS)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Real]:
    """A server for all of them."""
    server = Real(tmp_path_factory.mktemp("real"))
    yield server
    server.close()


@pytest.fixture(scope="module")
def table(real: Real) -> str:
    """A table to connect to."""
    return opened(real.port)


def opened(port: int) -> str:
    """A table that somebody opens."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=HANGS) as ada:
        ada.post("/api/v1/people", json={"name": "Ada"})
        return str(
            ada.post("/api/v1/tables", json={"game": "regicide", "seats": [{"who": "me"}]}).json()["id"]
        )


def pushed(line: socket.socket, part: bytes, most: int) -> int:
    """How much of something endless is taken."""
    taken = 0
    with suppress(OSError):
        while taken < most:
            line.sendall(part)
            taken += len(part)
    return taken


def heard(line: socket.socket) -> bytes:
    """All that is answered until it is hung up."""
    answer = b""
    with suppress(ConnectionError):
        while part := line.recv(65_536):
            answer += part
    return answer


# ------------------------------------------------------------------ bodies
@pytest.mark.parametrize("framing", ["chunked", "Chunked", "CHUNKED"])
def test_an_endless_body_is_not_read(real: Real, framing: str) -> None:
    chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
    with real.connect() as line:
        line.sendall(
            f"POST /api/v1/people HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: {framing}\r\n"
            "Content-Type: application/json\r\n\r\n".encode()
        )
        assert pushed(line, chunk, 64 * MB) < 16 * MB


CHUNKED = b"POST /api/v1/people HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    # case: what it begins with, and what then comes without an end
    "chunks with long names": (CHUNKED, b"1;" + b"x" * 60_000 + b"\r\nx\r\n"),
    "requests that nobody waits for": (b"", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1_500),
}


@pytest.mark.parametrize(("begin", "part"), ENDLESS.values(), ids=ENDLESS)
def test_what_surrounds_bodies_is_counted_too(real: Real, begin: bytes, part: bytes) -> None:
    before = real.memory()
    with real.connect() as line:
        line.sendall(begin)
        assert pushed(line, part, 64 * MB) < 16 * MB
    assert real.is_up()
    assert real.memory() - before < 20 * MB


def test_requests_may_follow_each_other_without_a_wait(real: Real) -> None:
    asked = 200
    with real.connect() as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * (asked - 1))
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert heard(line).count(b"HTTP/1.1 ") == asked


def test_only_http_1_is_spoken(real: Real) -> None:
    with real.connect() as line:
        line.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00")
        assert heard(line)[:9] == b"HTTP/1.1 "


@pytest.mark.parametrize("headers", [[], [(b"content-length", b"10")]], ids=["no length", "a wrong length"])
def test_bodies_are_counted_while_they_come(headers: list[tuple[bytes, bytes]]) -> None:
    part, reads, answers = b"x" * 1000, count(), list[Message]()
    scope = {"type": "http", "http_version": "2", "method": "POST", "path": "/", "headers": headers}

    async def receive() -> Message:
        assert next(reads) <= MOST_BODY // len(part)
        return {"type": "http.request", "body": part, "more_body": True}

    async def send(message: Message) -> None:
        answers.append(message)

    async def never(*_: object) -> None:
        raise AssertionError

    async def refuse(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return Response(error.reason, 413)

    asyncio.run(Bodies(never, refuse=refuse)(scope, receive, send))
    assert answers[0]["status"] == 413
    assert (b"connection", b"close") in answers[0]["headers"]


# ------------------------------------------------------------- connections
def asks(line: socket.socket) -> bool:
    """Whether a request is answered there."""
    with suppress(OSError):
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answer = line.recv(65_536)
        while answer and not answer.endswith(b'{"status":"ok"}'):
            answer += line.recv(65_536)
        return answer.startswith(b"HTTP/1.1 200")
    return False


def test_whoever_asks_nothing_is_hung_up_on(settings: Settings) -> None:
    serving = Serving(settings)
    door = ("127.0.0.1", settings.port)
    with ExitStack() as all_of_them:
        all_of_them.callback(serving.close)

        def connect() -> socket.socket:
            return all_of_them.enter_context(socket.create_connection(door, HANGS))

        talks, later = connect(), connect()
        talks.sendall(SOCKET.format(id=opened(settings.port)).encode())
        assert b" 101 " in talks.recv(65_536)
        assert asks(later)
        serving.config.head_within = 0.01
        assert asks(later)
        silent, slow = connect(), connect()
        for line in (slow, later):
            with suppress(OSError):
                line.sendall(b"GET /healthz HTTP/1.1\r\n")
        for line in (silent, slow, later):
            assert heard(line) == b""
        talks.sendall(b"\x89\x81" + MASK + b"x")
        assert talks.recv(65_536) == b"\x8a\x01x"  # messages have a clock of their own


@pytest.mark.parametrize("is_behind_proxy", [False, True], ids=["direct", "behind a proxy"])
def test_an_address_has_so_many_connections(settings: Settings, is_behind_proxy: bool) -> None:
    serving = Serving(replace(settings, most_sockets=1, is_behind_proxy=is_behind_proxy))
    with ExitStack() as all_of_them:
        all_of_them.callback(serving.close)
        door = ("127.0.0.1", settings.port)
        lines = [
            all_of_them.enter_context(socket.create_connection(door, HANGS)) for _ in range(LINES_A_SOCKET)
        ]
        assert all(asks(line) for line in lines)
        with socket.create_connection(door, HANGS) as further:
            assert asks(further) is is_behind_proxy
        lines[0].close()
        for _ in range(1000):
            with socket.create_connection(door, HANGS) as further:
                if asks(further):
                    return
        pytest.fail("who has gone still counts")


def test_thousands_who_say_nothing_keep_nobody_out(real: Real) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < IDLE + 500:
        pytest.skip("this machine allows too few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with ExitStack() as all_of_them:
            idle = select.poll()
            for _ in range(IDLE):
                idle.register(all_of_them.enter_context(real.connect()), select.POLLIN)
            assert real.get("/healthz").status_code == 200
            assert IDLE - len(idle.poll(0)) <= 256, "one address has more connections than it may"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# ---------------------------------------------------------------- messages
def frame(first: int, size: int, payload: bytes) -> bytes:
    """The beginning of a frame of a size, with some of it."""
    return bytes((first, 0x80 | 127)) + size.to_bytes(8, "big") + MASK + payload


UNFINISHED = {
    # case: what it begins with, and what then comes without an end
    "fragments": (frame(0x01, 65_536, bytes(65_536)), frame(0x00, 65_536, bytes(65_536))),
    "small fragments": (b"\x01\x81" + MASK + b"x", (b"\x00\x81" + MASK + b"x") * 10_000),
    "empty fragments": (b"\x01\x80" + MASK, (b"\x00\x80" + MASK) * 10_000),
    "one long frame": (frame(0x81, 15 * MB, b""), bytes(65_536)),
}


@pytest.mark.parametrize(("begin", "part"), UNFINISHED.values(), ids=UNFINISHED)
def test_messages_without_an_end_take_no_memory(real: Real, table: str, begin: bytes, part: bytes) -> None:
    before = real.memory()
    with ExitStack() as all_of_them:
        lines = [all_of_them.enter_context(real.connect()) for _ in range(12)]
        for line in lines:
            line.sendall(SOCKET.format(id=table).encode())
            assert b" 101 " in line.recv(65_536)
            line.sendall(begin)
            assert pushed(line, part, 60 * MB) < 16 * MB
        assert real.is_up()
        assert real.memory() - before < 40 * MB


def test_answers_that_nobody_reads_take_no_memory(real: Real, table: str) -> None:
    ping = b"\x89\xfd" + MASK + bytes(125)
    before = real.memory()
    with real.connect() as line:
        line.sendall(SOCKET.format(id=table).encode())
        assert b" 101 " in line.recv(65_536)
        pushed(line, ping * 5_000, 10 * MB)
        assert real.is_up()
        assert real.memory() - before < 5 * MB


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_an_answer_does_not_wait_for_what_was_heard_of_the_last_one(host: str) -> None:
    """Where small parts wait for one another, each answer over an open connection takes 40 ms."""
    with listening(Settings(host=host, port=0)) as door:
        with socket.create_connection(door.getsockname()[:2], HANGS):
            line, _ = door.accept()
        with line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
