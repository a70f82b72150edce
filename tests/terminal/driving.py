"""Drives the real command: through pipes, and through a pseudo-terminal as a person would."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from dethrone.cli import main
from dethrone.table import Table
from dethrone.table.saved import parse_saved
from tests.waiting import HANGS

COMMAND = [sys.executable, "-m", "dethrone.cli"]
TRIES = 30  # signals until a command must have heard one
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


@dataclass(frozen=True)
class Ran:
    """What a finished command wrote, and its exit code."""

    code: int
    out: str
    err: str


def environment(saves: Path, **more: str) -> dict[str, str]:
    """The surroundings of a command: its own saves, a known terminal."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "DETHRONE_SAVES")}
    return kept | {"DETHRONE_SAVES": str(saves), "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"} | more


def run(saves: Path, *arguments: str, typed: str = "", **more: str) -> Ran:
    """Run the command to its end with lines piped in."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=HANGS,
        env=environment(saves, **more),
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)


def call(*arguments: str) -> int:
    """Call the command in this process, for what needs no process of its own."""
    try:
        return main(arguments)
    except SystemExit as ended:
        return int(ended.code or 0)


def hear_interrupts() -> None:
    """A job in the background is started deaf to Ctrl-C, and hands that on to its children; these shall hear it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """A command on a pseudo-terminal."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process = process
        self.master = master
        self.raw = ""
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def until(self, text: str) -> str:
        """Read up to a text; what was read is returned as it came."""
        assert self._comes(text, HANGS), f"{text!r} never came; instead: {CODES.sub('', self.raw)[-2000:]}"
        seen, self.raw = self._split(text)
        return seen

    def go_on_until(self, text: str) -> str:
        """Stop the command and let it go on until a text comes; readline may miss a signal as it begins to wait."""
        for _ in range(TRIES):
            self.process.send_signal(signal.SIGSTOP)
            self.process.send_signal(signal.SIGCONT)
            if self._comes(text, HANGS / TRIES):
                break
        return self.until(text)

    def _comes(self, text: str, seconds: float) -> bool:
        """Read until a text came, or nothing for so long."""
        while text not in CODES.sub("", self.raw):
            ready, _, _ = select.select([self.master], [], [], seconds)
            if not ready:
                return False
            try:
                chunk = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                chunk = b""
            assert chunk, f"the command ended before {text!r}: {CODES.sub('', self.raw)[-2000:]}"
            self.raw += self._decode(chunk)
        return True

    def _split(self, text: str) -> tuple[str, str]:
        """What was read up to the end of a text that control codes may run through, and what came after."""
        left = CODES.sub("", self.raw).index(text) + len(text)
        at = 0
        while left:
            code = CODES.match(self.raw, at)
            at = at + 1 if code is None else code.end()
            left -= code is None
        return self.raw[:at], self.raw[at:]

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self.master, f"{line}\n".encode())

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end; an interrupt again, for readline may miss one as it begins to wait."""
        for _ in range(TRIES):
            self.process.send_signal(how)
            with suppress(subprocess.TimeoutExpired):
                return self.process.wait(HANGS / TRIES)
        raise AssertionError("the command never ended")


@contextmanager
def screen(saves: Path, *arguments: str, **more: str) -> Iterator[Screen]:
    """Run the command on a pseudo-terminal of 80 columns and 40 lines."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(saves, COLUMNS="80", LINES="40", **more),
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 (no thread is about when it forks)
    )
    os.close(slave)
    try:
        yield Screen(process, master)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(HANGS)
        os.close(master)


def saved(saves: Path, kind: str) -> list[Path]:
    """The files of a kind in a folder of saves."""
    return sorted(saves.glob(f"*{kind}"))


def resumed(save: Path) -> Table:
    """The table of a saved game."""
    return Table.replay(parse_saved(save.read_text("utf-8")))


def moves_saved(save: Path) -> list[str]:
    """The moves of a saved game."""
    return [str(step.move) for step in resumed(save).steps]
