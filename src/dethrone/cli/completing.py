"""The command `completion`: prints a shell's script, and answers it at every Tab."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dethrone.cli.completion import hints
from dethrone.cli.shells import SCRIPTS, asked_words, lines
from dethrone.command.adding import add_command

if TYPE_CHECKING:
    from dethrone.command.adding import Commands
    from dethrone.prose import Voice

NAME = "completion"


def add_to(commands: Commands) -> None:
    """Add the command."""
    completion = add_command(
        commands,
        NAME,
        "Print a shell completion script",
        "completion bash    # in ~/.bashrc: source <(dethrone completion bash)",
        "completion zsh     # in ~/.zshrc, after compinit: source <(dethrone completion zsh)",
        "completion fish    # in config.fish: dethrone completion fish | source",
        call=_print_script,
    )
    completion.add_argument("shell", choices=SCRIPTS, help="Shell to write the script for")


def _print_script(options: argparse.Namespace, speech: Voice) -> int:
    del speech  # a script is written in a shell's language
    print(SCRIPTS[options.shell], end="")
    return 0


def is_asked(words: Sequence[str]) -> bool:
    """Whether a shell's script asks: `completion SHELL -- …`, and then any words, which no parser should see."""
    return tuple(words[:1]) == (NAME,) and words[1:2] != [] and words[1] in SCRIPTS and words[2:3] == ["--"]


def complete(parser: argparse.ArgumentParser, words: Sequence[str]) -> int:
    """Answer a shell's script: what the last of the words can become."""
    from dethrone.cli.offers import SOURCES  # noqa: PLC0415 (names of players and games are loaded at a Tab)

    _, shell, _, *typed = words
    found, kept = asked_words(shell, typed)
    print(*lines(shell, hints(parser, found, SOURCES), kept), sep="\n")
    return 0
