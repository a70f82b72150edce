"""`dethrone advise`: prompts, lines of views, the form, and what is said when they make no sense."""

import io
import json
import re
from pathlib import Path

import pytest

from dethrone import games
from dethrone.chance import Seed
from dethrone.cli import main
from dethrone.counsel.advising import answer
from dethrone.counsel.reading import read_given
from dethrone.counsel.telling import as_json, told
from dethrone.dialogue.regicide.checking import check_reply
from dethrone.dialogue.speech import judge
from dethrone.errors import GameError
from dethrone.players import Limit
from dethrone.prose import languages, voice
from dethrone.regicide import cards
from tests.dialogue.prompts import P1, P2, P3, WHOLE

QUICK = Limit(samples=60)
USUAL = Limit(samples=1200)


def test_the_third_prompt_is_answered_with_the_exact_kill() -> None:
    for text in (P3, WHOLE):
        found = answer(read_given(text), USUAL)
        assert not isinstance(found.reply, str)
        assert isinstance(found.reply.play, tuple)
        assert set(found.reply.play) == set(cards("5H 5D"))
        assert found.reply.discard is None
        assert found.reply.state is not None
        assert found.reply.state.enemy is None
        assert found.is_preferred


def test_the_second_prompt_is_answered_with_a_sentence_and_no_card() -> None:
    given = read_given(P2)
    reply = answer(given, QUICK).reply
    assert not isinstance(reply, str)
    assert (reply.play, reply.discard, reply.state) == (None, None, None)
    assert reply.say is not None
    assert judge(reply.say, given.view).is_permitted


def test_the_first_prompt_is_answered_with_all_that_it_asks_for() -> None:
    reply = answer(read_given(P1), QUICK).reply
    assert not isinstance(reply, str)
    assert None not in (reply.play, reply.discard, reply.state, reply.next, reply.say)


LINES = {
    # game: (usual rules of a line, other rules)
    "regicide": ("official", "manual"),
    "regidice": ("rulebook", "literal"),
}


@pytest.mark.parametrize(("game", "rules"), LINES.items())
def test_rules_that_are_named_hold_for_a_line_too(game: str, rules: tuple[str, str]) -> None:
    begun = games.kind(game).deal(2, rules[0], Seed(3))
    assert str(read_given(begun.view(begun.decider).text).view.rules) == rules[0]
    assert str(read_given(begun.view(begun.decider).text, rules=rules[1]).view.rules) == rules[1]
    with pytest.raises(GameError, match="holiday"):
        read_given(begun.view(begun.decider).text, rules="holiday")


def test_rules_that_are_named_hold_for_a_state() -> None:
    assert str(read_given(P2, rules="official").view.rules).partition(",")[0] == "official"
    assert str(read_given(P2).view.rules) == "open-order"


STATES = {
    "P1": P1,
    "P2": P2,
    "P3": P3,
    "to pay": "Your Hand: {7H, 5H, 9H, 2C}\nEnemy: JD\nPlayed: {4C}\nCards in Discard: 0\nTo Pay: 10\n",
    "alone": "Your Hand: {7H, 5H, 9H, 2C}\nEnemy: JD\nPlayed:\nCards in Discard: 0\nPlayers: 1\nRules: official\n",
    "a jester": "Your Hand: {*, 5H}\nEnemy: JD\nPlayed:\nCards in Discard: 0\nPlayers: 3\nRules: official\n",
    "a drawing play": "Your Hand: {10D, 2C}\nEnemy: JC\nPlayed:\nCards in Discard: 0\nPartner Hand: 1\n",
    "nothing to play": "Your Hand: {}\nEnemy: JC\nPlayed: {10S}\nCards in Discard: 0\nPartner Hand: 1\n",
    "the last king": "Your Hand: {10H, 2C}\nEnemy: KS\nPlayed: {10D, 10C}\nCards in Discard: 9\nCastle: 0\n",
}


