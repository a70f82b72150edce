"""`dethrone replay`, `verify` and `rules` for Regidice, and what `play` says to bad arguments."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from dethrone.chance import commitment
from dethrone.contract import KEEPER
from dethrone.prose import voice
from dethrone.regidice import PRESETS, Game, Phase, compiled
from dethrone.regidice.rules import OPTIONS, RULEBOOK
from dethrone.rulesets import Choice, Switch
from tests.terminal.driving import call, saved

Heard = pytest.CaptureFixture[str]


def played(moves: int) -> Game:
    """A game after some first moves that come to mind."""
    game = Game(3, "rulebook,max_rounds=3", secret=bytes(32))
    while not game.is_over and len(game.steps) < moves:
        game.push(game.legal_moves()[-1] if len(game.steps) % 2 else game.legal_moves()[0])
    return game


@pytest.fixture(scope="module")
def sound() -> str:
    """The record of a finished game with sealed rolls."""
    return str(played(1000).record(KEEPER, Seats="Ada, Ben, Cleo"))


def test_a_sound_record_is_verified(tmp_path: Path, sound: str, capsys: Heard) -> None:
    path = tmp_path / "game.record"
    path.write_text(sound, "utf-8")
    assert call("verify", str(path)) == 0
    out = capsys.readouterr().out
    assert re.search(r"All \d+ moves are legal\. Result: lost:", out)
    assert "The secret matches the commitment, and every roll comes from it." in out


def replaced(sound: str, old: str, new: str) -> str:
    assert old in sound
    return sound.replace(old, new, 1)


def resealed(sound: str) -> str:
    """The record with the commitment to another secret."""
    other = commitment(bytes([1]) + bytes(31), game="regidice", rules="rulebook,max_rounds=3", players=3)
    return re.sub(r'Commitment "\w+"', f'Commitment "{other}"', sound)


WRONG: dict[str, tuple[Callable[[str], str], str]] = {
    "an illegal move": (
        lambda text: re.sub(r"(1\. roll:\S+ \S+) \S+", r"\1 act:P0", text),
        "Move 2, 'act:P0', is not legal: ",
    ),
    "an unreadable move": (lambda text: re.sub(r"(1\. roll:\S+) \S+", r"\1 Z3", text), "'z3' is not a move"),
    "rolls of another secret": (
        lambda text: replaced(resealed(text), '[Secret "00', '[Secret "01'),
        "does not come from the secret",
    ),
    "a roll is missing": (lambda text: re.sub(r"2\. roll:\S+", "2.", text), "The roll of round 2 is missing"),
    "another secret": (
        lambda text: replaced(text, '[Secret "00', '[Secret "01'),
        "The secret does not match the commitment",
    ),
    "other rules": (
        lambda text: replaced(text, '[Rules "rulebook', '[Rules "bga'),
        "The line Rules says bga,max_rounds=3, but the shuffle was fixed for rulebook,max_rounds=3 before the game.",
    ),
    "an option less": (
        lambda text: replaced(text, '[Rules "rulebook,max_rounds=3', '[Rules "rulebook'),
        "The line Rules says rulebook, but the shuffle was fixed for rulebook,max_rounds=3 before the game.",
    ),
    "more players": (
        lambda text: replaced(text, '[Players "3', '[Players "4'),
        "The line Players says 4, but",
    ),
    "another result": (lambda text: re.sub(r"lost:\w+", "won", text), "The record says won, but after move"),
    "another game": (lambda text: replaced(text, '"regidice"', '"whist"'), "There is no game called whist"),
}


@pytest.mark.parametrize(("spoil", "expected"), WRONG.values(), ids=WRONG)
def test_a_wrong_record_is_refused(
    tmp_path: Path, sound: str, capsys: Heard, spoil: Callable[[str], str], expected: str
) -> None:
    path = tmp_path / "game.record"
    spoiled = spoil(sound)
    assert spoiled != sound
    path.write_text(spoiled, "utf-8")
    assert call("verify", str(path)) == 1
    assert expected in capsys.readouterr().err


def test_a_replay_tells_every_move_with_names(tmp_path: Path, sound: str, capsys: Heard) -> None:
    path = tmp_path / "game.record"
    path.write_text(sound, "utf-8")
    assert call("replay", str(path)) == 0
    out = capsys.readouterr().out
    numbers = [int(found) for found in re.findall(r"^(\d+)\. ", out, re.M)]
    assert numbers == list(range(1, len(played(1000).steps) + 1))
    assert "P1 Ben: not declared yet; 7 dice: r" in out
    assert "?" not in out


def test_a_replay_as_a_seat_saw_it_hides_what_was_hidden(tmp_path: Path, sound: str, capsys: Heard) -> None:
    path = tmp_path / "game.record"
    path.write_text(sound, "utf-8")
    assert call("replay", str(path), "--seat", "P1") == 0
    first = [row for row in capsys.readouterr().out.splitlines() if re.match(r"P\d ", row)][:3]
    values = [set(re.findall(r"[rby]([1-6?])", row.split("dice: ")[1])) for row in first]
    assert values[0] == values[2] == {"?"}
    assert "?" not in values[1]


def test_a_public_record_is_replayed_up_to_the_hidden_roll(tmp_path: Path, capsys: Heard) -> None:
    game = played(1000)
    while game.phase is not Phase.DECLARE or game.round != 3:
        game.pop()
    assert game.steps
    path = tmp_path / "game.record"
    record = game.record()
    path.write_text(str(record), "utf-8")
    assert call("replay", str(path)) != 0
    heard = capsys.readouterr()
    numbers = [int(found) for found in re.findall(r"^(\d+)\. ", heard.out, re.M)]
    moves = [entry for entry in record.body if not entry[1].startswith("roll:")]
    rolled = next(ply for ply, (number, _) in enumerate(moves) if number == 3)
    assert numbers == list(range(1, rolled))
    assert "The roll of round 3 is hidden" in heard.err


def test_a_seat_that_is_not_there(tmp_path: Path, sound: str, capsys: Heard) -> None:
    path = tmp_path / "game.record"
    path.write_text(sound, "utf-8")
    assert call("replay", str(path), "--seat", "P3") == 2
    assert "There is no seat P3 in a 3-player game." in capsys.readouterr().err


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_are_explained_with_their_differences(preset: str, capsys: Heard) -> None:
    assert call("rules", "regidice", preset) == 0
    out = capsys.readouterr().out
    marked = re.findall(r"^\* (\w+)=", out, re.M)
    assert set(marked) == set(PRESETS[preset].differences(RULEBOOK))


def test_every_option_has_its_words() -> None:
    for name, option in OPTIONS.items():
        words = option.words if isinstance(option, Choice) and name != "first_caller" else ()
        values = (True, False) if isinstance(option, Switch) else words
        meanings = {voice().meaning("regidice", name, value) for value in values}
        assert len(meanings) == len(values)
        assert not any("=" in meaning for meaning in meanings)


def test_rules_without_a_name_list_the_rule_sets(capsys: Heard) -> None:
    assert call("rules", "regidice") == 0
    out = capsys.readouterr().out
    assert all(f"  {name} " in out for name in PRESETS)


BAD = {
    "an unknown rule set": (["--rules", "holiday"], "There is no rule set called 'holiday'"),
    "an unknown option": (["--rules", "bga,wings=on"], "There is no option called 'wings'"),
    "one player": (["--players", "1"], "Regidice is for 2 to 4 players, not 1."),
    "five seats": (["--seats", "you,random,random,random,random"], "not 5"),
    "an unknown bot": (["--seats", "you,gredy"], "There is no player called 'gredy'"),
    "seats and players at odds": (["--seats", "you,random", "--players", "3"], "--players says 3"),
    "two of a name": (["--seats", "person:Ada,person:ada"], "a different name"),
    "a seed out of range": (["--seed", "-1"], "A seed must be a number from 0"),
    "a caller who is not there": (["--players", "2", "--rules", "rulebook,first_caller=seat:3"], "seat:3"),
    "nothing to resume": (["--resume"], "No saved game to resume"),
    "a game that was never saved": (["--resume", "friday"], "There is no saved game"),
}


@pytest.mark.parametrize(("arguments", "expected"), BAD.values(), ids=BAD)
def test_bad_arguments_get_a_sentence(
    tmp_path: Path, arguments: list[str], expected: str, capsys: Heard
) -> None:
    assert call("play", "regidice", "--saves", str(tmp_path), *arguments) == 2
    assert expected in capsys.readouterr().err
    assert not saved(tmp_path, ".save")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_finish_every_rule_set(tmp_path: Path, preset: str, players: int, capsys: Heard) -> None:
    seats = ",".join(["random"] * players)
    rules = f"{preset},max_rounds=8"
    arguments = ["--saves", str(tmp_path), "--seats", seats, "--rules", rules, "--seed", str(players)]
    assert call("play", "regidice", *arguments) == 0
    out = capsys.readouterr().out
    assert re.search("[Tt]he game is (lost|won)", out)
    (record,) = saved(tmp_path, ".record")
    assert f"Game record: {record}" in out
    assert call("verify", str(record)) == 0
    assert not saved(tmp_path, ".save")


def test_a_game_is_looked_back_on(tmp_path: Path, sound: str, capsys: Heard) -> None:
    path = tmp_path / "game.record"
    path.write_text(sound, "utf-8")
    assert call("analyse", str(path), "--samples", "100" if compiled else "27") == 0
    out = capsys.readouterr().out
    assert "Win chance, call by call, as a strong player sees it:" in out
    assert re.search(r"It started at \d+% and ended at \d+%\.", out)
    assert "Turning points, costliest first:" in out
    assert "; better: " in out
