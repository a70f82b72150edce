"""The faces of the command `dethrone`, and one parser over all of them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Protocol

from dethrone import __version__, games
from dethrone.cli import completing
from dethrone.command.parser import Parser
from dethrone.draw import commands as draw
from dethrone.lab import commands as lab
from dethrone.mcp import commands as mcp
from dethrone.partner import commands as partner
from dethrone.server import commands as server
from dethrone.terminal import commands as terminal

if TYPE_CHECKING:
    from dethrone.command.adding import Commands


class Face(Protocol):
    """Who brings commands: each names the function that does it, and loads what it needs when it is called."""

    def add_to(self, commands: Commands) -> None:
        """Add them, with what can be said to each."""


FACES: tuple[Face, ...] = (terminal, draw, lab, partner, mcp, server, completing)  # in the order of the help


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command."""
    whole: argparse.ArgumentParser = Parser(
        prog="dethrone",
        description="Play Regicide and Regidice in the browser or the terminal. "
        "Without a command, opens the game in your browser.",
        epilog="Examples:\n  dethrone\n  dethrone play\n  dethrone play regidice\n  dethrone rules summary\n"
        "Run `dethrone COMMAND --help` for the options of a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument(
        "--version", action=_Version, nargs=0, help="Show the version and whether the engines are compiled"
    )
    server.add_home(whole)
    commands = whole.add_subparsers(dest="command", title="Commands", metavar="COMMAND")
    for face in FACES:
        face.add_to(commands)
    return whole


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(version_text())
        parser.exit()


def version_text() -> str:
    """The version, and whether the engines are compiled."""
    builds = [(name, games.kind(name).is_compiled) for name in games.names()]
    told = (f"{name} engine {'compiled' if compiled else 'interpreted'}" for name, compiled in builds)
    return f"dethrone {__version__} ({', '.join(told)})"
