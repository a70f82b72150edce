"""Two people and a bot play a whole game, each in a browser; and nobody is sent what they may not know."""

from __future__ import annotations

import json

import httpx
import pytest
from playwright.sync_api import Page, expect

from dethrone.sheet import Record
from tests.browser.conftest import Come
from tests.browser.playing import play_on, sit_together
from tests.browser.secrets import Knowledge, knowledge, leaks
from tests.browser.visiting import Heard
from tests.server.chaos import Process
from tests.waiting import HANGS

SECRET = "c0ffee"
KNOWN = [
    Knowledge(frozenset({"JC", "3H"}), frozenset({"5S", "9D"})),
    Knowledge(frozenset({"JC", "3H", "7D"}), frozenset({"5S", "9D"})),
]
# What might be sent, and what is wrong with it.
FRAMES = {
    "what I hold": ({"view": {"hand": ["3H"]}}, []),
    "what may lie there": ({"view": {"layers": [[0, ["5S", "9D"]]]}}, []),
    "a hand": ({"view": {"hands": [["3H"], ["5S"]]}}, ["5S after 0 moves"]),
    "in a sentence": ({"lines": ["Ada draws 9D."]}, ["9D after 0 moves"]),
    "before it is played": ({"events": [{"cards": ["7D"]}]}, ["7D after 0 moves"]),
    "once it is played": ({"what": {"what": "decided"}, "events": [{"cards": ["7D"]}]}, []),
    "the tavern's order": ({"layers": [[0, ["9D", "5S"]]]}, ["an order after 0 moves: ['9D', '5S']"]),
    "apart": ({"layers": [[0, ["5S"]]]}, ["hidden cards told apart after 0 moves: ['9D']"]),
    "the secret": ({"commitment": SECRET}, ["the secret in socket"]),
    "after the end": ({"stage": "over", "hands": [["5S"]]}, []),
}


@pytest.mark.parametrize("case", FRAMES)
def test_what_is_a_leak(case: str) -> None:
    frame, wrong = FRAMES[case]
    assert list(leaks([Heard("socket", json.dumps(frame))], KNOWN, [SECRET])) == wrong


def record_of(server: Process, table: str) -> Record:
    """The record of the game that was played at a table."""
    api = f"{server.address}/api/v1"
    game = httpx.get(f"{api}/tables/{table}/game", timeout=HANGS).json()["id"]
    return Record.parse(httpx.get(f"{api}/games/{game}/record", timeout=HANGS).text)


def talk(host: Page, guest: Page) -> None:
    """After the game anything may be said, and anybody may be left unheard."""
    for text in ("That was close", "Once more?"):
        host.get_by_role("textbox", name="Say something").fill(text)
        host.get_by_role("button", name="Send").click()
        expect(host.get_by_role("log").get_by_text(text)).to_be_visible()
        if text == "That was close":
            expect(guest.get_by_role("log").get_by_text(text)).to_be_visible()
            guest.get_by_role("button", name="Mute").click()
            expect(guest.get_by_role("button", name="again")).to_be_visible()
    expect(guest.get_by_role("log")).to_be_empty()
    expect(host.get_by_text(" of 12 royals defeated.")).to_be_visible()  # it is no news, but stays


def test_two_people_and_a_bot_play_to_the_end(server: Process, come: Come) -> None:
    visitors = [come(), come()]
    table = sit_together(visitors)
    assert play_on(visitors) >= 2
    talk(visitors[0].page, visitors[1].page)
    record = record_of(server, table)
    for visitor in visitors:
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Game over")
    for seat, visitor in enumerate(visitors):
        assert len(visitor.heard) > 30
        assert not [address for address in visitor.unread if "/api/" in address]
        assert list(leaks(visitor.heard, knowledge(record, seat), [record.headers["Secret"]])) == []
