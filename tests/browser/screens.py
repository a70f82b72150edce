"""All screens of the page, and how to come to them: whoever adds one adds a row."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from dethrone.school.exercises import PUZZLES, exercises
from tests.browser.hurried import hurry as bring_on
from tests.browser.hurried import open_by_hand, somebody
from tests.browser.playing import button, hand, offered, open_alone, open_table, turn
from tests.browser.waiting import hurry

Open = Callable[[Page], None]


def path(address: str, heading: str = "") -> Open:
    """A screen that has an address, and once it is there a heading: this one, or any."""

    def open_screen(page: Page) -> None:
        page.goto(address)
        page.get_by_role("main").get_by_role("heading", name=heading).or_(
            page.get_by_role("heading", level=1, name=heading)
        ).first.wait_for()

    return open_screen


def waiting_room(page: Page) -> None:
    """A table with an open seat."""
    open_table(page, bots=0, wants_friend=True)
    page.get_by_role("heading", name="Waiting for players").wait_for()


def table_alone(page: Page) -> None:
    """A game without partners, a card chosen."""
    open_alone(page)
    hand(page).nth(2).press(" ")
    button(page, "Play ").wait_for()


def table_with_bots(page: Page) -> None:
    """A game with two bots, some moves old, at a decision of mine."""
    open_table(page, bots=2)
    hand(page).first.wait_for()
    luck = random.Random(3)
    for _ in range(4):
        if turn(page, luck) == "over":
            return table_with_bots(page)
    while (what := offered(page)) == "news":
        hurry(button(page, "Continue"))
    return None if what != "over" else table_with_bots(page)


def sheet(key: str, name: str) -> Open:
    """A sheet over the table that is open."""

    def open_sheet(page: Page) -> None:
        page.keyboard.press("Escape")
        page.keyboard.press(key)
        page.get_by_role("dialog", name=name).wait_for()

    return open_sheet


def preferences(page: Page) -> None:
    """The gear's sheet."""
    page.goto("/")
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("dialog").wait_for()


def end(page: Page) -> None:
    """A game that is over."""
    table = open_by_hand(somebody(page), "regicide", [])
    bring_on(page, table)
    page.goto(f"/t/{table}")
    page.locator("main.endp").wait_for()


def dice(page: Page) -> None:
    """A game of dice with a bot, at its first call."""
    open_table(page, bots=1, game="regidice")
    page.get_by_role("region", name="Your dice").wait_for()


def replay(page: Page) -> None:
    """Of the game that has just ended, if one has."""
    if not page.locator("main.endp").count():
        end(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("status").filter(has_text="Move").first.wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")


def first_puzzle(name: str, players: int = 1) -> str:
    """The way to the first puzzle of a kind with so many seats."""
    found = exercises(PUZZLES, "regicide")
    at = [one.name == name and f"players={players} " in one.position for one in found].index(True)
    return f"/puzzles/regicide/{at + 1}"


SCREENS: dict[str, Open] = {
    "home": path("/", "dethrone"),
    "preferences": preferences,
    "new table": path("/new", "New table"),
    "waiting room": waiting_room,
    "table alone": table_alone,
    "table with bots": table_with_bots,
    "log": sheet("l", "Log"),
    "card map": sheet("d", "Card tracker"),
    "keys": sheet("?", "Keys"),
    "end": end,
    "dice": dice,
    "replay": replay,
    "daily deal": path("/daily", "Daily challenge"),
    "games": path("/games", "Guest"),
    "settings": path("/settings", "Settings"),
    "keyboard": path("/keys", "Keyboard"),
    "open tables": path("/watch", "Public tables"),
    "rules of regicide": path("/rules/regicide", "Regicide rules"),
    "rules of regidice": path("/rules/regidice", "Regidice rules"),
    "learn": path("/learn", "Regicide"),
    "lesson": path("/learn/regicide/7", "Paying well"),
    "lesson with dice": path("/learn/regidice/4", "Attack: sets"),
    "puzzle": path("/puzzles/regicide/1", "The exact kill"),
    "puzzle of a payment": path(first_puzzle("pay", players=2), "The right payment"),
    "puzzle after a jester": path(first_puzzle("next", players=4), "Who goes next"),
    "advice": path("/advice"),
    "model": path("/model"),
    "lost": path("/nowhere/at/all", "Page not found"),
}
