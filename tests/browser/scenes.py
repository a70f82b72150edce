"""All moments of the page of which pictures are taken, and how to come to them: whoever adds a screen adds a row."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Page

from dethrone import games
from dethrone.counsel.form import text_of
from dethrone.counsel.reading import given_view
from dethrone.prose import voice
from dethrone.school.exercises import PUZZLES, exercises
from dethrone.table import Table
from dethrone.table import commands as ask
from dethrone.table.clock import TurnTimer
from dethrone.table.proposals import Rematch, Resign
from tests.browser.dealing import DAY, ME, Dealer, Facts, Somebody, finished, first, now
from tests.browser.line import Line
from tests.browser.playing import button, hand, open_table
from tests.browser.screens import Open, first_puzzle, path, sheet
from tests.browser.waiting import let_pass

LANDED = 450  # milliseconds: what a partner plays has come to lie
REPLY = "Play: {8C, 8D}\nSay: good luck"
HOUR = 3600.0
# People who played the deal of the day, and how.
BOARD = {"Pekka": "greedy", "Noor": "novice", "Ada": "random", "Jonas": "quick", "Lena": "novice"}


@dataclass(frozen=True)
class Scene:
    """A moment: how to come there, who looks, whether it passes, and whether it is a table."""

    open: Open
    who: str = "me"
    passes: bool = False
    is_table: bool = False


@dataclass
class Company:
    """Everybody who has part in the pictures, and what they have played."""

    dealer: Dealer
    me: Somebody = field(init=False)
    ilse: Somebody = field(init=False)

    def __post_init__(self) -> None:
        self.me, self.ilse = self.dealer.somebody("Mara"), self.dealer.somebody("Ilse")

    # ---------------------------------------------------------------- tables
    def lay(self, table: Table, *, ago: float = 0.0) -> str:
        """A table with me, and Ilse where two people sit; its path."""
        people = {seat: one for seat, one in enumerate((self.me, self.ilse)) if seat < _people(table)}
        return self.dealer.lay(table, people, ago=ago)

    def cards(self, is_there: Callable[[Facts], bool], bots: int = 2, since: int = 0) -> Open:
        """Regicide with bots, at a moment."""
        return self._at("regicide", 1, bots, is_there, since)

    def dice(self, is_there: Callable[[Facts], bool], people: int = 2, bots: int = 1, since: int = 0) -> Open:
        """Regidice, at a moment; the bots are not asked before I am."""
        return self._at("regidice", people, bots, is_there, since)

    def _at(self, game: str, people: int, bots: int, is_there: Callable[[Facts], bool], since: int) -> Open:
        def open_there(page: Page) -> None:
            table = first(game, [self.me, self.ilse][:people], bots, is_there, since=since)
            page.goto(self.lay(table))
            page.locator(".tbl, .rd").wait_for()
            page.wait_for_load_state("networkidle")

        return open_there

    # ------------------------------------------------------------- the past
    def live_a_little(self) -> None:
        """Games that ended, tables that wait, a deal of the day that was played."""
        for number in range(14):
            people, bots = ([self.me, self.ilse][: 1 + number % 2], (1, 0, 2, 1)[number % 4])
            game = "regidice" if number % 5 == 4 else "regicide"
            bots = max(bots, 2 - len(people)) if game == "regidice" else bots
            table = finished(game, people, bots, lambda _: True, since=number)
            self.lay(table, ago=DAY * (1 + number) + 5000 * number)
        for number in range(14, 30):  # in some of which I play a jester
            table = finished("regicide", [self.me, self.ilse], 1, lambda _: True, since=number)
            self.lay(table, ago=DAY * (1 + number))
        for game, number in (("regicide", 70), ("regidice", 71), ("regicide", 72)):
            self.lay(first(game, [self.me, self.ilse], 1, _is_mine, since=number), ago=3000.0 * (number - 69))
        for number, (is_there, ago) in enumerate(
            ((_is_mine, 5 * HOUR), (_is_mine, -6 * HOUR), (_is_hers, 2 * DAY))
        ):
            slow = {"limit": TurnTimer(DAY), "now": now() - ago}
            self.lay(first("regicide", [self.me, self.ilse], 1, is_there, since=80 + number, **slow), ago=ago)
        for name, strength in BOARD.items():
            self.dealer.lay_daily("regicide", self.dealer.somebody(name), strength)
        for days_ago in range(3):
            self.dealer.lay_daily("regicide", self.me, "greedy", days_ago=days_ago)

    # ------------------------------------------------------------------ ends
    @cached_property
    def won(self) -> Table:
        return finished("regicide", [self.me, self.ilse], 1, lambda view: view["outcome"] == "won", since=3)

    @cached_property
    def lost(self) -> Table:
        return finished("regicide", [self.me], 0, _is_lost)

    @cached_property
    def played_badly(self) -> Table:
        return finished(
            "regicide", [self.me, self.ilse], 1, lambda view: len(view["fallen"]) > 4, strength="novice"
        )

    @cached_property
    def dice_end(self) -> Table:
        return finished("regidice", [self.me, self.ilse], 1, _is_lost)

    @cached_property
    def game(self) -> str:
        """A game that ended and was looked back on; its replay's path."""
        return self._replay(self.played_badly)

    @cached_property
    def dice_game(self) -> str:
        """The same with dice."""
        return self._replay(self.dice_end)

    def _replay(self, table: Table) -> str:
        game_id = f"{self.lay(table).rpartition('/')[2]}-1"
        self.dealer.look_back(game_id)
        return f"/games/{game_id}"

    def end(self, which: Callable[[Company], Table], *, asks_again: bool = False) -> Open:
        """What is shown after a game."""

        def open_end(page: Page) -> None:
            table = which(self)
            if asks_again:
                table.do(ask.Propose(Rematch()), by=1)
            page.goto(self.lay(table))
            page.locator("main.endp").wait_for()

        return open_end


