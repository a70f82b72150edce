"""Learning by playing: every lesson of both games tried wrong and right, and one puzzle of each kind."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dethrone import games
from dethrone.prose import voice
from dethrone.school.exercises import DECISIONS, LESSONS, PUZZLES, Exercise, exercises
from tests.browser.conftest import Come
from tests.browser.visiting import CALM, DESKTOP, PHONE
from tests.browser.waiting import let_pass

FIRST_OF_EACH = [
    (game, number)
    for game in games.names()
    for number, one in enumerate(exercises(PUZZLES, game), 1)
    if one.name not in {other.name for other in exercises(PUZZLES, game)[: number - 1]}
]


def hand(page: Page, card: str) -> None:
    """Press a card of the hand."""
    facts = {"card-rank": card[:-1], "card-suit": card[-1]}
    name = voice("en").say("web-jester") if card == "*" else voice("en").say("regicide-board-card", **facts)
    page.get_by_role("group", name="Your hand").get_by_role("button", name=name, exact=True).first.click()


def choose(page: Page, exercise: Exercise, move: str) -> None:
    """A move as one makes it: cards by pressing them, anything else by its button."""
    kind = games.kind(exercise.game)
    cards = [str(card) for card in getattr(kind.move(move), "cards", ())]
    for card in cards:
        hand(page, card)
    if not cards:
        page.locator(f'.opts button[data-move="{move}"]').click()


def do(page: Page, exercise: Exercise, move: str) -> None:
    choose(page, exercise, move)
    page.get_by_role("button", name="Confirm").click()


def wrong(exercise: Exercise) -> str:
    """A legal move that is not asked for; none where all are right."""
    kind = games.kind(exercise.game)
    game = kind.begin(exercise.position, None)
    right = [kind.move(text) for text in exercise.steps[0]]
    return next((str(move) for move in game.legal_moves()[:80] if move not in right), "")


@pytest.mark.parametrize("game", games.names())
def test_the_tutorial_is_played_from_start_to_end(come: Come, game: str) -> None:
    page = come(**CALM).go("/learn")
    lessons = exercises(LESSONS, game)
    page.locator(f'a[href="/learn/{game}/1"]').last.click()
    for number, one in enumerate(lessons, 1):
        expect(page.get_by_text(f"Lesson {number} of {len(lessons)}", exact=True)).to_be_visible()
        title = voice("en").say(f"learn-{game}-{one.name}")
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
        if number == 1:  # what is legal and not meant is shown, and goes back
            do(page, one, wrong(one))
            expect(page.get_by_text("Legal, but not the answer")).to_be_visible()
            page.get_by_role("button", name="Undo").click()
        for step in one.steps:
            do(page, one, step[0])
        expect(page.get_by_text(voice("en").say(f"learn-{game}-{one.name}-well"))).to_be_visible()
        page.get_by_role("link", name="Finish" if number == len(lessons) else "Next").click()
    expect(page.get_by_role("img", name=f"{len(lessons)} of {len(lessons)} lessons done")).to_be_visible()


@pytest.mark.parametrize(("game", "number"), FIRST_OF_EACH)
def test_a_puzzle_is_solved(come: Come, game: str, number: int) -> None:
    one = exercises(PUZZLES, game)[number - 1]
    page = come(**CALM).go(f"/puzzles/{game}/{number}")
    page.get_by_role("button", name="Hint").click()
    hint = "Not this one" if one.name == "next" else "Start with"
    expect(page.get_by_text(hint)).to_be_visible()
    for step in one.steps:
        do(page, one, step[0])
    expect(page.get_by_text(voice("en").say(f"puzzle-{one.name}-well"))).to_be_visible()


def test_a_game_that_was_won_looks_won(come: Come) -> None:
    """The last King is down, and it is said as at a table's end."""
    puzzles = exercises(PUZZLES, "regicide")
    number = next(at for at, one in enumerate(puzzles, 1) if one.name == "win")
    page = come(**CALM).go(f"/puzzles/regicide/{number}")
    expect(page.locator(".enemy.fallen")).to_have_count(0)
    for step in puzzles[number - 1].steps:
        do(page, puzzles[number - 1], step[0])
    expect(page.locator(".enemy.fallen")).to_be_attached()
    expect(page.locator("#rc-enemy")).to_contain_text("The Castle has fallen")
    expect(page.locator("#rc-enemy .hprow")).to_contain_text("0")
    expect(page.locator("#rc-enemy").get_by_text("Attack")).to_be_hidden()
    expect(page.locator("#ex-block")).to_contain_text("The Castle has fallen")


