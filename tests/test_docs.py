"""The documents say what is true: the tour runs, and every page they point at is there."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dethrone.players import player
from dethrone.regicide import Game

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


@pytest.mark.parametrize("page", ["docs/api.md"])
def test_tour_runs(page: str) -> None:
    text = re.sub(r"^```.*$", "", (ROOT / page).read_text("utf-8"), flags=re.M)
    tour = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(tour)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    missing = [
        target for target in LINK.findall(page.read_text("utf-8")) if not (page.parent / target).exists()
    ]
    assert missing == []


NOTES = sorted(ROOT.glob("docs/decisions/*.md"))
NOTE = re.compile(
    r"# (\d+)\. \S[^\n]*[^.\n]\n\n"
    r"Status: accepted, \d{4}-\d\d-\d\d(; superseded in part by (\[\d+\]\(\d{4}-[a-z-]+\.md\)(,\s)?)+)?\n\n"
)
REFERENCE = re.compile(r"\[(?:[Dd]ecision )?(\d+)\]\((?:\S+/)?(\d{4})-[a-z-]+\.md\)")


def test_decision_notes_are_numbered_without_gaps() -> None:
    assert [int(note.name[:4]) for note in NOTES] == list(range(1, len(NOTES) + 1))


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.stem)
def test_decision_notes_have_one_form(note: Path) -> None:
    """A numbered title, a status, and at most forty lines."""
    text = note.read_text("utf-8")
    head = NOTE.match(text)
    assert head is not None
    assert int(head[1]) == int(note.name[:4])
    assert len(text.splitlines()) <= 40
    assert [line for line in text.splitlines() if len(line) > 132] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_references_to_decisions_say_the_number_of_the_note(page: Path) -> None:
    wrong = [pair for pair in REFERENCE.findall(page.read_text("utf-8")) if int(pair[0]) != int(pair[1])]
    assert wrong == []


@pytest.mark.parametrize(("page", "prefix", "least"), [("regicide", "RC", 70), ("regidice", "RD", 44)])
def test_every_ruling_that_code_names_is_explained(page: str, prefix: str, least: int) -> None:
    """A comment such as RC-42 must lead to a sentence in the rules."""
    explained = set(re.findall(rf"{prefix}-\d\d", (ROOT / f"docs/rules/{page}.md").read_text("utf-8")))
    named = {
        ruling
        for path in (ROOT / "src/dethrone" / page).glob("*.py")
        for ruling in re.findall(rf"{prefix}-\d\d", path.read_text("utf-8"))
    }
    assert len(explained) >= least
    assert named <= explained


ELSEWHERE = {
    ROOT / "examples" / "table_bot.py",  # needs a server: tests/server
    ROOT / "examples" / "masked_ppo.py",  # learns for minutes: tests/envs, and a whole one in `make soak`
    ROOT / "examples" / "masked_ppo_sb3.py",  # needs torch: by hand
}


@pytest.mark.parametrize(
    "example", sorted({*(ROOT / "examples").glob("*.py")} - ELSEWHERE), ids=lambda path: path.name
)
def test_examples_run(example: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(example)], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.count(" of 10 won") == 2  # a line for each game


SHOWN = re.findall(r"^dethrone (.*?)(?: +#.*)?$", (ROOT / "README.md").read_text("utf-8"), re.M)
NEEDS_A_RECORD = "game.record"  # such commands are tested with records, in tests/terminal
WAITING = {"advise", "mcp", "serve"}  # these wait for somebody: tests/partner, tests/mcp, tests/server


@pytest.mark.parametrize("words", sorted({line for line in SHOWN if NEEDS_A_RECORD not in line} - WAITING))
def test_commands_that_the_readme_shows_work(words: str, tmp_path: Path) -> None:
    """As they stand there, with nobody at the keyboard, and fewer games."""
    done = subprocess.run(
        [sys.executable, "-m", "dethrone", *words.replace("--games 200", "--games 2").split()],
        cwd=tmp_path,
        env={**os.environ, "HOME": str(tmp_path), "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


CODE = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.M | re.S)


def test_python_that_the_readme_shows_works() -> None:
    """A bot plays whole games beside another; an environment is stepped to its end."""
    bot, environment = CODE
    names: dict[str, Any] = {}
    exec(bot, names)
    seats = (names["Careful"](), player("greedy", game="regicide", seed=1))
    for seed in range(5):
        game = Game(players=2, seed=seed)
        while game.decider is not None:
            game.push(seats[game.decider].choose(game.view(game.decider)))
        assert game.is_over
    pytest.importorskip("pettingzoo")
    exec(environment, names)
    assert names["env"].agents == []
