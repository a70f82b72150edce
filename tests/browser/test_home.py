"""The first screen for whoever comes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.playing import hand, open_table
from tests.browser.visiting import CALM, DESKTOP, PHONE


def test_the_same_again_is_one_press(come: Come) -> None:
    page = come(**CALM).page
    page.goto("/")
    expect(page.get_by_role("button", name="Same again")).to_have_count(0)  # there was no table yet
    open_table(page, bots=2, strength="Novice")
    hand(page).first.wait_for()
    first = page.url
    page.goto("/")
    again = page.get_by_role("button", name="Same again")
    expect(again).to_contain_text("with Tobias, Ilse")
    again.click()
    page.wait_for_url(re.compile("/t/(?!" + first.rpartition("/")[2] + ")"))
    hand(page).first.wait_for()
    expect(page.locator(".seat")).to_have_count(3)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_navigation_is_read_last(come: Come, size: tuple[int, int]) -> None:
    page = come(size=size, **CALM).go("/")
    page.get_by_role("button", name="Alone").wait_for()
    read = page.locator("body").aria_snapshot()
    assert read.rindex('navigation "Main"') > read.rindex('button "Join"') > read.index('button "Alone')
    assert read.index('heading "dethrone"') < read.index('button "Play now"') < read.index('button "Alone')
    page.get_by_role("navigation").get_by_role("link", name="Daily").click()
    page.wait_for_url("**/daily")
