"""What a partner did is seen: it goes on by itself after a while, and with reduced motion only when one says so."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.playing import ANSWERS, button, do, hand, offered, open_table
from tests.browser.visiting import CALM

MINUTE = 60_000  # milliseconds
HURRIES = {
    "the button": lambda page: button(page, "Go on").click(),
    "Enter": lambda page: page.keyboard.press("Enter"),
    "Escape": lambda page: page.keyboard.press("Escape"),
}


def partner_moves(page: Page, bots: int) -> None:
    """A game with bots, until what one of them did is shown; the page's time goes on as it is told to."""
    page.clock.install()
    open_table(page, bots=bots)
    hand(page).first.wait_for()
    luck = random.Random(5)
    while (what := offered(page)) != "news":
        assert what in ANSWERS or what == "theirs"
        do(page, what, luck)


@pytest.mark.parametrize("hurry", HURRIES.values(), ids=HURRIES)
def test_with_reduced_motion_it_stays_until_one_goes_on(come: Come, hurry: object) -> None:
    page = come(**CALM).page
    partner_moves(page, bots=1)
    told = page.locator(".prev .what").inner_text()
    page.clock.run_for(MINUTE)
    expect(button(page, "Go on")).to_be_visible()
    assert page.locator(".prev .what").inner_text() == told
    assert callable(hurry)
    hurry(page)
    expect(page.locator(".prev .what").filter(has_text=told)).to_have_count(0)


def test_with_motion_it_goes_on_by_itself(come: Come) -> None:
    page = come().page
    partner_moves(page, bots=1)
    page.clock.run_for(MINUTE)
    expect(button(page, "Go on")).to_have_count(0)


def test_none_of_several_moves_is_left_out(come: Come) -> None:
    page = come(**CALM).page
    partner_moves(page, bots=2)
    page.wait_for_function("() => document.title.startsWith('● ') || document.querySelector('main.endp')")
    seen = []
    while button(page, "Go on").count():
        seen.append(page.locator(".prev .what").inner_text())
        page.clock.run_for(1000)  # not the same press once more
        button(page, "Go on").click()
    assert len(seen) > 1
