"""What a partner did is seen: it goes on by itself after a while, and with reduced motion only when one says so."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.playing import ANSWERS, button, do, hand, offered, open_alone, open_table
from tests.browser.visiting import CALM
from tests.browser.waiting import let_pass

MINUTE = 60_000  # milliseconds
HURRIES = {
    "the button": lambda page: button(page, "Continue").click(),
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
    expect(button(page, "Continue")).to_be_visible()
    assert page.locator(".prev .what").inner_text() == told
    assert callable(hurry)
    hurry(page)
    expect(page.locator(".prev .what").filter(has_text=told)).to_have_count(0)


def test_with_motion_it_goes_on_by_itself(come: Come) -> None:
    page = come().page
    partner_moves(page, bots=1)
    page.clock.run_for(MINUTE)
    expect(button(page, "Continue")).to_have_count(0)


def test_none_of_several_moves_is_left_out(come: Come) -> None:
    page = come(**CALM).page
    partner_moves(page, bots=2)
    page.wait_for_function("() => document.title.startsWith('● ') || document.querySelector('main.endp')")
    seen = []
    while button(page, "Continue").count():
        seen.append(page.locator(".prev .what").inner_text())
        page.clock.run_for(1000)  # not the same press once more
        button(page, "Continue").click()
    assert len(seen) > 1


def choose_motion(page: Page, name: str) -> None:
    """In the settings."""
    page.goto("/settings")
    page.get_by_role("radiogroup", name="Motion").get_by_role("radio", name=name, exact=True).click()


@pytest.mark.parametrize(
    ("how", "chosen", "asks"), [({}, "Full", "full"), (CALM, "None", "reduced")], ids=["full", "reduced"]
)
def test_motion_is_as_the_system_asks_until_one_chooses(
    come: Come, how: dict[str, str], chosen: str, asks: str
) -> None:
    page = come(**how).page
    page.goto("/settings")
    group = page.get_by_role("radiogroup", name="Motion")
    assert group.get_by_role("radio").all_inner_texts() == ["Full", "Short", "None"]
    expect(group.get_by_role("radio", name=chosen, exact=True)).to_be_checked()
    expect(page.get_by_text(f"Your system asks for {asks} motion.")).to_be_visible()
    choose_motion(page, "Short")
    page.reload()
    expect(group.get_by_role("radio", name="Short")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-motion", "short")


# Keeps how long each card flies.
FLIGHTS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    window.flights.push(how.duration);
    return animate.call(this, frames, how);
  };
}"""


@pytest.mark.parametrize(("name", "flights"), [("Full", {240}), ("Short", {120}), ("None", set())])
def test_cards_fly_as_long_as_one_likes(come: Come, name: str, flights: set[int]) -> None:
    page = come().page
    choose_motion(page, name)
    open_alone(page)
    let_pass(page, 500)
    page.evaluate(FLIGHTS)
    do(page, offered(page), random.Random(5))
    let_pass(page, 500)
    assert set(page.evaluate("window.flights")) == flights


def test_where_nothing_moves_a_number_that_changed_is_framed(come: Come) -> None:
    page = come(**CALM).page
    page.clock.install()
    open_alone(page)
    page.wait_for_load_state("networkidle")
    frames = page.locator(".chg")
    expect(frames).to_have_count(0)
    assert do(page, offered(page), random.Random(5)) == "play"
    expect(page.locator(".hprow .chg")).to_be_visible()
    page.clock.run_for(2000)
    expect(frames).to_have_count(0)


def test_a_frame_stays_while_what_changed_is_shown(come: Come) -> None:
    page = come(**CALM).page
    partner_moves(page, bots=1)
    frames = page.locator(".chg")
    expect(frames).not_to_have_count(0)
    page.clock.run_for(MINUTE)
    expect(frames).not_to_have_count(0)
    while button(page, "Continue").count():
        page.clock.run_for(1000)
        button(page, "Continue").click()
        page.clock.run_for(2000)
    expect(frames).to_have_count(0)


def test_with_motion_nothing_of_mine_is_framed(come: Come) -> None:
    page = come().page
    open_alone(page)
    do(page, offered(page), random.Random(5))
    let_pass(page, 300)
    expect(page.locator(".chg")).to_have_count(0)
