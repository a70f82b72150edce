"""The browser that the tests drive: the machine's own Chromium, for most of them without its own window and notices."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Playwright, sync_playwright

VARIABLE = "DETHRONE_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"  # the same browser without what is around a page: a third less work
# A container's /dev/shm is often small, and root has no sandbox.
OPTIONS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--mute-audio")


def executable(*before: str) -> str:
    """Where it is, or one of these that comes before it; there is no test of a page without one."""
    names = (os.environ.get(VARIABLE, ""), *before, *NAMES)
    found = next((path for path in map(shutil.which, filter(None, names)) if path), None)
    if found is None:
        raise FileNotFoundError(
            f"No Chromium here (looked for {', '.join(NAMES)}). `tools/browser-ready` installs Debian's; "
            f"or name one: {VARIABLE}=/path/to/chromium"
        )
    return found


@contextmanager
def launched(playwright: Playwright, *before: str) -> Iterator[Browser]:
    """A browser that ends with what it is used for."""
    browser = playwright.chromium.launch(executable_path=executable(*before), args=OPTIONS)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser as people have it."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser
