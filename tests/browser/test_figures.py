"""Somebody's figures, and the sentence that leads to training once enough games were looked back on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.dealing import ME, Dealer, finished
from tests.browser.visiting import CALM, PHONE

JESTERS = 16  # games of three among which I play enough jesters
VISITS = 20  # a game counts once it has been checked, a moment after its end
COST = {"pay:5C+6H": 0.09, "5C": 0.04}


def counted(page: Page, *texts: str) -> None:
    """All games have been checked, and are counted."""
    for _ in range(VISITS):
        page.reload()
        page.get_by_role("heading", name="Mara").wait_for()
        if any(page.get_by_text(text).count() for text in texts):
            return
        page.wait_for_timeout(500)


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
    panel = page.locator("section", has=page.get_by_role("heading", name="Where points go")).last
    expect(panel).to_contain_text("Look back on 3 more games that you finished")
    for game_id in ids:
        dealer.give_away(game_id, ME, COST)
    counted(page, "3 of 3", "of 2")
    for name in ("games that count", "golds", "% of kills exact"):
        expect(page.get_by_text(name, exact=True)).to_be_visible()
    expect(panel).to_contain_text("In Regicide you give away 13 points of the chance to win a game, 69 %")
    expect(panel).to_contain_text("in payments. That is from 3 games")
    found = serious(page, "my figures")
    page.get_by_role("radio", name="Teams").click()
    expect(page.get_by_text("won in a row, best", exact=True)).to_be_visible()
    assert found + serious(page, "a team's figures") == []
    page.get_by_role("radio", name="Me", exact=True).click()
    panel.get_by_role("link", name="Train that").click()
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
    expect(rows.filter(has_text="2 × Greedy")).to_contain_text("Regicide, 3 players")
    expect(rows.filter(has_text="2 × Greedy")).to_contain_text("of 1")
    expect(rows.filter(has_text=f"of {JESTERS}")).to_contain_text(
        "GreedyRegicide, 3 players"
    )  # Ilse and a bot
    expect(rows.filter(has_text=f"of {JESTERS}").get_by_role("img")).to_have_accessible_name(
        re.compile("percent, between [0-9]+ and [0-9]+")
    )
    expect(page.get_by_text("Regicide: enemies felled")).to_be_visible()
    found = serious(page, "figures beside bots")
    page.get_by_role("button", name="More games").click()
    expect(history).to_have_count(JESTERS + 2)
    page.get_by_role("radio", name="Teams").click()
    page.get_by_role("button", name="More games").click()
    expect(history).to_have_count(JESTERS)
    panel = page.locator("section", has=page.get_by_role("heading", name="Who goes after a jester")).last
    expect(panel).to_contain_text(
        re.compile("In [0-9]+ jester turns you named [A-Za-z]+ [0-9]+ times, never after the wish")
    )
    assert found + serious(page, "advice on jesters") == []
    panel.get_by_role("button", name="Play a game together").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    expect(page.get_by_text("Open seat")).to_have_count(1)
