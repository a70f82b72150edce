"""The board on a pseudo-terminal, and games that are interrupted there."""

import re
import signal
from pathlib import Path

import pytest

from dethrone.regicide import Game
from dethrone.terminal.screen import CLEAR_ALL
from tests.regicide.tables import do
from tests.terminal.driving import CODES, moves_saved, saved, screen
from tests.waiting import HANGS

ESCAPES = re.compile(r"\x1b\[([0-9;]*)m")


def colours(raw: str) -> set[str]:
    """The colour codes in what was written."""
    parts = {part for codes in ESCAPES.findall(raw) for part in codes.split(";")}
    return parts & {"38", "48", *map(str, range(30, 38)), *map(str, range(90, 98))}


def test_a_newcomer_presses_enter_and_sees_a_board(tmp_path: Path) -> None:
    with screen(tmp_path, "play") as shown:
        for question in ("How many players", "Who takes each seat?", "Which rule set?"):
            shown.until(question)
            shown.type("")
        board = shown.until("You > ")
        text = CODES.sub("", board)
        for part in (
            "Health",
            "Attack",
            "immune to",
            "Castle",
            "Tavern",
            "Discard",
            "P1 Greedy 2",
            "Your hand",
        ):
            assert part in text
        assert colours(board)
        assert max(len(line.rstrip("\r")) for line in text.splitlines()) <= 80
        shown.type("quit")
        shown.until("The game is saved")


def test_a_wrong_answer_is_asked_again(tmp_path: Path) -> None:
    with screen(tmp_path, "play") as shown:
        shown.until("How many players")
        shown.type("nine")
        shown.until("'nine' isn’t a number.")
        shown.type("3")
        shown.until("Who takes each seat?")
        shown.type("you,greedy")
        shown.until("You named 2 seats for 3 players.")


def test_no_color_is_honoured(tmp_path: Path) -> None:
    with screen(tmp_path, "play", "--players", "1", NO_COLOR="1") as shown:
        board = shown.until("You > ")
    assert "♥" in board or "♣" in board or "♦" in board or "♠" in board
    assert not colours(board)


PLAIN = {"asked for": (["--plain"], {}), "a dumb terminal": ([], {"TERM": "dumb"})}


@pytest.mark.parametrize("case", PLAIN)
def test_a_terminal_can_be_plain(tmp_path: Path, case: str) -> None:
    arguments, surroundings = PLAIN[case]
    with screen(tmp_path, "play", "--players", "1", *arguments, **surroundings) as shown:
        text = shown.until("You > ")
    assert not ESCAPES.findall(text)
    assert "Your hand: " in text


def test_the_preview_comes_before_the_move(tmp_path: Path) -> None:
    with screen(tmp_path, "play", "--players", "1") as shown:
        shown.until("You > ")
        shown.type("flip")
        text = CODES.sub("", shown.until("Enter to do it"))
        assert "Preview: flip" in text
        assert "Discard your hand and draw 8 cards. 1 flip left after this one." in text
        shown.type("")
        assert "You flip a Jester" in CODES.sub("", shown.until("You > "))


def test_hands_are_covered_between_people(tmp_path: Path) -> None:
    game = Game(2, seed=3)
    do(game, "yield")
    payment = game.legal_moves()[0]
    with screen(tmp_path, "play", "--seats", "person:Ada,person:Ben", "--seed", "3") as shown:
        assert "hand" not in shown.until("only Ada is looking")
        shown.type("")
        assert "Ada’s hand" in shown.until("Ada > ")
        shown.type("yield!")
        assert "Ben’s hand" not in shown.until("Ada > ")
        shown.type(f"{payment}!")
        covered = shown.until("only Ben is looking").split(CLEAR_ALL)[-1]
        words = " ".join(CODES.sub("", covered).split())
        assert words == "Pass the device to Ben. Press Enter when only Ben is looking"
        shown.type("")
        board = shown.until("Ben > ")
        assert "Ben’s hand" in board
        assert "Ada’s hand" not in board


def test_ctrl_c_saves_and_the_game_is_offered_again(tmp_path: Path) -> None:
    with screen(tmp_path, "play", "--players", "1") as shown:
        shown.until("You > ")
        shown.type("flip!")
        shown.until("You > ")
        assert shown.end(signal.SIGINT) == 130
    with screen(tmp_path, "play") as shown:
        shown.until("You have an unfinished game: You, after 1 move.")
        shown.type("")
        assert "Game resumed." in shown.until("You > ")


def test_a_killed_game_goes_on_from_its_last_move(tmp_path: Path) -> None:
    with screen(tmp_path, "play", "--players", "1") as shown:
        shown.until("You > ")
        shown.type("flip!")
        shown.until("You flip a Jester")
        shown.until("You > ")
        moves = moves_saved(saved(tmp_path, ".save")[0])
        assert shown.end(signal.SIGKILL) == -signal.SIGKILL
    assert moves == ["flip"]
    with screen(tmp_path, "play", "--resume") as shown:
        assert "Game resumed after 1 move." in shown.until("You > ")
        shown.type("undo")
        shown.until("hidden cards or dice have been revealed since")  # the save remembers who moved
    assert not list(tmp_path.glob(".*tmp"))


def test_stepping_through_a_record(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    record.write_text('[Game "regicide"]\n[Players "1"]\n[Seed "7"]\n\n1. flip 2. flip *\n', "utf-8")
    with screen(tmp_path, "replay", str(record)) as shown:
        assert "move 0 of 2" in shown.until("q: quit > ")
        for typed, place in (("", 1), ("", 2), ("", 2), ("b", 1), ("0", 0), ("99", 2)):
            shown.type(typed)
            assert f"move {place} of 2" in shown.until("q: quit > ")
        shown.type("q")
        assert shown.process.wait(HANGS) == 0
