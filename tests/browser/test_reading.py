"""Every screen is read in the order in which one decides: rows of the design's table, each with what is met when."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page

from dethrone.counsel.form import text_of
from dethrone.counsel.reading import given_view
from tests.browser.dealing import Dealer, Moment, Somebody, finished, first
from tests.browser.playing import offered, open_table, turn
from tests.browser.reading import read_aloud
from tests.browser.screens import path
from tests.browser.visiting import CALM, DESKTOP, PHONE, Visitor
from tests.browser.waiting import wait_until
from tests.server.chaos import Process

Screen = Callable[["Company", Page], None]
ENOUGH = 60  # samples for each move of a game that is looked back on


@dataclass
class Company:
    """Who has been here, what they have played, and whoever looks."""

    dealer: Dealer
    mara: Somebody
    ilse: Somebody
    game: str  # that ended, and was looked back on
    pages: dict[str, Page]


@pytest.fixture(scope="module")
def company(browser: Browser, server: Process, dealer: Dealer) -> Iterator[Company]:
    """Mara, who has played, and somebody who never was here."""
    mara, ilse = dealer.somebody("Mara"), dealer.somebody("Ilse")
    ended = finished("regicide", [mara, ilse], 0, lambda view: len(view["fallen"]) > 2, strength="random")
    game = f"{dealer.lay(ended, {0: mara, 1: ilse}).rpartition('/')[2]}-1"
    dealer.look_back(game, ENOUGH)
    for number in range(2):
        table = first("regicide", [mara, ilse], 0, is_asked("play"), since=number)
        dealer.lay(table, {0: mara, 1: ilse}, is_listed=True)
    dealer.lay_daily("regicide", mara, "greedy")
    visitors = {"mara": Visitor.come(browser, server.address, **CALM).be(mara.key)}
    visitors["nobody"] = Visitor.come(browser, server.address, **CALM)
    yield Company(dealer, mara, ilse, game, {who: one.page for who, one in visitors.items()})
    for one in visitors.values():
        one.leave()


# --------------------------------------------------------------------- tables
def is_asked(phase: str, *, mine: bool = True) -> Moment:
    """A moment at which I decide, or somebody else does, and something lies on the table."""
    return lambda view: view["phase"] == phase and (view["decider"] == 0) == mine


def table(game: str, when: Moment, people: int = 1, bots: int = 1, keys: str = "") -> Screen:
    """A table at a moment, and then some keys."""

    def come_to(company: Company, page: Page) -> None:
        players = [company.mara, company.ilse][:people]
        page.goto(company.dealer.lay(first(game, players, bots, when), dict(enumerate(players))))
        page.locator(".tbl, .rd").wait_for()
        page.wait_for_load_state("networkidle")
        for key in keys:
            page.keyboard.press(key)

    return come_to


def partner(company: Company, page: Page) -> None:
    """What a bot did is shown, until I go on."""
    table("regicide", is_asked("play"))(company, page)
    luck = random.Random(1)
    while offered(page) != "news":
        turn(page, luck)


CURVE = "(Win chance|Turning point: move)"  # as far as the game has been looked at


def end(game: str, bots: int) -> Screen:
    """A game that was lost."""

    def come_to(company: Company, page: Page) -> None:
        lost = finished(game, [company.mara], bots, lambda view: view["outcome"] not in (None, "won"))
        page.goto(company.dealer.lay(lost, {0: company.mara}))
        page.get_by_role("heading", name=re.compile(CURVE)).wait_for()

    return come_to


# ---------------------------------------------------------------------- pages
def at(address: str, ready: str = "") -> Screen:
    """A screen that has an address, once a heading is there."""
    return lambda company, page: path(address.replace("GAME", company.game), ready)(page)


def new_table(_: Company, page: Page) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="Official").wait_for()  # the summary names the rules before they are there
    page.get_by_role("button", name="Add a bot").click()


def waiting_room(_: Company, page: Page) -> None:
    open_table(page, bots=1, wants_friend=True)
    page.get_by_role("heading", name="Waiting for players").wait_for()


def home(company: Company, page: Page) -> None:
    at("/", "Public tables")(company, page)
    page.get_by_role("button", name="Play again").wait_for()


def review(company: Company, page: Page) -> None:
    page.goto(f"/games/{company.game}?move=3")
    page.get_by_role("button", name="Review together").click()
    page.get_by_role("list", name="People in this review").wait_for()
    page.get_by_role("group", name="Other moves here").wait_for()


def mistakes(company: Company, page: Page) -> None:
    page.goto(f"/games/{company.game}/better")
    page.get_by_role("radio", name="Team").click()
    page.get_by_role("button", name="Try it yourself").wait_for()


def daily(company: Company, page: Page) -> None:
    """The board, once the server has checked what was played."""

    def is_checked() -> bool:
        at("/daily", "Leaderboard")(company, page)
        page.wait_for_load_state("networkidle")
        return page.get_by_role("heading", name="Share").count() > 0

    wait_until(page, is_checked, "the board")


def team(company: Company, page: Page) -> None:
    at("/games", "Mara")(company, page)
    page.get_by_role("radio", name="Teams").click()


def position(company: Company) -> str:
    """A moment as a text."""
    found = first("regicide", [company.mara], 1, is_asked("play"), rules="open-order")
    return quote(text_of(given_view("regicide", found.view(0))))


def advice(company: Company, page: Page) -> None:
    page.goto(f"/advice?position={position(company)}")
    page.get_by_role("button", name="Get advice").click()
    page.get_by_text("Win chance from").wait_for()


def model(company: Company, page: Page) -> None:
    page.goto(f"/model?position={position(company)}")
    page.get_by_role("textbox").fill("Play: nothing")
    page.get_by_role("button", name="Check").click()
    page.locator(".vd").wait_for()


@dataclass(frozen=True)
class Row:
    """How to come to a screen, what is met there in which order, and who looks how."""

    open: Screen
    order: str  # as the table has it
    who: str = "mara"
    size: tuple[int, int] = DESKTOP


ROWS = {
    "start": Row(
        at("/", "dethrone"),
        "dethrone · Your first game · Play now · Solo · Regidice · Watch · Play today’s challenge · Join · Main",
        "nobody",
    ),
    "home": Row(
        home,
        "dethrone · Your turn · Continue · Your tables · Solo · Regidice · Play today’s challenge "
        "· Public tables$ · Join · Main",
    ),
    "new table": Row(
        new_table,
        r"New table · Game · Rules · Official · Seats · Mara \(you\) · Bot strength · Time limit · Who can join · "
        "Spectators · Hints · Undo if everyone agrees · Regicide, 2 players · Create table",
    ),
    "waiting room": Row(
        waiting_room,
        r"Regicide, 3 players · Seats · Mara \(you\) · Tobias · Waiting · Start game · QR code for the "
        "invite link · Invite link · Copy · Fair shuffle · This table · Chat",
    ),
    "cards": Row(
        table("regicide", is_asked("play")),
        "Enemy · Decision · Your hand · Table · Castle: · Seats · Signals · Log",
    ),
    "cards on a phone": Row(
        table("regicide", is_asked("play")),
        "Enemy · Decision · Your hand · Table · Castle: · Tobias",
        size=PHONE,
    ),
    "who goes next": Row(
        table("regicide", is_asked("name"), bots=2),
        "Who goes next · Tobias · Noor · Enemy · Your hand · Table · Castle: · Seats · Log",
    ),
    "a wish": Row(
        table("regicide", is_asked("name", mine=False), bots=2),
        "Would you like to go next · I’d like to go · No preference · Enemy · Your hand · Table · Castle: "
        "· Seats · Log",
    ),
    "a yield": Row(
        table("regicide", is_asked("play"), keys="y"),
        "Decision · to pay · Cancel · Yield now · Your hand · Enemy · Table · Castle: · Seats · Log",
    ),
    "a payment": Row(
        table("regicide", is_asked("suffer")),
        "Decision · Selected · Use suggestion · Pay · Your hand · Enemy · Table · Castle: · Seats · Log",
    ),
    "a partner's move": Row(
        partner, "Decision · Step back · Continue · Enemy · Your hand · Table · Castle: · Seats · Log"
    ),
    "looking back": Row(
        table("regicide", lambda view: is_asked("play")(view) and len(view["plays"]) > 1, keys=",,"),
        "Decision · Step back · Back to now · Enemy · Your hand · Table · Castle: · Seats · Log",
    ),
    "card tracker": Row(
        table("regicide", is_asked("play"), keys="d"),
        "Card tracker · Close · All cards · Clubs. · Spades. · Decision · Your hand",
    ),
    "log of dice": Row(
        table("regidice", is_asked("declare"), keys="l"),
        "Log · Close · Round 1 · Decision · Your dice",
    ),
    "alone": Row(
        table("regicide", is_asked("play"), bots=0),
        "Enemy · Decision · Hint · Jesters · If you win · Your hand · Table · Castle: · Seats · Log",
    ),
    "dice": Row(
        table("regidice", is_asked("declare"), people=2),
        "Enemy · black · Attack · Defence · Your dice · Attack 1s · Block 1s · Cast red odds · "
        "Decision · Hint · Ilse · Tobias · empty · Injured pile · Log",
    ),
    "the end": Row(
        end("regicide", 0),
        r"Game over · left in the Tavern · The royals · .*Still standing: \w+ of · "
        rf"{CURVE} · "
        r"Play again · Share",
    ),
    "the end of dice": Row(
        end("regidice", 1),
        r"The \w+ enemy still stands · rounds · The enemies · Who did what · "
        rf"{CURVE} · Play again · Share",
    ),
    "a review": Row(
        review,
        r"Reviewing together · You’re presenting · Move 3 of · \w+ of · \w+’s hand · Game as played · "
        r"One move forward · Win chance over the game · People in this review",
    ),
    "what was better": Row(
        mistakes,
        r"Better moves · Show moves · 1 Move \d+: \w+ Cost: \d+ points "
        r"Played: .*Better: · Try it yourself · Open replay",
    ),
    "a lesson": Row(
        at("/learn/regicide/2", "Spades shield"),
        "Spades shield · Decision · Your hand · Enemy · Table · What happened",
    ),
    "a lesson with dice": Row(
        at("/learn/regidice/4", "Attack: sets"),
        "Attack: sets · Decision · Your dice · The enemy · Partner’s dice · What happened",
    ),
    "a puzzle": Row(
        at("/puzzles/regicide/1", "The exact kill"),
        "The exact kill · Decision · Your hand · Enemy · Table · What happened",
    ),
    "the deal of the day": Row(
        daily,
        r"Daily challenge · (Lost|Won|Gold|Silver|Bronze) · Share · Leaderboard · Mara · How far everyone got · "
        r"\d+ defeated: \d+ games?",
    ),
    "games": Row(
        at("/games", "Mara"),
        r"Mara · verified games · wins · Wins · \d+%, likely between · \d+ defeated: \d+ games? · "
        "Where you lose points · Analyse · Start with the last · Find better moves · History",
    ),
    "teams": Row(
        team,
        r"Mara · Statistics for · Mara, Ilse · \d+%, likely between · \d+ defeated: \d+ games? · History",
    ),
    "advice": Row(
        advice,
        "Advice for real cards · Game · Players · Tap a card · clubs · Ace of Clubs · spades · "
        "On the table · What else you know · Moves compared",
    ),
    "advice on a phone": Row(at("/advice"), "Advice for real cards · Game · Players · Tap", size=PHONE),
    "a model": Row(
        model,
        "A language model as your partner · Result · Not yet · Copy the prompt · Prompt · Paste the "
        "reply · Reply · Check · This game",
    ),
    "watching": Row(
        table("regicide", is_asked("play"), people=2, bots=0),
        "Enemy · Table · Castle: · Seats · Log · Decision · Ask Mara",
        "nobody",
    ),
    "watching dice": Row(
        table("regidice", is_asked("declare"), people=2, bots=0),
        "Enemy · Mara’s dice · Ilse · Injured pile · Log · Decision · Ask Mara",
        "nobody",
    ),
    "settings": Row(
        at("/settings", "Settings"),
        "Settings · Appearance · Language · Theme · Table · Motion · Sound · You · Another device · Your data",
    ),
}


def met(page: Page) -> list[str]:
    """What is read after the bar above: names, and words that stand for themselves."""
    read = [(role, name) for role, name in read_aloud(page) if role != "InlineTextBox" and name]
    bar = [place for place, (role, name) in enumerate(read) if (role, name) == ("button", "Settings")]
    is_home = any((role, name) == ("heading", "dethrone") for role, name in read)
    return [name for _, name in (read[1:] if is_home else read[bar[0] + 1 :])]


@pytest.mark.parametrize("screen", ROWS)
def test_a_screen_is_read_in_the_order_in_which_one_decides(company: Company, screen: str) -> None:
    row = ROWS[screen]
    page = company.pages[row.who]
    width, height = row.size
    page.set_viewport_size({"width": width, "height": height})
    row.open(company, page)
    order = row.order.split(" · ")

    def places_met() -> list[int]:
        names = met(page)
        found = [
            next((at for at, name in enumerate(names) if re.match(wanted, name)), -1) for wanted in order
        ]
        return [] if -1 in found else found

    places = wait_until(page, places_met, row.order)  # what readers are told follows the page, a moment later
    assert places == sorted(places), [order[places.index(place)] for place in sorted(places)]


FOCUS = "document.activeElement.dataset.key ?? document.activeElement.tagName"


def test_what_is_in_the_way_is_said_where_it_stands_and_the_focus_stays(company: Company) -> None:
    """The row of states: the bar is a status, a refusal an alert."""
    page, watcher = company.pages["mara"], company.pages["nobody"]
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    table("regicide", is_asked("play"))(company, page)
    watcher.goto(page.url)
    page.keyboard.press("h")
    focus = page.evaluate(FOCUS)
    watcher.get_by_role("button", name="Ask Mara").click()
    page.get_by_role("status").get_by_role("button", name="Allow").wait_for()
    assert page.evaluate(FOCUS) == focus
    for key in "147":  # no hand of that kind goes together
        page.keyboard.press(key)
    page.get_by_role("alert").get_by_text("a combo needs cards of one rank").wait_for()
    assert page.evaluate(FOCUS) == focus
