"""`dethrone draw`: what it draws, and what it refuses."""

import io
import sys
from pathlib import Path

import pytest

from dethrone.contract import KEEPER
from dethrone.draw import svg, svg_open
from dethrone.regicide import Game, replay
from dethrone.regidice import Game as Regidice
from dethrone.sheet import Record
from tests.terminal.driving import call

POSITION = "regicide official enemy=JH damage=7 shield=5 hands=3H,10D|5C,9S tavern=9C,2D discard=4H,4S"
Heard = pytest.CaptureFixture[str]


def played() -> Game:
    """A finished game between two with names."""
    game = Game(2, secret=bytes(32))
    while not game.is_over:
        game.push(game.legal_moves()[0])
    return game


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(str(played().record(KEEPER, Seats="Ada, Ben")), "utf-8")
    return str(path)


def names(file: str) -> list[str]:
    """What the seats are called in the record."""
    seats = Record.parse(Path(file).read_text("utf-8")).seats
    assert len(seats) == 2
    return list(seats)


def after(moves: int) -> Game:
    game = played()
    while len(game.steps) > moves:
        game.pop()
    return game


def test_the_end_as_spectators_saw_it(file: str, tmp_path: Path) -> None:
    target = tmp_path / "end.svg"
    assert call("draw", file, "--language", "en", "-o", str(target)) == 0
    assert target.read_text("utf-8") == svg(played().view(), names=names(file)) + "\n"


def test_a_moment_as_a_seat_saw_it(file: str, capsys: Heard) -> None:
    assert (
        call(
            "draw",
            file,
            "--move",
            "3",
            "--seat",
            "P1",
            "--theme",
            "dark",
            "--width",
            "500",
            "--language",
            "fr",
        )
        == 0
    )
    drawn = svg(after(3).view(1), names=names(file), theme="dark", width=500, language="fr")
    assert capsys.readouterr().out == drawn + "\n"


def test_all_hands_of_a_finished_game(file: str, capsys: Heard) -> None:
    assert call("draw", file, "--open", "--move", "2", "--language", "en") == 0
    assert capsys.readouterr().out == svg_open(after(2), names=names(file)) + "\n"


def test_from_the_standard_input(file: str, capsys: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(Path(file).read_text("utf-8")))
    assert call("draw", "-", "--move", "0", "--language", "en") == 0
    assert capsys.readouterr().out == svg(after(0), names=names(file)) + "\n"


def test_positions_and_views_of_both_games(capsys: Heard) -> None:
    game, dice = Game(3, seed=3), Regidice(3, seed=3)
    cases = {
        ("--view", game.view(1).text): svg(game.view(1)),
        ("--view", dice.view(1).text): svg(dice.view(1)),
        ("--position", dice.text): svg_open(dice),
        ("--position", dice.text, "--seat", "P2"): svg(dice.view(2)),
    }
    for arguments, expected in cases.items():
        assert call("draw", *arguments, "--language", "en") == 0
        assert capsys.readouterr().out == expected + "\n"


REFUSED: dict[str, tuple[list[str], str]] = {
    "nothing": ([], "Nothing to draw"),
    "two things": (["FILE", "--view", "x"], "only one thing to draw"),
    "no such moment": (["FILE", "--move", "99"], "There is no move 99. The record ends after move"),
    "a moment before the first": (["FILE", "--move", "-1"], "is not a number of moves"),
    "no such seat": (["FILE", "--seat", "P3"], "There is no seat P3 in a 2-player game."),
    "no such file": (["nowhere.record"], "Cannot find nowhere.record. Check the path."),
    "too narrow": (["FILE", "--width", "3"], "40 to 10000 pixels"),
    "no theme": (["FILE", "--theme", "sepia"], "invalid choice: 'sepia'"),
    "a view of nothing": (["--view", "dear diary"], "must begin with 'regicide-view'"),
    "a position of nothing at all": (["--position", "foo"], "must begin with 'regicide'"),
    "a position of dice that cannot be": (
        ["--position", "2 rulebook 1 P0 set 1:332 332 . r46b24y35/r2 ./. A4/K"],
        "In the field position",
    ),
    "a position of dice with too few words": (["--position", "2 rulebook 1"], "fields"),
    "a view as another seat": (["--view", "VIEW", "--seat", "P1"], "A view already shows one seat"),
    "a position of nothing": (["--position", "regicide official enemy=XX hands=2C"], "'XX' is not a card"),
    "a position's move": (["--position", POSITION, "--move", "1"], "only with records and positions"),
    "no seat in a position": (
        ["--position", POSITION, "--seat", "P2"],
        "There is no seat P2 in a 2-player game.",
    ),
    "a folder to write to": (["FILE", "-o", "."], "Cannot write .: Is a directory."),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refusals(case: str, file: str, capsys: Heard) -> None:
    arguments, expected = REFUSED[case]
    real = {"FILE": file, "VIEW": Game(2, seed=1).view(0).text}
    assert call("draw", *(real.get(one, one) for one in arguments)) == 2
    heard = capsys.readouterr()
    assert expected in heard.err
    assert heard.out == ""


def test_hands_of_a_game_that_goes_on_stay_closed(tmp_path: Path, capsys: Heard) -> None:
    path = tmp_path / "open.record"
    game = Game(2, seed=7)
    game.push(game.legal_moves()[0])
    path.write_text(str(game.record(KEEPER)), "utf-8")
    assert replay(Record.parse(path.read_text("utf-8"))) == game
    assert call("draw", str(path), "--open") == 2
    assert "The game is not over" in capsys.readouterr().err
