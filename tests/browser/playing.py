"""Playing at a table in the page: press what it offers. How well does not matter here; that it ends does."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.visiting import Visitor
from tests.browser.waiting import hurry, wait_until

CHOSEN = '.layer button[aria-pressed="true"]'  # cards of the hand
SETTLED = "() => document.getAnimations().length === 0"
MOST = 400  # presses; no game is as long
# What the page offers at this moment; "" while there is nothing but to wait.
OFFERED = """() => {
  if (document.querySelector("main.endp")) return "over";
  const buttons = [...document.querySelectorAll(".prev .act button")].map((one) => one.textContent.trim());
  if (buttons.includes("Continue")) return "news";
  const waits = [...document.querySelectorAll(".act button:disabled")].map((one) => one.textContent.trim());
  if (waits.includes("Hint") || waits.includes("Cancel")) return "";
  if (document.title.startsWith("● ")) {
    const choice = document.querySelector(".pick");
    if (choice) return choice.querySelector("button:not(:disabled)") ? "choice" : "";
    if (document.querySelector(".owe")) return "payment";
    return document.querySelector(".prev") ? "play" : "";
  }
  const turn = document.querySelector(".turn");
  return turn && turn.textContent.startsWith("Guest") ? "theirs" : "";
}"""


def offered(page: Page) -> str:
    """Wait until there is something to do, or somebody else has to."""
    found: str = page.wait_for_function(OFFERED, polling=50).json_value()
    return found


def at_table(page: Page, table: str) -> Page:
    """The table, once the cards lie still."""
    page.goto(f"/t/{table}")
    hand(page).first.wait_for()
    page.wait_for_function(SETTLED)
    return page


def button(page: Page, name: str) -> Locator:
    """A button of the decision, by the beginning of what it says."""
    return page.locator(".prev button, .owe button").filter(has_text=name)


def hand(page: Page) -> Locator:
    """My cards."""
    return page.locator('.layer button[data-zone="hand"]')


def play(page: Page, luck: random.Random) -> None:
    """Any one card that can be played; else yield, or flip a jester."""
    cards = page.locator('.layer button[data-zone="hand"]:not(.dim)')
    if count := cards.count():
        cards.nth(luck.randrange(count)).press(" ")
        button(page, "Play ").click()
        page.locator(".layer button.lifted").first.wait_for(state="detached")
    else:
        without_cards(page, "Yield" if button(page, "Yield").count() else "Flip")


def pay(page: Page, luck: random.Random) -> None:  # noqa: ARG001 (any answer takes it)
    """As the page suggests; where nothing pays, a jester."""
    if not button(page, "Use suggestion").count():
        return without_cards(page, "Flip")
    button(page, "Use suggestion").click()
    with suppress(
        TimeoutError
    ):  # pressed too soon after the question came, it is not heeded: whoever sees that presses again
        if hurry(button(page, "Pay ")):
            page.locator(".layer button.lifted").first.wait_for(state="detached")
            return None
    button(page, "Use suggestion").click()
    button(page, "Pay ").click()
    page.locator(".layer button.lifted").first.wait_for(state="detached")
    return None


def without_cards(page: Page, name: str) -> None:
    """What is pressed twice: to see what it would do, then to do it."""
    page.locator("button:not(.log *)").filter(
        has_text=name
    ).first.click()  # lines of the log are buttons, too
    button(page, f"{name} now").click()
    button(page, f"{name} now").wait_for(state="detached")


def choose(page: Page, luck: random.Random) -> None:
    """Who goes next, after a jester."""
    choices = page.locator(".pick button")
    choices.nth(luck.randrange(choices.count())).click()
    page.locator(".pick").wait_for(state="detached")


ANSWERS: dict[str, Callable[[Page, random.Random], None]] = {"play": play, "payment": pay, "choice": choose}


def turn(page: Page, luck: random.Random) -> str:
    """Do what is to be done now; what that was."""
    return do(page, offered(page), luck)


def do(page: Page, what: str, luck: random.Random) -> str:
    """Do what the page offers; what that was."""
    if what in ANSWERS:
        ANSWERS[what](page, luck)
    elif what == "news":
        hurry(button(page, "Continue"))
    return what


def whose(visitors: Sequence[Visitor]) -> tuple[Visitor, str]:
    """Wait until somebody has something to do: who, and what. A jester may ask several, in any order."""

    def asked() -> tuple[Visitor, str] | None:
        offers = ((visitor, visitor.page.evaluate(OFFERED)) for visitor in visitors)
        return next((offer for offer in offers if offer[1] not in ("", "theirs")), None)

    offer = wait_until(visitors[0].page, asked, "something to do")
    assert offer
    return offer


def play_on(visitors: Sequence[Visitor], decisions: int = MOST, seed: int = 1) -> int:
    """All of them play, until the game is over or so many decisions were made; how many there were."""
    luck, made, playing = random.Random(seed), 0, list(visitors)
    while made < decisions and playing:
        visitor, what = whose(playing)
        made += do(visitor.page, what, luck) in ANSWERS
        if what == "over":
            playing.remove(visitor)
    return made


# -------------------------------------------------------------------- tables
def open_table(
    page: Page, bots: int, strength: str = "Casual", *, game: str = "regicide", wants_friend: bool = False
) -> None:
    """By the screen for a new table: me, a friend if one is wanted, and bots."""
    page.goto(f"/new?game={game}")
    give = page.get_by_role("button", name="Add a bot")
    give.first.wait_for()
    for _ in range(bots - (not wants_friend)):
        page.get_by_role("button", name="Add", exact=True).click()
    for _ in range(bots):
        give.last.click()
    if bots:
        page.get_by_role("radio", name=strength).click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")


def open_alone(page: Page) -> None:
    """From the first screen, with one press."""
    page.goto("/")
    page.get_by_role("button", name="Solo").click()
    hand(page).first.wait_for()


def sit_together(visitors: Sequence[Visitor], bots: int = 1) -> str:
    """The first opens a table, the second comes by its link; the table's id."""
    host, guest = visitors
    open_table(host.page, bots, wants_friend=True)
    link = host.page.get_by_role("textbox", name="Invite link").input_value()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Take a seat").click()
    host.page.get_by_role("button", name="Start game").click()
    for visitor in visitors:
        hand(visitor.page).first.wait_for()
    return link.rpartition("/")[2]
