"""A clean console: no screen complains, whoever looks at it, nor does what people often do there."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.playing import hand, open_table, play_on
from tests.browser.screens import SCREENS
from tests.browser.visiting import CALM, Visitor

PLAYED = (
    "waiting room",
    "table alone",
    "table with bots",
    "log",
    "card map",
    "keys",
    "end",
    "dice",
    "replay",
)
PERSONAL = ("home", "daily deal", "games", "settings", "learn", "new table")  # they know who comes back
ADDRESSES = [name for name in SCREENS if name not in PLAYED]


def visit(visitor: Visitor, names: Sequence[str]) -> None:
    """Every screen; what was complained of is told with the screen."""
    for name in names:
        SCREENS[name](visitor.page)
        visitor.page.wait_for_load_state("networkidle")
        assert not visitor.errors, (name, visitor.errors)


def test_nobody_meets_a_complaint(come: Come) -> None:
    """Each screen as the first one that somebody sees."""
    for name in ADDRESSES:
        visit(come(service_workers="allow", **CALM), [name] if name != "games" else [])


def test_nor_does_whoever_has_played_and_comes_back(come: Come) -> None:
    """Tables and their ends are visited in test_access, where no visitor may have met a complaint either."""
    visitor = come(service_workers="allow", **CALM)
    visit(visitor, ["end", "replay", *PERSONAL])


def lay_cards(page: Page) -> None:
    """One after the other, so that there is no position for a while."""
    page.goto("/advice")
    for card in ("9 of Hearts", "9 of Clubs"):
        page.get_by_role("button", name=f"{card}: unknown").click()
        page.wait_for_load_state("networkidle")
    page.get_by_role("radio", name="Enemy").click()
    page.get_by_role("button", name="Jack of spades: unknown").click()
    expect(page.get_by_role("button", name="Get advice")).to_be_enabled()


def lay_dice(page: Page) -> None:
    page.goto("/advice")
    page.get_by_role("radio", name="Regidice").click()
    page.get_by_role("button", name="red 3", exact=True).click()
    page.wait_for_load_state("networkidle")


def a_link_that_is_cut(page: Page) -> None:
    page.goto("/advice?position=2@0 rulebook")
    expect(page.get_by_role("alert")).not_to_be_empty()


def what_does_not_go(page: Page) -> None:
    """Cards of a lesson that cannot be played together."""
    page.goto("/learn/regicide/8")
    for card in ("5 of Hearts", "8 of Clubs"):
        page.get_by_role("button", name=card).click()
    expect(page.get_by_role("alert")).to_contain_text("a combo needs cards of one rank")


def cards_that_do_not_go(page: Page) -> None:
    """At a table."""
    open_table(page, bots=1)
    hand(page).first.wait_for()
    for number in range(3):
        hand(page).nth(number).press(" ")
    page.wait_for_load_state("networkidle")


def another_game(page: Page) -> None:
    """Asked for as soon as the last one is over."""
    page.goto("/")
    page.get_by_role("button", name="Solo").click()
    hand(page).first.wait_for()
    play_on([Visitor(page, "")])
    page.get_by_role("button", name="Play again").click()
    hand(page).first.wait_for()


OFTEN = [lay_cards, lay_dice, a_link_that_is_cut, what_does_not_go, cards_that_do_not_go, another_game]


@pytest.mark.parametrize("do", OFTEN, ids=lambda do: do.__name__)
def test_what_people_often_do_is_no_complaint(come: Come, do: object) -> None:
    visitor = come(**CALM)
    assert callable(do)
    do(visitor.page)
    assert not visitor.errors, visitor.errors
