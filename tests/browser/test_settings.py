"""What is set for a device holds at its tables."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.audit import audit
from tests.browser.conftest import Come
from tests.browser.dealing import Dealer, Facts, first
from tests.browser.fingers import middle, strip
from tests.browser.playing import CHOSEN, hand
from tests.browser.test_table_hands import WHILE, Wire
from tests.browser.visiting import CALM, PHONE, TABLET
from tests.browser.waiting import box_of, let_pass
from tests.often import only_in_soak

# What lies behind the decision, or outside of the table.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const all = (names) => [...document.querySelectorAll(names)].filter((one) => one.offsetParent);
  const { top } = box(document.querySelector(".prev, .owe"));
  const floor = Math.max(innerHeight, document.querySelector(".tbl").offsetHeight);
  const lie = all(".arena .piles p, .stack .slot, .est, .port");
  const isOut = ({ bottom, left, right }) => bottom > floor || left < 0 || right > innerWidth;
  const long = document.documentElement.scrollHeight - floor;
  return [
    ...lie.filter((one) => box(one).bottom > top + 1).map((one) => one.outerHTML.slice(0, 60)),
    ...all('.layer [data-zone="hand"]').filter((one) => isOut(box(one))).map((one) => one.dataset.key),
    ...(long > 0 ? [`longer by ${long}`] : []),
  ];
}"""
# How much a finger finds of cards over which the next one lies, where that is too little.
NARROW = """() => {
  const lefts = [...document.querySelectorAll(".hd .slot")].map((one) => one.getBoundingClientRect().left);
  const strips = lefts.slice(1).map((left, at) => left - lefts[at]);
  return strips.filter((wide) => wide > 0 && wide < 43.5);
}"""


def turn(page: Page, name: str) -> None:
    """Turn a switch of the settings."""
    page.goto("/settings")
    page.get_by_role("switch", name=name).click()


def test_payments_are_suggested_unless_one_wants_to_find_them(come: Come, dealer: Dealer) -> None:
    mara = dealer.somebody("Mara")
    table = first("regicide", [mara], 1, lambda view: view["decider"] == 0 and view["phase"] == "suffer")
    path = dealer.lay(table, {0: mara})
    page = come(**CALM).be(mara.key).page
    page.goto(path)
    hand(page).first.wait_for()
    suggested = page.locator(".layer .sug")
    expect(suggested).not_to_have_count(0)
    turn(page, "Suggest payments")
    page.goto(path)
    hand(page).first.wait_for()
    expect(suggested).to_have_count(0)
    expect(page.get_by_role("button", name="Use suggestion")).to_have_count(0)


def test_the_buttons_come_to_the_left_thumb(come: Come, dealer: Dealer) -> None:
    mara = dealer.somebody("Mara")
    table = first("regicide", [mara], 1, lambda view: view["decider"] == 0 and view["phase"] == "play")
    path = dealer.lay(table, {0: mara})
    page = come(size=PHONE, **CALM).be(mara.key).page
    turn(page, "Buttons on the left")
    page.goto(path)
    hand(page).first.wait_for()
    buttons = page.get_by_role("region", name="Decision").locator(".act .btn:visible")
    places = [box["x"] for button in buttons.all() if (box := button.bounding_box())]
    assert len(places) > 1
    assert places == sorted(
        places, reverse=True
    )  # the main one is the last to be read, and the first from the left


def test_on_a_tablet_both_columns_are_filled(come: Come) -> None:
    page = come(size=TABLET, **CALM).go("/settings")
    page.get_by_role("heading", name="Appearance").wait_for()
    look, table, you = [one.bounding_box() for one in page.locator(".kg > section").all()]
    assert look is not None
    assert table is not None
    assert you is not None
    assert table["x"] == look["x"] < you["x"]
    assert table["y"] > look["y"] == you["y"]


# ---------------------------------------------------------------- confirmation
def playing(come: Come, dealer: Dealer, *, confirms: bool, **how: object) -> tuple[Page, Wire]:
    """My turn at a table with a bot that does not move by itself, with plays confirmed or not."""
    mara, ilse = dealer.somebody("Mara"), dealer.somebody("Ilse")
    table = first("regicide", [mara, ilse], 0, lambda view: view["decider"] == 0 and view["phase"] == "play")
    path = dealer.lay(table, {0: mara, 1: ilse})
    page = come(**CALM, **how).be(mara.key).page
    if not confirms:
        turn(page, "Confirm plays")
    wire = Wire.of(page)
    page.goto(path)
    hand(page).first.wait_for()
    let_pass(page, WHILE)  # what is asked has been seen
    return page, wire


