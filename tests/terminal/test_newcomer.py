"""Small things that a newcomer meets first."""

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from dethrone import games
from dethrone.contract import KEEPER
from dethrone.players import player
from dethrone.prose import voice
from dethrone.regicide import Game
from dethrone.terminal.regicide.board import Board
from dethrone.terminal.screen import Screen
from dethrone.terminal.setup import Setup
from dethrone.terminal.skin import play_command, program, skin_for
from tests.terminal.driving import call
from tests.terminal.sitting import asked_for


def won_game() -> Game:
    """A game that greedy players win."""
    bot = player("greedy", game="regicide")
    for seed in range(200):
        game = Game(2, seed=seed)
        while game.decider is not None:
            game.push(bot.choose(game.view(game.decider)))
        if game.outcome is not None and game.outcome.is_won:
            return game
    raise AssertionError("nobody ever won")


def test_the_last_king_has_fallen_on_the_winning_screen() -> None:
    view = won_game().view(0)
    board = Board(voice(), view, ["You", "Ben"])
    _, enemy, piles, *_ = board.plain("won")
    assert "0 of 40 health left" in enemy
    assert "Castle 0," in piles
    screen = Screen(plain=True, out=io.StringIO())
    screen.show(board.drawn("won", width=80))
    assert isinstance(screen.console.file, io.StringIO)
    assert "0 of 40 left" in screen.console.file.getvalue()


CALLS = {
    # case: on the path?, how it was called, what to type
    "installed": (True, "/usr/bin/dethrone", "dethrone"),
    "in a clone": (False, "bin/dethrone", "bin/dethrone"),
    "as a module": (False, "cli.py", "dethrone"),
}


@pytest.mark.parametrize(("is_found", "called", "typed"), CALLS.values(), ids=CALLS)
def test_advice_to_type_something_works_where_it_is_given(
    monkeypatch: pytest.MonkeyPatch, *, is_found: bool, called: str, typed: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: called if is_found else None)
    monkeypatch.setattr(sys, "argv", [called])
    assert program() == typed
    assert play_command(games.kind("regidice"), "friday") == f"{typed} play regidice --resume friday"


@pytest.mark.parametrize("is_compiled", [True, False])
def test_an_engine_that_is_not_compiled_says_so(tmp_path: Path, *, is_compiled: bool) -> None:
    kind = replace(games.kind("regicide"), is_compiled=is_compiled)
    screen = Screen(plain=True, out=io.StringIO())
    options = asked_for(tmp_path, seats="you,random", seed=1)
    session = Setup(kind, options, screen, skin_for(kind, voice())).session()
    assert any("isn’t compiled" in line for line in session.show.recent) is not is_compiled


def test_a_strange_answer_is_no_yes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = games.kind("regicide")
    screen = Screen(plain=True, out=io.StringIO())
    setup = Setup(kind, asked_for(tmp_path), screen, skin_for(kind, voice()))
    answers = iter(["xyzzy", "maybe", "no"])
    monkeypatch.setattr(screen, "ask", lambda _: next(answers))
    assert not setup.is_wanted()


def test_a_review_calls_people_by_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game(2, seed=11)
    bot = player("novice", game="regicide", seed=1)
    while game.decider is not None and len(game.steps) < 12:
        game.push(bot.choose(game.view(game.decider)))
    path = tmp_path / "game.record"
    path.write_text(str(game.record(KEEPER, Seats="Ada, Ben")), "utf-8")
    assert call("analyse", str(path), "--samples", "40" if games.kind("regicide").is_compiled else "2") == 0
    page = capsys.readouterr().out
    assert "It started at" in page
    assert "P0 " not in page
    assert "P1 " not in page
