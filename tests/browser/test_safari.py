"""What Safari does otherwise, played to the page in the browser that is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.dealing import Dealer, Facts, first
from tests.browser.playing import hand, open_alone
from tests.browser.visiting import CALM, DESKTOP, PHONE, TABLET

# Observers are told of a new size before the window is: here not at all.
UNOBSERVED = "window.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} };"
UNTOLD = "addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true });"
NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });"
ON_A_PHONE = "delete window.PushManager; Navigator.prototype.standalone = false;"
COUNTED = "window.gone = 0; URL.revokeObjectURL = () => { window.gone += 1; };"
LYING = """() => {
  const place = (one) => { const { x, y } = one.getBoundingClientRect(); return [Math.round(x), Math.round(y)]; };
  const slot = [...document.querySelectorAll('[data-slot="discard"]')].find((one) => one.offsetParent);
  const card = document.querySelector('.layer [data-zone="discard"]');
  return card && slot ? [place(card), place(slot)] : null;  // the piles are laid out again for another window
}"""
SMALL = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((one) => one.type !== "range" && parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => one.outerHTML)"""


def has_discarded(view: Facts) -> bool:
    """It is mine to play, and a card lies on the discard pile."""
    return bool(view["decider"] == 0 and view["phase"] == "play" and view["discard_size"])


def scripted(page: Page, script: str) -> Page:
    """The page of a browser that is otherwise."""
    page.add_init_script(script)
    return page


def test_cards_follow_a_tablet_that_is_turned(come: Come, dealer: Dealer) -> None:
    mara = dealer.somebody("Mara")
    path = dealer.lay(first("regicide", [mara], 2, has_discarded), {0: mara})
    page = scripted(come(size=TABLET, **CALM).be(mara.key).page, UNOBSERVED)
    page.goto(path)
    hand(page).first.wait_for()
    for width, height in (DESKTOP, TABLET):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        page.wait_for_function(
            f"() => {{ const lying = ({LYING})(); return lying && `${{lying[0]}}` === `${{lying[1]}}`; }}"
        )
        card, slot = page.evaluate(LYING)
        assert card == slot


def test_a_table_is_given_up_where_sheets_do_not_tell_that_they_open(come: Come) -> None:
    page = scripted(come(**CALM).page, UNTOLD)
    open_alone(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Give up")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/settings", "/new", "/advice", "/advice?game=regidice", "/model"])
def test_a_phone_does_not_come_closer_to_what_is_typed(come: Come, path: str) -> None:
    page = come(size=PHONE, has_touch=True, is_mobile=True, **CALM).go(path)
    page.get_by_role("main").get_by_role("heading").first.wait_for()
    assert page.evaluate(SMALL) == []


def test_the_page_stays_clear_of_notches_and_home_bars(come: Come) -> None:
    page = come(**CALM).go("/")
    content = str(page.locator("meta[name=viewport]").get_attribute("content"))
    assert "viewport-fit" not in content  # or env(safe-area-inset-…) is due at every edge


def test_who_cannot_copy_is_told(come: Come) -> None:
    page = scripted(come(**CALM).page, NO_CLIPBOARD)
    page.goto("/new")
    page.get_by_role("button", name="Create table").click()  # somebody is there
    page.wait_for_url("**/t/*")
    page.goto("/settings")
    page.get_by_role("button", name="Get a code").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("alert")).to_contain_text("blocked copying")


def test_a_phone_is_told_how_it_can_be_told(come: Come) -> None:
    page = scripted(come(**CALM).page, ON_A_PHONE)
    page.goto("/settings")
    switch = page.get_by_role("switch", name="Turn notifications")
    expect(switch).to_contain_text("Add to Home Screen")
    expect(switch).to_be_disabled()


def test_ones_data_is_there_until_it_is_saved(come: Come) -> None:
    page = scripted(come(**CALM).page, COUNTED)
    open_alone(page)
    page.goto("/settings")
    with page.expect_download():
        page.get_by_role("button", name="Download data").click()
    assert page.evaluate("window.gone") == 0
