"""The form for real cards and dice, driven as people type: every phase of both games, and whatever else is typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from dethrone.command.saves import Saves
from dethrone.counsel.advising import answer
from dethrone.counsel.reading import Given
from dethrone.counsel.telling import as_json, told
from dethrone.errors import GameError
from dethrone.partner.asking import LONGEST
from dethrone.partner.console import Console, EndOfInput
from dethrone.partner.drafts import KIND, NAME, FileDraft
from dethrone.partner.form import fill_in
from dethrone.players import Limit
from dethrone.prose import languages, voice
from dethrone.regicide.view import View

QUICK = Limit(samples=20)
HAND = "7H 5H 9H 2C"


def typing(*lines: str) -> tuple[Console, list[str]]:
    """A console at which these lines are typed, and what it shows."""
    waiting, shown = list(lines), []

    def read(question: str) -> str:
        shown.append(question)
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    return Console(read, shown.append), shown


def filled(*lines: str) -> Given:
    """What a form means in which every line was asked for, and nothing refused."""
    console, shown = typing(*lines)
    found = fill_in(console, voice())
    assert sum("\n" in line or line.endswith(" ") for line in shown) == len(lines)
    return found


def check_advice(found: Given) -> str:
    """Advice that can be followed, said in every language."""
    advice = answer(found, QUICK)
    if advice.moves:
        trial = found.view.trial(1)
        for move in advice.moves:
            trial.view(trial.decider).check(move)
            trial.push(move)
    for language in languages():
        assert list(told(advice, voice(language), with_reasons=True))
        json.loads(as_json(advice, voice(language)))
    return str(advice)


# ------------------------------------------------------------------ every phase
CARDS = {
    # case: (what is typed, phase, decider, how the answer begins)
    "alone, a play": (["1", "", "1", HAND, "JD", "", "0", "", "", ""], "play", 0, "Play: "),
    "alone, a payment": (
        ["1", "", "2", "10", "7H 5H", "JD", "4C", "", "", "0", "", "", ""],
        "suffer",
        0,
        "Discard: {",
    ),
    "alone, no flips left": (["1", "", "1", "7H", "JD", "", "0", "0", "", ""], "play", 0, "Play: {7H}"),
    "two, a play": (
        ["2", "official", "1", "7H 5H 9H 2C 5D 4H", "JD", "7S+AH 2D", "", "", "3", "5", "", "", "11"],
        "play",
        1,
        "Play: {",
    ),
    "two, a payment": (
        ["2", "", "2", "10", HAND, "JD", "4C", "", "", "0", "5", "", "", ""],
        "suffer",
        1,
        "Discard: {",
    ),
    "two, who goes": (
        ["2", "open-order", "3", HAND, "JD", "4C", "", "", "0", "5", "", "", ""],
        "who",
        1,
        "Next: ",
    ),
    "two, you say who goes": (
        ["2", "open-order", "4", HAND, "JD", "4C", "", "", "0", "5", "", "", ""],
        "name",
        1,
        "Next: ",
    ),
    "two in order, a word": (
        ["2", "official", "3", HAND, "JD", "4C", "", "", "0", "5", "", "", ""],
        "play",
        0,
        "Say: ",
    ),
    "three, your jester": (
        ["3", "official", "4", HAND, "JD", "4C *", "", "", "0", "5 6", "", "", ""],
        "name",
        1,
        "Next: ",
    ),
    "three, a payment": (
        ["3", "summary", "2", "3", HAND, "JD", "4C", "", "", "0", "5 6", "", "", ""],
        "suffer",
        1,
        "Discard: {",
    ),
    "four, the other yielded": (
        ["4", "official", "1", f"{HAND} *", "JD", "4C", "", "", "0", "5 5 4", "p0", "", ""],
        "play",
        1,
        "Play: ",
    ),
    "four, a shield one knows": (
        ["4", "manual", "1", HAND, "QD", "4C", "", "5", "2", "", "", "", "7"],
        "play",
        1,
        "Play: ",
    ),
}
DICE = {
    # case: (what is typed, phase, decider, how the answer begins)
    "you declare first": (
        ["2", "", "1", "", "", "", "", "r226b135y226", "", "", ""],
        "declare",
        0,
        "Play: ",
    ),
    "you declare last of four": (
        [
            "4",
            "",
            "1",
            "p1",
            "A3",
            "c red odd",
            "companion",
            "2",
            "1 1 2 1",
            "k3",
            "r12b34y56",
            "r1b2y2",
            "r2b2y2",
            "r2b2y2",
            "",
            "",
            "",
            "r5",
        ],
        "declare",
        0,
        "Play: ",
    ),
    "a limit of rounds": (
        ["2", "rulebook,max_rounds=9", "1", "9", "", "", "", "", "r226b135y226", "", "", ""],
        "declare",
        0,
        "Play: ",
    ),
    "dice are open": (
        ["2", "", "2", "", "A3", "B1", "", "", "", "r356b145y136", "r224b136y113", "", ""],
        "resolve",
        0,
        "Play: act:P",
    ),
    "somebody has acted": (
        ["2", "", "3", "", "A3", "B1", "", "511", "111", "", "r-56b-45y--6", "r224b116y111", "P0", "0"],
        "resolve",
        0,
        "Play: act:P1; set:",
    ),
    "a companion raises": (
        ["2", "", "4", "", "H4", "K", "", "661", "", "b2y3", "r22335b4y5", "r2b-25y66", "P1", "", ""],
        "raise",
        1,
        "Play: raise:P",
    ),
    "sets of a blocker": (
        [
            "2",
            "",
            "5",
            "",
            "B5",
            "B1",
            "",
            "511",
            "",
            "",
            "r-b-66y--24",
            "r11123b126y14",
            "P1",
            "",
            "P0",
            "2",
        ],
        "set",
        1,
        "Play: ",
    ),
    "dice for a set": (
        [
            "2",
            "",
            "5",
            "",
            "B5",
            "B1",
            "",
            "511",
            "",
            "",
            "r-b-66y--24",
            "r11123b126y14",
            "P1",
            "1+1+1",
            "P0",
            "2",
        ],
        "colour",
        1,
        "Play: use:",
    ),
    "spells one by one": (
        ["2", "bga", "5", "", "c red odd", "K", "", "111", "", "", "r111b111", "b25", "", "", "", ""],
        "set",
        0,
        "Play: ",
    ),
    "damage on the enemy": (
        ["2", "", "6", "", "A2", "A6", "", "511", "", "", "r-b--13y---", "r13455b36y166", "", "3", "", ""],
        "pips",
        0,
        "Play: enemy:",
    ),
    "dice to heal": (
        ["2", "", "7", "", "H4", "K", "", "661", "", "b2y3", "r---23b-y-", "r2b-25y66", "", "3", "", ""],
        "heal",
        0,
        "Play: heal:",
    ),
    "who suffers": (
        ["2", "", "8", "", "A2", "A6", "", "661", "511", "", "r-b--13y---", "r--355b-6y---", "0"],
        "split",
        0,
        "Play: split:",
    ),
    "only one can suffer": (
        ["2", "", "8", "", "A2", "B6", "", "661", "511", "", "r-b--13y---", "r--355b-6y---", "1"],
        "lose",
        1,
        "Play: lose:",
    ),
    "dice of a fallen enemy": (
        [
            "3",
            "bga",
            "8",
            "p2",
            "A5",
            "K",
            "A6",
            "",
            "666",
            "665",
            "y1",
            "r---1b---y----",
            "r24y-1",
            "r4b3466",
            "0",
            "2",
            "p1",
            "",
        ],
        "share",
        2,
        "Play: share:",
    ),
    "dice to give up": (
        ["2", "", "9", "", "A2", "A6", "", "661", "511", "", "r-b--13y---", "r--355b-6y---", "0", "2"],
        "lose",
        1,
        "Play: lose:",
    ),
    "what to prepare": (
        ["2", "", "10", "", "A3", "B1", "", "511", "111", "", "r-56b-45y--6", "r224b--6y---", "r4", "", "p1"],
        "prepare",
        1,
        "Play: ",
    ),
    "three vote": (
        [
            "3",
            "literal,team_voice=vote",
            "3",
            "",
            "A3",
            "B1",
            "K",
            "",
            "",
            "",
            "",
            "r36",
            "b11",
            "y15",
            "",
            "",
        ],
        "resolve",
        0,
        "Play: ",
    ),
}
PHASES = {f"regicide: {case}": ("", *row) for case, row in CARDS.items()}
PHASES |= {f"regidice: {case}": ("regidice", *row) for case, row in DICE.items()}


@pytest.mark.parametrize(("game", "typed", "phase", "decider", "begins"), PHASES.values(), ids=PHASES.keys())
def test_every_phase_is_advised_on(
    game: str, typed: list[str], phase: str, decider: int, begins: str
) -> None:
    found = filled(game, *typed)
    assert (found.view.phase.value, found.view.decider) == (phase, decider)
    assert check_advice(found).startswith(begins)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lines", [["", *CARDS["two, a play"][0]], ["regidice", *DICE["dice are open"][0]]])
def test_questions_are_asked_in_every_language(language: str, lines: list[str]) -> None:
    console, shown = typing(*lines)
    fill_in(console, voice(language))
    assert voice(language).lines("partner-form-welcome")[0] == shown[0]
    assert not [line for line in shown if "partner-form" in line]


def test_cards_on_the_table_are_played_by_the_engine() -> None:
    view = filled("", *CARDS["two, a play"][0]).view
    assert isinstance(view, View)
    assert (view.damage, view.shield, view.hand_sizes, view.tavern_size) == (10, 8, (5, 6), 23)


# ------------------------------------------------------------------ what is said aloud
ALOUD = {
    # case: (game and answers, what is said)
    "a castle": (["", *CARDS["two, a payment"][0]], "Assumed: 11 royals"),
    "dice out of play": (["regidice", *DICE["three vote"][0]], "You named 6 coloured dice; a game has 21"),
    "no vote": (["regidice", *DICE["three vote"][0]], "no votes yet"),
    "ones that were rolled": (["regidice", *DICE["three vote"][0]], "none was prepared"),
    "an enemy that stands": (["regidice", *DICE["three vote"][0]], "no enemy was defeated"),
    "what was gathered": (["regidice", *DICE["dice are open"][0]], "P0 r356b345y336, P1 r224b116y111"),
}


@pytest.mark.parametrize(("lines", "said"), ALOUD.values(), ids=ALOUD.keys())
def test_what_is_assumed_is_said(lines: list[str], said: str) -> None:
    assert said in "\n".join(told(answer(filled(*lines), QUICK), voice(), with_reasons=False))


# ------------------------------------------------------------------ what cannot be
REFUSED = {
    # case: (what is typed, what is said)
    "no such game": (["chess"], "'chess' isn’t one of these: regicide, regidice."),
    "too many players": (["", "7"], "'7' isn’t a number from 1 to 4."),
    "digits of another script": (["", "²"], "a number from 1 to 4"),
    "no such rules": (["", "2", "mine"], "no rule set"),
    "no card": (["", "2", "", "1", "7X"], "not a card"),
    "no enemy": (["", "2", "", "1", "7H", "?"], "Please type it"),
    "an endless answer": (["", "2", "", "1", "7H " * LONGEST], f"at most {LONGEST}"),
    "somebody unknown yielded": (["", "2", "", "1", "7H", "", "", "", "", "P3"], "one of these: me, P0"),
    "a card in two places": (["", "2", "", "1", "7S 5H", "JD", "7S", *[""] * 7], "two places"),
    "cards that do not add up": (["", "2", "", "1", "7H", "JD", "", "3", "5", "", "11", ""], "do not add up"),
    "an enemy that has fallen": (["", "2", "", "1", "7H", "JD", "10C", *[""] * 7], "JD"),
    "nobody's jester": (
        ["", "3", "official", "4", "7H", "JD", "4C", *[""] * 7],
        "You choose who goes next only after a Jester",
    ),
    "no declaration": (["regidice", "", "", "2", "", "attack"], "'attack' isn’t a call"),
    "a number twice": (
        ["regidice", "2", "", "2", "", "A3", "B3", *[""] * 3, "r1", "r2", "", ""],
        "3",
    ),
    "too few enemy dice": (["regidice", "2", "", "1", "", "2", "111"], "4 numbers from 1 to 6"),
    "no colours": (["regidice", "2", "", "1", "", "", "", "three"], "count dice by colour"),
    "no dice": (["regidice", "2", "", "1", "", "", "", "", "7"], "7"),
    "nine red dice": (
        ["regidice", "2", "", "1", "", "", "", "", "r111111111", "", "", ""],
        "eight",
    ),
    "black dice too early": (["regidice", "2", "", "1", "", "", "", "k1", "r1", "", "", ""], "black"),
    "sets that cannot be": (
        ["regidice", "2", "", "5", "", "B5", "B1", "", "", "", "", "r1", "r111222", "P1", "6+6+6", "", ""],
        "Too few dice showing 6",
    ),
    "all is over": (
        ["regidice", "2", "", "8", "", "A2", "B6", "", "", "", "", "r1", "r1", "0"],
        "the game is lost",
    ),
    "nothing before the next roll": (
        ["regidice", "2", "", "10", "", "A2", "B6", "", "", "", "", "r-", "r-", "", "", "p1"],
        "before the next roll",
    ),
    "back before the first question": (["<"], "the first question"),
}


@pytest.mark.parametrize(("lines", "said"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_gets_a_sentence_and_is_asked_again(lines: list[str], said: str) -> None:
    console, shown = typing(*lines)
    with pytest.raises(EndOfInput):
        fill_in(console, voice())
    assert [line for line in shown[2:] if said in line and "(Enter" not in line], shown[-3:]
    assert shown[-1].endswith(" ")


def test_enter_keeps_what_was_written_where_it_contradicts_itself() -> None:
    console, _ = typing("", "2", "", "1", "7S 5H", "JD", "7S", *[""] * 7, "", "7H 5H", *[""] * 10)
    view = fill_in(console, voice()).view
    assert isinstance(view, View)
    assert (str(view.enemy), view.damage, len(view.hand)) == ("JD", 7, 2)


BACK = {
    "one step": ["", "2", "", "1", "7H", "JC", "<", "JD"],
    "a word": ["", "2", "", "1", "7H", "JC", "back", "JD"],
    "two steps, and Enter keeps": ["", "2", "", "1", "7H", "JC", "<", "<", "", "JD"],
}


@pytest.mark.parametrize("lines", BACK.values(), ids=BACK.keys())
def test_one_can_go_back(lines: list[str]) -> None:
    console, _ = typing(*lines, *[""] * 6)
    view = fill_in(console, voice()).view
    assert isinstance(view, View)
    assert (str(view.enemy), [str(card) for card in view.hand]) == ("JD", ["7H"])


# ------------------------------------------------------------------ rules
@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_the_official_game_is_usual(players: str) -> None:
    console, shown = typing("", players, *["", "1", "7H", "JD", *[""] * 9])
    assert str(fill_in(console, voice()).view.rules) == "official"
    assert any("open-order" in line for line in shown)  # the question lists them


def test_rules_that_are_named_are_not_asked_for() -> None:
    console, shown = typing("", "2", *["1", "7H", "JD", "<", "<", "<", "2", "1", "7H", "JD", *[""] * 6])
    assert str(fill_in(console, voice(), rules="summary").view.rules).startswith("summary")
    assert not any("open-order" in line for line in shown)


def test_rules_that_no_game_has_are_refused_before_anything_is_asked() -> None:
    console, shown = typing()
    with pytest.raises(GameError, match="sumary") as refused:
        fill_in(console, voice(), rules="sumary")
    assert refused.value.facts["near"] == "summary"
    assert shown == []


def test_rules_that_are_named_say_which_game_is_usual() -> None:
    console, _ = typing("", "", "", *[""] * 12)
    assert fill_in(console, voice(), rules="bga").game == "regidice"


# ------------------------------------------------------------------ interrupted
def test_an_interrupted_form_is_gone_on_with(tmp_path: Path) -> None:
    draft = FileDraft(Saves(tmp_path))
    lines = ["regidice", *DICE["dice are open"][0]]
    with pytest.raises(EndOfInput):
        fill_in(typing(*lines[:9])[0], voice(), draft)
    console, shown = typing(*[""] * 9, *lines[9:])
    found = fill_in(console, voice(), draft)
    assert found.view.phase.value == "resolve"
    assert "unfinished" in shown[2]
    _, again = typing()
    assert draft.earlier() == {"game": "regidice", "players": "2", "rules": "rulebook"}
    with pytest.raises(EndOfInput):
        fill_in(Console(_none, again.append), voice(), draft)
    assert "unfinished" not in "\n".join(again)


def _none(_: str) -> str:
    raise EOFError


@pytest.mark.parametrize(
    "text", ["", "{", "[1]", '{"game": 3, "players": "99", "rules": "\\u0000"}', "[" * 9999]
)
def test_a_damaged_draft_does_no_harm(text: str, tmp_path: Path) -> None:
    draft = FileDraft(Saves(tmp_path))
    draft.saves.path(NAME, KIND).write_text(text, "utf-8")
    console, _ = typing("", "2", "", *["1", "7H", "JD", *[""] * 6])
    assert fill_in(console, voice(), draft).view.players == 2


def test_where_nothing_can_be_kept_the_form_works(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    draft = FileDraft(Saves(tmp_path / "file"))
    console, _ = typing("", *CARDS["two, a play"][0])
    assert fill_in(console, voice(), draft).view.players == 2


# ------------------------------------------------------------------ whatever is typed
WORDS = st.sampled_from(
    [
        "",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "0",
        "?",
        "<",
        "back",
        "regicide",
        "regidice",
        "official",
        "summary",
        "open-order",
        "bga",
        "literal",
        "P0",
        "P1",
        "p2",
        "me",
        "A3",
        "B1",
        "H4",
        "K",
        "c red odd",
        "c black even",
        "111",
        "1111",
        "66666",
        "665",
        "r226b135",
        "r1",
        "k2",
        "r3b3y3",
        "r--",
        ".",
        "-",
        "JC",
        "KD",
        "QH",
        "7H 5H",
        "* 9C",
        "7S+AH 2D",
        "10C",
        "5 5",
        "3+3, 1+1+1",
        "rulebook,team_voice=vote",
        "vote",
        "ä",
        "{",
        "}",
        "99999",
    ]
)
SEEDS = [["", *row[0]] for row in CARDS.values()] + [["regidice", *row[0]] for row in DICE.values()]
FORMS = st.tuples(st.sampled_from(SEEDS), st.lists(st.tuples(st.integers(0, 30), WORDS), max_size=6)).map(
    lambda drawn: _changed(*drawn)
)


def _changed(lines: list[str], changes: list[tuple[int, str]]) -> list[str]:
    typed = list(lines)
    for at, word in changes:
        typed[at % len(typed)] = word
    return typed


@settings(max_examples=150, deadline=None)
@over(st.one_of(st.lists(WORDS, max_size=40), FORMS))
def test_whatever_is_typed_there_is_sound_advice_or_an_end(lines: list[str]) -> None:
    console, shown = typing(*lines, *[""] * 30)
    try:
        found = fill_in(console, voice())
    except EndOfInput:
        assert len(shown) > len(lines)
        return
    try:
        advice = answer(found, QUICK)
    except GameError:
        return
    if advice.moves:
        trial = found.view.trial(1)
        for move in advice.moves:
            trial.push(move)
