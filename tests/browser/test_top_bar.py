"""The bar above a table: whatever width and language, nothing in it lies on anything else, and no fact is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.dealing import Dealer, Facts, first
from tests.browser.visiting import CALM
from tests.browser.waiting import box_of

ONE_LINE = 30  # pixels
# How far each thing in the bar reaches into the next, and the facts that are shown in part.
WRONG = """() => {
  const box = (one) => one.getBoundingClientRect();
  const shown = [...document.querySelectorAll(".top > *")].filter((one) => box(one).width > 1);
  const over = shown.slice(1).filter((one, at) => box(one).left < box(shown[at]).right - 0.5);
  const bits = document.querySelector(".top .bits");
  const cut = [...bits.children].filter((one) => {
    const { top, bottom, right } = box(one);
    return top < box(bits).bottom - 1 && (bottom > box(bits).bottom + 1 || right > box(bits).right + 1);
  });
  const wide = document.documentElement.scrollWidth > innerWidth ? [document.body] : [];
  return [...over, ...cut, ...wide].map((one) => one.textContent);
}"""


def is_split(view: Facts) -> bool:
    """The damage is to be split, which takes most words."""
    return bool(view["phase"] == "split" and view["decider"] == 0)


@pytest.mark.parametrize("width", [768, 820, 1023, 1280])
@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_bar_has_room_for_all_it_shows(come: Come, dealer: Dealer, width: int, language: str) -> None:
    people = [dealer.somebody("Mara"), dealer.somebody("Ilse")]
    path = dealer.lay(first("regidice", people, 1, is_split), dict(enumerate(people)))
    page = come(size=(width, 1000), locale=language, **CALM).be(people[0].key).go(path)
    turn = page.locator(".top .turn")
    expect(turn).to_be_visible()
    assert box_of(turn)["height"] < ONE_LINE
    assert page.evaluate(WRONG) == []
