"""What is read on the page is words and drawings: no move and no seat as it is typed, in any language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.screens import first_puzzle
from tests.browser.visiting import CALM
from tests.server.test_words import TYPED

LANGUAGES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
RESOLVE = "2@0 rulebook 1 P0 resolve 1:332 332 . r46b24y35/r2 ./. A4/K"
PLACES = {
    "a lesson": "/learn/regidice/3",
    "a puzzle": "/puzzles/regidice/1",
    "a jester's lesson": "/learn/regicide/10",
    "a jester's puzzle": first_puzzle("next", players=4),
    "advice": f"/advice?position={RESOLVE}",
}
# All that is seen or read out: texts, names, placeholders.
READ = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [placeholder], option")]
  .flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("placeholder"), one.textContent])].join("\\n")"""


def typed(page: Page) -> list[str]:
    return [line for line in page.evaluate(READ).splitlines() if TYPED.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_as_it_is_typed(come: Come, language: str) -> None:
    page = come(locale=LANGUAGES[language], **CALM).page
    for name, path in PLACES.items():
        page.goto(path)
        page.locator("main .btn").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert typed(page) == [], name
        for option in page.locator(".opts button").all()[:3]:
            option.click()
            assert typed(page) == [], name


def test_dice_of_a_real_table_are_asked_for_in_words(come: Come) -> None:
    """The whole way: what one wants to know, dice by tapping, what others said; then advice."""
    page = come(**CALM).go("/advice")
    page.get_by_role("radio", name="Regidice").click()
    page.get_by_role("combobox", name="What do you need?").select_option("Who acts next")
    page.get_by_role("combobox", name="My call").select_option("attack 3s")
    page.get_by_role("combobox", name="Call of Partner").select_option("block 2s")
    laid = {"My dice": ("red 3", "blue 3", "yellow 3"), "Dice of Partner": ("red 2", "blue 2")}
    for place, dice in laid.items():
        page.get_by_role("button", name=place, exact=True).click()
        for die in dice:
            page.get_by_role("group", name="Add a die").get_by_role("button", name=die, exact=True).click()
            expect(page.get_by_role("button", name=f"Remove {die}")).to_have_count(1)
    page.get_by_role("group", name="Already acted").get_by_role("button", name="Partner").click()
    page.get_by_role("button", name="Get advice").click()
    expect(page.locator(".best h2")).to_contain_text("You act")
    assert typed(page) == []
    page.reload()  # by its link everything is there again
    expect(page.get_by_role("combobox", name="My call")).to_have_value("A3")
    expect(page.get_by_role("button", name="Remove red 3")).to_have_count(1)
