"""Regidice through pipes and on a pseudo-terminal, as a person meets it; games that are interrupted there."""

import re
import signal
from pathlib import Path

from dethrone.regidice import Game
from dethrone.terminal.regidice.dice import SHAPE
from tests.terminal.driving import CODES, resumed, run, saved, screen
from tests.waiting import HANGS

POOL = re.compile(r"^P(\d) (\w+): (.*); \d+ (?:die|dice): (.*)$")


def test_a_newcomer_presses_enter_and_sees_dice(tmp_path: Path) -> None:
    with screen(tmp_path, "play", "regidice") as shown:
        for question, answer in (
            ("How many players", ""),
            ("Who takes each seat?", "you,random,random"),
            ("Which rule set?", ""),
        ):
            shown.until(question)
            shown.type(answer)
        text = CODES.sub("", shown.until("You > "))
        for part in (
            "2 Declare",
            "Enemy 1 of 3",
            "Attack   3",
            "Defence  3",
            "P2 Random 3",
            "Your dice",
            "Suggestion: ",
        ):
            assert part in text
        assert all(shape in text for shape in SHAPE.values())
        assert max(len(line.rstrip("\r")) for line in text.splitlines()) <= 80
        shown.type("zz")
        assert "is not a move" in shown.until("You > ")
        shown.type("")
        assert "Preview: " in shown.until("another move > ")
        shown.type("")
        shown.until(" > ")
        shown.type("quit")
        shown.until("The game is saved")


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with screen(tmp_path, "play", "regidice", "--seats", "you,random", "--seed", "3") as shown:
        shown.until("You > ")
        shown.type("A3!")
        shown.until("You > ")
        assert shown.end(signal.SIGKILL) == -signal.SIGKILL
    (save,) = saved(tmp_path, ".save")
    before = resumed(save)
    assert str(before.game.steps[0].move) == "A3"
    with screen(tmp_path, "play", "regidice", "--resume") as shown:
        text = CODES.sub("", shown.until("You > "))
        assert f"Game resumed after {len(before.steps)} moves." in text
        shown.type("quit")
        shown.until("The game is saved")
    assert resumed(save).game == before.game


def test_an_interrupted_game_is_saved(tmp_path: Path) -> None:
    with screen(tmp_path, "play", "regidice", "--seats", "you,random", "--seed", "3") as shown:
        shown.until("You > ")
        assert shown.end(signal.SIGINT) == 130
        shown.until("Interrupted. The game is saved.")


def test_a_replay_is_stepped_through(tmp_path: Path) -> None:
    run(
        tmp_path,
        "play",
        "regidice",
        "--seats",
        "random,random",
        "--seed",
        "3",
        "--rules",
        "rulebook,max_rounds=3",
    )
    (record,) = saved(tmp_path, ".record")
    with screen(tmp_path, "replay", str(record)) as shown:
        for typed, expected in (
            ("", "move 0 of"),
            ("r", "move 1 of"),
            ("b", "round 2"),
            ("5", "round "),
            ("q", "move 5 of"),
        ):
            assert expected in CODES.sub("", shown.until("q: quit > "))
            shown.type(typed)
        assert shown.process.wait(HANGS) == 0


def test_through_a_pipe_nobody_reads_the_dice_of_another(tmp_path: Path) -> None:
    """Three people play by pressing Enter; what is printed while one looks is read line by line."""
    seats, rules = "person:Ada,person:Ben,person:Cleo", "rulebook,max_rounds=3"
    arguments = ["--seats", seats, "--rules", rules, "--seed", "7"]
    done = run(tmp_path, "play", "regidice", *arguments, typed="\n" * 400)
    assert done.code == 0
    looking, hidden, own = "", 0, 0
    for row in done.out.splitlines():
        if found := re.search(r"Pass the device to (\w+)\.", row):
            looking = found[1]
        if "All dice are revealed" in row:
            looking = ""
        if not looking or not (pool := POOL.match(row)):
            continue
        values = set(re.findall(r"[rbyk](.)", pool[4]))
        if pool[2] == looking:
            own += 1
            assert "?" not in values
        else:
            hidden += 1
            assert values <= {"?"}, row
    assert own >= 9
    assert hidden == 2 * own


def test_a_pipe_gets_plain_text(tmp_path: Path) -> None:
    typed = "?\nrules\nA3\n\n\n\nquit\n"
    arguments = ["play", "regidice", "--seats", "you,random", "--seed", "2"]
    done = run(tmp_path, *arguments, typed=typed, FORCE_COLOR="1")
    assert "\x1b" not in done.out
    assert not set("●■◆✚│╭▸✓›") & set(done.out)
    assert "Stage: Roll > DECLARE > Gather" in done.out


def test_an_ascii_terminal_is_enough(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        "play",
        "regidice",
        "--seats",
        "you,random",
        "--seed",
        "2",
        PYTHONIOENCODING="ascii",
        LC_ALL="C",
    )
    assert done.code == 0
    assert "P0 You: not declared yet; 9 dice: r" in done.out


SAYS = {
    "help": ("?", "save NAME"),
    "rules by topic": ("rules companion", "Spend a die showing 1"),
    "topics": ("rules", "Topics: idea, round"),
    "rules about nothing": ("rules zebra", "No rules topic is called 'zebra'."),
    "an empty log": ("log", "Nothing has happened yet."),
    "no move": ("zz", "'zz' is not a move"),
    "a number no die has": ("A7", "'a7' is not a move"),
    "a set before its time": ("set 6+5", "isn’t possible now. Needed: a declaration"),
    "two declarations": ("A3; B4", "Make one call"),
    "a preview": ("B4", "You gather 4s"),
    "and no": ("no", "You > "),
    "a hint": ("hint", "Hint from the "),
    "saving without a name": ("save", "Add a name"),
    "saving under a bad name": ("save ../x", "cannot be the name of a saved game"),
    "saving a copy": ("save friday", "Resume it with `dethrone play regidice --resume friday`."),
    "saving over it": ("save friday", "A saved game called friday already exists"),
    "undo at the start": ("undo", "There’s no move to undo."),
}


def test_every_command_and_every_slip_gets_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    typed = "\n".join(text for text, _ in SAYS.values())
    done = run(tmp_path, "play", "regidice", "--seats", "you,random", "--seed", "9", typed=f"{typed}\n")
    at = 0
    for text, expected in SAYS.values():
        found = done.out.find(expected, at)
        assert found >= 0, f"{text!r} is not answered by {expected!r}: {done.out[at:]}"
        at = found
    assert done.code == 0
    (save,) = [path for path in saved(tmp_path, ".save") if "friday" not in path.name]
    assert resumed(save).game == Game(2, seed=9)


def test_a_damaged_save_is_set_aside(tmp_path: Path) -> None:
    run(tmp_path, "play", "regidice", "--seats", "you,random", typed="quit\n")
    (save,) = saved(tmp_path, ".save")
    save.write_text(save.read_text("utf-8")[:-30], "utf-8")
    done = run(tmp_path, "play", "regidice", "--resume")
    assert done.code == 2
    assert "Couldn’t resume" in done.out
    assert [path.suffix for path in tmp_path.iterdir()] == [".damaged-1"]
