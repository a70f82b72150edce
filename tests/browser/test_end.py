"""The end of a game: what the chance to win was, where it turned, and what would have been better."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.hurried import hurry, open_by_hand, somebody

CURVE = "Win chance over the game."


def ended(page: Page, game: str, bots: list[str]) -> Page:
    """A game that somebody has just played, to its end."""
    table = open_by_hand(somebody(page), game, bots)
    hurry(page, table)
    page.goto(f"/t/{table}")
    return page


@pytest.mark.parametrize(("game", "bots"), [("regicide", []), ("regidice", ["greedy"])])
def test_the_end_shows_where_the_game_turned(come: Come, game: str, bots: list[str]) -> None:
    page = ended(come().page, game, bots)
    curve = page.get_by_role("img", name=CURVE)
    expect(curve).to_be_visible()  # nobody has asked for it
    label = curve.get_attribute("aria-label") or ""
    flags = [int(move) for move in re.findall(r"move (\d+), -?\d+ points", label)]
    assert 1 <= len(flags) <= 2, label
    link = page.get_by_role("link", name="See move")
    move = int(re.sub(r"\D", "", link.inner_text()))
    assert move in flags
    expect(page.get_by_role("heading", name=f"Turning point: move {move}")).to_be_visible()
    expect(page.get_by_text("Better: ").first).to_be_visible()
    expect(page.locator("p.why").get_by_text("Better:")).to_be_visible()  # and why
    expect(page.get_by_role("link", name="Replay")).to_contain_text("cost more than 5 points")
    link.click()
    expect(page.get_by_role("status").filter(has_text=f"Move {move - 1} of")).to_be_visible()
    expect(page.locator(f'.mk[aria-expanded="true"]:has-text("Move {move}:")')).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Find better moves").click()
    expect(page.get_by_role("heading", name="Better moves")).to_be_visible()


def test_a_watcher_is_shown_what_was_found(come: Come) -> None:
    player = ended(come().page, "regicide", [])
    expect(player.get_by_role("img", name=CURVE)).to_be_visible()
    watcher = come().go(player.url)
    expect(watcher.get_by_role("img", name=CURVE)).to_be_visible()
    expect(watcher.get_by_role("button", name="Play again")).to_be_disabled()
