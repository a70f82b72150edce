"""`dethrone play` through pipes: whole games, bad input, leaving and coming back."""

import itertools
import os
from pathlib import Path

import pytest

from dethrone.players import player
from dethrone.regicide import PRESETS, Game
from dethrone.regicide.record import verify
from dethrone.sheet import Record
from tests.regicide.tables import do
from tests.terminal.driving import call, moves_saved, run, saved, screen


def moves_of(game: Game, count: int) -> list[str]:
    """What a greedy player would type in the seat of whoever is asked."""
    bot = player("greedy", game="regicide")
    typed: list[str] = []
    while not game.is_over and len(typed) < count:
        assert game.decider is not None
        move = bot.choose(game.view(game.decider))
        typed.append(str(move))
        game.push(move)
    return typed


@pytest.mark.parametrize("preset", PRESETS)
def test_bots_finish_every_rule_set_at_every_player_count(
    tmp_path: Path, preset: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        os, "fsync", lambda _: None
    )  # a hundred moves a game: the disk would be all that is timed
    for players in range(1, 5):
        seats = ",".join(["greedy"] * players)
        assert call("play", "--seats", seats, "--rules", preset, "--seed", "1", "--saves", str(tmp_path)) == 0
        out = capsys.readouterr().out
        assert "game is won" in out or "game is lost" in out
    records = saved(tmp_path, ".record")
    assert len(records) == 4
    for record in records:
        assert verify(Record.parse(record.read_text("utf-8"))).game.is_over
    assert not saved(tmp_path, ".save")


