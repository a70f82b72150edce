"""`dethrone replay`, `verify`, `rules` and `--version`."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from dethrone import __version__
from dethrone.contract import KEEPER
from dethrone.regicide import PRESETS, Game, Play, engine
from dethrone.regicide.events import Drew
from dethrone.regicide.rules import OFFICIAL
from tests.terminal.driving import call


@pytest.fixture(scope="module")
def sound() -> str:
    """The record of a finished game with a sealed deal."""
    game = Game(2, secret=bytes(32))
    while not game.is_over:
        game.push(game.legal_moves()[0])
    return str(game.record())


@pytest.fixture
def heard(capsys: pytest.CaptureFixture[str]) -> pytest.CaptureFixture[str]:
    return capsys


def test_a_sound_record_is_verified(tmp_path: Path, sound: str, heard: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.record"
    path.write_text(sound, "utf-8")
    assert call("verify", str(path)) == 0
    out = heard.readouterr().out
    assert "moves are legal. Result: lost:" in out
    assert "the deal matches the commitment" in out


def replaced(sound: str, old: str, new: str) -> str:
    assert old in sound
    return sound.replace(old, new, 1)


WRONG: dict[str, tuple[Callable[[str], str], str]] = {
    "an illegal move": (
        lambda text: replaced(text, "3. ", "3. yield 4. yield 5. "),
        "Move 4, yield, is not legal",
    ),
    "an unreadable move": (lambda text: replaced(text, "2. ", "2. 7X 3. "), "Move 2, '7X', cannot be read"),
    "a move is missing": (lambda text: re.sub(r" 2\. \S+", "", text), "Move 2 is missing"),
    "the last move is missing": (
        lambda text: re.sub(r" \S+ \S+\s+(lost:\S+)$", r" \1", text.strip()),
        "a move is missing",
    ),
    "another secret": (lambda text: replaced(text, '[Secret "00', '[Secret "01'), "does not match"),
    "another commitment": (lambda text: re.sub('Commitment "..', 'Commitment "00', text), "does not match"),
    "other rules": (
        lambda text: replaced(text, '[Rules "official', '[Rules "summary'),
        "The line Rules says summary, but the shuffle was fixed for official before the game.",
    ),
    "more players": (
        lambda text: replaced(text, '[Players "2', '[Players "4'),
        "The line Players says 4, but the shuffle was fixed for 2 before the game.",
    ),
    "a game of the other kind": (
        lambda text: replaced(text, '"regicide"', '"regidice"'),
        "The line Game says regidice, but the shuffle was fixed for regicide before the game.",
    ),
    "no record at all": (lambda _: "dear diary", "This is not a game record"),
    "another game": (lambda text: replaced(text, '"regicide"', '"whist"'), "There is no game called whist"),
    "a wrong result": (lambda text: re.sub(r"lost:[\w-]+", "won", text), "The record says won, but"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_record_gets_a_sentence(
    tmp_path: Path, sound: str, case: str, heard: pytest.CaptureFixture[str]
) -> None:
    spoil, expected = WRONG[case]
    path = tmp_path / "game.record"
    path.write_text(spoil(sound), "utf-8")
    assert call("verify", str(path)) == 1
    err = heard.readouterr().err
    assert expected in err
    assert err.startswith(str(path))


FILES = {
    "no such file": ("nowhere.record", None, "Cannot find"),
    "a folder": ("folder", "mkdir", "is a folder"),
    "is not a text file": ("picture", b"\xff\xfe\x00", "is not a text"),
}


@pytest.mark.parametrize("case", FILES)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_none(
    tmp_path: Path, command: str, case: str, heard: pytest.CaptureFixture[str]
) -> None:
    name, content, expected = FILES[case]
    if isinstance(content, bytes):
        (tmp_path / name).write_bytes(content)
    elif content is not None:
        (tmp_path / name).mkdir()
    assert call(command, str(tmp_path / name)) == 2
    assert expected in heard.readouterr().err


def test_replaying_tells_every_move(tmp_path: Path, sound: str, heard: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.record"
    path.write_text(sound, "utf-8")
    assert call("replay", str(path)) == 0
    out = heard.readouterr().out
    assert "1. P0 plays" in out
    assert "The game is lost: " in out


def test_replaying_goes_as_far_as_the_moves_are_legal(
    tmp_path: Path, sound: str, heard: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    path.write_text(replaced(sound, "2. ", "2. >P0 3. "), "utf-8")
    assert call("replay", str(path)) == 2
    told = heard.readouterr()
    assert "1. P0 plays" in told.out
    assert "Move 2, >P0, is not legal" in told.err


def game_in_which_all_draw() -> Game:
    """A game of two in which diamonds are played whenever there are any, until both have drawn."""
    for seed in range(100):
        game = Game(2, seed=seed)
        drew: set[int] = set()
        while not game.is_over:
            draws = [move for move in game.legal_moves() if isinstance(move, Play) and str(move)[-1] == "D"]
            step = game.push((draws or game.legal_moves())[0])
            drew |= {event.seat for event in step.events() if isinstance(event, Drew)}
            if drew == {0, 1}:
                return game
    raise AssertionError("nobody ever drew")


def test_replaying_as_a_seat_hides_what_the_others_hold(
    tmp_path: Path, heard: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    path.write_text(str(game_in_which_all_draw().record(KEEPER)), "utf-8")
    assert call("replay", str(path)) == 0
    everything = heard.readouterr().out
    assert call("replay", str(path), "--seat", "P0") == 0
    mine = heard.readouterr().out
    assert set(re.findall(r"(P\d) draws \d cards?: ", everything)) == {"P0", "P1"}
    assert set(re.findall(r"(P\d) draws \d cards?: ", mine)) <= {"P0"}
    assert set(re.findall(r"(P\d) holds \w+ \w", everything)) == {"P0", "P1"}
    assert "P1 holds 7 cards." in mine
    assert call("replay", str(path), "--seat", "P3") == 2
    assert "There is no seat P3" in heard.readouterr().err


@pytest.mark.parametrize("preset", PRESETS)
def test_a_rule_set_is_explained_with_what_differs(preset: str, heard: pytest.CaptureFixture[str]) -> None:
    assert call("rules", preset) == 0
    out = heard.readouterr().out
    marked = {line.split()[1].split("=")[0] for line in out.splitlines() if line.startswith("* ")}
    assert marked == set(PRESETS[preset].differences(OFFICIAL))


def test_the_rule_sets_are_listed(heard: pytest.CaptureFixture[str]) -> None:
    assert call("rules") == 0
    out = heard.readouterr().out
    assert all(preset in out for preset in PRESETS)


def test_an_unknown_rule_set(heard: pytest.CaptureFixture[str]) -> None:
    assert call("rules", "holiday") == 2
    assert "There is no rule set called 'holiday'. Available: official" in heard.readouterr().err


def test_the_version_says_how_the_engine_runs(heard: pytest.CaptureFixture[str]) -> None:
    assert call("--version") == 0
    built = "compiled" if engine.compiled else "interpreted"
    assert heard.readouterr().out.startswith(f"dethrone {__version__} (regicide engine {built}")


@pytest.mark.parametrize("command", ["play", "replay", "verify", "rules"])
def test_every_command_has_help_with_examples(command: str, heard: pytest.CaptureFixture[str]) -> None:
    assert call(command, "--help") == 0
    assert f"Examples:\n  dethrone {command}" in heard.readouterr().out


def test_a_game_is_looked_back_on(tmp_path: Path, sound: str, heard: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.record"
    path.write_text(sound, "utf-8")
    assert call("analyse", str(path), "--samples", "60" if engine.compiled else "2") == 0
    out = heard.readouterr().out
    assert "Win chance, move by move, as a strong player sees it:" in out
    assert re.search(r"It started at \d+% and ended at \d+%\.", out)
    if engine.compiled:
        assert "Turning points, costliest first:" in out
        assert "; better: " in out
