"""Somebody's figures, and the sentence that leads to training once enough games were looked back on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.dealing import ME, Dealer, finished
from tests.browser.visiting import CALM, PHONE

VISITS = 20  # a game counts once it has been checked, a moment after its end
COST = {"pay:5C+6H": 0.09, "5C": 0.04}


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
    for _ in range(VISITS):
        page.reload()
        page.get_by_role("heading", name="Mara").wait_for()
        if page.get_by_text("3 of 3").or_(page.get_by_text("of 2")).count():
            break
        page.wait_for_timeout(500)
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
