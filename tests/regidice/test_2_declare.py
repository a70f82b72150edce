"""Declare: what may be named after what (RD-04 to RD-06)."""

import pytest

from dethrone.chance import Seed
from dethrone.errors import IllegalMove, OutOfTurn, Unreadable
from dethrone.regidice import Game
from dethrone.regidice.record import begin
from tests.regidice.tables import line, say, texts

AFTER = {
    # case                first declares  then  accepted
    "D05 B3": ("A3", "B3", False),
    "D05 H3": ("A3", "H3", False),
    "D05 A4": ("A3", "A4", True),
    "D05 K": ("A3", "K", True),
    "D05 red odds": ("A3", "C:red-odd", True),
    "D06 same call": ("C:red-odd", "C:red-odd", False),
    "D06 other parity": ("C:red-odd", "C:red-even", True),
    "D06 black": ("C:red-odd", "C:black-odd", True),
    "a number after a call": ("C:red-odd", "H3", True),
    "two companions": ("K", "K", True),
}


@pytest.mark.parametrize(("first", "then", "accepted"), AFTER.values(), ids=AFTER)
def test_second_declaration(first: str, then: str, accepted: bool) -> None:
    game = Game(3, seed=1)
    say(game, first)
    if accepted:
        assert say(game, then)[0].seat == 1
    else:
        with pytest.raises(IllegalMove, match="P0 already"):
            say(game, then)


@pytest.mark.parametrize(
    "text", ["K 4", "K4", "A7", "A", "C:red", "green odds", "", "B3 please"], ids=lambda text: f"D05 {text!r}"
)
def test_unreadable_declarations(text: str) -> None:
    with pytest.raises((Unreadable, IllegalMove)):
        say(Game(3, seed=1), text)


SIZES = {
    # rules                      declarations before        choices
    "first": ("rulebook", [], 27),
    "after a number": ("rulebook", ["A3"], 24),
    "after two numbers": ("rulebook", ["A3", "H4"], 21),
    "after three numbers": ("rulebook", ["A3", "H4", "B1"], 18),
    "after a call": ("rulebook", ["C:red-odd"], 26),
    "no black die in play": ("rulebook,black_call=when_present", [], 25),
    "same call allowed": ("rulebook,same_cast_call=allow", ["C:red-odd"], 27),
}


@pytest.mark.parametrize(("rules", "before", "count"), SIZES.values(), ids=SIZES)
def test_number_of_declarations(rules: str, before: list[str], count: int) -> None:
    game = Game(4, rules, seed=1)
    for text in before:
        say(game, text)
    assert len(texts(game)) == count


def test_black_may_be_called_once_a_black_die_is_in_play() -> None:
    rules = "rulebook,black_call=when_present"
    for pools, zones in ((["k2", "r1"], None), (["r2", "r1"], ["k4", ""])):
        text = line(pools, "", phase="declare", enemy="2:1111", rules=rules, zones=zones)
        assert "C:black-odd" in texts(begin(text, Seed(1)))


WORDS = {
    "attack gathering 3's": "A3",
    "Block 4": "B4",
    "defend gathering 4s": "B4",
    "h5": "H5",
    "cast red odds": "C:red-odd",
    "C: BLACK even": "C:black-even",
    "animal companion": "K",
}


@pytest.mark.parametrize(("words", "text"), WORDS.items(), ids=list(WORDS))
def test_people_say_it_in_words(words: str, text: str) -> None:
    game = Game(3, seed=1)
    assert str(say(game, words)[0].move) == text


def test_only_the_caller_may_declare() -> None:
    game = Game(3, "rulebook,first_caller=seat:2", seed=1)
    with pytest.raises(OutOfTurn, match="It is P2’s turn, not P0’s"):
        game.push(*game.parse("A3"), seat=0)
    order = [say(game, text)[0].seat for text in ("A3", "B4")]
    assert order == [2, 0]
