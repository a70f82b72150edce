"""The bell that says that it is my turn; the browser's own sounds are counted, not heard."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.dealing import Dealer, first
from tests.browser.dicing import step
from tests.browser.playing import do, open_alone, sit_together, whose
from tests.browser.visiting import CALM
from tests.browser.waiting import let_pass

COUNTED = """() => {
  window.strokes = 0;
  const node = () => ({
    frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (next) => next,
    start: () => (window.strokes += 1),
    stop() {},
  });
  let isHeard = false; // a finger or a key, at this moment
  for (const kind of ["click", "keydown"]) {
    addEventListener(kind, () => { isHeard = true; setTimeout(() => (isHeard = false)); }, { capture: true });
  }
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    createOscillator = node;
    createGain = node;
    state = "suspended";
    asleep = [];
    resume() { // as in Safari
      if (!isHeard) return new Promise((wake) => this.asleep.push(wake));
      this.state = "running";
      this.asleep.forEach((wake) => wake());
      return Promise.resolve();
    }
  };
}"""
BELL = 2  # strokes
LATE = 1_100  # milliseconds: it would be no news any more


def strokes(page: Page) -> int:
    """How often the bell was struck since the page was loaded."""
    return int(page.evaluate("window.strokes"))


def listen(page: Page, sound: str | bool) -> None:
    """Count what would be heard; once a sound was only on or off, and so it may still be kept."""
    page.add_init_script(f"({COUNTED})()")
    page.add_init_script(f"localStorage.setItem('settings', '{json.dumps({'sound': sound})}')")


@pytest.mark.parametrize(("sound", "is_on"), [("turn", True), ("off", False), (True, True)])
def test_a_bell_says_that_it_is_my_turn_unless_it_is_off(
    come: Come, sound: str | bool, *, is_on: bool
) -> None:
    visitors = [come(**CALM), come(**CALM)]
    for visitor in visitors:
        listen(visitor.page, sound)
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


@pytest.mark.parametrize(("sound", "is_on"), [("turn", True), ("off", False)])
def test_a_bell_rings_for_dice_too(come: Come, dealer: Dealer, sound: str, *, is_on: bool) -> None:
    people = [dealer.somebody("Mara"), dealer.somebody("Ilse")]
    table = first("regidice", people, 0, lambda view: view["decider"] == 0 and not any(view["calls"]))
    path = dealer.lay(table, dict(enumerate(people)))
    pages = [come(**CALM).be(one.key).page for one in people]
    for page in pages:
        listen(page, sound)
        page.goto(path)
        page.get_by_role("region", name="Your dice").wait_for()
    mine, other = pages
    for page in pages:
        page.keyboard.press("t")  # who never touches the page hears nothing
    let_pass(mine, LATE)  # what rang for the first look has rung
    before = {page: strokes(page) for page in pages}
    step(mine)  # I call; then she is asked
    other.wait_for_function("() => document.title.startsWith('● ')")
    other.wait_for_function("(count) => window.strokes >= count", arg=before[other] + BELL * is_on)
    assert strokes(other) == before[other] + BELL * is_on
    assert strokes(mine) == before[mine]


def test_where_everything_is_heard_a_play_of_mine_is_too(come: Come) -> None:
    visitor = come(**CALM)
    page = visitor.page
    listen(page, "all")
    open_alone(page)
    _, what = whose([visitor])
    before = strokes(page)
    do(page, what, random.Random(1))
    page.wait_for_function("(count) => window.strokes > count", arg=before)
    page.reload()
    whose([visitor])
    assert strokes(page) <= BELL  # what was before is no news; at most it is my turn


def test_a_bell_that_could_not_ring_does_not_ring_late(come: Come, dealer: Dealer) -> None:
    people = [dealer.somebody("Mara"), dealer.somebody("Ilse")]
    table = first("regidice", people, 0, lambda view: view["decider"] == 0 and not any(view["calls"]))
    path = dealer.lay(table, dict(enumerate(people)))
    mine, other = (come(**CALM).be(one.key).page for one in people)
    for page in (mine, other):
        listen(page, "turn")
        page.goto(path)
        page.get_by_role("region", name="Your dice").wait_for()
    step(mine)
    other.wait_for_function("() => document.title.startsWith('● ')")
    let_pass(other, LATE)
    other.keyboard.press("t")
    let_pass(other, 100)
    assert strokes(other) == 0
