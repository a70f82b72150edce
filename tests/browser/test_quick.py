"""Small and quick: what a first visit loads, what moves by itself in a game, how soon a press is seen.

Times are asked for loosely here, as machines that test are busy; `python -m benchmarks web` measures them.
"""

from __future__ import annotations

from playwright.sync_api import Page, Position

from tests.browser.conftest import Come
from tests.browser.measuring import Loads, begin_shift, measured, observe
from tests.browser.playing import hand, offered, open_alone, open_table, play_on
from tests.browser.visiting import PHONE

FIRST_LOAD = 150_000
SHIFT = 0.02  # a score; from 0.1 on people are disturbed
PAINT = 1_000  # milliseconds, on a machine that does much else
EDGE: Position = {"x": 8, "y": 30}  # of a card: the next one lies over the rest


def test_the_way_to_the_first_game_is_small(come: Come) -> None:
    page = come(size=PHONE).page
    loads = Loads(page)
    open_alone(page)
    assert 20_000 < loads.bytes < FIRST_LOAD


def choose_all(page: Page) -> None:
    """Take up every card, and put it down."""
    for card in hand(page).all():
        card.click(position=EDGE)
        card.click(position=EDGE)


def test_nothing_moves_by_itself_in_a_game(come: Come) -> None:
    visitor = come(size=PHONE)
    observe(visitor.page)
    open_table(visitor.page, bots=1)
    hand(visitor.page).first.wait_for()
    offered(visitor.page)
    begin_shift(visitor.page)
    play_on([visitor], decisions=6)
    found = measured(visitor.page)
    assert found["shift"] < SHIFT, found["shifts"]


def test_a_press_is_seen_at_once(come: Come) -> None:
    visitor = come(size=PHONE)
    observe(visitor.page)
    open_alone(visitor.page)
    begin_shift(visitor.page)
    choose_all(visitor.page)
    paint = sorted(measured(visitor.page)["paint"])
    assert paint, "nothing was measured"
    assert paint[len(paint) // 2] < PAINT