@pytest.mark.parametrize("text", STATES.values(), ids=STATES.keys())
def test_whatever_is_advised_passes_the_check(text: str) -> None:
    given = read_given(text)
    assert given.placed is not None
    found = answer(given, QUICK)
    checked = check_reply(str(found), given.placed.view, given.placed.state.wanted)
    assert checked.problems == ()
    assert checked.moves
    for language in languages():
        assert list(told(found, voice(language), with_reasons=True))
        assert json.loads(as_json(found, voice(language)))["game"] == "regicide"


def test_where_nobody_may_wish_something_public_is_said() -> None:
    given = read_given(P2.replace("Your Hand", "Rules: official\nYour Hand"))
    reply = answer(given, QUICK).reply
    assert not isinstance(reply, str)
    assert (reply.next, reply.say) == (None, "I have 6 cards in hand")
    assert judge(reply.say or "", given.view).is_permitted


def test_payments_that_are_as_good_are_as_small_as_can_be() -> None:
    text = "Your Hand: {7H, 5H, 9H, 2C, 5D}\nEnemy: JD\nPlayed: {7S+AH, 2D, 4H}\nCards in Discard: 0\nTo Pay: 2\n"
    reply = answer(read_given(text + "Tavern: 26\n"), USUAL).reply
    assert not isinstance(reply, str)
    assert reply.discard == cards("2C")


@pytest.mark.parametrize("name", games.names())
def test_a_views_own_line_is_advised_on_too(name: str) -> None:
    kind = games.kind(name)
    game = kind.deal(2, kind.usual_rules, Seed(7))
    seat = game.decider
    given = read_given(game.view(seat).text)
    assert (given.game, given.view) == (name, game.view(seat))
    assert list(told(answer(given, QUICK), voice(), with_reasons=True))


OPEN = "2@0 rulebook 1 P0 set 1:332 332 . r46b24y35/r2 ./. A4/K actor=0"  # all dice are revealed


@pytest.mark.parametrize("language", languages())
def test_alternatives_come_after_a_reveal_too(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["advise", "--why", "--language", language], monkeypatch, OPEN) == 0
    lines = capsys.readouterr().out.splitlines()
    ranked = [re.fullmatch(r"  (\d)\. (set:\d\+\d)\s?: (\d+)[.,]\d\s?%.*(\d).*", line) for line in lines[-3:]]
    assert lines[0] == "Play: set:6+2"
    assert [one[1] for one in ranked if one] == ["1", "2", "3"], lines
    assert {one[2] for one in ranked if one} == {"set:6+2", "set:5+3", "set:4+4"}
    assert run(["advise", "--json", "--language", language], monkeypatch, OPEN) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["play"], len(data["alternatives"])) == ("set:6+2", 3)
    assert all(0 < one["chance"] < 1 and one["why"] for one in data["alternatives"])


def test_nothing_hidden_goes_into_advice() -> None:
    game = games.kind("regicide").deal(2, "official", Seed(7))
    seat = game.decider
    worlds = [game.view(seat).trial(seed).view(seat) for seed in range(3)]
    assert len({str(answer(read_given(view.text), QUICK)) for view in worlds}) == 1


