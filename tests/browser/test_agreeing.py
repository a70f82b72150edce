"""What concerns all at a table: a hint that somebody took, and giving the game up."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.playing import hand, open_alone, open_table, sit_together
from tests.browser.visiting import CALM


def give_up(page: Page) -> None:
    """By the sheet of settings, pressed twice."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up now").click()


def test_who_plays_alone_gives_up_at_once(come: Come) -> None:
    page = come(**CALM).page
    open_alone(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up").click()
    page.keyboard.press("Escape")  # thought better of it
    expect(hand(page).first).to_be_visible()
    give_up(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Game over")
    expect(page.get_by_text("The game ended early: the players gave up.", exact=True)).to_be_visible()


def test_dice_are_given_up_too(come: Come) -> None:
    page = come(**CALM).page
    open_table(page, bots=1, game="regidice")
    page.get_by_role("region", name="Your dice").wait_for()
    give_up(page)
    expect(page.get_by_text("The game ended early: the players gave up.", exact=True)).to_be_visible()


def test_together_a_hint_is_told_and_giving_up_is_agreed_on(come: Come) -> None:
    host, guest = come(**CALM), come(**CALM)
    sit_together([host, guest], bots=0)
    mine, other = (host.page, guest.page) if host.page.title().startswith("● ") else (guest.page, host.page)
    mine.get_by_role("button", name="Hint", exact=True).click()
    expect(mine.get_by_role("log")).to_contain_text("You used a hint.")
    expect(other.get_by_role("log")).to_contain_text("used a hint.")
    give_up(mine)
    expect(mine.get_by_text("Waiting for the others.")).to_be_visible()
    expect(other.locator(".qb")).to_have_role("status")
    other.locator(".qb").get_by_role("button", name="No").click()
    expect(other.locator(".qb")).to_have_count(0)
    give_up(mine)
    other.locator(".qb").get_by_role("button", name="Yes").click()
    for page in (mine, other):
        expect(page.get_by_text("The game ended early: the players gave up.", exact=True)).to_be_visible()
