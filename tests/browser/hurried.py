"""A game brought on by the visitor's own cookie, without the page: for what is shown after many moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.waiting import wait_until

Look = dict[str, Any]
GAMES = 40  # that are begun, as some end too soon


def open_by_hand(page: Page, game: str, bots: list[str], **more: object) -> str:
    """A table of somebody's who has been to the page, with bots; its id."""
    seats = [{"who": "me"}, *({"who": "bot", "bot": bot, "name": ""} for bot in bots)]
    answer = page.request.post("/api/v1/tables", data={"game": game, "seats": seats, **more})
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    return table


def somebody(page: Page) -> Page:
    """Whoever sits before the page has a name, as the page gives one."""
    page.goto("/")
    answer = page.request.post("/api/v1/people", data={"name": "Guest 10", "language": "en"})
    assert answer.ok, answer.text()
    page.evaluate("() => localStorage.setItem('met', 'yes')")
    return page


def hurry(page: Page, table: str, until: Callable[[Look], bool] = lambda _: False, seed: int = 1) -> Look:
    """Any legal answers, until the game is over or it is as wanted when I am asked; the last look."""
    luck = random.Random(seed)

    def asked() -> Look | None:
        look: Look = page.request.get(f"/api/v1/tables/{table}").json()
        return look if look["stage"] == "over" or asked_of_me(look) else None

    while True:
        look = wait_until(page, asked, "my turn")
        assert look
        mine = asked_of_me(look)
        if look["stage"] == "over" or ("move" in mine and until(look)):
            return look
        if "move" in mine:
            move = luck.choice(look["legal_moves"])["text"]
            wanted = {"do": "act", "question": mine["move"], "moves": [move]}
        else:  # a bot waits for a word
            wanted = {"do": "say", "question": look["window"], "move": luck.choice(look["sayings"])["text"]}
        page.request.post(f"/api/v1/tables/{table}/commands", data={**wanted, "id": f"{luck.random()}"})


def asked_of_me(look: Look) -> dict[str, int]:
    """The numbers of the questions for a move or a word, by what they ask."""
    mine = {one["asks"]: one["number"] for one in look["questions"] if one["seat"] == look["viewer"]}
    return {asks: number for asks, number in mine.items() if asks in ("move", "word")}


def brought(page: Page, bots: list[str], until: Callable[[Look], bool], **more: object) -> tuple[Look, str]:
    """A game of Regicide in which it is as wanted when I am asked and hold cards; how it looks, and its table."""
    somebody(page)
    for seed in range(GAMES):
        table = open_by_hand(page, "regicide", bots, **more)
        look = hurry(page, table, until, seed=seed)
        if look["stage"] != "over" and look["view"]["hand"]:
            return look, table
    raise AssertionError("it never came to that")