# ------------------------------------------------------------------ the command
def run(arguments: list[str], monkeypatch: pytest.MonkeyPatch, typed: str = "") -> int:
    """The command with something on its standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(arguments)


def test_a_file_a_pipe_and_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "prompt.txt"
    file.write_text(WHOLE, "utf-8")
    assert run(["advise", str(file), "--samples", "1200"], monkeypatch) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] in ("Play: {5D, 5H}", "Play: {5H, 5D}")
    assert run(["advise", "--json", "--samples", "60"], monkeypatch, P2) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["play"], data["discard"]) == (None, None)
    assert data["say"]
    assert len(data["alternatives"]) == 3
    assert run(["advise", "-", "--why", "--time", "0.05"], monkeypatch, P1) == 0
    assert not re.search(r"^9\. ", capsys.readouterr().out, re.M)


REFUSED = {
    # case: (arguments, standard input, what is said)
    "nothing": (["advise"], "", "Nothing to read"),
    "no state": (["advise"], "Hello!", "no state"),
    "an impossible one": (["advise"], P3.replace("4H}", "7S}"), "two places"),
    "no such rules": (["advise", "--rules", "mine"], P3, "no rule set"),
    "no file": (["advise", "nowhere.txt"], "", "nowhere.txt"),
    "no samples": (["advise", "--samples", "0"], P3, "above 0"),
    "a damaged view": (["advise"], "regicide-view official seat=P9", "P9"),
    "a damaged view of dice": (["advise"], "2@0 rulebook 1 P0 declare", "11 fields"),
    "another's turn": (
        ["advise"],
        games.kind("regicide").deal(2, "official", Seed(1)).view(1).text,
        "turn, not P1",
    ),
}


@pytest.mark.parametrize(("arguments", "typed", "sentence"), REFUSED.values(), ids=REFUSED.keys())
def test_bad_input_gets_a_sentence(
    arguments: list[str],
    typed: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(arguments, monkeypatch, typed) == 2
    told = capsys.readouterr().err
    assert told.startswith("dethrone: ")
    assert sentence in told


# ------------------------------------------------------------------ the model
def test_with_real_cards_the_program_is_the_model(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = f"{P2}\n.\nnonsense\n.\n{P3}\n.\nquit\n"
    assert run(["partner", "--real"], monkeypatch, typed) == 0
    out = capsys.readouterr().out
    assert "Say: " in out
    assert "There is no state" in out
    assert "Play: {5D, 5H}" in out


def test_a_game_by_the_command_is_kept_and_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = ["partner", "--seed", "3", "--saves", str(tmp_path)]
    assert (
        run(begun, monkeypatch, "neutral\nSay: I have hearts\n.\nSay: Either is fine\n.\nme\nyield\n10C\n")
        == 0
    )
    out = capsys.readouterr().out
    assert "Not yet: one thing is wrong." in out
    assert "The game is saved. Resume it with: dethrone partner --resume partner-regicide-" in out
    assert len(list(tmp_path.glob("partner-regicide-*.save"))) == 1
    assert run(["partner", "--resume", "--saves", str(tmp_path)], monkeypatch, "quit\n") == 0
    assert "Cards in Discard: 1" in capsys.readouterr().out


def test_there_must_be_something_to_resume(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["partner", "--resume", "--saves", str(tmp_path)]) == 2
    assert "no saved game" in capsys.readouterr().err


def test_dice_are_played_with_a_model_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = ["partner", "regidice", "--players", "2", "--seed", "3", "--saves", str(tmp_path)]
    assert run(begun, monkeypatch, "A3\nPlay: A3\n.\nPlay: B4\n.\n") == 0
    out = capsys.readouterr().out
    assert "Not yet" in out
    assert "B4" in out


def test_both_commands_have_help(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("advise", "partner"):
        with pytest.raises(SystemExit):
            main([name, "--help"])
        assert "Examples:" in capsys.readouterr().out


SPOKEN = {
    # language: (what advice says of its assumptions, what greets whoever plays with a model)
    "en": ("Assumed: ", "Copy"),
    "de": ("angenommen wird", "Kopiere"),
    "fr": ("on suppose", "Copie"),
}


@pytest.mark.parametrize(("language", "words"), SPOKEN.items())
def test_both_commands_speak_the_language_they_are_given(
    language: str,
    words: tuple[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["advise", "--language", language, "--samples", "20"], monkeypatch, P3) == 0
    assert words[0] in capsys.readouterr().out
    begun = ["partner", "--language", language, "--saves", str(tmp_path)]
    assert run(begun, monkeypatch, "quit\n") == 0
    assert words[1] in capsys.readouterr().out


def test_advice_is_only_for_whoever_is_asked() -> None:
    view = games.kind("regicide").deal(2, "official", Seed(1)).view(None)
    with pytest.raises(GameError):
        answer(read_given(view.text), QUICK)


def test_the_prompt_and_the_reply_that_the_page_shows_fit_each_other() -> None:
    page = (Path(__file__).parents[2] / "docs" / "partner.md").read_text("utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    state = next(block for block in blocks if block.startswith("State:"))
    reply = next(block for block in blocks if block.startswith("Play:"))
    given = read_given(state)
    assert given.placed is not None
    checked = check_reply(reply, given.placed.view)
    assert (given.assumptions, checked.problems) == ((), ())