def test_bots_play_as_a_command(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seats", "greedy,greedy", "--seed", "7")
    assert done.code == 0
    (record,) = saved(tmp_path, ".record")
    assert f"Game record: {record}" in done.out


def test_a_person_plays_alone_to_the_end(tmp_path: Path) -> None:
    game = Game(1, seed=9)
    typed = "\n".join(f"{move}!" for move in moves_of(game, 500)) + "\n"
    done = run(tmp_path, "play", "--players", "1", "--seed", "9", typed=typed)
    assert done.code == 0
    (record,) = saved(tmp_path, ".record")
    assert verify(Record.parse(record.read_text("utf-8"))).game == game
    assert game.outcome is not None


def test_two_people_share_a_keyboard(tmp_path: Path) -> None:
    game = Game(2, "manual", seed=3)
    lines, looking = [], None
    replayed = Game(2, "manual", seed=3)
    for move in moves_of(game, 500):
        if replayed.decider != looking:
            lines.append("")  # Enter, once only the next person is looking
            looking = replayed.decider
        lines.append(f"{move}!")
        do(replayed, move)
    done = run(
        tmp_path,
        "play",
        "--seats",
        "person:Ada,person:Ben",
        "--rules",
        "manual",
        "--seed",
        "3",
        typed="\n".join(lines),
    )
    assert done.code == 0
    assert "Pass the device to Ben." in done.out
    assert "Game record: " in done.out


def test_typing_cards_shows_what_they_would_do_before_anything_happens(tmp_path: Path) -> None:
    (first, *_) = moves_of(Game(1, seed=9), 1)
    done = run(tmp_path, "play", "--players", "1", "--seed", "9", typed=f"{first}\nno\nquit\n")
    assert "  Attack " in done.out
    assert f"{first}: Enter to do it" in done.out
    (save,) = saved(tmp_path, ".save")
    assert moves_saved(save) == []


def test_enter_confirms_what_was_shown(tmp_path: Path) -> None:
    (first, *_) = moves_of(Game(1, seed=9), 1)
    run(tmp_path, "play", "--players", "1", "--seed", "9", typed=f"{first}\n\nquit\n")
    (save,) = saved(tmp_path, ".save")
    assert moves_saved(save) == [first]


def test_undo_takes_a_play_back_that_showed_nothing(tmp_path: Path) -> None:
    seed, card = next(
        (seed, str(move))
        for seed in itertools.count()
        for move in Game(1, seed=seed).legal_moves()
        if str(move)[-1] == "C" and "+" not in str(move) and len(str(move)) == 2
    )
    done = run(tmp_path, "play", "--players", "1", "--seed", str(seed), typed=f"{card}!\nundo\nundo\nquit\n")
    assert f"Move undone: {card}." in done.out
    assert "There’s no move to undo." in done.out
    (save,) = saved(tmp_path, ".save")
    assert moves_saved(save) == []


def test_nothing_is_taken_back_once_cards_were_drawn(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--players", "1", "--seed", "1", typed="flip!\nundo\nquit\n")
    assert "hidden cards or dice have been revealed since" in done.out


def test_nothing_is_taken_back_once_a_bot_has_played(tmp_path: Path) -> None:
    bot_first = "official,first_player=seat:1"
    done = run(tmp_path, "play", "--players", "2", "--rules", bot_first, "--seed", "1", typed="undo\nquit\n")
    assert "You can’t undo this" in done.out


SAYS = {
    "help": ("?", "save NAME"),
    "rules by topic": ("rules jester", "Play a Jester on its own."),
    "topics": ("rules", "Topics: idea, deal, turn"),
    "rules about nothing": ("rules zebra", "No rules topic is called 'zebra'."),
    "an empty log": ("log", "Nothing has happened yet."),
    "discards": ("discard", "Discard pile, 0 cards."),
    "a hint": ("hint", "Hint from the "),
    "no card": ("zz", "is not a card"),
    "a slip for a command": ("hnit", "There is no command 'hnit'. Did you mean hint?"),
    "a slip for a move": ("filp", "There is no command 'filp'. Did you mean flip?"),
    "what may be played": ("moves", "Legal moves: "),
    "why": ("why", "Hint from the "),
    "a rank alone": ("4", "'4' lacks a suit. Write 4C, 4D, 4H, 4S."),
    "a card that is not held": ("KH", "KH isn’t in hand."),
    "yielding alone": ("yield", "You can’t yield in a solo game. Play a card or flip a Jester."),
    "naming at the wrong time": (">P0", "You can’t do that now. Play cards"),
    "an empty line": ("", "Type cards to preview them"),
    "saving without a name": ("save", "Add a name"),
    "saving under a bad name": ("save ../x", "cannot be the name of a saved game"),
    "undo at the start": ("undo", "There’s no move to undo."),
}


def test_every_command_and_every_slip_gets_a_sentence_and_loses_nothing(tmp_path: Path) -> None:
    typed = "\n".join(text for text, _ in SAYS.values())
    done = run(tmp_path, "play", "--players", "1", "--seed", "9", typed=f"{typed}\n")
    at = 0
    for text, expected in SAYS.values():
        found = done.out.find(expected, at)
        assert found >= 0, f"{text!r} is not answered by {expected!r}: {done.out[at:]}"
        at = found
    assert done.code == 0


DICE_SAYS = {
    "a slip for a command": ("hnit", "There is no command 'hnit'. Did you mean hint?"),
    "what may be declared": ("moves", "Legal moves: A1, A2"),
    "a number alone": ("4", "What should '4' do? Write A4, B4, H4."),
    "a word of the game": ("block", "'block' is not a move"),
}


def test_dice_answer_slips_in_the_same_way(tmp_path: Path) -> None:
    typed = "\n".join(text for text, _ in DICE_SAYS.values())
    done = run(tmp_path, "play", "regidice", "--seed", "9", typed=f"{typed}\n")
    for text, expected in DICE_SAYS.values():
        assert expected in done.out, text


def test_the_prompt_is_back_after_the_program_was_stopped(tmp_path: Path) -> None:
    with screen(tmp_path, "play", "--players", "1", "--seed", "9") as there:
        there.until("You > ")
        os.write(there.master, b"hni")
        there.until("hni")
        there.go_on_until("You > hni")
        there.type("t")
        there.until("Did you mean hint?")


BAD = {
    "an unknown rule set": (["--rules", "holiday"], "There is no rule set called 'holiday'"),
    "an unknown option": (["--rules", "official,wings=on"], "There is no option called 'wings'"),
    "rules that make no sense": (["--rules", "official,after_kill=open"], "needs turn_order=open"),
    "too many players": (["--players", "7"], "Regicide is for 1 to 4 players, not 7."),
    "nobody": (["--players", "0"], "Regicide is for 1 to 4 players, not 0."),
    "no number": (["--players", "two"], "invalid int value: 'two'"),
    "an unknown bot": (["--seats", "you,gredy"], "There is no player called 'gredy'"),
    "five seats": (["--seats", "you,greedy,greedy,greedy,greedy"], "not 5"),
    "seats and players at odds": (["--seats", "you,greedy", "--players", "3"], "--players says 3"),
    "two of a name": (["--seats", "person:Ada,person:ada"], "a different name"),
    "a seed out of range": (["--seed", "-1"], "A seed must be a number from 0"),
    "a first player who is not there": (
        ["--players", "1", "--rules", "official,first_player=seat:3"],
        "seat:3",
    ),
    "nothing to resume": (["--resume"], "No saved game to resume"),
    "a game that was never saved": (["--resume", "friday"], "There is no saved game"),
    "an unknown game": (["chess"], "invalid choice: 'chess'"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_arguments_get_a_sentence(tmp_path: Path, case: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, expected = BAD[case]
    assert call("play", "--saves", str(tmp_path), *arguments) == 2
    assert expected in capsys.readouterr().err
    assert not saved(tmp_path, ".save")


def test_end_of_input_saves_and_resume_goes_on(tmp_path: Path) -> None:
    first = run(tmp_path, "play")
    assert first.code == 0
    assert "The game is saved. Resume it with `dethrone play --resume`." in first.out
    assert "Fair shuffle: " in first.out
    again = run(tmp_path, "play", "--resume", typed="quit\n")
    assert "Game resumed after 0 moves." in again.out
    assert len(saved(tmp_path, ".save")) == 1


def test_a_copy_under_a_name_is_kept_and_never_overwritten(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--players", "1", typed="save friday\nflip!\nsave friday\nquit\n")
    assert "Resume it with `dethrone play --resume friday`." in done.out
    assert "A saved game called friday already exists" in done.out
    again = run(tmp_path, "play", "--resume", "friday", typed="quit\n")
    assert "Game resumed after 0 moves." in again.out


def test_the_secret_of_a_real_deal_is_revealed_in_the_record_and_proves_it(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seats", "random,random")
    sealed = done.out.split("Fair shuffle: ")[1].split()[0]
    (record,) = saved(tmp_path, ".record")
    assert f'[Commitment "{sealed}"]' in record.read_text("utf-8")
    assert "the deal matches the commitment" in run(tmp_path, "verify", str(record)).out


def test_a_pipe_gets_plain_text(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--players", "3", "--seed", "2", typed="?\nrules\nquit\n", FORCE_COLOR="1")
    assert "\x1b" not in done.out
    assert not set("♣♦♥♠█│") & set(done.out)


def test_an_ascii_terminal_is_enough(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "2", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.code == 0
    assert "Your hand: " in done.out
