"""Drawings of every phase of both games: sound SVG, nothing hidden in them, nothing beyond the paper."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from dethrone.contract import Game
from dethrone.draw import THEMES, svg, svg_open
from dethrone.draw.paper import sprite
from dethrone.errors import GameError
from dethrone.prose import languages, voice
from dethrone.regicide import Game as Regicide
from dethrone.regicide.cards import DECK
from dethrone.regicide.view import View as RegicideView
from dethrone.regidice import Game as Regidice
from tests.contract.tables import viewers, world
from tests.draw.moments import moments
from tests.draw.reading import named, read, size, texts

MOMENTS = moments()
every_moment = pytest.mark.parametrize("game", MOMENTS.values(), ids=MOMENTS.keys())
LEGIBLE = 12  # pixels, at the usual size


def drawings(game: Game, **style: str) -> list[str]:
    """What everybody sees of a moment, and what its keeper sees."""
    return [*(svg(game.view(viewer), **style) for viewer in viewers(game)), svg_open(game, **style)]  # type: ignore[arg-type]


@every_moment
@pytest.mark.parametrize("theme", THEMES)
def test_sound_svg_that_needs_nothing_else(game: Game, theme: str) -> None:
    for text in drawings(game, theme=theme):
        root = read(text)
        ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
        used = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', text)
        assert max(Counter(ids).values()) == 1
        assert {"#" + one for one in ids} == {link or fill for link, fill in used}, (
            "all that is used, no more"
        )
        assert not re.search(r"<script|<image|<foreignObject|@import|\bon\w+=|var\(", text)
        assert re.findall(r"https?:[^\"]*", text) == ["http://www.w3.org/2000/svg"]
        assert not {"CUT", "PLATE"} & set(
            re.findall(r"[A-Z]{3,}", re.sub(r"<title>.*</desc>", "", text, flags=re.S))
        )


@every_moment
@pytest.mark.parametrize("language", languages())
def test_words_lie_on_the_paper_and_can_be_read(game: Game, language: str) -> None:
    names = ["Wilhelmina Wunderlich-Mühlenberg"] * game.players
    for text in (*drawings(game, language=language), svg(game.view(0), names=names, language=language)):
        root = read(text)
        width, height = size(root)
        for line in texts(root):
            assert 0 <= line.left <= line.right <= width + 1, line
            assert 0 < line.base < height, line
            assert language == "en" or "You" not in line.words, line
        assert min(map(float, re.findall(r'font-size="([\d.]+)"', text))) >= LEGIBLE


@every_moment
def test_who_cannot_see_is_told_the_same(game: Game) -> None:
    for viewer in viewers(game):
        view = game.view(viewer)
        title, desc, *_ = read(svg(view))
        assert title.text
        assert (desc.text or "").split("\n") == voice().board(view)


@every_moment
def test_nothing_hidden_is_drawn(game: Game) -> None:
    """Two worlds that look the same are drawn the same, and a game as its spectators see it."""
    for viewer in viewers(game):
        view = game.view(viewer)
        drawn = svg(view)
        for seed in (1, 2):
            assert svg(world(view, seed).view(viewer)) == drawn
        if isinstance(view, RegicideView):
            assert set(named(read(drawn))) <= {card_name(card) for card in known(view)}
    assert svg(game) == svg(game.view())
    assert game._repr_svg_() == svg(game.view())  # type: ignore[attr-defined]


def known(view: RegicideView) -> list[str]:
    """The cards that a viewer knows the places of."""
    played = [card for _, cards in view.plays for card in cards]
    shown = [
        *view.hand,
        *played,
        *view.discard,
        *(card for card in view.tavern_known if card),
        view.discard_top,
    ]
    return [str(card) for card in shown if card is not None]


def card_name(card: str) -> str:
    """What is read out of a card."""
    return "Jester" if card == "*" else voice().say("regicide-board-card", card=card)


def test_only_a_whole_position_shows_every_hand() -> None:
    game = Regicide(3, seed=4)
    hands = [card_name(str(card)) for seat in range(3) for card in game.hand(seat)]
    assert sorted(named(read(svg(game.position)))) == sorted(named(read(svg_open(game)))) == sorted(hands)
    assert named(read(svg(game))) == []
    assert sorted(named(read(svg(game.view(1))))) == sorted(card_name(str(card)) for card in game.hand(1))


def test_hidden_dice_are_hollow() -> None:
    game = Regidice(3, seed=7)
    hollow = re.compile(r'href="#dt-([rby]0)"')
    assert len(hollow.findall(svg(game))) == 21
    assert len(hollow.findall(svg(game.view(0)))) == 14
    assert len(hollow.findall(svg(game.position))) == 0
    assert hollow.findall(svg_open(game)) == []


def test_suits_and_dice_differ_without_their_colours() -> None:
    for names in ("CDHS", ["r3", "b3", "y3", "k3"], ["bgC", "bgD", "bgH", "bgS"], ["aC", "aD", "aH", "aS"]):
        bodies = {re.sub(r"#\w+|currentColor", "", sprite()[name].body) for name in names}
        assert len(bodies) == 4


def test_every_card_can_be_drawn() -> None:
    drawn = {svg(card, theme=theme) for card in DECK for theme in THEMES}
    assert len({re.sub(r"<desc>.*", "", text) for text in drawn}) == 53
    assert all(read(text) is not None for text in drawn)


def test_the_art_is_small() -> None:
    assert len(files("dethrone.draw").joinpath("sprite.svg").read_bytes()) < 80_000


NAMES = {
    "markup": "<b>&\"'</b>",
    "controls": "a\x00b\x1b[31m\nc",
    "lone surrogate": "x\ud800y",
    "signs": "🂡 名前 ♥",
    "very long": "x" * 5000,
    "empty": "",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("case", ["regicide 2 play", "regidice 2 resolve"])
def test_names_of_any_kind(case: str, name: str) -> None:
    text = svg(MOMENTS[case].view(0), names=[name, "Ben"])
    text.encode("utf-8")
    assert "<b>" not in text
    assert len(text) < 100_000
    assert {line.words for line in texts(read(text))}


WRONG: dict[str, tuple[dict[str, object], str]] = {
    "no theme": ({"theme": "sepia"}, "There is no theme sepia. Choose one of these: light, dark."),
    "no language": ({"language": "eo"}, "There is no language eo."),
    "too narrow": ({"width": 5}, "The width must be 40 to 10000 pixels, not 5."),
    "no number": ({"width": float("nan")}, "not nan"),
    "no number at all": ({"width": "wide"}, "not wide"),
    "too few names": ({"names": ["Ada"]}, "Give 2 names, one for each seat, not 1."),
}


@pytest.mark.parametrize(("style", "expected"), WRONG.values(), ids=WRONG)
def test_refusals(style: dict[str, object], expected: str) -> None:
    with pytest.raises(GameError) as caught:
        svg(Regicide(2, seed=1).view(0), **style)  # type: ignore[arg-type]
    assert expected in str(caught.value)


@pytest.mark.parametrize("width", [320, 960, 1920.5])
def test_the_width_is_what_was_asked_for(width: float) -> None:
    root = read(svg(Regicide(2, seed=1), width=width))
    whole = size(root)
    assert float(root.attrib["width"]) == width
    assert float(root.attrib["height"]) == pytest.approx(width * whole[1] / whole[0], abs=0.1)
