"""How a face adds a command: with its language, its examples, and what does it; and what arguments may be."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from dethrone.prose import Voice, languages

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

Call = Callable[[argparse.Namespace, Voice], int]  # does what the options ask for; answers the exit code
MOST = 10_000_000


def add_command(
    commands: Commands, name: str, about: str, *examples: str, call: Call, more: str = ""
) -> argparse.ArgumentParser:
    """Add a command that `call` does; examples are without the name of the program, `more` follows on `about`."""
    shown = "\n".join(f"  dethrone {example}" for example in examples)
    command = commands.add_parser(
        name,
        help=about,
        description=f"{about[0].upper()}{about[1:]}.{more and f' {more}'}",
        epilog=f"Examples:\n{shown}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "--language",
        choices=languages(),
        metavar="LANGUAGE",
        help=f"{', '.join(languages())} (default: DETHRONE_LANGUAGE, or the system’s)",
    )
    command.set_defaults(call=call)
    return command


def add_plain(command: argparse.ArgumentParser) -> None:
    """Let it write as for a pipe."""
    command.add_argument("--plain", action="store_true", help="Plain lines without colour, as in a pipe")


def add_json(command: argparse.ArgumentParser) -> None:
    """Let it answer scripts; then whatever goes wrong is an answer, too."""
    command.add_argument(
        "--json", action="store_true", help="Print one JSON object, for scripts (see docs/cli.md)"
    )


def positive(text: str) -> int:
    """A number above 0."""
    if not text.isdecimal() or len(text) > 9 or not 0 < int(text) <= MOST:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return int(text)


def seat_number(text: str) -> int:
    """A seat, such as P0."""
    if not re.fullmatch(r"[Pp]?[0-9]", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a seat such as P0")
    return int(text[-1])
