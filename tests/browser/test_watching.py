"""Watching a table: what lies open, and a hand with its owner's consent."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.playing import hand, open_table


def test_who_watches_sees_a_hand_with_consent_only(come: Come) -> None:
    player, watcher = come().page, come().page
    open_table(player, bots=1)
    hand(player).first.wait_for()
    held = sorted(str(card.get_attribute("data-key")) for card in hand(player).all())
    watcher.goto(player.url)
    expect(watcher.get_by_text("You see only public cards and dice")).to_be_visible()
    expect(hand(watcher)).to_have_count(0)
    found = serious(watcher, "watching")
    watcher.get_by_role("button", name="to share their view").click()
    expect(watcher.get_by_role("button", name="Asked")).to_be_disabled()
    expect(hand(watcher)).to_have_count(0)
    player.get_by_role("button", name="Allow").wait_for()
    assert found + serious(player, "asked to show") == []
    player.get_by_role("button", name="Allow").click()
    expect(watcher.get_by_text("You’re looking over")).to_be_visible()
    expect(hand(watcher)).to_have_count(len(held))
    assert sorted(str(card.get_attribute("data-key")) for card in hand(watcher).all()) == held
    player.get_by_role("button", name="Press to stop sharing").click()
    expect(hand(watcher)).to_have_count(0)
    watcher.get_by_role("button", name="to share their view").click()
    player.get_by_role("status").get_by_role("button", name="No").click()
    expect(watcher.get_by_role("button", name="to share their view")).to_be_enabled()
