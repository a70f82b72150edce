"""The browser that the tests drive: the machine's own Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

VARIABLE = "DETHRONE_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")
# A container's /dev/shm is often small, and root has no sandbox.
OPTIONS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--mute-audio")


def executable() -> str:
    """Where it is; there is no test of a page without one."""
    names = (os.environ.get(VARIABLE, ""), *NAMES)
    found = next((path for path in map(shutil.which, filter(None, names)) if path), None)
    if found is None:
        raise FileNotFoundError(
            f"No Chromium here (looked for {', '.join(NAMES)}). `tools/browser-ready` installs Debian's; "
            f"or name one: {VARIABLE}=/path/to/chromium"
        )
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that ends with what it is used for."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=OPTIONS)
        try:
            yield browser
        finally:
            browser.close()
