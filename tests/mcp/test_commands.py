"""The command `dethrone mcp`, and the page that tells of it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dethrone.cli import main
from dethrone.command.extras import install_command
from dethrone.mcp import commands, prompts, resources
from dethrone.mcp.server import TOOLS
from dethrone.mcp.serving import is_loopback

PAGE = (Path(__file__).parents[2] / "docs" / "mcp.md").read_text("utf-8")


def test_the_page_lists_the_tools_there_are() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE.partition("## Tools")[2], flags=re.M)
    assert sorted(listed) == sorted(TOOLS)


def test_the_page_names_resources_prompts_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert all(f"`{page.uri}`" in PAGE for page in resources.TEMPLATES)
    assert f"`{prompts.TEACH}`" in PAGE
    with pytest.raises(SystemExit):
        main(["mcp", "--help"])
    shown = capsys.readouterr().out
    options = set(re.findall(r"--[a-z][a-z-]*", PAGE.partition("## Tools")[0]))
    assert options
    assert all(option in shown for option in options)
    assert set(re.findall(r"^  (--[a-z-]+)", shown, flags=re.M)) <= options


def test_without_the_extra_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "find_spec", lambda _: None)
    assert main(["mcp"]) == 2
    assert f"Install it with: {install_command('mcp')}" in capsys.readouterr().err


def test_the_other_commands_start_without_the_sdk() -> None:
    code = "import sys, dethrone.cli; print([name for name in ('mcp', 'pydantic', 'anyio') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


REFUSED = {
    # case: (arguments, what is said)
    "an address for others without a name": (["--http", "--host", "0.0.0.0"], "--allow-host"),
    "no port": (["--port", "99999"], "not a port"),
    "no number of games": (["--games", "0"], "not a number"),
    "no such language": (["--language", "xx"], "invalid choice"),
}


@pytest.mark.parametrize(("arguments", "said"), REFUSED.values(), ids=REFUSED)
def test_what_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code: object = main(["mcp", *arguments])
    except SystemExit as end:
        code = end.code
    assert code == 2
    assert said in capsys.readouterr().err


HOSTS = {"127.0.0.1": True, "127.1.2.3": True, "::1": True, "localhost": True, "0.0.0.0": False, "::": False,
         "example.org": False}  # fmt: skip


@pytest.mark.parametrize(("host", "expected"), HOSTS.items())
def test_what_is_this_machine(host: str, expected: bool) -> None:
    assert is_loopback(host) is expected
