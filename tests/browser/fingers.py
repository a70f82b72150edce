"""Fingers as a browser hears of them; it may think that they scroll."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser.waiting import box_of, let_pass

Spot = tuple[float, float]
STEPS = 8


def middle(place: Locator) -> Spot:
    """Where somebody presses."""
    box = box_of(place)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def strip(card: Locator) -> Spot:
    """Where a card is seen in any hand: its left."""
    box = box_of(card)
    return box["x"] + 14, box["y"] + box["height"] / 2


class Finger:
    """One that comes down, moves and leaves."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.page = page

    def send(self, kind: str, *spots: Spot) -> None:
        """What it does, where all of them are."""
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(spots)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag(self, start: Spot, across: float, down: float, *, leave: bool = True) -> None:
        """From there, so far."""
        x, y = start
        self.send("touchStart", start)
        for step in range(1, STEPS + 1):
            self.send("touchMove", (x + across * step / STEPS, y + down * step / STEPS))
        if leave:
            self.send("touchEnd")

    def hold(self, start: Spot, milliseconds: int = 700) -> None:
        """It lies there, and does not leave yet."""
        self.send("touchStart", start)
        let_pass(self.page, milliseconds)
