"""Fingers at the table: all works that the sheet of gestures tells of, and none of it hinders scrolling or zooming."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.audit import audit
from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.dicing import play_to
from tests.browser.fingers import Finger, middle, strip
from tests.browser.hurried import brought, open_by_hand, somebody
from tests.browser.playing import CHOSEN, SETTLED, at_table, hand
from tests.browser.visiting import CALM, DESKTOP, PHONE, TABLET
from tests.browser.waiting import box_of, let_pass

TOUCH = {"has_touch": True, "is_mobile": True}
LANDSCAPE = (1180, 820)


def played(page: Page) -> Page:
    """A game with a bot in which something lies on the table and on the piles."""
    _, table = brought(
        page, ["greedy"], lambda look: bool(look["view"]["plays"] and look["view"]["discard_size"])
    )
    return at_table(page, table)


def past(page: Page) -> Locator:
    """The table while one looks back."""
    return page.locator(".tbl.past, .rd.past")


# ---------------------------------------------------------------------- cards
def test_a_card_is_dragged_up_to_choose_it_and_down_to_give_it_back(come: Come) -> None:
    page = come(size=PHONE, **TOUCH).page
    at_table(page, open_by_hand(somebody(page), "regicide", []))
    card, finger = hand(page).nth(1), Finger(page)
    finger.drag(strip(card), 6, -120)
    expect(card).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(SETTLED)
    finger.drag(strip(card), 4, -120)  # up once more changes nothing
    expect(card).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(SETTLED)
    finger.drag(strip(card), 4, 40)
    expect(card).to_have_attribute("aria-pressed", "false")
    page.wait_for_function(SETTLED)
    finger.drag(strip(card), 4, 40)  # and down again neither
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_a_card_that_is_held_is_read_large_and_not_chosen(come: Come) -> None:
    page = come(size=PHONE, **TOUCH).page
    at_table(page, open_by_hand(somebody(page), "regicide", []))
    card, finger = hand(page).nth(2), Finger(page)
    name = str(card.get_attribute("aria-label")).split(",")[0]
    large = page.locator(".read")
    finger.hold(strip(card))
    expect(large).to_contain_text(name)
    assert box_of(large.locator(".card"))["width"] > 100
    assert audit(page) == []
    finger.send("touchEnd")
    expect(large).to_have_count(0)
    let_pass(page, 300)
    expect(page.locator(CHOSEN)).to_have_count(0)
    page.touchscreen.tap(*strip(card))  # the next tap is one
    expect(page.locator(CHOSEN)).to_have_count(1)


def test_a_card_on_the_table_is_read_large_too(come: Come) -> None:
    page = played(come(size=PHONE, **TOUCH).page)
    finger = Finger(page)
    finger.hold(strip(page.locator(".plays .slot").last))
    expect(page.locator(".read")).to_be_visible()
    finger.send("touchEnd")
    expect(page.locator(".read")).to_have_count(0)


def test_a_right_click_reads_a_card_and_escape_ends_it(come: Come) -> None:
    page = come().page
    at_table(page, open_by_hand(somebody(page), "regicide", []))
    card = hand(page).first
    card.click(button="right", position={"x": 14, "y": 40})
    expect(page.locator(".read")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".read")).to_have_count(0)
    expect(page.locator(CHOSEN)).to_have_count(0)
    card.focus()
    page.keyboard.press("Shift+F10")
    card.dispatch_event("contextmenu")  # as the key does where there are windows
    expect(page.locator(".read")).to_be_visible()
    page.mouse.click(*middle(page.locator(".turn")))
    expect(page.locator(".read")).to_have_count(0)


def test_whoever_goes_on_by_keys_has_read_the_card(come: Come) -> None:
    page = come(**CALM).page
    at_table(page, open_by_hand(somebody(page), "regicide", []))
    large = page.locator(".read")
    for key in ("ArrowRight", "1", "Enter"):
        hand(page).first.click(button="right", position={"x": 14, "y": 40})
        expect(large).to_be_visible()
        page.keyboard.press(key)
        expect(large).to_have_count(0)


@pytest.mark.parametrize(
    "late",
    [
        "new MouseEvent('click', { bubbles: true, detail: 1 })",  # Safari
        "new PointerEvent('contextmenu', { bubbles: true, pointerType: 'touch' })",  # as a finger leaves
    ],
    ids=["click", "menu"],
)
def test_what_a_browser_tells_late_of_a_finger_that_was_held_is_no_news(come: Come, late: str) -> None:
    page = come(size=PHONE, **TOUCH).page
    at_table(page, open_by_hand(somebody(page), "regicide", []))
    card, finger = hand(page).nth(2), Finger(page)
    finger.hold(strip(card))
    expect(page.locator(".read")).to_be_visible()
    tell = f"setTimeout(() => card.dispatchEvent({late}), 60)"  # by the page's clock, as the finger leaves
    card.evaluate(f"(card) => addEventListener('touchend', () => {tell}, {{ once: true }})")
    finger.send("touchEnd")
    let_pass(page, 300)
    expect(page.locator(".read")).to_have_count(0)
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_two_fingers_do_nothing_to_a_card(come: Come) -> None:
    page = come(size=PHONE, **TOUCH).page
    at_table(page, open_by_hand(somebody(page), "regicide", []))
    one, other = strip(hand(page).nth(0)), strip(hand(page).nth(3))
    finger = Finger(page)
    finger.send("touchStart", one)
    finger.send("touchStart", one, other)
    let_pass(page, 700)
    finger.send("touchEnd")
    expect(page.locator(".read")).to_have_count(0)
    expect(page.locator(CHOSEN)).to_have_count(0)


# ---------------------------------------------------------------------- arena
def test_one_swipes_back_and_on(come: Come) -> None:
    page = played(come(size=PHONE, **TOUCH).page)
    finger, enemy = Finger(page), page.locator(".enemy .port")
    finger.drag(middle(enemy), 110, 6)
    expect(past(page)).to_be_visible()
    first = str(page.locator(".prev .what").text_content())
    finger.drag(middle(enemy), 110, 6)
    expect(page.locator(".prev .what")).not_to_have_text(first)
    finger.drag(middle(enemy), -80, 6)
    expect(page.locator(".prev .what")).to_have_text(first)
    finger.drag(middle(enemy), -80, 6)
    expect(past(page)).to_have_count(0)
    for across, down in ((20, 0), (50, 90)):  # too short, and aslant
        finger.drag(middle(enemy), across, down)
    let_pass(page, 300)
    expect(past(page)).to_have_count(0)


def test_dice_are_looked_back_at_too(come: Come) -> None:
    page = come(size=PHONE, **TOUCH).page
    play_to(page, "resolve")
    finger, enemy = Finger(page), page.locator(".foe .port")
    finger.drag(middle(enemy), 110, 4)
    expect(past(page)).to_be_visible()
    while past(page).count():
        finger.drag(middle(enemy), -80, 4)
        let_pass(page, 100)


def test_the_page_is_scrolled_where_it_is_longer_than_the_screen(come: Come) -> None:
    page = played(come(size=(360, 560), **TOUCH).page)
    x, y = middle(page.locator(".enemy .port"))
    Finger(page).drag((x, y), 4, -110)
    page.wait_for_function("() => scrollY > 20")
    expect(past(page)).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, TABLET, LANDSCAPE], ids=["phone", "tablet", "on its side"])
def test_a_pile_that_is_pulled_opens(come: Come, size: tuple[int, int]) -> None:
    page = played(come(size=size, **TOUCH).page)
    pile, finger = page.get_by_role("button", name="Discard:").first, Finger(page)
    opened = page.get_by_role("dialog", name="Card tracker")
    finger.drag(middle(pile), -8, 50, leave=False)
    expect(page.locator("[data-pulled]")).to_have_count(1)
    finger.send("touchMove", middle(pile))  # back again: nothing was meant
    expect(page.locator("[data-pulled]")).to_have_count(0)
    finger.send("touchEnd")
    let_pass(page, 300)
    expect(opened).to_have_count(0)
    finger.drag(middle(pile), -40, 10)
    expect(opened).to_be_visible()
    expect(opened.get_by_role("radio", name="Discard ")).to_be_checked()
    expect(past(page)).to_have_count(0)


# ------------------------------------------------------------------ the sheet
def gestures(page: Page) -> Locator:
    """The sheet, by the gear."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_role("button", name="Gestures", exact=True).click()
    return page.get_by_role("dialog", name="Gestures")


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=["phone", "short"])
def test_a_phone_is_told_its_gestures(come: Come, size: tuple[int, int]) -> None:
    page = played(come(size=size, **TOUCH, **CALM).page)
    sheet = gestures(page)
    names = sheet.get_by_role("term").all_inner_texts()
    assert names == ["Tap", "Hold", "Drag up", "Swipe", "Pull"]
    expect(sheet.locator(".key")).to_have_count(0)
    assert audit(page) == []
    assert serious(page, "gestures") == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("?")  # who types has keys
    both = page.get_by_role("dialog", name="Keys and gestures")
    expect(both.locator(".key").first).to_be_visible()


def test_a_desk_is_told_its_keys(come: Come) -> None:
    page = come(size=DESKTOP).page
    at_table(page, open_by_hand(somebody(page), "regicide", []))
    page.get_by_role("button", name="Keys", exact=True).click()
    sheet = page.get_by_role("dialog", name="Keys", exact=True)
    expect(sheet.locator(".key").first).to_be_visible()
    expect(sheet).not_to_contain_text("Swipe")


def test_dice_have_fewer_gestures(come: Come) -> None:
    page = come(size=PHONE, **TOUCH, **CALM).page
    play_to(page, "declare")
    assert gestures(page).get_by_role("term").all_inner_texts() == ["Tap", "Swipe"]
    assert audit(page) == []