def _people(table: Table) -> int:
    return sum(1 for seat in table.seats if type(seat).__name__ == "Person")


def _is_lost(view: Facts) -> bool:
    return view["outcome"] not in (None, "won")


def _is_mine(view: Facts) -> bool:
    return bool(view["decider"] == ME)


def _is_hers(view: Facts) -> bool:
    return bool(view["decider"] == 1)


# ------------------------------------------------------------------- Regicide
def my_play(plays: int, fallen: int) -> Callable[[Facts], bool]:
    """It is mine to play, so many plays lie there, so many royals fell."""

    def is_there(view: Facts) -> bool:
        is_play = _is_mine(view) and view["phase"] == "play"
        return is_play and len(view["plays"]) >= plays and len(view["fallen"]) == fallen

    return is_there


def is_fresh(view: Facts) -> bool:
    """It is mine to play against a Queen whom nobody has hurt."""
    return _is_mine(view) and view["phase"] == "play" and not view["damage"] and len(view["fallen"]) > 3


def in_phase(name: str, *, mine: bool = True, most: int = 8, **least: int) -> Callable[[Facts], bool]:
    """A phase in which I am asked, or somebody else is; at most so many cards, at least so much of something."""

    def is_there(view: Facts) -> bool:
        is_phase = view["phase"] == name and _is_mine(view) == mine and len(view.get("hand", ())) <= most
        return is_phase and all(view[key] >= value for key, value in least.items())

    return is_there


def then(before: Open, *keys: str) -> Open:
    """A moment, and then some keys."""

    def press(page: Page) -> None:
        before(page)
        for key in keys:
            page.keyboard.press(key)

    return press


def choose_cards(before: Open) -> Open:
    """The best that can be done is chosen, so that the block says what it would do."""

    def choose(page: Page) -> None:
        before(page)
        hand(page).first.wait_for()
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator(".layer .sug").first.wait_for()
        page.keyboard.press("s")
        button(page, "Play ").wait_for()

    return choose


def read_large(page: Page) -> None:
    """A card of the table before it, large."""
    page.keyboard.press("Escape")
    hand(page).nth(1).dispatch_event("contextmenu")
    page.locator(".read").wait_for()


def partner(company: Company) -> Open:
    """What a bot does is shown; it passes."""
    before = company.cards(is_fresh, bots=2)

    def watch(page: Page) -> None:
        before(page)
        hand(page).first.wait_for()
        page.locator('.layer button[data-zone="hand"]:not(.dim):not([data-key^="*"])').first.press(" ")
        button(page, "Play ").click()
        suggestion = button(page, "Use suggestion")
        suggestion.or_(button(page, "Continue")).first.wait_for()
        if suggestion.count():
            suggestion.click()
            button(page, "Pay ").click()
        button(page, "Continue").wait_for()
        let_pass(page, LANDED)

    return watch


