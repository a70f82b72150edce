"""A whole game of Regidice with bots, at its own table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.playing import hurry, open_table

MOST = 600
STAGE = """() => /rd-(\\w+)/.exec(document.querySelector(".rd")?.className ?? "")?.[1] ?? "" """
# What the table offers; "" while others decide.
OFFERED = """() => {
  if (document.querySelector("main.endp")) return "over";
  const [main] = [...document.querySelectorAll(".pv .act .btn.pri")];
  if (!main) return "";
  if (main.textContent.trim() === "Go on") return "go on";
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
        hurry(main.filter(has_text="Go on"))
    elif what == "confirm":
        main.click()
    elif what == "call":
        page.locator(".dg .nb:enabled").first.click()
        main.click()
    elif what == "ask":
        page.get_by_role("button", name="Hint").click()
        main.click()
    return what


def test_a_whole_game_of_regidice(come: Come) -> None:
    visitor = come()
    open_table(visitor.page, bots=1, game="regidice")
    answers, judged, found = list[str](), set[str](), list[str]()
    while len(answers) < MOST and "over" not in answers:
        stage = visitor.page.evaluate(STAGE)
        if stage not in judged:
            judged.add(stage)
            found += serious(visitor.page, stage)
        answers.append(step(visitor.page))
    found += serious(visitor.page, "end")
    assert found == []
    assert len(judged) > 3
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    assert answers.count("call") > 0
    assert answers.count("confirm") + answers.count("ask") > 0
