"""Where room is short: sizes and languages in which words left their boxes, lay on others, or were lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import audit
from tests.browser.conftest import Come
from tests.browser.dealing import ME, Dealer, Facts, first
from tests.browser.visiting import CALM, DESKTOP, PHONE, TABLET

LONG = ("Annemarie-Sophie", "Maximiliane", "Friederike Ott", "Bartholomäus")
SMALL_TABLET, SMALL_DESK = (700, 1000), (1024, 768)
GAP = 40  # pixels between the enemy and those beside whom it is fought
# Of the cards whose power is blocked: whether the word stands in the line that is seen.
BLOCKED = """() => [...document.querySelectorAll(".card.off .pw")]
  .filter((one) => one.checkVisibility())
  .map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const text = range.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    return text.top < box.top + 5 && text.left >= box.left - 1 && text.right <= box.right + 1;
  })"""
# How far above the others the enemy's portrait ends.
ROOM = """() => {
  const box = (where) => document.querySelector(where).getBoundingClientRect();
  return box(".rd .mates").top - box(".rd .port").bottom;
}"""
BEYOND = "() => document.documentElement.scrollHeight - innerHeight"


def is_play(view: Facts) -> bool:
    """A play of mine, with something on the table."""
    return bool(view["phase"] == "play" and view["decider"] == ME and len(view["plays"]) > 1)


def is_call(view: Facts) -> bool:
    """A call of mine, after those of others."""
    return bool(view["phase"] == "declare" and view["decider"] == ME and sum(map(bool, view["calls"])) > 2)


def is_resolve(view: Facts) -> bool:
    """Somebody says who acts."""
    return bool(view["phase"] == "resolve")


def is_blocked(view: Facts) -> bool:
    """Eight cards, one of the enemy's suit among those with a word."""
    suit = view["enemy"][-1]
    has_one = any(card[-1] == suit and card[0] not in "JQK*" for card in view["hand"])
    return is_alone(view) and len(view["hand"]) == 8 and has_one


def is_alone(view: Facts) -> bool:
    """A play of mine."""
    return bool(view["phase"] == "play" and view["decider"] == ME)


def watched(come: Come, dealer: Dealer, game: str, is_there: Callable[[Facts], bool], **how: object) -> Page:
    """A table of four people with long names, by somebody else."""
    people = [dealer.somebody(name) for name in LONG]
    path = dealer.lay(first(game, people, 0, is_there), dict(enumerate(people)))
    page = come(**how, **CALM).go(path)
    expect(page.locator(".see")).to_have_count(len(LONG))
    return page


def mine(
    come: Come, dealer: Dealer, game: str, bots: int, is_there: Callable[[Facts], bool], **how: object
) -> Page:
    """A table of mine with bots."""
    me = dealer.somebody("Mara")
    path = dealer.lay(first(game, [me], bots, is_there), {ME: me})
    page = come(**how, **CALM).be(me.key).go(path)
    page.locator(".tbl .prev, .rd .pv").wait_for()
    return page


@pytest.mark.parametrize(
    ("game", "is_there", "look"),
    [
        ("regicide", is_play, (PHONE, "de-DE")),
        ("regicide", is_play, (SMALL_TABLET, "de-DE")),
        ("regicide", is_play, (TABLET, "de-DE")),
        ("regicide", is_play, (SMALL_DESK, "de-DE")),
        ("regicide", is_play, (DESKTOP, "de-DE")),
        ("regidice", is_call, (PHONE, "de-DE")),
        ("regidice", is_resolve, (SMALL_TABLET, "de-DE")),
        ("regidice", is_call, (TABLET, "de-DE")),
        ("regidice", is_call, (SMALL_DESK, "fr-FR")),
        ("regidice", is_resolve, (SMALL_DESK, "fr-FR")),
        ("regidice", is_call, (DESKTOP, "de-DE")),
        ("regidice", is_call, ((1680, 1050), "fr-FR")),
    ],
)
def test_who_is_watched_is_known_by_eight_letters(
    come: Come,
    dealer: Dealer,
    game: str,
    is_there: Callable[[Facts], bool],
    look: tuple[tuple[int, int], str],
) -> None:
    size, language = look
    page = watched(come, dealer, game, is_there, size=size, locale=language)
    assert audit(page) == []


def test_french_facts_of_an_enemy_stay_in_their_boxes(come: Come, dealer: Dealer) -> None:
    page = mine(come, dealer, "regicide", 2, is_play, size=SMALL_TABLET, locale="fr-FR")
    expect(page.get_by_text("Immunisé").first).to_be_visible()
    assert audit(page) == []


def test_a_small_card_says_in_german_that_it_is_blocked(come: Come, dealer: Dealer) -> None:
    page = mine(come, dealer, "regicide", 0, is_blocked, size=SMALL_TABLET, locale="de-DE")
    page.locator(".card.off .pw").first.wait_for()
    found = page.evaluate(BLOCKED)
    assert found
    assert all(found)


@pytest.mark.parametrize("size", [TABLET, (820, 1106), (768, 1024), SMALL_DESK])
@pytest.mark.parametrize("is_there", [is_resolve, is_call])
def test_the_enemy_of_dice_uses_the_room_of_a_tablet(
    come: Come, dealer: Dealer, size: tuple[int, int], is_there: Callable[[Facts], bool]
) -> None:
    page = mine(come, dealer, "regidice", 3, is_there, size=size)
    assert audit(page) == []
    assert 0 < page.evaluate(ROOM) < GAP
    assert page.evaluate(BEYOND) <= 0


def test_a_log_begins_with_a_whole_line(come: Come, dealer: Dealer) -> None:
    """However high it is."""
    page = mine(come, dealer, "regidice", 2, is_resolve, size=SMALL_DESK)
    for height in range(748, 800, 7):
        page.set_viewport_size({"width": SMALL_DESK[0], "height": height})
        assert audit(page) == []
