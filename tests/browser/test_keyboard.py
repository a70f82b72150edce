"""A game with the keyboard alone, from the first screen to the next game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.playing import CHOSEN, MOST, button, hand, offered, open_table
from tests.browser.visiting import CALM

# Only what can be pressed: where nothing has the focus, the whole page has it, with all its words.
FOCUSED = "document.activeElement.matches('a, button') ? document.activeElement.textContent : ''"


def tab_to(page: Page, name: str) -> None:
    """Walk with the tabulator until it has the focus, as somebody without a mouse does."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate(FOCUSED):
            return
    raise AssertionError(f"the tabulator does not lead to {name}")


def answer(page: Page, what: str) -> None:
    """By keys: 1 to 8 choose, S takes what is suggested, Enter does it; F twice flips a jester."""
    page.keyboard.press("h")  # to the hand, where Enter confirms
    names = hand(page).evaluate_all(
        "all => all.map((one) => [one.classList.contains('dim'), one.style.zIndex])"
    )
    can = [int(place) - 10 for is_dim, place in names if not is_dim]
    if what == "payment" and button(page, "Use suggestion").count():
        page.keyboard.press("s")
        expect(button(page, "Pay ")).to_be_enabled()
        page.keyboard.press("Enter")
    elif what == "play" and can:
        page.keyboard.press(str(min(can) + 1))
        expect(button(page, "Play ")).to_be_enabled()
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("f")
        expect(button(page, "Flip now")).to_be_enabled()
        page.keyboard.press("f")
        return button(page, "Flip now").wait_for(state="detached")
    return page.locator(CHOSEN).first.wait_for(state="detached")


def test_a_game_alone_with_keys_only(come: Come) -> None:
    page = come().go("/")
    page.get_by_role("button", name="Solo").wait_for()
    tab_to(page, "Solo")
    page.keyboard.press("Enter")
    hand(page).first.wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(MOST):
        what = offered(page)
        if what == "over":
            break
        if what == "news":  # an enemy falls
            page.keyboard.press("Enter")
        else:
            answer(page, what)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(8)


NAMED = "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim()"


def focused(page: Page, key: str) -> str:
    """What has the focus after a key."""
    page.keyboard.press(key)
    return str(page.evaluate(NAMED))


def test_arrows_walk_from_part_to_part_of_a_table(come: Come) -> None:
    page = come().page
    open_table(page, bots=1)
    hand(page).first.wait_for()
    offered(page)
    cards = hand(page).evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert focused(page, "ArrowDown") in cards
    assert focused(page, "ArrowDown") == "Hint"
    assert focused(page, "ArrowUp") in cards
    assert focused(page, "ArrowUp") == "Thinking…"  # the last part, where signals are


# The moments of a game at which a turn begins, as the server tells them.
TURNS = """async (id) => {
  const { moments } = await (await fetch(`/api/v1/games/${id}/story`)).json();
  return moments.flatMap((moment, at) => (moment.is_turn ? [at] : []));
}"""


def test_a_replay_is_walked_and_read_by_keys(come: Come, over: str) -> None:
    page = come(**CALM).go(f"{over}?move=5")
    now = page.get_by_role("status").first
    expect(now).to_contain_text("Move 5 of")
    turns = page.evaluate(TURNS, over.rpartition("/")[2])
    assert len(turns) > 3
    later = next(turn for turn in turns if turn > 5)
    moves = {
        ".": 6,
        ",": 5,
        "ArrowRight": later,
        "ArrowLeft": max(turn for turn in turns if turn < later),
        "Home": 0,
    }
    for key, move in moves.items():
        page.keyboard.press(key)
        expect(now).to_contain_text(f"Move {move} of")
    page.keyboard.press("e")
    expect(page.locator("main p.sr[role=status]")).to_contain_text(re.compile(r"\d+, of \d+ health left"))
    page.get_by_role("radio", name="Moves").click()
    page.locator("main").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Turning points")).to_be_checked()
