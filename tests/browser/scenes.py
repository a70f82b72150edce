"""Moments of a table for its pictures: every screen of the map that is not come to by an address alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlsplit

from playwright.sync_api import Page, TimeoutError

from tests.browser.line import Line
from tests.browser.playing import SHOWN, button, hand, hurry, offered, open_alone, open_table, turn
from tests.browser.screens import Open, path, sheet, table_with_bots

ANALYSED = 240_000  # milliseconds: longer than a game is looked at
GAMES = 12  # so many games are begun for a moment that does not come in each
STAGE = """() => {
  if (document.querySelector("main.endp")) return "over";
  return /rd-(\\w+)/.exec(document.querySelector(".rd")?.className ?? "")?.[1] ?? "";
}"""
# What Regidice's table offers; "" while others decide.
DICE = """() => {
  if (document.querySelector("main.endp")) return "over";
  const [main] = [...document.querySelectorAll(".pv .act .btn.pri")];
  if (!main) return "";
  if (main.textContent.trim() === "Go on") return "go on";
  const isBusy = !document.querySelector(".pv .act .btn:not(.pri):not(:disabled)");
  if (isBusy || !document.title.startsWith("● ")) return "";
  if (!main.disabled) return "confirm";
  return document.querySelector(".nb:not(.tk):not(:disabled)") ? "call" : "ask";
}"""


# ------------------------------------------------------------------- Regicide
def play_until(page: Page, is_there: Callable[[Page, str], bool], bots: int = 2) -> None:
    """Games with bots, until one comes to that moment."""
    for number in range(GAMES):
        open_table(page, bots)
        hand(page).first.wait_for()
        luck = random.Random(number)
        while (what := offered(page)) != "over":
            if is_there(page, what):
                return
            turn(page, luck)
    raise TimeoutError("That moment did not come.")


def choose_cards(page: Page) -> None:
    """A card that can be played, so that the block says what it would do."""
    page.locator('.layer button[data-zone="hand"]:not(.dim)').last.press(" ")
    button(page, "Play ").wait_for()


def table_of_four(page: Page) -> None:
    """Three partners, something on the table, a card chosen."""

    def is_busy(page: Page, what: str) -> bool:
        return what == "play" and page.locator(".stack").count() > 1

    play_until(page, is_busy, bots=3)
    choose_cards(page)


def chosen(page: Page) -> None:
    """With two bots, something on the table, a card chosen."""

    def is_busy(page: Page, what: str) -> bool:
        return what == "play" and page.locator(".stack").count() > 1

    play_until(page, is_busy)
    choose_cards(page)


def yielding(page: Page) -> None:
    """What yielding would do."""

    def can_yield(page: Page, what: str) -> bool:
        return what == "play" and page.locator(".stack").count() > 0

    play_until(page, can_yield)
    page.keyboard.press("y")


def suffering(page: Page) -> None:
    """Something is owed."""
    play_until(page, lambda _, what: what == "payment")


def jester(page: Page) -> None:
    """I played a jester and say who goes next."""

    def can_jest(page: Page, what: str) -> bool:
        return what == "play" and page.locator('.layer button[data-key^="*"]:not(.dim)').count() > 0

    play_until(page, can_jest)
    page.locator('.layer button[data-key^="*"]').first.press(" ")
    button(page, "Play ").click()
    page.locator(".pick").wait_for()


def partner(page: Page) -> None:
    """What a bot does is shown."""
    open_table(page, bots=2)
    hand(page).first.wait_for()
    luck = random.Random(5)
    while offered(page) != "news":
        turn(page, luck)


def looking_back(page: Page) -> None:
    """A moment of the running game."""
    table_with_bots(page)
    for _ in range(3):
        page.keyboard.press(",")


def offline(line: Line) -> Open:
    """The server cannot be reached."""

    def cut(page: Page) -> None:
        open_alone(page)
        line.cut()
        page.locator(".top.qb").wait_for()

    return cut


# ------------------------------------------------------------------- Regidice
def dice_step(page: Page) -> str:
    """Confirm what is chosen; choose a call, or what is suggested, where nothing is."""
    what: str = page.wait_for_function(DICE, polling=50).json_value()
    main = page.locator(".pv .act .btn.pri")
    if what == "go on":
        hurry(main.filter(has_text="Go on"))
    elif what == "call":
        page.locator(".nb:enabled").first.click()
    elif what == "ask":
        page.get_by_role("button", name="Hint").click()
    if what in ("confirm", "call", "ask"):
        main.click()
    return what


def stage(name: str) -> Open:
    """A stage of a round; the game goes on from where the last picture was, if it can."""

    def play_there(page: Page) -> None:
        for _ in range(GAMES * 40):
            now: str = page.evaluate(STAGE)
            if now in ("", "over"):
                open_table(page, bots=2, game="regidice")
                page.get_by_role("region", name="Your dice").wait_for()
            if page.evaluate(STAGE) == name and page.evaluate(DICE) in ("go on", "confirm", "call", "ask"):
                return
            dice_step(page)
        raise TimeoutError("That stage did not come.")

    return play_there


# ---------------------------------------------------------------- before them
@dataclass
class Prepared:
    """What is played once for all pictures, when it is first needed; how a game ends is seen to by the hints."""

    page: Page

    @cached_property
    def won(self) -> str:
        return win(self.page)

    @cached_property
    def lost(self) -> str:
        return lose(self.page)

    @cached_property
    def dice(self) -> str:
        return dice_to_the_end(self.page)

    @cached_property
    def running(self) -> str:
        table_with_bots(self.page)
        return self.page.url

    @cached_property
    def game(self) -> str:
        """A game that was analysed."""
        page = self.page
        page.goto(self.won)
        page.get_by_role("link", name="Replay").click()
        with suppress(TimeoutError):  # where nobody has asked for it yet
            page.get_by_role("button", name="Analyse the game").click(timeout=SHOWN)
        with suppress(TimeoutError):  # a game without turning points has no flags
            page.locator(".fls .mk").first.wait_for(timeout=ANALYSED)
        return page.url.partition("?")[0]

    @cached_property
    def review(self) -> str:
        self.page.goto(self.game)
        self.page.get_by_role("button", name="Review together").click()
        self.page.wait_for_url("**/reviews/*")
        return self.page.url


def win(page: Page) -> str:
    """A game with a strong partner, played by its hints; another one if it is lost all the same."""
    for _ in range(GAMES):
        open_table(page, bots=1, strength="Expert")
        hand(page).first.wait_for()
        while (what := offered(page)) != "over":
            if what == "play":
                page.get_by_role("button", name="Hint").click()
                page.wait_for_function(
                    "() => document.querySelector('.layer .sug, .act .pri:not(:disabled)')"
                )
                page.keyboard.press("s")
                page.keyboard.press("Enter")
                page.wait_for_timeout(300)
            else:
                turn(page, random.Random(1))
        if page.locator(".pos.fallen").count():
            return page.url
    raise TimeoutError("No game was won.")


def lose(page: Page) -> str:
    """A game alone, played by chance."""
    open_alone(page)
    luck = random.Random(4)
    while turn(page, luck) != "over":
        pass
    return page.url


def dice_to_the_end(page: Page) -> str:
    """A game of dice."""
    open_table(page, bots=1, game="regidice")
    while dice_step(page) != "over":
        pass
    return page.url


def scenes(prepared: Prepared, line: Line) -> dict[str, Open]:
    """All of them, in the order in which they are taken."""
    return {
        "chosen": chosen,
        "signals": sheet("m", "Signals"),
        "four": table_of_four,
        "yield": yielding,
        "suffer": suffering,
        "jester": jester,
        "partner": partner,
        "back": looking_back,
        "won": at(lambda: prepared.won),
        "lost game": at(lambda: prepared.lost),
        **{f"dice {name}": stage(name) for name in ("declare", "gather", "resolve", "suffer", "prepare")},
        "dice end": at(lambda: prepared.dice),
        "replay of a game": at(lambda: prepared.game, "?move=9"),
        "better": at(lambda: prepared.game, "/better"),
        "review": at(lambda: prepared.review),
        "watching": at(lambda: prepared.running),
        "learn": path("/learn"),
        "lesson": path("/learn/regicide/2"),
        "lesson with dice": path("/learn/regidice/2"),
        "puzzle": path("/puzzles/regicide/1"),
        "home again": path("/", "dethrone"),
        "offline": offline(line),
    }


def at(address: Callable[[], str], more: str = "") -> Open:
    """What is played first; its path, as every visitor has a line of their own."""

    def open_there(page: Page) -> None:
        path(f"{urlsplit(address()).path}{more}")(page)

    return open_there
