"""A server in a process of its own and one browser for these tests; somebody new before the page for each.

They last as long as tests of this folder follow each other: while the browser is there no other loop can run in the
process, and other tests need theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.chromium import SHELL, launched
from tests.browser.dealing import Dealer
from tests.browser.screens import end
from tests.browser.visiting import CALM, PATIENCE, Visitor
from tests.server.chaos import Process

ATTEMPTS = 3
Come = Callable[..., Visitor]


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's file."""
    return tmp_path_factory.mktemp("server") / "server.sqlite"


@pytest.fixture(scope="package")
def server(database: Path) -> Iterator[Process]:
    """A server as it usually is: one process, one file."""
    page = Path(__file__).parents[2] / "src/dethrone/server/page/index.html"
    assert page.exists(), "The page is not built: run make web"
    running = started(database)
    yield running
    running.kill()


@pytest.fixture(scope="package")
def dealer(server: Process, database: Path) -> Iterator[Dealer]:  # noqa: ARG001 (whose tables these are)
    """Who lays tables at any moment of a game."""
    found = Dealer(f"sqlite:///{database}")
    yield found
    found.close()


def started(database: Path) -> Process:
    """A server that answers; should somebody take its port before it does, one at another."""
    for attempt in range(ATTEMPTS):
        running = Process(f"sqlite:///{database}")
        try:
            running.start()
        except AssertionError:
            running.kill()
            if attempt == ATTEMPTS - 1:
                raise
        else:
            return running
    raise AssertionError


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Who drives the browsers."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser; what is kept in it is each visitor's own."""
    with launched(playwright, SHELL) as found:
        yield found


@pytest.fixture(scope="package")
def over(browser: Browser, server: Process) -> str:
    """The path of a game that somebody played to its end."""
    visitor = Visitor.come(browser, server.address, **CALM)
    end(visitor.page)
    path = visitor.page.get_by_role("link", name="Replay").get_attribute("href")
    visitor.leave()
    assert path
    return path


@pytest.fixture
def come(browser: Browser, server: Process) -> Iterator[Come]:
    """Lets somebody new come; they leave after the test, and nothing may have gone wrong."""
    visitors: list[Visitor] = []

    def newcomer(address: str = "", **how: object) -> Visitor:
        visitors.append(Visitor.come(browser, address or server.address, **how))  # type: ignore[arg-type]
        return visitors[-1]

    yield newcomer
    for visitor in visitors:
        visitor.leave()