def paying(before: Open) -> Open:
    """What is suggested is chosen."""

    def choose(page: Page) -> None:
        before(page)
        button(page, "Use suggestion").click()
        button(page, "Pay ").wait_for()

    return choose


def voting(company: Company) -> Open:
    """Ilse would like to give the game up."""

    def open_there(page: Page) -> None:
        table = first("regicide", [company.me, company.ilse], 1, my_play(2, 2))
        table.do(ask.Propose(Resign()), by=1)
        page.goto(company.lay(table))
        page.locator(".top.qb").wait_for()

    return open_there


def offline(company: Company, line: Line) -> Open:
    """The server cannot be reached."""
    before = company.cards(my_play(1, 1), bots=1)

    def cut(page: Page) -> None:
        before(page)
        line.cut()
        page.locator(".top.qb").wait_for()

    return cut


def watching(company: Company, game: str, is_there: Callable[[Facts], bool]) -> Open:
    """Somebody else's table."""

    def open_there(page: Page) -> None:
        page.goto(company.lay(first(game, [company.me, company.ilse], 1, is_there)))
        page.locator(".tbl, .rd").wait_for()

    return open_there


# ------------------------------------------------------------------- Regidice
def hinted(before: Open) -> Open:
    """What is suggested is chosen, so that the block says what it would do."""

    def choose(page: Page) -> None:
        before(page)
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator(".pv .btn.pri:enabled").wait_for()

    return choose


def gathering(company: Company) -> Open:
    """I called last: all dice are shown, and change hands."""

    def is_last(view: Facts) -> bool:
        open_calls = [seat for seat, call in enumerate(view["calls"]) if call is None]
        return view["phase"] == "declare" and open_calls == [ME]

    before = company.dice(is_last)

    def call(page: Page) -> None:
        before(page)
        page.get_by_role("button", name="Hint", exact=True).click()
        page.locator(".pv .btn.pri:enabled").click()
        page.locator(".rd-gather").wait_for()
        let_pass(page, 2000)  # they have come to lie

    return call


def rolled(view: Facts) -> bool:
    """Nobody has called yet, and somebody else will first."""
    is_roll = view["phase"] == "declare" and not any(view["calls"])
    return bool(is_roll and view["decider"] == 1 and view["enemy_number"] == 1)


# ---------------------------------------------------------------------- pages
def waiting_room(page: Page) -> None:
    """A table with open seats and a bot."""
    open_table(page, bots=1, wants_friend=True)
    page.get_by_role("heading", name="Waiting for players").wait_for()


def new_table(page: Page) -> None:
    """Four seats: mine, a bot's, an open one, and none."""
    page.goto("/new")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Add a bot").first.click()


def preferences(page: Page) -> None:
    """The gear's sheet."""
    page.goto("/")
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("dialog").wait_for()


def figures(whose: str) -> Open:
    """My games with others, or beside bots."""

    def choose(page: Page) -> None:
        page.goto("/games")
        page.get_by_role("radio", name=whose).click()

    return choose


def position(game: str, is_there: Callable[[Facts], bool], company: Company) -> str:
    """A moment as a text."""
    table = first(game, [company.me], 1, is_there, rules="open-order" if game == "regicide" else "")
    return quote(text_of(given_view(game, table.view(ME))))


def advised(company: Company, game: str, is_there: Callable[[Facts], bool]) -> Open:
    """A position, and the advice for it."""

    def lay_out(page: Page) -> None:
        page.goto(f"/advice?position={position(game, is_there, company)}")
        page.get_by_role("button", name="Get advice").click()
        page.locator(".ed2.has").wait_for()

    return lay_out


def judged(company: Company) -> Open:
    """A reply that is not yet right."""

    def paste(page: Page) -> None:
        page.goto(f"/model?position={position('regicide', my_play(1, 2), company)}")
        page.get_by_role("textbox").fill(REPLY)
        page.get_by_role("button", name="Check").click()
        page.locator(".vd").wait_for()

    return paste


def settings_with_code(page: Page) -> None:
    """A code for another device."""
    page.goto("/settings")
    page.get_by_role("button", name="Get a code").click()
    page.locator(".code").wait_for()


def solved(page: Page) -> None:
    """A lesson that was understood."""
    page.goto("/learn/regicide/1")
    page.locator(".layer button, .hd button").first.wait_for()
    page.get_by_role("button", name="Show").click()


