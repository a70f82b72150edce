"""Regidice's table in a browser: which stage it is, and a step as anybody would make it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.playing import open_table
from tests.browser.waiting import hurry

STAGE = """() => /rd-(\\w+)/.exec(document.querySelector(".rd")?.className ?? "")?.[1] ?? "" """
# What the table offers; "" while others decide.
OFFERED = """() => {
  if (document.querySelector("main.endp")) return "over";
  const [main] = [...document.querySelectorAll(".pv .act .btn.pri")];
  if (!main) return "";
  if (main.textContent.trim() === "Continue") return "go on";
  const isBusy = !document.querySelector(".pv .act .btn:not(.pri):not(:disabled)");
  if (isBusy || !document.title.startsWith("● ")) return "";
  if (!main.disabled) return "confirm";
  return document.querySelector(".dg .nb:not(.tk):not(:disabled)") ? "call" : "ask";
}"""


def step(page: Page) -> str:
    """Confirm what is chosen; choose a call, or what is suggested, where nothing is."""
    what: str = page.wait_for_function(OFFERED, polling=50).json_value()
    main = page.locator(".pv .act .btn.pri")
    if what == "go on":
        hurry(main.filter(has_text="Continue"))
    elif what == "confirm":
        main.click()
    elif what == "call":
        page.locator(".dg .nb:enabled").first.click()
        main.click()
    elif what == "ask":
        page.get_by_role("button", name="Hint", exact=True).click()
        main.click()
    return what


def play_to(page: Page, stage: str) -> None:
    """A game with two bots, until a stage comes in which the page waits for somebody."""
    open_table(page, bots=2, game="regidice")
    page.get_by_role("region", name="Your dice").wait_for()
    while True:
        page.wait_for_function(OFFERED, polling=50)
        if page.evaluate(STAGE) == stage:
            return
        step(page)