def playable(page: Page) -> Locator:
    """A card that can be played by itself."""
    return page.locator('.layer button[data-zone="hand"]:not(.dim)').first


def drag_to(page: Page, card: Locator, place: Locator) -> None:
    """By the mouse."""
    page.mouse.move(*strip(card))
    page.mouse.down()
    page.mouse.move(*middle(place), steps=8)
    page.mouse.up()


def test_a_play_is_confirmed(come: Come, dealer: Dealer) -> None:
    page, wire = playing(come, dealer, confirms=True)
    card = playable(page)
    page.mouse.click(*strip(card))
    page.mouse.click(*strip(card))
    expect(page.locator(CHOSEN)).to_have_count(0)  # given back
    page.mouse.dblclick(*strip(card))
    drag_to(page, card, page.locator(".arena"))
    expect(page.locator(CHOSEN)).to_have_count(1)
    let_pass(page, WHILE)
    assert wire.acts == []
    page.keyboard.press("Enter")
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert len(wire.acts) == 1


def test_without_confirmation_a_second_click_plays_the_only_card(come: Come, dealer: Dealer) -> None:
    page, wire = playing(come, dealer, confirms=False)
    card = playable(page)
    key = str(card.get_attribute("data-key"))
    page.keyboard.press("1")
    page.keyboard.press("1")  # a key gives it back: one that is held down repeats
    expect(page.locator(CHOSEN)).to_have_count(0)
    card.press(" ")
    card.press(" ")
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert wire.acts == []
    page.mouse.click(*strip(card))
    expect(page.locator(CHOSEN)).to_have_count(1)
    let_pass(page, WHILE)
    assert wire.acts == []  # the first only chooses
    page.mouse.click(*strip(card))
    expect(page.locator(f'.layer [data-key="{key}"][data-zone="hand"]')).to_have_count(0)
    assert wire.acts == [[key]]


def test_without_confirmation_a_second_tap_plays(come: Come, dealer: Dealer) -> None:
    page, wire = playing(come, dealer, confirms=False, size=PHONE, has_touch=True)
    card = playable(page)
    key = str(card.get_attribute("data-key"))
    page.touchscreen.tap(*strip(card))
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.touchscreen.tap(*strip(card))
    expect(page.locator(f'.layer [data-key="{key}"][data-zone="hand"]')).to_have_count(0)
    assert wire.acts == [[key]]


def test_without_confirmation_a_card_is_played_where_it_is_laid(come: Come, dealer: Dealer) -> None:
    page, wire = playing(come, dealer, confirms=False)
    card = playable(page)
    key = str(card.get_attribute("data-key"))
    drag_to(page, card, page.locator("#rc-block"))  # out of the hand, and not on the table
    expect(page.locator(CHOSEN)).to_have_count(1)
    let_pass(page, WHILE)
    assert wire.acts == []
    drag_to(page, card, page.locator(".arena"))
    expect(page.locator(f'.layer [data-key="{key}"][data-zone="hand"]')).to_have_count(0)
    assert wire.acts == [[key]]


def test_cards_that_do_not_go_together_are_not_played_when_one_is_laid(come: Come, dealer: Dealer) -> None:
    page, wire = playing(come, dealer, confirms=False)
    cards = page.locator('.layer button[data-zone="hand"]:not(.dim)')
    keys = [str(one.get_attribute("data-key")) for one in cards.all()]
    ranks = {key: key[:-1] for key in keys if key[0] not in "A*"}
    pair = next((one, other) for one in ranks for other in ranks if ranks[one] != ranks[other])
    page.mouse.click(*strip(page.locator(f'[data-key="{pair[0]}"]')))
    drag_to(page, page.locator(f'[data-key="{pair[1]}"]'), page.locator(".arena"))
    expect(page.locator(".prev").get_by_role("alert")).to_be_visible()
    let_pass(page, WHILE)
    assert wire.acts == []


def test_payments_are_confirmed_whatever_is_set(come: Come, dealer: Dealer) -> None:
    mara = dealer.somebody("Mara")
    table = first("regicide", [mara], 0, lambda view: view["phase"] == "suffer" and view["flips"] > 0)
    path = dealer.lay(table, {0: mara})
    page = come(**CALM).be(mara.key).page
    turn(page, "Confirm plays")
    wire = Wire.of(page)
    page.goto(path)
    hand(page).first.wait_for()
    let_pass(page, WHILE)
    for card in hand(page).all():  # all of them pay, and one alone may, too
        page.mouse.dblclick(*strip(card))
        drag_to(page, card, page.locator(".arena"))
        page.mouse.click(*strip(card))
        page.mouse.click(*strip(card))
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    let_pass(page, WHILE)
    assert wire.acts == []
    expect(page.get_by_role("button", name="Flip now")).to_be_visible()


