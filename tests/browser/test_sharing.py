"""After a game and beside it: the next game, the same deal, links, other devices, the daily deal, reviews."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Come
from tests.browser.playing import hand, offered, open_alone, open_table, play_on
from tests.browser.visiting import CALM
from tests.browser.waiting import wait_until

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def clipboard(page: Page) -> str:
    """What was copied last."""
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text


def cards(page: Page) -> list[str]:
    """My cards."""
    hand(page).first.wait_for()
    return sorted(str(one.get_attribute("data-key")) for one in hand(page).all())


def test_after_a_game_there_are_the_same_deal_the_next_one_and_a_text_to_share(come: Come) -> None:
    visitor = come(permissions=CLIPBOARD, **CALM)
    open_alone(visitor.page)
    first = cards(visitor.page)
    play_on([visitor])
    page = visitor.page
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = clipboard(page)
    assert re.match(r"dethrone Regicide, .*\n[■□]*(\nhttp\S+/games/\S+)?$", text)
    assert not re.search(r"\b(10|[2-9AJQK])[CDHS♣♦♥♠]", text.partition("http")[0])  # no card is given away
    page.get_by_role("button", name="Retry this deal").click()
    hand(page).first.wait_for()
    assert cards(page) == first
    play_on([visitor])
    page.get_by_role("button", name="Play again").click()
    hand(page).first.wait_for()
    assert cards(page) != first


def test_from_a_replay_one_links_to_a_move_and_plays_on(come: Come, over: str) -> None:
    page = come(permissions=CLIPBOARD, **CALM).go(f"{over}/better")
    page.get_by_role("heading", level=1).wait_for()
    assert serious(page, "better") == []
    page.goto(over)
    expect(page.get_by_role("status").filter(has_text="Move 0 of")).to_be_visible()
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(page.get_by_role("status").filter(has_text="Move 2 of")).to_be_visible()
    page.get_by_role("button", name="Copy link").first.click()
    expect(page.get_by_role("button", name="Copied").first).to_be_visible()
    assert clipboard(page).endswith("?move=2")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    assert offered(page) in (
        "play",
        "payment",
    )  # with cards or without: chance may have paid with all of them


def test_a_review_has_lines_of_ones_own_until_they_are_shown(come: Come, over: str) -> None:
    leader, friend = come(**CALM).go(over), come(**CALM).page
    leader.get_by_role("button", name="Review together").click()
    leader.wait_for_url("**/reviews/*")
    friend.goto(leader.url)
    for page in (leader, friend):
        expect(page.get_by_role("heading", name="What if?")).to_be_visible()
    expect(friend.get_by_text("is presenting. Follow along")).to_be_visible()
    expect(leader.locator(".ppl .ld small")).to_have_text("Presenting")
    expect(friend.locator(".ppl .ld small")).to_have_text("Presenting")
    friend.get_by_role("group", name="Other moves here").get_by_role("button").first.click()
    expect(friend.locator(".why")).to_be_visible()
    friend.get_by_role("button", name="Try it").click()
    mine = friend.get_by_role("button", name=re.compile("You, from move 0"))
    expect(mine).to_be_visible()
    expect(mine).to_contain_text("only you can see it")
    assert serious(friend, "review") == []
    reply = friend.get_by_role("button", name=re.compile("^.*’s best reply$"))
    if reply.count():  # a game that another move ends asks nobody
        reply.click()
        expect(friend.locator(".whatif")).to_contain_text("best reply")
    expect(leader.get_by_text("from move 0")).to_have_count(0)
    friend.get_by_role("button", name="Show everyone").click()
    expect(leader.get_by_text("from move 0")).to_be_visible()
    expect(friend.get_by_text("only you can see it")).to_have_count(0)
    expect(leader.locator(".lns")).to_contain_text("Move 1:")
    german = come(locale="de-DE", **CALM).go(leader.url)
    expect(german.locator(".lns")).to_contain_text("Zug 1:")


def test_another_device_becomes_ones_own_by_a_code(come: Come) -> None:
    desk, phone = come(**CALM).page, come(**CALM).page
    open_table(desk, bots=1)
    held, table = cards(desk), desk.url
    desk.goto("/settings")
    desk.get_by_role("button", name="Get a code").click()
    code = desk.locator(".code").inner_text()
    name = desk.get_by_role("textbox", name="Name at the table").input_value()
    phone.goto("/settings")
    phone.get_by_role("textbox", name="Have a code from another device?").fill(code)
    phone.get_by_role("button", name="Use code").click()
    expect(phone.get_by_text(f"Device linked. You’re {name} here too.")).to_be_visible()
    phone.goto(table)
    assert cards(phone) == held


def test_the_daily_deal_is_shared_without_its_cards(come: Come) -> None:
    visitor = come(permissions=CLIPBOARD, **CALM)
    page = visitor.go("/daily?game=regicide&players=1")
    page.get_by_role("button", name="Play today’s challenge").click()
    hand(page).first.wait_for()
    play_on([visitor])

    def is_ranked() -> bool:
        page.goto("/daily?game=regicide&players=1")
        expect(
            page.get_by_role(
                "heading", name=re.compile("Your result is being verified|^(Lost|Gold|Silver|Bronze) ")
            )
        ).to_be_visible()
        return page.get_by_text(re.compile(r"^Rank \d+ of")).count() > 0

    wait_until(page, is_ranked, "the rank")  # a game is on the board once it has been checked
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert "/daily?game=regicide" in clipboard(page)
    assert not re.search(r"\b(10|[2-9AJQK])[CDHS♣♦♥♠]", clipboard(page))
    board = page.get_by_role("table")
    exact = [head.inner_text() for head in board.get_by_role("columnheader").all()].index("Exact")
    mine = board.locator("tr.me").get_by_role("cell")
    assert mine.nth(exact).inner_text() == str(clipboard(page).count("■"))
    stranger = come(**CALM).go("/daily?game=regicide&players=1")
    expect(stranger.get_by_role("columnheader", name="Moves")).to_be_visible()
    heads = stranger.get_by_role("columnheader")
    expect(heads.filter(has_text="Exact")).to_have_count(0)  # who has not played hears nothing
    page.goto("/games")
    expect(page.get_by_role("figure").get_by_text("enemies defeated")).to_be_visible()


def test_every_rule_set_has_its_own_daily_deal(come: Come) -> None:
    page = come(**CALM).go("/daily?game=regicide&players=2")
    promise = page.locator("code")
    usual = promise.inner_text()
    page.get_by_label("Rules").select_option("manual")
    expect(promise).not_to_have_text(usual)
    page.get_by_role("button", name="Play today’s challenge").click()
    hand(page).first.wait_for()
    expect(page.get_by_text("Manual, 2 players")).to_be_visible()


def test_a_position_is_shared_as_a_link_and_as_a_picture(come: Come, tmp_path: Path) -> None:
    page = come(permissions=CLIPBOARD, **CALM).go("/advice")
    page.get_by_role("radio", name="Hand").click()
    for card in ("4 of Clubs", "9 of Hearts"):
        page.get_by_role("button", name=f"{card}: unknown").click()
    page.get_by_role("radio", name="Enemy").click()
    page.get_by_role("button", name="Jack of spades: unknown").click()
    page.get_by_role("button", name="Link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    assert "/advice?position=" in clipboard(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    file = tmp_path / "position.png"
    download.value.save_as(file)
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size > 5_000
