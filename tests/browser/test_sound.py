"""The bell that says that it is my turn; the browser's own sounds are counted, not heard."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.playing import do, sit_together, whose
from tests.browser.visiting import CALM

COUNTED = """() => {
  window.strokes = 0;
  const node = () => ({
    frequency: {},
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (next) => next,
    start: () => (window.strokes += 1),
    stop() {},
  });
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    createOscillator = node;
    createGain = node;
  };
}"""
BELL = 2  # strokes


def strokes(page: Page) -> int:
    """How often the bell was struck since the page was loaded."""
    return int(page.evaluate("window.strokes"))


@pytest.mark.parametrize("is_on", [True, False])
def test_a_bell_says_that_it_is_my_turn_unless_it_is_off(come: Come, *, is_on: bool) -> None:
    visitors = [come(**CALM), come(**CALM)]
    for visitor in visitors:
        visitor.page.add_init_script(f"({COUNTED})()")
        visitor.page.add_init_script(
            f"localStorage.setItem('settings', '{{\"sound\": {str(is_on).lower()}}}')"
        )
    sit_together(visitors, bots=0)
    visitor, what = whose(visitors)
    mine, other = visitor.page, next(one.page for one in visitors if one is not visitor)
    before = {mine: strokes(mine), other: strokes(other)}
    luck = random.Random(1)
    while not other.title().startswith("● "):  # I play and pay, of my own accord
        assert strokes(mine) == before[mine]
        do(mine, what, luck)
        _, what = whose(visitors)
    other.wait_for_function("(count) => window.strokes >= count", arg=before[other] + BELL * is_on)
    assert strokes(other) == before[other] + BELL * is_on
    assert strokes(mine) == before[mine]
