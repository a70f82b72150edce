"""Hands at the table: cards chosen in every way, what they would do seen at once, and nothing paid by accident."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.audit import audit
from tests.browser.conftest import Come
from tests.browser.dealing import now
from tests.browser.dicing import play_to
from tests.browser.fingers import middle, strip
from tests.browser.hurried import Look, brought, open_by_hand, somebody
from tests.browser.playing import CHOSEN, SETTLED, at_table, button, hand
from tests.browser.visiting import CALM, DESKTOP, PHONE
from tests.browser.waiting import box_of, let_pass

WHILE = 700  # milliseconds: longer than anything that was pressed takes to the server
PLAIN = [str(number) for number in range(2, 11)]


@dataclass
class Wire:
    """What a page sends and hears, from when it is listened to."""

    sent: list[dict[str, Any]] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, page: Page) -> Wire:
        """Listen to a page that is about to open something."""
        wire = cls()

        def connected(socket: WebSocket) -> None:
            socket.on("framesent", lambda frame: wire.sent.append(json.loads(frame)))
            socket.on("framereceived", lambda frame: wire.heard.append(str(frame)))

        page.on("websocket", connected)
        page.on("request", lambda request: wire.asked.append(request.url))
        return wire

    def forget(self) -> None:
        """All that was said so far."""
        self.sent.clear()
        self.heard.clear()
        self.asked.clear()

    @property
    def acts(self) -> list[list[str]]:
        """The moves that were made."""
        commands = [one["command"] for one in self.sent if one["type"] == "do"]
        return [one["moves"] for one in commands if one["do"] == "act"]


def alone(page: Page) -> Page:
    """A game alone, at its first decision."""
    return at_table(page, open_by_hand(somebody(page), "regicide", []))


# Where cards lie that are not on the place that is kept for them.
ASTRAY = """() => [...document.querySelectorAll(".layer > button:not(.nowhere)")].flatMap((card) => {
  const key = card.dataset.zone === "discard" ? "discard" : card.dataset.key;
  const place = [...document.querySelectorAll(`[data-slot="${CSS.escape(key)}"]`)].find((one) => one.offsetParent);
  const [at, of] = [card.getBoundingClientRect(), place?.getBoundingClientRect()];
  return of && Math.hypot(at.x - of.x, at.y - of.y) < 20 ? [] : [`${key} at ${at.x}, ${at.y}`];
})"""


def test_every_card_lies_where_it_belongs(come: Come) -> None:
    """In the middle of a game that is opened: what was discarded last is known only when its past has come."""
    page = come(size=PHONE).page
    _, table = brought(page, [], lambda look: look["view"]["discard_size"] > 3)
    for _ in range(4):
        at_table(page, table)
        let_pass(page, WHILE)
        assert page.evaluate(ASTRAY) == []


# ------------------------------------------------------------------- choosing
def test_cards_are_chosen_by_click_key_and_drag(come: Come) -> None:
    page = alone(come().page)
    card = hand(page).nth(2)
    page.mouse.click(*strip(card))
    expect(card).to_have_attribute("aria-pressed", "true")
    page.mouse.click(*strip(card))
    expect(page.locator(CHOSEN)).to_have_count(0)

    page.keyboard.press("1")
    expect(page.locator(CHOSEN)).to_have_count(1)
    page.keyboard.press("1")
    expect(page.locator(CHOSEN)).to_have_count(0)

    x, y = strip(card)
    for down, count in ((40, 0), (-160, 1)):
        page.wait_for_function(SETTLED)  # a card that was let go is on its way back
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 30, y + down, steps=8)
        page.mouse.up()
        expect(page.locator(CHOSEN)).to_have_count(count)
    expect(card).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(SETTLED)
    moved = strip(card)
    assert abs(moved[0] - x) < 4  # a card that was let go lies where it belongs


def drag_by_finger(page: Page, start: tuple[float, float], up: float) -> None:
    """As a finger does it; the browser may think that it scrolls."""
    session = page.context.new_cdp_session(page)
    x, y = start
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        point = {"x": x + step, "y": y - up * step / 8}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_cards_are_chosen_by_touch_and_by_dragging_a_finger(come: Come) -> None:
    page = alone(come(size=PHONE, has_touch=True).page)
    card = hand(page).nth(1)
    page.touchscreen.tap(*strip(card))
    expect(card).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(*strip(card))
    expect(page.locator(CHOSEN)).to_have_count(0)
    page.wait_for_function(SETTLED)
    drag_by_finger(page, strip(card), 140)
    expect(card).to_have_attribute("aria-pressed", "true")


# --------------------------------------------------------------- what it would do
def test_what_a_choice_would_do_is_there_without_a_message(come: Come) -> None:
    visitor = come()
    wire = Wire.of(visitor.page)
    page = alone(visitor.page)
    cards = page.locator('.layer button[data-zone="hand"]:not(.dim)')
    let_pass(page, WHILE)  # what comes with the question has come
    wire.forget()
    seen = set()
    for at in range(cards.count()):
        cards.nth(at).press(" ")
        expect(button(page, "Play ")).to_be_enabled()
        damage = page.locator(".prev .dmg")
        expect(damage).to_be_visible()
        seen.add(damage.inner_text())
        assert page.locator(".prev .what li").count() > 0
        page.keyboard.press("Escape")
    assert len(seen) > 1
    let_pass(page, WHILE)
    assert (wire.sent, wire.heard, wire.asked) == ([], [], [])


def test_what_is_not_allowed_says_why(come: Come) -> None:
    page = come().page
    somebody(page)
    for _ in range(8):  # until somebody is dealt two plain cards that do not go together
        table = open_by_hand(page, "regicide", [])
        cards = page.request.get(f"/api/v1/tables/{table}").json()["view"]["hand"]
        plain = sorted({card[:-1] for card in cards if card[:-1] in PLAIN}, key=int)
        if len(plain) > 1 and int(plain[-1]) + int(plain[0]) > 10:
            break
    at_table(page, table)
    low, high = (next(card for card in cards if card[:-1] == rank) for rank in (plain[0], plain[-1]))
    page.locator(f'[data-key="{low}"]').press(" ")
    expect(button(page, "Play ")).to_be_enabled()
    page.locator(f'[data-key="{high}"]').press(" ")
    why = page.locator(".prev").get_by_role("alert")
    expect(why).to_be_visible()
    assert len(why.inner_text().split()) > 4, why.inner_text()
    expect(page.locator(CHOSEN)).to_have_count(1)  # the new card alone
    expect(page.locator(f'[data-key="{high}"]')).to_have_attribute("aria-pressed", "true")


# ------------------------------------------------------------------- suffering
def owes(look: Look) -> bool:
    """Whether damage is to be paid, and can be in more than one way."""
    return look["view"]["phase"] == "suffer" and len(look["legal_moves"]) > 3


def suffering(page: Page) -> tuple[Look, str]:
    """A game alone in which something is owed; how it looks, and its table."""
    return brought(page, [], owes)


def number(page: Page) -> int:
    """Of the question that is asked."""
    table = page.url.rpartition("/")[2]
    asked: int = page.request.get(f"/api/v1/tables/{table}").json()["questions"][0]["number"]
    return asked


def double_click(page: Page) -> None:
    page.mouse.dblclick(*middle(button(page, "Use suggestion")))


def many_clicks(page: Page) -> None:
    page.mouse.click(*middle(button(page, "Use suggestion")), click_count=4, delay=20)


def enter_twice(page: Page) -> None:
    button(page, "Use suggestion").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def enter_held(page: Page) -> None:
    button(page, "Use suggestion").focus()
    for _ in range(6):
        page.keyboard.down("Enter")
    let_pass(page, 500)
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")


def space_held(page: Page) -> None:
    button(page, "Use suggestion").focus()
    for _ in range(6):
        page.keyboard.down(" ")
    page.keyboard.up(" ")


def flip_key_held(page: Page) -> None:
    for _ in range(6):
        page.keyboard.down("f")
    page.keyboard.up("f")


def flip_twice(page: Page) -> None:
    page.mouse.dblclick(*middle(page.locator("button").filter(has_text="Flip").first))


ACCIDENTS = [double_click, many_clicks, enter_twice, enter_held, space_held, flip_key_held, flip_twice]


def test_nothing_is_paid_by_accident(come: Come) -> None:
    visitor = come()
    page, wire = visitor.page, Wire.of(visitor.page)
    look, table = suffering(page)
    at_table(page, table)
    owed, asked = look["view"]["owed"], number(page)
    block = page.locator(".owe")
    expect(block).to_contain_text(f"{owed} short")
    for accident in ACCIDENTS:
        page.keyboard.press("Escape")
        expect(page.locator(CHOSEN)).to_have_count(0)
        if accident in (flip_key_held, flip_twice) and not look["view"]["flips"]:
            continue
        accident(page)
        let_pass(page, WHILE)
        assert (wire.acts, number(page)) == ([], asked), accident.__name__
    page.keyboard.press("Escape")
    button(page, "Use suggestion").click()
    expect(block.locator(".sh")).not_to_contain_text("short")
    button(page, "Pay ").click()
    page.locator(CHOSEN).first.wait_for(state="detached")
    assert len(wire.acts) == 1
    assert number(page) != asked


def tap_twice(page: Page, x: float, y: float) -> None:
    """As quickly as a finger does, however long the browser takes to hear of it."""
    session, begun = page.context.new_cdp_session(page), now()
    for touch in range(4):
        type, points = ("touchEnd", []) if touch % 2 else ("touchStart", [{"x": x, "y": y}])
        what = {"type": type, "touchPoints": points, "timestamp": begun + 0.06 * touch}
        session.send("Input.dispatchTouchEvent", what)


def test_nothing_is_paid_by_two_taps(come: Come) -> None:
    visitor = come(size=PHONE, has_touch=True)
    page, wire = visitor.page, Wire.of(visitor.page)
    _, table = suffering(page)
    at_table(page, table)
    asked = number(page)
    let_pass(page, WHILE)  # somebody has seen what is asked
    tap_twice(page, *middle(button(page, "Use suggestion")))
    let_pass(page, WHILE)
    assert (wire.acts, number(page)) == ([], asked)
    expect(page.locator(CHOSEN).first).to_be_visible()  # the first tap was meant
    page.touchscreen.tap(*middle(button(page, "Pay ")))
    page.locator(CHOSEN).first.wait_for(state="detached")
    assert len(wire.acts) == 1


# Clicks by the page itself, as soon as nothing is owed any more: from outside they might come when they are meant.
LATE_CLICKS = """([clientX, clientY]) => new MutationObserver((_, observer) => {
  if (document.querySelector(".owe")) return;
  observer.disconnect();
  setTimeout(() => {
    const click = () => new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY });
    for (let at = 0; at < 3; at += 1) document.elementFromPoint(clientX, clientY)?.dispatchEvent(click());
    window.clicked = true;
  });
}).observe(document.body, { childList: true, subtree: true })"""


def test_a_click_that_comes_too_late_does_nothing(come: Come) -> None:
    """Another device answers while somebody is about to pay: what is asked next is not answered by that click."""
    visitor = come()
    page, wire = visitor.page, Wire.of(visitor.page)
    look, table = suffering(page)
    at_table(page, table)
    button(page, "Use suggestion").click()
    place = middle(button(page, "Pay "))
    page.mouse.move(*place)
    asked = number(page)
    pays = [one["text"] for one in look["legal_moves"] if one["move"]["move"] == "pay"]
    act = {"do": "act", "question": asked, "moves": [pays[-1]], "id": "elsewhere"}
    page.evaluate(LATE_CLICKS, place)
    assert page.request.post(f"/api/v1/tables/{table}/commands", data=act).ok
    page.wait_for_function("() => window.clicked")
    expect(page.locator(".owe")).to_have_count(0)
    let_pass(page, WHILE)
    assert wire.acts == []
    expect(page.locator(CHOSEN)).to_have_count(0)


def test_yield_is_not_made_by_a_double_click_or_a_key_held_down(come: Come) -> None:
    visitor = come()
    page, wire = visitor.page, Wire.of(visitor.page)
    at_table(page, open_by_hand(somebody(page), "regicide", ["greedy"]))
    expect(button(page, "Yield")).to_be_enabled()
    page.mouse.dblclick(*middle(button(page, "Yield")))
    expect(button(page, "Yield now")).to_be_visible()  # the first half was meant: it shows what it would do
    page.keyboard.press("Escape")
    for _ in range(6):
        page.keyboard.down("y")
    page.keyboard.up("y")
    let_pass(page, WHILE)
    assert wire.acts == []
    expect(button(page, "Yield now")).to_be_visible()


def test_going_on_with_dice_decides_nothing(come: Come) -> None:
    visitor = come()
    page, wire = visitor.page, Wire.of(visitor.page)
    play_to(page, "gather")
    main = page.locator(".pv .act .btn.pri")
    expect(main).to_have_text("Continue")
    wire.forget()
    page.mouse.dblclick(*middle(main))
    for _ in range(2):
        page.mouse.down()
        page.mouse.up()
    let_pass(page, WHILE)
    assert wire.acts == []


# ---------------------------------------------------------------- looking back
def sit_with(host: Page, guest: Page) -> str:
    """A table of two people, dealt."""
    somebody(host)
    somebody(guest)
    seats = [{"who": "me"}, {"who": "open"}]
    table: str = host.request.post("/api/v1/tables", data={"game": "regicide", "seats": seats}).json()["id"]
    for page, wanted in ((guest, {"do": "sit", "seat": 1, "nonce": ""}), (host, {"do": "start"})):
        asked = page.request.post(f"/api/v1/tables/{table}/commands", data={**wanted, "id": "begin"})
        assert asked.ok, asked.text()
    return table


def move_on(pages: tuple[Page, ...], table: str, moves: int) -> None:
    """So many moves of whoever is asked, without the page."""
    for _ in range(moves):
        for page in pages:
            look: Look = page.request.get(f"/api/v1/tables/{table}").json()
            mine = [one for one in look["questions"] if one["seat"] == look["viewer"]]
            if mine and look["legal_moves"]:
                act = {"do": "act", "question": mine[0]["number"], "moves": [look["legal_moves"][0]["text"]]}
                data = {**act, "id": f"on {look['revision']}"}
                assert page.request.post(f"/api/v1/tables/{table}/commands", data=data).ok
                break


def test_one_looks_back_and_comes_forward_while_a_partner_moves(come: Come) -> None:
    host, guest = come().page, come().page
    table = sit_with(host, guest)
    move_on((host, guest), table, 5)
    at_table(guest, table)
    lines = guest.locator(".prev .what")
    for _ in range(3):
        guest.keyboard.press(",")
    back = guest.get_by_role("button", name="Back to now")
    expect(back).to_be_visible()
    past = lines.inner_text()
    move_on((host, guest), table, 3)
    let_pass(guest, WHILE)
    expect(back).to_be_visible()  # whoever looks back stays there
    assert lines.inner_text() == past
    cards = guest.locator('.layer button[data-zone="hand"]')
    cards.first.press(" ")
    expect(guest.locator(CHOSEN)).to_have_count(0)  # in the past nothing is chosen
    guest.keyboard.press(".")
    expect(lines).not_to_have_text(past)
    expect(back).to_be_visible()  # one step on; what came in the meantime is still ahead
    move_on((host, guest), table, 1)
    back.click()
    expect(back).to_have_count(0)
    look: Look = guest.request.get(f"/api/v1/tables/{table}").json()
    if look["stage"] == "over":  # nobody chose well: one may come to the end
        expect(guest.locator("main.endp")).to_be_visible()
        return
    view = look["view"]
    expect(cards).to_have_count(len(view["hand"]))
    keys = cards.evaluate_all("all => all.map((one) => one.dataset.key.replace('*2', '*'))")
    assert sorted(keys) == sorted(view["hand"])


@pytest.mark.parametrize("bots", [[], ["greedy"], ["greedy"] * 3], ids=["alone", "two", "four"])
def test_a_table_of_cards_fits_a_short_phone(come: Come, bots: list[str]) -> None:
    page = come(size=(360, 640)).page
    _, table = brought(page, bots, lambda look: bool(look["view"]["plays"]))
    at_table(page, table)
    high = "() => document.documentElement.scrollHeight - innerHeight"
    assert page.evaluate(high) == 0
    covered = """() => {
      const { top } = document.querySelector(".prev, .owe").getBoundingClientRect();
      const lie = [...document.querySelectorAll(".piles p, .stack .slot, .est")];
      return lie.filter((one) => one.getBoundingClientRect().bottom > top + 1).map((one) => one.className);
    }"""
    assert page.evaluate(covered) == []  # nothing lies behind the decision


# The words of powers in a hand, each with what is seen where it ends.
WORDS = """() => [...document.querySelectorAll(".layer [data-zone=hand]")].flatMap((card) => {
  const word = card.querySelector(".pw");
  if (!word) return [];
  const range = document.createRange();
  range.selectNodeContents(word);
  const { right, top, bottom, width } = range.getBoundingClientRect();
  const seen = width && document.elementFromPoint(right - 1, (top + bottom) / 2);
  return [[word.textContent, Boolean(seen && card.contains(seen)), word.checkVisibility()]];
})"""


@pytest.mark.parametrize("width", [1280, 1190, 1024, 820, 732, 620])
def test_a_full_hand_says_every_power(come: Come, width: int) -> None:
    page = alone(come(size=(width, 900), **CALM).page)
    expect(hand(page)).to_have_count(8)
    block = box_of(page.locator("#rc-block"))
    words = page.evaluate(WORDS)
    assert words
    assert all(seen and shown for _, seen, shown in words), words
    assert audit(page) == []
    playable = '.layer [data-zone=hand]:not(.dim, [data-key^="*"], [data-key$="D"])'  # none that draws
    page.locator(playable).first.click(position={"x": 14, "y": 30})
    button(page, "Play ").click()
    expect(hand(page)).not_to_have_count(8)
    page.wait_for_function(SETTLED)
    assert box_of(page.locator("#rc-block")) == block  # nothing moves when a hand is no longer full


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_steps_back_go_as_far_as_the_deal(come: Come, size: tuple[int, int]) -> None:
    page = come(size=size).page
    _, table = brought(page, ["greedy"], lambda look: look["revision"] > 10)
    at_table(page, table)
    for _ in range(40):
        page.keyboard.press(",")
    expect(page.locator(".tbl.past")).to_be_visible()
    expect(page.locator(".stack")).to_have_count(0)  # nobody has played yet
    for _ in range(40):
        page.keyboard.press(".")
    expect(page.locator(".tbl.past")).to_have_count(0)
