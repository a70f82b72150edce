"""For whoever does not see the page: a game by names and roles alone, and what axe finds."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.playing import MOST, hand, offered, open_table
from tests.browser.reading import read_aloud
from tests.browser.screens import SCREENS
from tests.browser.visiting import CALM, DESKTOP, PHONE
from tests.browser.waiting import hurry

SIZES = {"phone": PHONE, "desktop": DESKTOP}

# ------------------------------------------------------------- names and roles
# What kind of decision is shown, by its buttons.
MOMENT = """() => [...document.querySelectorAll("[aria-label='Decision'] button")]
  .map((one) => one.textContent.trim().split(" ")[0]).sort().join(" ") || "no decision" """


WRITTEN = re.compile(r"\b(?:10|[2-9AJQK])[CDHS]\b")  # a card


class Blind:
    """Plays by the accessibility tree: what has a role and a name is all there is."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.decision = page.get_by_role("region", name="Decision")
        self.hand = page.get_by_role("region", name="Your hand").get_by_role("button")
        self.over = page.get_by_role("heading", name=re.compile("^Game over|^The Castle has fallen|medal"))

    def has(self, name: str) -> bool:
        """Whether the decision has a button of that name that can be pressed."""
        buttons = self.decision.get_by_role("button", name=name)
        return bool(buttons.evaluate_all("(all) => all.length > 0 && !all[0].disabled"))

    def press(self, name: str) -> None:
        self.decision.get_by_role("button", name=name).first.click()

    def play(self) -> None:
        """The first card that can be played; else yield."""
        expect(self.decision.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
        for number in range(self.hand.count()):
            self.hand.nth(number).press(" ")
            if self.has("Play "):
                self.press("Play ")
                return self.settle("Play ")
        self.press("Yield")
        self.press("Yield now")
        return self.settle("Yield now")

    def settle(self, name: str) -> None:
        """It is done once no such button can be pressed any more."""
        expect(self.decision.get_by_role("button", name=name, disabled=False)).to_have_count(0)

    def turn(self) -> bool:
        """One step; False when the game is over."""
        mine = re.compile(
            "Play|Yield|Pay|Use suggestion|Continue|no preference yet|I’d like to go|I’d rather not|No preference"
        )
        expect(self.over.or_(self.decision.get_by_role("button", name=mine).first)).to_be_visible()
        if self.over.count():
            return False
        if self.has("Continue"):
            hurry(self.decision.get_by_role("button", name="Continue"))
        elif self.has("Use suggestion"):
            self.press("Use suggestion")
            self.press("Pay ")
            self.settle("Use suggestion")
        elif self.has("no preference yet"):
            self.press("no preference yet")
            self.settle("no preference yet")
        elif self.has("No preference"):  # a bot played a jester and asks for wishes
            self.press("No preference")
            self.settle("No preference")
        elif self.has("Yield"):
            self.play()
        return True


def test_a_game_by_names_and_roles_alone(come: Come) -> None:
    page = come(**CALM).go("/new")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("radio", name="Casual").click()
    page.get_by_role("button", name="Create table").click()
    blind = Blind(page)
    blind.hand.first.wait_for()
    expect(page.get_by_role("region", name="Enemy")).to_contain_text("Attack 10")
    said, judged, found = set(), set[str](), list[str]()
    for _ in range(MOST):
        said.add(page.get_by_role("status").first.text_content())
        if (moment := page.evaluate(MOMENT)) not in judged:
            judged.add(moment)
            found += serious(page, moment)
        if not blind.turn():
            break
    assert found == []
    assert len(judged) > 2
    expect(blind.over).to_be_visible()
    assert any("Tobias" in (line or "") for line in said)  # what others do is said aloud
    assert any((line or "").endswith("Your turn") for line in said)
    assert not [line for line in said if WRITTEN.search(line or "")]  # cards are called by their names


# ------------------------------------------------------------- reading order
def seen(page: Page) -> list[str]:
    """The names of my cards from left to right."""
    left = "all => all.map((one) => [one.getBoundingClientRect().x, one.getAttribute('aria-label')])"
    return [name for _, name in sorted(hand(page).evaluate_all(left))]


def test_the_hand_is_read_as_it_lies_after_the_decision(come: Come) -> None:
    page = come().page
    open_table(page, bots=1)
    hand(page).first.wait_for()
    offered(page)
    orders = []
    for _ in range(2):
        page.wait_for_function("() => document.getAnimations().length === 0")
        read = read_aloud(page)
        cards = seen(page)
        assert [name for role, name in read if role == "button" and name in cards] == cards
        regions = [name for role, name in read if role == "region"]
        assert regions.index("Enemy") < regions.index("Decision") < regions.index("Your hand")
        orders.append(cards)
        page.get_by_role("button", name=re.compile("Sort by")).click()
    assert sorted(orders[0]) == sorted(orders[1])


# ------------------------------------------------------------------------ axe
FIRSTS = ("home", "table with bots", "end", "settings", "learn")  # a test each: several can run at a time
PARTS = list(pairwise([*map(list(SCREENS).index, FIRSTS), len(SCREENS)]))


@pytest.mark.parametrize("part", PARTS, ids=FIRSTS)
def test_axe_finds_nothing_serious_on_any_screen(come: Come, part: tuple[int, int]) -> None:
    """On a phone and on a desk, in both themes; moments of a game are looked at where they are played."""
    page = come(**CALM).page
    found = []
    for name, open_screen in list(SCREENS.items())[slice(*part)]:
        open_screen(page)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            found += serious(page, f"{name}, {size}")
    assert found == []


def test_every_screen_is_in_a_part() -> None:
    assert [name for part in PARTS for name in list(SCREENS)[slice(*part)]] == list(SCREENS)
