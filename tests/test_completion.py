"""Completion in the shell: what may stand where, and bash itself with the script that is printed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dethrone.cli.completion import split_line
from dethrone.cli.faces import parser as whole_parser
from dethrone.cli.offers import SOURCES
from dethrone.cli.shells import SCRIPTS
from dethrone.command.parser import subcommands
from dethrone.command.saves import Saves
from tests.terminal.driving import call

HERE = {
    # what is typed ("|" at the end stands for an empty word): what may follow, at least, and what may not
    "|": ("play verify convert lab completion", "regicide --plain"),
    "pl": ("play", "replay"),
    "play |": ("regicide regidice", "play official"),
    "play regi": ("regicide regidice", "official"),
    "play --se": ("--seats --seed", "--players"),
    "play --rules |": ("official summary manual open-order", "bga regicide"),
    "play regidice --rules |": ("rulebook bga literal", "official"),
    "play --rules=su": ("--rules=summary", "summary"),
    "play --rules summary,solo_": ("summary,solo_yield= summary,solo_flips=", "summary,redraw="),
    "play --rules summary,solo_yield=": ("summary,solo_yield=on summary,solo_yield=off", "on"),
    "play --rules summary,redraw=none,dis": ("summary,redraw=none,discard_view=", "discard_view="),
    "play --seats |": ("me person: random master search:", "regicide"),
    "play --seats me,gr": ("me,greedy", "greedy me,random"),
    "play --plain |": ("regicide regidice", "on"),
    "play --resume |": ("regicide-friday regicide", "regidice-monday"),
    "play regidice --resume |": ("regidice-monday", "regicide-friday"),
    "rules |": ("regicide regidice official bga", "greedy"),
    "rules regidice |": ("rulebook bga", "official"),
    "lab |": ("run compare report limit tune train", "play"),
    "lab run |": ("greedy search:", "me"),
    "lab compare greedy |": ("greedy expert", "me"),
    "lab run greedy --game |": ("regicide regidice", "official"),
    "lab evaluate |": ("solo quick-2 with-greedy", "greedy"),
    "lab report one |": (":folders", ":files"),
    "lab run --deals |": (":files", ":folders"),
    "verify |": (":files", ":folders"),
    "verify game.record |": ("", ":files"),
    "convert x --to |": ("text json", ":files"),
    "convert x -o |": (":files", "text"),
    "completion |": ("bash zsh fish", "play"),
    "nonsense |": ("", "play regicide"),
    "verify -- |": (":files", "--plain"),
}


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that can be resumed."""
    monkeypatch.setenv("DETHRONE_SAVES", str(tmp_path / "saves"))
    for name in ("regicide-friday", "regidice-monday"):
        Saves(tmp_path / "saves").write(name, "…")


@pytest.mark.parametrize(("typed", "wanted", "unwanted"), [(line, *row) for line, row in HERE.items()])
def test_what_may_stand_here(
    typed: str, wanted: str, unwanted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word.removesuffix("|") for word in typed.split()]
    assert call("completion", "fish", "--", "dethrone", *words) == 0
    found = {line.partition("\t")[0] for line in capsys.readouterr().out.splitlines()}
    assert set(wanted.split()) <= found
    assert not set(unwanted.split()) & found


def test_every_word_of_the_help_has_its_source() -> None:
    """An argument that takes a name or a file is completed; numbers and addresses are not."""
    free = {
        "N",
        "P0",
        "X",
        "SHARE",
        "PX",
        "ADDRESS",
        "HOST",
        "PORT",
        "SECONDS",
        "TEXT",
        "URL",
        "ALPHA",
        "BETA",
        "SEATS:RULES[:OTHERS]",
        "None",
    }
    stack = [whole_parser()]
    while stack:
        parser = stack.pop()
        stack += subcommands(parser).values()
        for action in parser._actions:
            if action.nargs != 0 and action.choices is None:
                word = str(action.metavar or action.dest)
                assert word in SOURCES or word.upper() in free, (parser.prog, word)


SPLIT = {
    # a line: its words
    "dethrone pl": ["dethrone", "pl"],
    "dethrone play ": ["dethrone", "play", ""],
    "dethrone verify 'my ga": ["dethrone", "verify", "my ga"],
    'dethrone verify "my ga': ["dethrone", "verify", "my ga"],
    "dethrone verify my\\ ga": ["dethrone", "verify", "my ga"],
    "": [""],
}


@pytest.mark.parametrize(("line", "words"), SPLIT.items())
def test_a_line_is_split_as_a_shell_does(line: str, words: list[str]) -> None:
    assert split_line(line) == words


@pytest.mark.parametrize("shell", SCRIPTS)
def test_a_script_is_printed(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call("completion", shell) == 0
    assert capsys.readouterr().out == SCRIPTS[shell]


BASH = {
    # a line: bash's own words for it, and its answer
    "dethrone ver": (["dethrone", "ver"], ["verify"]),
    "dethrone play regi": (["dethrone", "play", "regi"], ["regicide", "regidice"]),
    "dethrone play --rules summary,black_suits=": (
        ["dethrone", "play", "--rules", "summary,black_suits", "="],
        ["standard", "swapped"],
    ),
    "dethrone play --rules summary,black_suits=sw": (
        ["dethrone", "play", "--rules", "summary,black_suits", "=", "sw"],
        ["swapped"],
    ),
    "dethrone play --seats person:Ada,gre": (
        ["dethrone", "play", "--seats", "person", ":", "Ada,gre"],
        ["Ada,greedy"],
    ),
    "dethrone play --resume regicide-f": (
        ["dethrone", "play", "--resume", "regicide-f"],
        ["regicide-friday"],
    ),
    "dethrone verify ga": (["dethrone", "verify", "ga"], ["game one.record", "games"]),
    "dethrone lab report ga": (["dethrone", "lab", "report", "ga"], ["games"]),
}
ASK = """
source <(dethrone completion bash)
complete -p dethrone >&2
COMP_LINE=$1 COMP_POINT=${#1}
shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_dethrone dethrone "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(("line", "words", "offered"), [(line, *row) for line, row in BASH.items()])
def test_bash_offers_it(line: str, words: list[str], offered: list[str], tmp_path: Path) -> None:
    program = tmp_path / "dethrone"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m dethrone "$@"\n', "utf-8")
    program.chmod(0o755)
    (tmp_path / "games").mkdir()
    (tmp_path / "game one.record").touch()
    done = subprocess.run(
        ["bash", "--norc", "-c", ASK, "bash", line, *words],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        timeout=60,
        check=True,
    )
    assert sorted(done.stdout.splitlines()) == offered
    assert done.stderr == "complete -F _dethrone dethrone\n"
