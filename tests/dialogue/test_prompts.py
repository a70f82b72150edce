"""Prompts: read back they ask for the same, in every language, with whatever is asked."""

import pytest

from dethrone import games
from dethrone.contract import View
from dethrone.dialogue.regicide.checking import wanted_of
from dethrone.dialogue.regicide.placing import place
from dethrone.dialogue.regicide.reading import read_state
from dethrone.dialogue.regicide.state import Wanted
from dethrone.dialogue.talk import last_action, prompt, rules_text
from dethrone.prose import languages, voice
from dethrone.regicide.view import View as CardView
from tests.dialogue.test_states import wandered

ASKED = {
    # what is asked: a position in which P1 is
    Wanted.PLAY: "official players=2 turn=P1 enemy=JC hands=2C|4H,9H,3S tavern=5C,6C",
    Wanted.PAY: "official players=2 phase=suffer turn=P1 enemy=JC hands=2C|4H,9H,3S tavern=5C,6C",
    Wanted.NAME: "official players=3 phase=name turn=P1 enemy=JC plays=P1,* immunity=off hands=2C|3C|4C",
    Wanted.TALK: "open-order players=2 phase=who turn=P0 wishes=neutral enemy=JC hands=2C|3C",
}


def seen(text: str) -> View:
    """What P1 sees of a position."""
    return games.kind("regicide").begin(f"regicide {text}", None).view(1)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("wanted", "position"), ASKED.items())
def test_a_prompt_asks_for_what_is_wanted(language: str, wanted: Wanted, position: str) -> None:
    view = seen(position)
    assert isinstance(view, CardView)
    assert wanted_of(view) is wanted
    assert read_state(prompt(view, voice(language), game="regicide", with_moves=True)).wanted is wanted


@pytest.mark.parametrize("language", languages())
def test_a_word_before_somebody_else_decides(language: str) -> None:
    view = seen("official players=3 phase=name turn=P0 enemy=JC plays=P0,* immunity=off hands=2C|3C|4C")
    state = read_state(prompt(view, voice(language), game="regicide"))
    assert state.wanted is Wanted.TALK


def test_legal_moves_stand_there_if_asked_for() -> None:
    view = seen(ASKED[Wanted.PLAY])
    assert (
        "Legal: {3S}, {4H}, {9H}, YIELD"
        in prompt(view, voice(), game="regicide", with_moves=True).splitlines()
    )
    assert "Legal" not in prompt(view, voice(), game="regicide")


def test_what_everybody_may_remember_of_the_tavern_is_told() -> None:
    view = seen("official players=2 turn=P1 enemy=JC hands=2C|4H tavern=5C,6C,7C^1,8C^1 batches=1 healed=1")
    assert "Tavern from the top: 2 ?; 2 of {7C, 8C}" in prompt(view, voice(), game="regicide").splitlines()


def test_a_prompt_is_laid_out_as_the_view_it_was_made_from() -> None:
    views = [view for seed in range(20) if (view := wandered(2, "official", seed, seed)) is not None]
    assert len(views) > 3
    for view in views:
        again = place(read_state(prompt(view, voice(), game="regicide"))).view
        assert (again.hand, again.enemy, again.phase) == (view.hand, view.enemy, view.phase)


ACTIONS = {
    # moves of P0, then what P1 is told of them
    "10S": "{10S}",
    "yield -10S": "YIELD",
    "AC+8D -10S": "{AC, 8D}",
}


@pytest.mark.parametrize(("moves", "told"), ACTIONS.items())
def test_what_somebody_did_last(moves: str, told: str) -> None:
    text = "regicide official players=2 turn=P0 enemy=JH hands=10S,AC,8D,4C|4H,9H,3S tavern=5C,6C"
    kind = games.kind("regicide")
    game = kind.begin(text, None)
    for move in moves.split():
        game.push(kind.move(move))
    assert last_action(game.steps, 1, game="regicide") == told
    assert last_action(game.steps, 0, game="regicide") == ""


OPEN = {
    # moves where nobody has a fixed turn: what P0 is told P1 did, and the other way round
    "P0:want P1:neutral 10S": ("", "{10S}"),
    "P0:want P1:neutral 10S P0:rather-not": ("", "{10S}"),
    "P0:want P1:neutral 10S P0:rather-not P1:want": ("", "{10S}"),
    "P0:want P1:neutral 10S P0:rather-not P1:want 4H": ("{4H}", ""),
    "P0:want P1:neutral yield -10S P0:rather-not P1:want": ("", "YIELD"),
}


@pytest.mark.parametrize(("moves", "told"), OPEN.items())
def test_a_wish_is_no_action(moves: str, told: tuple[str, str]) -> None:
    text = "regicide open-order players=2 phase=who turn=P0 enemy=JH hands=10S,AC,8D,4C|4H,9H,3S tavern=5C,6C"
    kind = games.kind("regicide")
    game = kind.begin(text, None)
    for move in moves.split():
        game.push(kind.move(move))
    assert tuple(last_action(game.steps, seat, game="regicide") for seat in (0, 1)) == told


@pytest.mark.parametrize("name", games.names())
def test_the_rules_are_told_in_our_own_words(name: str) -> None:
    kind = games.kind(name)
    text = rules_text(voice(), kind.rules(kind.usual_rules), game=name)
    assert text.startswith(f"The rules of {name.capitalize()}")
    assert len(text) > 1000
