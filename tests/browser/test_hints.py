"""A hint is answered in the block, whatever is asked: a ring around what it means, and one line."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.audit import audit
from tests.browser.dealing import Dealer, Moment, first
from tests.browser.playing import hand
from tests.browser.visiting import CALM, DESKTOP, PHONE, Visitor
from tests.server.chaos import Process

NARROW: ViewportSize = {"width": 1024, "height": 800}
FEW = 2  # cards with which one alone had better flip a jester


def decides(phase: str) -> Moment:
    """A moment at which I decide."""
    return lambda view: view["decider"] == 0 and view["phase"] == phase


def asked(phase: str, most: int = 8) -> Moment:
    """A moment at which I decide, with so many cards at most."""
    return lambda view: decides(phase)(view) and len(view["hand"]) <= most


MOMENTS: dict[str, tuple[int, Moment, str]] = {
    # moment: bots, when, what is ringed
    "a play": (1, asked("play"), ".layer .sug"),
    "a payment": (1, asked("suffer"), ".layer .sug"),
    "a payment alone": (0, asked("suffer"), ".layer .sug"),
    "who goes next": (2, asked("name"), ".pick .sug"),
    "who of four goes next": (3, asked("name"), ".pick .sug"),
    "nothing but to yield": (1, asked("play", 0), ".act .sug:has-text('Yield')"),
    "a jester alone": (0, asked("play", FEW), ".sug:has-text('Flip')"),
}
SAID = re.compile("Hint from the Master bot")
HINT = {"en": "Hint", "de": "Tipp", "fr": "Indice"}


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


@pytest.mark.parametrize("moment", [one for one in MOMENTS if "pay" in one or "goes" in one])
def test_a_hint_has_a_button_on_a_phone_in_every_language(
    tables: tuple[Page, dict[str, str]], moment: str
) -> None:
    page, paths = tables
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for language, word in HINT.items():
        page.evaluate("(language) => localStorage.setItem('language', language)", language)
        page.goto(paths[moment])
        ask = page.locator(".owe, .prev").get_by_role("button", name=word, exact=True)
        expect(ask).to_be_enabled()
        assert audit(page) == []
    page.set_viewport_size(NARROW)  # between two columns there is as little room for it
    expect(ask).to_be_visible()
    assert audit(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ask.click()
    expect(page.locator(MOMENTS[moment][2]).first).to_be_visible()
    expect(page.locator(".owe, .prev")).to_be_focused()  # its answer stands where the button was
    assert audit(page) == []
    page.evaluate("localStorage.removeItem('language')")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def test_a_hint_for_dice_has_a_button_in_every_decision(
    browser: Browser, server: Process, dealer: Dealer
) -> None:
    mara = dealer.somebody("Mara")
    visitor = Visitor.come(browser, server.address, PHONE, **CALM).be(mara.key)
    for phase in ("declare", "resolve", "set", "lose", "prepare"):
        page = visitor.go(dealer.lay(first("regidice", [mara], 2, decides(phase)), {0: mara}))
        expect(page.locator(".pv").get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    visitor.leave()
