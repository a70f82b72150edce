"""Waiting before a page, in whose browser all goes on meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import FloatRect, Locator, Page, TimeoutError

from tests.waiting import HANGS

Found = TypeVar("Found")
BETWEEN = 50  # milliseconds between two looks
SHOWN = 3_000  # milliseconds: longer than anything is shown that goes by itself


def wait_until(page: Page, condition: Callable[[], Found], what: str = "it") -> Found:
    """Look again and again until it is so; what was found then. Only what hangs is given up."""
    end = time.monotonic() + HANGS
    while not (found := condition()):
        assert time.monotonic() < end, f"{what} never came"
        page.wait_for_timeout(BETWEEN)
    return found


def box_of(place: Locator) -> FloatRect:
    """Where an element is on the screen, once it is visible: a card has no place before the layout is measured."""
    place.wait_for()
    box = place.bounding_box()
    assert box
    return box


def let_pass(page: Page, milliseconds: int) -> None:
    """By the page's own timers: whatever it had put off for a shorter time is done, however slow the machine is."""
    page.evaluate("(long) => new Promise((go) => setTimeout(go, long))", milliseconds)


def hurry(button: Locator) -> bool:
    """Press what may go away by itself; whether it was pressed. It decides nothing: who presses looks again."""
    try:
        button.click(timeout=SHOWN)
    except TimeoutError:
        return False
    return True
