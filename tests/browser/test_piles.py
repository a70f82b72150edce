"""Where the cards are: the discard pile where the rules make it public, the tavern in layers, a map of all."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Come
from tests.browser.hurried import Look, brought
from tests.browser.playing import hand

SUITS = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}
RANKS = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}


def name(card: str) -> str:
    """As the page calls a card."""
    if card == "*":
        return "Jester"
    return f"{RANKS.get(card[:-1], card[:-1])} of {SUITS[card[-1]]}"


def has_capture(look: Look) -> bool:
    """Whether the tavern's first card is a royal that was struck exactly, and something was discarded."""
    view = look["view"]
    royals = {label for label, cards in view["layers"] if len(cards) == 1 and cards[0][0] in "JQK"}
    return bool(view["discard_size"] and view["tavern"] and view["tavern"][0] in royals)


def at_a_capture(page: Page) -> tuple[Look, Page]:
    """A game where everybody knows what lies on top of the tavern."""
    look, table = brought(page, ["greedy", "greedy"], has_capture)
    page.goto(f"/t/{table}")
    hand(page).first.wait_for()
    return look, page


def has_hidden(look: Look) -> bool:
    """Whether the pile holds cards that nobody can tell."""
    return bool(look["view"]["discard_size"] > len(look["view"]["discard"]))


def sheet(page: Page, pile: str) -> Locator:
    """What a pile opens."""
    page.get_by_role("button", name=f"{pile}:").first.click()
    found = page.get_by_role("dialog", name="Card tracker")
    expect(found).to_be_visible()
    return found


def test_piles_that_lie_open_can_be_looked_through(come: Come) -> None:
    look, page = at_a_capture(come().page)
    view = look["view"]
    opened = sheet(page, "Discard")
    expect(opened.get_by_role("radio", name=f"Discard {view['discard_size']}")).to_be_checked()
    shown = opened.get_by_role("listitem").all_inner_texts()
    assert sorted(text.strip() for text in shown) == sorted(map(name, view["discard"]))
    opened.get_by_role("radio", name=f"Tavern {len(view['tavern'])}").click()
    top = next(cards[0] for label, cards in view["layers"] if label == view["tavern"][0])
    expect(opened.get_by_role("listitem").first).to_contain_text(f"{name(top)}, known to everyone.")
    expect(
        page.get_by_role(
            "button", name=re.compile(f"Tavern: {len(view['tavern'])} cards?, top card {name(top)}")
        )
    ).to_be_visible()
    opened.get_by_role("radio", name="All cards").click()
    ranks = [RANKS.get(rank := card[:-1], rank) for card in view["discard"] if card.endswith("D")]
    row = opened.get_by_role("listitem").filter(has_text=re.compile("^Diamonds"))
    told = re.search(r"\. ([\w, ]+) in the discard pile", row.inner_text())
    assert sorted(told[1].split(", ") if told else []) == sorted(ranks)
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


def test_a_closed_pile_stays_closed(come: Come) -> None:
    page = come().page
    look, table = brought(page, ["greedy"], has_hidden, rules="official,discard_view=count")
    page.goto(f"/t/{table}")
    hand(page).first.wait_for()
    opened = sheet(page, "Discard")
    known, size = len(look["view"]["discard"]), look["view"]["discard_size"]
    expect(opened.get_by_role("listitem")).to_have_count(known)
    expect(opened.get_by_text(re.compile("more cards? in this pile"))).to_contain_text(
        "1 more card" if size - known == 1 else str(size - known)
    )
