"""What notebooks show of cards, dice and moves, what print shows of views, and a game that has no skin."""

import re
from typing import Any

import pytest

from dethrone import regicide, regidice
from dethrone.chance import Seed
from dethrone.draw import svg, svg_open
from dethrone.prose import board, languages, voice
from dethrone.regicide import Pay, Play, card, cards
from tests.draw.moments import moments
from tests.draw.reading import named, read, texts
from tests.toy import KIND as TOY

MOMENTS = moments()
COLUMNS = 80

PIECES: dict[str, tuple[Any, list[str]]] = {
    # case: (what, the cards that are read out)
    "a card": (card("QH"), ["Queen of Hearts"]),
    "a Jester": (card("*"), ["Jester"]),
    "a play": (Play(cards("8D AC")), ["Ace of Clubs", "8 of Diamonds"]),
    "a payment": (Pay(cards("10S")), ["10 of Spades"]),
}


@pytest.mark.parametrize(("thing", "expected"), PIECES.values(), ids=PIECES)
def test_cards_in_a_row(thing: Any, expected: list[str]) -> None:
    assert named(read(thing._repr_svg_())) == expected


DICE: dict[str, list[str]] = {
    # move: the dice that are drawn
    "lose:r3": ["r3"],
    "put:k-": ["k0"],
    "raise:P0:y4": ["y4"],
    "raise:enemy:5": ["k5"],
    "use:r5+b5": ["r5", "b5"],
    "set:6+5": ["k6", "k5"],
    "enemy:6+6+2": ["k6", "k6", "k2"],
    "heal:r+k": ["r0", "k0"],
    "cast:blue": ["b0"],
}


@pytest.mark.parametrize(("move", "expected"), DICE.items(), ids=DICE)
def test_dice_in_a_row(move: str, expected: list[str]) -> None:
    drawn = regidice.parse_move(move)._repr_svg_()
    assert re.findall(r'href="#dt-(\w\d)"', drawn) == expected


WORDS = {
    # case: (move, language, words)
    "yield": (regicide.Yield(), "en", ["yield"]),
    "name": (regicide.Name(2), "en", ["P2 goes next"]),
    "call": (regidice.parse_move("C:red-odd"), "en", ["cast red odds"]),
    "call, in German": (regidice.parse_move("C:red-odd"), "de", ["Zauber rot ungerade"]),
    "done": (regidice.parse_move("done"), "en", ["done"]),
    "split": (regidice.parse_move("split:P0=1+P1=1"), "en", ["P0 loses 1, P1 loses 1"]),
}


@pytest.mark.parametrize(("move", "language", "words"), WORDS.values(), ids=WORDS)
def test_other_moves_are_words(move: Any, language: str, words: list[str]) -> None:
    assert [line.words for line in texts(read(svg(move, language=language)))] == words


def test_a_list_of_moves_is_a_row_of_pictures() -> None:
    moves: Any = regicide.Game(2, seed=7).legal_moves()
    page = read(moves._repr_html_())
    assert [one.text for one in page.iter("figcaption")] == [str(move) for move in moves]
    many: Any = regidice.Game(4, seed=7).legal_moves()
    assert svg(many[0], scale=0.5) in many._repr_html_()


def test_whatever_a_game_is_made_of_shows_itself() -> None:
    for game in (regicide.Game(2, seed=1), regidice.Game(2, seed=1)):
        for thing in (game, game.view(0), game.position, game.legal_moves()[0]):
            assert thing._repr_svg_() == svg(thing)


@pytest.mark.parametrize("case", MOMENTS)
def test_print_shows_a_small_board(case: str) -> None:
    game: Any = MOMENTS[case]
    for viewer in (None, *range(game.players)):
        view = game.view(viewer)
        lines = str(view).split("\n")
        assert 8 <= len(lines) <= 24
        assert max(map(len, lines)) <= COLUMNS
        assert view.text not in lines
        for language in languages():
            told = voice(language).board(view)
            assert max(map(len, told)) <= COLUMNS
            assert language == "en" or "You" not in "".join(told)
    assert str(game) == str(game.view()) == board(game)


def test_what_is_printed() -> None:
    game = regicide.Game(2, seed=7)
    game.push(game.parse("10H")[0])
    assert str(game.view(0)).split("\n") == [
        "Enemy     Jack of Spades (JS), enemy 1 of 12, immune to spades",
        "Health    10/20 [##########..........]",
        "Attack    10",
        "Table     you 10H",
        "Castle    11: JC JD JH QC QD QH QS KC KD KH KS",
        "Tavern    26",
        "Discard   0",
        "You (P0)  6 of 7 cards, AC 3S 5C 5H 6H 8H, value 28",
        "P1        7 of 7 cards",
        "Now       You have 10 damage to pay.",
    ]
    other = regidice.Game(2, seed=7)
    assert str(other).split("\n") == [
        "Round    1, declare",
        "Enemy    The first enemy, 1 1 1",
        "Attack   3",
        "Defence  3, 15 pips to go",
        "Injured  empty",
        f"P0       {' '.join(map(str, other.view().pools[0]))}",
        f"P1       {' '.join(map(str, other.view().pools[1]))}",
        f"Now      P{other.decider}’s turn to declare.",
    ]


def test_a_game_without_a_skin_is_drawn_as_it_prints() -> None:
    game: Any = TOY.deal(3, "short", Seed(1))
    view = game.view(1)
    lines = [line.words for line in texts(read(svg(view, theme="dark")))]
    assert lines == str(view).split("\n")
    assert any(line.startswith("hands: ") for line in lines)
    assert svg(view) == svg(TOY.deal(3, "short", Seed(1)).view(1))
    assert str([*game.position.hands[0]]) in svg_open(game).replace("&quot;", '"')


def test_anything_else_is_text() -> None:
    assert [line.words for line in texts(read(svg("a < b\n" * 200)))][::59] == ["a < b", "…"]
