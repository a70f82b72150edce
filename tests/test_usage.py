"""`--help` and complaints about words on the command line, in every language."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from dethrone.cli import main
from dethrone.cli.faces import parser
from dethrone.command.parser import subcommands
from dethrone.command.spoken import language_of, speak, translator
from dethrone.prose import languages

OTHERS = languages()[1:]
SPOKEN = tuple(
    name for name in subcommands(parser()) if name != "lab"
)  # whose own commands are for researchers
SAME = {"Options"}  # in some language


def texts(command: argparse.ArgumentParser) -> Iterator[str]:
    """All that the help of a command says."""
    yield from (group.title for group in command._action_groups if group.title and group._group_actions)
    yield from (action.help for action in command._actions if action.help)


@pytest.mark.parametrize("name", SPOKEN)
@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_a_command_is_translated(name: str, language: str) -> None:
    say = translator(language)
    untold = [text for text in texts(subcommands(parser())[name]) if say(text) == text and text not in SAME]
    assert untold == []


@pytest.mark.parametrize("name", SPOKEN)
@pytest.mark.parametrize("language", OTHERS)
def test_a_command_is_described_with_its_examples(name: str, language: str) -> None:
    english, spoken = parser(), parser()
    speak(spoken, language)
    before, after = subcommands(english)[name], subcommands(spoken)[name]
    assert before.description
    assert after.description
    told, translated = before.description.split(". "), after.description.split(". ")
    assert len(told) == len(translated)
    assert not set(told) & set(translated)
    assert (before.epilog or "").splitlines()[1:] == (after.epilog or "").splitlines()[1:]
    assert "Examples:" not in (after.epilog or "")
    assert "usage: " not in after.format_help()


def test_english_is_what_stands_in_the_code() -> None:
    spoken = parser()
    speak(spoken, "en")
    assert spoken.format_help() == parser().format_help()


CHOSEN = {
    # case: (words, what the environment says, language)
    "nothing": (["play"], "", "en"),
    "an option": (["play", "--language", "de"], "fr", "de"),
    "one word": (["play", "--language=fr", "--help"], "", "fr"),
    "the environment": (["play", "--help"], "de", "de"),
    "one there is not": (["play", "--language", "tlh"], "de", "de"),
    "none after it": (["play", "--language"], "", "en"),
}


@pytest.mark.parametrize(("words", "usual", "language"), CHOSEN.values(), ids=CHOSEN.keys())
def test_the_language_is_the_one_that_was_asked_for(
    words: list[str], usual: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DETHRONE_LANGUAGE", usual)
    assert language_of(words) == language


COMPLAINTS = {
    # case: (words, what is said in German, in French)
    "no such option": (["play", "--sead", "3"], "unbekannte Angaben: --sead. Meintest du --seed?", "--seed"),
    "no number": (["play", "--seed", "x"], "Angabe --seed: 'x' ist kein Wert der Art int", "erreur"),
    "no value": (["play", "--seed"], "es wird ein Wert erwartet", "il faut une valeur"),
    "no such choice": (["draw", "--theme", "blue"], "'blue' gibt es nicht", "n’existe pas"),
    "something left out": (["verify"], "es fehlt: FILE", "il manque"),
}


@pytest.mark.parametrize(("words", "german", "french"), COMPLAINTS.values(), ids=COMPLAINTS.keys())
def test_complaints_are_made_in_the_language(
    words: list[str], german: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, said in (("de", german), ("fr", french)):
        with pytest.raises(SystemExit) as end:
            main([*words[:1], f"--language={language}", *words[1:]])
        assert end.value.code == 2
        told = capsys.readouterr().err
        assert said in told
        assert "error" not in told


def test_complaints_are_spelled_where_a_terminal_lacks_their_signs() -> None:
    plain = {
        **os.environ,
        "LC_ALL": "C",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONUTF8": "0",
        "PYTHONIOENCODING": "",
    }
    words = [sys.executable, "-m", "dethrone", "draw", "--language=fr", "--theme=blue"]
    told = subprocess.run(words, env=plain, capture_output=True, text=True, check=False).stderr
    assert "'blue' n'existe pas (au choix : 'light', 'dark')" in told
