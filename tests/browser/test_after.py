"""After a game and beside it: a replay that a stranger opens by its link, and advice for cards of a real table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.audit import audit
from tests.browser.conftest import Come
from tests.browser.visiting import CALM, PHONE

# Five moves in a row that cost much, and two after which much was gained.
COSTS = {1: 0.1, 2: 0.2, 3: 0.0, 4: 0.1, 5: 0.1, 6: 0.0, 7: 0.1}
HAND = ("4 of Clubs", "7 of Diamonds", "9 of Hearts", "10 of Clubs")


def test_a_stranger_opens_a_replay_by_its_link(come: Come, over: str) -> None:
    stranger = come(**CALM).go(over)
    at = stranger.get_by_role("status").filter(has_text="Move 0 of")
    expect(at).to_be_visible()
    stranger.keyboard.press(".")
    expect(stranger.get_by_role("status").filter(has_text="Move 1 of")).to_be_visible()
    stranger.keyboard.press("End")
    expect(stranger.get_by_role("button", name="One move forward")).to_be_disabled()
    moment = come(**CALM).go(f"{over}?move=1")
    expect(moment.get_by_role("status").filter(has_text="Move 1 of")).to_be_visible()


def judged(ply: int, chance: float) -> dict[str, object]:
    """What is said of a move, as far as the curve is drawn from it."""
    lost = COSTS[ply]
    numbers = {"chance": chance, "best_chance": chance + lost, "lost": lost, "error": 0.01}
    return {"ply": ply, "seat": 0, "move": "", "best": "", "why": {}, "why_best": {}, **numbers}


def test_turning_points_that_stand_close_are_each_touched(come: Come, over: str) -> None:
    chances = (0.7, 0.5, 0.6, 0.5, 0.4, 0.5, 0.4)
    moves = [judged(ply, chance) for ply, chance in zip(COSTS, chances, strict=True)]
    analysis = {"samples": 1, "curve": chances, "judged": moves}
    page = come(size=PHONE, has_touch=True, **CALM).page
    page.route("**/analysis", lambda route: route.fulfill(json={"status": "done", "analysis": analysis}))
    page.goto(over)
    for ply in reversed(COSTS):
        page.get_by_role("button", name=f"{ply}: move {ply}, ").tap()
        expect(page.get_by_role("status").filter(has_text=f"Move {ply - 1} of")).to_be_visible()
    assert audit(page) == []


def test_the_editor_advises_on_cards_of_a_real_table(come: Come) -> None:
    page = come(**CALM).go("/advice")
    page.get_by_role("radio", name="Hand").click()
    for card in HAND:
        page.get_by_role("button", name=f"{card}: unknown").click()
    page.get_by_role("radio", name="Enemy").click()
    page.get_by_role("button", name="Jack of spades: unknown").click()
    page.get_by_role("button", name="Get advice").click()
    expect(page.get_by_text("Win chance from")).to_be_visible()
    stranger = come(**CALM).go(page.url)
    for card in HAND:
        expect(stranger.get_by_role("button", name=f"{card}: your hand")).to_be_visible()
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_label("Die anderen halten")).to_be_visible()  # what is asked, as what is advised
    expect(page.get_by_text("Aussicht auf den Sieg").first).to_be_visible()
