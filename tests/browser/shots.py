"""Pictures of every screen, phone to desk, light and dark, and those of the README: `make shots`.

python -m tests.browser.shots [NAME …] [--only-readme]
"""

from __future__ import annotations

import argparse
import html
import io
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, TimeoutError

from tests.browser.chromium import chromium
from tests.browser.conftest import started
from tests.browser.playing import button, hand, offered, open_table, turn
from tests.browser.screens import SCREENS
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Visitor
from tests.server.chaos import Process

ROOT = Path(__file__).parents[2]
SHOTS, PICTURES = ROOT / "build" / "shots", ROOT / "docs" / "pictures"
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES = ("light", "dark")
# Pictures of the README: name, screen, size, theme.
README = {
    "table": ("table with bots", "desktop", "light"),
    "table-dark": ("table with bots", "phone", "dark"),
    "dice": ("dice", "desktop", "light"),
    "home": ("home", "desktop", "light"),
}
GAME = "game.webp"
FRAMES, FRAME_TIME, LAST_TIME, WIDTH = 26, 700, 2500, 720


@contextmanager
def opened() -> Iterator[tuple[Process, Browser]]:
    """A server of its own, and a browser."""
    with tempfile.TemporaryDirectory() as folder:
        server = started(Path(folder) / "server.sqlite")
        try:
            with chromium() as browser:
                yield server, browser
        finally:
            server.kill()


def still(page: Page) -> bytes:
    """A picture, once nothing moves."""
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))")
    return page.screenshot()


# ------------------------------------------------------------------ every screen
def take_all(server: Process, browser: Browser, names: list[str]) -> list[str]:
    """Every screen in every size and theme; those that did not come."""
    missing = []
    SHOTS.mkdir(parents=True, exist_ok=True)
    for size, measures in SIZES.items():
        for theme in THEMES:
            visitor = Visitor.come(browser, server.address, measures, theme)
            for name in names:
                print(f"{size}, {theme}: {name}", flush=True)
                try:
                    SCREENS[name](visitor.page)
                    (SHOTS / shot(name, size, theme)).write_bytes(still(visitor.page))
                except TimeoutError as error:
                    missing.append(f"{size}, {theme}: {name}: {str(error).splitlines()[0]}")
            visitor.page.context.close()
    return missing


def shot(name: str, size: str, theme: str) -> str:
    """The file of a picture."""
    return f"{name.replace(' ', '-')}-{size}-{theme}.png"


def contact_sheet() -> None:
    """All pictures on one page."""
    rows = []
    for name in SCREENS:
        files = [shot(name, size, theme) for size in SIZES for theme in THEMES]
        pictures = "".join(
            f'<a href="{file}"><img src="{file}" alt="{file}" height="300" loading="lazy"></a>'
            for file in files
            if (SHOTS / file).exists()
        )
        rows.append(f"<h2>{html.escape(name)}</h2><p>{pictures}</p>")
    style = "<style>body{font:16px sans-serif;background:#777}img{margin:4px}</style>"
    text = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>{style}{"".join(rows)}'
    )
    (SHOTS / "index.html").write_text(text, encoding="utf-8")


# ------------------------------------------------------------------ the README
def take_readme(server: Process, browser: Browser) -> None:
    """Small pictures, and a game that moves."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, (screen, size, theme) in README.items():
        visitor = Visitor.come(browser, server.address, SIZES[size], theme)
        SCREENS[screen](visitor.page)
        picture = Image.open(io.BytesIO(still(visitor.page)))
        picture.save(PICTURES / f"{name}.webp", quality=82, method=6)
        visitor.page.context.close()
    animate(frames(server, browser))


def frames(server: Process, browser: Browser) -> list[Image.Image]:
    """A game with a bot, picture by picture: what is chosen, what it does, what the bot does."""
    visitor = Visitor.come(browser, server.address, (960, 640))
    page, luck, found = visitor.page, random.Random(2), list[Image.Image]()
    open_table(page, bots=1, strength="Expert")
    hand(page).first.wait_for()
    while len(found) < FRAMES:
        what = offered(page)
        if what == "play" and (cards := page.locator('.layer button[data-zone="hand"]:not(.dim)')).count():
            cards.last.press(" ")
            button(page, "Play ").wait_for()
        found.append(Image.open(io.BytesIO(still(page))))
        if what == "play" and page.locator(".layer button.lifted").count():
            button(page, "Play ").click()
            page.locator(".layer button.lifted").first.wait_for(state="detached")
        elif what == "over" or turn(page, luck) == "over":
            break
    page.context.close()
    return found


def animate(pictures: list[Image.Image]) -> None:
    """Into one small file."""
    small = [one.convert("RGB").resize((WIDTH, one.height * WIDTH // one.width)) for one in pictures]
    times = [FRAME_TIME] * (len(small) - 1) + [LAST_TIME]
    first, *rest = small
    first.save(
        PICTURES / GAME, save_all=True, append_images=rest, duration=times, loop=0, quality=60, method=4
    )


def main() -> int:
    """Take what is asked for."""
    parser = argparse.ArgumentParser(prog="shots", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of: {', '.join(SCREENS)}")
    parser.add_argument("--only-readme", action="store_true", help="only the pictures of the README")
    options = parser.parse_args()
    if unknown := [name for name in options.names if name not in SCREENS]:
        parser.error(f"There is no screen {unknown[0]!r}; there are {', '.join(SCREENS)}.")
    missing: list[str] = []
    with opened() as (server, browser):
        if not options.only_readme:
            missing = take_all(server, browser, options.names or list(SCREENS))
            contact_sheet()
            print(f"{SHOTS / 'index.html'}")
        if not options.names:
            take_readme(server, browser)
            print(f"{PICTURES}")
    print(*missing, sep="\n")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
