"""The command as a whole: it starts quickly, every command has examples and a language, and failures are told."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from dethrone.cli import main
from dethrone.cli.faces import parser
from dethrone.command.extras import install_command
from dethrone.command.parser import subcommands

HEAVY = {
    # what only some commands need, and is loaded when they are called
    *("anyio", "dask", "fastapi", "httpx", "matplotlib", "mcp", "numpy", "pyarrow", "pydantic"),
    *("redis", "rich", "sqlalchemy", "textarena", "uvicorn"),
    *("dethrone.players", "dethrone.table", "dethrone.host", "dethrone.dialogue", "dethrone.lab.tasks"),
    *("dethrone.terminal.tasks", "dethrone.mcp.server", "dethrone.server.app", "dethrone.cli.offers"),
}
COMMANDS = {
    name: one
    for outer, command in subcommands(parser()).items()
    for name, one in {
        outer: command,
        **{f"{outer} {task}": it for task, it in subcommands(command).items()},
    }.items()
}


@pytest.mark.parametrize("line", ["--version", "lab --help", "serve --help"])
def test_it_starts_without_what_only_some_commands_need(line: str) -> None:
    code = (
        "import sys; from dethrone.cli import main\n"
        f"try: main({line.split()!r})\n"
        "except SystemExit: pass\n"
        "print(*sys.modules, sep='\\n', file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert "dethrone.cli" in loaded
    assert not HEAVY & loaded


@pytest.mark.parametrize(("name", "command"), COMMANDS.items(), ids=COMMANDS)
def test_every_command_has_examples_that_can_be_read(name: str, command: object) -> None:
    help_text = command.format_help()  # type: ignore[attr-defined]
    examples = [line.strip() for line in help_text.partition("Examples:")[2].splitlines()]
    lines = [line for line in examples if line.startswith("dethrone ")]
    assert lines
    assert all(line.startswith(f"dethrone {name}") for line in lines)


@pytest.mark.parametrize("name", [name for name, one in COMMANDS.items() if not subcommands(one)])
def test_every_command_speaks_every_language(name: str) -> None:
    assert "--language" in COMMANDS[name].format_help()


TOLD = {
    # a line: what is said, in the language that is asked for
    "play --resume nothing-here --language de": "gibt es kein gesichertes Spiel",
    "partner --resume nothing-here --language fr": "pas de partie sauvegardée",
    "advise nowhere.txt --language de": "Es gibt keine Datei nowhere.txt.",
    "serve --workers 2 --language de": "Redis",
    "draw nowhere.record --language fr": "pas de fichier nowhere.record",
    "lab run nobody --language de": "nobody",
}


@pytest.mark.parametrize(("line", "said"), TOLD.items(), ids=TOLD)
def test_what_is_wrong_is_said_in_the_language_that_was_asked_for(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = line.split()
    assert main(words) == 2
    told = capsys.readouterr().err
    assert said in told
    assert main([*words[:-1], "en"]) == 2
    assert capsys.readouterr().err != told


FAILURES = {
    # a line: the reason that a script is told
    "advise nowhere.txt --json": "command-no-file",
    "rules sumary --json": "refusal-no-rule-set",
    "verify nowhere.record --json": "command-no-file",
}


@pytest.mark.parametrize(("line", "reason"), FAILURES.items(), ids=FAILURES)
def test_a_script_is_told_in_json(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    told = capsys.readouterr()
    assert told.err == ""
    assert json.loads(told.out)["error"]["reason"] == reason


def test_help_tells_which_commands_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    shown = capsys.readouterr().out
    assert [name for name in subcommands(parser()) if f"    {name}" not in shown] == []


@pytest.mark.parametrize("words", [["serve"], ["mcp"]])
def test_a_missing_extra_is_named_with_the_command_that_gets_it(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("fastapi", "uvicorn", "dethrone.server.serving", "dethrone.server.app"):
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setattr("dethrone.mcp.commands.find_spec", lambda _: None)
    assert main(words) == 2
    assert install_command(words[0].replace("serve", "server")) in capsys.readouterr().err
