"""A table with rules of one's own: chosen one by one, refused with a sentence where two do not go together."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.playing import hand
from tests.browser.visiting import CALM


def rule(page: Page, said: str) -> None:
    """Open or close the row that says so now."""
    page.get_by_role("group", name="Customise rules").get_by_role("button", name=said).click()


def test_single_rules_are_chosen_and_played_by(come: Come) -> None:
    page = come().go("/new")
    page.get_by_role("button", name="Customise rules").click()
    rule(page, "turns go clockwise")
    page.get_by_role("radio", name="no turn order: before every turn, each player gives").click()
    refusal = page.get_by_role("group", name="Customise rules").get_by_role("alert")
    expect(refusal).to_contain_text("does not work with yield_rule=last_turn")  # and says what does
    expect(page.get_by_role("radio", name="turns go clockwise")).to_be_checked()
    expect(page.get_by_role("radio", name="Official")).to_be_checked()
    rule(page, "turns go clockwise")
    rule(page, "everyone may look through the discard pile")
    page.get_by_role("radio", name="only the size of the discard pile").click()
    expect(page.get_by_role("radio", name="Custom rules")).to_be_checked()
    rule(page, "hand limit for 1/2/3/4 players")
    limit = page.get_by_role("spinbutton")
    expect(limit).to_have_value("7")
    limit.fill("5")
    limit.press("Tab")
    expect(page.get_by_text("Official, 2 rules changed").first).to_be_visible()
    limit.fill("11")
    limit.press("Tab")
    expect(refusal).to_contain_text("10")  # the most there may be
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Create table").click()
    expect(hand(page)).to_have_count(5)
    expect(page.get_by_text("Official, 2 rules changed, 2 players")).to_be_visible()
    table = page.url.rpartition("/")[2]
    rules = page.request.get(f"/api/v1/tables/{table}").json()["rules"]
    assert rules == "official,hand_limit=8/5/6/5,discard_view=count"


def test_another_preset_takes_single_rules_back(come: Come) -> None:
    page = come().go("/new?game=regidice")
    page.get_by_role("button", name="Customise rules").click()
    rule(page, "five matching black dice")
    page.get_by_role("radio", name="hard variant").click()
    expect(page.get_by_role("radio", name="Custom rules")).to_be_checked()
    page.get_by_role("radio", name="Rulebook the rules").click()
    expect(page.get_by_role("radio", name="Custom rules")).to_have_count(0)
    expect(page.get_by_role("radio", name="five matching black dice")).to_be_checked()


def test_a_table_says_what_it_is_and_takes_a_word_for_the_deal(come: Come) -> None:
    page = come().go("/new")
    expect(page.get_by_text("2 players: hand limit 7, no Jesters in the Tavern.").first).to_be_visible()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("3 players: hand limit 6, 1 Jester in the Tavern.").first).to_be_visible()
    expect(page.get_by_text("You, 2 open seats.")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("textbox", name="Shuffle word").fill("heron")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Your word is in the shuffle.")).to_be_visible()
    expect(page.get_by_role("textbox", name="Shuffle word")).to_have_value("")
    page.evaluate(
        "() => { navigator.share = (what) => { window.sent = what.url; return Promise.resolve(); }; }"
    )
    page.get_by_role("button", name="Share link").click()
    assert page.evaluate("() => window.sent") == page.url


def test_what_a_table_allows_is_chosen_told_and_kept_to(come: Come) -> None:
    host, guest, watcher = (come(**CALM).page for _ in range(3))
    host.goto("/new")
    for name in ("Spectators", "Undo if everyone agrees"):
        switch = host.get_by_role("switch", name=name)
        expect(switch).to_be_checked()
        switch.click()
        expect(switch).not_to_be_checked()
    expect(host.get_by_role("switch", name="Hints")).to_be_checked()
    host.get_by_role("button", name="Create table").click()
    for text in ("Not during play", "On for everyone", "Off"):
        expect(host.get_by_role("definition").get_by_text(text, exact=True)).to_be_visible()
    expect(host.get_by_text("nobody else can watch during play")).to_be_visible()
    for page in (guest, watcher):
        page.goto(host.url)
        page.get_by_role("button", name="Take a seat").wait_for()
    guest.get_by_role("button", name="Take a seat").click()
    host.get_by_role("button", name="Start game").click()
    for page in (host, guest):
        hand(page).first.wait_for()
        expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    refused = watcher.get_by_role("heading", name="This table doesn’t allow spectators")
    expect(refused).to_be_visible()
    watcher.goto(host.url)  # and by the link alone
    expect(refused).to_be_visible()
    host.keyboard.press("?")
    expect(host.get_by_role("heading", name="Keys")).to_be_visible()
    expect(host.get_by_text("ask to undo")).to_have_count(0)
