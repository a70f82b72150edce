"""Wherever a name is typed, one that is nearly right is answered with the right one, in every language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dethrone import cli, games
from dethrone.command.saves import Saves
from dethrone.errors import BadRules, GameError
from dethrone.near import near, nearest
from dethrone.players import player
from dethrone.prose import languages, voice
from dethrone.regicide import Rules

NEAREST = {
    # typed: (among these, what is meant)
    "sumary": (("official", "summary"), "summary"),
    "OFFICAL": (("official", "summary"), "official"),
    "open_order": (("official", "open-order"), "open-order"),
    "xyz": (("official", "summary"), None),
    "seat:4": (("seat:3", "seat:2"), None),
    "": (("official",), None),
    "o" * 200: (("official",), None),
}


@pytest.mark.parametrize(("typed", "among", "meant"), [(typed, *row) for typed, row in NEAREST.items()])
def test_nearest(typed: str, among: tuple[str, ...], meant: str | None) -> None:
    assert nearest(typed, among) == meant
    assert near(typed, among) == ({} if meant is None else {"near": meant})


def test_only_a_text_is_nearly_a_name() -> None:
    assert nearest(7, ["7"]) is None


def rules(text: str) -> Callable[[], object]:
    return lambda: games.kind("regicide").rules(text)


NAMES: dict[str, tuple[Callable[[], object], str]] = {
    "a game": (lambda: games.kind("regidise"), "regidice"),
    "a rule set": (rules("sumary"), "summary"),
    "an option": (rules("official,discard_vew=top"), "discard_view"),
    "an option's value": (rules("official,discard_view=tops"), "top"),
    "a switch": (rules("official,solo_yield=onn"), "on"),
    "a player": (lambda: player("gredy", game="regicide"), "greedy"),
    "a search": (lambda: player("serch:samples=9", game="regicide"), "search"),
    "a player's option": (lambda: player("search:sample=9", game="regicide"), "samples"),
    "a player's option's value": (lambda: player("search:aim=medals", game="regicide"), "medal"),
}


@pytest.mark.parametrize(("ask", "meant"), NAMES.values(), ids=NAMES.keys())
def test_a_refusal_asks_back(ask: Callable[[], object], meant: str) -> None:
    with pytest.raises(GameError) as refused:
        ask()
    assert refused.value.facts["near"] == meant
    assert str(refused.value).endswith(f" Did you mean {meant}?")
    for language in languages():
        assert voice(language).refusal(refused.value).endswith(voice(language).did_you_mean(meant))


def test_a_saved_game_asks_back(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write("tuesday", "…")
    with pytest.raises(GameError, match="Did you mean tuesday\\?"):
        saves.read("teusday")
    with pytest.raises(GameError, match="saved") as refused:
        Saves(tmp_path / "nowhere").read("tuesday")
    assert "near" not in refused.value.facts


@pytest.mark.parametrize(("language", "typed", "meant"), [("en", "jestr", "jester"), ("de", "Nar", "Narr")])
def test_a_topic_asks_back(language: str, typed: str, meant: str) -> None:
    kind = games.kind("regicide")
    lines = voice(language).topic(kind, f"{typed}x", kind.rules("official"))
    assert voice(language).did_you_mean(meant) in lines


COMMANDS = {
    # what is typed: what is meant
    "pley": "play",
    "play regidise": "regidice",
    "play --sede 7": "--seed",
    "play --sede=7": "--seed",
    "--verison": "--version",
    "lab rum random": "run",
    "lab run random --gmaes 3": "--games",
    "lab run random --game regiside": "regicide",
    "lab run gredy": "greedy",
    "rules sumary": "summary",
    "rules regidise": "regidice",
    "rules regidice litteral": "literal",
    "rules regicid official": "regicide",
    "play --rules offical": "official",
    "play --seats me,gredy": "greedy",
    "--json rules": "rules --json",
    "--json": "rules --json",  # which runs as it stands
    "--json lab models": "lab models --json",
    "play --json": "rules --json",
    "lab run --json": "lab models --json",
    "--model x": "play --model",
    "--setting alone": "lab models --setting",
    "lab --setting alone models": "lab models --setting",
    "play --setting alone": "lab models --setting",
    "lab run random --setting alone": "lab models --setting",
    "draw --seats 2": "--seat",
    "serve --threads 2": "--bot-threads",
    "rules --http": "mcp --http",
    "lab models greedy --setting alone": "solo",
}


@pytest.mark.parametrize(("line", "meant"), COMMANDS.items(), ids=COMMANDS.keys())
def test_the_command_asks_back(line: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = cli.main(line.split())
    except SystemExit as ended:  # argparse leaves by itself
        code = int(str(ended.code))
    assert code == 2
    assert f"Did you mean {meant}?" in capsys.readouterr().err


def test_an_option_before_its_command_is_asked_about_in_every_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for language in languages():
        with pytest.raises(SystemExit):
            cli.main(["--json", "rules", "--language", language])
        assert voice(language).did_you_mean("rules --json") in capsys.readouterr().err


def test_a_word_unlike_any_is_only_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["zzzz"])
    assert "Did you mean" not in capsys.readouterr().err


def test_a_rule_set_alone_is_of_the_game_that_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "bga,max_rounds=60"]) == 0
    assert "bga" in capsys.readouterr().out.splitlines()[0]


def test_nobody_is_asked_whether_they_meant_what_they_wrote() -> None:
    with pytest.raises(BadRules) as refused:
        Rules(damage_overflow="no")  # type: ignore[arg-type]
    assert "Did you mean" not in str(refused.value)
