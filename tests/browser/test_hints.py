"""A hint is answered in the block, whatever is asked: a ring around what it means, and one line."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.dealing import Dealer, Moment, first
from tests.browser.playing import hand
from tests.browser.visiting import CALM, Visitor
from tests.server.chaos import Process

FEW = 2  # cards with which one alone had better flip a jester


def asked(phase: str, most: int = 8) -> Moment:
    """A moment at which I decide."""
    return lambda view: view["decider"] == 0 and view["phase"] == phase and len(view["hand"]) <= most


MOMENTS: dict[str, tuple[int, Moment, str]] = {
    # moment: bots, when, what is ringed
    "a play": (1, asked("play"), ".layer .sug"),
    "a payment": (1, asked("suffer"), ".layer .sug"),
    "who goes next": (2, asked("name"), ".pick .sug"),
    "nothing but to yield": (1, asked("play", 0), ".act .sug:has-text('Yield')"),
    "a jester alone": (0, asked("play", FEW), ".sug:has-text('Flip')"),
}
SAID = re.compile("what the bot master would do")


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Process, dealer: Dealer) -> Iterator[tuple[Page, dict[str, str]]]:
    """Somebody before a page, and the paths of tables at these moments."""
    mara = dealer.somebody("Mara")
    paths = {
        name: dealer.lay(first("regicide", [mara], bots, when), {0: mara})
        for name, (bots, when, _) in MOMENTS.items()
    }
    visitor = Visitor.come(browser, server.address, **CALM).be(mara.key)
    yield visitor.page, paths
    visitor.leave()


def block(page: Page) -> Locator:
    """Where one decides."""
    return page.get_by_role("region", name="Decision")


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_hint_is_answered_in_the_block(tables: tuple[Page, dict[str, str]], moment: str) -> None:
    page, paths = tables
    page.goto(paths[moment])
    block(page).wait_for()
    page.keyboard.press("g")
    expect(block(page)).to_contain_text(SAID)
    expect(page.locator(MOMENTS[moment][2]).first).to_be_visible()


def test_a_hint_is_heard_over_what_was_chosen(tables: tuple[Page, dict[str, str]]) -> None:
    page, paths = tables
    page.goto(paths["a play"])
    hand(page).first.press(" ")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(block(page)).to_contain_text(SAID)
