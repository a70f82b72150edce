"""What goes wrong in the middle of a game: the page comes back by itself, and what was pressed is done once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.line import Line
from tests.browser.playing import button, hand, offered, open_table, play_on
from tests.browser.visiting import CALM, Visitor
from tests.browser.waiting import hurry
from tests.server.chaos import Process

Fault = Callable[[Page, Process, Line], "Iterator[None]"]


def reload(page: Page, server: Process, line: Line) -> Iterator[None]:  # noqa: ARG001
    """The page is loaded anew."""
    page.reload()
    yield


def drop(page: Page, server: Process, line: Line) -> Iterator[None]:  # noqa: ARG001
    """The network is gone for a while."""
    line.cut()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    yield
    line.mend()


def restart(page: Page, server: Process, line: Line) -> Iterator[None]:  # noqa: ARG001
    """The server is killed, and started again with the same database."""
    server.kill()
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    yield
    server.start()


FAULTS: dict[str, Fault] = {"reload": reload, "network drop": drop, "server restart": restart}


@pytest.fixture
def line(server: Process) -> Iterator[Line]:
    """Between the page and the server."""
    line = Line(server.port)
    yield line
    line.close()


def named(page: Page) -> list[str | None]:
    """My cards by name, and the enemy."""
    cards = [card.get_attribute("data-key") for card in hand(page).all()]
    return [page.get_by_role("region", name="Enemy").get_by_role("heading").text_content(), *cards]


def begin(visitor: Visitor) -> None:
    """A game with a bot that has begun, and is at a decision of mine; one that is lost at once is no such game."""
    while True:
        open_table(visitor.page, bots=1)
        play_on([visitor], decisions=2)
        while (what := offered(visitor.page)) == "news":
            hurry(button(visitor.page, "Continue"))
        if what != "over":
            return


@pytest.mark.parametrize("case", FAULTS)
def test_the_game_goes_on(server: Process, line: Line, come: Come, case: str) -> None:
    visitor = come(line.address, **CALM)
    page = visitor.page
    begin(visitor)
    before = named(page)
    visitor.is_cut_off = True
    fault = contextmanager(FAULTS[case])
    with fault(page, server, line):
        if case != "reload":
            assert named(page) == before
    expect(page.get_by_text("Reconnecting…")).to_have_count(0)
    hand(page).first.wait_for()
    visitor.is_cut_off = False
    assert named(page) == before
    assert play_on([visitor], decisions=3) > 0
