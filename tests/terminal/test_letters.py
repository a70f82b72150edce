"""Lines that fit, and letters where a terminal lacks a sign."""

import io
from itertools import pairwise
from pathlib import Path

import pytest

import dethrone
from dethrone import games
from dethrone.prose import languages, voice
from dethrone.terminal.flow import flowed, unfolded
from dethrone.terminal.letters import ERRORS, fitting, spelled, teach

ROOM = Path(dethrone.__file__).parent
SOURCES = [*ROOM.glob("prose/*/*.ftl"), *ROOM.glob("terminal/**/*.py")]
SIGNS = sorted({sign for path in SOURCES for sign in path.read_text("utf-8") if not sign.isascii()})


def test_every_sign_that_can_be_printed_has_letters() -> None:
    assert len(SIGNS) > 60
    assert [sign for sign in SIGNS if not spelled(sign).isascii() or "?" in spelled(sign)] == []


SPELLED = {
    # encoding: (text, as it is written)
    "ascii": ("J♠ – König « é » … Zoë → ±", 'JS - Koenig " e " ... Zoe -> +-'),
    "latin-1": ("J♠ – König « é » … Zoë → ±", "JS - König « é » ... Zoë -> ±"),
    "utf-8": ("J♠ – König", "J♠ – König"),
}


@pytest.mark.parametrize("encoding", SPELLED)
def test_a_stream_writes_what_it_cannot_encode_in_letters(encoding: str) -> None:
    text, written = SPELLED[encoding]
    assert fitting(text, encoding) == written
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding)
    teach(stream)
    assert stream.errors == ERRORS
    stream.write(text)
    stream.flush()
    assert raw.getvalue().decode(encoding) == written


FLOWS = {
    # case: (a line, its lines in thirty columns)
    "a short line": ("Hearts heal.", ["Hearts heal."]),
    "an empty line": ("", [""]),
    "a paragraph": (
        "  Twelve royals sit in the castle, and more.",
        ["  Twelve royals sit in the", "  castle, and more."],
    ),
    "a number": (
        "  1. Play cards, or yield, and see what happens.",
        ["  1. Play cards, or yield, and", "     see what happens."],
    ),
    "an option": (
        "* redraw=x   each hand without a diamond",
        ["* redraw=x   each hand without", "             a diamond"],
    ),
    "a space that does not break": (
        "Ils sont dans leur château ici\u00a0: quatre Valets.",
        ["Ils sont dans leur château", "ici\u00a0: quatre Valets."],
    ),
}


@pytest.mark.parametrize(("line", "lines"), FLOWS.values(), ids=FLOWS)
def test_lines_hang_below_where_their_words_begin(line: str, lines: list[str]) -> None:
    assert list(flowed([line], 30)) == lines


@pytest.mark.parametrize("width", [60, 80, 100, 200])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games.names())
def test_every_topic_is_wrapped_once(game: str, language: str, width: int) -> None:
    """A line ends short of the width only where its paragraph does, or the next word would not fit."""
    kind, speech = games.kind(game), voice(language)
    for rules in kind.presets.values():
        for title in speech.topics(kind, rules):
            for paragraph in speech.topic(kind, title, rules):
                lines = list(flowed([paragraph], width))
                assert max(map(len, lines)) <= width
                for line, follower in pairwise(lines):
                    assert len(line) + 1 + len(follower.strip(" ").split(" ")[0]) > width


HELP = {
    # case: (a line, its lines in fifty columns)
    "one command": ("undo         take it back", ["undo         take it back"]),
    "two commands": (
        "board        the table again             log    what happened so far",
        ["board        the table again", "log          what happened so far"],
    ),
    "a long explanation": (
        "undo         take the last move back, if nothing hidden was seen",
        ["undo         take the last move back, if nothing", "             hidden was seen"],
    ),
    "a long command": (
        "pip P2 r; raise P0 r4     a companion spends a red 1 on a red four",
        ["pip P2 r; raise P0 r4", "             a companion spends a red 1 on a red", "             four"],
    ),
}


@pytest.mark.parametrize(("line", "lines"), HELP.values(), ids=HELP)
def test_help_is_unfolded_where_two_commands_do_not_fit(line: str, lines: list[str]) -> None:
    assert list(unfolded([line], 50)) == lines
