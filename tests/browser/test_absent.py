"""A partner who is away does not hold the table up: whoever is there decides, and nothing is skipped by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from dethrone.server.doors import COOKIE
from dethrone.table import commands as ask
from tests.browser.conftest import started
from tests.browser.dealing import Dealer, first
from tests.browser.visiting import CALM, Visitor

ILSE = 1


def test_a_bot_stands_in_for_a_partner_who_is_away(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "server.sqlite"
    dealer = Dealer(f"sqlite:///{database}")
    people = [dealer.somebody("Mara"), dealer.somebody("Ilse")]
    table = first("regicide", people, 0, lambda view: view["decider"] == ILSE and view["phase"] == "play")
    table.do(ask.GoAway(), by=ILSE)
    path = dealer.lay(table, dict(enumerate(people)))
    dealer.close()
    server = started(database)
    try:
        visitor = Visitor.come(browser, server.address, **CALM)
        page = visitor.page
        page.context.add_cookies([{"name": COOKIE, "value": people[0].key, "url": server.address}])
        page.add_init_script("localStorage.setItem('met', 'yes')")
        page.goto(path)
        bar = page.get_by_role("status").filter(has_text="Ilse is away")
        bar.get_by_role("button", name="Wait").click()
        expect(bar).to_have_count(0)
        page.reload()
        bar.get_by_role("button", name="Use a bot").click()
        expect(bar).to_have_count(0)
        expect(page.get_by_role("button", name="Continue")).to_be_visible()  # it has played for her
        visitor.leave()
    finally:
        server.kill()
