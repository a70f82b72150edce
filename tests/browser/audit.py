"""What is wrong with how a page lies: words that are cut, things outside or covered, buttons too small for a thumb."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.axe import STILL

AUDIT = (Path(__file__).parent / "audit.js").read_text("utf-8").partition("\n")[2]


def audit(page: Page) -> list[str]:
    """Everything that is wrong on the screen once nothing moves."""
    page.evaluate(STILL)
    found: list[str] = page.evaluate(AUDIT)
    return found
