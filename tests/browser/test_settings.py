"""What is set for a device holds at its tables."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.dealing import Dealer, first
from tests.browser.playing import hand
from tests.browser.visiting import CALM, PHONE, TABLET


def turn(page: Page, name: str) -> None:
    """Turn a switch of the settings."""
    page.goto("/settings")
    page.get_by_role("switch", name=name).click()


def test_payments_are_suggested_unless_one_wants_to_find_them(come: Come, dealer: Dealer) -> None:
    mara = dealer.somebody("Mara")
    table = first("regicide", [mara], 1, lambda view: view["decider"] == 0 and view["phase"] == "suffer")
    path = dealer.lay(table, {0: mara})
    page = come(**CALM).be(mara.key).page
    page.goto(path)
    hand(page).first.wait_for()
    suggested = page.locator(".layer .sug")
    expect(suggested).not_to_have_count(0)
    turn(page, "Suggest payments")
    page.goto(path)
    hand(page).first.wait_for()
    expect(suggested).to_have_count(0)
    expect(page.get_by_role("button", name="Use suggestion")).to_have_count(0)


def test_the_buttons_come_to_the_left_thumb(come: Come, dealer: Dealer) -> None:
    mara = dealer.somebody("Mara")
    table = first("regicide", [mara], 1, lambda view: view["decider"] == 0 and view["phase"] == "play")
    path = dealer.lay(table, {0: mara})
    page = come(size=PHONE, **CALM).be(mara.key).page
    turn(page, "Buttons on the left")
    page.goto(path)
    hand(page).first.wait_for()
    buttons = page.get_by_role("region", name="Decision").locator(".act .btn:visible")
    places = [box["x"] for button in buttons.all() if (box := button.bounding_box())]
    assert len(places) > 1
    assert places == sorted(
        places, reverse=True
    )  # the main one is the last to be read, and the first from the left


def test_on_a_tablet_both_columns_are_filled(come: Come) -> None:
    page = come(size=TABLET, **CALM).go("/settings")
    page.get_by_role("heading", name="Look").wait_for()
    look, table, you = [one.bounding_box() for one in page.locator(".kg > section").all()]
    assert look is not None
    assert table is not None
    assert you is not None
    assert table["x"] == look["x"] < you["x"]
    assert table["y"] > look["y"] == you["y"]