def at(address: Callable[[], str], more: str = "") -> Open:
    """What is played before; then its path."""

    def open_there(page: Page) -> None:
        path(f"{address()}{more}")(page)

    return open_there


def review(company: Company) -> Open:
    """The game looked at together."""

    def begin(page: Page) -> None:
        page.goto(f"{company.game}?move=9")
        page.get_by_role("button", name="Review together").click()
        page.wait_for_url("**/reviews/*")
        page.locator(".ppl").wait_for()

    return begin


# -------------------------------------------------------------------- puzzles
def paid_wrongly(page: Page) -> None:
    """A payment that was tried and loses: the cheapest."""
    where = first_puzzle("pay", players=2)
    puzzle = exercises(PUZZLES, "regicide")[int(where.rpartition("/")[2]) - 1]
    moves = games.kind("regicide").begin(puzzle.position, None).legal_moves()
    wrong: Any = next(move for move in moves if str(move) not in puzzle.steps[0])
    path(where)(page)
    for card in wrong.cards:
        name = voice("en").say(
            "regicide-board-card", **{"card-rank": str(card)[:-1], "card-suit": str(card)[-1]}
        )
        page.locator(".hd").get_by_role("button", name=name, exact=True).click()
    page.locator(".act .pri").click()
    page.locator(".bad").wait_for()


def named_well(page: Page) -> None:
    """Who goes next was answered well."""
    where = first_puzzle("next", players=4)
    puzzle = exercises(PUZZLES, "regicide")[int(where.rpartition("/")[2]) - 1]
    path(where)(page)
    page.locator(f'[data-move="{puzzle.line[0]}"]').click()
    page.locator(".act .pri").click()
    page.locator(".good").wait_for()


# ------------------------------------------------------------------------ all
def scenes(company: Company, line: Line) -> dict[str, Scene]:
    """All of them, in the order in which they are taken; a sheet lies over the table before it."""
    cards, dice = company.cards, company.dice
    return {
        "start": Scene(path("/", "dethrone"), "nobody"),
        "preferences": Scene(preferences, "nobody"),
        "person-empty": Scene(path("/games"), "nobody"),
        "lost": Scene(path("/nowhere/at/all", "Page not found"), "nobody"),
        "home-return": Scene(path("/", "dethrone")),
        "new-table": Scene(new_table),
        "new-table-dice": Scene(path("/new?game=regidice")),
        "waiting-room": Scene(waiting_room),
        "watch": Scene(path("/watch", "Public tables")),
        **_tables(company, cards),
        "state-vote": Scene(voting(company), is_table=True),
        "state-offline": Scene(offline(company, line), is_table=True),
        "spectate": Scene(watching(company, "regicide", my_play(2, 5)), "guest", is_table=True),
        "end-win": Scene(company.end(lambda one: one.won), is_table=True),
        "end-again": Scene(company.end(lambda one: one.won, asks_again=True)),
        "end-loss": Scene(company.end(lambda one: one.lost), is_table=True),
        **_dice(company, dice),
        "replay": Scene(at(lambda: company.game, "?move=9"), is_table=True),
        "replay-dice": Scene(at(lambda: company.dice_game, "?move=9"), is_table=True),
        "mistakes": Scene(at(lambda: company.game, "/better")),
        "review": Scene(review(company), is_table=True),
        "learn": Scene(path("/learn")),
        "tutorial": Scene(path("/learn/regicide/2"), is_table=True),
        "tutorial-pay": Scene(path("/learn/regicide/7", "Paying well")),
        "tutorial-dice": Scene(path("/learn/regidice/4"), is_table=True),
        "puzzle": Scene(path("/puzzles/regicide/1"), is_table=True),
        "puzzle-win": Scene(path(first_puzzle("win")), is_table=True),
        "puzzle-pay": Scene(path(first_puzzle("pay", players=2)), is_table=True),
        "puzzle-pay-short": Scene(then(path(first_puzzle("pay", players=2)), "1", "2"), is_table=True),
        "puzzle-pay-wrong": Scene(paid_wrongly, is_table=True),
        "puzzle-next": Scene(path(first_puzzle("next", players=4)), is_table=True),
        "puzzle-next-right": Scene(named_well, is_table=True),
        "puzzle-dice": Scene(path("/puzzles/regidice/1")),
        "rules-regicide": Scene(path("/rules/regicide", "Regicide rules")),
        "rules-regidice": Scene(path("/rules/regidice", "Regidice rules")),
        "daily": Scene(path("/daily", "Daily challenge")),
        "daily-open": Scene(path("/daily?game=regidice&players=2", "Daily challenge")),
        "person": Scene(path("/games", "Mara")),
        "team": Scene(figures("Teams")),
        "bots": Scene(figures("Bots")),
        "settings": Scene(path("/settings", "Settings")),
        "settings-code": Scene(settings_with_code),
        "keyboard": Scene(path("/keys", "Keyboard")),
        "editor-empty": Scene(path("/advice")),
        "editor": Scene(advised(company, "regicide", my_play(2, 3))),
        "editor-dice": Scene(advised(company, "regidice", in_phase("declare", round=3))),
        "model-start": Scene(path("/model")),
        "model": Scene(judged(company)),
    }


