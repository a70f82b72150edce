"""After a jester, while one says who goes next: the hand shows what its cards could do, the enemy's own suit, too."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.dealing import Dealer, Facts, facts, first
from tests.browser.fingers import strip
from tests.browser.visiting import CALM
from tests.browser.waiting import let_pass

POWERS = {"C": "double", "D": "draw", "H": "heal", "S": "shield"}


def holds_its_suit(view: Facts) -> bool:
    """I say who goes next, and hold a card of the enemy's suit that is no royal."""
    cards = [card for card in view["hand"] if card[0] not in "JQK*"]
    is_mine = view["decider"] == 0 and view["phase"] == "name"
    return bool(is_mine and any(card[-1] == view["enemy"][-1] for card in cards))


def test_cards_say_their_power_while_one_says_who_goes_next(come: Come, dealer: Dealer) -> None:
    mara = dealer.somebody("Mara")
    table = first("regicide", [mara], 3, holds_its_suit)
    page = come(**CALM).be(mara.key).go(dealer.lay(table, {0: mara}))
    expect(page.get_by_role("heading", name="Who goes next?")).to_be_visible()
    mine = [card for card in facts(table)["hand"] if card[0] not in "JQK*"]
    assert mine
    for card in mine:
        shown = page.locator(f'.layer [data-zone=hand][data-key="{card}"]')
        expect(shown.locator(".pw")).to_have_text(POWERS[card[-1]])
        assert f"power: {POWERS[card[-1]]}" in (shown.get_attribute("aria-label") or "")


def test_no_card_is_chosen_while_one_says_who_goes_next(come: Come, dealer: Dealer) -> None:
    mara = dealer.somebody("Mara")
    table = first("regicide", [mara], 3, holds_its_suit)
    page = come(**CALM).be(mara.key).go(dealer.lay(table, {0: mara}))
    block = page.locator("#rc-block")
    expect(block).to_contain_text("You choose.")
    page.mouse.click(*strip(page.locator(".layer [data-zone=hand]").first))
    for key in ("2", "y"):
        page.keyboard.press(key)
    let_pass(page, 500)  # a server that is asked why has answered
    expect(page.locator('.layer [aria-pressed="true"]')).to_have_count(0)
    expect(block).to_contain_text("You choose.")
