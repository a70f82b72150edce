"""The files that a command line names."""

from __future__ import annotations

import sys
from pathlib import Path

from dethrone.command.refusal import Reason
from dethrone.errors import Unreadable


def read_text(file: str) -> str:
    """The text of a file; `-` is the standard input."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise Unreadable(Reason.NO_TEXT, file=file) from None
    except IsADirectoryError:
        raise Unreadable(Reason.A_FOLDER, file=file) from None
    except FileNotFoundError:
        raise Unreadable(Reason.NO_FILE, file=file) from None
