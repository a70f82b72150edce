"""Whoever holds no card is told what is left to do, and finds it where one plays: looked at first, then done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.audit import audit
from tests.browser.dealing import Dealer, Facts, first
from tests.browser.playing import button
from tests.browser.visiting import CALM, DESKTOP, PHONE, Visitor
from tests.server.chaos import Process

LEFT = {
    # who: bots, what is said, what is done
    "alone": (0, "Your hand is empty. Flip a Jester", "Flip"),
    "with a partner": (1, "Your hand is empty. You can only yield", "Yield"),
}
SIZES = {"phone": PHONE, "desktop": DESKTOP}


def is_empty(view: Facts) -> bool:
    """It is mine to play, and I hold nothing."""
    return view["decider"] == 0 and view["phase"] == "play" and not view["hand"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("who", LEFT)
def test_what_is_left_is_the_main_button(
    browser: Browser, server: Process, dealer: Dealer, who: str, size: str
) -> None:
    bots, said, name = LEFT[who]
    mara = dealer.somebody("Mara")
    path = dealer.lay(first("regicide", [mara], bots, is_empty), {0: mara})
    page = Visitor.come(browser, server.address, SIZES[size], **CALM).be(mara.key).go(path)
    main = page.locator(".prev .btn.pri")
    expect(page.locator(".prev")).to_contain_text(said)
    expect(main).to_have_count(1)
    expect(main).to_contain_text(name)
    expect(button(page, "Play")).to_have_count(0)
    assert audit(page) == []
    main.dblclick()  # it is looked at, and no more
    expect(main).to_have_text(f"{name} now")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".prev")).to_contain_text(said)
    page.keyboard.press("Enter")  # as by the button
    expect(main).to_have_text(f"{name} now")
    main.click()
    expect(page.locator(".prev").filter(has_text=said)).to_have_count(0)
    page.context.close()
