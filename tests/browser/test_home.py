"""The first screen for whoever comes back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from dethrone.prose import voice
from dethrone.table.clock import TurnTimer
from tests.browser.conftest import Come
from tests.browser.dealing import DAY, Dealer, Moment, first, now
from tests.browser.playing import hand, open_table
from tests.browser.visiting import CALM, DESKTOP, PHONE, TABLET
from tests.browser.waiting import box_of, wait_until


def test_the_same_again_is_one_press(come: Come) -> None:
    page = come(**CALM).page
    page.goto("/")
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)  # there was no table yet
    open_table(page, bots=2, strength="Novice")
    hand(page).first.wait_for()
    first = page.url
    page.goto("/")
    again = page.get_by_role("button", name="Play again")
    expect(again).to_contain_text("with Tobias, Ilse")
    again.click()
    page.wait_for_url(re.compile("/t/(?!" + first.rpartition("/")[2] + ")"))
    hand(page).first.wait_for()
    expect(page.locator(".seat")).to_have_count(3)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, (1024, 768), PHONE])
def test_no_way_to_a_new_game_stands_alone(come: Come, dealer: Dealer, size: tuple[int, int]) -> None:
    """They lie below each other, all as broad; and what kinds of puzzles there are is said."""
    mara = dealer.somebody("Mara")
    dealer.lay(first("regicide", [mara], 1, lambda _: True), {0: mara})
    page = come(size=size, **CALM).be(mara.key).go("/")
    ways = page.locator(".anew .way")
    expect(ways).to_have_count(3)
    boxes = [box_of(way) for way in ways.all()]
    assert len({(box["x"], box["width"]) for box in boxes}) == 1
    expect(ways.last).to_contain_text(voice("en").say("web-way-puzzles-about"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_navigation_is_read_last(come: Come, size: tuple[int, int]) -> None:
    page = come(size=size, **CALM).go("/")
    page.get_by_role("button", name="Solo").wait_for()
    read = page.locator("body").aria_snapshot()
    assert read.rindex('navigation "Main"') > read.rindex('button "Join"') > read.index('button "Solo')
    assert read.index('heading "dethrone"') < read.index('button "Play now"') < read.index('button "Solo')
    page.get_by_role("navigation").get_by_role("link", name="Daily").click()
    page.wait_for_url("**/daily")


def test_the_daily_line_says_how_many_have_played_and_for_how_many_days_i_did(
    come: Come, dealer: Dealer
) -> None:
    mara, ilse = dealer.somebody("Mara"), dealer.somebody("Ilse")
    page = come(size=PHONE, **CALM).be(mara.key).go("/")
    line = page.locator(".dly")
    expect(line).to_contain_text("Same cards for everyone. You get one try. Nobody has played it yet today.")
    dealer.lay_daily("regicide", ilse, "novice")
    for days_ago in (1, 2, 3):
        dealer.lay_daily("regicide", mara, "novice", days_ago=days_ago)
    said(page, {"played": 1, "is_played": False, "streak": 3})
    expect(line).to_contain_text("Not played yet. You’re on a 3-day streak. 1 player has played it today.")
    dealer.lay_daily("regicide", mara, "novice")
    said(page, {"played": 2, "is_played": True, "streak": 4})
    expect(line).to_contain_text("Played today. You’re on a 4-day streak. 2 players have played it today.")


def said(page: Page, today: dict[str, object]) -> None:
    """The server has checked all games of today, and the page is asked again."""
    wait_until(page, lambda: page.request.get("/api/v1/daily/today").json() == today)
    page.reload()


MARA, ILSE = 0, 1


def decides(seat: int) -> Moment:
    """A moment at which this seat is asked."""
    return lambda view: bool(view["decider"] == seat)


def until_late(page: Page, path: str) -> None:
    """The server looks after what is due every now and then."""
    wait_until(page, lambda: page.request.get(path.replace("/t/", "/api/v1/tables/")).json()["late"])


def test_whoever_is_late_is_decided_about_and_nothing_is_skipped(come: Come, dealer: Dealer) -> None:
    """My own turn with the least time left comes first; a partner's that is over asks for a decision."""
    people = [dealer.somebody("Mara"), dealer.somebody("Ilse")]
    paths = []
    for number, (seat, ago) in enumerate(((MARA, DAY / 4), (MARA, DAY / 2), (ILSE, 2 * DAY))):
        slow = {"limit": TurnTimer(DAY), "now": now() - ago}
        table = first("regicide", people, 0, decides(seat), since=number, **slow)
        paths.append(dealer.lay(table, dict(enumerate(people)), ago=ago))
    visitor = come(**CALM).be(people[MARA].key)
    until_late(visitor.page, paths[2])
    page = visitor.go("/")
    expect(page).to_have_title("● Your turn at 2 tables – dethrone")
    expect(page.get_by_role("heading", name="Your turn, 12 h")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_have_attribute("href", paths[1])
    rows = page.locator(".waiting .lr")
    expect(rows.first).to_contain_text("18 h")
    expect(rows.last).to_contain_text("out of time")
    expect(rows.last).to_contain_text("with Ilse")
    rows.last.get_by_role("link", name="Decide").click()
    page.wait_for_url(f"**{paths[2]}")
    bar = page.get_by_role("status").filter(has_text="Ilse")
    expect(bar.get_by_role("button", name="Wait")).to_be_visible()
    expect(page.locator(".turn, .prev").filter(has_text="Ilse").first).to_be_visible()  # it is still her turn