def _tables(company: Company, cards: Callable[..., Open]) -> dict[str, Scene]:
    """Regicide."""
    table = choose_cards(cards(my_play(2, 4)))
    return {
        "regicide": Scene(table, is_table=True),
        "regicide-signals": Scene(then(lambda _: None, "Escape", "m"), is_table=True),
        "regicide-log": Scene(sheet("l", "Log"), is_table=True),
        "regicide-piles": Scene(sheet("d", "Card tracker"), is_table=True),
        "keys": Scene(sheet("?", "Keys"), is_table=True),
        "regicide-read": Scene(read_large, is_table=True),
        "regicide-two": Scene(cards(my_play(3, 1), bots=1), is_table=True),
        "regicide-four": Scene(choose_cards(cards(my_play(4, 6), bots=3)), is_table=True),
        "regicide-solo": Scene(choose_cards(cards(my_play(1, 2), bots=0)), is_table=True),
        "regicide-solo-suffer": Scene(cards(in_phase("suffer", owed=9), bots=0), is_table=True),
        "regicide-empty": Scene(cards(in_phase("play", most=0), bots=0), is_table=True),
        "regicide-yield": Scene(then(cards(my_play(1, 2)), "y"), is_table=True),
        "suffer": Scene(cards(in_phase("suffer", owed=9)), is_table=True),
        "suffer-chosen": Scene(paying(cards(in_phase("suffer", owed=9))), is_table=True),
        "regicide-jester": Scene(cards(in_phase("name"), bots=3), is_table=True),
        "regicide-wish": Scene(cards(in_phase("name", mine=False), bots=3), is_table=True),
        "regicide-partner": Scene(partner(company), passes=True, is_table=True),
        "regicide-back": Scene(then(cards(my_play(2, 3)), ",", ",", ","), is_table=True),
    }


def _dice(company: Company, dice: Callable[..., Open]) -> dict[str, Scene]:
    """Regidice."""
    call = hinted(dice(in_phase("declare", round=3)))
    return {
        "rd-roll": Scene(dice(rolled), is_table=True),
        "rd-declare": Scene(call, is_table=True),
        "rd-log": Scene(sheet("l", "Log"), is_table=True),
        "rd-keys": Scene(sheet("?", "Keys"), is_table=True),
        "rd-signals": Scene(then(lambda _: None, "Escape", "m"), is_table=True),
        "rd-gather": Scene(gathering(company), is_table=True),
        "rd-resolve": Scene(dice(in_phase("resolve")), is_table=True),
        "rd-set": Scene(hinted(dice(in_phase("set"))), is_table=True),
        "rd-raise": Scene(dice(in_phase("raise")), is_table=True),
        "rd-pips": Scene(hinted(dice(in_phase("pips"))), is_table=True),
        "rd-heal": Scene(hinted(dice(in_phase("heal"))), is_table=True),
        "rd-suffer": Scene(hinted(dice(in_phase("split"))), is_table=True),
        "rd-lose": Scene(hinted(dice(in_phase("lose"))), is_table=True),
        "rd-prepare": Scene(hinted(dice(in_phase("prepare"))), is_table=True),
        "rd-two": Scene(dice(in_phase("declare"), people=1, bots=1), is_table=True),
        "rd-four": Scene(hinted(dice(in_phase("declare", round=2), people=1, bots=3)), is_table=True),
        "rd-spectate": Scene(watching(company, "regidice", in_phase("resolve")), "guest", is_table=True),
        "rd-end": Scene(company.end(lambda one: one.dice_end), is_table=True),
    }