@pytest.mark.parametrize("name", DECISIONS)
def test_a_wrong_decision_is_answered_by_how_it_ends(come: Come, name: str) -> None:
    """What follows is told to the end; a step back, and it can be decided anew; the page remembers what was solved."""
    puzzles = exercises(PUZZLES, "regicide")
    number = next(at for at, one in enumerate(puzzles, 1) if one.name == name)
    one, count = puzzles[number - 1], sum(other.name == name for other in puzzles)
    page = come(**CALM).go(f"/puzzles/regicide/{number}")
    do(page, one, wrong(one))
    expect(page.get_by_text("From here even perfect play loses.")).to_be_visible()
    expect(page.get_by_role("log").get_by_text("The game is lost")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1 try so far.")).to_be_visible()
    do(page, one, one.line[0])
    expect(page.get_by_role("log").get_by_text("the game is won")).to_be_visible()
    page.goto(page.url.partition("/puzzles")[0] + "/learn")
    title = voice("en").say(f"puzzle-{name}")
    expect(
        page.get_by_role("link", name=f"{title} {voice('en').say(f'web-learn-puzzle-{name}')}")
    ).to_contain_text(f"1of {count}")


def test_all_hands_are_open_where_it_is_asked_who_goes_next(come: Come) -> None:
    puzzles = exercises(PUZZLES, "regicide")
    number = next(
        at for at, one in enumerate(puzzles, 1) if one.name == "next" and "players=4" in one.position
    )
    game: Any = games.kind("regicide").begin(puzzles[number - 1].position, None)
    for size in (DESKTOP, PHONE):
        page = come(size=size, **CALM).go(f"/puzzles/regicide/{number}")
        for seat in range(4):
            if seat == game.decider:
                continue
            shown = page.get_by_role("region", name=f"Player {seat + 1}")
            expect(shown).to_contain_text(f"{len(game.hand(seat))} card")
            for card in game.hand(seat):
                if card.suit is not None:
                    facts = {"card-rank": str(card)[:-1], "card-suit": str(card)[-1]}
                    expect(
                        shown.get_by_text(voice("en").say("regicide-board-card", **facts), exact=True)
                    ).to_be_attached()


def test_a_payment_is_weighed_before_it_is_made(come: Come) -> None:
    """The block says short, covered or too many; whether it is right shows only once it is paid."""
    puzzles = exercises(PUZZLES, "regicide")
    number = next(at for at, one in enumerate(puzzles, 1) if one.name == "pay")
    one = puzzles[number - 1]
    game: Any = games.kind("regicide").begin(one.position, None)
    page = come(**CALM).go(f"/puzzles/regicide/{number}")
    block, held, owed = page.locator("#ex-block"), list(game.hand(0)), game.view(0).owed
    paid = 0
    for card in held:
        hand(page, str(card))
        paid += card.value
        is_short, left = paid < owed, abs(paid - owed)
        said = f"{left} short" if is_short else f"{left} over" if left else "covered"
        expect(block.locator(".stamp")).to_have_text(said)
        expect(block.get_by_role("button", name="Confirm")).to_be_enabled(enabled=not is_short)
    assert paid > owed


NEXT = next(at for at, one in enumerate(exercises(PUZZLES, "regicide"), 1) if one.name == "next")
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const piles = Math.min(...[...document.querySelectorAll(".row .pile")].map((one) => box(one).left));
  return [...document.querySelectorAll(".plays .card")].filter((one) => box(one).right > piles + 1).length;
}"""


def test_an_answer_that_does_not_arrive_is_told_and_can_be_given_again(come: Come) -> None:
    visitor = come(size=PHONE, **CALM)
    page = visitor.go(f"/puzzles/regicide/{NEXT}")
    one = exercises(PUZZLES, "regicide")[NEXT - 1]
    choose(page, one, one.steps[0][0])
    visitor.is_cut_off = True
    page.context.set_offline(offline=True)
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("alert")).to_have_text(
        "We can’t reach the server. Check your connection and try again."
    )
    page.context.set_offline(offline=False)
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text("That’s the one.")).to_be_visible()


def test_no_card_is_chosen_where_a_name_is_asked_for(come: Come) -> None:
    page = come(**CALM).go(f"/puzzles/regicide/{NEXT}")
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")
    cards.first.click()
    page.keyboard.press("2")
    let_pass(page, 500)  # a server that is asked why has answered
    assert [one.get_attribute("aria-pressed") for one in cards.all()] == ["false"] * cards.count()
    expect(page.locator("#ex-block")).to_contain_text("Who goes next?")


def test_what_was_played_covers_no_pile_on_a_phone(come: Come) -> None:
    one = exercises(PUZZLES, "regicide")[NEXT - 1]
    page = come(size=PHONE, **CALM).go(f"/puzzles/regicide/{NEXT}")
    do(page, one, wrong(one))
    expect(page.get_by_text("even perfect play loses")).to_be_visible()
    assert page.locator(".plays .card").count() > 0
    assert page.evaluate(COVERED) == 0
