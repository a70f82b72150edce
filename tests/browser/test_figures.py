"""Somebody's figures, and the sentence that leads to training once enough games were looked back on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.dealing import ME, Dealer, finished
from tests.browser.visiting import CALM, PHONE
from tests.browser.waiting import wait_until

JESTERS = 16  # games of three among which I play enough jesters
COST = {"pay:5C+6H": 0.09, "5C": 0.04}


def counted(page: Page, *texts: str) -> None:
    """All games have been checked, and are counted."""

    def is_counted() -> bool:
        page.reload()
        page.get_by_role("heading", name="Mara").wait_for()
        return any(page.get_by_text(text).count() for text in texts)

    wait_until(page, is_counted, " or ".join(texts))


def test_what_one_gives_away_leads_to_training(come: Come, dealer: Dealer) -> None:
    mara, ilse = dealer.somebody("Mara"), dealer.somebody("Ilse")
    ids = []
    for number in range(3):
        people = [mara, ilse][: 1 + (number > 0)]
        table = finished("regicide", people, 0, lambda view: len(view["fallen"]) > 2, since=10 * number)
        path = dealer.lay(table, dict(enumerate(people)))
        ids.append(f"{path.rpartition('/')[2]}-1")
    visitor = come(size=PHONE, **CALM).be(mara.key)
    page = visitor.go("/games")
    panel = page.locator("section", has=page.get_by_role("heading", name="Where you lose points")).last
    expect(panel).to_contain_text("Analyse 3 more finished games")
    for game_id in ids:
        dealer.give_away(game_id, ME, COST)
    counted(page, "3 of 3", "of 2")
    for name in ("verified games", "gold medals", "% exact kills"):
        expect(page.get_by_text(name, exact=True)).to_be_visible()
    expect(panel).to_contain_text("In Regicide, your moves cost 13 points of win chance per game, 69%")
    expect(panel).to_contain_text("in payments. Based on 3 analysed games")
    found = serious(page, "my figures")
    page.get_by_role("radio", name="Teams").click()
    expect(page.get_by_text("best win streak", exact=True)).to_be_visible()
    assert found + serious(page, "a team's figures") == []
    page.get_by_role("radio", name="You", exact=True).click()
    panel.get_by_role("link", name="Practise this").click()
    page.wait_for_url(re.compile("/puzzles/regicide/[0-9]+$"))
    expect(page.get_by_role("heading", name="The right payment").first).to_be_visible()


def test_games_beside_bots_and_with_others_are_told_apart(come: Come, dealer: Dealer) -> None:
    mara, ilse = dealer.somebody("Mara"), dealer.somebody("Ilse")
    for number in range(3):
        dealer.lay(finished("regicide", [mara], number, lambda _: True, since=number), {ME: mara})
    for number in range(JESTERS):
        people = [mara, ilse]
        dealer.lay(finished("regicide", people, 1, lambda _: True, since=number), dict(enumerate(people)))
    page = come(size=PHONE, **CALM).be(mara.key).go("/games")
    page.get_by_role("heading", name="Mara").wait_for()
    counted(page, f"of {JESTERS + 1}")
    history = page.get_by_role("complementary").get_by_role("link")
    expect(history).to_have_count(12)  # and more behind a button
    page.get_by_role("radio", name="Bots").click()
    rows = page.get_by_role("row")
    expect(rows.filter(has_text="2 × Casual")).to_contain_text("Regicide, 3 players")
    expect(rows.filter(has_text="2 × Casual")).to_contain_text("of 1")
    expect(rows.filter(has_text=f"of {JESTERS}")).to_contain_text(
        "CasualRegicide, 3 players"
    )  # Ilse and a bot
    expect(rows.filter(has_text=f"of {JESTERS}").get_by_role("img")).to_have_accessible_name(
        re.compile("[0-9]+%, likely between [0-9]+% and [0-9]+%")
    )
    expect(page.get_by_text("Regicide: enemies defeated")).to_be_visible()
    found = serious(page, "figures beside bots")
    page.get_by_role("button", name="Show more games").click()
    expect(history).to_have_count(JESTERS + 2)
    page.get_by_role("radio", name="Teams").click()
    page.get_by_role("button", name="Show more games").click()
    expect(history).to_have_count(JESTERS)
    panel = page.locator("section", has=page.get_by_role("heading", name="Your Jester choices")).last
    expect(panel).to_contain_text(
        re.compile("In [0-9]+ Jester turns you chose [A-Za-z]+ [0-9]+ times, never after")
    )
    assert found + serious(page, "advice on jesters") == []
    panel.get_by_role("button", name="Play together").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(page.get_by_text("Open seat", exact=True)).to_have_count(1)
