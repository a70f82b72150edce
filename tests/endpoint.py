"""A chat endpoint on loopback that speaks the real protocol, and misbehaves as it is told."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.waiting import HANGS, wait_until

JSON = "application/json"


@dataclass(frozen=True)
class Response:
    """What is sent back: raw, so that it can be wrong in any way."""

    body: bytes = b""
    status: int = 200
    content: str = JSON
    headers: tuple[tuple[str, str], ...] = ()
    length: int | None = None  # another length than the body has
    is_endless: bool = False
    is_late: bool = False  # not before the test is over


def reply(text: str | None, finish: str = "stop") -> Response:
    """A reply of the protocol."""
    choice = {"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": finish}
    usage = {"prompt_tokens": 100, "completion_tokens": 7, "total_tokens": 107}
    return Response(json.dumps({"object": "chat.completion", "choices": [choice], "usage": usage}).encode())


@dataclass(frozen=True)
class Request:
    """What was sent, to the byte, and what it says."""

    path: str
    headers: tuple[tuple[str, str], ...]
    raw: bytes

    @property
    def messages(self) -> list[dict[str, str]]:
        """The messages."""
        messages: list[dict[str, str]] = json.loads(self.raw)["messages"]
        return messages

    @property
    def question(self) -> str:
        """The last message."""
        return self.messages[-1]["content"]


Script = Sequence["Response | str"] | Callable[[Request], "Response | str"]


@dataclass
class Endpoint:
    """A running endpoint: what it was asked, and what it will answer."""

    script: Script
    requests: list[Request] = field(default_factory=list)
    over: threading.Event = field(default_factory=threading.Event)
    url: str = ""

    def hear(self, requests: int) -> None:
        """Wait until so many requests were read, and no more: whoever asked may have gone on before that."""
        wait_until(lambda: len(self.requests) >= requests, f"request {requests}")
        assert len(self.requests) == requests

    def answer(self, request: Request) -> Response:
        """The next response; the last of a list is repeated."""
        self.requests.append(request)
        if callable(self.script):
            given = self.script(request)
        else:
            given = self.script[min(len(self.requests), len(self.script)) - 1]
        return reply(given) if isinstance(given, str) else given


class Handler(BaseHTTPRequestHandler):
    """Answers as the endpoint says."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or every answer takes 40 ms
    server: Any

    def do_POST(self) -> None:
        """One request."""
        endpoint: Endpoint = self.server.endpoint
        raw = self.rfile.read(int(self.headers["Content-Length"]))
        response = endpoint.answer(Request(self.path, tuple(sorted(self.headers.items())), raw))
        if response.is_late:
            endpoint.over.wait(HANGS)
        try:
            self.send(response, endpoint)
        except OSError:
            self.close_connection = True  # whoever asked has gone

    def send(self, response: Response, endpoint: Endpoint) -> None:
        """Status, headers and body, whole or not."""
        self.send_response(response.status)
        self.send_header("Content-Type", response.content)
        for name, value in response.headers:
            self.send_header(name, value)
        if response.is_endless:
            self.send_header("Connection", "close")
            self.close_connection = True
            self.end_headers()
            while not endpoint.over.is_set():
                self.wfile.write(b" " * 65536)
            return
        self.send_header("Content-Length", str(response.length or len(response.body)))
        self.end_headers()
        self.wfile.write(response.body)
        self.close_connection = response.length is not None

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is logged."""


class Server(ThreadingHTTPServer):
    """A server that ends with the test."""

    daemon_threads = True
    endpoint: Endpoint


@contextmanager
def endpoint(script: Script) -> Iterator[Endpoint]:
    """An endpoint that runs as long as it is needed."""
    running = Endpoint(script)
    server = Server(("127.0.0.1", 0), Handler)
    server.endpoint = running
    running.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield running
    finally:
        running.over.set()
        server.shutdown()
        server.server_close()
        thread.join()