class Slow:
    """A line on which nothing is heard any more once a move was made, until it is let go."""

    def __init__(self, page: Page) -> None:
        self.acts: list[list[str]] = []
        self._held: list[Callable[[], None]] = []
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def send(said: str | bytes) -> None:
            command = json.loads(said).get("command", {})
            self.acts += [command["moves"]] if command.get("do") == "act" else []
            far.send(said)

        def hear(said: str | bytes) -> None:
            if self.acts:
                self._held.append(lambda: near.send(said))
            else:
                near.send(said)

        near.on_message(send)
        far.on_message(hear)

    def let_go(self) -> None:
        """What was said meanwhile is heard."""
        for tell in self._held:
            tell()


def test_what_is_chosen_stays_as_it_was_sent_until_there_is_an_answer(come: Come, dealer: Dealer) -> None:
    page, _ = playing(come, dealer, confirms=False)
    slow = Slow(page)
    page.reload()
    hand(page).first.wait_for()
    let_pass(page, WHILE)
    card, other = playable(page), hand(page).last
    key = str(card.get_attribute("data-key"))
    for _ in range(3):
        page.mouse.click(*strip(card))
    page.mouse.click(*strip(other))
    drag_to(page, other, page.locator(".arena"))
    for name in ("Escape", "y", "y", "Enter"):
        page.keyboard.press(name)
    let_pass(page, WHILE)
    assert [one.get_attribute("data-key") for one in page.locator(CHOSEN).all()] == [key]
    expect(page.locator(".prev .pri")).to_be_disabled()
    slow.let_go()
    expect(page.locator(f'.layer [data-key="{key}"][data-zone="hand"]')).to_have_count(0)
    expect(page.locator(CHOSEN)).to_have_count(0)
    assert slow.acts == [[key]]


# ------------------------------------------------------------------ card sizes
def card_width(page: Page) -> float:
    """Of the first card in my hand."""
    return box_of(hand(page).first)["width"]


def choose(page: Page, group: str, name: str) -> None:
    """One of a few, in the settings."""
    page.goto("/settings")
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name, exact=True).click()


def is_full(view: Facts) -> bool:
    """I am asked for the first time."""
    return bool(view["decider"] == 0)


def is_on(view: Facts) -> bool:
    """Something lies on the table and on the piles."""
    return bool(view["decider"] == 0 and view["plays"] and view["discard_size"] and len(view["hand"]) > 2)


SIZES = [(1280, 800), (1024, 768), (620, 900), (360, 740), (360, 640)]


@pytest.mark.parametrize("size", SIZES, ids=str)
# The fullest hand and the smallest; in a soak also the one between them.
@pytest.mark.parametrize("players", [1, pytest.param(2, marks=only_in_soak), 4])
def test_cards_are_as_large_as_one_likes(
    come: Come, dealer: Dealer, size: tuple[int, int], players: int
) -> None:
    """From the fullest hand to a smaller one nothing is cut, covered or too small to touch, and nothing else moves."""
    mara = dealer.somebody("Mara")
    paths = [
        dealer.lay(first("regicide", [mara], players - 1, is_there), {0: mara})
        for is_there in (is_full, is_on)
    ]
    page = come(size=size, **CALM).be(mara.key).page
    widths: dict[str, list[float]] = {}
    for name in ("Small", "Normal", "Large"):
        choose(page, "Card size", name)
        for path in paths:
            page.goto(path)
            hand(page).first.wait_for()
            page.wait_for_load_state("networkidle")
            widths.setdefault(name, []).append(card_width(page))
            assert audit(page) == [], name
            assert page.evaluate(COVERED) == [], name
            assert page.evaluate(NARROW) == [], name
    for small, normal, large in zip(*widths.values(), strict=True):
        assert small <= normal <= large
        if players == 4:  # five cards have room for it on every screen
            assert small < normal < large


def test_the_sample_has_all_sizes_and_the_choice_is_kept(come: Come) -> None:
    page = come(**CALM).page
    choose(page, "Card size", "Large")
    expect(page.locator("html")).to_have_attribute("data-cards", "large")
    page.reload()
    expect(page.get_by_role("radio", name="Large")).to_be_checked()
    expect(page.locator(".rowf > span > .card")).to_have_count(3)
