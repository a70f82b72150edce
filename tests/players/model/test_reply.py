"""Replies are read leniently and checked strictly."""

from __future__ import annotations

import pytest

from dethrone.errors import GameError
from dethrone.players.model import reply
from dethrone.players.model.reply import LONGEST, read_reply
from dethrone.players.model.understand import understood
from tests.players.model.sitting import REGIDICE, dealt, view_of

READ = {
    # case: what a model with AC 3S 5C 5H 6H 8H 10H answers, and what it means
    "the line": ("Play: 10H", "10H"),
    "after thoughts": ("The jack is strong.\nI have hearts.\n\nPlay: 10H", "10H"),
    "the last line counts": ("Play: 8H would heal.\nPlay: 10H", "10H"),
    "small letters": ("play: 10h", "10H"),
    "bold": ("**Play:** 10H", "10H"),
    "bold all over": ("**Play: 10H**", "10H"),
    "a heading": ("### Play: 10H", "10H"),
    "code": ("Play: `10H`", "10H"),
    "a fence": ("```\nPlay: 10H\n```", "10H"),
    "a full stop": ("Play: 10H.", "10H"),
    "a reason behind it": ("Play: 10H (heals ten cards)", "10H"),
    "because": ("Play: 10H because it heals", "10H"),
    "two cards": ("Play: 5C+5H", "5C+5H"),
    "and": ("Play: 5C and 5H", "5C+5H"),
    "a comma": ("Play: 5C, 5H", "5C+5H"),
    "suits as signs": ("Play: 5♣ 5♥", "5C+5H"),
    "a ten as a letter": ("Play: TH", "10H"),
    "JSON": ('{"play": "10H"}', "10H"),
    "JSON in a fence": ('Here:\n```json\n{"thought": "…", "Move": "10H"}\n```\nDone.', "10H"),
    "JSON with a list": ('{"move": ["5C", "5H"]}', "5C+5H"),
    "JSON after a brace": ('I {think} so: {"play": "10H"}', "10H"),
    "thinking aloud": ("<think>Play: 8H?</think>Play: 10H", "10H"),
    "thinking without an end": ("Play: 10H\n<think>or", "10H"),
    "bare": ("10H", "10H"),
    "bare code": ("I would take `10H` here.", "10H"),
    "a yield": ("Play: yield", "yield"),
    "another word": ("Final answer: 10H", "10H"),
    "a list": ("1. Play: 10H", "10H"),
}


@pytest.mark.parametrize(("text", "move"), READ.values(), ids=READ)
def test_many_ways_to_say_a_move(text: str, move: str) -> None:
    (planned,) = understood(read_reply(text), view_of(dealt()))
    assert str(planned.move) == move


REFUSED = {
    "not in hand": ("Play: 9C", "9C"),
    "no combo": ("Play: 6H+8H", "one rank"),
    "no move": ("Play: everything", "is not a card"),
    "nothing at all": ("I do not know what to do here, sorry.", ""),
    "somebody else's wish": ("Play: P1:want", ""),
}


@pytest.mark.parametrize(("text", "why"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_legal_move_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(GameError) as caught:
        understood(read_reply(text), view_of(dealt()))
    assert why in str(caught.value)


def test_payments_keep_their_minus_sign() -> None:
    game = dealt()
    game.push(game.parse("10H")[0])
    for text in ("Play: -AC+3S+8H", "Play: - AC 3S 8H", "Play: 8H 3S AC", "**Play:** `-AC+3S+8H`"):
        (planned,) = understood(read_reply(text), view_of(game))
        assert str(planned.move) == "-AC+3S+8H"


def test_a_jester_is_an_asterisk() -> None:
    tables = (dealt(players=4, seed=seed) for seed in range(100))
    game = next(game for game in tables if "*" in map(str, game.legal_moves()))
    for text in ("Play: *", "Play: `*`", '{"play": "*"}', "**Play:** *"):
        assert str(understood(read_reply(text), view_of(game))[0].move) == "*"


def test_several_moves_are_one_line_each_for_its_own_view() -> None:
    game = dealt(REGIDICE, seed=7)
    for text in ("B2", "A3", "act P1"):
        game.push(game.parse(text)[0])
    plan = understood(read_reply("Play: set 3, 3, 3; done"), view_of(game))
    assert [str(one.move) for one in plan] == ["set:3", "set:3", "set:3", "done"]
    for one in plan:
        assert one.view == view_of(game)
        game.push(one.move)


def test_a_line_with_something_illegal_in_it_is_refused_whole() -> None:
    game = dealt(REGIDICE, seed=7)
    for text in ("B2", "A3", "act P1"):
        game.push(game.parse(text)[0])
    with pytest.raises(GameError):
        understood(read_reply("Play: set 3; set 6+5"), view_of(game))


def test_a_word_and_a_name_are_known_by_their_end() -> None:
    game = dealt(players=3, rules="open-order", seed=2)
    assert game.phase.value == "who"
    (word,) = understood(read_reply("Play: rather-not"), view_of(game))
    assert str(word.move) == f"P{game.decider}:rather-not"
    tables = (dealt(players=4, seed=seed) for seed in range(100))
    game = next(game for game in tables if "*" in map(str, game.legal_moves()))
    game.push(game.parse("*")[0])
    (named,) = understood(read_reply("Play: P2"), view_of(game))
    assert str(named.move) == ">P2"


TALK = {
    "a line": ("Talk: We have five cards.\nPlay: 10H", "We have five cards."),
    "JSON": ('{"play": "10H", "talk": "Hello"}', "Hello"),
    "none": ("Play: 10H", None),
    "quoted": ('Talk: "Hello"', "Hello"),
}


@pytest.mark.parametrize(("text", "talk"), TALK.values(), ids=TALK)
def test_a_sentence_for_the_others(text: str, talk: str | None) -> None:
    assert read_reply(text).talk == talk


WILD = (
    "{",
    "Play:",
    "`",
    "\n",
    " ",
    "[({",
    "<think>",
    "* ",
    "Play: a",
    "#\t",
    '{"play":',
    "**Talk: x ",
    "- (",
    "\u0301",
)


@pytest.mark.parametrize("piece", WILD)
def test_long_and_wild_replies_are_read_in_no_time(monkeypatch: pytest.MonkeyPatch, piece: str) -> None:
    """Whatever takes the square of a reply's length takes longer here than any test may."""
    monkeypatch.setattr(reply, "LONGEST", 10 * LONGEST)
    text = piece * (10 * LONGEST // len(piece))
    for one in (text, f"{text}\nPlay: 10H", f"Talk: {text}"):
        assert len(read_reply(one).moves) <= 24
