"""A line to the server that can be cut: browsers do not let go of open sockets when they are told to be offline."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Line:
    """Passes bytes on to a port, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to, self._is_cut = port, False
        self._lock, self._open = threading.Lock(), set[socket.socket]()
        self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._welcome, daemon=True).start()

    @property
    def address(self) -> str:
        """Where to go instead of to the server."""
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def _welcome(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return  # it is over
            if self._is_cut:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            with self._lock:
                self._open |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while some := source.recv(65_536):
                target.sendall(some)
        self._end(source, target)

    def _end(self, *sockets: socket.socket) -> None:
        for one in sockets:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            with self._lock:
                self._open.discard(one)
            one.close()

    def cut(self) -> None:
        """Nothing goes through, whatever was open."""
        self._is_cut = True
        with self._lock:
            sockets = list(self._open)
        self._end(*sockets)

    def mend(self) -> None:
        """Things go through again."""
        self._is_cut = False

    def close(self) -> None:
        """For good."""
        self.cut()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)  # or accept would wait on
        self._door.close()
