"""The command `dethrone`: a table of faces, each of which brings its own commands; and what a shell may complete."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from dethrone.cli import completing
from dethrone.cli.faces import parser
from dethrone.command.running import run
from dethrone.command.spoken import language_of, speak
from dethrone.terminal.letters import teach

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; every failure is a sentence and an exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if completing.is_asked(words):
        return completing.complete(parser(), words)
    teach()
    whole = parser()
    speak(whole, language_of(words))
    return run(whole, words)
