"""The terminal speaks one language at a time: every label and sentence comes from the catalogue.

A made-up language puts brackets around all that a message says, and lets what was filled in stand outside. Whatever is
read outside of brackets then was not said by a message: it must be a name, a card, a die, or something one types.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from dethrone import games
from dethrone.prose import Voice, languages, voice
from dethrone.terminal.session import Session
from tests.prose.reading import selectors
from tests.terminal.driving import call, run
from tests.terminal.paper import CODE, TYPED, Paper
from tests.terminal.scenes import without_thought
from tests.terminal.sitting import sit_down
from tests.terminal.snapshots import SCENES, elsewhere

OPEN, SHUT = "⟦⟧"
VAST = 2000  # columns, so that nothing is cut
EVERY_GAME = pytest.mark.parametrize("game", SCENES)
NAMES = {"Ada", "Cy", "You", "Bartholomew", "Aurelius", "Random", "Greedy"}
PIECES = re.compile(
    r"\b(?:10|[2-9AJQK])[CDHS]\b|\b[Pp](?=\d)|\b[rbyk](?=[1-6?*-])|\b[abAB](?=\d)"
)  # cards, seats, dice
TYPED_WORDS = (
    "act pip raise set cast use enemy heal share split lose put done most none red blue yellow black odd even",
    "yield flip want neutral rather not A B C D H S K J Q r b y k s dethrone play replay analyse resume on off",
    "random novice greedy quick adept expert master search samples module Class person you",
    "gredy holiday nine zz p friday regicide regidice x saves record save",
)


class Pseudo(Voice):
    """English, in brackets."""

    def _format(self, message: str, found: Mapping[str, Any]) -> str:
        if message.endswith(".options"):  # it is read by the program
            return super()._format(message, found)
        chosen = selectors("en", message.partition(".")[0])
        filled = {
            name: f"{SHUT}{value}{OPEN}" if isinstance(value, str) and name not in chosen else value
            for name, value in found.items()
        }
        return f"{OPEN}{super()._format(message, filled)}{SHUT}"


def unsaid(page: str) -> Iterator[str]:
    """The words outside of brackets."""
    depth, outside = 0, ""
    for sign in page:
        depth += (sign == OPEN) - (sign == SHUT)
        outside += sign if not depth and sign not in (OPEN, SHUT) else " "
    assert depth == 0
    yield from words(PIECES.sub(" ", outside))


def words(text: str) -> list[str]:
    """The words of a text, letters only."""
    return re.findall(r"[^\W\d_]+", text)


def known(game: str) -> set[str]:
    """Words that are the same in every language: names, rule sets with their options, what is typed."""
    kind = games.kind(game)
    options = [f"{name} {getattr(rules, name)}" for rules in kind.presets.values() for name in rules.OPTIONS]
    return {*NAMES, game.capitalize(), *words(" ".join([*TYPED_WORDS, *kind.presets, *options]))}


@EVERY_GAME
@pytest.mark.parametrize("width", [0, VAST])
def test_every_word_on_a_screen_comes_from_the_catalogue(game: str, width: int) -> None:
    found: dict[str, set[str]] = {}
    with patch("dethrone.terminal.screen.WIDTH", VAST):
        for scene in SCENES[game]:
            paper = Paper(scene.typed, width=width, height=200)
            with elsewhere():
                scene.run(paper, Pseudo())
            page = re.sub(f"{TYPED}.*", "", CODE.sub("", paper.page.getvalue()))
            if left := set(unsaid(page)) - known(game):
                found[scene.name] = left
    assert found == {}


class Walker(Paper):
    """Plays on with any legal move until the game is over, asking for help, a hint and the rules on the way."""

    session: Session | None = None
    asides = ("?", "rules", "rules idea", "log", "zz", "board", "undo", "hint", "no")

    def __init__(self, width: int, seed: int) -> None:
        super().__init__([], width=width, height=50)
        self.random = Random(seed)

    def ask(self, prompt: str) -> str:
        """Mostly a move that is made at once."""
        self.page.write(f"{prompt}\n")
        if self.session is None or self.session.show.asked not in self.session.people:
            return ""
        moves = self.session.view.legal_moves()
        return (
            self.random.choice(self.asides) if self.random.random() < 0.2 else f"{self.random.choice(moves)}!"
        )


@EVERY_GAME
@pytest.mark.parametrize("width", [0, 80])
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_played_in_every_language(
    tmp_path: Path, game: str, language: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _: None)
    walker = Walker(width, seed=len(language))
    with without_thought():
        session = sit_down(
            game, walker, tmp_path, speech=voice(language), seats="you,person:Ada,random", seed=3
        )
        walker.session = session
        session.run()
    assert session.table.result is not None
    page = CODE.sub("", walker.page.getvalue())
    own = voice(language)
    assert own.say("terminal-record", path="…", program="…").partition(":")[0] in page
    for message in ("terminal-nothing-yet", "terminal-for-help") if language != "en" else ():
        assert voice("en").say(message) not in page


OPTION = {
    # case: (arguments, surroundings, seen)
    "asked for": (["--language", "de"], {}, "Es ist das offizielle Spiel."),
    "ours before the system's": (
        [],
        {"DETHRONE_LANGUAGE": "fr", "LC_ALL": "de_DE.UTF-8"},
        "C’est le jeu officiel.",
    ),
    "the system's": ([], {"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "Es ist das offizielle Spiel."),
    "asked for before all": (["--language", "en"], {"DETHRONE_LANGUAGE": "fr"}, "This is the official game."),
    "a language that is not spoken": (
        [],
        {"DETHRONE_LANGUAGE": "eo", "LC_ALL": "eo"},
        "This is the official game.",
    ),
}


@pytest.mark.parametrize(("arguments", "settings", "seen"), OPTION.values(), ids=OPTION)
def test_the_language_is_chosen(
    arguments: list[str],
    settings: dict[str, str],
    seen: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("DETHRONE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert call("rules", "official", *arguments) == 0
    assert seen in capsys.readouterr().out


@pytest.mark.parametrize("command", ["play", "replay", "verify", "analyse", "rules"])
def test_a_language_that_there_is_not_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = ["x.record"] if command in ("replay", "verify", "analyse") else []
    assert call(command, *file, "--language", "eo") == 2
    assert "invalid choice: 'eo' (choose from" in capsys.readouterr().err


REFUSED = {
    # command: what is refused, in German
    "play": (["--seats", "you,gredy"], "Es gibt keinen Spieler 'gredy'. Die Spieler sind "),
    "rules": (["holiday"], "Es gibt keinen Regelsatz 'holiday'."),
    "replay": (["nowhere.record"], "Es gibt keine Datei nowhere.record."),
}


@pytest.mark.parametrize("command", REFUSED)
def test_what_is_refused_is_said_in_the_language(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, expected = REFUSED[command]
    assert call(command, "--language", "de", *arguments) == 2
    assert expected in capsys.readouterr().err


@EVERY_GAME
@pytest.mark.parametrize("language", languages())
def test_a_terminal_of_ascii_gets_letters_for_every_sign(tmp_path: Path, game: str, language: str) -> None:
    typed = "?\nrules\nrules idea\nhint\nno\nzz\nlog\n\n\n\n\n\nquit\n"
    arguments = ["play", game, "--seats", "you,random", "--seed", "2", "--language", language]
    plain = run(tmp_path, *arguments, typed=typed)
    done = run(tmp_path, *arguments, typed=typed, PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.code == 0
    assert (done.out + done.err).isascii()
    assert done.out.count("?") == plain.out.count("?")
    assert len(done.out) >= len(plain.out)
